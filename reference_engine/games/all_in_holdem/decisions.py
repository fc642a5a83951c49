"""What players decide: to raise three antes or to fold, once (44.10(a))."""

from collections.abc import Iterator

from shall.script import Bet, Check, Fold, worth
from shall.transcript import Folded, Laid

from ...betting import place
from ...deciding import deciding
from ...round import Round
from ...table import Handlers, Refusal, Table, Wager, forbid
from .folds import finish_folds
from .wagers import BETS


def streets(table: Table, now: Round) -> Iterator[Handlers]:
    """One stop: raise or fold, once."""
    own: Handlers = {
        Bet: lambda act: decide_to_bet(table, now, act),
        Fold: lambda act: decide_to_fold(table, now, act),
        Check: lambda act: decide_to_check(table, now, act),
    }
    yield deciding(table, now, own)


def decide_to_bet(table: Table, now: Round, act: Bet) -> None:
    """A raise, in its own area; every other wager comes too late."""
    r = table.rules
    if act.area != "raise" and (r.raise_elsewhere.value or act.area not in BETS):
        late = r.__dict__.get(f"late_{act.area}", r.off_area)
        if late.value:
            raise Refusal(late, r.raise_elsewhere)
        place(table, act, BETS.get(act.area, BETS["ante"]))
        return
    ante = table.lying(act.seat, "ante")
    forbid(ante is None, r.raise_without_ante)
    if ante is not None:
        check_raise(table, now, act, ante)
    place(table, act, BETS["raise"])
    if ante is not None:
        now.decisions[act.seat] = "raise"


def check_raise(table: Table, now: Round, act: Bet, ante: Wager) -> None:
    """Refuse a raise by a hand that has decided already, or of any other amount than the multiple."""
    r, decided = table.rules, now.decisions.get(act.seat)
    if act.seat not in now.hands.players:
        raise Refusal(r.early_raise)
    forbid(decided == "fold", r.raise_after_fold)
    forbid(decided == "raise", r.second_decision)
    if not r.raise_is_open.value:
        raise Refusal(r.raise_is_open)
    counted = ante.amount if r.raise_counts_additions.value else ante.amount - ante.added
    forbid(worth(act.pieces) != counted * r.raise_multiple.value, r.other_raise)


def decide_to_fold(table: Table, now: Round, act: Fold) -> None:
    """The hand is given up; it is finished when everybody has decided."""
    r = table.rules
    if act.seat not in now.hands.players:
        raise Refusal
    forbid(table.seats.get(act.seat) != act.patron, r.anothers_hand)
    forbid(act.seat in now.decisions, r.second_decision)
    if not r.fold_is_open.value:
        raise Refusal(r.fold_is_open)
    now.decisions[act.seat] = "fold"
    table.emit(Folded, r.fold_is_open, r.fold_gives_up, BETS["raise"], patron=act.patron, seat=act.seat)
    table.emit(Laid, r.fold_lays_down, seat=act.seat, face=r.fold_lays_down.value[0])
    if not r.folds_wait.value:
        finish_folds(table, now, [act.seat], r.folds_wait)


def decide_to_check(table: Table, now: Round, act: Check) -> None:
    """There is no third option."""
    forbid(True, table.rules.third_option)  # noqa: FBT003
    now.decisions[act.seat] = "check"
