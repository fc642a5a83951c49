"""The command line: what it prints, what it writes, and how it ends."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec
import pytest
from click.testing import CliRunner, Result

from shall import attest, dossier, register, suite
from shall.case import Case, Present, event
from shall.cli import main
from shall.commands import certify as certify_command
from shall.commands import play as play_command
from shall.commands import prove as prove_command
from shall.commands.files import write_all
from shall.commands.group import Commands
from shall.dossier import MutantResult, NullResult, Proof, safe_name
from shall.engine import Crashed, Game, Manifest
from shall.errors import ShallError
from shall.limits import Limits
from shall.register import Clause, Register
from shall.script import Proceed, Script
from shall.suite import Book
from shall.transcript import Announced, Transcript

CLAUSES = ("1:1-1.1", "1:1-1.2")
BOOK = Register(
    rulebook="tiny-game",
    title="Tiny game",
    law="l",
    edition="e",
    status="s",
    clauses=(
        *(
            Clause(
                citation=each,
                title="Words",
                statement="Words are said.",
                modality="shall",
                kind="k",
                method="test",
            )
            for each in CLAUSES
        ),
        Clause(
            citation="1:1-1.3",
            title="Approval",
            statement="It is approved.",
            modality="shall",
            kind="k",
            method="attest",
            reason="people",
        ),
    ),
)
CASES = [
    Case(
        rulebook="tiny-game",
        citation=each,
        name=f"words of {each}",
        file="features/tiny_game/1.feature",
        line=1,
        acts=(Proceed(),),
        expectations=(Present(match=event("announced", words=each)),),
    )
    for each in CLAUSES
]
PROOF = Proof(
    mutants=(
        MutantResult(
            id="m1",
            rulebook="tiny-game",
            citation="1:1-1.1",
            change="silent",
            caught_at_clause=True,
            by=("s1",),
        ),
    ),
    null_engines=(NullResult(id="silent"),),
)


def compiled(citations: Collection[str]) -> list[Case]:
    """The cases of some clauses."""
    return [case for case in CASES if case.citation in citations]


class Speaker:
    """An engine that says these words, whatever happens."""

    def __init__(self, *words: str, crash: bool = False) -> None:
        self.words = words
        self.crash = crash

    def manifest(self) -> Manifest:
        """One game, one kind of event."""
        return Manifest(
            protocol=1,
            engine="speaker",
            vendor="v",
            version="1",
            games={"tiny-game": Game()},
            reports=("announced", "refused"),
        )

    def perform(self, script: Script) -> Transcript:
        """Say the words."""
        if self.crash:
            raise Crashed("it fell over")
        events = tuple(Announced(act=0, words=each) for each in self.words)
        return Transcript(protocol=1, script=script.id, events=events)


Shall = Callable[..., Result]


@pytest.fixture
def shall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shall:
    """The command line over a tiny rulebook, with an engine of the test's choice behind any address."""

    def run(*words: str, engine: Speaker | None = None, proof: Proof = PROOF) -> Result:
        @contextmanager
        def connect(address: str, limits: Limits) -> Iterator[Speaker]:
            yield engine or Speaker(*CLAUSES)

        def bind(case: Case, game: Game, filler: int = 0) -> Script:
            return Script(protocol=1, id=case.id, game=case.rulebook, acts=case.acts)

        def prove(books: Sequence[Book], *, full: bool = False, quiet: bool = False) -> Proof:
            return proof

        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(register, "rulebooks", lambda root=None: ("tiny-game",))
        monkeypatch.setattr(register, "load", lambda name: BOOK)
        monkeypatch.setattr(suite, "cases", lambda name: CASES)
        monkeypatch.setattr(suite, "compile_clauses", lambda name, citations: compiled(citations))
        monkeypatch.setattr(suite, "scenario_counts", lambda name: Counter(CLAUSES))
        monkeypatch.setattr(suite, "mutants", lambda name: PROOF.mutants)
        monkeypatch.setattr("shall.runner.script_of", bind)
        for module in (certify_command, play_command):
            monkeypatch.setattr(module, "connect", connect)
        monkeypatch.setattr(certify_command, "cores", lambda: 1)
        monkeypatch.setattr(certify_command, "proof_of", prove)
        monkeypatch.setattr(prove_command, "proof_of", prove)
        return CliRunner().invoke(main, words)

    return run


