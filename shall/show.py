"""A script and its transcript as text for people: the table, then every act with what the engine did then."""

from collections.abc import Iterable

from .adapters.text import printable
from .script import Script
from .transcript import Collected, Dealt, Decided, Event, Paid, Returned, Transcript
from .wording import act_at, dollars, thing

_MARGIN = 64  # where the citations of an event start


def play(script: Script, transcript: Transcript) -> str:
    """The whole table, act by act."""
    return "\n".join((*setup(script), "", *acts(script, transcript), "", *outcome(transcript)))


def setup(script: Script) -> Iterable[str]:
    """What is so before the first act."""
    yield f"{printable(script.game)}, the table is {script.start}   [{printable(script.id)}]"
    if script.options:
        yield "options: " + ", ".join(printable(f"{name} {value}") for name, value in script.options.items())
    for shuffle in script.shuffles:
        up = f"; face up: {' '.join(shuffle.face_up)}" if shuffle.face_up else ""
        yield f"deck {shuffle.deck}, {len(shuffle.cards)} cards: {' '.join(shuffle.cards[:20])} …{up}"


def acts(script: Script, transcript: Transcript) -> Iterable[str]:
    """Each act, and under it the events that it caused, with the clauses they cite."""
    caused: dict[int, list[str]] = {}
    for number, event in enumerate(transcript.events, 1):
        caused.setdefault(event.act, []).append(line(number, event))
    for number in sorted({*range(len(script.acts)), *caused}):
        yield act_at(number, script.acts)
        yield from caused.get(number, ["      nothing"])


def line(number: int, event: Event) -> str:
    """One event with its number, its citations and the vendor's note."""
    told = f"{number:>5} {thing(event)}"
    cites = ", ".join(printable(each) for each in dict.fromkeys(event.cites))
    note = f"  ({printable(event.note)})" if event.note else ""
    return f"{told:<{_MARGIN}} {cites}{note}".rstrip() if cites else told + note


def outcome(transcript: Transcript) -> Iterable[str]:
    """The cards that lay where, and what became of each wager."""
    hands: dict[str, list[str]] = {}
    for event in transcript.events:
        if isinstance(event, Dealt):
            place = f"seat {event.seat}" if event.seat else event.area
            hands.setdefault(f"round {event.round}, {place}", []).append(event.card)
    for place, cards in hands.items():
        yield f"{place}: {' '.join(cards)}"
    for wager in dict.fromkeys(each.wager for each in _money(transcript)):
        told = (_result(each) for each in _money(transcript) if each.wager == wager)
        yield f"{printable(wager)}: {', '.join(told)}"


def _money(transcript: Transcript) -> list[Decided | Paid | Returned | Collected]:
    return [each for each in transcript.events if isinstance(each, Decided | Paid | Returned | Collected)]


def _result(event: Decided | Paid | Returned | Collected) -> str:
    if isinstance(event, Decided):
        return event.outcome
    return f"{type(event).__name__.lower()} {dollars(event.amount)}"
