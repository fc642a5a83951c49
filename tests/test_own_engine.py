"""The reference engine is asked without a wire; its answers are what would have come over one."""

import msgspec
import pytest

from shall import register
from shall.adapters import connect
from shall.adapters.answers import read_transcript
from shall.prove import bound


@pytest.mark.parametrize("rulebook", register.rulebooks())
def test_every_answer_keeps_to_the_contract(rulebook: str) -> None:
    with connect("reference") as engine:
        game = engine.manifest().games[rulebook]
        for _, script in bound(rulebook, game):
            answer = engine.perform(script)
            assert read_transcript(msgspec.json.encode(answer), script) == answer
