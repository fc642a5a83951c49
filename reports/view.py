"""A dossier as its report tells it: clauses in the order of the text, each with its evidence and mutants."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import groupby
from shlex import quote
from typing import NamedTuple

from markupsafe import Markup

from shall.dossier import ClauseResult, Dossier, Evidence, MutantResult, RulebookResult, safe_name
from shall.verdict import Finding, Verdict

from .rows import rows
from .table import Table, table
from .text import clean

BY_MANY = 8
WORST_FIRST = sorted(Finding, key=lambda each: (each is Finding.PASSED, each is not Finding.FAILED))


class Anchors:
    """Names for places in the page, each used once."""

    def __init__(self) -> None:
        """No name is taken yet."""
        self.taken: Counter[str] = Counter()

    def new(self, *parts: str) -> str:
        """A name that reads like its parts and is safe in a link."""
        name = re.sub(r"[^A-Za-z0-9:.()-]+", "-", "-".join(parts)).strip("-")[:120] or "x"
        self.taken[name] += 1
        return name if self.taken[name] == 1 else self.new(name, str(self.taken[name]))


class Scenario(NamedTuple):
    """One scenario, numbered within its clause."""

    evidence: Evidence
    anchor: str
    number: int
    chapter: str

    @property
    def rows(self) -> Markup:
        """Its acts and events."""
        return rows(self.evidence, self.chapter)

    @property
    def table(self) -> Table | None:
        """The table as the round in question left it."""
        return table(self.evidence)


class Mutant(NamedTuple):
    """One broken engine, and links to the scenarios that caught it."""

    result: MutantResult
    by: list[tuple[str, str]]
    more: int


class Clause(NamedTuple):
    """One row of the register."""

    row: ClauseResult
    anchor: str
    annex: str
    scenarios: list[Scenario]
    mutants: list[MutantResult]

    @property
    def findings(self) -> str:
        """`1 failed, 4 passed`."""
        counts = Counter(each.evidence.finding for each in self.scenarios)
        return ", ".join(f"{counts[finding]} {finding.value}" for finding in WORST_FIRST if counts[finding])

    @property
    def failed(self) -> list[Scenario]:
        """The scenarios that show the violation."""
        return [each for each in self.scenarios if each.evidence.finding is Finding.FAILED]

    @property
    def caught(self) -> str:
        """`4 of 4`."""
        if not self.mutants:
            return f"{self.row.mutants} not run" if self.row.mutants else ""
        return f"{sum(each.caught_at_clause for each in self.mutants)} of {len(self.mutants)}"


class Section(NamedTuple):
    """Clauses in a row under one title."""

    title: str
    clauses: list[Clause]


class Book:
    """One rulebook of the report."""

    def __init__(self, result: RulebookResult, mutants: Iterable[MutantResult] = ()) -> None:
        """The rulebook, or some of its clauses, with a name for every place in it."""
        anchors = Anchors()
        self.result = result
        self.anchor = anchors.new(result.rulebook)
        self.chapter = _chapter(result)
        self.reading_anchors = {each.id: anchors.new(self.anchor, each.id) for each in result.readings}
        self._broken = [each for each in mutants if each.rulebook == result.rulebook]
        waiting = {each.id: each for each in result.evidence}
        self.clauses = [self._clause(row, waiting, anchors) for row in result.clauses]
        self.strays = self._scenarios(list(waiting.values()), anchors)
        self.links = {each.row.citation: each.anchor for each in self.clauses}

    def of(self, *verdicts: str) -> list[Clause]:
        """The clauses with one of these verdicts."""
        return [each for each in self.clauses if each.row.verdict in verdicts]

    @cached_property
    def counts(self) -> dict[Verdict, int]:
        """Clauses by verdict."""
        return {verdict: len(self.of(verdict)) for verdict in Verdict}

    @cached_property
    def sections(self) -> list[Section]:
        """The clauses under the titles of the text."""
        return [Section(title, list(group)) for title, group in groupby(self.clauses, lambda c: c.row.title)]

    @cached_property
    def bar(self) -> list[tuple[Verdict, float, float]]:
        """Each verdict's stretch of a bar of length 100."""
        stretches, start = [], 0.0
        for verdict, count in self.counts.items():
            length = 100 * count / max(len(self.clauses), 1)
            stretches.append((verdict, round(start, 3), round(length, 3)))
            start += length
        return [each for each in stretches if each[2]]

    @cached_property
    def open_questions(self) -> dict[str, list[Clause]]:
        """The clauses not verified, by why."""
        found: dict[str, list[Clause]] = {}
        for clause in self.of(Verdict.NOT_VERIFIED):
            found.setdefault(clause.row.why or "no reason given", []).append(clause)
        return found

    @cached_property
    def mutants(self) -> list[tuple[str, list[Mutant]]]:
        """Broken engines by the clause they break, in the order of the text."""
        place = {each.row.citation: n for n, each in enumerate(self.clauses)}
        ordered = sorted(self._broken, key=lambda each: place.get(each.citation, len(place)))
        names = {each.evidence.id: each for each in self._every()}
        return [
            (citation, [_mutant(each, names) for each in group])
            for citation, group in groupby(ordered, lambda each: each.citation)
        ]

    def _every(self) -> Iterator[Scenario]:
        for clause in self.clauses:
            yield from clause.scenarios
        yield from self.strays

    def _clause(self, row: ClauseResult, waiting: dict[str, Evidence], anchors: Anchors) -> Clause:
        own = [waiting.pop(each) for each in row.scenarios if each in waiting]
        anchor = anchors.new(self.anchor, row.citation)
        mutants = [each for each in self._broken if each.citation == row.citation]
        return Clause(row, anchor, anchors.new("evidence", anchor), self._scenarios(own, anchors), mutants)

    def _scenarios(self, own: list[Evidence], anchors: Anchors) -> list[Scenario]:
        return [
            Scenario(each, anchors.new(self.anchor, each.id.rpartition("#")[2]), number, self.chapter)
            for number, each in enumerate(own, 1)
        ]


def books(dossier: Dossier) -> list[Book]:
    """Every rulebook of the dossier."""
    return [Book(each, dossier.proof.mutants) for each in dossier.rulebooks]


def replay(evidence: Evidence, address: str) -> str:
    """The command that plays a failed scenario again."""
    return f"shall play {quote(f'failures/{safe_name(evidence.id)}')} --engine {quote(clean(address))}"


def _chapter(book: RulebookResult) -> str:
    """The title and chapter that its law begins with: `19:47-`."""
    found = re.search(r"\d+:\w+-", book.law)
    return found[0] if found else ""


def _mutant(result: MutantResult, names: dict[str, Scenario]) -> Mutant:
    found = [names[each] for each in result.by if each in names]
    found.sort(key=lambda each: each.evidence.citation != result.citation)
    return Mutant(
        result,
        [(_name(each, result), each.anchor) for each in found[:BY_MANY]],
        len(result.by) - len(found[:BY_MANY]),
    )


def _name(scenario: Scenario, result: MutantResult) -> str:
    """A scenario by its number; with its clause, where that is another."""
    own = scenario.evidence.citation == result.citation
    return f"no. {scenario.number}" if own else f"{scenario.evidence.citation} no. {scenario.number}"
