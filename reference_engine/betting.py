"""Placing wagers: who may bet, with what, where and until when. Every refusal is a rule."""

from shall.script import Bet, Increase, Leave, Piece, Withdraw, worth
from shall.transcript import Accepted, Returned

from .house import leave
from .rules import Cites, Covers, Forbids, Holds, Rules
from .table import Refusal, Table, Wager, forbid

PIECES = ("chip", "plaque", "coupon")


def betting_rules(section: str, one_position: str, ante: str) -> Rules:
    """The rules of placing wagers under a game's own sections."""
    return {
        "pieces": Covers(PIECES, (f"{section}(a)",)),
        "other_money": Forbids(value=True, clauses=(f"{section}(a)",)),
        "off_area": Forbids(value=True, clauses=(f"{section}(a)",)),
        "own_area": Holds(value=True, clauses=(f"{section}(a)",)),
        "called_bet": Forbids(value=True, clauses=(f"{section}(a)",)),
        "in_time": Holds(value=True, clauses=(f"{section}(b)",)),
        "late_increase": Forbids(value=True, clauses=(f"{section}(b)",)),
        "late_withdrawal": Forbids(value=True, clauses=(f"{section}(b)",)),
        "bonus_alone": Forbids(value=True, clauses=(f"{section}(c)", ante)),
        "stranger": Forbids(value=True, clauses=(f"{section}(e)",)),
        "leaving": Forbids(value=True, clauses=(f"{section}(e)",)),
        "second_position": Forbids(value=True, clauses=(one_position,)),
    }


def place(table: Table, act: Bet, *why: Cites) -> Wager:
    """Put a wager on the layout, if the patron, the pieces and the area allow it."""
    r = table.rules
    forbid(act.patron not in table.seats.values(), r.stranger)
    forbid(
        any(w.patron == act.patron and w.seat != act.seat for w in table.wagers.values()), r.second_position
    )
    if table.seats.get(act.seat, act.patron) != act.patron or act.wager in table.wagers:
        raise Refusal
    forbid(act.called, r.called_bet)
    if not act.called:
        check_pieces(table, act.pieces)
    amount = worth(act.pieces)
    minimum = table.options.get(f"{act.area}-minimum", 1)
    if amount < int(minimum) or table.lying(act.seat, act.area):
        raise Refusal
    wager = Wager(act.wager, act.patron, act.seat, act.area, amount)
    table.wagers[wager.id] = wager
    accept(table, wager, *why)
    return wager


def check_pieces(table: Table, pieces: tuple[Piece, ...]) -> None:
    """Refuse what may not be wagered: all but chips, plaques and, where the table takes them, coupons."""
    r, kinds = table.rules, {piece.kind for piece in pieces}
    forbid(bool(kinds - set(PIECES)), r.other_money)
    if kinds & set(PIECES) - set(r.pieces.value):
        raise Refusal(r.pieces)
    if "coupon" in kinds and table.options.get("match-play") == "not-taken":
        raise Refusal


def accept(table: Table, wager: Wager, *why: Cites) -> None:
    """Say how the wager now lies."""
    table.emit(
        Accepted,
        *why,
        wager=wager.id,
        patron=wager.patron,
        seat=wager.seat,
        area=wager.area if table.rules.own_area.value else "elsewhere",
        amount=wager.amount,
    )


def increase(table: Table, act: Increase, *why: Cites) -> None:
    """Add to a wager."""
    wager = table.wagers.get(act.wager)
    if wager is None:
        raise Refusal
    check_pieces(table, act.pieces)
    wager.amount += worth(act.pieces)
    accept(table, wager, *why)


def withdraw(table: Table, act: Withdraw, *why: Cites) -> None:
    """Take a wager, or part of it, back; what still lies may not be less than the minimum."""
    wager = table.wagers.get(act.wager)
    if wager is None:
        raise Refusal
    back = wager.amount if act.amount is None else act.amount
    left = wager.amount - back
    if not back or left < 0 or 0 < left < int(table.options.get(f"{wager.area}-minimum", 1)):
        raise Refusal
    wager.amount = left
    table.emit(Returned, *why, wager=wager.id, amount=back, area=wager.area, seat=wager.seat)
    if left:
        accept(table, wager, *why)
    else:
        del table.wagers[wager.id]


def leave_before_deal(table: Table, act: Leave, *why: Cites) -> None:
    """Get up and take along what lies on the layout."""
    for wager in [w for w in table.wagers.values() if w.patron == act.patron]:
        withdraw(table, Withdraw(wager=wager.id), *why)
    leave(table, act)


def leave_table(table: Table, act: Leave, playing: set[int]) -> None:
    """Get up, unless a hand is in play."""
    seats = {seat for seat, patron in table.seats.items() if patron == act.patron}
    forbid(bool(seats & playing), table.rules.leaving)
    leave(table, act)
