"""Seats: who takes one, who leaves, and the order that runs round them."""

from shall.script import Leave, Sit

from .rules import Rule
from .table import Refusal, Table


def sit(table: Table, act: Sit) -> None:
    """Take a free seat."""
    if act.seat in table.seats or act.seat > table.positions:
        raise Refusal
    table.seats[act.seat] = act.patron


def leave(table: Table, act: Leave) -> None:
    """Leave all one's seats."""
    if act.patron not in table.seats.values():
        raise Refusal
    table.seats = {seat: patron for seat, patron in table.seats.items() if patron != act.patron}


def seats_round(seats: list[int], rule: Rule) -> list[int]:
    """Seats in the order the rule runs round the table."""
    return sorted(seats, reverse=not rule.value)
