"""Deciding: whether the dealer calls, what a hand is called, what is shown and when."""

from shall.case import Absent, InOrder, Match, Present
from shall.draft import Draft
from shall.vocabulary import then


@then("the dealer qualifies")
def dealer_qualifies(case: Draft) -> None:
    case.expect(Present(match=Match("qualified", {"qualifies": True}), scope=case.this_round))


@then("the dealer does not qualify")
def dealer_does_not_qualify(case: Draft) -> None:
    case.expect(Present(match=Match("qualified", {"qualifies": False}), scope=case.this_round))


@then("the dealer shows {cards:Cards}")
def dealer_shows(case: Draft, cards: tuple[str, ...]) -> None:
    case.expect(Present(match=Match("revealed", {"area": "dealer", "cards": cards}), scope=case.this_round))


@then("the cards of seat {seat:Number} are shown")
def seat_is_shown(case: Draft, seat: int) -> None:
    case.expect(Present(match=Match("revealed", {"area": "hand", "seat": seat}), scope=case.this_round))


@then("the cards of seat {seat:Number} are not shown")
def seat_is_not_shown(case: Draft, seat: int) -> None:
    case.expect(Absent(match=Match("revealed", {"area": "hand", "seat": seat}), scope=case.this_round))


@then("the cards of seats {seats:Seats} are shown in that order")
def seats_are_shown_in_order(case: Draft, seats: tuple[int, ...]) -> None:
    matches = tuple(Match("revealed", {"area": "hand", "seat": seat}) for seat in seats)
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the hand of seat {seat:Number} is called a {rank:Rank}")
def hand_is_called(case: Draft, seat: int, rank: str) -> None:
    where = {"area": "hand", "seat": seat, "rank": rank}
    case.expect(Present(match=Match("ranked", where), scope=case.this_round))


@then("the hand of the dealer is called a {rank:Rank}")
def dealers_hand_is_called(case: Draft, rank: str) -> None:
    case.expect(Present(match=Match("ranked", {"area": "dealer", "rank": rank}), scope=case.this_round))


@then("the hand of the dealer is called before that of seat {seat:Number}")
def dealer_called_before_seat(case: Draft, seat: int) -> None:
    matches = (Match("ranked", {"area": "dealer"}), Match("ranked", {"area": "hand", "seat": seat}))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the hands of seats {seats:Seats} are called in that order")
def hands_called_in_order(case: Draft, seats: tuple[int, ...]) -> None:
    matches = tuple(Match("ranked", {"area": "hand", "seat": seat}) for seat in seats)
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the hand of the dealer is called after the board")
def dealer_called_after_board(case: Draft) -> None:
    matches = (Match("dealt", {"area": "community"}), Match("ranked", {"area": "dealer"}))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the dealer's cards are shown after the ante of seat {seat:Number} is collected")
def dealer_shown_after_fold(case: Draft, seat: int) -> None:
    matches = (Match("collected", {"wager": case.wager(seat, "ante")}), Match("revealed", {"area": "dealer"}))
    case.expect(InOrder(matches=matches, scope=case.this_round))
