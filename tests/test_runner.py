"""The runner: every case gets a finding, whatever the engine does."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from shall import runner
from shall.arrange import NotOffered
from shall.case import Absent, Case, event
from shall.dossier import Evidence
from shall.engine import Crashed, EngineFault, Game, Malformed, Manifest, TimedOut
from shall.script import Script
from shall.transcript import Transcript
from shall.verdict import Finding

MANIFEST = Manifest(
    protocol=1, engine="e", vendor="v", version="1", games={"tiny-game": Game()}, reports=("paid", "refused")
)


def case(name: str, rulebook: str = "tiny-game") -> Case:
    """A case that passes on any answer."""
    return Case(
        rulebook=rulebook,
        citation=f"1:1-{name}",
        name=name,
        file="f",
        line=1,
        expectations=(Absent(match=event("paid")),),
    )


class Engine:
    """An engine in this process that answers as told."""

    def __init__(self, answer: Callable[[Script], object]) -> None:
        self.answer = answer

    def manifest(self) -> Manifest:
        """As every engine here."""
        return MANIFEST

    def perform(self, script: Script) -> Transcript:
        """As told."""
        return self.answer(script)  # type: ignore[return-value]


class Pipelined(Engine):
    """An engine that takes many scripts at once and ends early."""

    def perform_many(self, scripts: Sequence[Script]) -> Iterator[Transcript | EngineFault]:
        """The first, then a fault, then nothing."""
        yield self.perform(scripts[0])
        yield TimedOut("slow")


@pytest.fixture(autouse=True)
def _bound(monkeypatch: pytest.MonkeyPatch) -> None:
    def bind(case: Case, game: Game) -> Script:
        if case.name == "not offered":
            raise NotOffered("no such option")
        return Script(protocol=1, id=case.id, game=case.rulebook)

    monkeypatch.setattr(runner, "script_of", bind)


def good(script: Script) -> Transcript:
    """An answer in order."""
    return Transcript(protocol=1, script=script.id)


def raising(fault: Exception) -> Callable[[Script], Transcript]:
    """An engine that raises."""

    def perform(script: Script) -> Transcript:
        raise fault

    return perform


def found(engine: Engine, *names: str) -> list[tuple[Finding, str]]:
    """What was found of cases with these names."""
    evidence = runner.run(engine, MANIFEST, [case(name) for name in names])
    return [(each.finding, each.why) for each in evidence]


@pytest.mark.parametrize(
    "answer,finding,why",
    [
        (good, Finding.PASSED, ""),
        (raising(Crashed("fell")), Finding.CRASHED, "fell"),
        (raising(TimedOut("slow")), Finding.TIMED_OUT, "slow"),
        (raising(Malformed("odd")), Finding.MALFORMED, "odd"),
        (raising(Malformed("odd; " * 300 + "odd")), Finding.MALFORMED, "odd; " * 300 + "odd"),
        (raising(ValueError("a\x1b[2J")), Finding.CRASHED, "ValueError: a\\x1b[2J"),
        (lambda script: {"script": script.id}, Finding.MALFORMED, "answered with dict, not a transcript"),
    ],
)
def test_every_answer_has_a_finding(answer: Callable[[Script], object], finding: Finding, why: str) -> None:
    """An engine that raises, hangs or babbles gets a finding, and the run goes on."""
    assert found(Engine(answer), "1", "2") == [(finding, why)] * 2


def test_what_does_not_apply_is_not_performed() -> None:
    """An option or a game that is not on offer makes a case not applicable, with the reason."""
    evidence = runner.run(Engine(good), MANIFEST, [case("not offered"), case("1"), case("2", "other-game")])
    assert [(each.finding, each.why) for each in evidence] == [
        (Finding.NOT_APPLICABLE, "no such option"),
        (Finding.PASSED, ""),
        (Finding.NOT_APPLICABLE, "the engine does not play this game"),
    ]
    assert [each.script is None for each in evidence] == [True, False, True]


def test_many_at_once() -> None:
    """Answers of a pipelined engine are taken in order; what is missing at the end is a crash."""
    assert found(Pipelined(good), "1", "not offered", "2", "3") == [
        (Finding.PASSED, ""),
        (Finding.NOT_APPLICABLE, "no such option"),
        (Finding.TIMED_OUT, "slow"),
        (Finding.CRASHED, "the engine gave no further answer"),
    ]


def test_each_finding_is_told_as_it_comes() -> None:
    """Somebody who watches hears of every case in order."""
    told: list[Evidence] = []
    evidence = runner.run(Engine(good), MANIFEST, [case("1"), case("2")], told.append)
    assert told == evidence
