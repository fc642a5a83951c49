"""Poker: how a round of play begins and goes on, in the form of the scenario or in any the engine offers."""

from shall.case import Absent, AllOf, AnyOf, Permits, Refuses, Scope, event
from shall.draft import Draft
from shall.script import Bet, Check, Clock, Fold
from shall.vocabulary import given, then, when

from .chips import chips, players, posted, put
from .wagers import seat_folds

DOWN = ("2h", "3s", "4d", "5c", "7h", "9s", "8d", "Tc", "Jh", "Qs")  # two for each of five
ACES = ("Ac", "Ad", "Ah", "As")
OPEN_AGAIN = ("6s", "Kd", "3c", "5d", "7s", "9h")  # a burn; a king that pairs; cards that pair nothing


def hold_em(case: Draft) -> bool:
    """Whether the scenario is about hold 'em alone."""
    return case.options.get("form") == "hold-em"


def any_form(case: Draft) -> bool:
    """Whether the scenario is about poker in whatever form."""
    return "form" not in case.options


def button(case: Draft) -> int:
    """Where the button lies at a table whose players do not change."""
    return players(case)[(case.round - 2) % len(players(case))]


def left_of_button(case: Draft) -> list[int]:
    """The players from the button's left, its own last."""
    seats = players(case)
    at = seats.index(button(case)) + 1
    return seats[at:] + seats[:at]


@when("the same players stay")
def same_players_stay(case: Draft) -> None:
    case.deal()["seats"] = set(case.deals[-2]["seats"])


@when("the antes are posted")
def antes_are_posted(case: Draft) -> None:
    for seat in players(case):
        put(case, seat, posted(case, "ante-amount"), "ante")


@when("the blinds are posted")
def blinds_are_posted(case: Draft) -> None:
    """Each by the seat that owes it; where the form is open perhaps by none, and of two players by either."""
    order = left_of_button(case)
    if any_form(case):
        for seat in order if len(order) == 2 else order[:1]:
            case.leave_open(put(case, seat, posted(case, "blind-amount"), "blind"))
        return
    for seat, name in zip(order, ("blind-amount", "second-blind-amount"), strict=False):
        if posted(case, name):
            put(case, seat, posted(case, name), "blind")


@when("the round begins")
def round_begins(case: Draft) -> None:
    """Antes and blinds as posted, and the first cards."""
    if posted(case, "ante-amount"):
        antes_are_posted(case)
    if hold_em(case) or any_form(case):
        blinds_are_posted(case)
    case.proceed()
    stack_deck(case)


def stack_deck(case: Draft) -> None:
    """Where the first cards go: in hold 'em all of them, in stud those of the first three rounds."""
    if any_form(case):
        case.deal().setdefault("top", _first_bettor_shows_a_king(case))
    elif hold_em(case):
        board = ["burn", *["community"] * 3, "burn", "community", "burn", "community"]
        case.deal()["places"] = [f"seat {seat}" for seat in left_of_button(case) * 2] + board
    else:
        case.deal()["places"] = [f"seat {seat}" for seat in players(case) * 3]


def _first_bettor_shows_a_king(case: Draft) -> tuple[str, ...]:
    """All others show aces: a king is then the lowest card and, where the ace is low, the highest."""
    seats, first = players(case), left_of_button(case)[0]
    if len(seats) > len(ACES) + 1:
        return ()
    aces = iter(ACES)
    return (*DOWN[: 2 * len(seats)], *("Kc" if seat == first else next(aces) for seat in seats))


@when("the round begins with a bet of {amount:Dollars}")
def round_begins_with_bet(case: Draft, amount: int) -> None:
    """The blind of hold 'em or the forced bet of stud, by the same player: one is taken, one refused."""
    case.options |= {"blind-amount": amount, "forced-bet-amount": amount}
    round_begins(case)
    seat = left_of_button(case)[0]
    blind = max(i for i, act in enumerate(case.acts) if isinstance(act, Bet) and act.area == "blind")
    first = {"wager": f"forced bet of round {case.round}", "patron": f"patron {seat}", "seat": seat}
    forced = case.do(Bet(area="pot", pieces=chips(amount), **first))  # type: ignore[arg-type]
    ways = ((blind, forced), (forced, blind))
    choices = tuple(AllOf(all=(Permits(index=one), Refuses(index=other))) for one, other in ways)
    case.require(AnyOf(choices=choices))


@when("everybody calls {amount:Dollars}")
def everybody_calls(case: Draft, amount: int) -> None:
    """And whoever posted a blind, who may still raise, checks."""
    first, *others = left_of_button(case)
    for seat in others:
        put(case, seat, amount)
    case.leave_open(case.do(Check(patron=f"patron {first}", seat=first)))


@when("the next cards come")
def next_cards_come(case: Draft) -> None:
    """The flop, or a fourth card that lets whoever bet first bet first again."""
    case.proceed()
    burned, pair, *others = OPEN_AGAIN
    seats, first = players(case), left_of_button(case)[0]
    case.deal()["top"] += (burned, *(pair if seat == first else others.pop() for seat in seats))


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


@when("the rest is dealt and shown")
def rest_is_dealt(case: Draft) -> None:
    """Every stage that is left, where nobody has anything more to decide."""
    stud = not hold_em(case)
    for number in range(5 if stud else 4):
        if stud and number < 4:
            case.deal()["places"] += ["burn", *(f"seat {seat}" for seat in _left(case))]
        case.leave_open(case.proceed())


@given("a round has been played")
def round_has_been_played(case: Draft) -> None:
    """All but the last blind fold, and the button moves on."""
    round_begins(case)
    order = left_of_button(case)
    for seat in order[2:] + order[:1]:
        seat_folds(case, seat)
    case.leave_open(case.proceed())
    case.next_round()
    same_players_stay(case)


@when("a round of {minutes:Number} minutes is played {rounds:Number} times")
def rounds_are_played(case: Draft, minutes: int, rounds: int) -> None:
    """All but the first bettor fold, and the dealer takes his time before the end."""
    for number in range(rounds):
        if number:
            case.next_round()
            same_players_stay(case)
        round_begins_with_bet(case, 200)
        for seat in left_of_button(case)[1:]:
            seat_folds(case, seat)
        case.do(Clock(minutes=minutes))
        case.leave_open(case.proceed())


@then("no card is dealt then")
def no_card_is_dealt(case: Draft) -> None:
    nothing = Absent(match=event("dealt"), scope=Scope(act=case.attempt))
    case.expect(AnyOf(choices=(Refuses(index=case.attempt), nothing)))


@then("the dealer waits")
def dealer_waits(case: Draft) -> None:
    """The dealer does not go on to other cards, nor to the end."""
    at = Scope(act=case.attempt)
    nothing = tuple(Absent(match=event(kind), scope=at) for kind in ("dealt", "revealed", "awarded"))
    case.expect(AnyOf(choices=(Refuses(index=case.attempt), AllOf(all=nothing))))
