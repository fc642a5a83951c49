"""Poker: what players have in front of them, what they put in, and what they say."""

import msgspec

from shall.case import Absent, AnyOf, Present, Refuses, Scope, Sums, event
from shall.draft import Draft
from shall.script import Bet, Check, Defund, Fund, Increase, Option, Piece, Say, Sit, worth
from shall.vocabulary import given, then, when

USUAL: dict[str, Option] = {
    "ante-amount": 0, "blind-amount": 100, "second-blind-amount": 200, "forced-bet-amount": 200,
    "bet-minimum": 200, "bet-maximum": 10000, "rake-amount": 0,
}  # fmt: skip
DOLLAR = 100


def chips(amount: int) -> tuple[Piece, ...]:
    """An amount in dollar chips: several pieces say how much is meant, one large piece does not."""
    whole, rest = divmod(amount, DOLLAR)
    small = (Piece("chip", rest),) if rest else ()
    return (Piece("chip", DOLLAR, whole), *small) if whole else small


def players(case: Draft) -> list[int]:
    """The seats that take part, clockwise."""
    return sorted(case.deal().get("seats", ()))


def remaining(case: Draft, seat: int) -> int:
    """What is left in front of a seat, if nothing was won before."""
    patron = f"patron {seat}"
    had = sum(worth(act.pieces) for act in case.acts if isinstance(act, Fund) and act.patron == patron)
    bets = [act for act in case.acts if isinstance(act, Bet) and act.patron == patron]
    return had - sum(worth(act.pieces) for act in bets)


def put(case: Draft, seat: int, amount: int, area: str = "pot") -> int:
    """So much in dollar chips from a seat; the act."""
    return case.bet(seat, area, chips(amount))


def posted(case: Draft, name: str) -> int:
    """A posted amount."""
    amount = case.options[name]
    return 0 if isinstance(amount, tuple) else int(amount)


@given("a game of {form:PokerForm}")
def game_of(case: Draft, form: str | tuple[str, ...]) -> None:
    case.options.update({**USUAL, "form": form})


@given("a game of poker")
def any_game(case: Draft) -> None:
    """In whatever form the engine offers, with one blind as large as the forced bet."""
    case.options.update({**USUAL, "blind-amount": 200, "second-blind-amount": 0})


@given("the posted {name:Posted} is {amount:Dollars}")
def posted_is(case: Draft, name: str, amount: int) -> None:
    case.options[name] = amount


@given("a sign bars raising after a check")
def check_raise_barred(case: Draft) -> None:
    case.options["check-raise"] = "barred"


@given("no sign bars raising after a check")
def check_raise_allowed(case: Draft) -> None:
    case.options["check-raise"] = "allowed"


@given("{seats:SeatSpan} have {amount:Dollars} each")
def seats_have(case: Draft, seats: tuple[int, ...], amount: int) -> None:
    for seat in seats:
        seat_has(case, seat, amount)


@when("seat {seat:Number} has {amount:Dollars}")
def seat_has(case: Draft, seat: int, amount: int) -> None:
    case.do(Fund(patron=case.sit(seat), pieces=chips(amount)))
    case.dealt_in(seat)


@given("seat {seat:Number} has only {amount:Dollars}")
def seat_has_only(case: Draft, seat: int, amount: int) -> None:
    case.do(Fund(patron=case.sit(seat), pieces=chips(amount)))


@given("seat {seat:Number} has {pieces:PokerPieces}")
def seat_has_pieces(case: Draft, seat: int, pieces: tuple[Piece, ...]) -> None:
    case.do(Fund(patron=case.sit(seat), pieces=pieces))
    case.dealt_in(seat)


@when("{count:Number} patrons try to join with {amount:Dollars} each")
def patrons_try_to_join(case: Draft, count: int, amount: int) -> None:
    for seat in range(1, count + 1):
        _try_to_join(case, seat, amount)
    for seat in (1, 2):
        case.dealt_in(seat)


def _try_to_join(case: Draft, seat: int, amount: int) -> None:
    """A house may have fewer seats than the law allows."""
    patron = f"patron {seat}"
    for act in (Sit(patron=patron, seat=seat), Fund(patron=patron, pieces=chips(amount))):
        case.leave_open(case.do(act))


@when("seat {seat:Number} {deed:Deed} {amount:Dollars}")
def seat_puts_in(case: Draft, seat: int, deed: str, amount: int) -> None:  # noqa: ARG001
    put(case, seat, amount)


@when("seats {seats:Seats} call {amount:Dollars}")
def seats_call(case: Draft, seats: tuple[int, ...], amount: int) -> None:
    for seat in seats:
        put(case, seat, amount)


@when("seats {seats:Seats} check")
def seats_check(case: Draft, seats: tuple[int, ...]) -> None:
    for seat in seats:
        case.do(Check(patron=f"patron {seat}", seat=seat))


@when("seats {seats:Seats} go all-in")
def seats_go_all_in(case: Draft, seats: tuple[int, ...]) -> None:
    for seat in seats:
        put(case, seat, remaining(case, seat))


@when("seat {seat:Number} tries to put in {amount:Dollars}")
def seat_tries_to_put_in(case: Draft, seat: int, amount: int) -> None:
    case.attempt = put(case, seat, amount)


