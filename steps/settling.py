"""Settling: what is won, lost, pushed or void; what is paid, returned and collected; where cards go then."""

from shall.case import Absent, AllOf, AnyOf, Counts, Match, Present, Refuses, Sums, event
from shall.draft import Draft
from shall.script import Bet
from shall.vocabulary import given, then

from .moments import decided, shown


@given("the {area:Area} pays by table {letter:Table}")
def pays_by_table(case: Draft, area: str, letter: int | str) -> None:
    case.options[area] = letter


@given("the bad beat bonus pays by the printed table")
def bad_beat_bonus_as_printed(case: Draft) -> None:
    case.options["bad-beat-bonus"] = "printed"


@given("the {area:Area} is settled {turn:Turn} the main wagers")
def settled_by_turn(case: Draft, area: str, turn: str) -> None:
    case.options[f"{area}-settled"] = turn


@given("the ante bonus pays {odds:Number} to 1")
def ante_bonus_pays(case: Draft, odds: int) -> None:
    case.options["ante-bonus"] = odds


@given("the table offers no ante bonus")
def no_ante_bonus(case: Draft) -> None:
    case.options["ante-bonus"] = "none"


@given("the licensee limits payouts to {amount:Dollars} a hand")
def payouts_limited(case: Draft, amount: int) -> None:
    case.options["payout-limit"] = amount


@given("the licensee sets no payout limit")
def payouts_not_limited(case: Draft) -> None:
    case.options["payout-limit"] = "none"


@given("the engine declares {choice:Choice} of {reading:Reading}")
def reading_is_declared(case: Draft, choice: str, reading: str) -> None:
    case.declared[reading] = choice


@then("the {area:Area} of seat {seat:Number} {outcome:Outcome}")
def wager_is_decided(case: Draft, area: str, seat: int, outcome: str) -> None:
    match = event("decided", wager=case.wager(seat, area), outcome=outcome)
    case.expect(Present(match=match, scope=case.this_round))


@then("seat {seat:Number} is paid {amount:Dollars} on the {area:Area}")
def is_paid(case: Draft, seat: int, amount: int, area: str) -> None:
    match = event("paid", wager=case.wager(seat, area))
    case.expect(Sums(match=match, exactly=amount, scope=case.this_round))


@then("seat {seat:Number} is paid at least {amount:Dollars} on the {area:Area}")
def is_paid_at_least(case: Draft, seat: int, amount: int, area: str) -> None:
    match = event("paid", wager=case.wager(seat, area))
    case.expect(Sums(match=match, at_least=amount, scope=case.this_round))


@then("seat {seat:Number} is paid {least:Dollars} to {most:Dollars} on the {area:Area}")
def is_paid_between(case: Draft, seat: int, least: int, most: int, area: str) -> None:
    match = event("paid", wager=case.wager(seat, area))
    case.expect(Sums(match=match, at_least=least, at_most=most, scope=case.this_round))


@then("seat {seat:Number} is paid {amount:Dollars} on the {area:Area}, its stake counted or not")
def is_paid_within(case: Draft, seat: int, amount: int, area: str) -> None:
    match, stake = event("paid", wager=case.wager(seat, area)), case.amount(seat, area)
    ways = tuple(Sums(match=match, exactly=each, scope=case.this_round) for each in (amount, amount - stake))
    case.expect(AnyOf(choices=ways))


@then("seat {seat:Number} is paid {amount:Dollars} on the {area:Area}, if the house takes cents")
def is_paid_cents(case: Draft, seat: int, amount: int, area: str) -> None:
    match = event("paid", wager=case.wager(seat, area))
    if_taken(case, Sums(match=match, exactly=amount, scope=case.this_round))


@then("seat {seat:Number} is paid at least {amount:Dollars} on the {area:Area}, if the house takes cents")
def is_paid_cents_at_least(case: Draft, seat: int, amount: int, area: str) -> None:
    match = event("paid", wager=case.wager(seat, area))
    if_taken(case, Sums(match=match, at_least=amount, scope=case.this_round))