def test_an_engine_that_conforms(shall: Shall, tmp_path: Path) -> None:
    """Three files, a short verdict, what is due, and exit 0."""
    done = shall("certify")
    assert done.exit_code == 0, done.output
    written = tmp_path / "certificate"
    assert sorted(path.name for path in written.iterdir()) == ["dossier.json", "junit.xml", "report.html"]
    assert done.stdout.splitlines() == [
        "Attestations due (1 clause), which only a person can give:",
        "  tiny-game (1): 1:1-1.3",
        "  the form: shall attest --template FILE --engine reference",
        "  filled in: certify again with --attestations FILE",
        "",
        "speaker 1: conforms, attestations due",
        done.stdout.splitlines()[6],
        "proof: 1 of 1 mutants caught at their clause",
        "report: certificate/report.html",
    ]
    assert done.stdout.splitlines()[6].startswith("3 clauses: 2 conforms, 1 attestation due; 2 scenarios in")
    assert done.stderr == ""
    found = dossier.read((written / "dossier.json").read_bytes())
    assert found.proof == PROOF
    assert found.rulebooks[0].clauses[0].mutants == 1


def test_attestations_required(shall: Shall, tmp_path: Path) -> None:
    """What is due exits 3 if attestations are required; with the form filled in the engine is certified."""
    assert shall("certify", "--require-attestations").exit_code == 3
    assert shall("attest", "--template", "form.yaml").stdout == "1 entry to fill in: form.yaml\n"
    filled = (tmp_path / "form.yaml").read_text(encoding="utf-8")
    for field, value in (("who", "A"), ("when", "2026-01-31"), ("evidence", "letter")):
        filled = filled.replace(f"{field}: ''", f"{field}: {value}")
    (tmp_path / "form.yaml").write_text(filled, encoding="utf-8")
    done = shall("certify", "--require-attestations", "--attestations", "form.yaml")
    assert done.exit_code == 0
    assert "speaker 1: certified" in done.stdout
    assert shall("attest", "--template", "form.yaml").exit_code == 2


def test_an_engine_that_violates(shall: Shall, tmp_path: Path) -> None:
    """The clause, its statement, expected, observed and a replay command that works; exit 1."""
    mute = Speaker("1:1-1.1")
    done = shall("certify", "--engine", "stdio:./my engine", engine=mute)
    assert done.exit_code == 1
    replay = f"certificate/failures/{safe_name(CASES[1].id)}"
    assert done.stdout.splitlines()[:6] == [
        "VIOLATES  tiny-game 1:1-1.2  Words",
        "  Words are said.",
        "  scenario: words of 1:1-1.2 (features/tiny_game/1.feature:1), failed",
        "  expected: announced 1:1-1.2",
        "  observed: only announced 1:1-1.1 at event 1",
        f"  replay: shall play {replay} --engine 'stdio:./my engine'",
    ]
    assert "announced 1:1-1.1" in shall("play", replay, engine=mute).stdout
    assert shall("certify").exit_code == 0
    assert not (tmp_path / "certificate" / "failures").exists()


def test_an_engine_that_crashes(shall: Shall) -> None:
    """A crash proves nothing either way: not verified, exit 3."""
    done = shall("certify", engine=Speaker(crash=True))
    assert done.exit_code == 3
    assert done.stdout.splitlines()[:3] == [
        "Not verified (2 clauses), by what keeps them back:",
        "  crashed (2 clauses): 1:1-1.1; 1.2",
        "    for example: it fell over",
    ]


