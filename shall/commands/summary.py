"""What came out of a run, short: the outcome, counts, the first failures with their replay, what is due."""

import shlex
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from shall.adapters.text import printable
from shall.dossier import ClauseResult, Dossier, Evidence, RulebookResult, safe_name
from shall.scope import gaps
from shall.show import outcome
from shall.verdict import Finding, Outcome, Verdict

SHOWN = 10  # clauses shown in full
LONGEST = 400  # characters of names in one line
_COLOUR = {
    Outcome.CERTIFIED: "green",
    Outcome.ATTESTATIONS_DUE: "green",
    Outcome.NOT_VERIFIED: "yellow",
    Outcome.VIOLATES: "red",
}


def summary(dossier: Dossier, out: Path) -> Iterator[str]:
    """The lines that end a run."""
    yield from _shortfalls(dossier, out)
    if due := list(_named(dossier, Verdict.ATTESTATION_DUE)):
        yield f"Attestations due ({len(due)}): {', '.join(due)}"
        yield ""
    yield from _scope(dossier)
    engine = printable(f"{dossier.manifest.engine} {dossier.manifest.version}")
    yield f"{engine}: {click.style(dossier.outcome.value, fg=_COLOUR[dossier.outcome], bold=True)}"
    yield _counts(dossier)
    if dossier.proof.mutants:
        caught = sum(mutant.caught_at_clause for mutant in dossier.proof.mutants)
        yield f"proof: {caught} of {len(dossier.proof.mutants)} mutants caught at their clause"
    yield f"report: {out / 'report.html'}"


def _scope(dossier: Dossier) -> Iterator[str]:
    """What the manifest leaves out, and how much is unverified for it."""
    found = gaps(dossier)
    if found:
        yield "Left out by the manifest, and so not verified:"
    for gap in found:
        names = printable(", ".join(gap.names), LONGEST)
        yield f"  {gap.what}: {names} ({gap.clauses} clauses open, {gap.scenarios} scenarios)"
    if found:
        yield ""


def _counts(dossier: Dossier) -> str:
    count = Counter(clause.verdict for result in dossier.rulebooks for clause in result.clauses)
    told = (f"{count[verdict]} {verdict.value}" for verdict in Verdict if count[verdict])
    scenarios = sum(len(result.evidence) for result in dossier.rulebooks)
    return (
        f"{sum(count.values())} clauses: {', '.join(told)}; {scenarios} scenarios in {dossier.seconds:.1f} s"
    )


def _named(dossier: Dossier, verdict: Verdict) -> Iterator[str]:
    """The citations with a verdict, with their rulebook where there are several."""
    for result, clause in _clauses(dossier, verdict):
        yield f"{result.rulebook} {clause.citation}" if len(dossier.rulebooks) > 1 else clause.citation


def _clauses(dossier: Dossier, verdict: Verdict) -> Iterator[tuple[RulebookResult, ClauseResult]]:
    for result in dossier.rulebooks:
        yield from ((result, clause) for clause in result.clauses if clause.verdict is verdict)


def _shortfalls(dossier: Dossier, out: Path) -> Iterator[str]:
    """The clauses that were violated, then those not verified, a few of each."""
    for verdict in (Verdict.VIOLATES, Verdict.NOT_VERIFIED):
        found = list(_clauses(dossier, verdict))
        lines = [line for row in found[:SHOWN] for line in _shortfall(*row, dossier.address, out)]
        if len(found) > SHOWN:
            lines.append(f"… and {len(found) - SHOWN} more: {verdict.value}; the report has them all")
        yield from lines
        if lines and lines[-1]:
            yield ""


def _shortfall(result: RulebookResult, clause: ClauseResult, address: str, out: Path) -> Iterator[str]:
    """One clause that was violated or not verified, with the first scenario that shows it."""
    word = click.style(clause.verdict.value.upper(), fg="red", bold=True)
    first = _first(clause, result.evidence)
    if first is None:
        yield f"{word}  {result.rulebook} {clause.citation}  {clause.why}"
        return
    yield f"{word}  {result.rulebook} {clause.citation}  {clause.title}"
    yield f"  {clause.statement}"
    yield from _failure(first, address, out)
    yield ""


def _first(clause: ClauseResult, evidence: Iterable[Evidence]) -> Evidence | None:
    wanted = {Finding.FAILED} if clause.verdict is Verdict.VIOLATES else set(Finding) - {Finding.PASSED}
    own = (each for each in evidence if each.id in clause.scenarios)
    return next((each for each in own if each.finding in wanted - {Finding.NOT_APPLICABLE}), None)


def _failure(evidence: Evidence, address: str, out: Path) -> Iterator[str]:
    yield f"  scenario: {evidence.name} ({evidence.file}:{evidence.line}), {evidence.finding.value}"
    broken = next((check for check in evidence.checks if not check.holds), None)
    if broken:
        yield f"  expected: {broken.expected}"
        yield f"  observed: {broken.observed}"
    else:
        yield f"  why: {evidence.why}"
    if evidence.finding is Finding.FAILED and evidence.transcript:
        yield from (f"    {line}" for line in outcome(evidence.transcript))
        script = shlex.quote(str(out / "failures" / safe_name(evidence.id)))
        yield f"  replay: shall play {script} --engine {shlex.quote(address)}"
