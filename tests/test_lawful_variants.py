"""No false accusation: engines that obey the law in another way than the reference engine are not failed."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from reference_engine.engine import Declaration, ReferenceEngine
from reference_engine.games import GAMES
from reference_engine.pay_tables import PayTable
from reference_engine.rules import AtLeast, AtMost, Rule
from shall.arrange import script_of
from shall.compiler import compile_rulebook
from shall.judge import finding_of, judge
from shall.verdict import Finding

SCRIPTED = {"two_decks_at_most"}  # the script itself says how many decks there are
KINDLY = 3  # what a generous house adds to every row of its pay tables


def generous(rule: PayTable) -> Rule:
    """Every row pays more than it must."""
    rows = rule.value
    odds = {row: tuple(o and (o[0] + KINDLY * o[1], o[1]) for o in each) for row, each in rows.odds.items()}
    return rule.broken(rows._replace(odds=odds))


def variants(game: Declaration) -> Iterator[tuple[str, Rule]]:
    """Every rule that may lawfully be outdone, outdone."""
    for name, rule in game.rules.items():
        if isinstance(rule, AtMost) and rule.value and name not in SCRIPTED:
            yield name, rule.broken(rule.value - 1)
        if isinstance(rule, AtLeast):
            yield name, rule.broken(rule.value + 1)
        if isinstance(rule, PayTable) and not rule.value.exact:
            yield name, generous(rule)


def all_variants() -> list[Any]:
    """Each variant of each game, under its name."""
    return [
        pytest.param(game, name, rule, id=f"{game.name} {name}")
        for game in GAMES.values()
        for name, rule in variants(game)
    ]


@pytest.mark.parametrize("game, name, rule", all_variants())
def test_an_engine_that_does_more_than_it_must_violates_nothing(
    game: Declaration, name: str, rule: Rule
) -> None:
    """Stubs counted more often, cards changed sooner, better odds: no scenario fails."""
    engine = ReferenceEngine({game.name: replace(game, rules={**game.rules, name: rule})})
    manifest = engine.manifest()
    for case in compile_rulebook(game.name):
        script = script_of(case, manifest.games[game.name])
        transcript = engine.perform(script)
        if finding_of(case, script, transcript, manifest.reports) is Finding.FAILED:
            _, why, _ = judge(case, script, transcript, manifest.reports)
            pytest.fail(f"{case.citation}: {case.name}: {why}")
