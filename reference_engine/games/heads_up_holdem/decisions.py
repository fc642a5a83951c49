"""What players decide at each of three stages: to raise, to check or, in the end, to fold (39.10)."""

from fractions import Fraction

from shall.script import Bet, Check, Fold, worth
from shall.transcript import Accepted, Checked, Folded

from ...betting import place
from ...deciding import deciding, minded
from ...round import Round, rack
from ...rules import Cited, Cites, Rule
from ...settlement import lose, push
from ...table import Handlers, Refusal, Table, Wager, forbid
from .rules import CHECK, DECISIONS, MOST
from .wagers import BETS


def stop(table: Table, now: Round, stage: str, step: Cites) -> Handlers:
    """A stop for everybody who has not raised yet; a check holds for one stage only."""
    now.stage = stage
    now.decisions = {seat: made for seat, made in now.decisions.items() if made != "check"}
    own: Handlers = {
        Bet: lambda act: decide_to_bet(table, now, act, step),
        Check: lambda act: decide_to_check(table, now, act, step),
        Fold: lambda act: decide_to_fold(table, now, act),
    }
    return deciding(table, now, own, at_stage(table, now, "undecided"))


def at_stage(table: Table, now: Round, name: str) -> Rule:
    """The rule of that name for the stage in question."""
    rule: Rule = table.rules.__dict__[f"{name}_{now.stage}"]
    return rule


def decide_to_bet(table: Table, now: Round, act: Bet, step: Cites) -> None:
    """A raise; every other wager comes too late."""
    r = table.rules
    if act.area != "raise":
        forbid(minded(table, now, "late_bet"), r.__dict__.get(f"late_{act.area}", r.off_area))
        place(table, act, BETS.get(act.area, BETS["ante"]))
        return
    if now.decisions.get(act.seat) == "fold" and not r.raise_after_fold.value:
        place(table, act, BETS["raise"])
        return
    ante = table.lying(act.seat, "ante")
    if act.seat not in now.hands.players or not ante or now.decisions.get(act.seat) == "fold":
        raise Refusal(r.ante_required, r.fold_is_out, r.raise_after_fold)
    check_raise(table, now, act, ante)
    amounts = at_stage(table, now, "raises"), at_stage(table, now, "most")
    after_check = (r.check_keeps_raise,) if act.seat in now.checked else ()
    why = (BETS["raise"], *amounts, step, *after_check)
    place(table, act, *why, again=True, named=f"raise_{now.stage}")
    now.decisions[act.seat], now.raised[act.seat] = "raise", now.stage


def check_raise(table: Table, now: Round, act: Bet, ante: Wager) -> None:
    """Refuse a second raise, one that was just declined, and every amount but the multiples of the stage."""
    r = table.rules
    decided = now.decisions.get(act.seat)
    second = at_stage(table, now, "second_raise")
    if decided == "raise" and now.raised[act.seat] in second.value:
        raise Refusal(second)
    forbid(decided == "check", r.raise_after_check)
    if not r.raises_anew.value and raised_before(table, act.seat):
        raise Refusal(r.raises_anew)
    if act.seat in now.checked and not r.check_keeps_raise.value:
        raise Refusal(r.check_keeps_raise)
    unit = raise_unit(table, now, ante)
    if worth(act.pieces) not in {unit * times for times in multiples(table, now.stage)}:
        small = (r.small_raise,) if now.stage == "river" else ()
        listed, most = at_stage(table, now, "raises"), at_stage(table, now, "most")
        raise Refusal(listed, most, r.raise_by_stage, *small)


def raised_before(table: Table, seat: int) -> bool:
    """Whether the seat raised in an earlier round."""
    raises = (each for each in table.events if isinstance(each, Accepted) and each.area == "raise")
    return any(each.seat == seat and each.round < table.round for each in raises)


def raise_unit(table: Table, now: Round, ante: Wager) -> int:
    """What a raise is a multiple of: the player's own ante, with what was added to it."""
    first = table.lying(min(now.hands.players), "ante") or ante
    own = ante if table.rules.raise_by_own_ante.value else first
    return own.amount if table.rules.raise_counts_additions.value else own.amount - own.added


def multiples(table: Table, stage: str) -> list[int | Fraction]:
    """The antes that a raise may have: as the procedure lists them and the definition limits them."""
    r, rule = table.rules, table.rules.__dict__
    if not r.raise_by_stage.value:
        stage = "hole"
    listed, most = rule[f"raises_{stage}"].value, rule[f"most_{stage}"].value
    found = [times for times in listed if times <= most or most >= MOST[stage]]
    if most > MOST[stage]:
        found.append(most)
    if stage == "river" and not r.small_raise.value:
        found.append(Fraction(1, 2))
    return found


def decide_to_check(table: Table, now: Round, act: Check, step: Cites) -> None:
    """No raise for now; in the end there is no check."""
    r = table.rules
    check_turn(table, now, act, r.anothers_check)
    forbid(now.stage == "river", r.late_check)
    taken = r.__dict__.get(f"check_{now.stage}", r.late_check)
    if now.stage != "river" and not taken.value:
        raise Refusal(taken)
    now.decisions[act.seat] = "check"
    now.checked.add(act.seat)
    table.emit(Checked, taken, step, Cited((CHECK,)), patron=act.patron, seat=act.seat)
    odds = table.lying(act.seat, "odds")
    if odds and not r.check_costs_nothing.value:
        lose(table, odds, r.check_costs_nothing)


def check_turn(table: Table, now: Round, act: Check | Fold, anothers: Rule) -> None:
    """Refuse a decision for somebody else's hand, for none, or for one that has been decided."""
    forbid(table.seats.get(act.seat) != act.patron, anothers)
    if act.seat not in now.hands.players or act.seat in now.decisions:
        raise Refusal


def decide_to_fold(table: Table, now: Round, act: Fold) -> None:
    """The hand is given up, with ante and odds wager; only after the river."""
    r = table.rules
    if now.decisions.get(act.seat) == "raise":
        forbid(True, r.fold_after_raise)  # noqa: FBT003
    else:
        check_turn(table, now, act, r.anothers_fold)
    if now.stage != "river":
        raise Refusal(Cited((DECISIONS[now.stage],)))
    if not r.fold_is_open.value:
        raise Refusal(r.fold_is_open)
    table.emit(Folded, r.fold_is_open, r.fold_is_out, r.fold_loses, patron=act.patron, seat=act.seat)
    now.decisions[act.seat] = "fold" if r.fold_is_out.value else "stays"
    for area in ("ante", "odds") if r.fold_is_out.value else ():
        wager = table.lying(act.seat, area)
        if wager:
            (lose if area in r.fold_loses.value else push)(table, wager, r.fold_loses, r.fold_is_out)
    if not any(wager.seat == act.seat for wager in table.wagers.values()):
        rack(table, now, act.seat, "down", r.fold_is_out)