def test_one_clause(shall: Shall, tmp_path: Path) -> None:
    """Only the clause asked for is run, and the certificate says that not all was."""
    done = shall("certify", "--clause", "1:1-1.2", "--out", "one")
    assert done.exit_code == 0
    found = dossier.read((tmp_path / "one" / "dossier.json").read_bytes())
    assert found.scope == ("1:1-1.2",)
    assert [clause.citation for clause in found.rulebooks[0].clauses] == ["1:1-1.2"]
    assert found.proof == Proof()


@pytest.mark.parametrize(
    "words,message",
    [
        (["certify", "--rulebook", "tinny"], "no rulebook 'tinny'; choose from: tiny-game"),
        (["certify", "--clause", "9:9"], "no clause '9:9' in tiny-game; `shall clauses` lists them"),
        (["certify", "--attestations", "none.yaml"], "none.yaml: cannot be read"),
        (["certify", "--out", "/dev/null/x"], "/dev/null is no folder; choose another place with --out"),
        (["certify", "--out", ""], "invalid value for '--out': the name is empty. See"),
        (["certify", "--clause", ""], "no clause '' in tiny-game; `shall clauses` lists them"),
        (["certify", "--timeout", "nan"], "invalid value for '--timeout': 'nan' is not a number from"),
        (
            ["certify", "--timeout", "inf"],
            "invalid value for '--timeout': 'inf' is not a number from 0.001 to 86400. See",
        ),
        (["certify", "--output-limit", "-1"], "invalid value for '--output-limit': '-1' is not a number"),
        (["certify", "--restarts", "-1"], "invalid value for '--restarts': '-1' is not a whole"),
        (["certify", "extra"], "got unexpected extra argument (extra). See `shall certify --help`."),
        (["attest"], "missing option '--template'. See `shall attest --help`."),
        (["attest", "--template", "f", "--engine", ""], "no engine address: ''"),
        (["vectors", "--out", "/dev/null"], "/dev/null is no folder; choose another place with --out"),
        (["smoke", "--scripts", "/dev/null"], "/dev/null is no folder; choose another place with --scripts"),
        (["clauses", "--rulebook", ""], "no rulebook ''; choose from: tiny-game"),
        (["certify", "--wrong"], "no such option"),
        (["wrong"], "no such command 'wrong'"),
        (["play", "none.json"], "cannot read none.json"),
        (["report", "none.json", "--format", "html"], "cannot read none.json"),
        (["report", "none.json", "--format", "odt"], "invalid value for '--format'"),
    ],
)
def test_what_cannot_run(shall: Shall, words: list[str], message: str) -> None:
    """One line on stderr, nothing on stdout, exit 2."""
    done = shall(*words)
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"shall: {message}")
    assert done.stderr.count("\n") == 1


def test_a_wrong_engine_address() -> None:
    """An address of no known form is one message."""
    done = CliRunner().invoke(main, ["certify", "--engine", "gopher:x", "--out", "/nonexistent/x"])
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith("shall: no engine address: 'gopher:x'; one of: reference")


SCRIPT = '{"protocol": 1, "id": "s", "game": "g", "acts": [{"act": "proceed"}, %s]}'


@pytest.mark.parametrize(
    "text,message",
    [
        (SCRIPT % '{"act": "fly"}', "at acts[1].act: no such act as 'fly'; the acts are proceed, describe"),
        (
            SCRIPT % '{"act": "fold", "patron": "p", "seat": 1, "x": 1}',
            "at acts[1]: unknown field 'x'; remove it or mend its name",
        ),
        (SCRIPT % '{"act": "fold", "seat": 1}', "at acts[1]: field 'patron' is missing; add it"),
        (SCRIPT % '{"act": "fold", "patron": "p", "seat": 99}', "at acts[1].seat: expected `int` <= 14"),
        ("{", "not JSON"),
        ("[]", "at the script: expected `object`, got `array`"),
    ],
)
def test_a_bad_script(shall: Shall, tmp_path: Path, text: str, message: str) -> None:
    """A bad script names the file, the place inside it and the remedy."""
    (tmp_path / "s.json").write_text(text, encoding="utf-8")
    done = shall("play", "s.json")
    assert (done.exit_code, done.stdout) == (2, "")
    assert done.stderr.startswith(f"shall: s.json: {message}")


