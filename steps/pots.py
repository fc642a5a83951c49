"""Pots: how much lies in each, who may win it, who wins it."""

from itertools import combinations

from shall.case import (
    Absent,
    AllOf,
    AnyOf,
    Counts,
    InOrder,
    Match,
    NeverTogether,
    Present,
    Sums,
    Value,
    Wording,
    event,
)
from shall.draft import Draft
from shall.script import Sit
from shall.vocabulary import given, then, when


@given("two decks lie on the table")
def two_decks(case: Draft) -> None:
    case.options["decks"] = 2


@then("seat {seat:Number} wins {amount:Dollars}")
def seat_wins(case: Draft, seat: int, amount: int) -> None:
    case.expect(Sums(match=event("awarded", seat=seat), exactly=amount, scope=case.this_round))


@then("seat {seat:Number} wins {amount:Dollars} of pot {pot:Number}")
def seat_wins_of_pot(case: Draft, seat: int, amount: int, pot: int) -> None:
    case.expect(Sums(match=event("awarded", seat=seat, pot=pot), exactly=amount, scope=case.this_round))


@then("seat {seat:Number} wins {amount:Dollars} for the {share:Share} hand")
def seat_wins_share(case: Draft, seat: int, amount: int, share: str) -> None:
    case.expect(Sums(match=event("awarded", seat=seat, share=share), exactly=amount, scope=case.this_round))


@then("seat {seat:Number} wins at least {amount:Dollars}")
def seat_wins_at_least(case: Draft, seat: int, amount: int) -> None:
    case.expect(Sums(match=event("awarded", seat=seat), at_least=amount, scope=case.this_round))


@then("seat {seat:Number} wins {least:Dollars} to {most:Dollars}")
def seat_wins_between(case: Draft, seat: int, least: int, most: int) -> None:
    """However small the pieces are into which a pot is divided."""
    match = event("awarded", seat=seat)
    case.expect(Sums(match=match, at_least=least, at_most=most, scope=case.this_round))


@then("seat {seat:Number} wins nothing")
def seat_wins_nothing(case: Draft, seat: int) -> None:
    case.expect(Absent(match=event("awarded", seat=seat), scope=case.this_round))


@then("nothing is won by a low hand")
def nothing_low(case: Draft) -> None:
    case.expect(Absent(match=event("awarded", share="low"), scope=case.this_round))


@then("pot {pot:Number} is awarded before pot {other:Number}")
def pot_before_pot(case: Draft, pot: int, other: int) -> None:
    matches = (event("awarded", pot=pot), event("awarded", pot=other))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the cards of seat {loser:Number} are taken in before the pot and the cards of seat {winner:Number}")
def loser_first(case: Draft, loser: int, winner: int) -> None:
    taken, won, given_up = (
        event("discarded", area="hand", seat=loser),
        event("awarded", seat=winner),
        event("discarded", area="hand", seat=winner),
    )
    case.expect(InOrder(matches=(taken, won), scope=case.this_round))
    never = Absent(match=given_up, scope=case.this_round)
    case.expect(AnyOf(choices=(never, InOrder(matches=(taken, given_up), scope=case.this_round))))


@then("{amount:Dollars} is raked")
def is_raked(case: Draft, amount: int) -> None:
    case.expect(Sums(match=event("raked"), exactly=amount, scope=case.this_round))


@then("the hand of seat {seat:Number} is counted as {cards:CardCount}")
def hand_is_counted(case: Draft, seat: int, cards: int) -> None:
    match = event("counted", area="hand", seat=seat, cards=cards)
    case.expect(Present(match=match, scope=case.this_round))


@then("{card:Card} is burned and never thrown in with a hand")
def burned_apart(case: Draft, card: str) -> None:
    case.expect(Present(match=event("burned", card=card), scope=case.this_round))
    case.expect(Absent(match=event("discarded", area="hand", cards=card), scope=case.this_round))


@then("a stub of {total:Number} cards in all takes the deck off the table before another card is dealt")
def wrong_count(case: Draft, total: int) -> None:
    wrong, gone = event("counted", area="stub", total=total), event("removed", item="deck")
    case.expect(Present(match=gone))
    case.expect(NeverTogether(first=wrong, second=event("dealt"), until=gone))


@given("the deck lacks one card")
def deck_lacks_one(case: Draft) -> None:
    case.deal()["missing"] = 1


@given("the deck has one card too many")
def deck_has_one_more(case: Draft) -> None:
    case.deal()["extra"] = 1


