"""Acts, events and expectations in words: what was to happen, what did, and what the clause demanded."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any

import msgspec

from .adapters.text import printable
from .case import (
    Absent,
    AllOf,
    AnyExpectation,
    AnyOf,
    Counts,
    Differ,
    InOrder,
    Match,
    NeverLater,
    NeverTogether,
    OnceInEvery,
    Permits,
    Present,
    Refuses,
    Scope,
    Sums,
    Wording,
)
from .once import STAMPS, once
from .script import Act, Piece
from .transcript import Event

LONG = 100  # characters that need no look at their length
MONEY = frozenset({"amount", "value"})
_LEAD = {
    "wager": "on", "patron": "by", "seat": "at seat", "area": "in", "face": "face", "cards": "cards",
    "amount": "", "card": "", "outcome": "", "words": "", "item": "", "dice": "", "pieces": "",
}  # fmt: skip


def kind_of(thing: Act | Event) -> str:
    """Its name in the contract."""
    return str(thing.__struct_config__.tag)


def dollars(cents: int) -> str:
    """`$1,234.50`."""
    return f"${cents / 100:,.2f}"


@once
def thing(what: Act | Event) -> str:
    """An act or an event in one line, without its stamps: `collected $10.00 on ante-1`."""
    words = [kind_of(what)]
    for name, default in _fields(type(what)):
        value = getattr(what, name)
        if value != default and (told := field(name, value)):
            words.append(told)
    return " ".join(words)


def field(name: str, value: object) -> str:
    """One field with its value, as part of a sentence."""
    if isinstance(value, str):
        lead = _LEAD.get(name, name)
        return f"{lead} {clean(value)}" if lead else clean(value)
    if value is None:
        return "" if name == "seat" else f"without {name}"
    if isinstance(value, bool):
        return f"({name}: {'yes' if value else 'no'})"
    return f"{_LEAD.get(name, name)} {_value(name, value)}".strip()


# What is looked for is looked for again and again; what happens may have a mapping in it.
_field = lru_cache(maxsize=4096, typed=True)(field)


def sought(wanted: Match) -> str:
    """What a kind of event is looked for by."""
    told = (_field(name, value) for name, value in wanted.where.items())
    return " ".join(filter(None, (wanted.event, *told)))


def expectation(wanted: AnyExpectation, acts: tuple[Act, ...] = ()) -> str:
    """The demand: in the words of the scenario, then exactly."""
    exact = _exactly(wanted, acts) + _within(wanted.scope)
    return f"{wanted.says}: {exact}" if wanted.says else exact


def act_at(index: int, acts: tuple[Act, ...]) -> str:
    """`act 3 (fold by patron-1 at seat 1)`."""
    return f"act {index} ({thing(acts[index])})" if index < len(acts) else f"act {index}"


def bounds(exactly: int | None, at_least: int | None, at_most: int | None, unit: str = "") -> str:
    """`exactly 3`, `at least 1 and at most 5`; in dollars where the unit is money."""
    show = dollars if unit in MONEY else str
    told = (("exactly", exactly), ("at least", at_least), ("at most", at_most))
    return " and ".join(f"{word} {show(number)}" for word, number in told if number is not None)


def _exactly(wanted: AnyExpectation, acts: tuple[Act, ...]) -> str:  # noqa: C901, PLR0911, PLR0912 -- a branch for each kind
    match wanted:
        case Present():
            return sought(wanted.match)
        case Absent():
            return f"no {sought(wanted.match)}"
        case Counts():
            return f"{sought(wanted.match)}, {bounds(wanted.exactly, wanted.at_least, wanted.at_most)} times"
        case Sums():
            total = bounds(wanted.exactly, wanted.at_least, wanted.at_most, wanted.field)
            return f"{sought(wanted.match)}, adding up to {total}"
        case InOrder():
            return ", then ".join(sought(each) for each in wanted.matches)
        case OnceInEvery():
            return f"{sought(wanted.match)} at least once in every {wanted.rounds} rounds"
        case NeverLater():
            limit = f"never more than {wanted.minutes} minutes after {sought(wanted.since)}"
            return f"{sought(wanted.match)}, {limit} of the same deck"
        case NeverTogether():
            return f"after {sought(wanted.first)} no {sought(wanted.second)} until {sought(wanted.until)}"
        case Refuses():
            return f"{act_at(wanted.index, acts)} is refused and brings about nothing else"
        case Permits():
            return f"{act_at(wanted.index, acts)} is not refused"
        case Differ():
            return f"{sought(wanted.match)}, at least two, no two with the same {wanted.field}"
        case Wording():
            some, never = " or ".join(wanted.some), " or ".join(wanted.never)
            return f"{sought(wanted.match)}, worded with {some}" + (
                f" and never with {never}" if never else ""
            )
        case AllOf():
            return ", and ".join(expectation(each, acts) for each in wanted.all)
        case AnyOf():
            return "; or ".join(expectation(each, acts) for each in wanted.choices)


@lru_cache(maxsize=256)
def _within(scope: Scope) -> str:
    told = ((name, getattr(scope, name)) for name in ("act", "round", "deck", "opening"))
    words = [f"{name} {number}" for name, number in told if number is not None]
    return f" (in {', '.join(words)})" if words else ""


def _value(name: str, value: object) -> str:
    if name in MONEY and isinstance(value, int):
        return dollars(value)
    if isinstance(value, Piece):
        return f"{value.count} {value.kind}{'s' * (value.count != 1)} of {dollars(value.value)}"
    if isinstance(value, dict):
        return ", ".join(f"{clean(str(key))} {_value('', each)}" for key, each in value.items())
    if isinstance(value, tuple):
        return _several(name, value)
    return clean(str(value))


def clean(text: str) -> str:
    """Text of an engine, on one line and without control codes."""
    return text if text.isprintable() and len(text) < LONG else printable(text)


def _several(name: str, values: Iterable[Any]) -> str:
    """Cards stand side by side; other things are a list."""
    between = " " if name in ("cards", "dice") else ", "
    return between.join(_value(name, each) for each in values)


@cache
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    """What is told of a thing, objects first: every field but stamps, and the value that goes unsaid."""
    told = [
        (each.name, None if each.required else each.default)
        for each in msgspec.structs.fields(kind)
        if each.name not in STAMPS
    ]
    return tuple(sorted(told, key=lambda each: _LEAD.get(each[0]) != ""))
