"""Golden vectors: every scenario as data, script and demands, for vendors who test without us."""

from collections.abc import Iterable
from typing import Literal

import msgspec

from .arrange import script_of
from .case import AnyExpectation, Case, Wanted
from .engine import Game
from .script import PROTOCOL, Script


class Vector(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One scenario: what to play, what must be so before, and what its clause then demands."""

    id: str
    citation: str
    name: str
    statement: str = ""
    readings: tuple[str, ...] = ()
    declared: dict[str, str] = {}  # readings that an engine must have chosen so for the vector to apply
    options: dict[str, Wanted] = {}  # options that an engine must offer for the vector to apply
    needs: tuple[str, ...]  # kinds of event that an engine must report for anything to be seen
    script: Script
    preconditions: tuple[AnyExpectation, ...] = ()
    expectations: tuple[AnyExpectation, ...] = ()


class Vectors(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The vectors of one rulebook."""

    protocol: Literal[1]
    shall: str  # the version that wrote them
    rulebook: str
    vectors: tuple[Vector, ...]


def vectors(rulebook: str, cases: Iterable[Case], version: str) -> Vectors:
    """Every case with its script; an option that the case leaves open has the first of its values."""
    return Vectors(
        protocol=PROTOCOL, shall=version, rulebook=rulebook, vectors=tuple(_vector(case) for case in cases)
    )


def _vector(case: Case) -> Vector:
    return Vector(
        id=case.id,
        citation=case.citation,
        name=case.name,
        statement=case.statement,
        readings=case.readings,
        declared=case.declared,
        options=case.options,
        needs=tuple(sorted(case.needs)),
        script=script_of(case, Game(readings=case.declared)),
        preconditions=case.preconditions,
        expectations=case.expectations,
    )
