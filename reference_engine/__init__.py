"""The reference engine, its mutants and the null engines."""

from .engine import ReferenceEngine
from .games import GAMES
from .mutants import Mutant, mutants_of
from .nulls import AcceptsAll, NullEngine, RefusesAll


def engine() -> ReferenceEngine:
    """The engine that obeys."""
    return ReferenceEngine(GAMES)


def mutants(rulebook: str) -> list[Mutant]:
    """Every mutant of a rulebook."""
    game = GAMES.get(rulebook)
    return list(mutants_of(game)) if game else []


def null_engines() -> list[NullEngine]:
    """The engines that must conform to nothing."""
    return [NullEngine(GAMES), RefusesAll(GAMES), AcceptsAll(GAMES)]
