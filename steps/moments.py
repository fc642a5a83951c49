"""Moments of a round, as a scenario speaks of them and as the transcript shows them."""

import re
from collections.abc import Callable

from shall.case import Match, event
from shall.draft import Draft
from shall.vocabulary import TYPES, Phrase, word

Moment = Callable[[Draft], tuple[Match, ...]]  # it comes with the first of these


def dealer_shown(_: Draft) -> Match:
    return event("revealed", area="dealer")


def shown(_: Draft, seat: int) -> Match:
    return event("revealed", area="hand", seat=seat)


def ranked(_: Draft, seat: int) -> Match:
    return event("ranked", area="hand", seat=seat)


def racked(_: Draft, seat: int) -> Match:
    return event("discarded", area="hand", seat=seat)


def raised(case: Draft, seat: int) -> Match:
    return event("accepted", wager=case.wager(seat, "raise"))


def asked(_: Draft, seat: int, area: str) -> Match:
    return event("turn", seat=seat, options=area)


def placed(case: Draft, seat: int, area: str) -> Match:
    return event("accepted", wager=case.wager(seat, area))


def paid(case: Draft, seat: int, area: str) -> Match:
    return event("paid", wager=case.wager(seat, area))


def given_back(case: Draft, seat: int, area: str) -> Match:
    return event("returned", wager=case.wager(seat, area))


def decided(case: Draft, seat: int, area: str) -> Match:
    return event("decided", wager=case.wager(seat, area))


def settled(case: Draft, seat: int, area: str) -> tuple[Match, ...]:
    """When the money moves, whenever the outcome is told; a push may leave it where it lies."""
    wager = case.wager(seat, area)
    moved = (event(kind, wager=wager) for kind in ("paid", "returned", "collected"))
    return (*moved, event("decided", wager=wager, outcome="push"))


def collected(case: Draft, seat: int, area: str) -> Match:
    return event("collected", wager=case.wager(seat, area))


def board_shown(card: str = "") -> tuple[Match, ...]:
    """Dealt face up, or turned up where it lay face down: this card, or any."""
    dealt, turned = ({"card": card}, {"cards": card}) if card else ({}, {})
    return (
        event("dealt", area="community", face="up", **dealt),
        event("revealed", area="community", **turned),
    )


def last_of_board(case: Draft) -> Match:
    return event("dealt", area="community", card=case.deal()["hands"]["community"][-1])


def stub_done(_: Draft) -> tuple[Match, ...]:
    return event("discarded", area="stub"), event("counted", area="stub")


MOMENTS: dict[str, Callable[..., Match | tuple[Match, ...]]] = {
    "{words:Quoted} is called": lambda _, words: event("announced", words=words),
    "the lock-out button is pressed": lambda _: event("pressed", device="lock-out"),
    "any card is dealt": lambda _: event("dealt"),
    "{card:Card} is dealt": lambda _, card: event("dealt", card=card),
    "{card:Card} is burned": lambda _, card: event("burned", card=card),
    "any community card is dealt": lambda _: event("dealt", area="community"),
    "any community card is shown": lambda _: board_shown(),
    "{card:Card} of the board is shown": lambda _, card: board_shown(card),
    "the last community card is dealt": last_of_board,
    "seat {seat:Number} raises": raised,
    "seat {seat:Number} folds": lambda _, seat: event("folded", seat=seat),
    "seat {seat:Number} is asked for the {area:Area}": asked,
    "the {area:Area} of seat {seat:Number} is placed": placed,
    "seat {seat:Number} is paid on the {area:Area}": paid,
    "the {area:Area} of seat {seat:Number} goes back": given_back,
    "the dealer's cards are shown": dealer_shown,
    "the cards of seat {seat:Number} are shown": shown,
    "the cards of seat {seat:Number} go to the rack": racked,
    "the dealer's cards go to the rack": lambda _: event("discarded", area="dealer"),
    "the community cards go to the rack": lambda _: event("discarded", area="community"),
    "the stub goes to the rack": lambda _: event("discarded", area="stub"),
    "the stub goes to the rack or is counted": stub_done,
    "the hand of the dealer is called": lambda _: event("ranked", area="dealer"),
    "the hand of seat {seat:Number} is called": ranked,
    "the {area:Area} of seat {seat:Number} is settled": settled,
    "the {area:Area} of seat {seat:Number} is collected": collected,
}


_MEANINGS = [(Phrase(phrase), meant) for phrase, meant in MOMENTS.items()]


def _pattern(phrase: str) -> str:
    """The phrase with the pattern of each of its words."""
    return re.sub(r"{\w+:(\w+)}", lambda kind: f"(?:{TYPES[kind[1]].pattern})", phrase)


@word("Moment", "|".join(_pattern(phrase) for phrase in MOMENTS))
def moment(text: str) -> Moment:
    """Something that happens in a round and may come before or after another."""
    found = ((phrase.read(text), meant) for phrase, meant in _MEANINGS)
    words, meant = next((words, meant) for words, meant in found if words is not None)
    return lambda case: several(meant(case, **words))


def several(found: Match | tuple[Match, ...]) -> tuple[Match, ...]:
    """One match, or more, as several."""
    return found if isinstance(found, tuple) else (found,)
