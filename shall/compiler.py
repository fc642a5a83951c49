"""Reads features and turns each scenario into a case, without starting a test runner."""

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .case import Case
from .citation import tag_of
from .draft import Draft
from .errors import ShallError
from .folders import folder, load
from .gherkin import FeatureError, Rule, Scenario, Step, read
from .register import Register
from .register import load as load_register
from .vocabulary import explain


class Ruled(NamedTuple):
    """A rule of a feature, and the clause that it cites."""

    citation: str
    rule: Rule
    shown: str  # the feature, as messages name it


@cache
def compile_rulebook(rulebook: str) -> list[Case]:
    """Every case of a rulebook, in the order of its features."""
    return [case for ruled in rules_of(rulebook) for case in _compile(ruled, rulebook)]


def compile_clauses(rulebook: str, citations: Collection[str]) -> list[Case]:
    """The cases of some clauses: what is not wanted is read, and not compiled."""
    wanted = (ruled for ruled in rules_of(rulebook) if ruled.citation in citations)
    return [case for ruled in wanted for case in _compile(ruled, rulebook)]


@cache
def rules_of(rulebook: str) -> list[Ruled]:
    """Every rule of a rulebook, read and not yet compiled."""
    register = load_register(rulebook)
    path = folder("features") / rulebook.replace("-", "_")
    files = sorted(path.glob("*.feature"), key=section_key)
    return [ruled for file in files for ruled in _read(file, register)]


def section_key(path: Path) -> list[tuple[int, str]]:
    """Sorts 44_10 after 44_9."""
    return [(int(part), "") if part.isdigit() else (10**6, part) for part in path.stem.split("_")]


def compile_feature(path: Path, register: Register) -> Iterator[Case]:
    """The cases of one feature."""
    for ruled in _read(path, register):
        yield from _compile(ruled, register.rulebook)


def _read(path: Path, register: Register) -> Iterator[Ruled]:
    """The rules of one feature, each with its one citation."""
    shown = f"features/{path.parent.name}/{path.name}"
    known = {tag_of(clause.citation): clause.citation for clause in register.clauses}
    for rule in read(path.read_text(encoding="utf-8"), shown):
        place = f"{shown}:{rule.line}"
        citations = [tag for tag in rule.tags if ":" in tag]
        if len(citations) != 1:
            raise FeatureError(f"{place}: a Rule carries exactly one citation, this one {len(citations)}")
        if citations[0] not in known:
            raise FeatureError(f"{place}: no clause {citations[0]} in the register of {register.rulebook}")
        yield Ruled(known[citations[0]], rule, shown)


def _compile(ruled: Ruled, rulebook: str) -> Iterator[Case]:
    load("steps")
    citation, rule, shown = ruled
    shared = [tag for tag in rule.tags if ":" not in tag]
    for scenario in rule.scenarios:
        for name, line, steps in _expand(scenario, rule.background):
            yield _draft(rulebook, steps, shown).case(
                citation=citation,
                name=name,
                file=shown,
                line=line,
                statement=rule.name,
                readings=tuple(dict.fromkeys((*shared, *scenario.tags))),
            )


def _expand(scenario: Scenario, background: list[Step]) -> Iterator[tuple[str, int, list[Step]]]:
    """The scenario, or one for each row of its examples: name, line, steps."""
    steps = [*background, *scenario.steps]
    if not scenario.examples:
        yield scenario.name, scenario.line, steps
    for heads, *rows in scenario.examples:
        for row in rows:
            cells = dict(zip(heads.cells, row.cells, strict=True))
            filled = [Step(keyword, _fill(text, cells), line) for keyword, text, line in steps]
            yield _fill(scenario.name, cells), row.line, filled


def _fill(text: str, cells: dict[str, str]) -> str:
    if "<" in text:
        for head, value in cells.items():
            text = text.replace(f"<{head}>", value)
    return text


def _draft(rulebook: str, steps: list[Step], shown: str) -> Draft:
    """Read the steps in order."""
    draft = Draft(rulebook)
    for keyword, text, line in steps:
        try:
            definition, words = explain(keyword, text)
            draft.saying = text
            definition.function(draft, **words)
        except (ShallError, LookupError, ValueError) as fault:
            raise FeatureError(f"{shown}:{line}: {fault}") from fault
    return draft
