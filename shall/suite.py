"""The suite of a rulebook, put together from all folders: its register, its cases and its mutants."""

from collections import Counter
from typing import Any

from .case import Case
from .compiler import compile_rulebook
from .folders import load


def cases(rulebook: str) -> list[Case]:
    """Every scenario of the rulebook, compiled."""
    return list(compile_rulebook(rulebook))


def mutants(rulebook: str) -> list[Any]:
    """Every broken version of the reference engine for the rulebook."""
    return list(load("reference_engine").mutants(rulebook))


def mutant_counts(rulebook: str) -> Counter[str]:
    """How many mutants break a rule of each clause."""
    return Counter(str(mutant.citation) for mutant in mutants(rulebook))


def scenario_counts(rulebook: str) -> Counter[str]:
    """How many scenarios prove each clause."""
    return Counter(case.citation for case in cases(rulebook))
