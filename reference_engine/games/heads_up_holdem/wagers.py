"""What may be staked before the cards are dealt, and who is then dealt in (39.6)."""

from shall.script import Bet, worth
from shall.transcript import Dealt

from ...rules import Cited
from ...table import Refusal, Table, forbid
from .rules import BONUSES, LAW, POCKET, RAISE, TEN, TRIPS, term

TERMS = {"trips-plus": TRIPS, "pocket-bonus": POCKET}
PLACED = (f"{LAW}.6(b)", f"{LAW}.6(a)", f"{LAW}.6(e)")
BETS: dict[str, Cited] = {
    "ante": Cited((term("Ante"), f"{TEN}(b)", *PLACED)),
    "odds": Cited((f"{LAW}.6(c)", term("Odds Wager"), f"{TEN}(b)", *PLACED)),
    "trips-plus": Cited((f"{LAW}.6(d)", TRIPS, *PLACED)),
    "pocket-bonus": Cited((f"{LAW}.6(d)", POCKET, *PLACED)),
    "raise": Cited((RAISE, f"{LAW}.6(d)", *PLACED)),
}
OTHER = {"ante": "odds", "odds": "ante"}


def refuse(table: Table, act: Bet) -> None:
    """What 39.6 refuses before the deal: a raise, a wager off the layout, an odds wager unlike the ante."""
    r = table.rules
    forbid(act.area == "raise", r.early_raise)
    forbid(act.area not in BETS, r.off_area)
    if table.wagers and not r.in_time.value:  # as if the first wager closed the betting
        raise Refusal(r.in_time)
    other = table.lying(act.seat, OTHER.get(act.area, ""))
    if other:
        amounts = {act.area: worth(act.pieces), other.area: other.amount}
        if unlike(amounts["odds"], amounts["ante"]) in r.unequal_odds.value:
            raise Refusal(r.unequal_odds)


def unlike(odds: int, ante: int) -> str:
    """How the odds wager differs from the ante."""
    return "less" if odds < ante else "more" if odds > ante else "equal"


def in_play(table: Table) -> list[int]:
    """The seats to be dealt in: an ante and an odds wager of the same amount, and no other wager needed."""
    seats = {wager.seat for wager in table.wagers.values()}
    playing = {seat for seat in seats if takes_part(table, seat)}
    if playing and not table.rules.ante_each_round.value:
        last = table.round - 1
        playing |= {e.seat for e in table.events if isinstance(e, Dealt) and e.round == last and e.seat}
    return sorted(playing)


def takes_part(table: Table, seat: int) -> bool:
    """Whether what lies at the seat is enough to be dealt in."""
    r = table.rules
    ante, odds = table.lying(seat, "ante"), table.lying(seat, "odds")
    if not all(table.lying(seat, area) for area in BONUSES if not r.__dict__[f"{area}_optional"].value):
        return False
    if not ante:
        return not r.ante_required.value
    if not odds:
        return not r.odds_required.value
    if not r.equal_after_changes.value:  # what was placed unequal has been refused
        return True
    return unlike(odds.amount, ante.amount) not in r.unequal_odds.value


def entitled(table: Table, seat: int) -> Cited:
    """Why a seat gets cards: ante and odds wager lie, and the wagers it has not made are free to make."""
    free = (TERMS[area] for area in BONUSES if not table.lying(seat, area))
    return Cited((term("Ante"), term("Odds Wager"), f"{LAW}.6(c)", f"{TEN}(b)", f"{TEN}(c)", *free))
