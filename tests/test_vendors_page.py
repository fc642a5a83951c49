"""The vendor's page keeps its promises: its code is that of the examples, and its clauses turn green."""

import re
import sys
from collections import Counter
from pathlib import Path

import click
import pytest

from shall import dossier
from shall.commands.certify import Request, certify
from shall.commands.smoke import smoke
from shall.limits import Limits
from shall.scope import gaps
from shall.verdict import Verdict

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "vendors.md").read_text("utf-8")
STEPS = ROOT / "examples" / "first_steps"


def address(name: str) -> str:
    return f"stdio:{sys.executable} {STEPS / name}"


def verdicts(found: dossier.Dossier) -> Counter[Verdict]:
    return Counter(clause.verdict for result in found.rulebooks for clause in result.clauses)


def test_the_page_shows_the_code_of_the_examples() -> None:
    assert (STEPS / "hello.py").read_text().rstrip() in PAGE
    blocks = (STEPS / "ante_and_raise.py").read_text().partition("MANIFEST = ")[2].split("\n\n\n")
    manifest, *rest, _loop = blocks
    assert f"MANIFEST = {manifest}\n```" in PAGE
    assert "\n\n\n".join(rest) in PAGE


@pytest.mark.parametrize("name", ["hello.py", "ante_and_raise.py"])
def test_smoke_says_what_the_page_says(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert smoke(address(name), Limits()) == 1
    said = capsys.readouterr().out.splitlines()
    block = next(
        each
        for each in PAGE.split("```")
        if f"smoke --engine 'stdio:python3 examples/first_steps/{name}'" in each
    )
    told = [line for line in block.splitlines() if line.startswith(("ok:", "skip:", "FAULT"))]
    assert told
    assert [line for line in told if line not in said] == []


def shown(first: str) -> list[str]:
    """The lines of a block on the page, but for what is left out there and how long it took."""
    block = next(each for each in PAGE.split("```") if f"\n{first}" in each)
    lines = [line for line in block.splitlines() if line and "…" not in line and not line.startswith("$")]
    return [timeless(line) for line in lines if not line.startswith("report: ")]


def timeless(line: str) -> str:
    return re.sub(r" in [\d.]+ s$", "", line)


def test_the_first_clauses_are_green(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    request = Request(
        engine=address("ante_and_raise.py"), clauses=("19:47-44.7(d)",), out=tmp_path, proof=False, quiet=True
    )
    assert certify(request) == 0
    assert verdicts(dossier.read((tmp_path / "dossier.json").read_bytes())) == {Verdict.CONFORMS: 5}
    said = [timeless(click.unstyle(line)) for line in capsys.readouterr().out.splitlines()]
    assert said[:-1] == shown("first steps 0.2: certified")


def test_certify_says_what_the_page_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    engine, book = address("ante_and_raise.py"), ("all-in-holdem",)
    assert certify(Request(engine=engine, rulebooks=book, out=tmp_path, proof=False, quiet=True)) == 3
    said = [timeless(click.unstyle(line)) for line in capsys.readouterr().out.splitlines()]
    for first in ("Not verified (", "Left out by the manifest"):
        assert [line for line in shown(first) if line not in said] == []


def test_the_failure_on_the_page_is_the_one_that_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Deal to the highest seat first, and this is what is said."""
    honest = (STEPS / "ante_and_raise.py").read_text()
    spoilt = honest.replace("sorted(self.antes)", "sorted(self.antes, reverse=True)")
    assert spoilt != honest
    (tmp_path / "engine.py").write_text(spoilt)
    engine = f"stdio:{sys.executable} {tmp_path / 'engine.py'}"
    assert certify(Request(engine=engine, clauses=("19:47-44.7(d)",), out=tmp_path, quiet=True)) == 1
    said = [click.unstyle(line) for line in capsys.readouterr().out.splitlines()]
    *told, replay = shown("VIOLATES  all-in-holdem 19:47-44.7(d)")
    assert [line for line in told if line not in said] == []
    assert (tmp_path / "failures" / Path(replay.split()[3]).name).is_file()


def test_the_first_engine_violates_nothing_and_what_it_leaves_out_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    request = Request(
        engine=address("ante_and_raise.py"),
        rulebooks=("all-in-holdem", "heads-up-holdem"),
        out=tmp_path,
        proof=False,
        quiet=True,
    )
    assert certify(request) == 3
    found = dossier.read((tmp_path / "dossier.json").read_bytes())
    assert verdicts(found)[Verdict.VIOLATES] == 0
    assert verdicts(found)[Verdict.CONFORMS] == 8
    left_out = {gap.what: gap for gap in gaps(found)}
    assert left_out["games not played"].names == ("heads-up-holdem",)
    assert left_out["wagers not played"].names == ("final-hand-bonus", "hole-card-bonus")
    assert "dealing hand" in left_out["options not offered"].names
    assert "counted" in left_out["kinds of event not reported"].names
    said = capsys.readouterr().out
    page = (tmp_path / "report.html").read_text("utf-8")
    assert "Left out by the manifest, and so not verified:" in said
    assert "Scope of the manifest" in page
    for gap in left_out.values():
        assert re.search(rf"^  {gap.what} \(.*\): {gap.names[0]}", said, re.MULTILINE)
        assert f"<dt>{gap.what}" in page
