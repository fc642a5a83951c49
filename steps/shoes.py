"""Shoes of several decks: opened and mixed together, offered to be cut, changed in time."""

from shall.case import (
    AnyOf,
    Counts,
    InOrder,
    Match,
    NeverLater,
    NeverTogether,
    Present,
    Refuses,
    Sums,
    event,
)
from shall.draft import Draft
from shall.script import Bet, Cut, DeclineCut, Expose
from shall.vocabulary import given, then, when

from .irregularities import goes_as_far_as_it_can
from .totals import STAKE


@given("{decks:Number} decks make up the shoe")
def decks_make_up_shoe(case: Draft, decks: int) -> None:
    case.options["decks"] = decks


@given("the decks come to the table with their tens")
def decks_come_with_tens(case: Draft) -> None:
    case.options["tens-received"] = "yes"


@given("the shoe is shuffled by hand")
def shoe_shuffled_by_hand(case: Draft) -> None:
    case.options["shuffling"] = "manual"


@given("the cutting card comes out in every round")
def cutting_card_comes_out(case: Draft) -> None:
    case.options["cutting-card"] = 4


@given("seats {seats:Seats} come to the table in this order")
def seats_come(case: Draft, seats: tuple[int, ...]) -> None:
    for seat in seats:
        case.sit(seat)


@when("a card turns over in the mixing")
def card_turns_over(case: Draft) -> None:
    case.do(Expose(area="deck"))


@when("seat {seat:Number} cuts {count:Number} cards")
def seat_cuts(case: Draft, seat: int, count: int) -> None:
    case.deal()["cut"] = count
    case.do(Cut(cards=count, patron=f"patron {seat}"))


@when("seat {seat:Number} does not want to cut")
def seat_declines_cut(case: Draft, seat: int) -> None:
    case.do(DeclineCut(patron=f"patron {seat}"))


@when("seat {seat:Number} plays a round")
def seat_plays_a_round(case: Draft, seat: int) -> None:
    case.bet(seat, "wager", STAKE)
    case.proceed()
    goes_as_far_as_it_can(case)  # a blackjack may have ended the round
    case.next_round()


@when("seat {seat:Number} bets and the cards are dealt")
def seat_bets_and_is_dealt(case: Draft, seat: int) -> None:
    case.bet(seat, "wager", STAKE)
    case.proceed()


@when("seat {seat:Number} bets and the cards are dealt, if they may be")
def seat_bets_and_may_be_dealt(case: Draft, seat: int) -> None:
    case.bet(seat, "wager", STAKE)
    goes_as_far_as_it_can(case)


@then("the cards of the shoe all have the same backs")
def shoe_has_same_backs(case: Draft) -> None:
    case.expect(Counts(match=event("card-set"), exactly=1))


@then("the shoe has {six:Number} or {eight:Number} cards")
def shoe_has_cards(case: Draft, six: int, eight: int) -> None:
    case.expect(Present(match=event("card-set", cards=(str(six), str(eight)))))


@then("there is just one cutting card")
def one_cutting_card(case: Draft) -> None:
    case.expect(Counts(match=event("cover-cards", count=1), exactly=1))


@then("{decks:Number} decks are each spread face up, by suit and in sequence")
def each_deck_is_spread(case: Draft, decks: int) -> None:
    match = event("spread", face="up", by_suit=True, in_sequence=True)
    case.expect(Counts(match=match, at_least=decks))


def all_tens(case: Draft, count: int, kind: str, **where: str) -> None:
    """That so many tens, of every suit, are told of: deck by deck, suit by suit or all at once."""
    case.expect(Sums(match=event(kind, **where), field="cards", exactly=count))
    for card in ("Tc", "Td", "Th", "Ts"):
        case.expect(Present(match=event(kind, **where, cards=card)))


@then("all {count:Number} tens are taken out")
def tens_taken_out(case: Draft, count: int) -> None:
    all_tens(case, count, "removed", item="cards")


