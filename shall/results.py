"""Results: the verdict on every clause of a rulebook, from its evidence and from what people attest."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from .dossier import Attestation, ClauseResult, Evidence, ReadingResult, RulebookResult
from .engine import Game
from .register import Clause, Reading, Register
from .verdict import Finding, Outcome, Verdict, outcome_of, verdict_of

Ruling = tuple[Verdict, str]
RESTS_ON = ("strict", "tolerant", "declared")  # advisory and untested readings never decide a verdict
ANY_WAY = Game()  # every option in every value
NOT_PLAYED = "not offered: the engine does not play this game"


class Statements(msgspec.Struct, frozen=True):
    """What people attest about one clause: as a whole, and about parts of it."""

    whole: Attestation | None = None
    parts: tuple[Attestation, ...] = ()


def rulebook_result(
    register: Register,
    clauses: Sequence[Clause],
    evidence: Sequence[Evidence],
    attestations: Iterable[Attestation],
    mutants: Mapping[str, int],
    game: Game | None,
) -> RulebookResult:
    """The chosen clauses of one rulebook with their verdicts; without a game the engine does not play it."""
    said = [each for each in attestations if each.rulebook == register.rulebook]
    found: defaultdict[str, list[Evidence]] = defaultdict(list)
    for each in evidence:
        found[each.citation].append(each)
    results = tuple(
        clause_result(
            clause,
            found[clause.citation],
            [each for each in said if each.citation == clause.citation],
            mutants.get(clause.citation, 0),
            register.readings,
            game=game,
        )
        for clause in clauses
    )
    relied = {id_ for clause in clauses for id_ in clause.readings}
    relied |= {id_ for each in evidence for id_ in each.readings}
    return RulebookResult(
        rulebook=register.rulebook,
        title=register.title,
        law=register.law,
        edition=register.edition,
        status=register.status,
        clauses=results,
        evidence=tuple(evidence),
        readings=tuple(_reading(each, game) for each in register.readings if each.id in relied),
    )


def joined(register: Register, parts: Sequence[RulebookResult]) -> RulebookResult:
    """The result of a rulebook from those of stretches of its clauses."""
    readings = {reading.id: reading for part in parts for reading in part.readings}
    return msgspec.structs.replace(
        parts[0],
        clauses=tuple(clause for part in parts for clause in part.clauses),
        evidence=tuple(each for part in parts for each in part.evidence),
        readings=tuple(readings[each.id] for each in register.readings if each.id in readings),
    )


def outcome(results: Iterable[RulebookResult]) -> Outcome:
    """The outcome of a run; a clause with a part still to be attested conforms in what was executed."""
    clauses = [clause for result in results for clause in result.clauses]
    due = (clause for clause in clauses if clause.verdict is Verdict.ATTESTATION_DUE)
    in_part = any(clause.method != "attest" for clause in due)
    return outcome_of([clause.verdict for clause in clauses], in_part=in_part)


def clause_result(
    clause: Clause,
    evidence: Sequence[Evidence],
    attestations: Sequence[Attestation] = (),
    mutants: int = 0,
    readings: Sequence[Reading] = (),
    *,
    game: Game | None = ANY_WAY,
) -> ClauseResult:
    """One row of the register with its verdict; without a game the engine does not play it."""
    statements = Statements(
        next((each for each in attestations if not each.part), None),
        tuple(each for each in attestations if each.part),
    )
    verdict, why = (
        _ruling(clause, evidence, statements, game) if game else (Verdict.NOT_APPLICABLE, NOT_PLAYED)
    )
    if verdict is Verdict.CONFORMS and not why:
        why = _given(clause, evidence, readings)
    return ClauseResult(
        citation=clause.citation,
        title=clause.title,
        statement=clause.statement,
        modality=clause.modality,
        kind=clause.kind,
        method=clause.method,
        verdict=verdict,
        why=why,
        reason=clause.reason,
        should_be=clause.should_be,
        readings=clause.readings,
        scenarios=tuple(each.id for each in evidence),
        mutants=mutants,
        attestation=statements.whole,
        attested_parts=statements.parts,
    )


def _ruling(clause: Clause, evidence: Sequence[Evidence], said: Statements, game: Game) -> Ruling:
    """What the clause's own method gives, then what the parts that only a person can verify add to it."""
    if clause.method == "attest":
        return _attested(clause, said.whole, game)
    if not clause.executable or (clause.reason and not evidence):
        return Verdict.NOT_APPLICABLE, clause.reason
    verdict, why = verdict_of([each.finding for each in evidence])
    if verdict is Verdict.NOT_APPLICABLE:
        return verdict, _not_offered(evidence)
    if verdict is Verdict.VIOLATES:
        failed = next(each for each in evidence if each.finding is Finding.FAILED)
        return verdict, f"{failed.name}: {failed.why}"
    if verdict is Verdict.NOT_VERIFIED:
        return verdict, why
    return _with_parts(clause, said, game)


def _attested(clause: Clause, statement: Attestation | None, game: Game) -> Ruling:
    """What a person says counts, even of what the manifest does not offer."""
    if statement is None and not game.offers(clause.if_offered):
        return Verdict.NOT_APPLICABLE, f"not offered: {', '.join(clause.if_offered)}"
    if statement is None:
        return Verdict.ATTESTATION_DUE, ""
    if not statement.conforms:
        return Verdict.VIOLATES, f"{statement.who} attests that it is not so ({statement.when})"
    return Verdict.ATTESTED, ""


def _with_parts(clause: Clause, said: Statements, game: Game) -> Ruling:
    """A clause that conforms in what was executed conforms as a whole once its other parts are attested."""
    if denied := next((each for each in said.parts if not each.conforms), None):
        return Verdict.VIOLATES, f"{denied.who} attests that part {denied.part} is not so ({denied.when})"
    attested = {each.part for each in said.parts}
    asked = (part for part in clause.parts_to_attest if game.offers(part.if_offered))
    if due := [part.id for part in asked if part.id not in attested]:
        return Verdict.ATTESTATION_DUE, f"conforms in what was executed; due: {', '.join(due)}"
    return Verdict.CONFORMS, ""


def _not_offered(evidence: Sequence[Evidence]) -> str:
    reasons = dict.fromkeys(each.why for each in evidence if each.why)
    return f"not offered: {'; '.join(reasons)}" if reasons else "not offered"


def _given(clause: Clause, evidence: Sequence[Evidence], readings: Collection[Reading]) -> str:
    """The readings that a verdict rests on: those of its scenarios, and the strict ones of the clause.

    Where several readings pass, a scenario that is not marked with one shows what they all agree on.
    """
    tagged = {id_ for each in evidence for id_ in each.readings}
    strict = {each.id for each in readings if each.stance == "strict"}
    relied = tagged | (strict & set(clause.readings))
    given = [each.id for each in readings if each.id in relied and each.stance in RESTS_ON]
    return f"given {', '.join(given)}" if given else ""


def _reading(reading: Reading, game: Game | None) -> ReadingResult:
    return ReadingResult(
        id=reading.id,
        title=reading.title,
        clauses=reading.clauses,
        problem=reading.problem,
        adopted=reading.adopted_statement,
        why=reading.why,
        example=reading.example,
        stance=reading.stance,
        declared=game.readings.get(reading.id, "") if game else "",
    )
