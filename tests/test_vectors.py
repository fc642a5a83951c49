"""Golden vectors: whole, valid by their schema, and judged alike by a judge that knows nothing of ours."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from click.testing import CliRunner

from examples.vectors_judge.judge import judge
from reference_engine import engine as reference_engine
from reference_engine import mutants
from reference_engine.mutants import Mutant
from shall.cli import main
from shall.folders import folder
from shall.judge import finding_of
from shall.register import rulebooks
from shall.schema import vectors_text
from shall.script import Script
from shall.suite import cases
from shall.transcript import EVENTS

SAMPLE = 4  # mutants of each rulebook


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("vectors") / "all"
    done = CliRunner().invoke(main, ["vectors", "--out", str(out)])
    assert done.exit_code == 0, done.output
    return out


def load(written: Path, rulebook: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((written / f"{rulebook}.json").read_text(encoding="utf-8"))
    return content


def test_the_published_schema_is_the_one_of_the_types() -> None:
    """docs/vectors.schema.json is written from them."""
    published = folder("features").parent / "docs" / "vectors.schema.json"
    assert published.read_text(encoding="utf-8") == vectors_text()


@pytest.mark.parametrize("rulebook", rulebooks())
def test_every_scenario_is_a_vector_and_keeps_to_the_schema(rulebook: str, written: Path) -> None:
    """As an independent validator sees it."""
    content = load(written, rulebook)
    assert [each["id"] for each in content["vectors"]] == [case.id for case in cases(rulebook)]
    schema = json.loads((written / "vectors.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator(schema).validate({**content, "vectors": content["vectors"][::20]})


@pytest.mark.parametrize("rulebook", rulebooks())
def test_the_second_judge_agrees_on_the_engine_and_on_mutants(rulebook: str, written: Path) -> None:
    """Every vector on the reference engine, and on some mutants those of the clause and others."""
    content = load(written, rulebook)
    every = mutants(rulebook)
    engines: list[Mutant | None] = [None, *every[:: max(1, len(every) // SAMPLE)]]
    for mutant in engines:
        engine = mutant.engine() if mutant else reference_engine()
        readings = engine.manifest().games[rulebook].readings
        found = []
        for case, vector in zip(cases(rulebook), content["vectors"], strict=True):
            script = msgspec.convert(vector["script"], Script)
            transcript = engine.perform(script)
            events = json.loads(msgspec.json.encode(transcript))["events"] if transcript.events else []
            ours = finding_of(case, script, transcript, list(EVENTS))
            if case.declared.items() <= readings.items():  # the others are for engines that declare otherwise
                found.append(ours.value)
            assert judge(vector, events, list(EVENTS)) == ours.value, (mutant and mutant.id, case.id)
        assert ("failed" in found) == (mutant is not None), mutant and mutant.id


def test_a_folder_of_other_things_is_left_alone(tmp_path: Path) -> None:
    """One message, nothing written."""
    (tmp_path / "letter.txt").write_text("dear")
    done = CliRunner().invoke(main, ["vectors", "--out", str(tmp_path)])
    assert done.exit_code == 2
    assert "holds other things than vectors" in done.output
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_an_unknown_rulebook_is_named(tmp_path: Path) -> None:
    """With those there are."""
    done = CliRunner().invoke(main, ["vectors", "--out", str(tmp_path / "v"), "--rulebook", "bingo"])
    assert (done.exit_code, (tmp_path / "v").exists()) == (2, False)
    assert "no rulebook 'bingo'" in done.output