def test_play(shall: Shall, tmp_path: Path) -> None:
    """A script played is shown act by act, with nothing of the engine's left unprintable; or as JSON."""
    (tmp_path / "s.json").write_text(SCRIPT.replace(", %s", ""), encoding="utf-8")
    shown = shall("play", "s.json", engine=Speaker("hello\x1b[2J [bold]x"))
    assert shown.exit_code == 0
    assert "act 0 (proceed)\n    1 announced hello\\x1b[2J [bold]x\n" in shown.stdout
    plain = shall("play", "s.json", "--json", engine=Speaker("hello"))
    assert json.loads(plain.stdout)["events"] == [{"event": "announced", "act": 0, "words": "hello"}]


def test_clauses(shall: Shall) -> None:
    """The register as a table, and as JSON with counts."""
    table = shall("clauses").stdout
    assert [line.split()[:5] for line in table.splitlines()[1:3]] == [
        ["1:1-1.1", "test", "shall", "1", "1"],
        ["1:1-1.2", "test", "shall", "1", "0"],
    ]
    rows = json.loads(shall("clauses", "--json").stdout)
    wanted = ("rulebook", "citation", "method", "modality", "scenarios", "mutants", "reason")
    assert [rows[2][name] for name in wanted] == ["tiny-game", "1:1-1.3", "attest", "shall", 0, 0, "people"]


def test_prove(shall: Shall) -> None:
    """The counts, or the JSON alone; exit 1 when a mutant survives or a null engine conforms."""
    done = shall("prove")
    assert (done.exit_code, done.stdout.splitlines()[-1]) == (
        0,
        "1 mutants, 1 caught, 1 caught at the clause",
    )
    assert json.loads(shall("prove", "--json").stdout) == {
        "mutants": [
            {
                "id": "m1",
                "rulebook": "tiny-game",
                "citation": "1:1-1.1",
                "caught_at_clause": True,
                "by": ["s1"],
            }
        ],
        "null_engines": [{"id": "silent", "conforms": []}],
    }
    survivor = msgspec.structs.replace(PROOF.mutants[0], caught_at_clause=False, by=())
    failed = shall("prove", proof=Proof(mutants=(survivor,)))
    assert failed.exit_code == 1
    assert "SURVIVES  tiny-game 1:1-1.1  silent; caught by nothing" in failed.stdout
    null = NullResult(id="silent", conforms=("1:1-1.1",))
    assert shall("prove", proof=Proof(null_engines=(null,))).exit_code == 1


@pytest.mark.parametrize("form", ["html", "junit", "json"])
def test_report(shall: Shall, tmp_path: Path, form: str) -> None:
    """A dossier renders again to the same document, to the terminal or to a file."""
    shall("certify")
    name = {"html": "report.html", "junit": "junit.xml", "json": "dossier.json"}[form]
    again = shall("report", "certificate/dossier.json", "--format", form)
    assert again.stdout_bytes == (tmp_path / "certificate" / name).read_bytes()
    assert shall("report", "certificate/dossier.json", "--format", form, "--out", "again").stdout == ""
    assert (tmp_path / "again").read_bytes() == again.stdout_bytes


def test_what_is_no_dossier(shall: Shall, tmp_path: Path) -> None:
    """Another file is refused by name; so is a dossier of another version, with what can render it."""
    for text, message in (
        ("{}", "x.json is no dossier (Object missing required field `tool`); certify writes dossier.json"),
        ("", "x.json is no dossier (Input data was truncated); certify"),
        ('{"dossier": 1, "tool": ', "x.json is no dossier (Input data was truncated); certify"),
        (
            '{"dossier": 9, "tool": "shall 3"}',
            "x.json is a dossier of version 9, and this shall reads version 1; render it with shall 3, or",
        ),
    ):
        (tmp_path / "x.json").write_text(text, encoding="utf-8")
        done = shall("report", "x.json", "--format", "html")
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith(f"shall: {message}")


