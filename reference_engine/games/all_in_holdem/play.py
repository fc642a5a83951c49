"""A round of all-in hold 'em, and the steps in which it is completed (44.10(b) to (i))."""

from ... import irregular, rounds
from ...ranking import Ranking
from ...round import Course, Round, rank
from ...rules import Cites
from ...stub import rack_stub
from ...table import Flow, Table
from .board import FIVE_CARDS, deal_board
from .bonuses import survive
from .decisions import streets
from .folds import folded_hands
from .qualifying import dealers_cards, qualifies
from .rules import BONUSES, LAW
from .settling import dealer_out, early_settlement, players_hands
from .wagers import BETS, entitled, in_play, refuse


def complete(table: Table, now: Round) -> None:
    """Everything after the last decision, in the order of 44.10(b) to (i)."""
    if table.rules.dealers_misdeal_shows.value:
        irregular.dealer_short(table, now)
    if now.all_void:
        return
    calls = qualifies(table, now)
    for step in table.rules.completes.value:
        COMPLETING[step.name](table, now, calls, step)
        if now.all_void:
            return


def the_board(table: Table, now: Round, calls: bool, step: Cites) -> None:
    """44.10(f), where the dealer calls or, by (d), a final hand bonus still waits for it; then the stub."""
    r = table.rules
    seats = [wager.seat for wager in table.wagers.values() if wager.area == "final-hand-bonus"]
    waiting = any(r.out_deals_for_folder.value or seat in now.staying() for seat in seats)
    if not r.__dict__[f"stub_after_board_{table.options['dealing']}"].value:
        rack_stub(table, now)
    if calls or (waiting and r.out_deals_for_bonus.value):
        deal_board(table, now, *(() if calls else (r.out_deals_for_bonus,)))
    if not calls and not r.out_settles_before_board.value:
        dealer_out(table, now, step)
    irregular.face_up_in_board(table, now)
    rack_stub(table, now)


def dealers_hand(table: Table, now: Round, calls: bool, step: Cites) -> None:
    """44.10(g): the dealer announces the hand."""
    if calls and table.rules.ranks_dealer.value:
        rank(table, now, None, step)


COMPLETING = {
    "the folded hands": folded_hands,
    "the dealer's cards": dealers_cards,
    "the early settlement": early_settlement,
    "the board": the_board,
    "the dealer's hand": dealers_hand,
    "the players' hands": players_hands,
}
COURSE = Course(
    bets=BETS,
    refuse=refuse,
    in_play=in_play,
    entitled=entitled,
    streets=streets,
    complete=complete,
    survive=survive,
    ranking=lambda rules: Ranking(rules, f"{LAW}.5", FIVE_CARDS),
    beside_ante=BONUSES,
    board=8,
)


def play(table: Table) -> Flow:
    """The table from its start to its last round."""
    return rounds.play(table, COURSE)
