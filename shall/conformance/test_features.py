"""One test for every scenario and row, judged on the engine of `--engine`."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from pytest_bdd import scenario

from shall.arrange import NotOffered, script_of
from shall.case import Case
from shall.citation import tag_of
from shall.compiler import compile_rulebook
from shall.draft import Draft
from shall.engine import Engine, Manifest
from shall.folders import folder
from shall.judge import judge
from shall.register import load, rulebooks
from shall.verdict import Finding


@cache
def _compiled(rulebook: str) -> dict[str, Case]:
    """The cases of our own compiler, by id."""
    return {case.id: case for case in compile_rulebook(rulebook)}


def _case(draft: Draft) -> Case:
    """The case of this scenario, which must be the one that our own compiler makes of it."""
    file, line, name, tags = draft.place
    known = {tag_of(clause.citation): clause.citation for clause in load(draft.rulebook).clauses}
    citation = next(known[tag] for tag in tags if tag in known)
    written = draft.case(citation=citation, name=name, file=file, line=line)
    if written.id not in _compiled(draft.rulebook):
        pytest.fail(f"{file}:{line}: pytest-bdd and the compiler read “{name}” differently", pytrace=False)
    return _compiled(draft.rulebook)[written.id]


def _test(draft: Draft, engine: Engine, manifest: Manifest) -> None:
    """Perform and judge."""
    case = _case(draft)
    if case.rulebook not in manifest.games:
        pytest.skip(f"not applicable: {manifest.engine} does not play {case.rulebook}")
    try:
        script = script_of(case, manifest.games[case.rulebook])
    except NotOffered as reason:
        pytest.skip(f"not applicable: not offered: {reason}")
    finding, why, checks = judge(case, script, engine.perform(script), manifest.reports)
    if finding is Finding.FAILED:
        said = "\n".join(f"  expected {c.expected}\n  observed {c.observed}" for c in checks if not c.holds)
        pytest.fail(f"{case.citation}: {case.statement}\n{said}", pytrace=False)
    if finding is not Finding.PASSED:
        pytest.skip(f"{finding}: {why}")


def _bind(path: str, name: str) -> Callable[..., None]:
    @scenario(path, name, features_base_dir=str(folder("features")))
    def test(case: Draft, engine: Engine, manifest: Manifest) -> None:
        _test(case, engine, manifest)

    return test


def _bind_all() -> dict[str, Any]:
    """A test function for each scenario of each feature."""
    bound: dict[str, Any] = {}
    for rulebook in rulebooks():
        for path in sorted((folder("features") / rulebook.replace("-", "_")).glob("*.feature")):
            for line in path.read_text(encoding="utf-8").splitlines():
                keyword, _, name = line.strip().partition(":")
                if keyword in ("Scenario", "Scenario Outline"):
                    short = f"test_{path.stem}_{len(bound) + 1}"
                    bound[short] = _bind(f"{path.parent.name}/{path.name}", name.strip())
    return bound


globals().update(_bind_all())
