"""A sight is one expectation held against the events of a transcript: does it hold, and what did it look at.

A match is compared field by field. None means that the field is empty. A list against a list field holds the
same things in any order; a list against a single value means one of these; a single value against a list
field is among them; a field that maps names to values is read as a list of "name value". Text is compared
without regard to case, spacing, typographic marks and punctuation at its end.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter
from typing import Any, NamedTuple

from msgspec.structs import asdict

from .case import (
    WHOLE,
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
from .errors import ShallError
from .transcript import EVENTS, Dealt, Event, Refused

Found = list[tuple[int, Event]]
_PLAIN = str.maketrans("‘’“”–—\u2011", "''\"\"---")


class Sight(NamedTuple):
    """Whether an expectation holds, the events it looked at, and what else is to be said."""

    holds: bool
    looked_at: tuple[int, ...] = ()
    remark: str = ""


class Record:
    """The events of a transcript, numbered, and by kind: most expectations look at one kind alone."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events: Found = list(enumerate(events))
        self._kinds: defaultdict[type[Event], Found] = defaultdict(list)
        for each in self.events:
            self._kinds[type(each[1])].append(each)

    def within(self, scope: Scope) -> Found:
        """The events in a scope."""
        return _within(scope, self.events)

    def matching(self, wanted: Match, scope: Scope) -> Found:
        """The events in a scope that a match describes."""
        found = _within(scope, self._kinds.get(_kind(wanted.event, tuple(wanted.where)), []))
        for name, value in wanted.where.items():
            if found:
                found = _having(found, name, value)
        return found


def look(wanted: AnyExpectation, record: Record) -> Sight:  # noqa: C901, PLR0911, PLR0912 -- a branch for each kind
    """An expectation held against the events in its scope."""
    scope = wanted.scope
    match wanted:
        case Present():
            found = record.matching(wanted.match, scope)
            return Sight(bool(found), _indices(found))
        case Absent():
            found = record.matching(wanted.match, scope)
            return Sight(not found, _indices(found))
        case Counts():
            return _counts(wanted, record.matching(wanted.match, scope))
        case Sums():
            return _sums(wanted, record.matching(wanted.match, scope))
        case InOrder():
            return _in_order(wanted, [record.matching(each, scope)[:1] for each in wanted.matches])
        case OnceInEvery():
            return _once_in_every(wanted, record.within(scope), record.matching(wanted.match, scope))
        case NeverLater():
            return _never_later(wanted, record.within(scope))
        case NeverTogether():
            return _never_together(wanted, record.within(scope))
        case Refuses():
            return _refuses(wanted.index, record.within(scope))
        case Permits():
            refused = record.matching(Match("refused"), scope)
            return _permits([each for each in refused if each[1].act == wanted.index])
        case Differ():
            return _differ(wanted, record.matching(wanted.match, scope))
        case Wording():
            return _worded(wanted, record.matching(wanted.match, scope))
        case AllOf():
            return _all_of(wanted, record)
        case AnyOf():
            return _any_of(wanted, record)


def _within(scope: Scope, events: Found) -> Found:
    if scope == WHOLE:
        return events
    if scope == Scope(round=scope.round):  # by far the most frequent
        return [each for each in events if each[1].round == scope.round]
    wanted = [(name, number) for name, number in asdict(scope).items() if number is not None]
    return [each for each in events if all(getattr(each[1], name) == n for name, n in wanted)]


@lru_cache(maxsize=1024)
def _kind(sought: str, fields: tuple[str, ...]) -> type[Event]:
    """The type of the event that a match looks for, which must have the fields it looks at."""
    kind = EVENTS.get(sought)
    if kind is None:
        raise ShallError(f"a scenario looks for {sought!r}, but there is no such event in the contract")
    if unknown := [name for name in fields if name not in kind.__struct_fields__]:
        known = ", ".join(kind.__struct_fields__)
        raise ShallError(f"a scenario looks at {unknown[0]!r} of {sought!r}; its fields are {known}")
    return kind


