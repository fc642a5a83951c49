"""What the tests of the features need: an engine, a draft for each scenario, every step under pytest-bdd."""

from collections.abc import Iterator
from typing import Any

import pytest
import pytest_bdd
from pytest_bdd import parsers

from shall.adapters import connect
from shall.draft import Draft
from shall.engine import Engine, Manifest
from shall.errors import ShallError
from shall.folders import load
from shall.vocabulary import DEFINITIONS, TYPES

load("steps")
for definition in DEFINITIONS:
    for keyword in sorted(definition.keywords):
        bind = getattr(pytest_bdd, keyword)
        bind(parsers.parse(definition.phrase.text, TYPES, case_sensitive=True))(definition.function)


@pytest.fixture(scope="session")
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """The engine under test."""
    try:
        with connect(request.config.getoption("--engine")) as connected:
            yield connected
    except ShallError as fault:
        pytest.exit(f"shall: {fault}", returncode=2)


@pytest.fixture(scope="session")
def manifest(engine: Engine) -> Manifest:
    """Who the engine is."""
    return engine.manifest()


@pytest.fixture
def case() -> Draft:
    """What the steps write into."""
    return Draft("")


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any, scenario: Any) -> None:
    """Tell the draft its rulebook and its place."""
    draft: Draft = request.getfixturevalue("case")
    draft.rulebook = feature.rel_filename.replace("\\", "/").split("/")[-2].replace("_", "-")
    draft.place = (feature.rel_filename, scenario.line_number, scenario.name, [*scenario.rule.tags])


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Tell the draft which step is being read."""
    request.getfixturevalue("case").saying = step.name


def pytest_bdd_apply_tag(tag: str, function: Any) -> bool:  # noqa: ARG001
    """A tag is a citation or a reading, never a mark."""
    return True
