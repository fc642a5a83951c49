"""What came out of a run, short: the outcome, counts, the first failures with their replay, what is due."""

import shlex
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

import click

from shall.adapters.text import printable
from shall.causes import Cited, causes
from shall.citation import abridged
from shall.dossier import ClauseResult, Dossier, Evidence, RulebookResult, safe_name
from shall.scope import gaps
from shall.show import outcome
from shall.verdict import Finding, Outcome, Verdict

from .screen import called, number, wrapped

SHOWN = 10  # violated clauses shown in full
CAUSES = 8  # why clauses are not verified
_COLOUR = {
    Outcome.CERTIFIED: "green",
    Outcome.ATTESTATIONS_DUE: "green",
    Outcome.NOT_VERIFIED: "yellow",
    Outcome.VIOLATES: "red",
}


def summary(dossier: Dossier, out: Path) -> Iterator[str]:
    """The lines that end a run: what is wrong, why, what to do next; last the outcome."""
    for part in (_violated(dossier, out), _not_verified(dossier), _due(dossier), _scope(dossier)):
        lines = list(part)
        yield from (*lines, "") if lines and lines[-1] else lines
    engine = printable(f"{dossier.manifest.engine} {dossier.manifest.version}")
    yield f"{engine}: {click.style(dossier.outcome.value, fg=_COLOUR[dossier.outcome], bold=True)}"
    yield _counts(dossier)
    if dossier.proof.mutants:
        caught = sum(mutant.caught_at_clause for mutant in dossier.proof.mutants)
        yield f"proof: {caught} of {len(dossier.proof.mutants)} mutants caught at their clause"
    yield f"report: {out / 'report.html'}"


def _violated(dossier: Dossier, out: Path) -> Iterator[str]:
    """The clauses that were violated, the first of them in full."""
    found = list(_clauses(dossier, Verdict.VIOLATES))
    for row in found[:SHOWN]:
        yield from _violation(*row, dossier.address, out)
    if more := found[SHOWN:]:
        cited = [(result.rulebook, clause.citation) for result, clause in more]
        yield from wrapped(f"… and {number(len(more), 'more clause')} violated: {_abridged(cited, dossier)}")


def _not_verified(dossier: Dossier) -> Iterator[str]:
    """What keeps clauses from being verified, the greatest obstacle first."""
    found = causes(dossier)
    if found:
        total = number(sum(len(each.clauses) for each in found), "clause")
        yield f"Not verified ({total}), by what keeps them back:"
    for cause in found[:CAUSES]:
        cited = _abridged(cause.clauses, dossier)
        yield from wrapped(f"  {cause.what} ({number(len(cause.clauses), 'clause')}): {cited}", lines=2)
        if cause.example:
            yield from wrapped(f"    for example: {printable(cause.example)}", lines=3)
    if more := found[CAUSES:]:
        left = number(sum(len(each.clauses) for each in more), "clause")
        yield f"  … and {number(len(more), 'more cause')} ({left}); the report has them all"


def _due(dossier: Dossier) -> Iterator[str]:
    """Every clause that a person still has to attest, a paragraph for each rulebook, and how."""
    found = list(_clauses(dossier, Verdict.ATTESTATION_DUE))
    if not found:
        return
    yield f"Attestations due ({number(len(found), 'clause')}), which only a person can give:"
    for rulebook, several in groupby(found, lambda row: row[0].rulebook):
        cited = [clause.citation for _, clause in several]
        yield from wrapped(f"  {rulebook} ({len(cited)}): {abridged(cited)}")
    engine = shlex.quote(dossier.address)
    yield f"  the form: {called()} attest --template FILE --engine {engine}"
    yield "  filled in: certify again with --attestations FILE"


def _scope(dossier: Dossier) -> Iterator[str]:
    """What the manifest leaves out, and how much is unverified for it."""
    found = gaps(dossier)
    if found:
        yield "Left out by the manifest, and so not verified:"
    for gap in found:
        open_ = f"({number(gap.clauses, 'clause')} open, {number(gap.scenarios, 'scenario')})"
        names = ", ".join(printable(name, 80) for name in gap.names)
        yield from wrapped(f"  {gap.what} {open_}: {names}", lines=4)


def _counts(dossier: Dossier) -> str:
    count = Counter(clause.verdict for result in dossier.rulebooks for clause in result.clauses)
    told = ", ".join(f"{count[verdict]} {verdict.value}" for verdict in Verdict if count[verdict])
    scenarios = sum(len(result.evidence) for result in dossier.rulebooks)
    ran = f"{number(scenarios, 'scenario')} in {dossier.seconds:.1f} s"
    return f"{number(count.total(), 'clause')}: {told}; {ran}"


def _abridged(cited: Iterable[Cited], dossier: Dossier) -> str:
    """Citations, with their rulebooks where the engine plays several."""
    several = sum(result.rulebook in dossier.manifest.games for result in dossier.rulebooks) > 1
    books = groupby(cited, lambda each: each[0])
    return "; ".join(f"{book} " * several + abridged(citation for _, citation in own) for book, own in books)


def _clauses(dossier: Dossier, verdict: Verdict) -> Iterator[tuple[RulebookResult, ClauseResult]]:
    for result in dossier.rulebooks:
        yield from ((result, clause) for clause in result.clauses if clause.verdict is verdict)


def _violation(result: RulebookResult, clause: ClauseResult, address: str, out: Path) -> Iterator[str]:
    """One clause that was violated, with the first scenario that shows it, or with the person who says so."""
    word = click.style(clause.verdict.value.upper(), fg="red", bold=True)
    own = (each for each in result.evidence if each.id in clause.scenarios)
    first = next((each for each in own if each.finding is Finding.FAILED), None)
    if first is None:
        yield f"{word}  {result.rulebook} {clause.citation}  {printable(clause.why)}"
        return
    yield f"{word}  {result.rulebook} {clause.citation}  {clause.title}"
    yield f"  {clause.statement}"
    yield from _failure(first, address, out)
    yield ""


def _failure(evidence: Evidence, address: str, out: Path) -> Iterator[str]:
    yield f"  scenario: {evidence.name} ({evidence.file}:{evidence.line}), {evidence.finding.value}"
    broken = next(check for check in evidence.checks if not check.holds)
    yield f"  expected: {broken.expected}"
    yield f"  observed: {broken.observed}"
    if evidence.transcript:
        yield from (f"    {line}" for line in outcome(evidence.transcript))
    script = shlex.quote(str(out / "failures" / safe_name(evidence.id)))
    yield f"  replay: {called()} play {script} --engine {shlex.quote(address)}"
