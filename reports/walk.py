"""A scenario as it is read: every act of the script, and below it the events that followed."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from shall.script import Option, Script, Shuffle
from shall.transcript import AnyEvent, Transcript

from . import people
from .text import clean

Row = tuple[int, str, AnyEvent]  # one event with its number, and when it was, only where that has changed


class Stop(NamedTuple):
    """One act and the events in a row that name it."""

    words: str
    rows: list[Row]


def stops(script: Script | None, transcript: Transcript | None) -> list[Stop]:
    """The whole table in the order in which it happened, acts without an event included."""
    acts = script.acts if script else ()
    events = transcript.events if transcript else ()
    found: list[Stop] = []
    shown = -1
    for index, rows in _runs(events):
        again = index <= shown
        found.extend(Stop(_act(script, each), []) for each in range(shown + 1, min(index, len(acts))))
        found.append(Stop(f"{_act(script, index)}{' (again)' if again else ''}", rows))
        shown = max(shown, index)
    found.extend(Stop(_act(script, each), []) for each in range(shown + 1, len(acts)))
    return found


def set_up(script: Script) -> Iterator[tuple[str, str]]:
    """What the script says before its first act."""
    yield "Table", clean(f"{script.game}, {script.start}")
    for name, choice in script.options.items():
        yield _option(name, choice)
    for number, shuffle in enumerate(script.shuffles, 1):
        yield f"Shuffle {number}, deck {shuffle.deck}", _order(shuffle)


@lru_cache(maxsize=1024)
def _option(name: str, choice: Option) -> tuple[str, str]:
    return clean(people.plain(name)).capitalize(), clean(people.plain(people.value(choice)))


def _order(shuffle: Shuffle) -> str:
    face_up = f"; face up: {people.cards(shuffle.face_up)}" if shuffle.face_up else ""
    return clean(f"{people.cards(shuffle.cards)}{face_up}")


def _act(script: Script | None, index: int) -> str:
    acts = script.acts if script else ()
    return people.act(acts[index]) if index < len(acts) else f"act {index}, which the script does not have"


def _runs(events: tuple[AnyEvent, ...]) -> Iterator[tuple[int, list[Row]]]:
    """Events in a row that name the same act."""
    rows: list[Row] = []
    last, when = -1, (0, 0, 0, 0)
    for number, event in enumerate(events, 1):
        if event.act != last and rows:
            yield last, rows
            rows = []
        now = (event.opening, event.deck, event.round, event.clock)
        rows.append((number, _when(when, now) if now != when else "", event))
        last, when = event.act, now
    if rows:
        yield last, rows


def _when(before: tuple[int, ...], now: tuple[int, ...]) -> str:
    names = zip(("opening", "deck", "round", "clock"), before, now, strict=True)
    return ", ".join(
        f"{name} {people.span(n) if name == 'clock' else n}" for name, was, n in names if n != was
    )
