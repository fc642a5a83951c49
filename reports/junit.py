"""JUnit XML: a suite per rulebook, a test case per scenario, its clause among the properties."""

from collections.abc import Iterable, Sequence
from html import escape
from itertools import repeat

from shall.dossier import ClauseResult, Dossier, Evidence, RulebookResult
from shall.transcript import AnyEvent
from shall.verdict import Check, Finding

from . import people, walk
from .text import clean

DECLARATION = b"<?xml version='1.0' encoding='utf-8'?>"
ERRORS = frozenset(
    {Finding.CRASHED, Finding.TIMED_OUT, Finding.MALFORMED, Finding.NONDETERMINISTIC, Finding.NOT_ASKED}
)
SKIPS = frozenset({Finding.NOT_APPLICABLE, Finding.NOT_OBSERVABLE, Finding.INCONCLUSIVE})


def junit(dossier: Dossier, cases: Sequence[Sequence[bytes]]) -> bytes:
    """Every scenario of the run."""
    every = [evidence for book in dossier.rulebooks for evidence in book.evidence]
    head = _tag("testsuites", **_counts(every), name="shall", time=f"{dossier.seconds:.3f}")
    suites = b"".join(map(_suite, repeat(dossier), dossier.rulebooks, cases))
    return b"%b\n%b\n%b</testsuites>\n" % (DECLARATION, head.encode(), suites)


def testcases(book: RulebookResult) -> bytes:
    """The scenarios of a rulebook, or of some of its clauses."""
    clauses = {clause.citation: clause for clause in book.clauses}
    return "".join(_case(book, each, clauses.get(each.citation)) for each in book.evidence).encode()


def _tag(tag: str, /, **values: str) -> str:
    given = (f'{name}="{escape(clean(value))}"' for name, value in values.items())
    return f"<{' '.join((tag, *given))}>"


def _counts(every: Sequence[Evidence]) -> dict[str, str]:
    findings = [evidence.finding for evidence in every]
    return {
        "tests": str(len(findings)),
        "failures": str(findings.count(Finding.FAILED)),
        "errors": str(sum(finding in ERRORS for finding in findings)),
        "skipped": str(sum(finding in SKIPS for finding in findings)),
    }


def _suite(dossier: Dossier, book: RulebookResult, cases: Sequence[bytes]) -> bytes:
    engine = dossier.manifest
    head = _tag("testsuite", **_counts(book.evidence), name=book.rulebook, timestamp=dossier.created)
    facts = {
        "engine": engine.engine,
        "vendor": engine.vendor,
        "version": engine.version,
        "build": engine.build,
        "address": dossier.address,
        "isolation": dossier.isolation,
        "tool": dossier.tool,
        "law": book.law,
        "edition": book.edition,
        "outcome": dossier.outcome,
    }
    return b"%b\n%b</testsuite>\n" % (f"{head}\n{_properties(facts.items())}".encode(), b"".join(cases))


def _case(book: RulebookResult, evidence: Evidence, clause: ClauseResult | None) -> str:
    digest = evidence.id.rpartition("#")[2]
    head = _tag(
        "testcase",
        classname=f"{book.rulebook}.{evidence.citation}",
        name=f"{evidence.citation} {evidence.name} #{digest}",
    )
    facts = [
        ("clause", evidence.citation),
        ("scenario", evidence.id),
        ("finding", evidence.finding),
        ("source", f"{evidence.file}:{evidence.line}"),
        *(("reading", reading) for reading in evidence.readings),
        *([("verdict", clause.verdict), ("method", clause.method)] if clause else []),
    ]
    trouble = "" if evidence.finding is Finding.PASSED else _trouble(evidence, clause)
    return f"{head}\n{_properties(facts)}{trouble}</testcase>\n"


def _properties(facts: Iterable[tuple[str, str]]) -> str:
    lines = (f'<property name="{name}" value="{escape(clean(value))}" />\n' for name, value in facts)
    return f"<properties>\n{''.join(lines)}</properties>\n"


def _trouble(evidence: Evidence, clause: ClauseResult | None) -> str:
    if evidence.finding in SKIPS:
        return f"{_tag('skipped', message=_message(evidence))}</skipped>\n"
    name = "error" if evidence.finding in ERRORS else "failure"
    head = _tag(name, message=_message(evidence), type=evidence.finding.value)
    return f"{head}{escape(chr(10).join(_lines(evidence, clause)))}</{name}>\n"


def _message(evidence: Evidence) -> str:
    broken = [check for check in evidence.checks if not check.holds]
    said = evidence.why or (f"expected {broken[0].expected}; {broken[0].observed}" if broken else "")
    return f"{evidence.finding.value}: {said}" if said else evidence.finding.value


def _lines(evidence: Evidence, clause: ClauseResult | None) -> list[str]:
    lines = [f"{clean(evidence.citation)}: {clean(clause.statement)}" if clause else clean(evidence.citation)]
    lines += [line for check in evidence.checks if not check.holds for line in _check(check)]
    if evidence.script:
        lines += ["", *(f"{name}: {text}" for name, text in walk.set_up(evidence.script))]
    for stop in walk.stops(evidence.script, evidence.transcript):
        lines.append(f"> {stop.words}")
        lines += [f"  {number:3} {_event(event)}" for number, _, event in stop.rows]
    return lines


def _check(check: Check) -> list[str]:
    return [f"expected: {clean(check.expected)}", f"observed: {clean(check.observed)}"]


def _event(it: AnyEvent) -> str:
    cites = f"  [{clean(', '.join(it.cites))}]" if it.cites else ""
    return f"{people.event(it)}{people.note(it)}{cites}"