def test_a_device_is_written_to_and_never_replaced(shall: Shall, tmp_path: Path) -> None:
    """A report may go to a pipe or a device; what cannot be written leaves nothing behind."""
    shall("certify")
    (tmp_path / "pipe").unlink(missing_ok=True)
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    done = shall("report", "certificate/dossier.json", "--format", "junit", "--out", "pipe")
    assert done.exit_code == 0, done.stderr
    assert os.read(reader, 5) == b"<?xml"
    os.close(reader)
    assert (tmp_path / "pipe").is_fifo()
    (tmp_path / "folder").mkdir()
    assert shall("report", "certificate/dossier.json", "--out", "folder").exit_code == 2
    assert sorted(path.name for path in tmp_path.iterdir()) == ["certificate", "folder", "pipe"]


@pytest.mark.parametrize(
    "fault,code,message",
    [
        (ShallError("mend it"), 2, "shall: mend it\n"),
        (Crashed("it fell\nover"), 2, "shall: it fell over; `shall smoke` with"),
        (KeyboardInterrupt(), 130, "shall: interrupted; nothing was left half-written\n"),
        (click.ClickException("no"), 2, "shall: no\n"),
        (ShallError("no \x1b[2J"), 2, "shall: no \\x1b[2J\n"),
        (OSError(28, "No space left"), 2, "shall: the system refuses ([Errno 28] No space left); see that"),
        (
            ZeroDivisionError("odd"),
            2,
            "shall: a fault of shall itself (ZeroDivisionError: odd); please report",
        ),
    ],
)
def test_every_fault_is_one_line(fault: BaseException, code: int, message: str) -> None:
    """Whatever goes wrong ends in one line and an exit code."""

    @click.group(cls=Commands)
    def group() -> None:
        """A group."""

    @group.command()
    def word() -> None:
        raise fault

    done = CliRunner().invoke(group, ["word"])
    assert (done.exit_code, done.stdout) == (code, "")
    assert done.stderr.startswith(message)
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "words,code",
    [
        ("clauses --rulebook craps", 0),
        ("play none.json", 2),
        ("certify --clause 19:47-44.12 -q --out {out}", 0),
        ("certify --clause 19:47-44.12 -q --out {out} --engine stdio:cat", 2),
    ],
)
@pytest.mark.parametrize("closed", ["behind a pipe", "from the start"])
def test_nobody_reads_what_is_said(words: str, code: int, closed: str, tmp_path: Path) -> None:
    """The exit code is the same, and there is no noise."""
    command = [sys.executable, "-m", "shall", *words.format(out=tmp_path).split()]
    if closed == "from the start":
        command = ["sh", "-c", 'exec "$@" >&-', "sh", *command]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.close()
        said = run.stderr.read()
    assert (run.returncode, said.count("\n")) == (code, 1 if code else 0), said


def test_nothing_is_half_written(tmp_path: Path) -> None:
    """Files appear together or not at all; what is not ours in the folder of failures is left alone."""
    failures = tmp_path / "failures"
    failures.mkdir()
    (failures / "mine.json").write_text("mine", encoding="utf-8")
    (failures / "19-47-0123456789ab.json").write_text("old", encoding="utf-8")
    write_all(tmp_path, {"a": b"1", "failures/19-47-ba9876543210.json": b"2"})
    assert sorted(path.name for path in failures.iterdir()) == ["19-47-ba9876543210.json", "mine.json"]
    (tmp_path / "a").unlink()
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "c").touch()
    with pytest.raises(ShallError, match="cannot write to"):
        write_all(tmp_path, {"b": b"1"})
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b", "failures"]


def test_the_form_names_all_that_is_due() -> None:
    """What certify calls due, the form asks for."""
    assert [item.citation for item in attest.to_attest(BOOK)] == ["1:1-1.3"]
