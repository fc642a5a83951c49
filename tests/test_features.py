"""The features and the vocabulary themselves: nothing ambiguous, unused, doubled, unknown or unproven."""

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from gherkin.parser import Parser

from shall.arrange import script_of
from shall.case import Case
from shall.compiler import compile_feature, compile_rulebook
from shall.errors import ShallError
from shall.folders import folder, load
from shall.gherkin import Rule, read
from shall.judge import activated, judge
from shall.register import load as load_register
from shall.register import rulebooks
from shall.verdict import Finding
from shall.vocabulary import DEFINITIONS, explained, forget

BOOKS = [book for book in rulebooks() if (folder("features") / book.replace("-", "_")).is_dir()]
REFERENCE = load("reference_engine").engine()
MANIFEST = REFERENCE.manifest()


def every_case() -> list[Case]:
    """All cases of all rulebooks."""
    return [case for book in BOOKS for case in compile_rulebook(book)]


def own_cases() -> list[Case]:
    """Those that apply to the reference engine by the readings that it declares."""
    return [
        case
        for case in every_case()
        if case.declared.items() <= MANIFEST.games[case.rulebook].readings.items()
    ]


@pytest.mark.parametrize("book", BOOKS)
def test_every_executable_clause_has_a_scenario_that_looks_at_it(book: str) -> None:
    """On the reference engine some demand looks at an event or refusal that cites the clause."""
    game = MANIFEST.games[book]
    proven = {
        case.citation
        for case in own_cases()
        if case.rulebook == book and activated(case, REFERENCE.perform(script_of(case, game)))
    }
    register = load_register(book)
    unproven = [clause.citation for clause in register.clauses if clause.executable and not clause.reason]
    assert [citation for citation in unproven if citation not in proven] == []


@pytest.mark.parametrize("filler", [0, 1, 2])
def test_the_reference_engine_passes_whatever_fills_the_deck(filler: int) -> None:
    """A finding that depends on cards the scenario does not name would be a fault of the scenario."""
    for case in own_cases():
        script = script_of(case, MANIFEST.games[case.rulebook], filler)
        finding, why, _ = judge(case, script, REFERENCE.perform(script), MANIFEST.reports)
        assert finding is Finding.PASSED, f"{case.file}:{case.line} {case.name}: {finding}: {why}"


def test_no_two_scenarios_are_the_same_case() -> None:
    """Two clauses are never proven by one and the same case, nor one clause twice."""
    bare = Counter((case.digest, case.citation) for case in every_case())
    assert [key for key, count in bare.items() if count > 1] == []
    unclaused = Counter(_without_clause(case) for case in every_case())
    doubled = {key for key, count in unclaused.items() if count > 1}
    assert sorted({f"{c.file}:{c.line}" for c in every_case() if _without_clause(c) in doubled}) == []


def _without_clause(case: Case) -> str:
    return repr(
        (
            case.rulebook,
            case.options,
            case.start,
            case.deals,
            case.acts,
            case.preconditions,
            case.expectations,
        )
    )


def test_names_are_unique_in_a_file() -> None:
    """pytest-bdd keeps only one of two scenarios of a name, and a report should not show two alike."""
    names = Counter((case.file, case.name) for case in every_case())
    assert [key for key, count in names.items() if count > 1] == []
    for path in folder("features").glob("*/*.feature"):
        written = Counter(
            re.findall(r"^ *Scenario(?: Outline)?: (.+)", path.read_text("utf-8"), re.MULTILINE)
        )
        assert [name for name, count in written.items() if count > 1] == [], path


def test_every_step_is_used_and_means_one_thing() -> None:
    """No definition is left over; `explain` itself refuses a step that two definitions read."""
    forget()
    for book in BOOKS:
        for path in (folder("features") / book.replace("-", "_")).glob("*.feature"):
            list(compile_feature(path, load_register(book)))
    used = {definition.phrase.text for definition in explained()}
    assert sorted({definition.phrase.text for definition in DEFINITIONS} - used) == []


