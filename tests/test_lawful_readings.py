"""No false accusation: who reads what is left open otherwise, and declares it, is held to that reading."""

from dataclasses import replace
from typing import Any

import pytest
from lawful_tables import all_pass

from reference_engine.engine import Declaration, ReferenceEngine
from reference_engine.games import GAMES
from reference_engine.games.double_down_stud.rules import exactly
from shall.compiler import compile_rulebook
from shall.judge import finding_of
from shall.prove import bound
from shall.verdict import Finding

Reading = tuple[str, dict[str, Any], dict[str, str]]  # a game, some of its rules, what it declares
READ_OTHERWISE: dict[str, Reading] = {  # what the text leaves open, read in another way and declared so
    "a pair or better qualifies": ("caribbean-stud", {"qualifies_with": ()}, {"CS-01": "R2"}),
    "ace high qualifies": ("caribbean-stud", {"qualifies_with": ("A",)}, {"CS-01": "R3"}),
    "who doubles doubles": ("double-down-stud", {"double_size": (exactly, {})}, {"DD-02": "R2"}),
    "prizes are paid from the left": ("caribbean-stud", {"progressive_round": True}, {"CS-08": "R2"}),
    "the last card of the stack lies face up": ("caribbean-stud", {"up_card": (4,)}, {"CS-16": "R2"}),
    "ace and two are a sequence": (
        "mini-tex-3-card-holdem",
        {"pocket_low_ace_suited": False, "pocket_low_ace_unsuited": False},
        {"MTX-05": "R2"},
    ),
    "3 to 2 is rounded down": ("heads-up-holdem", {"odd_amounts": ("rounded down",)}, {"HUH-21": "R2"}),
    "3 to 2 is rounded up": ("heads-up-holdem", {"odd_amounts": ("rounded up",)}, {"HUH-21": "R3"}),
    "of two players the button posts and acts first": (
        "poker",
        {"two_players_blinds": ("the button first",), "two_players_turns": ("the button first",)},
        {"PK-61": "R2"},
    ),
    "an all-in player opens nothing": ("poker", {"all_in_opener": ("is left out",)}, {"PK-19": "R2"}),
    "the common card is nobody's": ("poker", {"common_card_shows": False}, {"PK-39": "R2"}),
    "the last card is shuffled in": ("poker", {"last_card": ("is shuffled in",)}, {"PK-12": "R2"}),
    "the last card is burned": ("poker", {"last_card": ("is burned",)}, {"PK-12": "R3"}),
    "the shoe is dealt to its last card": (
        "spanish-21",
        {"ends_with_cutting_card": False},
        {"S21-10": "R2"},
    ),
    "a tie at 21 goes to the dealer": ("spanish-21", {"tie_at_21": ("lost",)}, {"S21-04": "R2"}),
    "each share is raked": ("poker", {"rake_first": False}, {"PK-16": "R2"}),
}


def reading_otherwise(otherwise: Reading) -> Declaration:
    """The game with another reading."""
    name, values, readings = otherwise
    game = GAMES[name]
    rules = game.rules | {rule: game.rules[rule].broken(value) for rule, value in values.items()}
    return replace(game, rules=rules, readings=game.readings | readings)


@pytest.mark.parametrize("otherwise", READ_OTHERWISE.values(), ids=READ_OTHERWISE)
def test_an_engine_that_reads_what_is_left_open_otherwise_violates_nothing(otherwise: Reading) -> None:
    """It passes every scenario that its declared readings leave applicable."""
    all_pass(reading_otherwise(otherwise))


def test_every_scenario_for_another_reading_fails_an_engine_that_only_declares_it() -> None:
    """Whoever declares a reading and leaves out a part of it is caught; no scenario is for nobody."""
    failed = set()
    for name, values, readings in READ_OTHERWISE.values():
        for left_out in values:
            parts = {rule: value for rule, value in values.items() if rule != left_out}
            claims = ReferenceEngine({name: reading_otherwise((name, parts, readings))})
            reports = claims.manifest().reports
            for case, script in bound(name, claims.manifest().games[name]):
                if finding_of(case, script, claims.perform(script), reports) is Finding.FAILED:
                    failed.add(case.id)
    games = ReferenceEngine(GAMES).manifest().games
    own = {case.id for name, game in games.items() for case, _ in bound(name, game)}
    assert {case.id for name in GAMES for case in compile_rulebook(name)} - own == failed
