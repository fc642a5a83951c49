"""Dealing: how the table is set up, which cards come to whom, and in which order they come."""

from shall.case import Absent, AnyOf, Counts, InOrder, NeverTogether, Present, event
from shall.draft import Draft
from shall.vocabulary import given, then, when

from .words import Holder


@given("the cards are dealt from {method:Method}")
def dealt_from(case: Draft, method: str) -> None:
    case.options["dealing"] = method
    if method == "hand":
        case.options["shuffling"] = "device"


@given("{holder:Holder} will hold {cards:Cards}")
def holder_will_hold(case: Draft, holder: Holder, cards: tuple[str, ...]) -> None:
    case.hold(holder.name, cards, holder.area, holder.seat)


@given("the board will be {cards:Cards}")
def board_will_be(case: Draft, cards: tuple[str, ...]) -> None:
    case.hold("community", cards, "community", None)


@given("the board would be {cards:Cards}")
def board_would_be(case: Draft, cards: tuple[str, ...]) -> None:
    case.deal().setdefault("hands", {})["community"] = cards


@given("the burn cards would be {cards:Cards}")
def burns_would_be(case: Draft, cards: tuple[str, ...]) -> None:
    case.deal().setdefault("hands", {})["burn"] = cards


@given("the deck runs {cards:Cards}")
def deck_runs(case: Draft, cards: tuple[str, ...]) -> None:
    case.deal()["top"] = cards


@when("the cards are dealt")
def cards_are_dealt(case: Draft) -> None:
    case.proceed()


@when("the flop comes")
def flop_comes(case: Draft) -> None:
    case.proceed()


@when("the river comes")
def river_comes(case: Draft) -> None:
    case.proceed()


@when("turn and river come")
def turn_and_river_come(case: Draft) -> None:
    case.proceed()


@when("the round is played out")
def round_is_played_out(case: Draft) -> None:
    case.proceed()


@when("the round is played to the end")
def round_is_played_to_the_end(case: Draft) -> None:
    case.proceed()
    for _ in ("the river", "the dealer's cards"):  # some tables stop there, though nobody has to decide
        case.leave_open(case.proceed())


@when("the next round begins")
def next_round_begins(case: Draft) -> None:
    case.next_round()


@then("the cards come in this order: {cards:Cards}")
def cards_come_in_order(case: Draft, cards: tuple[str, ...]) -> None:
    case.expect(InOrder(matches=tuple(event("dealt", card=card) for card in cards), scope=case.this_round))


@then("{holder:Holder} receives {cards:Cards}, face {face:Face}")
def holder_receives_facing(case: Draft, holder: Holder, cards: tuple[str, ...], face: str) -> None:
    for card in cards:
        match = event("dealt", card=card, **holder.where, face=face)
        case.expect(Present(match=match, scope=case.this_round))


@then("{holder:Holder} receives {cards:Cards}")
def holder_receives(case: Draft, holder: Holder, cards: tuple[str, ...]) -> None:
    for card in cards:
        case.expect(Present(match=event("dealt", card=card, **holder.where), scope=case.this_round))


@then("{holder:Holder} receives {count:CardCount} in all")
def holder_receives_in_all(case: Draft, holder: Holder, count: int) -> None:
    case.expect(Counts(match=event("dealt", **holder.where), exactly=count, scope=case.this_round))


@then("the dealer receives {cards:Cards}, face down and covered")
def dealer_receives_covered(case: Draft, cards: tuple[str, ...]) -> None:
    """Cards that come together lie under one cover card, which may be told of any of them."""
    down = [event("dealt", card=card, area="dealer", face="down") for card in cards]
    covered = [event("dealt", card=card, area="dealer", face="down", cover=True) for card in cards]
    for match in down if len(cards) > 1 else ():
        case.expect(Present(match=match, scope=case.this_round))
    case.expect(AnyOf(choices=tuple(Present(match=match, scope=case.this_round) for match in covered)))


@then("{holder:Holder} is dealt {count:CardCount}")
def holder_is_dealt(case: Draft, holder: Holder, count: int) -> None:
    case.expect(Counts(match=event("dealt", **holder.where), exactly=count, scope=case.this_round))


@then("{holder:Holder} is dealt {count:CardCount} face {face:Face}")
def holder_is_dealt_facing(case: Draft, holder: Holder, count: int, face: str) -> None:
    match = event("dealt", **holder.where, face=face)
    case.expect(Counts(match=match, exactly=count, scope=case.this_round))


@then("seat {seat:Number} receives cards")
def seat_receives_cards(case: Draft, seat: int) -> None:
    case.expect(Present(match=event("dealt", area="hand", seat=seat), scope=case.this_round))


@then("seat {seat:Number} receives no card")
def seat_receives_nothing(case: Draft, seat: int) -> None:
    case.expect(Absent(match=event("dealt", area="hand", seat=seat), scope=case.this_round))


