"""What a run tells: the results of some clauses, and what each document says of their scenarios.

Whoever is asked for some clauses compiles their scenarios, has the engine perform them, judges, and writes
the pages on what it saw; what goes on from there is small, and may come from several processes.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain
from multiprocessing import get_context

import msgspec

from . import forked, suite
from .adapters import connect
from .adapters.budget import Budget
from .dossier import Attestation, RulebookResult, abridged
from .engine import Engine, Malformed, Manifest
from .folders import load
from .forked import Done, Tell
from .limits import Limits
from .results import joined, rulebook_result
from .runner import run
from .shares import STRETCHES, shares
from .suite import Book


class Told(msgspec.Struct, frozen=True):
    """What came of some clauses of a rulebook. Scenarios that passed are abridged: the pages have them."""

    result: RulebookResult
    pages: dict[str, tuple[bytes, ...]]  # by the form of the document, in order


class Inquiry(msgspec.Struct, frozen=True):
    """Whom to ask, who it said it is, and what people attest."""

    address: str
    limits: Limits
    manifest: Manifest
    attestations: Sequence[Attestation] = ()

    def ask(self, engine: Engine, books: Sequence[Book], done: Done) -> list[Told]:
        """Everything about these clauses."""
        return [self._told(engine, book, done) for book in books]

    def _told(self, engine: Engine, book: Book, done: Done) -> Told:
        evidence = run(engine, self.manifest, book.cases(), lambda _: done())
        result = rulebook_result(
            book.register,
            book.clauses,
            evidence,
            self.attestations,
            suite.mutant_counts(book.rulebook),
            self.manifest.games.get(book.rulebook),
        )
        reports = load("reports")
        pages: dict[str, tuple[bytes, ...]] = {f: (reports.scenarios(result, f),) for f in reports.FORMATS}
        return Told(abridged(result), pages)

    def share(
        self, budget: Budget, stretches: Sequence[Sequence[Book]], numbers: Iterator[int], done: Done
    ) -> Iterator[tuple[int, bytes]]:
        """The same in a process of its own; its engine must be the one that was asked who it is."""
        with connect(self.address, self.limits, budget) as engine:
            if engine.manifest() != self.manifest:
                raise Malformed(
                    "started twice, the engine gave two manifests; it must be the same every time"
                )
            for number in numbers:
                yield number, msgspec.msgpack.encode(self.ask(engine, stretches[number], done))


@contextmanager
def shared(inquiry: Inquiry, books: Sequence[Book], processes: int) -> Iterator[Callable[[Tell], list[Told]]]:
    """Once all processes run, a way to what they tell, a rulebook each, as one process would have told it."""
    budget = Budget(inquiry.limits, get_context("fork").Lock())
    stretches = shares(books, STRETCHES * processes)
    work = partial(inquiry.share, budget, stretches)
    with forked.shared(work, len(stretches), processes) as made:
        yield lambda tell: _joined(books, made(tell))


def _joined(books: Sequence[Book], made: Sequence[bytes]) -> list[Told]:
    every = [told for each in made for told in msgspec.msgpack.decode(each, type=list[Told])]
    return [_join(book, [told for told in every if told.result.rulebook == book.rulebook]) for book in books]


def _join(book: Book, several: Sequence[Told]) -> Told:
    forms = several[0].pages
    pages = {form: tuple(chain.from_iterable(told.pages[form] for told in several)) for form in forms}
    return Told(joined(book.register, [told.result for told in several]), pages)