def _having(found: Found, name: str, value: Any) -> Found:
    """Those of the events whose field is as wanted; numbers and words, which most are, without ado."""
    key, get = _key(value), attrgetter(name)
    if type(value) is int:
        return [e for e in found if (a == value if type(a := get(e[1])) is int else _same(key, a))]
    if type(value) is str:
        return [e for e in found if (_plain(a) == key if type(a := get(e[1])) is str else _same(key, a))]
    return [e for e in found if _same(key, get(e[1]))]


def _fit(wanted: Match) -> Callable[[Event], bool]:
    """The test that a match is."""
    kind = _kind(wanted.event, tuple(wanted.where))
    where = [(name, _key(value)) for name, value in wanted.where.items()]
    return lambda event: (
        type(event) is kind and all(_same(value, getattr(event, name)) for name, value in where)
    )


def _same(wanted: Any, actual: Any) -> bool:
    """Whether a field is as wanted; `wanted` is already a key."""
    actual = _plain(actual) if type(actual) is str else _key(actual)
    if isinstance(wanted, list):
        return wanted == actual if isinstance(actual, list) else actual in wanted
    if isinstance(actual, list):
        return wanted in actual
    return bool(wanted == actual)


def _key(value: Any) -> Any:
    """A value in the form in which two that mean the same are equal; numbers and truths stay apart."""
    if isinstance(value, str):
        return _plain(value)
    if isinstance(value, bool) or value is None:
        return ("no", "yes")[value] if value is not None else None
    if isinstance(value, dict):
        value = tuple(f"{name} {each}" for name, each in value.items())
    if isinstance(value, tuple):
        return sorted(str(_key(each)) for each in value)
    return str(value)


@lru_cache(maxsize=4096)
def _plain(text: str) -> str:
    """Text without what a person would not hear."""
    return " ".join(text.translate(_PLAIN).casefold().split()).rstrip(".,;:!?… ")


def _indices(found: Found) -> tuple[int, ...]:
    return tuple(index for index, _ in found)


def _fits_bounds(wanted: Counts | Sums, number: int) -> bool:
    return (
        (wanted.exactly is None or number == wanted.exactly)
        and (wanted.at_least is None or number >= wanted.at_least)
        and (wanted.at_most is None or number <= wanted.at_most)
    )


def _counts(wanted: Counts, found: Found) -> Sight:
    return Sight(_fits_bounds(wanted, len(found)), _indices(found), f"{len(found)} times")


def _sums(wanted: Sums, found: Found) -> Sight:
    total = sum(_amount(getattr(event, wanted.field)) for _, event in found)
    shown = f"${total / 100:,.2f}" if wanted.field == "amount" else str(total)
    return Sight(_fits_bounds(wanted, total), _indices(found), f"in all {shown}")


def _amount(value: Any) -> int:
    """What a field adds to a sum: of a list, how many things are in it."""
    return len(value) if isinstance(value, tuple) else int(value or 0)


def _in_order(wanted: InOrder, found: list[Found]) -> Sight:
    """First occurrences, each at a later event than the one before."""
    firsts = [index for first in found for index, _ in first]
    holds = all(found) and all(a < b for a, b in pairwise(firsts))
    missing = [each.event for each, first in zip(wanted.matches, found, strict=True) if not first]
    return Sight(holds, tuple(firsts), f"never {', '.join(missing)}" if missing else "")


def _once_in_every(wanted: OnceInEvery, seen: Found, found: Found) -> Sight:
    """Every run of that many rounds dealt in a row; without one such run nothing could be seen."""
    rounds = list(dict.fromkeys(_round(event) for _, event in seen if isinstance(event, Dealt)))
    marked = _rounds_of(found, seen, rounds)
    windows = [rounds[start : start + wanted.rounds] for start in range(len(rounds) - wanted.rounds + 1)]
    bare = next((window for window in windows if not marked & set(window)), None)
    remark = f"not from round {bare[0][1]} to round {bare[-1][1]}" if bare else ""
    remark = remark if windows else f"only {len(rounds)} rounds were dealt"
    return Sight(bool(windows) and not bare, _indices(found), remark)


def _round(event: Event) -> tuple[int, int]:
    return event.opening, event.round