def test_step_functions_are_small_named_and_typed() -> None:
    """A step takes the case and its words, nothing else, under a phrase without free text."""
    assert len({definition.function for definition in DEFINITIONS}) == len(DEFINITIONS)
    for definition in DEFINITIONS:
        words = set(re.findall(r"{(\w+):\w+}", definition.phrase.text))
        assert not re.search(r"{\w*}", definition.phrase.text), definition.phrase.text
        taken = definition.function.__code__
        assert set(taken.co_varnames[: taken.co_argcount]) == {"case", *words}, definition.phrase.text


def test_a_feature_is_read_alike_by_pytest_bdd_and_by_the_compiler() -> None:
    """There are as many tests as cases; each test compares its case with the compiled one."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
    listed = subprocess.run(
        [*command, str(folder("features").parent / "shall" / "conformance")],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder("features").parent,
    ).stdout
    assert len([line for line in listed.splitlines() if "::" in line]) == len(every_case())


RULE = "  @19:47-44.12\n  Rule: A rule\n    Scenario: One\n      Given "
BROKEN = {
    RULE.replace("44.12", "99.9") + "seat 1 is taken\n": "no clause 19:47-99.9 in the register",
    RULE.partition("\n")[2] + "seat 1 is taken\n": "carries exactly one citation, this one 0",
    RULE + "seat 1 is takne\n": "did you mean “seat {seat:Number} is taken”",
    RULE + "seat 1 raises\n": "seat 1 has no wager on the ante here",
    RULE + "seat 1 is taken\n      nonsense\n": "expected a step",
    RULE + "seat 1 is taken\n      | a |\n": "belongs to no Examples",
    RULE + "seat <n> is taken\n    Examples:\n      | n |\n": "without a row",
    RULE + "seat <n> is taken\n    Examples:\n      | n |\n      | 1 | 2 |\n": "2 cells under 1 heads",
    RULE + "seat 1 is taken\n  @19:47-44.12\n": "before nothing",
    "  Scenario: Loose\n    Given seat 1 is taken\n": "outside any Rule",
}


@pytest.mark.parametrize("text", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_feature_is_refused_with_its_place(text: str, tmp_path: Path) -> None:
    """The message names the file, the line and what to do."""
    path = tmp_path / "44_12_x.feature"
    path.write_text(f"@all-in-holdem\nFeature: X\n\n{text}", encoding="utf-8")
    with pytest.raises(ShallError, match=r"44_12_x\.feature") as refused:
        list(compile_feature(path, load_register("all-in-holdem")))
    assert BROKEN[text] in str(refused.value)
    assert re.search(r"\.feature:\d+:", str(refused.value))


def test_features_are_read_as_gherkin_itself_reads_them() -> None:
    """Our reader knows a part of Gherkin; every feature says the same to the official one."""
    for path in folder("features").glob("*/*.feature"):
        text = path.read_text(encoding="utf-8")
        document: Any = Parser().parse(text)
        rules = [child["rule"] for child in document["feature"]["children"] if "rule" in child]
        assert [_official(rule) for rule in rules] == [_ours(rule) for rule in read(text, path.name)]


def _ours(rule: Rule) -> list[object]:
    return [rule.name, rule.line, list(rule.tags)] + [
        [each.name, each.line, list(each.tags), [step[1:] for step in each.steps], each.examples]
        for each in rule.scenarios
    ]


def _official(rule: Any) -> list[object]:
    scenarios = [child["scenario"] for child in rule["children"] if "scenario" in child]
    return [rule["name"], rule["location"]["line"], _tags(rule)] + [
        [
            each["name"],
            each["location"]["line"],
            _tags(each),
            [(step["text"], step["location"]["line"]) for step in each["steps"]],
            [
                [_row(row) for row in (table["tableHeader"], *table["tableBody"])]
                for table in each["examples"]
            ],
        ]
        for each in scenarios
    ]


def _row(row: Any) -> tuple[tuple[str, ...], int]:
    return tuple(cell["value"] for cell in row["cells"]), row["location"]["line"]


def _tags(thing: Any) -> list[str]:
    return [tag["name"][1:] for tag in thing["tags"]]
