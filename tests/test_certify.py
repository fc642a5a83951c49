"""Whole runs: the real engines through the real adapters, as a user starts them."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from shall import dossier
from shall.adapters import connect
from shall.compiler import compile_rulebook
from shall.dossier import RulebookResult
from shall.register import load as load_register
from shall.register import rulebooks
from shall.results import rulebook_result
from shall.runner import run
from shall.shares import Weigh, shares, trials, trials_in_full
from shall.suite import Book, scenario_counts
from shall.verdict import Verdict

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
BOOK = "all-in-holdem"


def shall(*words: str) -> subprocess.CompletedProcess[str]:
    """The command, in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "shall", *words], capture_output=True, text=True, check=False, cwd=ROOT
    )


def certified(address: str) -> RulebookResult:
    """The rulebook, run on the engine at an address."""
    register = load_register(BOOK)
    with connect(address) as engine:
        manifest = engine.manifest()
        evidence = run(engine, manifest, compile_rulebook(BOOK))
    return rulebook_result(register, register.clauses, evidence, (), {}, manifest.games[BOOK])


def verdicts(address: str) -> dict[str, str]:
    """The verdict on every clause."""
    return {clause.citation: clause.verdict.value for clause in certified(address).clauses}


@pytest.fixture(scope="module")
def served() -> Iterator[str]:
    """The address of the HTTP example, served."""
    command = [sys.executable, str(EXAMPLES / "http_reference" / "engine.py"), "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
        assert server.stdout
        port = server.stdout.readline().split()[-1].rsplit(":", 1)[-1].strip("/")
        yield f"http://127.0.0.1:{port}"
        server.kill()


def test_the_verdicts_are_the_same_through_all_three_adapters(served: str) -> None:
    """In process, over pipes and over HTTP the reference engine is judged alike, and violates nothing."""
    here = verdicts("python:reference_engine:engine")
    assert set(here.values()) == {"conforms", "attestation due", "not applicable"}
    piped = verdicts(f"stdio:{sys.executable} {EXAMPLES / 'stdio_reference' / 'engine.py'}")
    assert piped == here
    assert verdicts(served) == here


@pytest.mark.skipif(not shutil.which("node"), reason="node is not installed")
def test_an_engine_that_plays_little_is_accused_of_nothing() -> None:
    """The JavaScript example plays ante, raise and fold: that conforms, and the rest is not verified."""
    found = verdicts(f"stdio:node {EXAMPLES / 'javascript_ante_raise_fold' / 'engine.js'}")
    counts = Counter(found.values())
    assert counts["violates"] == 0, [clause for clause, verdict in found.items() if verdict == "violates"]
    played = ("10(c)1", "10(c)2ii(1)", "10(c)2ii(2)", "10(a)2", "11(b)")
    assert {found[f"19:47-44.{clause}"] for clause in played} <= {"conforms", "attestation due"}
    assert found["19:47-44.11(c)"] == "not verified"


def test_attestations_make_a_certificate(tmp_path: Path) -> None:
    """Attestations due, then required, then given."""
    out = tmp_path / "out"
    words = ["certify", "--rulebook", BOOK, "--no-proof", "-q", "--out", str(out)]
    due = shall(*words)
    assert due.returncode == 0, due.stdout + due.stderr
    assert "conforms, attestations due" in due.stdout
    assert "44.10(a), (a)1, (a)2, (b)2ii, (j);" in " ".join(due.stdout.split())
    assert {file.name for file in out.iterdir()} >= {"report.html", "dossier.json", "junit.xml"}
    assert shall(*words, "--require-attestations").returncode == 3
    form = tmp_path / "form.yaml"
    assert shall("attest", "--rulebook", BOOK, "--template", str(form)).returncode == 0
    filled = form.read_text(encoding="utf-8")
    for key, value in (("who", "A. Inspector"), ("when", "2026-11-18"), ("evidence", "visit 12")):
        filled = _fill(filled, key, value)
    form.write_text(filled, encoding="utf-8")
    given = shall(*words, "--attestations", str(form), "--require-attestations")
    assert given.returncode == 0, given.stdout + given.stderr
    assert "certified" in given.stdout


def _fill(form: str, key: str, value: str) -> str:
    """Every empty field of a name, filled in."""
    lines = []
    for line in form.splitlines():
        name, colon, rest = line.partition(":")
        empty = colon and name.strip().lstrip("- ") == key and not rest.strip().strip("'\"")
        lines.append(f"{name}: {value}" if empty else line)
    return "\n".join(lines) + "\n"


ADDRESSES = [
    ("carrier-pigeon:engine", "carrier-pigeon"),
    ("", "one of: reference · python:package.module:factory · stdio:command"),
    ("python:", "'python:'; one of"),
    ("python:engine", "python:engine is not of the form python:package.module:factory"),
    ("python:.engine:engine", "python:.engine:engine is not of the form python:package.module:factory"),
    ("python:no_such_module:engine", "no module 'no_such_module' here"),
    ("python:shall.engine:no_such_name", "module 'shall.engine' has no 'no_such_name'"),
    ("python:shall.engine:Manifest", "TypeError: Missing required argument"),
    ("python:builtins:dict", "the factory gave a dict without manifest() and perform()"),
    ("stdio:", "'stdio:'; one of"),
    ("stdio:engine 'half", "cannot read the command"),
    ("stdio:/no/such/command", "/no/such/command"),
    ("stdio:false", "the engine ended with exit code 1"),
    ("http:localhost:80", "'http:localhost:80'; one of"),
    ("http://", "http:// is not of the form http://host:port"),
    ("http://127.0.0.1:9", "127.0.0.1:9"),
]
WRONG = [
    *((["certify", "--engine", address], named) for address, named in ADDRESSES),
    (["certify", "--rulebook", "all-in-holdme"], "all-in-holdme"),
    (["certify", "--clause", "19:47-99"], "19:47-99"),
    (["prove", "--rulebook", "whist"], "whist"),
    (["clauses", "--rulebook", "whist"], "whist"),
    (["play", "/no/such/script.json"], "/no/such/script.json"),
    (["report", "/no/such/dossier.json"], "/no/such/dossier.json"),
    (["certify", "--frobnicate"], "--frobnicate"),
]


@pytest.mark.parametrize("words,named", WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_wrong_input_is_one_clear_message(words: Sequence[str], named: str, tmp_path: Path) -> None:
    """Exit 2, the culprit named, no traceback, nothing written."""
    out = tmp_path / "out"
    more = ["--out", str(out)] if words[0] == "certify" else []
    done = shall(*words, *more)
    assert done.returncode == 2
    assert named in done.stderr
    assert done.stderr.startswith("shall: ")
    assert done.stderr.count("\n") == 1
    assert not out.exists()


@pytest.mark.parametrize(
    "factory,code,said",
    [("engine", 0, " passed"), ("no_such_name", 2, "shall: module 'vendor' has no 'no_such_name'")],
)
def test_pytest_asks_an_engine_too(factory: str, code: int, said: str, tmp_path: Path) -> None:
    """Away from the checkout, with an engine in Python that lies there."""
    (tmp_path / "vendor.py").write_text("from reference_engine import engine")
    words = ["--pyargs", "shall.conformance", "--engine", f"python:vendor:{factory}", "-k", "44_10", "-q"]
    command = [sys.executable, "-m", "pytest", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == code, done.stdout + done.stderr
    assert said in done.stdout + done.stderr


def test_play_shows_a_script_of_the_samples() -> None:
    """A transcript for people, with citations; or as JSON."""
    sample = ROOT / "docs" / "samples" / "all-in-holdem.script.json"
    shown = shall("play", str(sample))
    assert shown.returncode == 0, shown.stderr
    assert "19:47-44.10" in shown.stdout
    assert json.loads(shall("play", str(sample), "--json").stdout)["events"]


def test_every_conforming_clause_says_which_readings_it_rests_on() -> None:
    """A verdict that rests on a reading says so."""
    stances = {reading.id: reading.stance for reading in load_register(BOOK).readings}
    for clause in certified("reference").clauses:
        relied = [reading for reading in clause.readings if stances[reading] == "strict"]
        if clause.verdict is Verdict.CONFORMS and relied:
            assert "given" in clause.why, clause.citation


@pytest.mark.parametrize("through", ["reference", "stdio"])
def test_several_processes_find_what_one_finds(through: str, tmp_path: Path) -> None:
    """`-n` changes how long a run takes and nothing that it finds or tells."""
    stdio = f"stdio:{sys.executable} {EXAMPLES / 'stdio_reference' / 'engine.py'}"
    address = stdio if through == "stdio" else through
    found, told = [], []
    for processes in ("1", "3"):
        out = tmp_path / processes
        scope = ("--rulebook", "all-in-holdem", "--clause", "19:47-44.10(c)")
        said = shall("certify", "--engine", address, *scope, "-n", processes, "--out", str(out))
        assert said.returncode == 0, said.stderr
        read = dossier.read((out / "dossier.json").read_bytes())
        found.append(msgspec.structs.replace(read, created="", seconds=0.0))
        page, cases = (out / "report.html").read_text(), (out / "junit.xml").read_text()
        told.append((page.partition("<section id=evidence>")[2].partition("<footer>")[0], cases.count("\n")))
    assert found[0] == found[1]
    assert told[0] == told[1]
    assert told[0][0]


def test_ctrl_c_ends_the_proof_at_once(tmp_path: Path) -> None:
    """The terminal sends it to every process in the foreground; none of them is left."""
    command = [sys.executable, "-m", "shall", "prove"]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, cwd=ROOT, start_new_session=True
    ) as run:
        children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
        deadline = time.monotonic() + 60
        while not (born := children.read_text().split()):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(run.pid, signal.SIGINT)
        said = run.communicate(timeout=30)[1]
    assert (run.returncode, said) == (130, "shall: interrupted; nothing was left half-written\n")
    assert not [pid for pid in born if Path(f"/proc/{pid}").exists()]


@pytest.mark.parametrize("count", [1, 2, 7, 1000])
@pytest.mark.parametrize("weigh", [scenario_counts, trials, trials_in_full])
def test_shares_are_the_books_again(count: int, weigh: Weigh) -> None:
    """No clause is asked twice or passed over, and no share is without a clause."""
    books = [Book(each, each.clauses) for each in map(load_register, rulebooks())]
    cut = shares(books, count, weigh)
    row = [(book.rulebook, clause) for share in cut for book in share for clause in book.clauses]
    assert row == [(book.rulebook, clause) for book in books for clause in book.clauses]
    assert len(cut) <= count
    assert all(book.clauses for share in cut for book in share)
