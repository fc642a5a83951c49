"""Pay tables, from the fixtures: what is paid on a wager, by row and by the table selected in advance."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from shall.datafile import compose
from shall.errors import ShallError
from shall.folders import folder

from .rules import Cites, Holds, OneOf, Rule, Rules
from .settlement import Odds, at_odds, lose, push, win
from .table import Table, Wager


class Rows(NamedTuple):
    """Odds per row, one for each table; the least that may be paid, or exactly what is paid."""

    tables: tuple[str, ...]
    odds: dict[str, tuple[Odds | None, ...]]
    exact: bool = False

    def put(self, row: str, place: int, odds: Odds) -> "Rows":
        """The same with other odds in one place."""
        several = self.odds[row]
        return self._replace(odds={**self.odds, row: (*several[:place], odds, *several[place + 1 :])})


class PayTable(Rule):
    """A pay table: broken by paying less in one place, and more where the odds are exact."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        rows: Rows = self.value
        for row, several in rows.odds.items():
            for i, odds in enumerate(several):
                if odds is None:
                    continue
                for step in (-1, 1) if rows.exact else (-1,):
                    other = (odds[0] + step, odds[1])
                    yield (
                        f"pays {other[0]} to {other[1]} for {row} by table {rows.tables[i]}",
                        rows.put(row, i, other),
                    )


def pay_rules(rulebook: str) -> Rules:
    """The pay tables of a rulebook, and that the selected one is used, by wager."""
    rules: Rules = {}
    for wager, table in pay_tables(rulebook).items():
        rules[f"{wager}_pays"] = table
        rules[f"{wager}_no_row"] = OneOf(("lost", "push"), table.clauses)
        if len(table.value.tables) > 1:
            rules[f"{wager}_selected"] = Holds(value=True, clauses=table.clauses)
    return rules


@cache
def pay_tables(rulebook: str) -> dict[str, PayTable]:
    """The pay tables of a rulebook, by wager."""
    name = rulebook.replace("-", "_")
    path = folder("fixtures") / name / "pay_tables.yaml"
    data = compose(path, f"fixtures/{name}/pay_tables.yaml", ShallError).data
    return {
        each["wager"]: PayTable(
            Rows(
                tuple(each["tables"]),
                {row: tuple(map(_odds, odds)) for row, odds in each["rows"].items()},
                exact=each.get("basis") == "exactly",
            ),
            (each["citation"],) if "citation" in each else (),  # odds that are only assumed
        )
        for each in data["pay_tables"]
    }


def _odds(text: str) -> Odds | None:
    """`9` is 9 to 1, `3/2` is 3 to 2, `none` pays nothing."""
    if text == "none":
        return None
    winnings, _, stake = text.partition("/")
    return int(winnings), int(stake or 1)


def odds_for(table: Table, wager: str, row: str | None) -> Odds | None:
    """The odds of a row by the table selected in advance, or nothing where the wager does not win."""
    several = table.rules.__dict__[f"{wager}_pays"].value.odds.get(row)
    return several[selected(table, wager)] if several else None


def settle_row(
    table: Table, wager: Wager, row: str | None, *why: Cites, within: Callable[[int], int] = int
) -> None:
    """Pay a wager by its row, within a limit if there is one; without a row it is lost."""
    odds = odds_for(table, wager.area, row)
    if odds is not None:
        win(table, wager, within(at_odds(wager.amount, odds)), *why)
    elif table.rules.__dict__[f"{wager.area}_no_row"].value[0] == "lost":
        lose(table, wager, *why)
    else:
        push(table, wager, *why)


def best_odds(table: Table, wager: str) -> Odds:
    """The best odds of the selected table."""
    rows: Rows = table.rules.__dict__[f"{wager}_pays"].value
    place = selected(table, wager)
    return max(
        (odds for several in rows.odds.values() if (odds := several[place])),
        key=lambda odds: odds[0] / odds[1],
    )


def selected(table: Table, wager: str) -> int:
    """The place of the table selected in advance."""
    rows: Rows = table.rules.__dict__[f"{wager}_pays"].value
    rule = table.rules.__dict__.get(f"{wager}_selected")
    if rule is not None and not rule.value:  # whatever was selected, the one that pays least in its first row
        return min(
            range(len(rows.tables)), key=lambda i: [several[i] or (0, 1) for several in rows.odds.values()]
        )
    return rows.tables.index(str(table.options.get(wager, rows.tables[0])))
