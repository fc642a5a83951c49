"""Mutants: the reference engine with one rule broken. The clause is the one the broken rule cites."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from .engine import Declaration, ReferenceEngine


@dataclass(frozen=True, slots=True)
class Mutant:
    """One rule of one game, broken in one way."""

    id: str
    rulebook: str
    citation: str
    change: str
    rule: str
    value: Any
    game: Declaration

    def engine(self) -> ReferenceEngine:
        """The engine that has the broken rule."""
        broken = self.game.rules[self.rule].broken(self.value)
        game = replace(self.game, rules={**self.game.rules, self.rule: broken})
        return ReferenceEngine({game.name: game})


def mutants_of(game: Declaration) -> Iterator[Mutant]:
    """Every way of breaking every rule of the game."""
    for name, rule in game.rules.items():
        for clause, change, value in rule.changes():
            identity = f"{clause} {name.replace('_', '-')}: {change}"
            yield Mutant(identity, game.name, clause, f"{name.replace('_', ' ')} {change}", name, value, game)
