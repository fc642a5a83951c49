"""The reference engine, its mutants and the null engines."""

from .engine import Declaration, ReferenceEngine
from .games.all_in_holdem import play as all_in_play
from .games.all_in_holdem.layout import check, describe
from .games.all_in_holdem.rules import NAME, OPTIONS, RULES
from .mutants import Mutant, mutants_of
from .nulls import AcceptsAll, NullEngine, RefusesAll

GAMES = {NAME: Declaration(NAME, RULES, OPTIONS, all_in_play.play, describe, check)}


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
