"""Pay tables, read from the fixtures: the least that may be paid on a wager, by row and by table."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import yaml

from shall.folders import folder

from .rules import Rule

Rows = dict[str, tuple[int, ...]]


class PayTable(Rule):
    """To-one odds per row and table: broken by paying one less in one place."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        rows: Rows = self.value
        for row, odds in rows.items():
            for i, to_one in enumerate(odds):
                less = (*odds[:i], to_one - 1, *odds[i + 1 :])
                yield f"pays {to_one - 1} to 1 for {row} by table {'ABCD'[i]}", {**rows, row: less}


@cache
def pay_tables(rulebook: str) -> dict[str, PayTable]:
    """The pay tables of a rulebook, by wager."""
    path = folder("fixtures") / rulebook.replace("-", "_") / "pay_tables.yaml"
    loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
    data = yaml.load(path.read_text(encoding="utf-8"), Loader=loader)  # noqa: S506
    return {
        table["wager"]: PayTable(
            {row: tuple(map(int, odds)) for row, odds in table["rows"].items()}, (table["citation"],)
        )
        for table in data["pay_tables"]
    }
