"""Placing wagers and deciding on hands: what patrons do, and what they only try to do."""

from shall.case import Absent, AllOf, AnyOf, Permits, Present, Refuses, Sums, event
from shall.draft import Draft
from shall.script import Check, Fold, Increase, Leave, Piece, Sit, Withdraw
from shall.vocabulary import given, then, when

ENTERING = ("ante", "original", "bet-1", "wager")  # the wagers for which a seat gets cards
STAYING_IN = {
    "mini-tex-3-card-holdem": {"flop": 1, "river": 1, "play": 2},
    "caribbean-stud": {"bet": 2},
}


def staying_in(case: Draft) -> dict[str, int]:
    """The wagers that keep a player in the round, in their order, each as a multiple of the ante."""
    return STAYING_IN.get(case.rulebook, {"raise": 3})


@given("seat {seat:Number} is taken")
def seat_is_taken(case: Draft, seat: int) -> None:
    case.sit(seat)


@when("seat {seat:Number} bets {put:Pieces} on the {area:Area}")
def seat_bets(case: Draft, seat: int, put: int | tuple[Piece, ...], area: str) -> None:
    case.bet(seat, area, put)
    if area in ENTERING:
        case.dealt_in(seat)


@when("seats {seats:Seats} bet {amount:Dollars} on the {area:Area}")
def seats_bet(case: Draft, seats: tuple[int, ...], amount: int, area: str) -> None:
    for seat in seats:
        seat_bets(case, seat, amount, area)


@when("{seats:Bettors} {amount:Dollars} on ante and odds")
def seats_bet_both(case: Draft, seats: tuple[int, ...], amount: int) -> None:
    for seat in seats:
        seat_bets(case, seat, amount, "ante")
        seat_bets(case, seat, amount, "odds")


@when("{seats:Bettors} {amount:Dollars} on each of three wagers")
def seats_bet_three(case: Draft, seats: tuple[int, ...], amount: int) -> None:
    for seat in seats:
        for area in ("bet-1", "bet-2", "bet-3"):
            seat_bets(case, seat, amount, area)


@given("seat {seat:Number} puts {pieces:Pieces} more on the {area:Area}, where that is allowed")
def seat_puts_more(case: Draft, seat: int, pieces: tuple[Piece, ...], area: str) -> None:
    """A table need not let anybody add to a wager."""
    case.leave_open(case.do(Increase(wager=case.wager(seat, area), pieces=pieces)))


@when("seat {seat:Number} takes back the {area:Area}")
def seat_takes_back(case: Draft, seat: int, area: str) -> None:
    case.do(Withdraw(wager=case.wager(seat, area)))


@when("the wagers ride")
def wagers_ride(case: Draft) -> None:
    for _ in ("on three cards", "on four"):
        case.proceed()


@given("the {limit:Limit} bet on the {area:Area} is {amount:Dollars}")
def bet_is_limited(case: Draft, limit: str, area: str, amount: int) -> None:
    case.options[f"{area}-{limit}"] = amount


@given("the table takes match play coupons")
def table_takes_coupons(case: Draft) -> None:
    case.options["match-play"] = "taken"


@when("seat {seat:Number} raises")
def seat_raises(case: Draft, seat: int) -> None:
    case.bet(seat, "raise", 3 * case.amount(seat, "ante"))


@when("the round is played out by {players:Players}")
def round_is_played_out_by(case: Draft, players: tuple[int, ...]) -> None:
    """Every wager that keeps these players in, the dealer going on after each."""
    due = [area for area in staying_in(case) if area not in case.wagers(players[0])]
    for area in due:
        for seat in players:
            case.bet(seat, area, staying_in(case)[area] * case.amount(seat, "ante"))
        case.proceed()


@when("seat {seat:Number} folds")
def seat_folds(case: Draft, seat: int) -> None:
    case.do(Fold(patron=f"patron {seat}", seat=seat))


@when("seat {seat:Number} checks if need be")
def seat_checks_if_need_be(case: Draft, seat: int) -> None:
    case.leave_open(case.do(Check(patron=f"patron {seat}", seat=seat)))


@when("seat {seat:Number} checks")
def seat_checks(case: Draft, seat: int) -> None:
    case.do(Check(patron=f"patron {seat}", seat=seat))


@when("{seats:Checkers} until {stages:BoardStage}")
def seats_check_until(case: Draft, seats: tuple[int, ...], stages: int) -> None:
    for _ in range(stages):
        for seat in seats:
            seat_checks(case, seat)
        case.proceed()


@when("seat {seat:Number} tries to bet {pieces:Pieces} on the {area:Area}")
def seat_tries_to_bet(case: Draft, seat: int, pieces: tuple[Piece, ...], area: str) -> None:
    case.attempt = case.bet(seat, area, pieces)


@when("seat {seat:Number} tries to bet {amount:Dollars} outside the betting areas")
def seat_tries_to_bet_outside(case: Draft, seat: int, amount: int) -> None:
    case.attempt = case.bet(seat, "outside", amount)


@when("seat {seat:Number} tries to raise {amount:Dollars}")
def seat_tries_to_raise(case: Draft, seat: int, amount: int) -> None:
    case.attempt = case.bet(seat, "raise", amount)


@when("seat {seat:Number} tries to fold")
def seat_tries_to_fold(case: Draft, seat: int) -> None:
    case.attempt = case.do(Fold(patron=f"patron {seat}", seat=seat))


