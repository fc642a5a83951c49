"""Dice: wagers that live through many throws, the points they make, and what decides them."""

from shall.case import Absent, AllOf, AnyOf, InOrder, Match, Present, Sums, event
from shall.draft import Draft, spot_of
from shall.script import Call, Roll
from shall.vocabulary import given, then, when

from .words import DiceBet

SHOOTER, STAKE = 6, 3000  # where whoever throws sits, and the pass bet made with every come out roll


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


@when("the shooter comes out with {rolls:Rolls}")
def shooter_comes_out(case: Draft, rolls: tuple[tuple[int, int], ...]) -> None:
    """With a pass bet: some houses let nobody throw without one."""
    case.bet(SHOOTER, "pass", STAKE)
    dice_show(case, rolls)


@when("the shooter, with a pass bet if it is taken, throws {rolls:Rolls}")
def shooter_throws(case: Draft, rolls: tuple[tuple[int, int], ...]) -> None:
    """Whoever is wrong about the come out roll may refuse the bet: that is not in question."""
    case.leave_open(case.bet(SHOOTER, "pass", STAKE))
    dice_show(case, rolls)


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


@then("the {bet:DiceBet} of seat {seat:Number} wins and is paid")
def bet_wins_money(case: Draft, bet: DiceBet, seat: int) -> None:
    """How much is for a section that is not printed."""
    bet_is_decided(case, bet, seat, "won")
    case.expect(Sums(match=event("paid", wager=of(case, bet, seat)), at_least=1))
    case.expect(Absent(match=event("collected", wager=of(case, bet, seat))))


@then("the {bet:DiceBet} of seat {seat:Number} loses and is collected")
def bet_loses_money(case: Draft, bet: DiceBet, seat: int) -> None:
    bet_is_decided(case, bet, seat, "lost")
    stake = case.amount(seat, spot_of(bet.area, bet.number))
    case.expect(Sums(match=event("collected", wager=of(case, bet, seat)), exactly=stake))


@then("marked on, the {bet:DiceBet} of seat {seat:Number} {outcome:Outcome}, and unmarked it is still open")
def bet_counts_if_marked(case: Draft, bet: DiceBet, seat: int, outcome: str) -> None:
    """The law does not make the dealer confirm a call."""
    marked = event("marked", wager=of(case, bet, seat), on=True)
    counts = InOrder(matches=(marked, decided(case, bet, seat, outcome=outcome)))
    rests = AllOf(all=(Absent(match=marked), Absent(match=decided(case, bet, seat))))
    case.expect(AnyOf(choices=(counts, rests)))


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