def if_taken(case: Draft, wanted: Sums) -> None:
    """Demand it unless a wager of the case is refused, as a house may that takes whole dollars only."""
    bets = [index for index, act in enumerate(case.acts) if isinstance(act, Bet)]
    refused = tuple(Refuses(index=index) for index in bets)
    before, case.preconditions = case.preconditions, []
    for each in before:
        case.require(AnyOf(says=each.says, choices=(*refused, *getattr(each, "choices", (each,)))))
    for index in range(bets[0], len(case.acts)):
        case.leave_open(index)
    case.expect(AnyOf(choices=(*refused, wanted)))


@then("seat {seat:Number} is paid nothing on the {area:Area}")
def is_paid_nothing(case: Draft, seat: int, area: str) -> None:
    case.expect(Absent(match=event("paid", wager=case.wager(seat, area)), scope=case.this_round))


@then("seat {seat:Number} is paid {amount:Dollars} in all")
def is_paid_in_all(case: Draft, seat: int, amount: int) -> None:
    case.expect(Sums(match=_winnings(case, seat), exactly=amount, scope=case.this_round))


@given("seat {seat:Number} has been paid exactly {amount:Dollars} in all")
def has_been_paid_in_all(case: Draft, seat: int, amount: int) -> None:
    case.require(Sums(match=_winnings(case, seat), exactly=amount, scope=case.this_round))


@then("seat {seat:Number} is paid at least {amount:Dollars} in all")
def is_paid_at_least_in_all(case: Draft, seat: int, amount: int) -> None:
    case.expect(Sums(match=_winnings(case, seat), at_least=amount, scope=case.this_round))


@then("seat {seat:Number} is paid at most {amount:Dollars} in all")
def is_paid_at_most_in_all(case: Draft, seat: int, amount: int) -> None:
    case.expect(Sums(match=_winnings(case, seat), at_most=amount, scope=case.this_round))


def _winnings(case: Draft, seat: int) -> Match:
    """What is paid on any wager of the seat in this round."""
    return event("paid", wager=tuple(case.wagers(seat).values()))


@then("seat {seat:Number} gets {amount:Dollars} back from the {area:Area}")
def gets_back(case: Draft, seat: int, amount: int, area: str) -> None:
    match = event("returned", wager=case.wager(seat, area))
    case.expect(Sums(match=match, exactly=amount, scope=case.this_round))


@then("{amount:Dollars} of seat {seat:Number} is collected from the {area:Area}")
def is_collected(case: Draft, amount: int, seat: int, area: str) -> None:
    match = event("collected", wager=case.wager(seat, area))
    case.expect(Sums(match=match, exactly=amount, scope=case.this_round))


@then("nothing of seat {seat:Number} is collected from the {area:Area}")
def nothing_is_collected(case: Draft, seat: int, area: str) -> None:
    case.expect(Absent(match=event("collected", wager=case.wager(seat, area)), scope=case.this_round))


@then("the cards of seat {seat:Number} go to the rack face {face:Face}")
def cards_racked(case: Draft, seat: int, face: str) -> None:
    match = event("discarded", area="hand", seat=seat, face=face)
    case.expect(Present(match=match, scope=case.this_round))


@then("the {area:Area} of seat {seat:Number} is settled once")
def settled_once(case: Draft, area: str, seat: int) -> None:
    case.expect(Counts(match=decided(case, seat, area), exactly=1, scope=case.this_round))


@then("the cards of seat {seat:Number} lie face up by the {area:Area}")
def cards_lie_face_up(case: Draft, seat: int, area: str) -> None:
    up, down = (event("laid", under=case.wager(seat, area), face=face) for face in ("up", "down"))
    laid_up = Present(match=up, scope=case.this_round)
    turned = Present(match=shown(case, seat), scope=case.this_round)
    never_down = Absent(match=down, scope=case.this_round)
    case.expect(AnyOf(choices=(laid_up, AllOf(all=(turned, never_down)))))
