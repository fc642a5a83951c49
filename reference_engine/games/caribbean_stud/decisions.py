"""What players decide, once and in silence: to bet twice the ante, or to fold and lose it (16.10)."""

from collections.abc import Iterator

from shall.script import Bet, Check, Fold, Increase, Talk, worth
from shall.transcript import Folded, Revealed

from ...betting import increase, place
from ...deciding import deciding
from ...round import Round, rack
from ...rules import Rule
from ...settlement import lose
from ...table import Handlers, Refusal, Table, forbid
from .wagers import BETS, lock


def streets(table: Table, now: Round) -> Iterator[Handlers]:
    """One stop: bet or fold, once, in silence."""
    r, method = table.rules, table.options["dealing"]
    if not r.__dict__[f"locks_first_{method}"].value:
        lock(table)
    up = r.up_card.value[0] if table.round == 1 or r.up_card_again.value else None
    if method == "automated-shoe" and up is not None:
        table.emit(Revealed, r.up_card, area="dealer", cards=tuple(now.hands.dealer[up : up + 1]))
    own: Handlers = {
        Bet: lambda act: decide_to_bet(table, now, act),
        Increase: lambda act: add(table, act),
        Fold: lambda act: decide_to_fold(table, now, act),
        Check: lambda act: decide_to_check(table, now, act),
        Talk: lambda act: forfeit(table, now, act),
    }
    yield deciding(table, now, own)


def decide_to_bet(table: Table, now: Round, act: Bet) -> None:
    """A bet wager of twice the ante, in its own area; every other wager comes too late."""
    r = table.rules
    late = r.__dict__.get(f"late_{act.area}_{table.options['dealing']}")
    if late is not None:
        forbid(True, late)  # noqa: FBT003
        place(table, act, BETS[act.area])
        return
    forbid(act.area != "bet", r.bet_elsewhere)
    check_decision(table, now, act.seat, act.patron, r.bet_is_open)
    ante = table.lying(act.seat, "ante")
    if ante and worth(act.pieces) != ante.amount * r.bet_multiple.value:
        raise Refusal
    place(table, act, BETS["bet"])
    now.decisions[act.seat] = "bet"


def add(table: Table, act: Increase) -> None:
    """Nothing is added once betting is closed."""
    rule = table.rules.__dict__[f"late_addition_{table.options['dealing']}"]
    forbid(True, rule)  # noqa: FBT003
    increase(table, act, rule)


def check_decision(table: Table, now: Round, seat: int, patron: str, open_: Rule) -> None:
    """Refuse a decision for no hand, for another's, or for one that is made."""
    forbid(table.seats.get(seat) != patron, table.rules.others_hand)
    if seat not in now.hands.players or seat in now.voided:
        raise Refusal
    forbid(seat in now.decisions, table.rules.second_decision)
    if not open_.value:
        raise Refusal(open_)


def decide_to_fold(table: Table, now: Round, act: Fold) -> None:
    """The ante is lost and the cards go to the rack, there and then."""
    r = table.rules
    check_decision(table, now, act.seat, act.patron, r.fold_is_open)
    now.decisions[act.seat] = "fold"
    table.emit(Folded, r.fold_is_open, patron=act.patron, seat=act.seat)
    if r.folds_wait.value[0] == "no":
        finish_fold(table, now, act.seat)


def finish_fold(table: Table, now: Round, seat: int) -> None:
    """What is done with a folded hand; its progressive wager goes with it (CS-13)."""
    for step in table.rules.fold.value:
        ante = table.lying(seat, "ante")
        if step.name == "the cards":
            rack(table, now, seat, "down", step)
        elif ante:
            lose(table, ante, step)
    progressive = table.lying(seat, "progressive")
    if progressive:
        lose(table, progressive)


def finish_folds(table: Table, now: Round) -> None:
    """Folded hands that wrongly lie there still."""
    for seat in [s for s, made in now.decisions.items() if made == "fold" and s not in now.racked]:
        finish_fold(table, now, seat)


def decide_to_check(table: Table, now: Round, act: Check) -> None:
    """There is no third option."""
    forbid(True, table.rules.third_option)  # noqa: FBT003
    now.decisions[act.seat] = "check"


def forfeit(table: Table, now: Round, act: Talk) -> None:
    """16.10(c): players who told each other about their cards lose all that they have staked."""
    r = table.rules
    everybody = set(now.hands.players)
    seats = {seat for seat in everybody if table.seats.get(seat) in act.patrons}
    if not seats:
        raise Refusal
    reach = r.talk_reaches.value[0]
    reached = everybody if reach == "everybody" else seats if reach == "those who talk" else {min(seats)}
    for seat in sorted(reached - now.racked, reverse=True):
        now.decisions[seat] = "fold"
        for wager in [table.lying(seat, area) for area in r.talk_forfeits.value]:
            if wager:
                lose(table, wager, r.talk_forfeits, r.talk_reaches)
        rack(table, now, seat, "down", r.talk_reaches)
