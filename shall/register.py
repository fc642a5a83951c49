"""The register: every citable unit of a rulebook, and every reading of it that was adopted, as data."""

from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from .citation import covers
from .datafile import Entry, compose
from .errors import ShallError
from .folders import folder

Method = Literal["test", "declare", "log", "attest", "none"]
Modality = Literal["shall", "shall not", "may", "none"]
Stance = Literal["strict", "tolerant", "advisory", "declared", "untested"]
EXECUTABLE = ("test", "declare", "log")


class RegisterError(ShallError):
    """A file of the register is wrong, or there is no such register."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One of several demands in a clause; without a method of its own it has the clause's."""

    id: str
    statement: str
    method: Method | None = None
    if_offered: tuple[str, ...] = ()


class Clause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One citable unit of the law, in our own words.

    `if_offered` stands beside what only a person can verify, if that hangs on the licensee's choice: values
    of options (`dealing hand`), one of which must be on offer. What is executed has its scenarios for that.
    """

    citation: str
    title: str
    statement: str
    modality: Modality
    kind: str
    method: Method
    parts: tuple[Part, ...] = ()
    refs: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    fingerprint: str = ""
    should_be: str = ""
    reason: str = ""
    if_offered: tuple[str, ...] = ()

    @property
    def executable(self) -> bool:
        """Whether an engine can show it, by what it does, declares or logs."""
        return self.method in EXECUTABLE

    @property
    def hangs_on(self) -> tuple[tuple[Method | None, tuple[str, ...]], ...]:
        """The method of the clause and of each part, with the values that it hangs on."""
        return (self.method, self.if_offered), *((part.method, part.if_offered) for part in self.parts)

    @property
    def parts_to_attest(self) -> tuple[Part, ...]:
        """The parts that only a person can verify, of a clause that is otherwise executed."""
        return tuple(part for part in self.parts if part.method == "attest" and self.method != "attest")


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to read a clause."""

    id: str
    statement: str


class Reading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the suite reads what the law leaves open, and why."""

    id: str
    title: str
    clauses: tuple[str, ...]
    problem: str
    options: tuple[Option, ...]
    adopted: str
    why: str
    example: str
    stance: Stance
    note: str = ""

    @property
    def adopted_statement(self) -> str:
        """The adopted option in words."""
        return next((each.statement for each in self.options if each.id == self.adopted), self.adopted)


class Register(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One rulebook: where its text comes from, its clauses in the order of the text, and its readings."""

    rulebook: str
    title: str
    law: str
    edition: str
    status: str
    clauses: tuple[Clause, ...]
    readings: tuple[Reading, ...] = ()

    def chosen(self, prefixes: Sequence[str]) -> tuple[Clause, ...]:
        """The clauses at or below one of these citations; all of them where none is given."""
        return tuple(
            clause
            for clause in self.clauses
            if not prefixes or any(covers(prefix, clause.citation) for prefix in prefixes)
        )


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields above the clauses."""

    rulebook: str
    title: str
    law: str
    edition: str
    status: str
    clauses: list[object]


class _Readings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fields above the readings."""

    rulebook: str
    readings: list[object]


def rulebooks(root: Path | None = None) -> tuple[str, ...]:
    """The rulebooks there are."""
    found = (root or folder("fixtures")).glob("*/clauses.yaml")
    return tuple(sorted(path.parent.name.replace("_", "-") for path in found))


def choose_rulebooks(names: Sequence[str], root: Path | None = None) -> tuple[str, ...]:
    """These rulebooks, once each, or all of them where none is named."""
    known = rulebooks(root)
    for name in names:
        if name not in known:
            raise RegisterError(f"no rulebook {name!r}; choose from: {', '.join(known) or 'none there are'}")
    return tuple(dict.fromkeys(names)) or known


def choose_clauses(registers: Iterable[Register], prefixes: Sequence[str]) -> dict[str, tuple[Clause, ...]]:
    """The clauses asked for, by rulebook; a citation that selects none is a mistake."""
    registers = list(registers)
    for prefix in prefixes:
        if not prefix or not any(register.chosen([prefix]) for register in registers):
            names = ", ".join(register.rulebook for register in registers)
            raise RegisterError(f"no clause {prefix!r} in {names}; {_meant(prefix, registers)}")
    return {register.rulebook: register.chosen(prefixes) for register in registers}


