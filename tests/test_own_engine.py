"""The reference engine is asked without a wire; its answers are what would have come over one."""

import msgspec
import pytest

from shall import register, suite
from shall.adapters import connect
from shall.adapters.answers import read_transcript
from shall.arrange import script_of


@pytest.mark.parametrize("rulebook", register.rulebooks())
def test_every_answer_keeps_to_the_contract(rulebook: str) -> None:
    with connect("reference") as engine:
        game = engine.manifest().games[rulebook]
        for case in suite.cases(rulebook):
            script = script_of(case, game)
            answer = engine.perform(script)
            assert read_transcript(msgspec.json.encode(answer), script) == answer