@when("seat {seat:Number} puts in {pieces:PokerPieces}")
def seat_puts_in_pieces(case: Draft, seat: int, pieces: tuple[Piece, ...]) -> None:
    case.attempt = case.bet(seat, "pot", pieces)


@when("seat {seat:Number} tries to post {amount:Dollars} as {area:Area}")
def seat_tries_to_post(case: Draft, seat: int, amount: int, area: str) -> None:
    case.attempt = put(case, seat, amount, area)


@when("seat {seat:Number} tries to post {pieces:PokerPieces} as {area:Area}")
def seat_tries_to_post_pieces(case: Draft, seat: int, pieces: tuple[Piece, ...], area: str) -> None:
    case.attempt = case.bet(seat, area, pieces)


@when("seat {seat:Number} posts {amount:Dollars} as {area:Area}")
def seat_posts(case: Draft, seat: int, amount: int, area: str) -> None:
    put(case, seat, amount, area)


@when("seat {seat:Number} {deed:Deed} {amount:Dollars} if need be")
def seat_makes_good(case: Draft, seat: int, deed: str, amount: int) -> None:  # noqa: ARG001
    case.leave_open(put(case, seat, amount))


@when("seat {seat:Number} posts {amount:Dollars} as {area:Area} if need be")
def seat_posts_at_last(case: Draft, seat: int, amount: int, area: str) -> None:
    case.leave_open(put(case, seat, amount, area))


@when("seat {seat:Number} antes {pieces:PokerPieces}")
def seat_antes_pieces(case: Draft, seat: int, pieces: tuple[Piece, ...]) -> None:
    case.attempt = case.bet(seat, "ante", pieces)


@when("seats {seats:Seats} ante {pieces:PokerPieces} each")
def seats_ante_pieces(case: Draft, seats: tuple[int, ...], pieces: tuple[Piece, ...]) -> None:
    for seat in seats:
        case.bet(seat, "ante", pieces)


@when("seat {seat:Number} {gesture:Gesture} {amount:Dollars}")
def seat_moves_chips(case: Draft, seat: int, gesture: str, amount: int) -> None:
    wager, patron = f"pot of seat {seat} by gesture", f"patron {seat}"
    moved = Bet(wager=wager, patron=patron, seat=seat, area="pot", pieces=chips(amount))
    case.attempt = case.do(msgspec.structs.replace(moved, gesture=gesture))


@when("seat {seat:Number} puts in {amount:Dollars} with more to come")
def seat_puts_in_unfinished(case: Draft, seat: int, amount: int) -> None:
    wager, patron = f"pot of seat {seat}, unfinished", f"patron {seat}"
    case.do(Bet(wager=wager, patron=patron, seat=seat, area="pot", pieces=chips(amount), unfinished=True))


@when("seat {seat:Number} adds {amount:Dollars} to the bet")
def seat_adds(case: Draft, seat: int, amount: int) -> None:
    last = next(act for act in reversed(case.acts) if isinstance(act, Bet) and act.seat == seat)
    case.attempt = case.do(Increase(wager=last.wager, pieces=chips(amount)))


@when("seat {seat:Number} says {statement:Statement}")
def seat_says(case: Draft, seat: int, statement: str) -> None:
    case.do(Say(patron=f"patron {seat}", statement=statement))  # type: ignore[arg-type]


@when("seat {seat:Number} says {statement:Statement} and names {amount:Dollars}")
def seat_says_amount(case: Draft, seat: int, statement: str, amount: int) -> None:
    case.do(Say(patron=f"patron {seat}", statement=statement, amount=amount))  # type: ignore[arg-type]


@when("seat {seat:Number} tries to bring {amount:Dollars} more to the table")
def seat_tries_to_fund(case: Draft, seat: int, amount: int) -> None:
    case.attempt = case.do(Fund(patron=f"patron {seat}", pieces=chips(amount)))


@when("seat {seat:Number} tries to take {amount:Dollars} off the table")
def seat_tries_to_defund(case: Draft, seat: int, amount: int) -> None:
    case.attempt = case.do(Defund(patron=f"patron {seat}", amount=amount))


@then("it counts as {amount:Dollars}")
def counts_as(case: Draft, amount: int) -> None:
    case.permit(case.attempt)
    case.expect(Present(match=event("accepted", amount=amount), scope=Scope(act=case.attempt)))


@then("it does not count as a bet")
def does_not_count(case: Draft) -> None:
    nothing = Absent(match=event("accepted"), scope=Scope(act=case.attempt))
    case.expect(AnyOf(choices=(Refuses(index=case.attempt), nothing)))


@then("the {area:Area} of seat {seat:Number} is {amount:Dollars}, not {other:Dollars}")
def stands_at(case: Draft, area: str, seat: int, amount: int, other: int) -> None:
    """Taken as it should be at once, or refused until it is."""
    case.leave_open(case.attempt)
    case.expect(Present(match=event("accepted", seat=seat, area=area, amount=amount), scope=case.this_round))
    case.expect(Absent(match=event("accepted", seat=seat, area=area, amount=other), scope=case.this_round))


@then("{amount:Dollars} in the pot is changed into chips")
def is_changed(case: Draft, amount: int) -> None:
    """No less than that: all that a player brought may have been changed before."""
    case.expect(Sums(match=event("changed"), at_least=amount))


@then("nothing in the pot is changed into chips")
def nothing_is_changed(case: Draft) -> None:
    case.expect(Absent(match=event("changed"), scope=case.this_round))
