"""Deciding: whether the dealer calls, what a hand is called, what is shown and when."""

from shall.case import Absent, AnyOf, InOrder, Present, Refuses, Scope, event
from shall.draft import Draft
from shall.script import Bet
from shall.vocabulary import then, when


@when("seat {seat:Number} plays {own:Cards} against {dealer:Cards} on a board of {board:Cards}")
def seat_plays_against(
    case: Draft, seat: int, own: tuple[str, ...], dealer: tuple[str, ...], board: tuple[str, ...]
) -> None:
    """An ante, a raise and a showdown with these cards."""
    case.bet(seat, "ante", 1000)
    case.dealt_in(seat)
    case.hold(f"seat {seat}", own, "hand", seat)
    case.hold("dealer", dealer, "dealer", None)
    case.hold("community", board, "community", None)
    case.proceed()
    case.bet(seat, "raise", 3000)
    case.proceed()


@then("the dealer qualifies")
def dealer_qualifies(case: Draft) -> None:
    case.expect(Present(match=event("qualified", qualifies=True), scope=case.this_round))


@then("the dealer does not qualify")
def dealer_does_not_qualify(case: Draft) -> None:
    case.expect(Present(match=event("qualified", qualifies=False), scope=case.this_round))


@then("the dealer shows {cards:Cards}")
def dealer_shows(case: Draft, cards: tuple[str, ...]) -> None:
    for card in cards:
        case.expect(Present(match=event("revealed", area="dealer", cards=card), scope=case.this_round))


@then("the cards of seat {seat:Number} are shown")
def seat_is_shown(case: Draft, seat: int) -> None:
    case.expect(Present(match=event("revealed", area="hand", seat=seat), scope=case.this_round))


@then("the cards of seat {seat:Number} are not shown")
def seat_is_not_shown(case: Draft, seat: int) -> None:
    case.expect(Absent(match=event("revealed", area="hand", seat=seat), scope=case.this_round))


@then("the cards of seats {seats:Seats} are shown in that order")
def seats_are_shown_in_order(case: Draft, seats: tuple[int, ...]) -> None:
    matches = tuple(event("revealed", area="hand", seat=seat) for seat in seats)
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the hand of seat {seat:Number} is called {rank:Rank}")
def hand_is_called(case: Draft, seat: int, rank: str) -> None:
    where = {"area": "hand", "seat": seat, "rank": rank}
    case.expect(Present(match=event("ranked", **where), scope=case.this_round))


@then("the hand of the dealer is called {rank:Rank}")
def dealers_hand_is_called(case: Draft, rank: str) -> None:
    case.expect(Present(match=event("ranked", area="dealer", rank=rank), scope=case.this_round))


@then("the hand of the dealer is called before that of seat {seat:Number}")
def dealer_called_before_seat(case: Draft, seat: int) -> None:
    matches = (event("ranked", area="dealer"), event("ranked", area="hand", seat=seat))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the hands of seats {seats:Seats} are called in that order")
def hands_called_in_order(case: Draft, seats: tuple[int, ...]) -> None:
    matches = tuple(event("ranked", area="hand", seat=seat) for seat in seats)
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the dealer's cards are shown after the ante of seat {seat:Number} is collected")
def dealer_shown_after_fold(case: Draft, seat: int) -> None:
    matches = (event("collected", wager=case.wager(seat, "ante")), event("revealed", area="dealer"))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the dealer does not go on yet")
def dealer_waits(case: Draft) -> None:
    shown = Absent(match=event("revealed", area="dealer"), scope=Scope(act=case.attempt))
    case.expect(AnyOf(choices=(Refuses(index=case.attempt), shown)))


@then("the dealer's cards are shown after seat {seat:Number} has raised")
def dealer_shown_after_raise(case: Draft, seat: int) -> None:
    raised = case.wager(seat, "raise")
    case.permit(next(i for i, act in enumerate(case.acts) if isinstance(act, Bet) and act.wager == raised))
    matches = (event("accepted", wager=raised), event("revealed", area="dealer"))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("seat {seat:Number} is out of the hand")
def seat_is_out(case: Draft, seat: int) -> None:
    case.expect(Present(match=event("folded", seat=seat), scope=case.this_round))


@then("the cards of seat {seat:Number} are shown before the board is dealt")
def seat_shown_before_board(case: Draft, seat: int) -> None:
    matches = (event("revealed", area="hand", seat=seat), event("dealt", area="community"))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the cards of seat {seat:Number} are shown after the dealer's")
def seat_shown_after_dealer(case: Draft, seat: int) -> None:
    matches = (event("revealed", area="dealer"), event("revealed", area="hand", seat=seat))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the dealer's cards are shown after those of seat {seat:Number} go to the rack")
def dealer_shown_after_rack(case: Draft, seat: int) -> None:
    matches = (event("discarded", area="hand", seat=seat), event("revealed", area="dealer"))
    case.expect(InOrder(matches=matches, scope=case.this_round))
