"""The proof that the suite can fail: every mutant of the reference engine, and who catches it.

A mutant is run on the scenarios of its own clause, and must fail one of them; in full, on all scenarios of
its rulebook. A scenario counts for its clause only if, on the reference engine, one of its demands looks at
an event that cites the clause. The null engines must conform to nothing, permissions aside.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain
from typing import Any

import msgspec

from .arrange import NotOffered, script_of
from .case import Case
from .compiler import compile_rulebook
from .dossier import MutantResult, NullResult, Proof
from .engine import Engine, Game
from .folders import load
from .forked import Done, Tell, cores, shared
from .judge import activated, finding_of
from .script import Script
from .shares import STRETCHES, shares, trials, trials_in_full
from .suite import Book, mutants
from .verdict import Finding, Verdict, verdict_of

Played = tuple[Case, Script]


@contextmanager
def proving(books: Sequence[Book], *, full: bool = False) -> Iterator[Callable[[Tell], Proof]]:
    """Once all cores try the mutants and the null engines on these clauses, a way to the proof."""
    stretches = shares(books, STRETCHES * cores(), trials_in_full if full else trials)
    with shared(partial(_share, stretches, full), len(stretches), cores()) as made:
        yield lambda tell: _joined(made(tell))


def broken(books: Sequence[Book]) -> int:
    """How many mutants there are."""
    return sum(len(_mutants(book)) for book in books)


def _joined(made: Sequence[bytes]) -> Proof:
    proofs = [msgspec.msgpack.decode(each, type=Proof) for each in made]
    conforming: defaultdict[str, list[str]] = defaultdict(list)
    for null in chain.from_iterable(each.null_engines for each in proofs):
        conforming[null.id] += null.conforms
    return Proof(
        mutants=tuple(chain.from_iterable(each.mutants for each in proofs)),
        null_engines=tuple(NullResult(id=name, conforms=tuple(each)) for name, each in conforming.items()),
    )


def _share(
    stretches: Sequence[Sequence[Book]],
    full: bool,  # noqa: FBT001
    numbers: Iterator[int],
    done: Done,
) -> Iterator[tuple[int, bytes]]:
    """What one process proves, stretch by stretch."""
    for number in numbers:
        found = [_try(*each, done) for book in stretches[number] for each in _trials(book, full=full)]
        nulls = [_null(engine, stretches[number]) for engine in load("reference_engine").null_engines()]
        yield number, msgspec.msgpack.encode(Proof(mutants=tuple(found), null_engines=tuple(nulls)))


def _trials(book: Book, *, full: bool) -> Iterator[tuple[Any, list[Played]]]:
    """Each mutant, with the scenarios that it is tried on: those of its clause come first."""
    tried = counting(Book(book.register, book.register.clauses) if full else book)
    for mutant in _mutants(book):
        others = (each for clause in tried if full and clause != mutant.citation for each in tried[clause])
        yield mutant, [*tried.get(mutant.citation, []), *others]


def _mutants(book: Book) -> list[Any]:
    """The mutants of these clauses, in the order of the clauses."""
    place = {clause.citation: number for number, clause in enumerate(book.clauses)}
    own = (mutant for mutant in mutants(book.rulebook) if mutant.citation in place)
    return sorted(own, key=lambda mutant: place[mutant.citation])


def counting(book: Book) -> dict[str, list[Played]]:
    """Per clause, the scenarios that count for it, each with its script for the reference engine."""
    engine = load("reference_engine").engine()
    found: dict[str, list[Played]] = defaultdict(list)
    for case, script in _played(book.cases(), engine.manifest().games.get(book.rulebook)):
        if activated(case, engine.perform(script)):
            found[case.citation].append((case, script))
    return found


def bound(rulebook: str, game: Game) -> Iterator[Played]:
    """The cases of a rulebook that apply to an engine that plays the game so, each with its script."""
    return _played(compile_rulebook(rulebook), game)


def _played(cases: Sequence[Case], game: Game | None) -> Iterator[Played]:
    if game is None:
        return
    for case in cases:
        try:
            yield case, script_of(case, game)
        except NotOffered:
            continue


def _try(mutant: Any, tried: Sequence[Played], done: Done) -> MutantResult:
    """One mutant on these scenarios."""
    engine = mutant.engine()
    reports = engine.manifest().reports
    by = [case.id for case, script in tried if catches(engine, case, script, reports)]
    done()
    return MutantResult(
        id=mutant.id,
        rulebook=mutant.rulebook,
        citation=mutant.citation,
        change=mutant.change,
        caught_at_clause=any(name.startswith(f"{mutant.citation}#") for name in by),
        by=tuple(by),
    )


def catches(engine: Engine, case: Case, script: Script, reports: Sequence[str]) -> bool:
    """Whether the scenario fails on the engine."""
    return finding_of(case, script, engine.perform(script), reports) is Finding.FAILED


def _null(engine: Engine, books: Sequence[Book]) -> NullResult:
    """A null engine, and the clauses that it would conform to."""
    found = chain.from_iterable(_conforming(engine, book) for book in books)
    return NullResult(id=engine.manifest().engine, conforms=tuple(found))


def _conforming(engine: Engine, book: Book) -> list[str]:
    manifest = engine.manifest()
    permissions = {clause.citation for clause in book.clauses if clause.modality == "may"}
    findings: dict[str, list[Finding]] = defaultdict(list)
    for case, script in _played(book.cases(), manifest.games.get(book.rulebook)):
        if case.citation not in permissions:
            finding = finding_of(case, script, engine.perform(script), manifest.reports)
            findings[case.citation].append(finding)
    return [clause for clause, each in findings.items() if verdict_of(each)[0] is Verdict.CONFORMS]
