"""Findings become verdicts, verdicts an outcome, and attestations take their part."""

import msgspec
import pytest

from shall.dossier import Attestation, ClauseResult, Evidence
from shall.engine import Game
from shall.register import Clause, Method, Modality, Option, Part, Reading, Register, Stance
from shall.results import clause_result, rulebook_result
from shall.results import outcome as outcome_of_run
from shall.verdict import Finding, Outcome, Verdict, outcome_of, verdict_of

PASSED, FAILED, INAPPLICABLE = Finding.PASSED, Finding.FAILED, Finding.NOT_APPLICABLE


@pytest.mark.parametrize(
    "findings,verdict,why",
    [
        ([PASSED, PASSED], Verdict.CONFORMS, ""),
        ([PASSED, INAPPLICABLE], Verdict.CONFORMS, ""),
        ([PASSED, FAILED, Finding.CRASHED], Verdict.VIOLATES, ""),
        ([PASSED, Finding.INCONCLUSIVE], Verdict.NOT_VERIFIED, "inconclusive"),
        ([PASSED, Finding.NOT_OBSERVABLE], Verdict.NOT_VERIFIED, "not observable"),
        ([Finding.TIMED_OUT, Finding.CRASHED], Verdict.NOT_VERIFIED, "crashed, timed out"),
        ([Finding.MALFORMED], Verdict.NOT_VERIFIED, "malformed"),
        ([INAPPLICABLE], Verdict.NOT_APPLICABLE, "not offered"),
        ([], Verdict.NOT_VERIFIED, "no scenario run"),
    ],
)
def test_findings_make_a_verdict(findings: list[Finding], verdict: Verdict, why: str) -> None:
    """One failure violates; anything else short of passing leaves the clause not verified."""
    assert verdict_of(findings) == (verdict, why)


@pytest.mark.parametrize(
    "verdicts,outcome",
    [
        ([Verdict.CONFORMS, Verdict.ATTESTED, Verdict.NOT_APPLICABLE], Outcome.CERTIFIED),
        ([Verdict.CONFORMS, Verdict.ATTESTATION_DUE], Outcome.ATTESTATIONS_DUE),
        ([Verdict.CONFORMS, Verdict.ATTESTATION_DUE, Verdict.NOT_VERIFIED], Outcome.NOT_VERIFIED),
        ([Verdict.NOT_VERIFIED, Verdict.VIOLATES], Outcome.VIOLATES),
        ([Verdict.NOT_APPLICABLE], Outcome.NOT_VERIFIED),
        ([], Outcome.NOT_VERIFIED),
    ],
)
def test_verdicts_make_an_outcome(verdicts: list[Verdict], outcome: Outcome) -> None:
    """The worst verdict decides, and a run that settled nothing certifies nothing."""
    assert outcome_of(verdicts) is outcome


def test_what_conforms_in_part_is_no_shortfall() -> None:
    """A run of one clause conforms though a part of it is due; one of nothing but forms verifies nothing."""
    assert outcome_of([Verdict.ATTESTATION_DUE], in_part=True) is Outcome.ATTESTATIONS_DUE
    assert outcome_of([Verdict.ATTESTATION_DUE]) is Outcome.NOT_VERIFIED
    for row, came_out in (
        (MIXED, Outcome.ATTESTATIONS_DUE),
        (clause("attest", reason="r"), Outcome.NOT_VERIFIED),
    ):
        found = [evidence(PASSED)] if row is MIXED else []
        assert outcome_of_run([rulebook_result(book(row), [row], found, [], {}, Game())]) is came_out


def clause(
    method: Method = "test", modality: Modality = "shall", reason: str = "", readings: tuple[str, ...] = ()
) -> Clause:
    """A row of the register with one part that only a person can verify, if its method is executable."""
    return Clause(
        citation="1:1-1.1",
        title="Betting",
        statement="A bet is placed.",
        modality=modality,
        kind="wager",
        method=method,
        reason=reason,
        readings=readings,
    )


MIXED = Clause(
    citation="1:1-1.1",
    title="",
    statement="",
    modality="shall",
    kind="",
    method="test",
    parts=(Part("shown", "Shown."), Part("seen", "Seen.", "attest")),
)


def evidence(finding: Finding, why: str = "") -> Evidence:
    """One scenario of that clause."""
    return Evidence(id="1:1-1.1#0", citation="1:1-1.1", name="n", file="f", line=1, finding=finding, why=why)


def attested(*, conforms: bool = True, part: str = "") -> Attestation:
    """What a person says of it."""
    return Attestation(
        rulebook="tiny-game",
        citation="1:1-1.1",
        who="A. Inspector",
        when="2026-11-18",
        evidence="seen",
        conforms=conforms,
        part=part,
    )


def ruled(result: ClauseResult) -> tuple[Verdict, str]:
    """The verdict, and why."""
    return result.verdict, result.why


def test_what_only_a_person_can_verify() -> None:
    """Without an attestation it is due; with one it is attested; a person who says no is believed."""
    only_a_person = clause("attest", reason="people")
    assert ruled(clause_result(only_a_person, [])) == (Verdict.ATTESTATION_DUE, "")
    assert ruled(clause_result(only_a_person, [], [attested()])) == (Verdict.ATTESTED, "")
    denied = clause_result(only_a_person, [], [attested(conforms=False)])
    assert ruled(denied) == (Verdict.VIOLATES, "A. Inspector attests that it is not so (2026-11-18)")


