"""The five cards that complete every hand (44.10(f))."""

from ...board import Street, deal_street
from ...round import Round
from ...rules import Cited, Cites
from ...table import Table
from .rules import term

FIVE_CARDS = Cited((term("Hand"), term("Community card")))


def deal_board(table: Table, now: Round, *why: Cites) -> None:
    """Burn, three, burn, one, burn, one."""
    r = table.rules
    more = [r.board.value[-1]] * (r.board_size.value - 5)
    street = Street(
        (*r.board.value, *more),
        burns=r.burn_cards,
        burn_face=r.burn_face,
        cards={"the first three": r.first_cards},
        face=r.board_face,
        area=r.board_area,
        most=r.board_size.value,
        also=(FIVE_CARDS,),
    )
    deal_street(table, now, street, *why)