@then("every hand comes in stacks of {count:Number}")
def comes_in_stacks(case: Draft, count: int) -> None:
    for area in ("hand", "dealer"):
        case.expect(Present(match=event("dealt", area=area, stack=count), scope=case.this_round))


@then("the hands come from {method:Method}")
def hands_come_from(case: Draft, method: str) -> None:
    _comes_from(case, "hand", method)


@then("the board comes from {method:Method}")
def board_comes_from(case: Draft, method: str) -> None:
    _comes_from(case, "community", method)


def _comes_from(case: Draft, area: str, method: str) -> None:
    """Cards of the area from this source and from no other."""
    others = tuple(other for other in ("manual-shoe", "hand", "automated-shoe") if other != method)
    case.expect(Present(match=event("dealt", area=area, source=method), scope=case.this_round))
    case.expect(Absent(match=event("dealt", area=area, source=others), scope=case.this_round))


@then("{cards:Cards} go to nobody")
def go_to_nobody(case: Draft, cards: tuple[str, ...]) -> None:
    for card in cards:
        case.expect(Absent(match=event("dealt", card=card), scope=case.this_round))


@then("{cards:Cards} stay in the deck")
def stay_in_the_deck(case: Draft, cards: tuple[str, ...]) -> None:
    for card in cards:
        case.expect(Absent(match=event("dealt", card=card), scope=case.this_round))
        case.expect(Absent(match=event("burned", card=card), scope=case.this_round))


@then("{cards:Cards} are not shown")
def are_not_shown(case: Draft, cards: tuple[str, ...]) -> None:
    for card in cards:
        case.expect(Absent(match=event("revealed", cards=card), scope=case.this_round))


@then("{cards:Cards} are burned face down")
def are_burned(case: Draft, cards: tuple[str, ...]) -> None:
    for card in cards:
        case.expect(Present(match=event("burned", card=card, face="down"), scope=case.this_round))


@then("{cards:Cards} are burned")
def are_burned_either_way(case: Draft, cards: tuple[str, ...]) -> None:
    for card in cards:
        case.expect(Present(match=event("burned", card=card), scope=case.this_round))


@then("the board is {cards:Cards}, face up")
def board_is_face_up(case: Draft, cards: tuple[str, ...]) -> None:
    """Dealt so, or laid down and then turned up."""
    for card in cards:
        dealt = event("dealt", card=card, area="community", face="up")
        turned = event("revealed", cards=card, area="community")
        ways = tuple(Present(match=way, scope=case.this_round) for way in (dealt, turned))
        case.expect(AnyOf(choices=ways))


@then("{cards:Cards} of the board lie face up and no others")
def board_shown_so_far(case: Draft, cards: tuple[str, ...]) -> None:
    for card in case.deal()["hands"]["community"]:
        dealt = event("dealt", card=card, area="community", face="up")
        turned = event("revealed", cards=card, area="community")
        if card in cards:
            ways = tuple(Present(match=way, scope=case.this_round) for way in (dealt, turned))
            case.expect(AnyOf(choices=ways))
        else:
            for way in (dealt, turned):
                case.expect(Absent(match=way, scope=case.this_round))


@then("the burns and the board come in this order: {cards:Cards}")
def burns_and_board_in_order(case: Draft, cards: tuple[str, ...]) -> None:
    kinds = ("burned", "dealt", "burned", "dealt", "burned", "dealt")
    for one in cards[1:4]:  # the first three are dealt together
        run = (cards[0], one, *cards[4:])
        matches = tuple(event(kind, card=card) for kind, card in zip(kinds, run, strict=True))
        case.expect(InOrder(matches=matches, scope=case.this_round))


@then("{count:Number} community cards are dealt face {face:Face}")
def community_cards_dealt_facing(case: Draft, count: int, face: str) -> None:
    match = event("dealt", area="community", face=face)
    case.expect(Counts(match=match, exactly=count, scope=case.this_round))


@then("at least {count:Number} community cards are dealt face {face:Face}")
def enough_community_cards_facing(case: Draft, count: int, face: str) -> None:
    match = event("dealt", area="community", face=face)
    case.expect(Counts(match=match, at_least=count, scope=case.this_round))


@then("{count:Number} community cards are dealt")
def community_cards_dealt(case: Draft, count: int) -> None:
    case.expect(Counts(match=event("dealt", area="community"), exactly=count, scope=case.this_round))


@then("the cards go into {method:Method} between round {one:Number} and round {two:Number}")
def loaded_between(case: Draft, method: str, one: int, two: int) -> None:
    """What lies in a shoe when the script begins is not reported; two decks take turns."""
    before, after = event("dealt", round=one), event("dealt", round=two)
    loaded = event("loaded", into=method)
    case.require(Present(match=after))
    case.expect(Present(match=loaded))
    case.expect(NeverTogether(first=before, second=after, until=loaded))


@then("the cards lie in {method:Method} only after the cut")
def loaded_after_cut(case: Draft, method: str) -> None:
    case.expect(InOrder(matches=(event("cut"), event("loaded", into=method))))
