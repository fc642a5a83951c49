"""Placing wagers: who may bet, with what, where and until when. Every refusal is a rule."""

from shall.script import Bet, Increase, Leave, Piece, Withdraw, worth
from shall.transcript import Accepted, Returned

from .rules import Cites, Covers, Forbids, Holds, Rules
from .seats import leave
from .table import Refusal, Table, Wager, forbid, kept

PIECES = ("chip", "plaque")
POSITIONS = ("an empty seat", "another player's seat", "a seat of their own")  # beside the one wagered on
OTHER_MONEY = ("cash", "cash beside chips", "added cash", "coins")
TAKEN_BACK = ("a wager", "part of a wager", "an earlier wager after a decision")


def betting_rules(
    section: str, one_position: str = "", bonus: tuple[str, ...] = (), limits: tuple[str, ...] = ()
) -> Rules:
    """The rules of placing wagers under a game's own section.

    `one_position` bars a patron from a second one, `bonus` bars a bonus wager placed before the ante, and
    `limits` holds wagers to the table's limits; where the law has no such clause, nothing is barred.
    """
    return {
        "pieces": Covers(PIECES, (f"{section}(a)",)),
        "coupons": Holds(value=True, clauses=(f"{section}(a)",)),
        "other_money": Covers(OTHER_MONEY, (f"{section}(a)",)),
        "off_area": Forbids(value=True, clauses=(f"{section}(a)",)),
        "own_area": Holds(value=True, clauses=(f"{section}(a)",)),
        "called_bet": Forbids(value=True, clauses=(f"{section}(a)",)),
        "in_time": Holds(value=True, clauses=(f"{section}(b)",)),
        "late_increase": Forbids(value=True, clauses=(f"{section}(b)",)),
        "late_withdrawal": Covers(TAKEN_BACK, (f"{section}(b)",)),
        "bonus_alone": Forbids(value=bool(bonus), clauses=bonus),
        "stranger": Forbids(value=True, clauses=(f"{section}(e)",)),
        "leaving": Forbids(value=True, clauses=(f"{section}(e)",)),
        "second_position": Covers(*(POSITIONS, (one_position,)) if one_position else ((), ())),
        "below_minimum": Forbids(value=True, clauses=limits),
        "above_maximum": Forbids(value=True, clauses=limits),
    }


def later_wager_rules(section: str, areas: tuple[str, ...], one_position: str = "") -> Rules:
    """Wagers placed with the cards in hand: what is refused before the deal is refused there too."""
    barred = {
        name: f"{section}({letter})" for name, letter in (("cash", "a"), ("called", "a"), ("stranger", "e"))
    }
    if one_position:
        barred["position"] = one_position
    return {
        f"{name}_{area}": Forbids(value=True, clauses=(clause,))
        for area in areas
        for name, clause in barred.items()
    }


def place(table: Table, act: Bet, *why: Cites, again: bool = False, named: str = "") -> Wager:
    """Put a wager on the layout, if the patron, the pieces and the area allow it.

    Rules on some wagers only go by the area, or by what the wager is `named` where a round has several such.
    """
    r, named = table.rules, named or act.area
    check_patron(table, act, named)
    forbid(act.called and kept(table, f"called_{named}"), r.called_bet)
    if not act.called and kept(table, f"cash_{named}"):
        check_pieces(table, act.pieces)
    amount = worth(act.pieces)
    check_limits(table, act.area, amount)
    taken = act.wager in table.wagers or (table.lying(act.seat, act.area) and not again)
    if not amount or taken:
        raise Refusal
    wager = Wager(act.wager, act.patron, act.seat, act.area, amount)
    table.put(wager)
    accept(table, wager, *why)
    return wager


def check_limits(table: Table, area: str, amount: int) -> None:
    """Refuse less than the table's minimum and more than its maximum."""
    r, least, most = table.rules, table.options.get(f"{area}-minimum"), table.options.get(f"{area}-maximum")
    below = r.__dict__.get(f"below_minimum_{area}", r.below_minimum)
    forbid(least is not None and amount < int(least), below)
    forbid(most is not None and amount > int(most), r.above_maximum)


def check_patron(table: Table, act: Bet, named: str) -> None:
    """Refuse whoever is not seated, and whoever bets at another seat than their own."""
    r, position = table.rules, elsewhere(table, act)
    if act.patron not in table.seats.values():
        if not kept(table, f"stranger_{named}"):
            return
        forbid(True, r.stranger)  # noqa: FBT003
    if position in r.second_position.value and kept(table, f"position_{act.area}"):
        raise Refusal(r.second_position)
    behind = position == "another player's seat" and r.second_position.clauses
    if table.seats.get(act.seat, act.patron) != act.patron and not behind:
        raise Refusal


def elsewhere(table: Table, act: Bet) -> str:
    """What kind of second position a patron with a wager at another one now bets on, if any."""
    if all(wager.patron != act.patron or wager.seat == act.seat for wager in table.wagers.values()):
        return ""
    owner = table.seats.get(act.seat)
    return POSITIONS[0 if owner is None else 2 if owner == act.patron else 1]


def check_pieces(table: Table, pieces: tuple[Piece, ...], *, adding: bool = False) -> None:
    """Refuse what may not be wagered: all but chips, plaques and, where the table takes them, coupons."""
    r = table.rules
    for piece in pieces:
        if piece.kind == "coupon":
            if not r.coupons.value or table.options.get("match-play") == "not-taken":
                raise Refusal(r.coupons)
            continue
        if piece.kind not in PIECES and money(piece, pieces, adding=adding) in r.other_money.value:
            raise Refusal(r.other_money)
        if piece.kind in PIECES and piece.kind not in r.pieces.value:
            raise Refusal(r.pieces)


def money(piece: Piece, pieces: tuple[Piece, ...], *, adding: bool) -> str:
    """In which way money that may not be wagered is put down."""
    if piece.kind == "coin":
        return "coins"
    beside = any(other.kind in PIECES for other in pieces)
    return "added cash" if adding else "cash beside chips" if beside else "cash"


def accept(table: Table, wager: Wager, *why: Cites) -> None:
    """Say how the wager now lies: on the area that all wagers have, and some by a clause of their own."""
    r = table.rules
    own = r.own_area.value and r.__dict__.get(f"own_area_{wager.area}", r.own_area).value
    table.emit(
        Accepted,
        *why,
        wager=wager.id,
        patron=wager.patron,
        seat=wager.seat,
        area=wager.area if own else "elsewhere",
        amount=wager.amount,
    )


def increase(table: Table, act: Increase, *why: Cites) -> None:
    """Add to a wager."""
    wager = table.wagers.get(act.wager)
    if wager is None:
        raise Refusal
    check_pieces(table, act.pieces, adding=True)
    if kept(table, "limits_additions"):
        check_limits(table, wager.area, wager.amount + worth(act.pieces))
    wager.amount += worth(act.pieces)
    wager.added += worth(act.pieces)
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
        table.remove(wager)


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
