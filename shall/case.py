"""A case is what the steps of one scenario build: what happens, what must be so before, what is demanded."""

import hashlib
from functools import cached_property
from typing import Any, Literal

import msgspec

from .script import AnyAct, Card, Option

Value = bool | int | str | tuple[str, ...] | None
Wanted = Option | tuple[Option, ...]  # of an option: this value, or one of these


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Events of one kind whose fields have these values. Cards match in any order, words in any case."""

    event: str
    where: dict[str, Value] = {}


def event(kind: str, /, **where: Value) -> Match:
    """Events of one kind with these fields."""
    return Match(kind, where)


class Scope(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The part of the transcript an expectation looks at; nothing set is the whole table."""

    act: int | None = None
    round: int | None = None
    deck: int | None = None
    opening: int | None = None


WHOLE = Scope()


class Expectation(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="expect",
    tag=lambda name: "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-"),
):
    """One demand, as data. `says` is the demand in the words of the scenario."""

    says: str = ""
    scope: Scope = WHOLE


class Present(Expectation, frozen=True):
    """At least one such event."""

    match: Match


class Absent(Expectation, frozen=True):
    """No such event."""

    match: Match


class Counts(Expectation, frozen=True):
    """So many such events."""

    match: Match
    exactly: int | None = None
    at_least: int | None = None
    at_most: int | None = None


class Sums(Expectation, frozen=True):
    """A field of such events adds up to so much, a list to its length; no event adds up to nothing."""

    match: Match
    field: str = "amount"
    exactly: int | None = None
    at_least: int | None = None
    at_most: int | None = None


class InOrder(Expectation, frozen=True):
    """Each of these happens, and for the first time in this order."""

    matches: tuple[Match, ...]


class OnceInEvery(Expectation, frozen=True):
    """In every so many rounds in a row that were dealt, at least one such event."""

    match: Match
    rounds: int


class NeverLater(Expectation, frozen=True):
    """At least one such event, none more than so many minutes after the last `since` of the same deck."""

    match: Match
    since: Match
    minutes: int


class NeverTogether(Expectation, frozen=True):
    """Once `first` has happened, no `second` until `until` has; at least one `first`."""

    first: Match
    second: Match
    until: Match


class Refuses(Expectation, frozen=True):
    """The act is refused, and brings about nothing else."""

    index: int


class Permits(Expectation, frozen=True):
    """The act is not refused."""

    index: int


class Differ(Expectation, frozen=True):
    """At least two such events, no two with the same value in a field."""

    match: Match
    field: str


class Wording(Expectation, frozen=True):
    """At least one such event with one of these words in its text, and none with one of those."""

    match: Match
    some: tuple[str, ...]
    never: tuple[str, ...]


Simple = (
    Present | Absent | Counts | Sums | InOrder | OnceInEvery | NeverLater | NeverTogether | Refuses | Permits
    | Differ | Wording
)  # fmt: skip


class AllOf(Expectation, frozen=True):
    """Every one of these holds; stands only inside `any-of`."""

    all: tuple[Simple, ...]


class AnyOf(Expectation, frozen=True):
    """At least one of these holds."""

    choices: tuple[Simple | AllOf, ...]


AnyExpectation = Simple | AllOf | AnyOf


def kinds(expectation: AnyExpectation) -> frozenset[str]:  # noqa: PLR0911 -- a branch for each kind
    """The kinds of event an engine must report for this expectation to be observable."""
    match expectation:
        case (
            Present(match=m) | Absent(match=m) | Counts(match=m) | Sums(match=m)
            | Differ(match=m) | Wording(match=m)
        ):  # fmt: skip
            return frozenset({m.event})
        case OnceInEvery(match=m):
            return frozenset({m.event, "dealt"})
        case InOrder(matches=ms):
            return frozenset(m.event for m in ms)
        case NeverLater(match=m, since=s):
            return frozenset({m.event, s.event})
        case NeverTogether(first=a, second=b, until=u):
            return frozenset({a.event, b.event, u.event})
        case AnyOf(choices=several) | AllOf(all=several):
            return frozenset().union(*(kinds(each) for each in several))
    return frozenset({"refused"})


class FoundFaceUp(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that lies face up in the deck, right before the first card of a place is dealt."""

    card: Card
    before: str  # "hands", "second cards", "dealer", "community" or "last community"


class Deal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one shuffle shall bring to whom, before a dealing method turns it into an order of cards."""

    seats: tuple[int, ...] = ()
    top: tuple[Card, ...] = ()  # the first cards to leave the deck, whoever gets them
    places: tuple[str, ...] = ()  # where each card goes, from the top, if the play itself says so
    hands: dict[str, tuple[Card, ...]] = {}  # "seat 1", "dealer", "community"
    face_up: tuple[FoundFaceUp, ...] = ()
    numbers: dict[str, int] = {}  # how many cards a place receives, where that is not its own number
    missing: int = 0
    extra: int = 0
    cut: int | None = None


class Case(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, dict=True):
    """One scenario, compiled: a script not yet filled, and expectations as data."""

    rulebook: str
    citation: str
    name: str
    file: str
    line: int
    statement: str = ""
    readings: tuple[str, ...] = ()
    start: Literal["open", "closed"] = "open"
    options: dict[str, Wanted] = {}
    declared: dict[str, str] = {}  # readings that must be declared so for the case to apply
    deals: tuple[Deal, ...] = ()
    acts: tuple[AnyAct, ...] = ()
    preconditions: tuple[AnyExpectation, ...] = ()
    expectations: tuple[AnyExpectation, ...] = ()

    @property
    def id(self) -> str:
        """Citation and digest: rewording, reordering and moving a scenario keep it."""
        return f"{self.citation}#{self.digest}"

    @cached_property
    def digest(self) -> str:
        """Of what happens and what is demanded, whatever it is called and wherever it stands."""
        return hashlib.sha256(msgspec.json.encode(_bare(self), order="deterministic")).hexdigest()[:12]

    @cached_property
    def needs(self) -> frozenset[str]:
        """The kinds of event that must be reported for this case to be observable."""
        return frozenset().union(*(kinds(each) for each in (*self.preconditions, *self.expectations)))


def _bare(case: Case) -> Any:
    """The case without its words and its place."""
    return [
        case.rulebook, case.citation, case.start, case.options, case.declared, case.deals, case.acts,
        _wordless(case.preconditions), _wordless(case.expectations),
    ]  # fmt: skip


def _wordless(several: tuple[Any, ...]) -> list[Any]:
    """Expectations without what they say."""
    return [msgspec.structs.replace(each, says="", **_inner(each)) for each in several]


def _inner(expectation: Any) -> dict[str, list[Any]]:
    """What an expectation is made of, without what it says."""
    match expectation:
        case AnyOf(choices=several):
            return {"choices": _wordless(several)}
        case AllOf(all=several):
            return {"all": _wordless(several)}
    return {}
