"""What is settled early, by the dealer's call, and what by comparing hands (44.10(d), (e), (h), (i))."""

from shall.transcript import Paid

from ... import irregular
from ...round import Round, rack, rank, reveal
from ...rules import Cited, Cites
from ...seats import seats_round
from ...settlement import give_back, lose, push
from ...table import Table, Wager
from .bonuses import lost_hole_bonus, settle_final_bonus, settle_hole_bonus, withholds_hole_bonus
from .payouts import pay_even
from .rules import BONUSES, LAW, term

COMPARED = Cited((f"{LAW}.5(a)", f"{LAW}.5(b)", f"{LAW}.5(c)", term("Suit"), term("Hand"), f"{LAW}.11(e)"))


def early_settlement(table: Table, now: Round, calls: bool, step: Cites) -> None:
    """44.10(d) or (e): what is settled before the board."""
    if calls or table.rules.out_settles_before_board.value:
        (dealer_calls if calls else dealer_out)(table, now, step)


def dealer_out(table: Table, now: Round, _: Cites) -> None:
    """44.10(d): antes are paid, raises returned, hole card bonuses settled."""
    r = table.rules
    for lost in [] if r.out_passes_folders.value else [w for w in table.lost if w.area == "ante"]:
        table.emit(Paid, r.out_passes_folders, wager=lost.id, amount=lost.amount, area="ante", seat=lost.seat)
    for seat in seats_round(now.staying(), r.out_round):
        ante, raised, hole, final = (table.lying(seat, area) for area in ("ante", "raise", *BONUSES))
        if final and not r.out_is_final.value:
            ante = raised = None  # left to the comparison of hands
        if hole and irregular.shown_misdealt(table, now, seat):
            continue
        if ante and r.out_pays_ante.value:
            pay_even(table, now, ante, r.out_pays_ante, r.out_round)
        elif ante:
            push(table, ante, r.out_pays_ante)
        if raised:
            out_raise(table, now, raised)
        if hole and r.out_settles_hole_bonus.value and (not final or r.out_settles_both_bonuses.value):
            settle_hole_bonus(table, now, hole, r.out_settles_hole_bonus)
        if r.out_racks_cards.value and not (final and r.out_keeps_cards.value):
            rack(table, now, seat, "down", r.out_racks_cards)


def out_raise(table: Table, now: Round, wager: Wager) -> None:
    """44.10(d): a raise that nobody called goes back."""
    r = table.rules
    match r.out_raise.value[0]:
        case "returned":
            give_back(table, wager, r.out_raise, r.out_round)
        case "paid":
            pay_even(table, now, wager, r.out_raise)
        case _:
            lose(table, wager, r.out_raise)


def dealer_calls(table: Table, now: Round, step: Cites) -> None:
    """44.10(e): cards are turned up and hole card bonuses settled."""
    r = table.rules
    for seat in seats_round(now.staying(), r.in_round):
        if irregular.shown_misdealt(table, now, seat):
            continue
        if r.in_reveals.value:
            reveal(table, now, seat, r.in_reveals, step)
        hole = table.lying(seat, "hole-card-bonus")
        if hole and r.in_settles_hole_bonus.value and not withholds_hole_bonus(table, now):
            settle_hole_bonus(table, now, hole, r.in_settles_hole_bonus)


def players_hands(table: Table, now: Round, calls: bool, step: Cites) -> None:
    """44.10(h) and (i): each hand is shown, announced and settled, from the dealer's right."""
    r = table.rules
    against = {seat for seat in now.staying() if calls or table.lying(seat, "ante")}
    waiting = {w.seat for w in table.wagers.values() if w.area == "final-hand-bonus"} - now.voided
    for seat in seats_round(list(against | waiting), r.hands_round):
        if irregular.shown_misdealt(table, now, seat):
            continue
        if r.reveals_players.value:
            reveal(table, now, seat, r.reveals_players, step)
        if r.ranks_players.value and (calls or r.ranks_players_if_out.value):
            rank(table, now, seat, r.ranks_players, r.hands_round)
        result = now.ranking.compare(now.hands.players[seat], now.hands.dealer, now.hands.board)
        if seat in against:
            settle_against_dealer(table, now, seat, result, compared(now, seat))
        final = table.lying(seat, "final-hand-bonus")
        if final and r.settles_final_bonus.value:
            pending = (r.fold_keeps_final_bonus,) if now.decisions.get(seat) == "fold" else ()
            settle_final_bonus(table, now, final, result, r.settles_final_bonus, *pending)


def compared(now: Round, seat: int) -> Cited:
    """The clauses by which one hand is above, below or level with the other."""
    hands = now.hands
    return Cited((*COMPARED, *now.ranking.grounds(hands.players[seat], hands.dealer, hands.board)))


def settle_against_dealer(table: Table, now: Round, seat: int, result: int, why: Cites) -> None:
    """44.10(i): the higher hand takes even money, equal hands push."""
    r = table.rules
    hole, final = (r.__dict__[f"{area}_has_no_bearing"] for area in BONUSES)
    lost_bonus = not final.value and table.lying(seat, "final-hand-bonus") is not None
    lost_bonus |= not hole.value and lost_hole_bonus(table, seat)
    rule = r.higher_hand if result > 0 else r.lower_hand if result < 0 else r.equal_hand
    for wager in [table.lying(seat, area) for area in r.showdown_wagers.value]:
        if wager is None:
            continue
        if rule.value[0] == "won" and lost_bonus:
            lose(table, wager, final)
        elif rule.value[0] == "won":
            pay_even(table, now, wager, rule, why, final)
        else:
            (lose if rule.value[0] == "lost" else push)(table, wager, rule, why, final)