@when("the patron of seat {seat:Number} tries to fold the hand of seat {other:Number}")
def patron_tries_to_fold_another(case: Draft, seat: int, other: int) -> None:
    case.attempt = case.do(Fold(patron=f"patron {seat}", seat=other))


@when("seat {seat:Number} tries to check")
def seat_tries_to_check(case: Draft, seat: int) -> None:
    case.attempt = case.do(Check(patron=f"patron {seat}", seat=seat))


@when("the patron of seat {seat:Number} tries to check for seat {other:Number}")
def patron_tries_to_check_for_another(case: Draft, seat: int, other: int) -> None:
    case.attempt = case.do(Check(patron=f"patron {seat}", seat=other))


@when("seat {seat:Number} calls out a bet of {amount:Dollars} on the {area:Area} and hands over cash")
def seat_calls_out_bet(case: Draft, seat: int, amount: int, area: str) -> None:
    case.attempt = case.bet(seat, area, (Piece("currency", amount),), called=True)


@when("seat {seat:Number} tries to add {pieces:Pieces} to the {area:Area}")
def seat_tries_to_add(case: Draft, seat: int, pieces: tuple[Piece, ...], area: str) -> None:
    case.attempt = case.do(Increase(wager=case.wager(seat, area), pieces=pieces))


@when("seat {seat:Number} tries to take back the {area:Area}")
def seat_tries_to_take_back(case: Draft, seat: int, area: str) -> None:
    case.attempt = case.do(Withdraw(wager=case.wager(seat, area)))


@when("seat {seat:Number} tries to take back {amount:Dollars} of the {area:Area}")
def seat_tries_to_take_back_part(case: Draft, seat: int, amount: int, area: str) -> None:
    case.attempt = case.do(Withdraw(wager=case.wager(seat, area), amount=amount))


@given("the patron of seat {seat:Number} takes seat {other:Number} too, where that is allowed")
def patron_takes_second_seat(case: Draft, seat: int, other: int) -> None:
    """A table may refuse the second seat already, or only the wager there."""
    case.leave_open(case.do(Sit(patron=case.sit(seat), seat=other)))


@when(
    "the patron of seat {seat:Number} tries to bet {amount:Dollars} on the {area:Area} of seat {other:Number}"
)
def patron_tries_second_position(case: Draft, seat: int, amount: int, area: str, other: int) -> None:
    case.attempt = case.bet(other, area, amount, patron=case.sit(seat))


@when("somebody standing tries to bet {amount:Dollars} on the {area:Area} of seat {seat:Number}")
def somebody_standing_bets(case: Draft, amount: int, area: str, seat: int) -> None:
    case.attempt = case.bet(seat, area, amount, patron="somebody standing")


@when("the patron of seat {seat:Number} tries to leave")
def patron_tries_to_leave(case: Draft, seat: int) -> None:
    case.attempt = case.do(Leave(patron=f"patron {seat}"))


@when("the patron of seat {seat:Number} leaves")
def patron_leaves(case: Draft, seat: int) -> None:
    case.do(Leave(patron=f"patron {seat}"))


@when("a patron sits down at seat {seat:Number}")
def patron_sits_down(case: Draft, seat: int) -> None:
    case.do(Sit(patron=f"patron {seat}", seat=seat))


@when("the dealer tries to go on")
def dealer_tries_to_go_on(case: Draft) -> None:
    case.attempt = case.proceed()


@then("{amount:Dollars} lies on the {area:Area} of seat {seat:Number}")
def amount_lies(case: Draft, amount: int, area: str, seat: int) -> None:
    match = event("accepted", wager=case.wager(seat, area), seat=seat, area=area, amount=amount)
    case.expect(Present(match=match))


@then("{amount:Dollars} lies on the {area:Area} of seat {seat:Number}, if adding was allowed")
def amount_lies_after_addition(case: Draft, amount: int, area: str, seat: int) -> None:
    added = next(index for index, act in enumerate(case.acts) if isinstance(act, Increase))
    lies = Present(match=event("accepted", wager=case.wager(seat, area), amount=amount))
    allowed = AllOf(all=(Permits(index=case.attempt), lies))
    case.expect(AnyOf(choices=(Refuses(index=added), allowed)))


@then("the {area:Area} of seat {seat:Number} lies where it was put")
def wager_lies(case: Draft, area: str, seat: int) -> None:
    case.expect(Present(match=event("accepted", wager=case.wager(seat, area), seat=seat, area=area)))


@then("seat {seat:Number} takes no part with it")
def takes_no_part(case: Draft, seat: int) -> None:
    no_card = Absent(match=event("dealt", area="hand", seat=seat), scope=case.this_round)
    case.expect(AnyOf(choices=(Refuses(index=case.attempt), no_card)))


@then("seat {seat:Number} takes no part with it unless {amount:Dollars} of ante or odds wager goes back")
def takes_no_part_unequally(case: Draft, seat: int, amount: int) -> None:
    """The dealer may also give back what one wager has more than the other, and deal."""
    no_card = Absent(match=event("dealt", area="hand", seat=seat), scope=case.this_round)
    given_back = tuple(
        Sums(match=event("returned", wager=case.wager(seat, area)), exactly=amount, scope=case.this_round)
        for area in ("ante", "odds")
    )
    case.expect(AnyOf(choices=(Refuses(index=case.attempt), no_card, *given_back)))


@then("the attempt is refused")
def attempt_is_refused(case: Draft) -> None:
    case.refuse(case.attempt)


@then("the attempt is allowed")
def attempt_is_allowed(case: Draft) -> None:
    case.permit(case.attempt)
