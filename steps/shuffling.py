"""Shuffling: who mixes the cards and when, how they are cut, and which of two decks is in use."""

from shall.case import (
    Absent,
    AnyOf,
    Counts,
    InOrder,
    Match,
    NeverTogether,
    Present,
    Refuses,
    Scope,
    Value,
    event,
)
from shall.draft import Draft
from shall.script import Cut, Recut, Switch
from shall.vocabulary import given, then, when


@given("the cards are shuffled by hand")
def shuffled_by_hand(case: Draft) -> None:
    case.options |= {"shuffling": "manual", "decks": 1}
    case.options.setdefault("dealing", "manual-shoe")


@given("the cards are shuffled by a device")
def shuffled_by_device(case: Draft) -> None:
    case.options["shuffling"] = "device"


@given("the cards come to the table {state:Arrival}")
def come_shuffled(case: Draft, state: str) -> None:
    case.options["pre-shuffled"] = state


@given("the shuffler {counting:Counting} the cards")
def shuffler_counts(case: Draft, counting: str) -> None:
    case.options["device-counts"] = counting
    if counting == "yes":
        case.options["shuffling"] = "device"


@when("the shuffler finds {count:CardCount} in {deck:Deck}")
def shuffler_finds(case: Draft, count: int, deck: dict[str, Value]) -> None:
    case.options["decks"] = 2 if deck else 1
    case.deal()["missing" if count < 52 else "extra"] = abs(52 - count)
    case.deals += [{} for _ in range(2 if deck else 1)]  # until that of the deck that replaces this one


@given("below the cards to be cut off lie {cards:Cards}")
def below_the_cut(case: Draft, cards: tuple[str, ...]) -> None:
    case.deal()["top"] = cards


@given("two decks alternate")
def two_decks_alternate(case: Draft) -> None:
    case.options |= {"decks": 2, "shuffling": "device"}


@given("one deck is used")
def one_deck_is_used(case: Draft) -> None:
    case.options["decks"] = 1


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


@then("the recut of {count:Number} cards is refused, unless the dealer has cut before it")
def refused_before_the_cut(case: Draft, count: int) -> None:
    own_cut_first = InOrder(matches=(event("cut"), event("cut", cards=count)))
    case.expect(AnyOf(choices=(Refuses(index=case.attempt), own_cut_first)))


@then("{deck:Deck} is {done:Procedure} between round {one:Number} and round {two:Number}")
def done_between(case: Draft, deck: dict[str, Value], done: Match, one: int, two: int) -> None:
    before, after = event("dealt", round=one), event("dealt", round=two)
    meanwhile = event(done.event, **done.where, **deck)
    case.require(Present(match=after))
    case.expect(Present(match=meanwhile))
    case.expect(NeverTogether(first=before, second=after, until=meanwhile))


@then("the shuffled deck is stacked before it is dealt")
def stacked_before_dealt(case: Draft) -> None:
    shuffled, stacked, dealt = (event(done, deck=1) for done in ("shuffled", "stacked", "dealt"))
    case.require(InOrder(matches=(event("dealt", round=1), shuffled, event("dealt", round=case.round - 1))))
    case.expect(Present(match=stacked))
    case.expect(NeverTogether(first=shuffled, second=dealt, until=stacked))


@then("the cut takes {count:Number} cards")
def cut_takes(case: Draft, count: int) -> None:
    case.expect(Present(match=event("cut", cards=count), scope=case.this_round))


@then("the cut takes at least {count:Number} cards")
def cut_takes_at_least(case: Draft, count: int) -> None:
    case.expect(Present(match=event("cut"), scope=case.this_round))
    case.expect(Absent(match=event("cut", cards=tuple(map(str, range(count)))), scope=case.this_round))


@then("the deck is not cut")
def deck_is_not_cut(case: Draft) -> None:
    case.expect(Absent(match=event("cut"), scope=case.this_round))


@then("the deck has been cut {count:Number} times")
def cut_times(case: Draft, count: int) -> None:
    case.expect(Counts(match=event("cut"), exactly=count, scope=case.this_round))


@then("round {round_:Number} is dealt from deck {deck:Number}")
def round_from_deck(case: Draft, round_: int, deck: int) -> None:
    case.expect(Present(match=event("dealt", deck=deck), scope=Scope(round=round_)))
    case.expect(Absent(match=event("dealt", deck=3 - deck), scope=Scope(round=round_)))


@then("deck {deck:Number} is in the shuffler before round {round_:Number} is over")
def in_shuffler_before(case: Draft, deck: int, round_: int) -> None:
    """While the other is dealt, or while it is used to play."""
    matches = (event("loaded", into="shuffler", deck=deck), event("ended", round=round_))
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


@then("the shuffler leaves the table before the dealer shuffles")
def shuffler_leaves_first(case: Draft) -> None:
    matches = (event("removed", item="shuffler"), event("shuffled", by="dealer"))
    case.expect(InOrder(matches=matches))
