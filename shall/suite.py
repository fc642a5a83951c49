"""The suite of a rulebook, put together from all folders: its register, its cases and its mutants."""

from collections import Counter
from functools import cache
from typing import Any

import msgspec

from .case import Case
from .compiler import compile_clauses, compile_rulebook, rules_of
from .folders import load
from .register import Clause, Register


class Book(msgspec.Struct, frozen=True):
    """Some clauses of a rulebook, or all: what a run asks, or one process of it."""

    register: Register
    clauses: tuple[Clause, ...]

    @property
    def rulebook(self) -> str:
        """Its name."""
        return self.register.rulebook

    def __len__(self) -> int:
        """How many scenarios these clauses have."""
        counts = scenario_counts(self.rulebook)
        return sum(counts[clause.citation] for clause in self.clauses)

    def cases(self) -> list[Case]:
        """The scenarios of these clauses, in the order of the clauses."""
        place = {clause.citation: number for number, clause in enumerate(self.clauses)}
        return sorted(compile_clauses(self.rulebook, place), key=lambda case: place[case.citation])


def cases(rulebook: str) -> list[Case]:
    """Every scenario of the rulebook, compiled."""
    return list(compile_rulebook(rulebook))


@cache
def mutants(rulebook: str) -> list[Any]:
    """Every broken version of the reference engine for the rulebook."""
    return list(load("reference_engine").mutants(rulebook))


def mutant_counts(rulebook: str) -> Counter[str]:
    """How many mutants break a rule of each clause."""
    return Counter(str(mutant.citation) for mutant in mutants(rulebook))


def scenario_counts(rulebook: str) -> Counter[str]:
    """How many scenarios prove each clause."""
    counts: Counter[str] = Counter()
    for citation, rule, _ in rules_of(rulebook):
        counts[citation] += sum(scenario.count for scenario in rule.scenarios)
    return counts
