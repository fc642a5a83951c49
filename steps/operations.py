"""Operations: opening the table, inspecting, counting and changing cards, what time and supervisors ask."""

from shall.case import (
    Absent,
    AnyOf,
    Counts,
    InOrder,
    Match,
    NeverLater,
    OnceInEvery,
    Present,
    Refuses,
    Value,
    event,
)
from shall.draft import Draft
from shall.script import Clock, CountStub, Open, Switch
from shall.vocabulary import given, then, when

from .dealing import round_is_played_out, round_is_played_to_the_end
from .irregularities import goes_as_far_as_it_can
from .wagers import (
    seat_bets,
    seat_checks,
    seat_folds,
    seats_bet_both,
    seats_bet_three,
    staying_in,
    wagers_ride,
)


@given("the table is closed")
def table_is_closed(case: Draft) -> None:
    case.start = "closed"


@given("a table newly opened to seat {seat:Number}")
def newly_opened_to(case: Draft, seat: int) -> None:
    case.start = "closed"
    case.do(Open())
    case.sit(seat)
    case.proceed()


@given("the cards of an idle table lie face {face:Face}")
def idle_cards_lie(case: Draft, face: str) -> None:
    case.options["idle-spread"] = face


@given("the opening follows the {route:Route} route")
def opening_follows(case: Draft, route: str) -> None:
    case.options["opening"] = route


@when("the table is opened")
def table_is_opened(case: Draft) -> None:
    case.do(Open())


@when("the dealer goes on")
def dealer_goes_on(case: Draft) -> None:
    case.proceed()


@when("the dealer goes on, if there is anything to do")
def dealer_goes_on_if_needed(case: Draft) -> None:
    goes_as_far_as_it_can(case)


@when("{minutes:Number} minutes pass")
def minutes_pass(case: Draft, minutes: int) -> None:
    case.do(Clock(minutes=minutes))


@when("{count:Number} rounds are played")
def rounds_are_played(case: Draft, count: int) -> None:
    for _ in range(count):
        seat_bets(case, 1, 1000, "ante")
        case.proceed()
        seat_folds(case, 1)
        finish = round_is_played_to_the_end if len(staying_in(case)) > 1 else round_is_played_out
        finish(case)
        case.next_round()


@when("{count:Number} rounds are checked to the river and folded")
def rounds_are_checked(case: Draft, count: int) -> None:
    for _ in range(count):
        seats_bet_both(case, (1,), 1000)
        for decide in (seat_checks, seat_checks, seat_folds):
            case.proceed()
            decide(case, 1)
        case.proceed()
        case.next_round()


@when("{count:Number} rounds ride to the end")
def rounds_ride(case: Draft, count: int) -> None:
    for _ in range(count):
        seats_bet_three(case, (1,), 1000)
        case.proceed()
        wagers_ride(case)
        case.next_round()


@when("a supervisor orders the stub counted")
def stub_count_ordered(case: Draft) -> None:
    case.do(CountStub())


@when("a supervisor orders dealing from {method:Method}")
def dealing_ordered(case: Draft, method: str) -> None:
    case.do(Switch(option="dealing", value=method))


@then("{deck:Deck} is {one:Procedure}, then {two:Procedure}")
def procedure_in_order(case: Draft, deck: dict[str, Value], one: Match, two: Match) -> None:
    case.expect(InOrder(matches=tuple(event(done.event, **done.where, **deck) for done in (one, two))))


@then("the first player may look before {deck:Deck} is {done:Procedure}")
def looks_first(case: Draft, deck: dict[str, Value], done: Match) -> None:
    look = event("offered", offer="inspection")
    case.expect(InOrder(matches=(look, event(done.event, **done.where, **deck))))


@then("the deck is spread by suit and in sequence")
def spread_in_order(case: Draft) -> None:
    case.expect(Present(match=event("spread", by_suit=True, in_sequence=True)))


@then("the spread cards lie face {face:Face}")
def spread_face(case: Draft, face: str) -> None:
    case.expect(Present(match=event("spread", face=face)))


@then("the stub is counted at least once in every {count:Number} rounds")
def stub_counted(case: Draft, count: int) -> None:
    case.expect(OnceInEvery(match=event("counted", area="stub"), rounds=count))


@then(
    "the shuffler counts {cards:Number} cards at least {times:Number} times,"
    " or the stub is counted within {rounds:Number} rounds"
)
def counted_by_device(case: Draft, cards: int, times: int, rounds: int) -> None:
    by_device = Counts(match=event("counted", area="deck", total=cards), at_least=times)
    stub = OnceInEvery(match=event("counted", area="stub"), rounds=rounds)
    case.expect(AnyOf(choices=(by_device, stub)))


@then("the stub is counted face down")
def stub_counted_face_down(case: Draft) -> None:
    case.expect(Present(match=event("counted", area="stub", face="down"), scope=case.this_round))


@then("the count comes to {count:Number} cards in all")
def count_comes_to(case: Draft, count: int) -> None:
    case.expect(Present(match=event("counted", area="stub", total=count), scope=case.this_round))


@then("the stub goes to the rack face down")
def stub_racked(case: Draft) -> None:
    case.expect(Present(match=event("discarded", area="stub", face="down"), scope=case.this_round))


@then("the stub goes to the rack face down, unless it is counted")
def stub_racked_or_counted(case: Draft) -> None:
    ways = (event("discarded", area="stub", face="down"), event("counted", area="stub"))
    case.expect(AnyOf(choices=tuple(Present(match=way, scope=case.this_round) for way in ways)))


@then("the stub is not shown")
def stub_not_shown(case: Draft) -> None:
    case.expect(Absent(match=event("discarded", area="stub", face="up"), scope=case.this_round))
    case.expect(Absent(match=event("revealed", area="stub"), scope=case.this_round))


@then("no card is dealt more than {minutes:Number} minutes after its deck came to the table")
def never_dealt_later(case: Draft, minutes: int) -> None:
    fresh = NeverLater(match=event("dealt"), since=event("received"), minutes=minutes)
    not_dealt = Refuses(index=len(case.acts) - 1)  # the other way to keep worn cards out of play
    case.expect(AnyOf(choices=(fresh, not_dealt)))


@then("no deck is mixed more than {minutes:Number} minutes after it came to the table")
def never_mixed_later(case: Draft, minutes: int) -> None:
    case.require(Present(match=event("washed")))
    case.expect(NeverLater(match=event("washed"), since=event("received"), minutes=minutes))


@then("security looks at all {count:Number} cards of the deck that left")
def security_looks(case: Draft, count: int) -> None:
    """If it looks while the script runs: the law names no time for it."""
    for done in (event("removed", item="deck"), event("inspected", by="security")):
        case.require(Present(match=done))
    case.expect(Present(match=event("inspected", by="security", cards=count)))


@then("the automated shoe leaves the table before the cards lie in {method:Method}")
def shoe_leaves_first(case: Draft, method: str) -> None:
    matches = (event("removed", item="automated-shoe"), event("loaded", into=method))
    case.expect(InOrder(matches=matches))


@then("the automated shoe leaves the table before a card comes from {method:Method}")
def shoe_leaves_before_card(case: Draft, method: str) -> None:
    matches = (event("removed", item="automated-shoe"), event("dealt", source=method))
    case.expect(InOrder(matches=matches))