def test_a_part_that_only_a_person_can_verify() -> None:
    """What was executed conforms, but the clause does so only once its other part is attested."""
    passed = [evidence(PASSED)]
    due = (Verdict.ATTESTATION_DUE, "conforms in what was executed; due: seen")
    assert ruled(clause_result(MIXED, passed)) == due
    assert ruled(clause_result(MIXED, passed, [attested(part="seen")])) == (Verdict.CONFORMS, "")
    denied = clause_result(MIXED, passed, [attested(part="seen", conforms=False)])
    assert denied.verdict is Verdict.VIOLATES
    assert clause_result(MIXED, [evidence(FAILED)], [attested(part="seen")]).verdict is Verdict.VIOLATES
    assert clause_result(MIXED, [], [attested(part="seen")]).verdict is Verdict.NOT_VERIFIED


def test_nobody_attests_what_is_not_offered() -> None:
    """What hangs on an option is due only if a value of it is offered; an option not listed offers all."""
    by_hand = msgspec.structs.replace(
        clause("attest", reason="people"), if_offered=("dealing hand", "decks 2")
    )
    shoe = Game(options={"dealing": ("manual-shoe",), "decks": (1,)})
    assert ruled(clause_result(by_hand, [], game=shoe)) == (
        Verdict.NOT_APPLICABLE,
        "not offered: dealing hand, decks 2",
    )
    for offered in (
        Game(),
        Game(options={"dealing": ("hand",), "decks": (1,)}),
        Game(options={"decks": (1,)}),
    ):
        assert clause_result(by_hand, [], game=offered).verdict is Verdict.ATTESTATION_DUE
    two = Game(options={"dealing": ("manual-shoe",), "decks": (1, 2)})
    assert clause_result(by_hand, [], game=two).verdict is Verdict.ATTESTATION_DUE
    assert clause_result(by_hand, [], [attested(conforms=False)], game=shoe).verdict is Verdict.VIOLATES
    sign = msgspec.structs.replace(
        MIXED, parts=(Part("sign", "A sign.", "attest", ("dealing hand",)), *MIXED.parts)
    )
    seen = [attested(part="seen")]
    assert clause_result(sign, [evidence(PASSED)], seen, game=shoe).verdict is Verdict.CONFORMS
    assert clause_result(sign, [evidence(PASSED)], seen).verdict is Verdict.ATTESTATION_DUE


def test_what_cannot_be_executed() -> None:
    """A container, and an excused clause without a scenario, are not applicable, and the reason is said."""
    assert ruled(clause_result(clause("none", reason="a heading"), [])) == (
        Verdict.NOT_APPLICABLE,
        "a heading",
    )
    assert ruled(clause_result(clause(reason="no terms to keep"), [])) == (
        Verdict.NOT_APPLICABLE,
        "no terms to keep",
    )
    assert clause_result(clause(reason="differs"), [evidence(PASSED)]).verdict is Verdict.CONFORMS
    assert ruled(clause_result(clause(), [])) == (Verdict.NOT_VERIFIED, "no scenario run")


def test_a_permission_not_taken() -> None:
    """What an engine does not offer it cannot violate."""
    result = clause_result(clause(modality="may"), [evidence(INAPPLICABLE, "no progressive wager")])
    assert ruled(result) == (Verdict.NOT_APPLICABLE, "not offered: no progressive wager")


def test_a_failure_says_which_scenario() -> None:
    """The verdict on a violated clause names the first scenario that failed, and how."""
    result = clause_result(clause(), [evidence(PASSED), evidence(FAILED, "expected a; observed b")])
    assert ruled(result) == (Verdict.VIOLATES, "n: expected a; observed b")


def reading(stance: Stance) -> Reading:
    """A reading of the clause."""
    return Reading(
        id=f"TG-{stance}",
        title="t",
        clauses=("1:1-1.1",),
        problem="p",
        options=(Option("R1", "This one."),),
        adopted="R1",
        why="w",
        example="e",
        stance=stance,
    )


def book(*clauses: Clause) -> Register:
    """A register with a reading of each of four stances."""
    return Register(
        rulebook="tiny-game",
        title="Tiny game",
        law="l",
        edition="e",
        status="s",
        clauses=clauses,
        readings=(reading("strict"), reading("declared"), reading("advisory"), reading("untested")),
    )


def test_a_verdict_says_what_it_rests_on() -> None:
    """A conforming verdict names the readings that decide it; the result lists all it relied on."""
    rested = clause(readings=("TG-strict", "TG-advisory"))
    game = Game(readings={"TG-strict": "R1"})
    result = rulebook_result(book(rested), [rested], [evidence(PASSED)], [], {"1:1-1.1": 2}, game)
    assert ruled(result.clauses[0]) == (Verdict.CONFORMS, "given TG-strict")
    assert result.clauses[0].mutants == 2
    assert [(each.id, each.adopted, each.declared) for each in result.readings] == [
        ("TG-strict", "This one.", "R1"),
        ("TG-advisory", "This one.", ""),
    ]


def test_what_every_reading_agrees_on_conforms_outright() -> None:
    """A reading of which several choices pass counts only where a scenario is marked with it."""
    met = clause(readings=("TG-declared",))
    marked = msgspec.structs.replace(evidence(PASSED), readings=("TG-declared",))
    for shown, why in ((evidence(PASSED), ""), (marked, "given TG-declared")):
        result = rulebook_result(book(met), [met], [shown], [], {}, Game())
        assert ruled(result.clauses[0]) == (Verdict.CONFORMS, why)
        assert [each.id for each in result.readings] == ["TG-declared"]


def test_a_game_not_played() -> None:
    """Nothing is due, tested or violated in a rulebook whose game the engine does not play."""
    rows = (clause(), clause("attest", reason="people"))
    result = rulebook_result(book(*rows), rows, [evidence(INAPPLICABLE)], [], {}, None)
    assert {each.verdict for each in result.clauses} == {Verdict.NOT_APPLICABLE}
    assert {each.why for each in result.clauses} == {"not offered: the engine does not play this game"}
