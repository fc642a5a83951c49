"""The progressive jackpot: what its meter shows, how it advances, and what it pays in whose turn."""

from shall.case import InOrder, Match, Sums, event
from shall.draft import Draft
from shall.vocabulary import given, then, when

from .moments import paid


@given("the meter shows {amount:Dollars}")
def meter_shows(case: Draft, amount: int) -> None:
    case.options["meter"] = amount


@given("the meter is reset to {amount:Dollars}")
def meter_is_reset(case: Draft, amount: int) -> None:
    case.options["meter-reset"] = amount


@given("a straight flush takes {prize:Prize}")
def straight_flush_takes(case: Draft, prize: str) -> None:
    case.options["straight-flush"] = prize


@given("the meter advances {moment:Advance}")
def meter_advances(case: Draft, moment: str) -> None:
    case.options["meter-advances"] = moment


@given("where the dealer has no hand the house turns up {hands:Shown}")
def house_turns_up(case: Draft, hands: str) -> None:
    case.options["no-hand-shown"] = hands


@when("neither of seats {seats:Seats} takes more than {amount:Dollars} of the meter")
def takes_no_more(case: Draft, seats: tuple[int, ...], amount: int) -> None:
    """Prizes are a least amount: of a house that pays more nothing is asked."""
    for seat in seats:
        match = event("paid", wager=case.wager(seat, "progressive"))
        case.require(Sums(match=match, at_most=amount + _staked(case), scope=case.this_round))


@then("seat {seat:Number} is paid {amount:Dollars} of the meter")
def is_paid_of_meter(case: Draft, seat: int, amount: int) -> None:
    _of_meter(case, event("paid", wager=case.wager(seat, "progressive")), amount)


@then("seats {seats:Seats} are paid {amount:Dollars} of the meter in all")
def are_paid_of_meter(case: Draft, seats: tuple[int, ...], amount: int) -> None:
    wagers = tuple(case.wager(seat, "progressive") for seat in seats)
    _of_meter(case, event("paid", wager=wagers), amount)


def _of_meter(case: Draft, match: Match, amount: int) -> None:
    """So much, and no more on top than all that has been staked on the progressive in this round."""
    most = amount + _staked(case)
    case.expect(Sums(match=match, at_least=amount, at_most=most, scope=case.this_round))


def _staked(case: Draft) -> int:
    """What lies on the progressive in this round, all seats together."""
    lying = (seat for round_, seat, area in case.names if (round_, area) == (case.round, "progressive"))
    return sum(case.amount(seat, "progressive") for seat in lying)


@then("the dealer has seen to {what:Checked} of seat {seat:Number} before the progressive is paid")
def seen_to_before_payment(case: Draft, what: str, seat: int) -> None:
    seen = event("verified", by="dealer", what=what, seat=seat)
    case.expect(InOrder(matches=(seen, paid(case, seat, "progressive")), scope=case.this_round))
