"""Settling: what is won, lost, pushed or void; what is paid, returned and collected; and where cards go then."""

from itertools import pairwise

from shall.case import Absent, AllOf, AnyOf, Counts, InOrder, Match, Present, Sums, event
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
    case.expect(Present(match=event("decided", **where), scope=case.this_round))


@then("seat {seat:Number} is paid {amount:Dollars} on the {area:Area}")
def is_paid(case: Draft, seat: int, amount: int, area: str) -> None:
    match = event("paid", wager=case.wager(seat, area))
    case.expect(Sums(match=match, exactly=amount, scope=case.this_round))


@then("seat {seat:Number} is paid at least {amount:Dollars} on the {area:Area}")
def is_paid_at_least(case: Draft, seat: int, amount: int, area: str) -> None:
    match = event("paid", wager=case.wager(seat, area))
    case.expect(Sums(match=match, at_least=amount, scope=case.this_round))


@then("seat {seat:Number} is paid nothing on the {area:Area}")
def is_paid_nothing(case: Draft, seat: int, area: str) -> None:
    case.expect(Absent(match=event("paid", wager=case.wager(seat, area)), scope=case.this_round))


@then("seat {seat:Number} is paid {amount:Dollars} in all")
def is_paid_in_all(case: Draft, seat: int, amount: int) -> None:
    case.expect(Sums(match=_winnings(case, seat), exactly=amount, scope=case.this_round))


@then("seat {seat:Number} is paid at least {amount:Dollars} in all")
def is_paid_at_least_in_all(case: Draft, seat: int, amount: int) -> None:
    case.expect(Sums(match=_winnings(case, seat), at_least=amount, scope=case.this_round))


def _winnings(case: Draft, seat: int) -> Match:
    """What is paid on any wager of the seat in this round."""
    own = f"{case.round} {seat} "
    return event("paid", wager=tuple(wager for key, wager in case.names.items() if key.startswith(own)))


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


@then("the {area:Area} of seats {seats:Seats} is settled in that order")
def settled_in_order(case: Draft, area: str, seats: tuple[int, ...]) -> None:
    matches = tuple(event("decided", wager=case.wager(seat, area)) for seat in seats)
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the {area:Area} of seat {seat:Number} is settled before any community card")
def settled_before_board(case: Draft, area: str, seat: int) -> None:
    matches = (event("decided", wager=case.wager(seat, area)), event("dealt", area="community"))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the cards of seat {seat:Number} go to the rack face {face:Face}")
def cards_racked(case: Draft, seat: int, face: str) -> None:
    where = {"area": "hand", "seat": seat, "face": face}
    case.expect(Present(match=event("discarded", **where), scope=case.this_round))


@then("the cards of seat {seat:Number} go to the rack before the board is dealt")
def cards_racked_before_board(case: Draft, seat: int) -> None:
    racked = event("discarded", area="hand", seat=seat)
    case.expect(InOrder(matches=(racked, event("dealt", area="community")), scope=case.this_round))


@then("the {area:Area} of seat {seat:Number} is settled once")
def settled_once(case: Draft, area: str, seat: int) -> None:
    settled = event("decided", wager=case.wager(seat, area))
    case.expect(Counts(match=settled, exactly=1, scope=case.this_round))


@then("the {area:Area} of seat {seat:Number} is settled before the dealer's cards are shown")
def settled_before_dealer(case: Draft, area: str, seat: int) -> None:
    matches = (event("decided", wager=case.wager(seat, area)), event("revealed", area="dealer"))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the {area:Area} of seat {seat:Number} is settled after the board is dealt")
def settled_after_board(case: Draft, area: str, seat: int) -> None:
    matches = (_last_of_board(case), event("decided", wager=case.wager(seat, area)))
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the {area:Area} of seat {seat:Number} is settled before its cards go to the rack")
def settled_before_rack(case: Draft, area: str, seat: int) -> None:
    settled = event("decided", wager=case.wager(seat, area))
    case.expect(InOrder(matches=(settled, _racked(seat)), scope=case.this_round))


@then("the ante of seat {seat:Number} is collected before its cards go to the rack")
def ante_before_cards(case: Draft, seat: int) -> None:
    case.expect(InOrder(matches=(_ante_taken(case, seat), _racked(seat)), scope=case.this_round))


@then("the folded hand of seat {seat:Number} is seen to after seat {other:Number} has raised")
def fold_seen_to_after_raise(case: Draft, seat: int, other: int) -> None:
    raised = event("accepted", wager=case.wager(other, "raise"))
    for done in (_ante_taken(case, seat), _racked(seat)):
        case.expect(InOrder(matches=(raised, done), scope=case.this_round))


@then("the folded hands of seats {seats:Seats} are finished one after the other")
def folds_in_succession(case: Draft, seats: tuple[int, ...]) -> None:
    for one, two in pairwise(seats):
        for before in (_ante_taken(case, one), _racked(one)):
            for after in (_ante_taken(case, two), _racked(two)):
                case.expect(InOrder(matches=(before, after), scope=case.this_round))


@then("the cards of seat {seat:Number} are shown, then its ante collected, then its {area:Area} settled")
def folded_with_bonus(case: Draft, seat: int, area: str) -> None:
    shown = event("revealed", area="hand", seat=seat)
    settled = event("decided", wager=case.wager(seat, area))
    case.expect(InOrder(matches=(shown, _ante_taken(case, seat), settled), scope=case.this_round))


@then("the {area:Area} of seats {seats:Seats} goes back in that order")
def goes_back_in_order(case: Draft, area: str, seats: tuple[int, ...]) -> None:
    matches = tuple(event("returned", wager=case.wager(seat, area)) for seat in seats)
    case.expect(InOrder(matches=matches, scope=case.this_round))


@then("the cards of seat {seat:Number} go to the rack before the dealer's are shown")
def cards_racked_before_dealer(case: Draft, seat: int) -> None:
    shown = event("revealed", area="dealer")
    case.expect(InOrder(matches=(_racked(seat), shown), scope=case.this_round))


@then("the cards of seat {seat:Number} stay until the board is dealt")
def cards_stay(case: Draft, seat: int) -> None:
    stay = Absent(match=_racked(seat), scope=case.this_round)
    later = InOrder(matches=(_last_of_board(case), _racked(seat)), scope=case.this_round)
    case.expect(AnyOf(choices=(stay, later)))


@then("the cards of seat {seat:Number} lie face up by the {area:Area}")
def cards_lie_face_up(case: Draft, seat: int, area: str) -> None:
    up, down = (event("laid", under=case.wager(seat, area), face=face) for face in ("up", "down"))
    shown = Present(match=event("revealed", area="hand", seat=seat), scope=case.this_round)
    never_down = Absent(match=down, scope=case.this_round)
    laid_up = Present(match=up, scope=case.this_round)
    case.expect(AnyOf(choices=(laid_up, AllOf(all=(shown, never_down)))))


def _ante_taken(case: Draft, seat: int) -> Match:
    return event("collected", wager=case.wager(seat, "ante"))


def _racked(seat: int) -> Match:
    return event("discarded", area="hand", seat=seat)


def _last_of_board(case: Draft) -> Match:
    return event("dealt", area="community", card=case.deal()["hands"]["community"][-1])
