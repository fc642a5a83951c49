"""Operations: opening the table, shuffling, cutting, alternating decks, counting stubs, changing cards by the clock."""

from shall.case import (
    Absent,
    AnyOf,
    Counts,
    InOrder,
    NeverLater,
    NeverTogether,
    OnceInEvery,
    Present,
    Refuses,
    Scope,
    Value,
    event,
)
from shall.draft import Draft
from shall.script import Clock, Cut, Fold, Open, Recut, Switch
from shall.vocabulary import given, then, when

OPENING: dict[str, tuple[str, dict[str, Value]]] = {
    "received": ("received", {}),
    "inspected by the dealer": ("inspected", {"by": "dealer"}),
    "verified by the floorperson": ("verified", {"by": "floorperson"}),
    "spread face up": ("spread", {"face": "up"}),
    "offered for inspection": ("offered", {"offer": "inspection"}),
    "turned face down": ("turned", {"face": "down"}),
    "turned face up": ("turned", {"face": "up"}),
    "washed": ("washed", {}),
    "stacked": ("stacked", {}),
    "shuffled": ("shuffled", {}),
    "cut": ("cut", {}),
    "dealt": ("dealt", {}),
}


@given("the table is closed")
def table_is_closed(case: Draft) -> None:
    case.start = "closed"


@given("a table newly opened to seat {seat:Number}")
def newly_opened_to(case: Draft, seat: int) -> None:
    case.start = "closed"
    case.do(Open())
    case.sit(seat)
    case.proceed()


@given("below the cards to be cut off lie {cards:Cards}")
def below_the_cut(case: Draft, cards: tuple[str, ...]) -> None:
    case.deal()["top"] = cards


@given("two decks alternate")
def two_decks_alternate(case: Draft) -> None:
    case.options |= {"decks": 2, "shuffling": "device"}


@given("one deck is used")
def one_deck_is_used(case: Draft) -> None:
    case.options["decks"] = 1


@given("the cards of an idle table lie face {face:Face}")
def idle_cards_lie(case: Draft, face: str) -> None:
    case.options["idle-spread"] = face


@when("the table is opened")
def table_is_opened(case: Draft) -> None:
    case.do(Open())


@when("the dealer goes on")
def dealer_goes_on(case: Draft) -> None:
    case.proceed()


@when("{minutes:Number} minutes pass")
def minutes_pass(case: Draft, minutes: int) -> None:
    case.do(Clock(minutes=minutes))


@when("{count:Number} rounds are played")
def rounds_are_played(case: Draft, count: int) -> None:
    for _ in range(count):
        case.bet(1, "ante", 1000)
        case.dealt_in(1)
        case.proceed()
        case.do(Fold(patron="patron 1", seat=1))
        case.proceed()
        case.next_round()


@when("the dealer cuts {count:Number} cards")
def dealer_cuts(case: Draft, count: int) -> None:
    case.deal()["cut"] = count
    case.do(Cut(cards=count))


@when("the dealer tries to cut {count:Number} cards")
def dealer_tries_to_cut(case: Draft, count: int) -> None:
    case.attempt = case.do(Cut(cards=count))


@when("a supervisor orders a recut of {count:Number} cards")
def recut_ordered(case: Draft, count: int) -> None:
    case.deal()["cut"] += count  # two cuts bring the cards where one of both depths would
    case.do(Recut(cards=count))


@when("a supervisor tries to order a recut of {count:Number} cards")
def recut_attempted(case: Draft, count: int) -> None:
    case.attempt = case.do(Recut(cards=count))


@when("a supervisor orders shuffling by hand")
def hand_shuffling_ordered(case: Draft) -> None:
    case.do(Switch(option="shuffling", value="manual"))


@when("a supervisor tries to order shuffling by hand")
def hand_shuffling_attempted(case: Draft) -> None:
    case.attempt = case.do(Switch(option="shuffling", value="manual"))


@when("a supervisor orders dealing from {method:Method}")
def dealing_ordered(case: Draft, method: str) -> None:
    case.do(Switch(option="dealing", value=method))


@then("the deck is {one:Procedure}, then {two:Procedure}")
def procedure_in_order(case: Draft, one: str, two: str) -> None:
    matches = tuple(event(kind, **where) for kind, where in (OPENING[one], OPENING[two]))
    case.expect(InOrder(matches=matches))


@then("deck {deck:Number} is {one:Procedure}, then {two:Procedure}")
def procedure_in_order_for_deck(case: Draft, deck: int, one: str, two: str) -> None:
    matches = tuple(event(kind, **where, deck=deck) for kind, where in (OPENING[one], OPENING[two]))
    case.expect(InOrder(matches=matches))


@then("the deck is spread by suit and in sequence")
def spread_in_order(case: Draft) -> None:
    case.expect(Present(match=event("spread", by_suit=True, in_sequence=True)))


