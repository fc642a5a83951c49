"""A rule is a value of the law with the clauses that set it, and knows the ways in which it can be broken.

The engine does what its rules say; a mutant is the engine with one rule replaced by one of its `changes`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, NamedTuple, Protocol, Self

Change = tuple[str, str, Any]  # the clause it breaks, what it does, the changed value


class Cites(Protocol):
    """Whatever an event can be said to obey."""

    @property
    def cites(self) -> tuple[str, ...]:
        """The clauses."""
        ...


class Cited(tuple[str, ...]):
    """Citations that stand for themselves."""

    __slots__ = ()

    @property
    def cites(self) -> tuple[str, ...]:
        """Themselves."""
        return self


@dataclass(frozen=True, slots=True)
class Rule:
    """A value, the clauses that set it, and further clauses its events also obey."""

    value: Any
    clauses: tuple[str, ...]
    also: tuple[str, ...] = ()
    cites: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cites", self.clauses + self.also)

    def changes(self) -> Iterator[Change]:
        """Each way of breaking the rule, once for every clause that sets it."""
        for what, value in self.breaks():
            for clause in self.clauses:
                yield clause, what, value

    def breaks(self) -> Iterator[tuple[str, Any]]:
        """Each way of breaking the value."""
        yield from ()

    def broken(self, value: Any) -> Self:
        """The rule with another value, still citing what it cited."""
        return replace(self, value=value)


class Holds(Rule):
    """Something that is done, or is so."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield "is not so", False


class Forbids(Rule):
    """Something that is refused."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield "is not refused", False


class Never(Rule):
    """Something that is not done, or is not so, though nothing is refused."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield "is so", True


class Exactly(Rule):
    """A number that may be neither less nor more."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield f"is {self.value - 1}", self.value - 1
        yield f"is {self.value + 1}", self.value + 1


class AtLeast(Rule):
    """A number that may be more but not less."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield f"is {self.value - 1}", self.value - 1


class AtMost(Rule):
    """A number that may be less but not more."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield f"is {self.value + 1}", self.value + 1


class Threshold(Rule):
    """A number from which one clause governs, and below which another does: (below, from there on)."""

    def changes(self) -> Iterator[Change]:
        below, above = self.clauses
        yield below, f"is {self.value - 1}", self.value - 1
        yield above, f"is {self.value + 1}", self.value + 1


class Says(Rule):
    """Fixed words that are spoken or printed, or a name."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield "is left out", None
        yield "is something else", f"Not {self.value}"


class OneOf(Rule):
    """A choice among few: the lawful one first, what else could be taken after it."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for other in self.value[1:]:
            yield f"is {other}", (other,)


class Covers(Rule):
    """Several cases that are all covered: broken by passing one over."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for each in self.value:
            yield f"passes over {each}", tuple(other for other in self.value if other != each)


class Clockwise(Rule):
    """A direction round the table: seats ascend, or descend."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield "runs the other way", not self.value


class Method(Rule):
    """A function, with others that a careless reader might write instead: `(lawful, {name: other})`."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for name, other in self.value[1].items():
            yield name, (other, {})

    def __call__(self, *given: Any) -> Any:
        function: Callable[..., Any] = self.value[0]
        return function(*given)


class Order(Rule):
    """Things in order, highest first: broken by exchanging two neighbours."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for i, (one, two) in enumerate(pairwise(self.value)):
            yield f"ranks {two} above {one}", (*self.value[:i], two, one, *self.value[i + 2 :])


class Step(NamedTuple):
    """One step of a procedure."""

    name: str
    clause: str

    @property
    def cites(self) -> tuple[str, ...]:
        """The clause, as a rule would cite it; where the law is silent, none."""
        return (self.clause,) if self.clause else ()


class Steps(Rule):
    """Steps in order, each with the clause that commands it."""

    def changes(self) -> Iterator[Change]:
        steps: tuple[Step, ...] = self.value
        for i, step in enumerate(steps):
            yield step.clause, f"leaves out {step.name}", steps[:i] + steps[i + 1 :]
        for i, (one, two) in enumerate(pairwise(steps)):
            swapped = (*steps[:i], two, one, *steps[i + 2 :])
            yield two.clause, f"puts {two.name} before {one.name}", swapped


Rules = dict[str, Rule]


def silent(rules: Rules) -> Rules:
    """The same rules where the text has no clause for them: they are followed, and nothing cites them."""
    kinds = {name: Method if isinstance(rule, Method) else Rule for name, rule in rules.items()}
    return {name: kinds[name](_unsaid(rule.value), ()) for name, rule in rules.items()}


def _unsaid(value: Any) -> Any:
    """A value without the clauses in it."""
    if isinstance(value, tuple) and value and all(isinstance(each, Step) for each in value):
        return tuple(Step(each.name, "") for each in value)
    return value
