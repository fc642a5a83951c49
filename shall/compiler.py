"""Reads features and turns each scenario into a case, without starting a test runner."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserError
from gherkin.parser import Parser

from .case import Case
from .citation import tag_of
from .draft import Draft
from .errors import ShallError
from .folders import folder, load
from .register import Register
from .register import load as load_register
from .vocabulary import explain


class FeatureError(ShallError):
    """A feature that cannot be read; the message names the file and the line."""


@cache
def compile_rulebook(rulebook: str) -> list[Case]:
    """Every case of a rulebook, in the order of its features."""
    load("steps")
    register = load_register(rulebook)
    path = folder("features") / rulebook.replace("-", "_")
    return [
        case
        for file in sorted(path.glob("*.feature"), key=section_key)
        for case in compile_feature(file, register)
    ]


def section_key(path: Path) -> list[tuple[int, str]]:
    """Sorts 44_10 after 44_9."""
    return [(int(part), "") if part.isdigit() else (10**6, part) for part in path.stem.split("_")]


def compile_feature(path: Path, register: Register) -> Iterator[Case]:
    """The cases of one feature."""
    shown = f"features/{path.parent.name}/{path.name}"
    try:
        document: dict[str, Any] = Parser().parse(path.read_text(encoding="utf-8"))  # type: ignore[assignment]
    except (CompositeParserException, ParserError) as fault:
        raise FeatureError(f"{shown}: {str(fault).splitlines()[-1].strip()}") from None
    known = {tag_of(clause.citation): clause.citation for clause in register.clauses}
    background: list[Any] = []
    for child in document["feature"]["children"]:
        if "background" in child:
            background = child["background"]["steps"]
        elif "scenario" in child:
            line = child["scenario"]["location"]["line"]
            raise FeatureError(
                f"{shown}:{line}: a scenario outside any Rule; put it under the rule it proves"
            )
        else:
            yield from _compile_rule(child["rule"], shown, register, known, background)


def _compile_rule(
    rule: dict[str, Any], shown: str, register: Register, known: dict[str, str], background: list[Any]
) -> Iterator[Case]:
    line = rule["location"]["line"]
    tags = [tag["name"][1:] for tag in rule["tags"]]
    citations = [tag for tag in tags if ":" in tag]
    if len(citations) != 1:
        raise FeatureError(f"{shown}:{line}: a Rule carries exactly one citation, this one {len(citations)}")
    if citations[0] not in known:
        raise FeatureError(f"{shown}:{line}: no clause {citations[0]} in the register of {register.rulebook}")
    steps = list(background)
    for child in rule["children"]:
        if "background" in child:
            steps = steps + child["background"]["steps"]
            continue
        scenario = child["scenario"]
        readings = tuple(tag["name"][1:] for tag in scenario["tags"])
        for name, number, read in _expand(scenario, steps):
            draft = _draft(register.rulebook, read, shown)
            yield draft.case(
                citation=known[citations[0]],
                name=name,
                file=shown,
                line=number,
                statement=rule["name"],
                readings=tuple(dict.fromkeys((*(t for t in tags if ":" not in t), *readings))),
            )


def _expand(
    scenario: dict[str, Any], background: list[Any]
) -> Iterator[tuple[str, int, list[tuple[str, str, int]]]]:
    """The scenario, or one for each row of its examples: name, line, steps."""
    steps = [
        (step["keywordType"], step["text"], step["location"]["line"])
        for step in (*background, *scenario["steps"])
    ]
    if not scenario["examples"]:
        yield scenario["name"], scenario["location"]["line"], steps
        return
    for table in scenario["examples"]:
        heads = [cell["value"] for cell in table["tableHeader"]["cells"]]
        for row in table["tableBody"]:
            cells = dict(zip(heads, (cell["value"] for cell in row["cells"]), strict=True))
            yield (
                _fill(scenario["name"], cells),
                row["location"]["line"],
                [(kind, _fill(text, cells), line) for kind, text, line in steps],
            )


def _fill(text: str, cells: dict[str, str]) -> str:
    for head, value in cells.items():
        text = text.replace(f"<{head}>", value)
    return text


KEYWORDS = {"Context": "given", "Action": "when", "Outcome": "then"}


def _draft(rulebook: str, steps: list[tuple[str, str, int]], shown: str) -> Draft:
    """Read the steps in order."""
    draft = Draft(rulebook)
    keyword = "given"
    for kind, text, line in steps:
        keyword = KEYWORDS.get(kind, keyword)
        try:
            definition, words = explain(keyword, text)
            draft.saying = text
            definition.function(draft, **words)
        except (ShallError, LookupError, ValueError) as fault:
            raise FeatureError(f"{shown}:{line}: {fault}") from fault
    return draft
