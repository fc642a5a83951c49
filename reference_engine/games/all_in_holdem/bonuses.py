"""The two bonus wagers: by which cards each is settled, also where all hands are void (44.11(c), (d))."""

from ... import irregular
from ...pay_tables import settle_row
from ...ranking import best_using
from ...round import Round, rank, reveal
from ...rules import Cited, Cites
from ...settlement import lose
from ...table import Table, Wager
from .board import deal_board
from .payouts import limited
from .rules import BONUSES, LAW, term

HOLE_BONUS = Cited((f"{LAW}.11(c)", term("Hole card bonus wager"), f"{LAW}.11(e)"))
FINAL_BONUS = Cited((f"{LAW}.11(d)", term("Final hand bonus wager"), f"{LAW}.11(e)"))


def settle_hole_bonus(table: Table, now: Round, wager: Wager, *why: Cites) -> None:
    """By the two cards alone, whatever the dealer holds."""
    r = table.rules
    own = r.hole_bonus_cards.value[0] == "the player's"
    row = r.__dict__["hole-card-bonus_row"]((now.hands.players[wager.seat] if own else now.hands.dealer)[:2])
    if not r.hole_bonus_stands_alone.value and now.decisions.get(wager.seat) == "fold":
        row = None
    settle_bonus(table, now, wager, row, *why, HOLE_BONUS)


def settle_final_bonus(table: Table, now: Round, wager: Wager, result: int, *why: Cites) -> None:
    """By the best five of seven alone, whatever the dealer holds."""
    own, needed = now.hands.players[wager.seat], table.rules.final_bonus_own_cards.value[0]
    row: str | None = best_using(now.ranking, own, now.hands.board, needed).name
    if not table.rules.final_bonus_stands_alone.value and result < 0:
        row = None
    bearing = table.rules.__dict__["hole-card-bonus_has_no_bearing"]
    if not bearing.value and lost_hole_bonus(table, wager.seat):
        row = None
    settle_bonus(table, now, wager, row, *why, FINAL_BONUS, bearing)


def settle_bonus(table: Table, now: Round, wager: Wager, row: str | None, *why: Cites) -> None:
    """By its row, within the payout limit."""
    settle_row(table, wager, row, *why, within=lambda amount: limited(table, now, wager, amount))


def lost_hole_bonus(table: Table, seat: int) -> bool:
    """Whether the seat has lost its hole card bonus in this round."""
    return any(wager.area == "hole-card-bonus" and wager.seat == seat for wager in table.lost)


def withholds_hole_bonus(table: Table, now: Round) -> bool:
    """42.13(b), broken: a hole card bonus waits for a board in which more than one card lies face up."""
    deck = table.deck
    coming = sum(card in deck.face_up for card in deck.cards) + len(now.hands.face_up)
    return coming > 1 and not table.rules.__dict__["face_up_keeps_hole-card-bonus"].value


def survive(table: Table, now: Round, keep: str) -> None:
    """Bonus wagers that survive are settled: the hole cards first, then the board for the rest."""
    rule = table.rules.__dict__
    for seat in {wager.seat for wager in table.wagers.values()}:
        irregular.misdealt(table, now, seat)
    hole, final = (rule[f"{keep}_keeps_{area}"] for area in BONUSES)
    board = rule.get(f"{keep}_deals_board", final)
    for wager in [] if rule["exposed_keeps_folders"].value else list(table.wagers.values()):
        if now.decisions.get(wager.seat) == "fold":
            lose(table, wager, rule["exposed_keeps_folders"])
    for wager in sorted(table.wagers.values(), key=lambda w: -w.seat):
        if wager.area == "hole-card-bonus":
            reveal(table, now, wager.seat, hole)
            settle_hole_bonus(table, now, wager, hole)
    if table.wagers and not now.hands.board and board.value:
        deal_board(table, now, board, final)
    for wager in sorted(table.wagers.values(), key=lambda w: -w.seat):
        reveal(table, now, wager.seat, final)
        rank(table, now, wager.seat, final)
        settle_final_bonus(table, now, wager, 0, final)
