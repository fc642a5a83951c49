"""Poker: what players have in front of them, what they put in, and what they say."""

import msgspec

from shall.case import Absent, AnyOf, Permits, Present, Refuses, Scope, event
from shall.draft import Draft
from shall.script import Bet, Check, Defund, Fold, Fund, Increase, Option, Piece, Say, Sit, worth
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
    return had - sum(worth(act.pieces) for act in case.acts if isinstance(act, Bet) and act.patron == patron)


def put(case: Draft, seat: int, amount: int, area: str = "pot") -> int:
    """So much in dollar chips from a seat; the act."""
    return case.bet(seat, area, chips(amount))


def posted(case: Draft, name: str) -> int:
    """A posted amount."""
    return int(case.options[name])


def button(case: Draft) -> int:
    """Where the button lies at a table whose players do not change."""
    return players(case)[(case.round - 2) % len(players(case))]


def left_of_button(case: Draft) -> list[int]:
    """The players from the button's left, its own last."""
    seats = players(case)
    at = seats.index(button(case)) + 1
    return seats[at:] + seats[:at]


@given("a game of {form:PokerForm}")
def game_of(case: Draft, form: str) -> None:
    case.options.update({**USUAL, "form": form})


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


@when("patron {seat:Number} tries to join with {amount:Dollars}")
def patron_tries_to_join(case: Draft, seat: int, amount: int) -> None:
    patron = f"patron {seat}"
    for act in (Sit(patron=patron, seat=seat), Fund(patron=patron, pieces=chips(amount))):
        index = case.do(act)
        case.require(AnyOf(choices=(Permits(index=index), Refuses(index=index))))


@when("the same players stay")
def same_players_stay(case: Draft) -> None:
    case.deal()["seats"] = set(case.deals[-2]["seats"])


@when("the antes are posted")
def antes_are_posted(case: Draft) -> None:
    for seat in players(case):
        put(case, seat, posted(case, "ante-amount"), "ante")


def blinds_are_posted(case: Draft) -> None:
    """Each of the posted blinds by the seat that owes it."""
    for seat, name in zip(left_of_button(case), ("blind-amount", "second-blind-amount"), strict=False):
        if posted(case, name):
            put(case, seat, posted(case, name), "blind")


@when("the round begins")
def round_begins(case: Draft) -> None:
    """Antes and blinds as posted, and the first cards."""
    if posted(case, "ante-amount"):
        antes_are_posted(case)
    if case.options["form"] == "hold-em":
        blinds_are_posted(case)
    case.proceed()
    stack_deck(case)


def stack_deck(case: Draft) -> None:
    """Where the first cards go: in hold 'em all of them, in stud those of the first three rounds."""
    if case.options["form"] == "hold-em":
        board = ["burn", *["community"] * 3, "burn", "community", "burn", "community"]
        case.deal()["places"] = [f"seat {seat}" for seat in left_of_button(case) * 2] + board
    else:
        case.deal()["places"] = [f"seat {seat}" for seat in players(case) * 3]


@when("{street:Street} street comes")
def street_comes(case: Draft, street: int) -> None:  # noqa: ARG001
    case.proceed()
    case.deal()["places"] += ["burn", *(f"seat {seat}" for seat in _left(case))]


@when("seventh street comes from a short deck")
def short_street_comes(case: Draft) -> None:
    case.proceed()
    case.deal()["places"] += ["burn", "community"]


def _left(case: Draft) -> list[int]:
    """The players who have not folded."""
    folded = {act.seat for act in case.acts if isinstance(act, Fold)}
    return [seat for seat in players(case) if seat not in folded]


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


@when("the rest is dealt and shown")
def rest_is_dealt(case: Draft) -> None:
    """Every stage that is left, where nobody has anything more to decide."""
    stud = case.options["form"] != "hold-em"
    for number in range(4 if stud else 3):
        if stud:
            case.deal()["places"] += ["burn", *(f"seat {seat}" for seat in _left(case))]
        index = case.proceed()
        if number:
            case.require(AnyOf(choices=(Permits(index=index), Refuses(index=index))))
    index = case.proceed()
    case.require(AnyOf(choices=(Permits(index=index), Refuses(index=index))))


@when("seat {seat:Number} tries to put in {amount:Dollars}")
def seat_tries_to_put_in(case: Draft, seat: int, amount: int) -> None:
    case.attempt = put(case, seat, amount)


@when("seat {seat:Number} puts in {pieces:PokerPieces}")
def seat_puts_in_pieces(case: Draft, seat: int, pieces: tuple[Piece, ...]) -> None:
    case.attempt = case.bet(seat, "pot", pieces)


@when("seat {seat:Number} tries to post {amount:Dollars} as {area:Area}")
def seat_tries_to_post(case: Draft, seat: int, amount: int, area: str) -> None:
    case.attempt = put(case, seat, amount, area)


@when("seat {seat:Number} posts {amount:Dollars} as {area:Area}")
def seat_posts(case: Draft, seat: int, amount: int, area: str) -> None:
    put(case, seat, amount, area)


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
    case.expect(Absent(match=event("accepted"), scope=Scope(act=case.attempt)))


@then("{amount:Dollars} in the pot is changed into chips")
def is_changed(case: Draft, amount: int) -> None:
    case.expect(Present(match=event("changed", amount=amount), scope=case.this_round))


@then("nothing in the pot is changed into chips")
def nothing_is_changed(case: Draft) -> None:
    case.expect(Absent(match=event("changed"), scope=case.this_round))


@then("the dealer may go on")
def dealer_may_go_on(case: Draft) -> None:
    case.permit(case.proceed())


@then("no card is dealt then")
def no_card_is_dealt(case: Draft) -> None:
    nothing = Absent(match=event("dealt"), scope=Scope(act=case.attempt))
    case.expect(AnyOf(choices=(Refuses(index=case.attempt), nothing)))
