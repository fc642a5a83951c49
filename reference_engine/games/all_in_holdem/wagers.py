"""What may be staked before the cards are dealt, and who is then dealt in (44.6)."""

from shall.script import Bet

from ...rules import Cited
from ...table import Refusal, Table, forbid
from .rules import BONUSES, LAW, term

TERMS = {"hole-card-bonus": term("Hole card bonus wager"), "final-hand-bonus": term("Final hand bonus wager")}
BETS: dict[str, Cited] = {
    "ante": Cited((term("Ante"), f"{LAW}.6(b)", f"{LAW}.6(a)")),
    "hole-card-bonus": Cited((f"{LAW}.6(c)", term("Hole card bonus wager"), f"{LAW}.6(b)", f"{LAW}.6(a)")),
    "final-hand-bonus": Cited((f"{LAW}.6(c)", term("Final hand bonus wager"), f"{LAW}.6(b)", f"{LAW}.6(a)")),
    "raise": Cited((f"{LAW}.10(a)2", f"{LAW}.10(a)", term("Raise wager"), f"{LAW}.6(d)")),
}


def refuse(table: Table, act: Bet) -> None:
    """What 44.6 refuses before the deal: a raise, a bonus without an ante, a wager off the layout."""
    r, ante = table.rules, table.lying(act.seat, "ante")
    if act.area == "raise":
        forbid(True, r.late_raise if table.round > 1 and not ante else r.early_raise)  # noqa: FBT003
    forbid(act.area not in BETS, r.off_area)
    if table.wagers and not r.in_time.value:  # as if the first wager closed the betting
        raise Refusal(r.in_time)
    if act.area in BONUSES:
        forbid(ante is None, r.bonus_alone)
        second = any(table.lying(act.seat, area) for area in BONUSES)
        if not r.__dict__[f"{act.area}_with_ante"].value or (second and not r.both_bonuses.value):
            raise Refusal(r.both_bonuses)


def in_play(table: Table) -> list[int]:
    """The seats to be dealt in: an ante is needed for that, and no other wager."""
    r = table.rules
    entering = ("ante",) if r.bonus_alone.value else ("ante", *BONUSES)
    antes = list(dict.fromkeys(wager.seat for wager in table.wagers.values() if wager.area in entering))
    seats = antes if r.ante_required.value else list(table.seats)
    needed = [area for area in BONUSES if not r.__dict__[f"{area}_optional"].value]
    return [seat for seat in seats if all(table.lying(seat, area) for area in needed)]


def entitled(table: Table, seat: int) -> Cited:
    """Why a seat gets cards: it has an ante, and the wagers it has not made are free to make."""
    return Cited((term("Ante"), *(TERMS[area] for area in BONUSES if not table.lying(seat, area))))
