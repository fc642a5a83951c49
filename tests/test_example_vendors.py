"""The example vendors, certified as a user would, get the verdicts that their documentation states."""

import json
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest

from shall.adapters import connect
from shall.arrange import NotOffered, script_of
from shall.compiler import compile_rulebook
from shall.limits import Limits
from shall.transcript import Accepted, Collected, Ended, Returned, Transcript

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
SECONDS = 60  # Java compiles its file at each start, and the machine may be busy


def vendor(program: str, folder: str, file: str) -> Any:
    """An example as a parameter, skipped where its language is missing."""
    missing = pytest.mark.skipif(not shutil.which(program), reason=f"{program} is not installed")
    place = EXAMPLES / folder
    return pytest.param(f"stdio:{program} {place / file}", place, id=folder, marks=missing)


VENDORS = pytest.mark.parametrize(
    "address, folder",
    [vendor("java", "java_all_in_holdem", "Engine.java"), vendor("node", "javascript_mini_tex", "engine.js")],
)


@VENDORS
def test_the_verdicts_are_those_the_vendor_documents(address: str, folder: Path, tmp_path: Path) -> None:
    """Counts by verdict, on the page too, and every clause not verified, as verdicts.json has them."""
    stated = json.loads((folder / "verdicts.json").read_text(encoding="utf-8"))
    words = ["certify", "--no-proof", "-q", "--timeout", str(SECONDS), "--rulebook", stated["rulebook"]]
    command = [sys.executable, "-m", "shall", *words, "--engine", address, "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 3, done.stdout + done.stderr
    (book,) = json.loads((tmp_path / "dossier.json").read_text(encoding="utf-8"))["rulebooks"]
    unverified = defaultdict(list)
    for clause in book["clauses"]:
        if clause["verdict"] == "not verified":
            unverified[clause["title"]].append(clause["citation"])
    counts = Counter(clause["verdict"] for clause in book["clauses"])
    assert (counts, unverified) == (stated["verdicts"], stated["not verified"])
    page = (folder / "README.md").read_text(encoding="utf-8")
    assert [verdict for verdict, count in counts.items() if f"| {verdict} | {count} |" not in page] == []


@VENDORS
def test_every_cent_staked_is_returned_or_collected(
    address: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In every script of the suite, each wager of a finished round comes out at nothing."""
    monkeypatch.chdir(tmp_path)  # a Java runtime that fails leaves a report where it was started
    book = json.loads((folder / "verdicts.json").read_text(encoding="utf-8"))["rulebook"]
    finished = 0
    with connect(address, Limits(timeout=SECONDS)) as engine:
        game = engine.manifest().games[book]
        for case in compile_rulebook(book):
            try:
                script = script_of(case, game)
            except NotOffered:
                continue
            transcript = engine.perform(script)
            assert not any(lying(transcript).values()), case
            finished += any(isinstance(event, Ended) for event in transcript.events)
    assert finished > 200  # or the scripts have not been played


def lying(transcript: Transcript) -> Counter[str]:
    """What still lies of each wager when the last round that ended is over."""
    last = max((event.round for event in transcript.events if isinstance(event, Ended)), default=0)
    lies: Counter[str] = Counter()
    for event in transcript.events:
        if event.round > last:
            break
        match event:
            case Accepted():
                lies[event.wager] = event.amount
            case Returned() | Collected():
                lies[event.wager] -= event.amount
    return lies
