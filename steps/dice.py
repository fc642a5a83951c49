"""Dice: wagers that live through many throws, the points they make, and what decides them."""

from shall.case import Absent, AnyOf, InOrder, Match, Present, event
from shall.draft import Draft
from shall.script import Call, Roll
from shall.vocabulary import given, then, when

from .words import DiceBet


def of(case: Draft, bet: DiceBet, seat: int) -> str:
    """The id of a wager."""
    return case.wager(seat, bet.area, bet.number, bet.which)


def decided(case: Draft, bet: DiceBet, seat: int, **how: str) -> Match:
    """That a wager is decided, somehow or in one way."""
    return event("decided", wager=of(case, bet, seat), **how)


@given("the game is {form:CrapsForm}")
def game_is(case: Draft, form: str) -> None:
    case.options["form"] = form


@when("seat {seat:Number} makes a {bet:DiceBet} of {amount:Dollars}")
def seat_makes_bet(case: Draft, seat: int, bet: DiceBet, amount: int) -> None:
    case.bet(seat, bet.area, amount, number=bet.number)


@when("seat {seat:Number} tries to make a {bet:DiceBet} of {amount:Dollars}")
def seat_tries_to_make_bet(case: Draft, seat: int, bet: DiceBet, amount: int) -> None:
    case.attempt = case.bet(seat, bet.area, amount, number=bet.number)


@when("the dice show {rolls:Rolls}")
def dice_show(case: Draft, rolls: tuple[tuple[int, int], ...]) -> None:
    for dice in rolls:
        case.do(Roll(dice=dice))


@when("seat {seat:Number} calls the {bet:DiceBet} on")
def seat_calls_bet_on(case: Draft, seat: int, bet: DiceBet) -> None:
    case.do(Call(wager=of(case, bet, seat), on=True))


@then("the {bet:DiceBet} of seat {seat:Number} lies where it was put")
def bet_lies(case: Draft, bet: DiceBet, seat: int) -> None:
    match = event("accepted", wager=of(case, bet, seat), seat=seat, area=bet.area)
    case.expect(Present(match=match))


@then("the {bet:DiceBet} of seat {seat:Number} {outcome:Outcome}")
def bet_is_decided(case: Draft, bet: DiceBet, seat: int, outcome: str) -> None:
    case.expect(Present(match=decided(case, bet, seat, outcome=outcome)))


@then("the {bet:DiceBet} of seat {seat:Number} {outcome:NotOutcome}")
def bet_is_not_decided_so(case: Draft, bet: DiceBet, seat: int, outcome: str) -> None:
    case.expect(Absent(match=decided(case, bet, seat, outcome=outcome)))


@then("the {bet:DiceBet} of seat {seat:Number} is still open")
def bet_is_open(case: Draft, bet: DiceBet, seat: int) -> None:
    case.expect(Absent(match=decided(case, bet, seat)))


@then("the {bet:DiceBet} of seat {seat:Number} is neither paid nor collected")
def bet_moves_no_money(case: Draft, bet: DiceBet, seat: int) -> None:
    for kind in ("paid", "collected"):
        case.expect(Absent(match=event(kind, wager=of(case, bet, seat))))


@then("the {bet:DiceBet} of seat {seat:Number} is marked on before it is decided")
def bet_is_marked(case: Draft, bet: DiceBet, seat: int) -> None:
    marked = event("marked", wager=of(case, bet, seat), on=True)
    case.expect(InOrder(matches=(marked, decided(case, bet, seat))))


@then("the point is {number:Number}")
def point_is(case: Draft, number: int) -> None:
    case.expect(Present(match=event("point", number=number, wager=None)))


@then("{number:Number} is not the point")
def is_not_the_point(case: Draft, number: int) -> None:
    case.expect(Absent(match=event("point", number=number, wager=None)))


@then("the point of the {bet:DiceBet} of seat {seat:Number} is {number:Number}")
def point_of_bet_is(case: Draft, bet: DiceBet, seat: int, number: int) -> None:
    told, moved = (event(kind, wager=of(case, bet, seat), number=number) for kind in ("point", "moved"))
    case.expect(AnyOf(choices=(Present(match=told), Present(match=moved))))
