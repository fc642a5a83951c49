"""While decisions are due: what the game allows, what comes too late, and what may go wrong at any table."""

from collections.abc import Callable
from typing import Any

from shall.script import CountStub, DrawInError, Expose, Increase, Leave, Notice, Proceed, Recut, Withdraw

from . import irregular
from .betting import increase, leave_table, withdraw
from .cutting import cut
from .round import Round
from .rules import Rule
from .table import Handlers, Refusal, Table, forbid, kept


def deciding(  # noqa: C901 - one small function for each act
    table: Table, now: Round, own: Handlers, undecided: Rule | None = None
) -> Handlers:
    """What may be done once cards are dealt: what the game allows, and what may happen at any table."""
    r = table.rules

    def late_increase(act: Increase) -> None:
        forbid(minded(table, now, "late_increase"), r.late_increase)
        increase(table, act, r.late_increase)

    def late_withdrawal(act: Withdraw) -> None:
        late = minded(table, now, "late_withdrawal")
        if late and taken_back(table, now, act) in r.late_withdrawal.value:
            raise Refusal(r.late_withdrawal)
        withdraw(table, act, r.late_withdrawal)

    def recut(act: Recut) -> None:
        forbid(True, r.late_recut)  # noqa: FBT003
        cut(table, act.cards, r.late_recut)

    def expose(act: Expose) -> None:
        if act.area != "dealer" or act.before != "now":
            raise Refusal
        now.dealer_exposed = True
        if irregular.exposure_counts(table, now):
            irregular.dealer_exposed(table, now)

    def order_count(_: CountStub) -> None:
        if now.stub_done:
            raise Refusal
        now.count_ordered = True

    def go_on(_: Proceed) -> None:
        if not now.all_void:
            forbid(bool(now.undecided()), undecided or r.undecided)

    acts: Handlers = {
        Proceed: go_on,
        Increase: late_increase,
        Withdraw: late_withdrawal,
        Recut: recut,
        Leave: lambda act: leave_table(table, act, kept_seated(table, now)),
        Expose: expose,
        Notice: lambda act: irregular.noticed(table, now, act),
        CountStub: order_count,
        DrawInError: lambda _: setattr(now.hands, "drawn_early", True),
        **own,
    }
    return {kind: do if kind is Proceed else unless_void(now, do) for kind, do in acts.items()}


def taken_back(table: Table, now: Round, act: Withdraw) -> str:
    """In which way a wager would be taken back after the call."""
    wager = table.wagers.get(act.wager)
    decided = now.decisions.get(wager.seat) if wager else None
    if act.amount is not None:
        return "part of a wager"
    return "an earlier wager after a decision" if wager and decided not in (None, wager.area) else "a wager"


def minded(table: Table, now: Round, name: str) -> bool:
    """Whether a duty is minded at this stage, where a rule says at which it is."""
    rule = table.rules.__dict__.get(f"{name}_stages")
    return rule is None or now.stage in rule.value


def kept_seated(table: Table, now: Round) -> set[int]:
    """The seats whose players may not leave: whoever has cards, folded or not, at every stage."""
    seats = set(now.hands.players) if minded(table, now, "leaving") else set()
    return seats if kept(table, "folders_stay") else seats & set(now.staying() + now.undecided())


def unless_void(now: Round, do: Callable[[Any], None]) -> Callable[[Any], None]:
    """Once all hands are void nothing more is done in the round."""

    def guarded(act: Any) -> None:
        if now.all_void:
            raise Refusal
        do(act)

    return guarded
