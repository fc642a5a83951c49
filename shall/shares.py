"""Shares of a run: the clauses of all rulebooks in a row, cut into stretches of about as much work each."""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, groupby

from .register import Clause
from .suite import Book, mutant_counts, scenario_counts

STRETCHES = 10  # for each process, so that one which is done early takes more of them
UNBROKEN = 4  # engines that each scenario is tried on besides the mutants: the reference and null engines
Weigh = Callable[[str], Mapping[str, int]]  # a rulebook's clauses, each with how much there is to do


def trials(rulebook: str) -> dict[str, int]:
    """Each clause weighs as much as it has mutants, which are tried on all its scenarios."""
    mutants = mutant_counts(rulebook)
    return {clause: (mutants[clause] + UNBROKEN) * n for clause, n in scenario_counts(rulebook).items()}


def trials_in_full(rulebook: str) -> dict[str, int]:
    """The same if they are tried on every scenario of the rulebook."""
    every = scenario_counts(rulebook).total()
    return {clause: every * mutants for clause, mutants in mutant_counts(rulebook).items()}


def shares(books: Sequence[Book], count: int, weigh: Weigh = scenario_counts) -> list[list[Book]]:
    """At most so many shares, none of them empty, which in a row are the books again."""
    row = [(book, clause) for book in books for clause in book.clauses]
    weights = {book.rulebook: weigh(book.rulebook) for book in books}
    sums = list(accumulate(weights[book.rulebook].get(clause.citation, 0) for book, clause in row))
    each = max(1, -(-sums[-1] // count)) if sums else 1
    stretches = groupby(zip(row, sums, strict=True), lambda one: max(0, one[1] - 1) // each)
    return [_books([one for one, _ in stretch]) for _, stretch in stretches]


def _books(stretch: Sequence[tuple[Book, Clause]]) -> list[Book]:
    """A stretch of clauses as the books they are of."""
    by_book = groupby(stretch, lambda one: one[0].register)
    return [Book(register, tuple(clause for _, clause in several)) for register, several in by_book]
