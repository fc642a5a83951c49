"""Order: which moment of a round comes before which."""

from itertools import pairwise

from shall.case import Absent, AnyOf, InOrder, Match, NeverTogether, Present, event
from shall.draft import Draft
from shall.script import Bet
from shall.vocabulary import then

from .moments import (
    Moment,
    asked,
    collected,
    dealer_shown,
    decided,
    last_of_board,
    racked,
    raised,
    ranked,
    settled,
    shown,
)


@then("{one:Moment} before {two:Moment}")
def one_before_the_other(case: Draft, one: Moment, two: Moment) -> None:
    _expect_order(case, one(case), two(case))


def _expect_order(case: Draft, one: tuple[Match, ...], two: tuple[Match, ...]) -> None:
    """Both moments come, and whatever can make the second comes after something that makes the first."""
    scope = case.this_round
    for after in two:
        ways = tuple(InOrder(matches=(before, after), scope=scope) for before in one)
        otherwise = (Absent(match=after, scope=scope),) if len(two) > 1 else ()
        case.expect(ways[0] if len(ways) + len(otherwise) == 1 else AnyOf(choices=(*ways, *otherwise)))
    if len(two) > 1:
        case.expect(AnyOf(choices=tuple(Present(match=each, scope=scope) for each in two)))


@then("{one:Moment} before {two:Moment}, or cards go seat by seat")
def one_before_the_other_or_by_seats(case: Draft, one: Moment, two: Moment) -> None:
    """The order that a clause gives, or the cards of all hands one after the other round the table."""
    (first, *_), (second, *_) = one(case), two(case)
    hands = tuple(racked(case, seat) for seat in sorted(case.deal()["seats"]))
    ways = ((first, second), hands, hands[::-1])
    case.expect(AnyOf(choices=tuple(InOrder(matches=way, scope=case.this_round) for way in ways)))


@then("{words:Quoted} is called between the moment {one:Moment} and the moment {two:Moment}")
def called_between(case: Draft, words: str, one: Moment, two: Moment) -> None:
    (first, *_), (second, *_) = one(case), two(case)
    call = event("announced", words=words)
    case.expect(InOrder(matches=(first, second), scope=case.this_round))
    case.expect(NeverTogether(first=first, second=second, until=call, scope=case.this_round))


@then("seats {seats:Seats} are asked for the {area:Area} in that order")
def asked_in_order(case: Draft, seats: tuple[int, ...], area: str) -> None:
    case.expect(InOrder(matches=tuple(asked(case, seat, area) for seat in seats), scope=case.this_round))


@then("the cards of seats {seats:Seats} are shown in that order")
def shown_in_order(case: Draft, seats: tuple[int, ...]) -> None:
    case.expect(InOrder(matches=tuple(shown(case, seat) for seat in seats), scope=case.this_round))


@then("the hands of seats {seats:Seats} are called in that order")
def called_in_order(case: Draft, seats: tuple[int, ...]) -> None:
    case.expect(InOrder(matches=tuple(ranked(case, seat) for seat in seats), scope=case.this_round))


@then("the {area:Area} of seats {seats:Seats} is settled in that order")
def settled_in_order(case: Draft, area: str, seats: tuple[int, ...]) -> None:
    for one, two in pairwise(seats):
        _expect_order(case, settled(case, one, area), settled(case, two, area))


@then("the {area:Area} of seats {seats:Seats} goes back in that order")
def goes_back_in_order(case: Draft, area: str, seats: tuple[int, ...]) -> None:
    matches = tuple(event("returned", wager=case.wager(seat, area)) for seat in seats)
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the folded hands of seats {seats:Seats} are finished one after the other")
def folds_in_succession(case: Draft, seats: tuple[int, ...]) -> None:
    for one, two in pairwise(seats):
        for before in (collected(case, one, "ante"), racked(case, one)):
            for after in (collected(case, two, "ante"), racked(case, two)):
                case.expect(InOrder(matches=(before, after), scope=case.this_round))


@then("the cards of seat {seat:Number} are shown, then its ante collected, then its {area:Area} settled")
def folded_with_bonus(case: Draft, seat: int, area: str) -> None:
    taken = collected(case, seat, "ante")
    case.expect(InOrder(matches=(shown(case, seat), taken), scope=case.this_round))
    _expect_order(case, (taken,), settled(case, seat, area))


@then("the cards of seat {seat:Number} stay until the board is dealt")
def cards_stay(case: Draft, seat: int) -> None:
    stay = Absent(match=racked(case, seat), scope=case.this_round)
    later = InOrder(matches=(last_of_board(case), racked(case, seat)), scope=case.this_round)
    case.expect(AnyOf(choices=(stay, later)))


@then("the cards of seat {seat:Number} stay until its {area:Area} is settled")
def cards_stay_for_wager(case: Draft, seat: int, area: str) -> None:
    """They may go with the rest of the cards, of which nobody need tell."""
    ends = (decided(case, seat, area), *settled(case, seat, area))
    later = (InOrder(matches=(end, racked(case, seat)), scope=case.this_round) for end in ends)
    case.expect(AnyOf(choices=(Absent(match=racked(case, seat), scope=case.this_round), *later)))


@then("the dealer's cards stay until {moment:Moment}")
def dealers_cards_stay(case: Draft, moment: Moment) -> None:
    """Where no clause says when they go, that they go need not be told."""
    (first, *_), gone = moment(case), event("discarded", area="dealer")
    later = InOrder(matches=(first, gone), scope=case.this_round)
    case.expect(AnyOf(choices=(Absent(match=gone, scope=case.this_round), later)))


@then("the dealer's cards are shown after seat {seat:Number} has raised")
def dealer_shown_after_raise(case: Draft, seat: int) -> None:
    wager = case.wager(seat, "raise")
    case.permit(next(i for i, act in enumerate(case.acts) if isinstance(act, Bet) and act.wager == wager))
    case.expect(InOrder(matches=(raised(case, seat), dealer_shown(case)), scope=case.this_round))
