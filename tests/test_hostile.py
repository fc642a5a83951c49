"""Whatever an engine does, the run ends, the findings are right, the report is whole and nothing survives."""

import contextlib
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner
from hostile_engines import ENGINES, WIRES, chosen, fleet

from shall import dossier, register, suite
from shall.adapters import sandbox
from shall.adapters.process import Process
from shall.cli import main
from shall.forked import REMEDY
from shall.limits import MIB, Limits
from shall.verdict import Finding

TESTS = Path(__file__).parent
CLAUSE = "19:47-44.10(c)"
FILES = ("dossier.json", "report.html", "junit.xml")
LEVELS = ["none", *(["bubblewrap"] if sandbox.walled(Limits()) else [])]

TIMED_OUT, CRASHED, MALFORMED = Finding.TIMED_OUT, Finding.CRASHED, Finding.MALFORMED
Shown = tuple[Finding, str]


def shows(finding: Finding, words: str, **others: str | Shown) -> dict[str, Shown]:
    """The finding and its words on every wire, but for those named."""
    found = {wire: (each if isinstance(each, tuple) else (finding, each)) for wire, each in others.items()}
    return dict.fromkeys(WIRES, (finding, words)) | found


EXPECTED: dict[str, dict[str, Shown]] = {
    "never_answers": shows(TIMED_OUT, "no answer within", http="no whole answer within"),
    "drips": shows(TIMED_OUT, "no whole answer within", python="no answer within"),
    "half_a_line": shows(TIMED_OUT, "no whole answer within", python="no answer within"),
    "loops_in_c": shows(TIMED_OUT, "no answer within"),
    "talks_elsewhere": shows(TIMED_OUT, "it said: …xxx"),
    "continues_for_ever": shows(MALFORMED, "more than 65536 bytes"),
    "exits": shows(CRASHED, "ended with exit code 3", http="broke the connection"),
    "dies_in_mid_answer": shows(CRASHED, "in the middle of an answer", python="ended with exit code 0"),
    "dies_of_a_signal": shows(CRASHED, "signal 11", http="broke the connection"),
    # A connection that was kept may end at any time: then the script is sent again over another.
    "dies_on_the_tenth": shows(CRASHED, "no more", http=(Finding.NOT_OBSERVABLE, "does not report")),
    "goes_away": shows(CRASHED, "nobody answers at http://127.0.0.1:"),
    "hangs_up": shows(CRASHED, "broke the connection"),
    "forks_and_dies": shows(CRASHED, "exit code 0", http=(TIMED_OUT, "no whole answer within")),
    "forks_and_answers": shows(Finding.NOT_OBSERVABLE, "does not report"),
    "fills_memory": shows(CRASHED, "MemoryError", http="broke the connection"),
    "gives_up": shows(CRASHED, r"\x1b]0;x"),
    "shouts": shows(MALFORMED, "an answer of more than 65536 bytes", python=(TIMED_OUT, "it said: …xxx")),
    "babbles": shows(MALFORMED, "not JSON", http="more than 65536 bytes", python=(TIMED_OUT, "dealing…")),
    "prints": shows(Finding.NOT_OBSERVABLE, "does not report"),
    "meddles": shows(MALFORMED, "id: missing"),
    "answers_at_length": shows(MALFORMED, "answers of more than 4194304 bytes in all"),
    "swears": shows(MALFORMED, r"\xff\xfe\x1b]0;x", http="not JSON", python="got a NoneType"),
    "nests": shows(MALFORMED, "not JSON", http="got array", python="got a NoneType"),
    "breaks_a_character": shows(MALFORMED, "not JSON", python="cannot be written as JSON"),
    "answers_twice": shows(MALFORMED, "where one to", http="an answer to another script"),
    "returns_twice": shows(MALFORMED, "where one to"),
    "returns_a_dict": shows(MALFORMED, "expected a Transcript, got a dict"),
    "answers_another_question": shows(MALFORMED, "where one to"),
    "answers_another_script": shows(MALFORMED, "an answer to another script"),
    "speaks_another_protocol": shows(MALFORMED, "this suite speaks protocol 1"),
    "changes_its_mind": shows(Finding.NONDETERMINISTIC, "another answer to the same script, from event"),
    "invents_an_event": shows(MALFORMED, "no such event as"),
    "pays_a_fraction": shows(MALFORMED, "expected int, got float"),
    "pays_less_than_nothing": shows(MALFORMED, "expected int >= 0"),
    "pays_the_world": shows(MALFORMED, "amount"),
    "deals_a_card_twice": shows(MALFORMED, "deals As again, which the deck has once"),
    "injects": shows(Finding.NOT_OBSERVABLE, "does not report"),
    "speaks_no_http": shows(MALFORMED, "not HTTP"),
    "redirects": shows(MALFORMED, "status 302, where 200 is due"),
    "never_ends_its_head": shows(MALFORMED, "not HTTP"),
    "promises_less": shows(MALFORMED, "not JSON"),
    "promises_nonsense": shows(TIMED_OUT, "no whole answer within"),
    "chunks_for_ever": shows(MALFORMED, "more than 65536 bytes"),
    "chunks_of_less_than_nothing": shows(MALFORMED, "more than 65536 bytes"),
    "looks_outside": shows(CRASHED, "worked: "),
}
APART = {"no_manifest", "all_at_once"}  # each with a test of its own
MET = [(wire, name) for wire, kind in WIRES.items() for name in fleet(kind) if name not in APART]
TO_PROCESSES = (
    *("never_answers", "talks_elsewhere", "exits"),
    *("forks_and_dies", "forks_and_answers", "fills_memory"),
)
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded, use of fork")  # by pytest


