"""Shoes of several decks: opened and mixed together, offered to be cut, changed in time."""

from shall.case import Counts, InOrder, Present, event
from shall.draft import Draft
from shall.script import Cut, DeclineCut, Expose
from shall.vocabulary import given, then, when


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
    case.bet(seat, "wager", 1000)
    for _ in ("the deal", "the end"):
        case.proceed()
    case.next_round()


@when("seat {seat:Number} bets and the cards are dealt")
def seat_bets_and_is_dealt(case: Draft, seat: int) -> None:
    case.bet(seat, "wager", 1000)
    case.proceed()


@then("the cards of the shoe all have the same backs")
def shoe_has_same_backs(case: Draft) -> None:
    case.expect(Counts(match=event("card-set"), exactly=1))


@then("the shoe has {six:Number} or {eight:Number} cards")
def shoe_has_cards(case: Draft, six: int, eight: int) -> None:
    case.expect(Present(match=event("card-set", cards=(str(six), str(eight)))))


@then("there is just one cutting card")
def one_cutting_card(case: Draft) -> None:
    case.expect(Counts(match=event("cover-cards", count=1), exactly=1))


@then("each of {decks:Number} decks is spread face up, by suit and in sequence")
def each_deck_is_spread(case: Draft, decks: int) -> None:
    for deck in range(1, decks + 1):
        match = event("spread", deck=deck, face="up", by_suit=True, in_sequence=True)
        case.expect(Present(match=match))


@then("{card:Card} is taken out of each of {decks:Number} decks")
def card_taken_out(case: Draft, card: str, decks: int) -> None:
    for deck in range(1, decks + 1):
        case.expect(Present(match=event("removed", item="cards", deck=deck, cards=card)))


@then("{card:Card} is destroyed once it is taken out")
def card_destroyed(case: Draft, card: str) -> None:
    taken_out = event("removed", item="cards", cards=card)
    case.expect(InOrder(matches=(taken_out, event("destroyed", cards=card))))


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


@then("the device has put the shuffled cards in the shoe")
def device_fills_shoe(case: Draft) -> None:
    matches = (event("shuffled", by="device"), event("loaded", into="manual-shoe"))
    case.expect(InOrder(matches=matches))


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
