"""Totals: what a hand counts, hard or soft, whether it is a blackjack, and what a tie is."""

from shall.case import Absent, Match, Present, event
from shall.draft import Draft
from shall.script import Draw
from shall.vocabulary import then, when

from .irregularities import goes_as_far_as_it_can
from .words import Holder

INITIAL = 2  # cards
STAKE = 3000
MOST = 21


@when("seat {seat:Number} has {own:Cards} against {dealer:Cards}")
def seat_has_against(case: Draft, seat: int, own: tuple[str, ...], dealer: tuple[str, ...]) -> None:
    """A wager, two cards each, the further cards of the seat drawn one by one, then those of the dealer."""
    case.bet(seat, "wager", STAKE)
    case.dealt_in(seat)
    case.hold(f"seat {seat}", own, "hand", seat)
    case.hold("dealer", dealer, "dealer", None)
    case.proceed()
    for _ in own[INITIAL:]:
        case.do(Draw(patron=f"patron {seat}", seat=seat))
    goes_as_far_as_it_can(case)  # a blackjack may have ended the round


def called(case: Draft, holder: Holder, *names: str) -> Match:
    """That the whole hand is called one of these, or anything."""
    cards = case.deal()["hands"][holder.name]
    return event("ranked", **holder.where, cards=cards, **({"rank": names} if names else {}))


@then("the hand of {holder:Holder} counts {points:Number}")
def hand_counts(case: Draft, holder: Holder, points: int) -> None:
    names = (f"hard-{points}", f"soft-{points}", *(["blackjack"] if points == MOST else []))
    case.expect(Present(match=called(case, holder, *names)))


@then("the hand of {holder:Holder} is a {softness:Softness} {points:Number}")
def hand_is_hard_or_soft(case: Draft, holder: Holder, softness: str, points: int) -> None:
    case.expect(Present(match=called(case, holder, f"{softness}-{points}")))


@then("the hand of {holder:Holder} is a blackjack")
def hand_is_blackjack(case: Draft, holder: Holder) -> None:
    case.expect(Present(match=called(case, holder, "blackjack")))


@then("the hand of {holder:Holder} is no blackjack")
def hand_is_no_blackjack(case: Draft, holder: Holder) -> None:
    case.expect(Present(match=called(case, holder)))
    case.expect(Absent(match=called(case, holder, "blackjack")))


@then("the {area:Area} of seat {seat:Number} is won or lost")
def wager_is_won_or_lost(case: Draft, area: str, seat: int) -> None:
    wager = case.wager(seat, area)
    case.expect(Present(match=event("decided", wager=wager, outcome=("won", "lost"))))
    case.expect(Absent(match=event("decided", wager=wager, outcome="push")))
