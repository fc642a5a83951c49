"""Whatever an engine does, the run ends, the findings are right, the report is whole and nothing survives."""

import contextlib
import re
import shlex
import socket
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path
from zlib import crc32

import pytest
from click.testing import CliRunner, Result

from shall import dossier, register, suite
from shall.adapters import sandbox
from shall.cli import main
from shall.limits import Limits
from shall.verdict import Finding

FLEET = Path(__file__).parent / "hostile_engines.py"
CLAUSE = "19:47-44.10"
FILES = ("dossier.json", "report.html", "junit.xml")
ALONE = {"answers_twice", "answers_at_length", "dies_on_the_tenth", "changes_its_mind", "looks_outside"}
LEVELS = ["none", *(["bubblewrap"] if sandbox.walled(Limits()) else [])]

TIMED_OUT, CRASHED, MALFORMED = Finding.TIMED_OUT, Finding.CRASHED, Finding.MALFORMED
EXPECTED: dict[str, tuple[Finding, str]] = {
    "never_answers": (TIMED_OUT, "no answer within"),
    "drips": (TIMED_OUT, "no whole answer within"),
    "half_a_line": (TIMED_OUT, "no whole answer within"),
    "talks_elsewhere": (TIMED_OUT, "it said: …xxx"),
    "dies_in_mid_answer": (CRASHED, "in the middle of an answer"),
    "dies_of_a_signal": (CRASHED, "signal 11"),
    "dies_on_the_tenth": (CRASHED, "it said: no more"),
    "forks_and_dies": (CRASHED, "ended with exit code 0"),
    "fills_memory": (CRASHED, "MemoryError"),
    "gives_up": (CRASHED, r"reported an error: \x1b]0;x"),
    "looks_outside": (CRASHED, "worked: "),
    "shouts": (MALFORMED, "an answer of more than 65536 bytes"),
    "babbles": (MALFORMED, "not JSON"),
    "answers_at_length": (MALFORMED, "answers of more than 4194304 bytes in all"),
    "swears": (MALFORMED, r"\xff\xfe\x1b]0;x"),
    "nests": (MALFORMED, "more than 65536 bytes"),
    "breaks_a_character": (MALFORMED, "not JSON"),
    "answers_twice": (MALFORMED, "where one to"),
    "answers_another_question": (MALFORMED, "where one to"),
    "answers_another_script": (MALFORMED, "an answer to another script"),
    "speaks_another_protocol": (MALFORMED, "this suite speaks protocol 1"),
    "invents_an_event": (MALFORMED, "no such event as"),
    "pays_a_fraction": (MALFORMED, "expected int, got float"),
    "pays_less_than_nothing": (MALFORMED, "expected int >= 0"),
    "pays_the_world": (MALFORMED, "amount"),
    "deals_a_card_twice": (MALFORMED, "deals As again, which the deck has once"),
    "changes_its_mind": (Finding.NONDETERMINISTIC, "another answer to the same script, from event"),
    "forks_and_answers": (Finding.NOT_OBSERVABLE, "does not report"),
    "injects": (Finding.NOT_OBSERVABLE, "does not report"),
}


def certify(name: str, out: Path, *words: str, isolation: str = "auto") -> Result:
    """The command line on one of the fleet, with little patience; the place makes it findable."""
    timeout = "1.5" if EXPECTED.get(name, (None,))[0] is TIMED_OUT else "20"
    address = f"stdio:{shlex.join([sys.executable, str(FLEET), name, str(out)])}"
    limits = ["--timeout", timeout, "--restarts", "1", "--output-limit", "0.0625", "--memory", "300"]
    asked = ["certify", "--engine", address, "--isolation", isolation, "--no-proof", "--out", str(out)]
    return CliRunner().invoke(main, [*asked, *limits, *words])


def survivors(mark: Path) -> list[str]:
    """Who still carries the mark among its arguments, a moment after the end."""
    deadline = time.monotonic() + 2
    while (left := list(_carriers(str(mark).encode()))) and time.monotonic() < deadline:
        time.sleep(0.02)
    return left


def _carriers(mark: bytes) -> list[str]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if mark in (process / "cmdline").read_bytes():
                found.append(process.name)
    return found


def check_whole(out: Path, result: Result, scenarios: int) -> dossier.Dossier:
    """Every scenario has its finding in every document, and none of them can run in a terminal or browser."""
    found = dossier.read((out / "dossier.json").read_bytes())
    evidence = [each for book in found.rulebooks for each in book.evidence]
    assert len(evidence) == scenarios
    assert len(list(ET.parse(out / "junit.xml").getroot().iter("testcase"))) == scenarios  # noqa: S314
    assert b"<script>alert" not in (out / "report.html").read_bytes()
    for text in (result.output, *((out / name).read_text("utf-8") for name in FILES)):
        assert all(line.isprintable() for line in re.split("[\n\t]", text))
    return found


