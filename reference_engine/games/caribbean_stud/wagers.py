"""What may be staked before the cards are dealt, who is then dealt in, and the lock-out button (16.10(a))."""

from shall.script import Bet
from shall.transcript import Pressed

from ...round import Round
from ...rules import Cited
from ...table import Refusal, Table, forbid
from .progressive import advance, feed
from .rules import LAW

BETS: dict[str, Cited] = {
    "ante": Cited((f"{LAW}.10(a)",)),
    "progressive": Cited((f"{LAW}.11(a)",)),
    "bet": Cited((f"{LAW}.10(a)",)),
}


def refuse(table: Table, act: Bet) -> None:
    """A bet wager before the deal, or a wager off the layout."""
    forbid(act.area == "bet", table.rules.early_bet)
    if act.area not in BETS:
        raise Refusal(table.rules.off_area)


def in_play(table: Table) -> list[int]:
    """The seats with an ante."""
    return [wager.seat for wager in table.wagers.values() if wager.area == "ante"]


def entitled(_: Table, __: int) -> Cited:
    """Why a seat gets cards: the section on wagers is not printed."""
    return Cited()


def closed(table: Table, _: Round) -> None:
    """The lock-out button takes what has been staked on the progressive."""
    if table.rules.__dict__[f"locks_first_{table.options['dealing']}"].value:
        lock(table)
    feed(table)
    advance(table, "lock-out")


def lock(table: Table) -> None:
    """Press the lock-out button."""
    rule = table.rules.__dict__[f"locks_{table.options['dealing']}"]
    again = table.rules.__dict__[f"locks_again_{table.options['dealing']}"]
    if rule.value and (table.round == 1 or again.value):
        table.emit(Pressed, rule, device="lock-out")