@then("all {count:Number} tens are destroyed once they are taken out")
def tens_destroyed(case: Draft, count: int) -> None:
    all_tens(case, count, "destroyed")
    case.expect(InOrder(matches=(event("removed", item="cards"), event("destroyed"))))


@then("the tens are out before the cards are spread")
def tens_out_first(case: Draft) -> None:
    case.expect(InOrder(matches=(event("removed", item="cards"), event("spread"))))


@then("the dealer inspects at least {count:Number} cards")
def dealer_inspects(case: Draft, count: int) -> None:
    case.expect(Sums(match=event("inspected", by="dealer"), field="cards", at_least=count))


@then("no cards that have come are dealt before they are {done:Procedure}")
def not_dealt_before(case: Draft, done: Match) -> None:
    case.expect(Present(match=done))
    case.expect(NeverTogether(first=event("received"), second=event("dealt"), until=done))


@then("seat {seat:Number} may look at the cards")
def seat_may_look(case: Draft, seat: int) -> None:
    case.expect(Present(match=event("offered", patron=f"patron {seat}", offer="inspection")))


@then("no card of the shoe is dealt more than {minutes:Number} minutes after it came to the table")
def no_old_card(case: Draft, minutes: int) -> None:
    """Where cards grow too old they are changed, or none is dealt."""
    fresh = NeverLater(match=event("dealt"), since=event("received"), minutes=minutes)
    deals = (index + 1 for index, act in enumerate(case.acts) if isinstance(act, Bet))
    case.expect(AnyOf(choices=(fresh, *(Refuses(index=index) for index in deals))))


@then("the shuffled shoe is stacked before it is dealt")
def shoe_is_stacked(case: Draft) -> None:
    shuffled, stacked, dealt = (event(done) for done in ("shuffled", "stacked", "dealt"))
    case.require(Present(match=shuffled))
    case.expect(Present(match=stacked))
    case.expect(NeverTogether(first=shuffled, second=dealt, until=stacked))


@then("the floorperson verifies what was taken out")
def removal_verified(case: Draft) -> None:
    verified = event("verified", by="floorperson", what="removal")
    case.expect(InOrder(matches=(event("removed", item="cards"), verified)))


@then("the floorperson verifies the dealer's inspection")
def inspection_verified(case: Draft) -> None:
    verified = event("verified", by="floorperson", what="inspection")
    case.expect(InOrder(matches=(event("inspected", by="dealer"), verified)))


@then("the cards are washed at least {count:Number} times")
def washed_again(case: Draft, count: int) -> None:
    case.expect(Counts(match=event("washed"), at_least=count))


@then("cards that a device has shuffled go into the shoe before they are dealt")
def device_fills_shoe(case: Draft) -> None:
    shuffled, loaded = event("shuffled", by="device"), event("loaded", into="manual-shoe")
    case.expect(Present(match=loaded))
    case.expect(NeverTogether(first=shuffled, second=event("dealt"), until=loaded))


@then("cards shuffled by hand are cut before they are dealt")
def shoe_is_cut(case: Draft) -> None:
    case.require(Present(match=event("dealt", round=case.round - 1)))
    case.expect(Present(match=event("cut")))
    case.expect(NeverTogether(first=event("shuffled"), second=event("dealt"), until=event("cut")))


@then("seat {seat:Number} is offered the cut before the cards are cut")
def offered_before_cut(case: Draft, seat: int) -> None:
    offered = event("offered", patron=f"patron {seat}", offer="cut")
    case.expect(InOrder(matches=(offered, event("cut"))))


@then("seat {seat:Number} has been offered the cut {count:Number} times")
def offered_the_cut(case: Draft, seat: int, count: int) -> None:
    match = event("offered", patron=f"patron {seat}", offer="cut")
    case.expect(Counts(match=match, exactly=count))


@then("the dealer cuts the cards")
def dealer_has_cut(case: Draft) -> None:
    case.expect(Present(match=event("cut", by="dealer")))