def test_every_engine_of_the_fleet_has_its_finding() -> None:
    engines = re.findall(r"^def (\w+)\((?:_|said): JSON\) -> None:", FLEET.read_text(), re.MULTILINE)
    assert {*EXPECTED, "no_manifest", "all_at_once"} == set(engines)


@pytest.mark.parametrize("isolation", LEVELS)
@pytest.mark.parametrize("name", EXPECTED)
def test_a_hostile_engine(name: str, isolation: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets its own finding, and the clauses are neither conformed to nor violated by it."""
    monkeypatch.setenv("TRACE", str(tmp_path / "trace"))
    monkeypatch.setenv("PORT", "9")
    result = certify(name, tmp_path / "out", "--clause", CLAUSE, isolation=isolation)
    assert result.exit_code in {1, 3}, result.output
    assert not survivors(tmp_path)
    asked = [case for case in suite.cases("all-in-holdem") if case.citation.startswith(CLAUSE)]
    found = check_whole(tmp_path / "out", result, len(asked))
    assert found.isolation.partition(":")[0] == isolation
    finding, words = EXPECTED[name]
    shown = [each.why for each in found.rulebooks[0].evidence if each.finding is finding]
    assert any(words in why for why in shown), [each.why for each in found.rulebooks[0].evidence][:3]


def test_an_engine_that_ends_at_once_could_not_be_run(tmp_path: Path) -> None:
    result = certify("no_manifest", tmp_path / "out")
    assert result.exit_code == 2
    assert r"exit code 1; it said: licence expired \x1b[2J" in result.output
    assert not (tmp_path / "out").exists()
    assert not survivors(tmp_path)


def test_all_hostile_engines_at_once_over_every_rulebook(tmp_path: Path) -> None:
    """Each script has the finding of the engine that answered it, until the restarts are used up."""
    result = certify("all_at_once", tmp_path / "out", "--restarts", "20", "--timeout", "2")
    assert result.exit_code in {1, 3}
    assert not survivors(tmp_path)
    books = register.rulebooks()
    found = check_whole(tmp_path / "out", result, sum(len(suite.cases(name)) for name in books))
    assert [book.rulebook for book in found.rulebooks] == list(books)
    every = [each for book in found.rulebooks for each in book.evidence if each.script]
    asked = [each for each in every if each.finding is not Finding.NOT_ASKED]
    assert {TIMED_OUT, CRASHED, MALFORMED} <= {each.finding for each in asked}
    mixed = sorted(EXPECTED.keys() - ALONE)
    for each in asked:
        finding, words = EXPECTED[mixed[crc32(each.id.encode()) % len(mixed)]]
        if finding in {TIMED_OUT, CRASHED, MALFORMED}:
            assert (each.finding, words in each.why) == (finding, True), each.why


def test_an_engine_that_never_answers_costs_no_more_than_its_restarts(tmp_path: Path) -> None:
    """Every rulebook, hundreds of scripts: three of them are waited for."""
    result = certify("never_answers", tmp_path / "out", "--restarts", "2", "--timeout", "1")
    assert result.exit_code == 3
    found = check_whole(
        tmp_path / "out", result, sum(len(suite.cases(name)) for name in register.rulebooks())
    )
    count = Counter(each.finding for book in found.rulebooks for each in book.evidence)
    assert count[TIMED_OUT] == 3
    assert count[Finding.NOT_ASKED] > 100
    assert found.seconds < 60
    assert not survivors(tmp_path)


def test_nothing_of_it_survives_a_suite_that_is_killed(tmp_path: Path) -> None:
    command = shlex.join([sys.executable, str(FLEET), "never_answers", str(tmp_path)])
    asked = [
        "certify",
        "--engine",
        f"stdio:{command}",
        "--no-proof",
        "--clause",
        CLAUSE,
        "--out",
        str(tmp_path),
    ]
    with subprocess.Popen([sys.executable, "-m", "shall", *asked]) as process:
        deadline = time.monotonic() + 20
        while not [pid for pid in _carriers(b"never_answers") if pid != str(process.pid)]:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.kill()
    assert not survivors(tmp_path)


@pytest.mark.parametrize("isolation", LEVELS)
@pytest.mark.parametrize("network", ["", "--network"])
def test_walls_keep_the_network_and_the_files(
    isolation: str, network: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRACE", str(tmp_path / "trace"))
    with socket.create_server(("127.0.0.1", 0)) as server:
        monkeypatch.setenv("PORT", str(server.getsockname()[1]))
        words = ["--clause", CLAUSE, *filter(None, [network])]
        result = certify("looks_outside", tmp_path / "out", *words, isolation=isolation)
    worked = {"none": ["wrote", "called"], "bubblewrap": ["called"] if network else []}[isolation]
    assert f"worked: {worked}" in result.output
    assert (tmp_path / "trace").exists() == (isolation == "none")


def test_walls_that_are_demanded_and_missing_are_no_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "_works", lambda: False)
    result = certify("drips", tmp_path / "out", isolation="bubblewrap")
    assert result.exit_code == 2
    assert "bubblewrap is not installed or not allowed here; try --isolation auto" in result.output
