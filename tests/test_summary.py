"""The lines that end a run: every cause and every clause due, within the width of the terminal."""

from pathlib import Path

import click
import msgspec
import pytest

from shall import dossier
from shall.causes import causes
from shall.commands.summary import CAUSES, SHOWN, summary
from shall.dossier import ClauseResult, Dossier, Evidence, Lack, RulebookResult
from shall.engine import Game, Manifest
from shall.script import Cut, Proceed, Script
from shall.transcript import Refused, Transcript
from shall.verdict import Check, Finding, Outcome, Verdict

SCRIPT = Script(protocol=1, id="s", game="tiny-game", acts=(Proceed(), Cut(cards=10)))
TRANSCRIPT = Transcript(protocol=1, script="s", events=(Refused(act=1),))
BROKEN = Check("a", "b", holds=False, precondition=True, looked_at=(0,))


def clause(number: int, verdict: Verdict) -> ClauseResult:
    return ClauseResult(
        citation=f"1:1-1.{number}(a)",
        title="t",
        statement="s",
        modality="shall",
        kind="k",
        method="test",
        verdict=verdict,
        why="no scenario run",
        scenarios=(f"1:1-1.{number}(a)#0",),
    )


def evidence(number: int, finding: Finding, lacks: tuple[Lack, ...] = (), check: Check = BROKEN) -> Evidence:
    return Evidence(
        id=f"1:1-1.{number}(a)#0",
        citation=f"1:1-1.{number}(a)",
        name="n",
        file="f",
        line=1,
        finding=finding,
        why="why",
        lacks=lacks,
        checks=(check,),
        script=SCRIPT,
        transcript=TRANSCRIPT,
    )


def run(clauses: list[ClauseResult], found: list[Evidence], books: int = 1) -> Dossier:
    names = [f"game-{number}" for number in range(books)]
    return Dossier(
        tool="t",
        created="c",
        address="reference",
        manifest=Manifest(
            protocol=1,
            engine="e",
            vendor="v",
            version="1",
            games={name: Game() for name in names},
            reports=(),
        ),
        outcome=Outcome.NOT_VERIFIED,
        rulebooks=tuple(
            RulebookResult(
                rulebook=name,
                title="",
                law="",
                edition="",
                status="",
                clauses=tuple(clauses),
                evidence=tuple(found),
            )
            for name in names
        ),
    )


def kind(*names: str) -> tuple[Lack, ...]:
    return tuple(Lack("kind", name) for name in names)


def test_clauses_are_told_under_the_cause_that_keeps_back_most() -> None:
    """Each clause once; what was not asked has a cause of its own; what cannot be named has an example."""
    found = [
        evidence(1, Finding.NOT_OBSERVABLE, kind("dealt", "paid")),
        evidence(2, Finding.NOT_OBSERVABLE, kind("paid")),
        evidence(3, Finding.INCONCLUSIVE),
        evidence(4, Finding.NOT_ASKED, check=msgspec.structs.replace(BROKEN, looked_at=())),
        evidence(5, Finding.NOT_ASKED),
        evidence(6, Finding.CRASHED),
        evidence(7, Finding.INCONCLUSIVE, check=msgspec.structs.replace(BROKEN, looked_at=())),
        evidence(8, Finding.NOT_OBSERVABLE, (Lack("wager", "bonus"),)),
    ]
    told = causes(run([clause(number, Verdict.NOT_VERIFIED) for number in range(1, 10)], found))
    assert [(each.what, [cited[1] for cited in each.clauses], each.example) for each in told] == [
        ("not reported: paid", ["1:1-1.1(a)", "1:1-1.2(a)"], ""),
        ("refused act: cut", ["1:1-1.3(a)"], ""),
        ("crashed", ["1:1-1.6(a)"], "why"),
        ("the round did not come to the question", ["1:1-1.7(a)"], "why"),
        ("wager not played: bonus", ["1:1-1.8(a)"], ""),
        ("no scenario run", ["1:1-1.9(a)"], ""),
        ("not asked", ["1:1-1.4(a)", "1:1-1.5(a)"], "why"),
    ]


@pytest.mark.parametrize("width", [80, 120])
def test_the_terminal_is_not_overrun(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Causes are cut short and counted, clauses due never; no line is wider than the terminal."""
    monkeypatch.setenv("COLUMNS", str(width))
    clauses = [clause(number, Verdict.NOT_VERIFIED) for number in range(50)]
    found = [evidence(number, Finding.NOT_OBSERVABLE, kind(f"kind-{number}")) for number in range(12)]
    found += [evidence(number, Finding.INCONCLUSIVE) for number in range(12, 50)]
    clauses += [clause(number, Verdict.ATTESTATION_DUE) for number in range(50, 99)]
    said = list(summary(run(clauses, found, books=2), Path("out")))
    assert max(map(len, said)) <= width
    assert said[0] == "Not verified (100 clauses), by what keeps them back:"
    assert said[1].startswith("  refused act: cut (76 clauses): game-0 1:1-1.12(a); 1.13(a)")
    assert said[2].endswith(" …")
    assert f"  … and {13 - CAUSES} more causes (10 clauses); the report has them all" in said
    due = " ".join(line.strip() for line in said[said.index("") :])
    assert all(due.count(f"1.{number}(a)") == 2 for number in range(50, 99))
    assert said[-1] == "report: out/report.html"


def test_violations_come_first_and_all_are_named() -> None:
    """The first are shown in full, the others by their citations."""
    many = range(SHOWN + 2)
    failed = [evidence(number, Finding.FAILED) for number in many]
    violated = run([clause(number, Verdict.VIOLATES) for number in many], failed)
    said = [click.unstyle(line) for line in summary(violated, Path("out"))]
    assert said[0] == "VIOLATES  game-0 1:1-1.0(a)  t"
    assert said[2:6] == [
        "  scenario: n (f:1), failed",
        "  expected: a",
        "  observed: b",
        f"  replay: shall play out/failures/{dossier.safe_name('1:1-1.0(a)#0')} --engine reference",
    ]
    assert f"… and 2 more clauses violated: 1:1-1.{SHOWN}(a); 1.{SHOWN + 1}(a)" in said