@when("patron {seat:Number} arrives")
def patron_arrives(case: Draft, seat: int) -> None:
    case.attempt = case.do(Sit(patron=f"patron {seat}", seat=seat))


@then("each deck is spread face {face:Face}")
def each_deck_spread(case: Draft, face: str) -> None:
    for deck in (1, 2):
        case.expect(Present(match=event("spread", face=face, deck=deck)))


@then("nothing is shuffled yet")
def nothing_shuffled(case: Draft) -> None:
    case.expect(Absent(match=event("shuffled")))


@then("patrons {one:Number} and {two:Number} may look at each deck turned face up before any is shuffled")
def may_look_at_turned(case: Draft, one: int, two: int) -> None:
    """Both decks are turned and then looked at, or one after the other."""
    for deck in (1, 2):
        for seat in (one, two):
            turned, look = event("turned", face="up", deck=deck), _look(seat)
            case.expect(NeverTogether(first=turned, second=event("shuffled"), until=look))


@then("patrons {one:Number} and {two:Number} may look at the cards before any deck is shuffled")
def may_look_first(case: Draft, one: int, two: int) -> None:
    for seat in (one, two):
        case.expect(InOrder(matches=(_look(seat), event("shuffled"))))


def _look(seat: int) -> Match:
    return event("offered", offer="inspection", patron=f"patron {seat}")


@then("each of both decks is shuffled")
def both_shuffled(case: Draft) -> None:
    for deck in (1, 2):
        case.expect(Present(match=event("shuffled", deck=deck)))


@then("a deck is spread")
def deck_spread(case: Draft) -> None:
    case.expect(Present(match=event("spread")))


@then("the cards are cut onto a cover card")
def cut_onto_cover(case: Draft) -> None:
    case.expect(Present(match=event("cut", cover=True)))


@then("the button lies before seat {seat:Number}")
def button_lies(case: Draft, seat: int) -> None:
    case.expect(Present(match=event("button", seat=seat), scope=case.this_round))


@then("the table offers {game:Quoted} in the form {form:Quoted}")
def table_offers(case: Draft, game: str, form: str) -> None:
    case.expect(Present(match=event("offering", game=game, form=form)))


@then("the table offers {game:Quoted} and no other game")
def offers_nothing_else(case: Draft, game: str) -> None:
    case.expect(Present(match=event("offering", game=game)))
    case.expect(Counts(match=event("offering"), exactly=1))


@then("a sign tells the {topic:Sign} of {amount:Dollars}")
def sign_tells(case: Draft, topic: str, amount: int) -> None:
    said = f"${amount / 100:.2f}"
    words = (said, said.removesuffix(".00"), f"{amount // 100}", f"{amount / 100:.2f}")
    match = event("inscription", topic=topic, medium="sign")
    case.expect(Wording(match=match, some=words, never=()))


@then("no more than {most:Number} of {count:Number} are dealt cards")
def not_all_are_dealt_in(case: Draft, most: int, count: int) -> None:
    """Somebody goes without for each one too many; the first two play."""
    none = [
        Absent(match=event("dealt", area="hand", seat=seat), scope=case.this_round)
        for seat in range(1, count + 1)
    ]
    case.expect(Present(match=event("dealt", area="hand", seat=1), scope=case.this_round))
    some = combinations(none, count - most)
    case.expect(AnyOf(choices=tuple(AllOf(all=each) for each in some)))


@then("nobody but the players is dealt a card")
def dealer_gets_none(case: Draft) -> None:
    where: dict[str, Value] = {"area": "dealer"}
    case.expect(Present(match=event("dealt", area="hand"), scope=case.this_round))
    case.expect(Absent(match=event("dealt", **where), scope=case.this_round))


@then("the common card is one of {cards:Cards}, face up")
def common_card_is(case: Draft, cards: tuple[str, ...]) -> None:
    ways = tuple(
        Present(match=event("dealt", area="community", card=card, face="up"), scope=case.this_round)
        for card in cards
    )
    case.expect(AnyOf(choices=ways))
    case.expect(Counts(match=event("dealt", area="community"), exactly=1, scope=case.this_round))


@then("{count:Number} cards are burned")
def cards_are_burned(case: Draft, count: int) -> None:
    case.expect(Counts(match=event("burned"), exactly=count, scope=case.this_round))


@then("the cards are shuffled before the common card is dealt")
def shuffled_for_common_card(case: Draft) -> None:
    matches = (event("shuffled"), event("dealt", area="community"))
    case.expect(InOrder(matches=matches, scope=case.this_round))
