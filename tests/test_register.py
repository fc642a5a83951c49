"""The register: what is refused, in which words, and what the real one holds."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from shall import register, suite
from shall.arrange import NotOffered, bind, setup
from shall.case import Case
from shall.citation import covers
from shall.engine import AMOUNTS, Game
from shall.register import Clause, RegisterError
from shall.results import clause_result
from shall.verdict import Verdict

HEAD = """\
rulebook: tiny-game
title: Tiny game
law: N.J.A.C. 1:1-1
edition: first
status: draft
clauses:
"""
ROW = """\
- citation: 1:1-1.1(a)
  title: Betting
  statement: A bet is placed.
  modality: shall
  kind: wager
  method: test
"""
READINGS = """\
rulebook: tiny-game
readings:
- id: TG-01
  title: Which bet
  clauses: ['1:1-1.1(a)']
  problem: It does not say.
  options:
  - {id: R1, statement: This one.}
  - {id: R2, statement: That one.}
  adopted: R1
  why: It is here.
  example: A bet.
  stance: strict
"""
REMEDY = "add `reason:` and say why nothing can be executed"
INSTEAD = "let its scenarios set the option instead"
METHODS = "test, declare, log, attest, none"
FILE = "fixtures/tiny_game/clauses.yaml"
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """A folder of fixtures with one small rulebook."""

    def folder(rows: str = ROW, readings: str = READINGS, head: str = HEAD) -> Path:
        book = tmp_path / "fixtures" / "tiny_game"
        book.mkdir(parents=True)
        (book / "clauses.yaml").write_text(head + rows, encoding="utf-8")
        (book / "readings.yaml").write_text(readings, encoding="utf-8")
        return book.parent

    return folder


def test_a_good_register_is_read(write: Write) -> None:
    """Clauses and readings come as frozen types, and every value as the string that stands there."""
    root = write(ROW.replace("title: Betting", "title: 13:45") + "  readings: [TG-01]\n  refs: [2.10]\n")
    book = register.load("tiny-game", root)
    (clause,) = book.clauses
    assert (clause.title, clause.refs, clause.executable) == ("13:45", ("2.10",), True)
    assert book.readings[0].adopted_statement == "This one."
    assert register.rulebooks(root) == ("tiny-game",)


@pytest.mark.parametrize(
    "old,new,message",
    [
        (
            "  method: test",
            "  metod: test",
            f"{FILE}:12: clause 1:1-1.1(a): unknown field 'metod'; did you mean 'method'?",
        ),
        (
            "  method: test",
            "  method: tset",
            f"{FILE}:12: clause 1:1-1.1(a): unknown method 'tset'; use one of {METHODS}",
        ),
        (
            "  modality: shall",
            "  modality: must",
            f"{FILE}:10: clause 1:1-1.1(a): unknown modality 'must'; use one of shall, shall not, may, none",
        ),
        (
            "  kind: wager",
            "  kind: wager\n  title: Betting",
            f"{FILE}:12: clause 1:1-1.1(a): 'title' stands twice; remove one",
        ),
        (
            "  title: Betting\n",
            "",
            f"{FILE}:7: clause 1:1-1.1(a): field 'title' is missing; add it",
        ),
        (
            "  method: test",
            "  method: none",
            f"{FILE}:7: clause 1:1-1.1(a): method 'none' without a reason; {REMEDY}",
        ),
        (
            "  method: test",
            "  method: test\n  readings: [TG-02]",
            f"{FILE}:7: clause 1:1-1.1(a): unknown reading 'TG-02'; add it to readings.yaml or mend the id",
        ),
        (
            "  method: test",
            "  method: test\n  readings: TG-01",
            f"{FILE}:13: clause 1:1-1.1(a): 'readings' has the wrong shape; write a list",
        ),
        (
            "  method: test",
            "  method: test\n  parts:\n  - id: one\n    statement: One.\n    method: tset",
            f"{FILE}:16: clause 1:1-1.1(a): unknown method 'tset'; use one of {METHODS}",
        ),
        (
            "  method: test",
            "  method: test\n  parts:\n  - {id: one, statement: One.}\n  - {id: one, statement: Two.}",
            f"{FILE}:7: clause 1:1-1.1(a): part 'one' stands twice; give each part an id of its own",
        ),
        (
            "  method: test",
            "  method: test\n  if_offered: [dealing hand]",
            f"{FILE}:7: clause 1:1-1.1(a): `if_offered` beside another method than 'attest'; {INSTEAD}",
        ),
    ],
)
def test_a_bad_row_is_one_message(write: Write, old: str, new: str, message: str) -> None:
    """A bad row names file, line, clause, fault and remedy."""
    with pytest.raises(RegisterError) as caught:
        register.load("tiny-game", write(ROW.replace(old, new)))
    assert str(caught.value) == message


def test_a_citation_stands_once(write: Write) -> None:
    """The second of two rows with one citation is refused."""
    with pytest.raises(RegisterError) as caught:
        register.load("tiny-game", write(ROW + ROW))
    assert str(caught.value) == (
        f"{FILE}:13: clause 1:1-1.1(a): stands twice in the register; remove or merge one of the rows"
    )


def test_a_reading_adopts_one_of_its_options(write: Write) -> None:
    """A reading that adopts what is none of its options is refused."""
    with pytest.raises(RegisterError, match=r"readings.yaml:3: reading TG-01: adopts 'R3', which is none"):
        register.load("tiny-game", write(readings=READINGS.replace("adopted: R1", "adopted: R3")))


def test_a_file_that_is_not_yaml(write: Write) -> None:
    """Broken YAML names its line."""
    with pytest.raises(RegisterError, match=r"^fixtures/tiny_game/clauses.yaml:8: not YAML \("):
        register.load("tiny-game", write("- citation: [\n  }"))


def test_the_folder_names_the_rulebook(write: Write) -> None:
    """A register in the folder of another rulebook is refused."""
    with pytest.raises(RegisterError, match="called 'big-game'; in this folder it must be 'tiny-game'"):
        register.load("tiny-game", write(head=HEAD.replace("tiny-game", "big-game")))


def test_an_unknown_rulebook_lists_the_known(write: Write) -> None:
    """A wrong rulebook is answered with the right ones."""
    with pytest.raises(RegisterError, match=r"^no rulebook 'tinny'; choose from: tiny-game$"):
        register.load("tinny", write())


def test_clauses_are_chosen_by_citation(write: Write) -> None:
    """A citation selects the clause and all below it; one that selects nothing is refused."""
    rows = ROW + ROW.replace("(a)", "(a)1") + ROW.replace("1.1(a)", "1.10")
    book = register.load("tiny-game", write(rows))
    assert [each.citation for each in book.chosen(["1:1-1.1"])] == ["1:1-1.1(a)", "1:1-1.1(a)1"]
    assert len(book.chosen([])) == 3
    for wrong, remedy in (
        ("2:9", "`shall clauses` lists them"),
        ("", "`shall clauses` lists them"),
        ("1.10", r"did you mean '1:1-1\.10'\?"),
        ("1:1-1.1(b)", r"did you mean '1:1-1\.1\(a\)'\?"),
    ):
        with pytest.raises(
            RegisterError, match=rf"no clause {re.escape(repr(wrong))} in tiny-game; {remedy}"
        ):
            register.choose_clauses([book], [wrong])


def test_every_register_here_is_sound() -> None:
    """Every rulebook of the project loads."""
    assert "all-in-holdem" in register.rulebooks()
    assert all(register.load(name).clauses for name in register.rulebooks())


HANGING = [
    (name, clause)
    for name in register.rulebooks()
    for clause in register.load(name).clauses
    if any(values for _, values in clause.hangs_on)
]


def without(rulebook: str, values: tuple[str, ...]) -> Game:
    """An engine that offers everything but these values."""
    options = setup(rulebook).options
    left = {name: tuple(v for v in given if f"{name} {v}" not in values) for name, given in options.items()}
    return Game(options=left)


@pytest.mark.parametrize(
    "rulebook,clause", HANGING, ids=lambda it: it if isinstance(it, str) else it.citation
)
def test_what_is_attested_hangs_on_what_its_neighbours_are_tested_with(rulebook: str, clause: Clause) -> None:
    """The options exist; and without them no scenario beside the clause, or else above it, applies."""
    for _, values in clause.hangs_on:
        options = [value.partition(" ") for value in values]
        assert all(value in map(str, setup(rulebook).options[option]) for option, _, value in options)
        assert not any(option.endswith(AMOUNTS) for option, _, _ in options)
    if clause.if_offered:
        for case in neighbours(rulebook, clause):
            with pytest.raises(NotOffered):
                bind(case, without(rulebook, clause.if_offered))


def neighbours(rulebook: str, clause: Clause) -> list[Case]:
    """The scenarios under the nearest level of the text that has any."""
    levels = (clause.citation[:-cut] for cut in range(len(clause.citation)))
    above = (each for each in levels if each and covers(each, clause.citation))
    found = ([case for case in suite.cases(rulebook) if covers(each, case.citation)] for each in above)
    return next(filter(None, found))


WAYS = {"manual-shoe": "manual shoe", "hand": "hand", "automated-shoe": "automated shoe"}


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_due_about_another_way_to_deal(way: str) -> None:
    """A clause in a section on dealing is due of an engine only if it deals in that way."""
    game = Game(options={"dealing": (way,)})
    titles = {
        clause.title
        for name in register.rulebooks()
        for clause in register.load(name).clauses
        if clause.method == "attest"
        and clause_result(clause, [], game=game).verdict is Verdict.ATTESTATION_DUE
        and clause.title.startswith("Dealing ")
    }
    assert all(title.endswith(WAYS[way]) for title in titles), titles