@contextmanager
def address(wire: str, name: str, mark: Path) -> Iterator[str]:
    """Where one of the fleet is; the mark among the arguments of its processes makes them findable."""
    command = [sys.executable, str(TESTS / "hostile_engines.py"), wire, name, str(mark)]
    if wire == "http":
        server = Process(command, Limits(memory=100 * MIB, isolation="none"))
        try:
            yield f"http://127.0.0.1:{server.receive(20).decode()}"
        finally:
            server.stop()
    else:
        yield f"stdio:{shlex.join(command)}" if wire == "stdio" else f"python:hostile_engines:make_{name}"


class Done:
    """How a run ended."""

    def __init__(self, code: int, output: str) -> None:
        self.code = code
        self.output = output


Certify = Callable[..., Done]


@pytest.fixture
def certify(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Certify]:
    """The command line on one of the fleet, with little patience. Nothing is left of it afterwards."""
    monkeypatch.syspath_prepend(tmp_path)  # the mark of an engine behind python:
    monkeypatch.setenv("TRACE", str(tmp_path / "trace"))
    monkeypatch.setenv("PORT", "9")

    def run(wire: str, name: str, *words: str) -> Done:
        late = EXPECTED[name][wire][0] is TIMED_OUT if name in EXPECTED else False
        limits = ["--timeout", "1.5" if late else "20", "--restarts", "0" if late else "1"]
        limits += ["--output-limit", "0.0625", "--memory", "100"]
        with address(wire, name, tmp_path) as where:
            asked = ["certify", "--engine", where, "--no-proof", "--out", str(tmp_path / "out")]
            result = CliRunner().invoke(main, [*asked, *limits, *words])
            return Done(result.exit_code, result.output)

    yield run
    assert not survivors(tmp_path)