def _rounds_of(found: Found, seen: Found, rounds: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """The round an event is stamped with; between rounds, the one dealt last."""
    marks = set()
    for index, event in found:
        dealt = [_round(each) for at, each in seen if at < index and isinstance(each, Dealt)]
        marks.add(_round(event) if _round(event) in rounds else dealt[-1] if dealt else (-1, -1))
    return marks


def _never_later(wanted: NeverLater, seen: Found) -> Sight:
    """An event with no `since` of its deck before it proves nothing either way."""
    fits, starts = _fit(wanted.match), _fit(wanted.since)
    last: dict[int, int] = {}
    looked, late = [], []
    for index, event in seen:
        if fits(event) and (since := _since(last, event.deck)) is not None:
            looked.append(index)
            late += [index] if event.clock - since > wanted.minutes else []
        if starts(event):
            last[event.deck] = event.clock
    remark = f"too late at event {late[0] + 1}, minute {seen_at(seen, late[0]).clock}" if late else ""
    return Sight(bool(looked) and not late, tuple(late or looked), remark)


def _since(last: dict[int, int], deck: int) -> int | None:
    """When that deck began; what names no deck is of all of them, as in a shoe of several."""
    if deck in last or 0 in last:
        return last.get(deck, last.get(0))
    return None if deck else min(last.values(), default=None)


def seen_at(seen: Found, index: int) -> Event:
    """The event with that number."""
    return next(event for at, event in seen if at == index)


def _never_together(wanted: NeverTogether, seen: Found) -> Sight:
    first, second, until = (_fit(each) for each in (wanted.first, wanted.second, wanted.until))
    begun, wrong, waiting = [], [], False
    for index, event in seen:
        waiting = waiting and not until(event)
        if waiting and second(event):
            wrong.append(index)
        if first(event):
            waiting = True
            begun.append(index)
    return Sight(bool(begun) and not wrong, tuple(wrong or begun), "too early" if wrong else "")


def _refuses(index: int, seen: Found) -> Sight:
    """A refusal looks at the refusal; what else the act brought about is held against it."""
    caused = [each for each in seen if each[1].act == index]
    refused = [each for each in caused if isinstance(each[1], Refused)]
    others = [each for each in caused if not isinstance(each[1], Refused)]
    if refused and others:
        return Sight(holds=False, looked_at=_indices(others), remark="refused, and yet")
    return Sight(bool(refused), _indices(refused or others), "" if refused else "not refused")


def _permits(refused: Found) -> Sight:
    return Sight(not refused, _indices(refused))


def _differ(wanted: Differ, found: Found) -> Sight:
    values = [_key(getattr(event, wanted.field)) for _, event in found]
    alike = [each for each, value in zip(found, values, strict=True) if values.count(value) > 1]
    holds = len(found) > 1 and not alike
    return Sight(
        holds, _indices(alike or found), f"the same {wanted.field}" if alike else f"{len(found)} of them"
    )


def _worded(wanted: Wording, found: Found) -> Sight:
    """Whole words: "for" is not in "before"."""
    said = [each for each in found if _says(each[1], wanted.some)]
    wrong = [each for each in found if _says(each[1], wanted.never)]
    holds = bool(said) and not wrong
    return Sight(holds, _indices(wrong or said or found), "" if holds or not found else "worded so")


def _says(event: Event, phrases: Iterable[str]) -> bool:
    text = _plain(str(getattr(event, "text", "") or getattr(event, "words", "")))
    return any(re.search(rf"(?<!\w){re.escape(_plain(each))}(?!\w)", text) for each in phrases)


def _all_of(wanted: AllOf, record: Record) -> Sight:
    """What does not hold, if anything does not; else everything that was looked at."""
    sights = [look(each, record) for each in wanted.all]
    broken = [sight for sight in sights if not sight.holds]
    indices = {index for sight in broken or sights for index in sight.looked_at}
    return Sight(not broken, tuple(sorted(indices)))


def _any_of(wanted: AnyOf, record: Record) -> Sight:
    """What holds, if anything does; else everything that was looked at."""
    sights = [look(choice, record) for choice in wanted.choices]
    held = [sight for sight in sights if sight.holds]
    indices = {index for sight in held or sights for index in sight.looked_at}
    return Sight(bool(held), tuple(sorted(indices)))
