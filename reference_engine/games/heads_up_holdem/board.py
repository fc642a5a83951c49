"""The five community cards: dealt as they are needed, or turned over where a machine dealt them first."""

from shall.transcript import Revealed

from ...board import next_cards
from ...round import Round
from ...rules import Cited, Cites
from ...stub import rack_stub
from ...table import Table
from .rules import BOARD, FLOP, LAST_TWO


def machine_dealt(table: Table) -> bool:
    """Whether the five community cards were dealt first, face down."""
    return table.options["dealing"] == "automated-shoe"


def deal_too_early(table: Table, now: Round) -> None:
    """39.10(c), broken: all five cards are dealt face up ahead of the first decision."""
    if not table.rules.board_as_needed.value and not machine_dealt(table):
        next_cards(table, now, 5, "up", table.rules.board_as_needed)


def the_flop(table: Table, now: Round, step: Cites) -> None:
    """39.10(e): three community cards."""
    if not table.rules.__dict__[f"stub_after_board_{table.options['dealing']}"].value:
        rack_stub(table, now)
    show(table, now, "flop", table.rules.flop_cards.value, step, Cited((FLOP, BOARD)))


def turn_and_river(table: Table, now: Round, step: Cites) -> None:
    """39.10(g): the last two community cards, and the stub once they are out."""
    show(table, now, "river", table.rules.river_cards.value, step, Cited((LAST_TWO, BOARD)))
    if not now.all_void:
        rack_stub(table, now)


def show(table: Table, now: Round, street: str, number: int, *why: Cites) -> None:
    """Turn over cards of a machine-dealt board, or deal the next ones face up."""
    r, rule = table.rules, table.rules.__dict__
    face = rule[f"{street}_face"].value[0]
    if not r.board_as_needed.value and not machine_dealt(table):
        return
    if machine_dealt(table):
        cards = turned(table, now, street, number)
        if face == "up":
            table.emit(Revealed, *why, cards=cards, area=r.board_area.value[0])
        return
    for _ in range(rule[f"{street}_burns"].value):
        now.dealer.burn("down", rule[f"{street}_burns"])
    next_cards(table, now, number, face, *why, r.board_as_needed, area=r.board_area.value[0])


def turned(table: Table, now: Round, street: str, number: int) -> tuple[str, ...]:
    """Which cards of a face-down board are turned over: first the first ones, in the end the last ones."""
    board, turning = now.hands.board, table.rules.__dict__[f"{street}_turned"].value[0]
    if turning == "the first cards":
        return tuple(board[:number])
    return tuple(board[max(len(board) - number, 0) :])
