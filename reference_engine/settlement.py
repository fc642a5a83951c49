"""What becomes of a wager: decided, paid, returned, collected. Stakes in equal stakes out."""

from shall.transcript import Collected, Decided, Paid, Returned

from .rules import Cites, Holds, Rule, Rules
from .table import Table, Wager

Odds = tuple[int, int]


def stake_rules(clauses: dict[str, str]) -> Rules:
    """A winner's stake goes back beside the winnings, since odds say "to" and not "for"; by area."""
    return {f"{area}_stake_back": Holds(value=True, clauses=(clause,)) for area, clause in clauses.items()}


def win(table: Table, wager: Wager, amount: int, *rules: Cites, stake: Rule | None = None) -> None:
    """Pay the winnings and give the stake back, by the rule of the area unless another is named."""
    _decide(table, wager, "won", *rules)
    if amount:
        table.emit(Paid, *rules, wager=wager.id, amount=amount, area=wager.area, seat=wager.seat)
    stake = stake or table.rules.__dict__.get(f"{wager.area}_stake_back")
    if stake is None or stake.value:
        give_back(table, wager, *rules, *([stake] if stake else []))
    else:
        table.remove(wager)


def lose(table: Table, wager: Wager, *rules: Cites) -> None:
    """The stake goes to the house."""
    _decide(table, wager, "lost", *rules)
    table.emit(Collected, *rules, wager=wager.id, amount=wager.amount, area=wager.area, seat=wager.seat)
    table.lost.append(wager)
    table.remove(wager)


def push(table: Table, wager: Wager, *rules: Cites) -> None:
    """Neither side wins."""
    _decide(table, wager, "push", *rules)
    give_back(table, wager, *rules)


def void(table: Table, wager: Wager, *rules: Cites) -> None:
    """The wager never was."""
    _decide(table, wager, "void", *rules)
    give_back(table, wager, *rules)


def give_back(table: Table, wager: Wager, *rules: Cites) -> None:
    """The stake goes back to the patron."""
    table.emit(Returned, *rules, wager=wager.id, amount=wager.amount, area=wager.area, seat=wager.seat)
    table.remove(wager)


def _decide(table: Table, wager: Wager, outcome: str, *rules: Cites) -> None:
    table.emit(Decided, *rules, wager=wager.id, outcome=outcome, area=wager.area, seat=wager.seat)


def at_odds(amount: int, odds: Odds) -> int:
    """The winnings on an amount, in whole cents."""
    return amount * odds[0] // odds[1]
