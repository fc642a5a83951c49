"""Irregularities: what goes wrong at the table, and what it voids."""

from typing import Literal

from shall.case import Absent, AllOf, AnyOf, Counts, InOrder, Present, Refuses, Sums, event
from shall.draft import Draft
from shall.script import Bet, DrawInError, Expose, Fold, Jam, Misdeal, Notice
from shall.vocabulary import given, then, when

from .moments import decided
from .words import Holder

Fault = Literal["jam", "stop", "unfinished"]


@when("a card of the dealer is exposed")
def dealer_card_exposed(case: Draft) -> None:
    case.do(Expose(area="dealer"))


@when("a card of the dealer is exposed, if the round is not over")
def dealer_card_exposed_late(case: Draft) -> None:
    """After the last decision a table need not wait: there may be no time left for it."""
    case.leave_open(case.do(Expose(area="dealer")))


@when("a hole card of the dealer is exposed before the call")
def hole_card_exposed_before_call(case: Draft) -> None:
    case.do(Expose(area="dealer"))


@when("the hole card is exposed")
def hole_card_exposed(case: Draft) -> None:
    case.do(Expose(area="dealer"))


@when("the dealer's first card is exposed as it is dealt")
def dealer_card_exposed_in_deal(case: Draft) -> None:
    case.do(Expose(area="dealer", before="second-card"))


@given("{card:Card} lies face up before {stage:Stage}")
def lies_face_up(case: Draft, card: str, stage: str) -> None:
    case.found_face_up(card, stage)


@given("a card is missing from the deck")
def card_is_missing(case: Draft) -> None:
    case.deal()["missing"] = 1


@given("there is a card too many in the deck")
def card_too_many(case: Draft) -> None:
    case.deal()["extra"] = 1


@when("{holder:Holder} is dealt {count:CardCount} by mistake")
def holder_is_misdealt(case: Draft, holder: Holder, count: int) -> None:
    case.deal().setdefault("numbers", {})[holder.name] = count
    case.do(Misdeal(area=holder.area, seat=holder.seat, cards=count))


@when("the wrong number of cards of {holder:Holder} is noticed")
def misdeal_is_noticed(case: Draft, holder: Holder) -> None:
    case.do(Notice(area=holder.area, seat=holder.seat))


@when("a card is drawn too early, unseen")
def card_drawn_early(case: Draft) -> None:
    case.do(DrawInError())


@when("the shuffler {fault:Fault}")
def shuffler_fails(case: Draft, fault: Fault) -> None:
    case.do(Jam(device="shuffler", fault=fault))


@when("the automated shoe {fault:Fault} after {count:Number} stacks")
def shoe_fails(case: Draft, fault: Fault, count: int) -> None:
    case.do(Jam(device="automated-shoe", fault=fault, after=count))


@when("the round goes as far as it can")
def goes_as_far_as_it_can(case: Draft) -> None:
    case.leave_open(case.proceed())  # whether there is anything left to do is not in question


@when("the round is played to the end, if it goes on")
def played_to_the_end_if_it_goes_on(case: Draft) -> None:
    for _ in ("the flop", "turn and river", "the dealer's cards"):
        goes_as_far_as_it_can(case)


@when("seat {seat:Number} bets {amount:Dollars} on the {area:Area}, if the round goes on")
def bets_if_it_goes_on(case: Draft, seat: int, amount: int, area: str) -> None:
    case.leave_open(case.bet(seat, area, amount))


@then("all hands are void")
def all_hands_void(case: Draft) -> None:
    """Said once for all, or of each hand; not of one that was folded, nor where no card had come."""
    scope = case.this_round
    folded = {act.seat for act in case.acts if isinstance(act, Fold)}
    for seat in sorted(case.deal().get("seats", ())):
        said = [Present(match=event("voided", seat=who), scope=scope) for who in (None, seat)]
        if seat in folded:
            said.append(Present(match=event("folded", seat=seat), scope=scope))
        no_hand = Absent(match=event("dealt", area="hand", seat=seat), scope=scope)
        case.expect(AnyOf(choices=(*said, no_hand)))


@then("all hands are void unless the dealer takes a second card")
def void_unless_made_up(case: Draft) -> None:
    made_up = Counts(match=event("dealt", area="dealer"), exactly=2, scope=case.this_round)
    for seat in sorted(case.deal()["seats"]):
        void = (Present(match=event("voided", seat=who), scope=case.this_round) for who in (None, seat))
        case.expect(AnyOf(choices=(*void, made_up)))


@then("seat {seat:Number} gets every wager back and no more")
def gets_every_wager_back(case: Draft, seat: int) -> None:
    for area in case.wagers(seat):
        undone, too_late = _undone(case, seat, area), _too_late(case, seat, area)
        for demand in (AnyOf(choices=(AllOf(all=undone), *too_late)),) if too_late else undone:
            case.expect(demand)


@then("seat {seat:Number} gets back every wager that was not settled before the count")
def gets_back_what_was_open(case: Draft, seat: int) -> None:
    for area in case.wagers(seat):
        before = InOrder(matches=(decided(case, seat, area), event("counted")), scope=case.this_round)
        undone = AllOf(all=_undone(case, seat, area))
        case.expect(AnyOf(choices=(undone, before, *_too_late(case, seat, area))))


def _undone(case: Draft, seat: int, area: str) -> tuple[Sums, Absent]:
    """The stake goes back, and nothing is paid on it."""
    wager, stake = case.wager(seat, area), case.amount(seat, area)
    back = Sums(match=event("returned", wager=wager), exactly=stake, scope=case.this_round)
    return back, Absent(match=event("paid", wager=wager), scope=case.this_round)


def _too_late(case: Draft, seat: int, area: str) -> tuple[Refuses, ...]:
    """That the wager was refused, where the scenario leaves open whether the round goes on so far."""
    wager = case.wager(seat, area)
    placed = next(i for i, act in enumerate(case.acts) if isinstance(act, Bet) and act.wager == wager)
    refused = Refuses(index=placed)
    open_ = any(isinstance(each, AnyOf) and refused in each.choices for each in case.preconditions)
    return (refused,) if open_ else ()


@then("the hand of seat {seat:Number} is void")
def hand_is_void(case: Draft, seat: int) -> None:
    case.expect(Present(match=event("voided", seat=seat), scope=case.this_round))


@then("the hand of seat {seat:Number} is not void")
def hand_is_not_void(case: Draft, seat: int) -> None:
    for void in (None, seat):
        case.expect(Absent(match=event("voided", seat=void), scope=case.this_round))


@then("no hand is void")
def no_hand_void(case: Draft) -> None:
    case.expect(Absent(match=event("voided"), scope=case.this_round))


@then("{card:Card} goes to the rack and to nobody")
def racked_and_not_dealt(case: Draft, card: str) -> None:
    named = tuple(event("discarded", area="deck", cards=cards) for cards in ((card,), ()))
    case.expect(AnyOf(choices=tuple(Present(match=each, scope=case.this_round) for each in named)))
    case.expect(Absent(match=event("dealt", card=card), scope=case.this_round))


@then("the deck leaves the table before the next deal")
def deck_leaves_first(case: Draft) -> None:
    before, after = (event("dealt", round=each) for each in (case.round - 1, case.round))
    case.expect(InOrder(matches=(before, event("removed", item="deck"), after)))