def started(words: list[str], mark: Path) -> subprocess.Popen[str]:
    """Both outputs in one, and a process group that Ctrl-C can be sent to."""
    return subprocess.Popen(
        [sys.executable, "-m", "shall", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        env=os.environ | {"PYTHONPATH": f"{TESTS}{os.pathsep}{mark}"},
    )


def survivors(mark: Path) -> list[str]:
    """Who still carries the mark among its arguments, a moment after the end."""
    deadline = time.monotonic() + 3
    while (left := carriers(mark)) and time.monotonic() < deadline:
        time.sleep(0.02)
    return left


def carriers(mark: Path) -> list[str]:
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if str(mark).encode() in (process / "cmdline").read_bytes():
                found.append(process.name)
    return found


def check_whole(out: Path, done: Done, scenarios: int) -> dossier.Dossier:
    """Every scenario has its finding in every document, and none of them can run in a terminal or browser."""
    assert done.code in {1, 3}, done.output
    found = dossier.read((out / "dossier.json").read_bytes())
    assert len(evidence(found)) == scenarios
    assert len(list(ET.parse(out / "junit.xml").getroot().iter("testcase"))) == scenarios  # noqa: S314
    assert b"<script>alert" not in (out / "report.html").read_bytes()
    for text in (done.output, *((out / name).read_text("utf-8") for name in FILES)):
        assert all(line.isprintable() for line in re.split("[\n\t]", text))
    return found


def evidence(found: dossier.Dossier) -> list[dossier.Evidence]:
    return [each for book in found.rulebooks for each in book.evidence]


def asked(clause: str = CLAUSE) -> int:
    """How many scenarios the clause has."""
    return sum(case.citation.startswith(clause) for case in suite.cases("all-in-holdem"))


def every() -> int:
    """How many there are in all."""
    return sum(len(suite.cases(name)) for name in register.rulebooks())


def test_every_engine_of_the_fleet_has_its_finding() -> None:
    assert {*EXPECTED, *APART} == set(ENGINES)


@pytest.mark.parametrize("wire, name", MET)
def test_a_hostile_engine(wire: str, name: str, certify: Certify, tmp_path: Path) -> None:
    """It gets its own finding, and the clauses are neither conformed to nor violated by it."""
    check_finding(wire, name, certify(wire, name, "--clause", clause(name)), tmp_path / "out")


def clause(name: str) -> str:
    """Enough scripts for what it does to show."""
    return CLAUSE[:-3] if name == "answers_at_length" else CLAUSE


def check_finding(wire: str, name: str, done: Done, out: Path) -> dossier.Dossier:
    found = check_whole(out, done, asked(clause(name)))
    finding, words = EXPECTED[name][wire]
    whys = [each.why for each in evidence(found) if each.finding is finding]
    assert any(words in why for why in whys), [(each.finding, each.why) for each in evidence(found)][:3]
    return found


@pytest.mark.parametrize("name", TO_PROCESSES)
def test_a_hostile_engine_without_walls(name: str, certify: Certify, tmp_path: Path) -> None:
    done = certify("stdio", name, "--clause", CLAUSE, "--isolation", "none")
    found = check_finding("stdio", name, done, tmp_path / "out")
    assert found.isolation == "none: limits on time, memory and output alone"


@pytest.mark.parametrize(
    "wire, name",
    [
        *(("stdio", name) for name in (*TO_PROCESSES, "answers_at_length", "changes_its_mind", "injects")),
        *((wire, name) for wire in ("http", "python") for name in ("exits", "injects")),
    ],
)
def test_a_hostile_engine_among_two_processes(wire: str, name: str, certify: Certify, tmp_path: Path) -> None:
    """They have one budget together: what is too much for one is too much for both."""
    done = certify(wire, name, "--clause", clause(name), "-n", "2")
    check_finding(wire, name, done, tmp_path / "out")


@pytest.mark.parametrize("wire", ["stdio", "python"])
def test_an_engine_that_ends_at_once_could_not_be_run(wire: str, certify: Certify, tmp_path: Path) -> None:
    done = certify(wire, "no_manifest")
    assert done.code == 2
    assert r"licence expired \x1b[2J" in done.output
    assert done.output.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("wire, shared", [*((wire, "1") for wire in WIRES), ("stdio", "2")])
def test_all_hostile_engines_at_once_over_every_rulebook(
    wire: str, shared: str, certify: Certify, tmp_path: Path
) -> None:
    """Each script has the finding of the engine that answered it, until the restarts are used up."""
    words = ["--restarts", "10", "--timeout", "1.5", *(["-n", shared] if shared > "1" else [])]
    found = check_whole(tmp_path / "out", certify(wire, "all_at_once", *words), every())
    assert [book.rulebook for book in found.rulebooks] == list(register.rulebooks())
    answered = [each for each in evidence(found) if each.script and each.finding is not Finding.NOT_ASKED]
    assert {TIMED_OUT, CRASHED, MALFORMED} <= {each.finding for each in answered}
    for each in answered:
        finding, said = EXPECTED[chosen(WIRES[wire], each.id)][wire]
        if finding in {TIMED_OUT, CRASHED, MALFORMED}:
            assert (each.finding, said in each.why) == (finding, True), (
                chosen(WIRES[wire], each.id),
                each.why,
            )


@pytest.mark.parametrize("wire, shared", [("stdio", 1), ("stdio", 2), ("http", 2)])
def test_an_engine_that_never_answers_costs_no_more_than_its_restarts(
    wire: str, shared: int, certify: Certify, tmp_path: Path
) -> None:
    """Every rulebook, hundreds of scripts: one for each process is waited for, and then two."""
    words = ["--restarts", "2", "--timeout", "1.2", *(["-n", "2"] if shared > 1 else [])]
    found = check_whole(tmp_path / "out", certify(wire, "never_answers", *words), every())
    count = Counter(each.finding for each in evidence(found))
    assert count[TIMED_OUT] == shared + 2
    assert count[Finding.NOT_ASKED] > 100


@contextmanager
def waiting(shared: int, mark: Path) -> Iterator[subprocess.Popen[str]]:
    """A run whose processes wait for their engines, which never answer."""
    with address("stdio", "never_answers", mark) as where:
        words = ["--clause", CLAUSE, "--out", str(mark / "out"), "--timeout", "60", "-n", str(shared)]
        with started(["certify", "--engine", where, "--no-proof", *words], mark) as run:
            deadline = time.monotonic() + 30
            while not ((born := children(run.pid)) and len(born) == shared and all(map(children, born))):
                assert time.monotonic() < deadline
                time.sleep(0.02)
            yield run
    assert not (mark / "out").exists()
    assert not survivors(mark)


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
@pytest.mark.parametrize("shared", [1, 2])
def test_nothing_survives_a_suite_that_is_killed(shared: int, number: int, tmp_path: Path) -> None:
    with waiting(shared, tmp_path) as run:
        run.send_signal(number)
        assert run.wait(10) == -number


@pytest.mark.parametrize("shared", [1, 2])
def test_nothing_survives_ctrl_c(shared: int, tmp_path: Path) -> None:
    """The terminal sends it to every process in the foreground."""
    with waiting(shared, tmp_path) as run:
        os.killpg(run.pid, signal.SIGINT)
        said, _ = run.communicate(timeout=10)
    assert (run.returncode, said) == (130, "shall: interrupted; nothing was left half-written\n")


def test_a_process_of_the_run_that_is_killed_ends_it(tmp_path: Path) -> None:
    with waiting(2, tmp_path) as run:
        os.kill(children(run.pid)[1], signal.SIGKILL)
        said, _ = run.communicate(timeout=10)
    words = f"shall: a process that shared this run was lost (signal 9 (Killed)); {REMEDY}\n"
    assert (run.returncode, said) == (2, words)


def test_a_server_that_goes_away_is_not_asked_for_ever(certify: Certify, tmp_path: Path) -> None:
    """Nobody answers: once because nobody could know, and once for each restart."""
    done = certify("http", "goes_away", "--clause", CLAUSE, "--restarts", "2")
    found = check_finding("http", "goes_away", done, tmp_path / "out")
    count = Counter(each.finding for each in evidence(found))
    assert (count[CRASHED], count[Finding.NOT_ASKED]) == (3, asked() - 9 - 3)


@pytest.mark.parametrize("isolation", LEVELS)
@pytest.mark.parametrize("network", ["", "--network"])
@pytest.mark.parametrize("wire", ["stdio", "python"])
def test_walls_keep_the_network_and_the_files(
    wire: str, network: str, isolation: str, tmp_path: Path, certify: Certify, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        monkeypatch.setenv("PORT", str(server.getsockname()[1]))
        words = ["--clause", CLAUSE, "--isolation", isolation, *filter(None, [network])]
        done = certify(wire, "looks_outside", *words)
    worked = {"none": ["wrote", "called"], "bubblewrap": ["called"] if network else []}[isolation]
    assert f"worked: {worked}" in done.output
    assert (tmp_path / "trace").exists() == (isolation == "none")


def test_walls_that_are_demanded_and_missing_are_no_run(
    certify: Certify, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "_works", lambda: False)
    done = certify("stdio", "drips", "--isolation", "bubblewrap")
    assert done.code == 2
    assert "bubblewrap is not installed or not allowed here; try --isolation auto" in done.output
