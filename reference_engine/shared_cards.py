"""Games in which cards common to all complete every hand, and a table pays it: nobody plays the dealer."""

from collections.abc import Iterator, Sequence
from typing import Any

from shall.script import Notice
from shall.transcript import Discarded, Ranked

from . import house, irregular
from .betting import betting_rules
from .dealing import Pass, dealing_rules
from .decks import compared
from .hands import Strength, five_of
from .irregular import irregular_rules
from .pay_tables import odds_for
from .ranking import FIVE_CARDS, order_rules
from .round import Round, rack
from .rules import Change, Cites, Clockwise, Covers, Exactly, Holds, OneOf, Rule, Rules, silent
from .seats import seats_round
from .settlement import at_odds, win
from .stub import stub_rules
from .table import Refusal, Table, Wager

METHODS = ("manual-shoe", "hand", "automated-shoe")


class Lays(Rule):
    """The passes of a deal in order, with as many cards and as they lie."""

    def changes(self) -> Iterator[Change]:
        passes: tuple[Pass, ...] = self.value
        for i, one in enumerate(passes):
            for clause, what, instead in slips(one):
                yield clause, f"{what} in pass {i + 1}", (*passes[:i], *instead, *passes[i + 1 :])


def slips(one: Pass) -> Iterator[tuple[str, str, tuple[Pass, ...]]]:
    """Each way of getting a pass wrong; `also` says how it lies, where that is said elsewhere."""
    yield one.clause, "deals nothing", ()
    yield one.clause, f"deals {one.cards + 1} cards", (one._replace(cards=one.cards + 1),)
    if one.cards > 1:
        yield one.clause, f"deals {one.cards - 1} cards", (one._replace(cards=one.cards - 1),)
    if one.to == "players" and one.face == "down":  # as it is where no clause says how they lie
        return
    if one.to == "players":
        yield one.clause, "deals to seats that did not bet", (one._replace(everybody=True),)
    face = "down" if one.face == "up" else "up"
    for clause in one.also or (one.clause,):
        yield clause, f"deals face {face}", (one._replace(face=face),)


def common_rules() -> Rules:
    """What such a table does by rules that are outside the text: followed, and cited by nothing."""
    return silent(
        house.house_rules("", "", "", "", "")
        | order_rules("", "", FIVE_CARDS, ("",))
        | betting_rules("")
        | dealing_rules("", "", "")
        | stub_rules("", "", "")
        | irregular_rules("")
        | {f"stub_every_{method}": Rule(house.NEVER, ()) for method in METHODS}
        | {
            "idle_spread": Rule(value=False, clauses=()),
            "undecided": Rule(value=False, clauses=()),
            "racked": Rule(value=True, clauses=()),
            "round_ends": Rule(value=True, clauses=()),
            "board_area": Rule(("community",), ()),
        }
    )


def misdeal_rules(clause: str) -> Rules:
    """A wrong number of cards anywhere voids all hands, and the cards are reshuffled."""
    return {
        "misdealt_hand_void": Covers(("too few", "too many"), (clause,)),
        "misdealt_common_voids": Covers(("too few", "too many"), (clause,)),
        "misdeal_voids": OneOf(("all hands", "the hand"), (clause,)),
        "misdealt_reshuffles": Holds(value=True, clauses=(clause,)),
        "misdeal_shows": Holds(value=True, clauses=(clause,)),
    }


def face_up_rules(clause: str) -> Rules:
    """One card found face up is set aside; a second voids all hands, and the cards are reshuffled."""
    return {
        "face_up_not_used": Holds(value=True, clauses=(clause,)),
        "face_up_allowed": Exactly(1, (clause,)),
        "face_up_reshuffles": Holds(value=True, clauses=(clause,)),
        "face_up_each_deal": Holds(value=True, clauses=(clause,)),
    }


# The cards


def noticed(table: Table, now: Round, act: Notice) -> None:
    """Somebody sees a wrong number of cards at a seat, or among those for all."""
    if act.area == "hand" and act.seat in now.hands.players:
        wrong = len(now.hands.players[act.seat]) != now.course.cards
    else:
        wrong = act.area != "hand" and len(now.hands.common()) != now.course.common
    if not wrong:
        raise Refusal(table.rules.misdealt_hand_void)
    check_numbers(table, now, act.seat if act.area == "hand" else None)


def check_numbers(table: Table, now: Round, seat: int | None = None) -> None:
    """See that every place, or this one, has the number of cards it should have."""
    voids = table.rules.misdealt_common_voids
    for each in list(now.hands.players) if seat is None else [seat]:
        if not now.all_void and each not in now.voided:
            irregular.misdealt(table, now, each)
    common = compared(len(now.hands.common()), now.course.common or 0)
    if seat is None and common in voids.value and not now.all_void:
        irregular.void_all(table, now, voids, table.rules.misdeal_voids, cause="misdealt")


def shown_numbers(table: Table, now: Round) -> None:
    """The same when all cards lie open and nobody has said a word."""
    if table.rules.misdeal_shows.value and not now.misdeal_passed:
        check_numbers(table, now)


def announce(table: Table, seat: int, strength: Strength, cards: Sequence[str], *why: Cites) -> None:
    """Say what a hand is."""
    best = five_of(strength, cards)
    table.emit(Ranked, *why, area="hand", seat=seat, rank=strength.name, cards=best)


def rack_common(table: Table, now: Round, *why: Cites) -> None:
    """The cards of all go to the rack."""
    if now.common_racked:
        return
    now.common_racked = True
    area = "community" if now.hands.board else "dealer"
    table.emit(Discarded, *why, area=area, cards=tuple(now.hands.common()), face="up")


# The money


def pay(table: Table, now: Round, wager: Wager, row: str, *why: Cites) -> None:
    """Pay a winning wager by its row, within what is still to be paid on the hand."""
    odds: Any = odds_for(table, "hand", row) or (0, 1)
    win(table, wager, within_limit(table, now, wager, at_odds(wager.amount, odds)), *why)


def within_limit(table: Table, now: Round, wager: Wager, amount: int) -> int:
    """What may still be paid: the limit counts what the wagers of one hand win together."""
    r = table.rules
    limit = r.limit_of(table)
    if limit is None or wager.area not in r.limit_covers.value:
        return amount
    hand = wager.seat if r.limit_per_hand.value else 0
    before = now.paid if r.limit_each_round.value else table.paid_before
    paid = before.get(hand, 0) if hand else 0
    amount = min(amount, limit - paid)
    before[hand] = paid + amount
    return amount


def pay_all(table: Table, now: Round, winners: list[int], settle: Any) -> None:
    """Pay one winner after the other, from one end of the table to the other."""
    r = table.rules
    order = seats_round(winners, r.pays_round)
    for seat in order if r.pays_start.value else order[1:] + order[:1]:
        settle(seat)
        if not r.winners_wait.value:
            rack(table, now, seat, "up", r.winners_wait)


def pay_order_rules(clause: str) -> Rules:
    """Winners are paid counterclockwise from the dealer's right."""
    return {
        "pays_round": Clockwise(value=False, clauses=(clause,)),
        "pays_start": Holds(value=True, clauses=(clause,)),
    }
