"""The form for what only a person can verify."""

import sys
from pathlib import Path

import pytest
import yaml

from shall import attest
from shall.attest import AttestationError
from shall.commands.attest import attest as command
from shall.errors import ShallError
from shall.limits import USUAL
from shall.register import Clause, Part, Register

FIRST_STEPS = Path(__file__).parents[1] / "examples" / "first_steps" / "ante_and_raise.py"
BOOK = Register(
    rulebook="tiny-game",
    title="Tiny game",
    law="l",
    edition="e",
    status="s",
    clauses=(
        Clause(
            citation="1:1-1.1",
            title="Approval",
            statement="Approved: by 'them'.",
            modality="shall",
            kind="k",
            method="attest",
            reason="people",
        ),
        Clause(
            citation='1:1-1.2 "Bet"',
            title="Betting",
            statement="A bet.",
            modality="shall",
            kind="k",
            method="test",
            parts=(Part("seen", "It is seen.", "attest"), Part("placed", "It is placed.")),
        ),
    ),
)
BOOKS = {"tiny-game": BOOK}
LISTED = "`shall attest --template FILE` lists what there is"
FILLED = """\
attestations:
- rulebook: tiny-game
  citation: 1:1-1.1
  who: A. Inspector
  when: 2026-01-31
  evidence: letter 12
  conforms: yes
"""


def form(tmp_path: Path, text: str) -> Path:
    """A form in a file."""
    path = tmp_path / "form.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_empty_form_attests_nothing(tmp_path: Path) -> None:
    """The form lists each clause and part that only a person can verify; unfilled, all are still due."""
    text = attest.template(attest.to_attest(BOOK))
    assert text.count("who: ''") == 2
    assert "part: seen" in text
    assert "It is placed" not in text
    assert attest.read(form(tmp_path, text), BOOKS) == ()


def test_a_filled_form_is_taken(tmp_path: Path) -> None:
    """Who, when and evidence make an attestation; no means no."""
    (said,) = attest.read(form(tmp_path, FILLED), BOOKS)
    assert (said.who, said.when, said.evidence, said.conforms) == (
        "A. Inspector",
        "2026-01-31",
        "letter 12",
        True,
    )
    (said,) = attest.read(form(tmp_path, FILLED.replace("conforms: yes", "conforms: no")), BOOKS)
    assert not said.conforms


def test_the_whole_form_filled_in(tmp_path: Path) -> None:
    """What the template wrote, filled in, covers all that is due."""
    text = (
        attest.template(attest.to_attest(BOOK))
        .replace("who: ''", "who: A")
        .replace("when: ''", "when: '2026-01-31'")
    )
    said = attest.read(form(tmp_path, text.replace("evidence: ''", "evidence: e")), BOOKS)
    assert [(each.citation, each.part) for each in said] == [("1:1-1.1", ""), ('1:1-1.2 "Bet"', "seen")]


@pytest.mark.parametrize(
    "old,new,message",
    [
        ("who: A", "whom: A", ":4: attestation: unknown field 'whom'; did you mean 'who'?"),
        (
            "citation: 1:1-1.1",
            "citation: 1:1-9.9",
            f":2: attestation 1:1-9.9: nothing to attest in tiny-game; {LISTED}",
        ),
        (
            "rulebook: tiny-game",
            "rulebook: tinny",
            ":2: attestation 1:1-1.1: unknown rulebook 'tinny'; choose from: tiny-game",
        ),
        (
            "when: 2026-01-31",
            "when: 31.1.2026",
            ":2: attestation 1:1-1.1: when is '31.1.2026'; write a date such as 2026-11-18",
        ),
        (
            "when: 2026-01-31",
            "when: 2999-01-31",
            ":2: attestation 1:1-1.1: when is '2999-01-31', which is yet to come",
        ),
        (
            "evidence: letter 12",
            "evidence:",
            ":2: attestation 1:1-1.1: evidence empty; fill in who, when and evidence, or leave all empty",
        ),
        (
            "conforms: yes",
            "conforms: perhaps",
            ":2: attestation 1:1-1.1: conforms is 'perhaps'; write yes or no",
        ),
    ],
)
def test_a_wrong_entry_is_one_message(tmp_path: Path, old: str, new: str, message: str) -> None:
    """A wrong entry names file, line, fault and remedy."""
    path = form(tmp_path, FILLED.replace(old, new))
    with pytest.raises(AttestationError) as caught:
        attest.read(path, BOOKS)
    assert str(caught.value) == f"{path}{message}"


def test_an_entry_stands_once(tmp_path: Path) -> None:
    """Two attestations of one clause are refused."""
    twice = FILLED + FILLED.removeprefix("attestations:\n")
    with pytest.raises(AttestationError, match=r":8: attestation 1:1-1.1: stands twice; remove one"):
        attest.read(form(tmp_path, twice), BOOKS)


DEEP = f"attestations: {'[' * 2000}{']' * 2000}\n"


@pytest.mark.parametrize(
    "text", ["", "- a\n", "attestations: 3\n", "a: ]", "other: x\n", "attestations: &a\n- *a\n", DEEP]
)
def test_what_is_no_form(tmp_path: Path, text: str) -> None:
    """Anything else is refused with the name of the file."""
    with pytest.raises(AttestationError, match=r"form\.yaml:1: "):
        attest.read(form(tmp_path, text), BOOKS)


def test_a_form_is_not_overwritten(tmp_path: Path) -> None:
    """What somebody filled in is kept unless they force it."""
    path = form(tmp_path, FILLED)
    with pytest.raises(ShallError, match="exists already; name another file, or overwrite it with --force"):
        command(path, (), None, USUAL, force=False)
    assert path.read_text(encoding="utf-8") == FILLED
    command(path, ("craps",), None, USUAL, force=True)
    assert attest.read(path, BOOKS) == ()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    """A missing folder, and a folder in place of the file, are one message, and leave nothing behind."""
    for place in (tmp_path / "none" / "form.yaml", tmp_path):
        with pytest.raises(ShallError, match=r"cannot write .*; name another file"):
            command(place, ("craps",), None, USUAL, force=True)
    assert not [*tmp_path.glob(".*"), *tmp_path.parent.glob(".*part")]


def test_the_form_for_one_engine(tmp_path: Path) -> None:
    """What hangs on an option that the engine does not offer, or on a game it does not play, is left out."""
    path = tmp_path / "form.yaml"
    engine = f"stdio:{sys.executable} {FIRST_STEPS}"  # manual shoe, device, one deck, one game
    said = command(path, ("all-in-holdem", "craps"), engine, USUAL, force=False)
    assert said.endswith("12 of 25 concern only what the engine does not offer")
    asked = {entry["citation"] for entry in yaml.safe_load(path.read_text("utf-8"))["attestations"]}
    assert {"19:47-44.7(c)", "19:47-44.4(a)"} < asked
    other = ("19:47-44.8", "19:47-44.9", "19:47-44.4(c)", "19:47-44.11(e)")
    assert not {each for each in asked if each.startswith(other)}
    every = command(path, ("all-in-holdem",), "reference", USUAL, force=True)
    assert every == f"25 entries to fill in: {path}"
