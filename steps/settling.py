"""Settling: what is won, lost, pushed or void; what is paid, returned and collected; and where cards go then."""

from shall.case import Absent, InOrder, Match, Present, Sums
from shall.draft import Draft
from shall.vocabulary import given, then


@given("the {area:Area} pays by table {letter:Table}")
def pays_by_table(case: Draft, area: str, letter: str) -> None:
    case.options[area] = letter


@given("the least bet on the {area:Area} is {amount:Dollars}")
def least_bet(case: Draft, area: str, amount: int) -> None:
    case.options[f"{area}-minimum"] = amount


@then("the {area:Area} of seat {seat:Number} {outcome:Outcome}")
def wager_is_decided(case: Draft, area: str, seat: int, outcome: str) -> None:
    where = {"wager": case.wager(seat, area), "outcome": outcome}
    case.expect(Present(match=Match("decided", where), scope=case.this_round))


@then("seat {seat:Number} is paid {amount:Dollars} on the {area:Area}")
def is_paid(case: Draft, seat: int, amount: int, area: str) -> None:
    match = Match("paid", {"wager": case.wager(seat, area)})
    case.expect(Sums(match=match, exactly=amount, scope=case.this_round))


@then("seat {seat:Number} is paid at least {amount:Dollars} on the {area:Area}")
def is_paid_at_least(case: Draft, seat: int, amount: int, area: str) -> None:
    match = Match("paid", {"wager": case.wager(seat, area)})
    case.expect(Sums(match=match, at_least=amount, scope=case.this_round))


@then("seat {seat:Number} is paid nothing on the {area:Area}")
def is_paid_nothing(case: Draft, seat: int, area: str) -> None:
    case.expect(Absent(match=Match("paid", {"wager": case.wager(seat, area)}), scope=case.this_round))


@then("seat {seat:Number} is paid {amount:Dollars} in all")
def is_paid_in_all(case: Draft, seat: int, amount: int) -> None:
    case.expect(Sums(match=Match("paid", {"seat": seat}), exactly=amount, scope=case.this_round))


@then("seat {seat:Number} gets {amount:Dollars} back from the {area:Area}")
def gets_back(case: Draft, seat: int, amount: int, area: str) -> None:
    match = Match("returned", {"wager": case.wager(seat, area)})
    case.expect(Sums(match=match, exactly=amount, scope=case.this_round))


@then("{amount:Dollars} of seat {seat:Number} is collected from the {area:Area}")
def is_collected(case: Draft, amount: int, seat: int, area: str) -> None:
    match = Match("collected", {"wager": case.wager(seat, area)})
    case.expect(Sums(match=match, exactly=amount, scope=case.this_round))


@then("nothing of seat {seat:Number} is collected from the {area:Area}")
def nothing_is_collected(case: Draft, seat: int, area: str) -> None:
    case.expect(Absent(match=Match("collected", {"wager": case.wager(seat, area)}), scope=case.this_round))


@then("the {area:Area} of seats {seats:Seats} is settled in that order")
def settled_in_order(case: Draft, area: str, seats: tuple[int, ...]) -> None:
    matches = tuple(Match("decided", {"wager": case.wager(seat, area)}) for seat in seats)
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the {area:Area} of seat {seat:Number} is settled before any community card")
def settled_before_board(case: Draft, area: str, seat: int) -> None:
    matches = (Match("decided", {"wager": case.wager(seat, area)}), Match("dealt", {"area": "community"}))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the cards of seat {seat:Number} go to the rack face {face:Face}")
def cards_racked(case: Draft, seat: int, face: str) -> None:
    where = {"area": "hand", "seat": seat, "face": face}
    case.expect(Present(match=Match("discarded", where), scope=case.this_round))


@then("the cards of seat {seat:Number} go to the rack before the board is dealt")
def cards_racked_before_board(case: Draft, seat: int) -> None:
    racked = Match("discarded", {"area": "hand", "seat": seat})
    case.expect(InOrder(matches=(racked, Match("dealt", {"area": "community"})), scope=case.this_round))


@then("the cards of seat {seat:Number} lie face {face:Face} under the {area:Area}")
def cards_lie_under(case: Draft, seat: int, face: str, area: str) -> None:
    where = {"seat": seat, "face": face, "under": case.wager(seat, area)}
    case.expect(Present(match=Match("laid", where), scope=case.this_round))


@then("the cards of seat {seat:Number} are laid down face {face:Face}")
def cards_laid_down(case: Draft, seat: int, face: str) -> None:
    case.expect(Present(match=Match("laid", {"seat": seat, "face": face}), scope=case.this_round))