def _meant(prefix: str, registers: Iterable[Register]) -> str:
    """The remedy for a citation that selects none: one without its chapter, or misspelt, is recognised."""
    every = [clause.citation for register in registers for clause in register.clauses]
    whole = [each for each in every if prefix and each.endswith(f"-{prefix}")]
    near = whole or get_close_matches(prefix, every, 1)
    return f"did you mean {near[0]!r}?" if near else "`shall clauses` lists them"


@lru_cache
def load(rulebook: str, root: Path | None = None) -> Register:
    """The register of one rulebook, checked."""
    choose_rulebooks([rulebook], root)
    here = (root or folder("fixtures")) / rulebook.replace("-", "_")
    readings = _readings(here / "readings.yaml", rulebook)
    file = _open(here / "clauses.yaml")
    head = file.convert(_Head, "register")
    if head.rulebook != rulebook:
        file.refuse(f"the rulebook is called {head.rulebook!r}; in this folder it must be {rulebook!r}")
    clauses = _clauses(file, frozenset(each.id for each in readings))
    return Register(
        rulebook=rulebook,
        title=head.title,
        law=head.law,
        edition=head.edition,
        status=head.status,
        clauses=clauses,
        readings=readings,
    )


def _open(path: Path) -> Entry:
    return compose(path, str(path.relative_to(path.parents[2])), RegisterError)


def _clauses(file: Entry, readings: frozenset[str]) -> tuple[Clause, ...]:
    """Every row as a clause that keeps the register's own rules."""
    rows = file.entries("clauses")
    clauses = tuple(row.convert(Clause, _called("clause", row, "citation")) for row in rows)
    seen: Counter[str] = Counter()
    for row, clause in zip(rows, clauses, strict=True):
        seen[clause.citation] += 1
        if fault := _fault(clause, seen, readings):
            row.refuse(f"clause {clause.citation}: {fault}")
    return clauses


def _fault(clause: Clause, seen: Counter[str], readings: frozenset[str]) -> str:
    """What is wrong with a row that has all its fields, and the remedy."""
    if seen[clause.citation] > 1:
        return "stands twice in the register; remove or merge one of the rows"
    if clause.method in ("attest", "none") and not clause.reason:
        return f"method {clause.method!r} without a reason; add `reason:` and say why nothing can be executed"
    if unknown := [each for each in clause.readings if each not in readings]:
        return f"unknown reading {unknown[0]!r}; add it to readings.yaml or mend the id"
    if twice := [id_ for id_, count in Counter(part.id for part in clause.parts).items() if count > 1]:
        return f"part {twice[0]!r} stands twice; give each part an id of its own"
    if any(values and method != "attest" for method, values in clause.hangs_on):
        return "`if_offered` beside another method than 'attest'; let its scenarios set the option instead"
    return ""


def _readings(path: Path, rulebook: str) -> tuple[Reading, ...]:
    """The readings of a rulebook, if it has any."""
    if not path.exists():
        return ()
    file = _open(path)
    if (named := file.convert(_Readings, "readings").rulebook) != rulebook:
        file.refuse(f"the rulebook is called {named!r}; in this folder it must be {rulebook!r}")
    rows = file.entries("readings")
    readings = tuple(row.convert(Reading, _called("reading", row, "id")) for row in rows)
    seen: set[str] = set()
    for row, reading in zip(rows, readings, strict=True):
        if reading.id in seen:
            row.refuse(f"reading {reading.id}: stands twice; remove or merge one of them")
        if reading.adopted not in [option.id for option in reading.options]:
            row.refuse(f"reading {reading.id}: adopts {reading.adopted!r}, which is none of its options")
        seen.add(reading.id)
    return readings


def _called(kind: str, row: Entry, key: str) -> str:
    """How a message names a row: by its identity if it has one."""
    data = row.data
    return f"{kind} {data[key]}" if isinstance(data, dict) and data.get(key) else kind