@then("the spread cards lie face {face:Face}")
def spread_face(case: Draft, face: str) -> None:
    case.expect(Present(match=event("spread", face=face)))


@then("the deck is shuffled between round {one:Number} and round {two:Number}")
def shuffled_between(case: Draft, one: int, two: int) -> None:
    before, after = event("dealt", round=one), event("dealt", round=two)
    case.require(Present(match=after))
    case.expect(NeverTogether(first=before, second=after, until=event("shuffled")))
    case.expect(Present(match=event("shuffled")))


@then("the cut takes {count:Number} cards")
def cut_takes(case: Draft, count: int) -> None:
    case.expect(Present(match=event("cut", cards=count), scope=case.this_round))


@then("the deck is not cut")
def deck_is_not_cut(case: Draft) -> None:
    case.expect(Absent(match=event("cut"), scope=case.this_round))


@then("the deck has been cut {count:Number} times")
def cut_times(case: Draft, count: int) -> None:
    case.expect(Counts(match=event("cut"), exactly=count, scope=case.this_round))


@then("the stub is counted at least once in every {count:Number} rounds")
def stub_counted(case: Draft, count: int) -> None:
    case.expect(OnceInEvery(match=event("counted", area="stub"), rounds=count))


@then("the stub is counted face down")
def stub_counted_face_down(case: Draft) -> None:
    case.expect(Present(match=event("counted", area="stub", face="down"), scope=case.this_round))


@then("the count comes to {count:Number} cards in all")
def count_comes_to(case: Draft, count: int) -> None:
    case.expect(Present(match=event("counted", area="stub", total=count), scope=case.this_round))


@then("the stub goes to the rack face down")
def stub_racked(case: Draft) -> None:
    case.expect(Present(match=event("discarded", area="stub", face="down"), scope=case.this_round))


@then("the stub is not shown")
def stub_not_shown(case: Draft) -> None:
    case.expect(Absent(match=event("discarded", area="stub", face="up"), scope=case.this_round))
    case.expect(Absent(match=event("revealed", area="stub"), scope=case.this_round))


@then("round {round_:Number} is dealt from deck {deck:Number}")
def round_from_deck(case: Draft, round_: int, deck: int) -> None:
    case.expect(Present(match=event("dealt", deck=deck), scope=Scope(round=round_)))
    case.expect(Absent(match=event("dealt", deck=3 - deck), scope=Scope(round=round_)))


@then("deck {deck:Number} is in the shuffler before round {round_:Number} is dealt")
def in_shuffler_before(case: Draft, deck: int, round_: int) -> None:
    matches = (event("loaded", into="shuffler", deck=deck), event("dealt", round=round_))
    case.expect(InOrder(matches=matches))


@then("the device has shuffled deck {deck:Number} before round {round_:Number} is dealt")
def device_has_shuffled(case: Draft, deck: int, round_: int) -> None:
    matches = (event("shuffled", by="device", deck=deck), event("dealt", round=round_))
    case.expect(InOrder(matches=matches))


@then("no card of deck {two:Number} goes to the rack while cards of deck {one:Number} lie in it")
def one_deck_in_rack(case: Draft, one: int, two: int) -> None:
    case.expect(
        NeverTogether(
            first=event("discarded", deck=one),
            second=event("discarded", deck=two),
            until=event("loaded", into="shuffler", deck=one),
        )
    )
    case.expect(Present(match=event("loaded", into="shuffler", deck=one)))


@then("no card is dealt more than {minutes:Number} minutes after its deck came to the table")
def never_dealt_later(case: Draft, minutes: int) -> None:
    fresh = NeverLater(match=event("dealt"), since=event("received"), minutes=minutes)
    not_dealt = Refuses(index=len(case.acts) - 1)  # the other way to keep worn cards out of play
    case.expect(AnyOf(choices=(fresh, not_dealt)))


@then("no deck is mixed more than {minutes:Number} minutes after it came to the table")
def never_mixed_later(case: Draft, minutes: int) -> None:
    case.require(Present(match=event("washed")))
    case.expect(NeverLater(match=event("washed"), since=event("received"), minutes=minutes))


@then("security looks at all {count:Number} cards of the deck that left")
def security_looks(case: Draft, count: int) -> None:
    removed = event("removed", item="deck")
    case.require(Present(match=removed))
    case.expect(InOrder(matches=(removed, event("inspected", by="security", cards=count))))


@then("the shuffler leaves the table before the dealer shuffles")
def shuffler_leaves_first(case: Draft) -> None:
    matches = (event("removed", item="shuffler"), event("shuffled", by="dealer"))
    case.expect(InOrder(matches=matches))


@then("the automated shoe leaves the table before the cards lie in {method:Method}")
def shoe_leaves_first(case: Draft, method: str) -> None:
    matches = (event("removed", item="automated-shoe"), event("loaded", into=method))
    case.expect(InOrder(matches=matches))
