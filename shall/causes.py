"""Causes: what keeps clauses from being verified, and which clauses each of them keeps back."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from .dossier import ClauseResult, Dossier, Evidence
from .transcript import Refused
from .verdict import Finding, Verdict
from .wording import kind_of

Cited = tuple[str, str]  # rulebook and citation
NO_LACK = (Finding.PASSED, Finding.FAILED, Finding.NOT_APPLICABLE)
UNPREPARED = "the round did not come to the question"


class Cause(NamedTuple):
    """One thing to mend, the clauses it keeps back, and the first example where the name does not say all."""

    what: str
    clauses: tuple[Cited, ...]
    example: str = ""


def causes(dossier: Dossier) -> list[Cause]:
    """Every clause not verified, under the cause that keeps back most of those not yet told."""
    found = dict(_by_clause(dossier))
    examples = {what: why for several in reversed(found.values()) for what, why in several.items()}
    told = []
    while found:
        counted = Counter(what for several in found.values() for what in several)
        what = max(
            counted, key=lambda each: (each != Finding.NOT_ASKED, counted[each])
        )  # it has a cause itself
        kept_back = tuple(cited for cited, several in found.items() if what in several)
        told.append(Cause(what, kept_back, examples[what]))
        found = {cited: several for cited, several in found.items() if what not in several}
    return told


def _by_clause(dossier: Dossier) -> Iterator[tuple[Cited, dict[str, str]]]:
    for result in dossier.rulebooks:
        evidence = defaultdict(list)
        for each in result.evidence:
            evidence[each.citation].append(each)
        for clause in result.clauses:
            if clause.verdict is Verdict.NOT_VERIFIED:
                yield (result.rulebook, clause.citation), _of_clause(clause, evidence[clause.citation])


def _of_clause(clause: ClauseResult, evidence: list[Evidence]) -> dict[str, str]:
    """Its causes, each with an example or nothing."""
    found: dict[str, str] = {}
    for each in evidence:
        if each.finding not in NO_LACK:
            found |= {what: why for what, why in _of_scenario(each) if what not in found}
    return found or {clause.why: ""}


def _of_scenario(evidence: Evidence) -> Iterator[tuple[str, str]]:
    for lack in evidence.lacks:
        yield f"wager not played: {lack.name}" if lack.what == "wager" else f"not reported: {lack.name}", ""
    if refused := _refused(evidence):
        yield f"refused act: {refused}", ""
    elif evidence.finding is Finding.INCONCLUSIVE:
        yield UNPREPARED, evidence.why
    elif not evidence.lacks:
        yield evidence.finding.value, evidence.why


def _refused(evidence: Evidence) -> str:
    """The kind of the lawful act that the engine refused, if that is why the scenario shows nothing."""
    broken = next((each for each in evidence.checks if not each.holds), None)
    if evidence.finding is not Finding.INCONCLUSIVE or not (
        broken and evidence.transcript and evidence.script
    ):
        return ""
    seen = (evidence.transcript.events[index] for index in broken.looked_at)
    acts = evidence.script.acts
    return next((kind_of(acts[e.act]) for e in seen if isinstance(e, Refused) and e.act < len(acts)), "")
