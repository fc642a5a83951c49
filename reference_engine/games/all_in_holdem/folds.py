"""What becomes of folded hands, with a bonus wager or without one (44.10(b))."""

from shall.transcript import Laid

from ... import irregular
from ...round import Round, rack, reveal
from ...rules import Cites, Step
from ...seats import seats_round
from ...settlement import lose
from ...table import Table
from .bonuses import settle_hole_bonus
from .rules import BONUSES


def folded_hands(table: Table, now: Round, _: bool, step: Cites) -> None:
    """44.10(b): one folded hand after the other, from the dealer's right."""
    r = table.rules
    gone = now.voided | now.racked
    folded = [s for s in now.hands.players if now.decisions.get(s, "fold") == "fold" and s not in gone]
    if not r.fold_gives_up.value:
        now.decisions.update(dict.fromkeys(folded, "stays"))
        return
    order = seats_round(folded, r.folds_round)
    order = order if r.folds_start.value else order[1:] + order[:1]
    order = bonus_folds(table, order)
    for seats in [[seat] for seat in order] if r.folds_in_succession.value else [order]:
        finish_folds(table, now, seats, step)


def bonus_folds(table: Table, order: list[int]) -> list[int]:
    """44.10(b) knows one order; broken, folders with a bonus come last or from the other side."""
    bonus = [seat for seat in order if any(table.lying(seat, area) for area in BONUSES)]
    match table.rules.bonus_folds_in_turn.value[0]:
        case "last":
            return [seat for seat in order if seat not in bonus] + bonus
        case "from the left":
            return [bonus.pop() if seat in bonus else seat for seat in list(order)]
        case _:
            return order


def finish_folds(table: Table, now: Round, seats: list[int], *why: Cites) -> None:
    """44.10(b)1 and 2: what is done with these folded hands, one thing after the other."""
    r = table.rules
    bonus = {seat: any(table.lying(seat, area) for area in BONUSES) for seat in seats}
    seats = [seat for seat in seats if not (bonus[seat] and irregular.shown_misdealt(table, now, seat))]
    done = {seat: bonus_steps(table, seat) if bonus[seat] else r.plain_fold.value for seat in seats}
    for number in range(max(map(len, done.values()), default=0)):
        for seat in seats:
            for step in done[seat][number : number + 1]:
                FOLDING[step.name](table, now, seat, step, *why)


def bonus_steps(table: Table, seat: int) -> tuple[Step, ...]:
    """44.10(b)2: the same with either bonus; broken, a final hand bonus alone lets the ante go first."""
    r = table.rules
    steps: tuple[Step, ...] = r.bonus_fold.value
    if r.final_bonus_fold_shown_first.value or table.lying(seat, "hole-card-bonus"):
        return steps
    return (steps[1], steps[0], *steps[2:])


def folders_ante(table: Table, now: Round, seat: int, *why: Cites) -> None:
    """The ante is lost."""
    ante = table.lying(seat, "ante")
    if ante:
        lose(table, ante, table.rules.fold_gives_up, *why)


def folders_unseen_cards(table: Table, now: Round, seat: int, *why: Cites) -> None:
    """The cards go to the rack as they lie."""
    r = table.rules
    if not r.plain_fold_shown.value:
        reveal(table, now, seat, r.plain_fold_shown)
    rack(table, now, seat, r.plain_fold_face.value[0], *why)


def folders_bonus(table: Table, now: Round, seat: int, *_: Cites) -> None:
    """44.10(b)2i and ii: the hole card bonus is settled, the final hand bonus waits over the cards."""
    r = table.rules
    hole, final = (table.lying(seat, area) for area in BONUSES)
    if hole and r.fold_settles_hole_bonus.value:
        settle_hole_bonus(table, now, hole, r.fold_settles_hole_bonus)
    if final and not r.fold_keeps_final_bonus.value:
        lose(table, final, r.fold_keeps_final_bonus)
    elif final and (r.fold_keeps_cards.value or not hole):
        if r.fold_lies_under_bonus.value:
            face = r.fold_lies_face
            table.emit(Laid, r.fold_lies_under_bonus, face, seat=seat, face=face.value[0], under=final.id)
    elif r.fold_racks_settled.value:
        rack(table, now, seat, "up", r.fold_racks_settled)


FOLDING = {
    "the ante": folders_ante,
    "the unseen cards": folders_unseen_cards,
    "the shown cards": reveal,
    "the bonus": folders_bonus,
}
