"""A vendor's engine behind a real web server: its five defects are found, and nothing else is accused."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from shall import dossier
from shall.commands.certify import Request, certify
from shall.dossier import Dossier
from shall.smoke import smoke
from shall.verdict import Finding, Verdict

FOLDER = Path(__file__).parents[1] / "examples" / "http_heads_up"
README = (FOLDER / "README.md").read_text("utf-8")
VIOLATED = re.findall(r"^\| .+ \| (13:69F-\S+) \| .+ \|$", README, re.MULTILINE)


@contextmanager
def serving(*words: str) -> Iterator[str]:
    """The address of the example's server."""
    command = [sys.executable, str(FOLDER / "server.py"), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            yield f"http://127.0.0.1:{server.stdout.readline().strip()}"
        finally:
            server.terminate()


def certified(out: Path, *words: str) -> tuple[int, Dossier]:
    with serving(*words) as address:
        request = Request(engine=address, rulebooks=("heads-up-holdem",), out=out, proof=False, quiet=True)
        code = certify(request)
    return code, dossier.read((out / "dossier.json").read_bytes())


def cited(found: Dossier, verdict: Verdict) -> list[str]:
    return [clause.citation for clause in found.rulebooks[0].clauses if clause.verdict is verdict]


def counts(found: Dossier) -> Counter[Verdict]:
    return Counter(clause.verdict for clause in found.rulebooks[0].clauses)


@pytest.mark.parametrize("words", [(), ("--fixed",)], ids=["shipped", "fixed"])
def test_the_wiring_is_sound(words: tuple[str, ...]) -> None:
    with serving(*words) as address:
        assert [each for each in smoke(address) if not each.ok or each.skipped] == []


def test_as_shipped_it_violates_the_documented_clauses_and_no_other(tmp_path: Path) -> None:
    code, found = certified(tmp_path)
    assert code == 1
    assert len(VIOLATED) == 5
    assert sorted(cited(found, Verdict.VIOLATES)) == sorted(VIOLATED)
    assert _told(
        found, "55 clauses conform, 5 are violated, 28 are not verified, 4 await attestation, 53 do not"
    )


def test_fixed_it_violates_nothing_and_verifies_as_much(tmp_path: Path) -> None:
    code, found = certified(tmp_path / "fixed", "--fixed")
    assert code == 3
    assert cited(found, Verdict.VIOLATES) == []
    assert set(VIOLATED) <= set(cited(found, Verdict.CONFORMS))
    assert _told(found, "60 conform, none is violated")


def test_whatever_is_not_verified_was_left_out_or_refused(tmp_path: Path) -> None:
    _, found = certified(tmp_path, "--fixed")
    short = (Finding.NOT_OBSERVABLE, Finding.INCONCLUSIVE, Finding.NOT_APPLICABLE, Finding.PASSED)
    evidence = found.rulebooks[0].evidence
    assert {each.finding for each in evidence} == set(short)
    refusals = [each.why for each in evidence if each.finding is Finding.INCONCLUSIVE]
    assert all(why.startswith("the engine refused act") for why in refusals)


def _told(found: Dossier, words: str) -> bool:
    """Whether the page says these words, and the counts in them are right."""
    numbers = [int(each) for each in re.findall(r"\d+", words)]
    return (
        words in README.replace("\n", " ")
        and numbers
        == [
            counts(found)[verdict]
            for verdict in (
                Verdict.CONFORMS,
                Verdict.VIOLATES,
                Verdict.NOT_VERIFIED,
                Verdict.ATTESTATION_DUE,
                Verdict.NOT_APPLICABLE,
            )
            if counts(found)[verdict]
        ][: len(numbers)]
    )


def test_the_report_names_the_scripts_that_were_written(tmp_path: Path) -> None:
    certified(tmp_path)
    named = set(re.findall(r"shall play (failures/\S+)", (tmp_path / "report.html").read_text("utf-8")))
    assert named == {f"failures/{path.name}" for path in (tmp_path / "failures").iterdir()}
