"""JUnit XML: a suite per rulebook, a test case per scenario, its clause among the properties."""

import xml.etree.ElementTree as ET

from shall.dossier import ClauseResult, Dossier, Evidence, RulebookResult
from shall.transcript import AnyEvent
from shall.verdict import Check, Finding

from . import people, walk
from .text import clean

ERRORS = frozenset(
    {Finding.CRASHED, Finding.TIMED_OUT, Finding.MALFORMED, Finding.NONDETERMINISTIC, Finding.NOT_ASKED}
)
SKIPS = frozenset({Finding.NOT_APPLICABLE, Finding.NOT_OBSERVABLE, Finding.INCONCLUSIVE})


def junit(dossier: Dossier) -> bytes:
    """Every scenario of the run."""
    every = [evidence for book in dossier.rulebooks for evidence in book.evidence]
    root = ET.Element("testsuites", _counts(every), name="shall", time=f"{dossier.seconds:.3f}")
    root.extend(_suite(dossier, book) for book in dossier.rulebooks)
    ET.indent(root)
    document: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return document + b"\n"


def _counts(every: list[Evidence]) -> dict[str, str]:
    findings = [evidence.finding for evidence in every]
    return {
        "tests": str(len(findings)),
        "failures": str(findings.count(Finding.FAILED)),
        "errors": str(sum(finding in ERRORS for finding in findings)),
        "skipped": str(sum(finding in SKIPS for finding in findings)),
    }


def _suite(dossier: Dossier, book: RulebookResult) -> ET.Element:
    suite = ET.Element("testsuite", _counts(list(book.evidence)), name=clean(book.rulebook))
    suite.set("timestamp", clean(dossier.created))
    engine = dossier.manifest
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
    _properties(suite, list(facts.items()))
    clauses = {clause.citation: clause for clause in book.clauses}
    suite.extend(_case(book, evidence, clauses.get(evidence.citation)) for evidence in book.evidence)
    return suite


def _case(book: RulebookResult, evidence: Evidence, clause: ClauseResult | None) -> ET.Element:
    digest = evidence.id.rpartition("#")[2]
    case = ET.Element("testcase", classname=clean(f"{book.rulebook}.{evidence.citation}"))
    case.set("name", clean(f"{evidence.citation} {evidence.name} #{digest}"))
    facts = [
        ("clause", evidence.citation),
        ("scenario", evidence.id),
        ("finding", evidence.finding),
        ("source", f"{evidence.file}:{evidence.line}"),
        *(("reading", reading) for reading in evidence.readings),
        *([("verdict", clause.verdict), ("method", clause.method)] if clause else []),
    ]
    _properties(case, facts)
    if evidence.finding is not Finding.PASSED:
        case.append(_trouble(evidence, clause))
    return case


def _properties(parent: ET.Element, facts: list[tuple[str, str]]) -> None:
    group = ET.SubElement(parent, "properties")
    for name, value in facts:
        ET.SubElement(group, "property", name=name, value=clean(value))


def _trouble(evidence: Evidence, clause: ClauseResult | None) -> ET.Element:
    if evidence.finding in SKIPS:
        return ET.Element("skipped", message=_message(evidence))
    tag = "error" if evidence.finding in ERRORS else "failure"
    trouble = ET.Element(tag, message=_message(evidence), type=evidence.finding.value)
    trouble.text = "\n".join(_lines(evidence, clause))
    return trouble


def _message(evidence: Evidence) -> str:
    broken = [check for check in evidence.checks if not check.holds]
    said = evidence.why or (f"expected {broken[0].expected}; {broken[0].observed}" if broken else "")
    return clean(f"{evidence.finding.value}: {said}" if said else evidence.finding.value)


def _lines(evidence: Evidence, clause: ClauseResult | None) -> list[str]:
    lines = [f"{clean(evidence.citation)}: {clean(clause.statement)}" if clause else clean(evidence.citation)]
    lines += [line for check in evidence.checks if not check.holds for line in _check(check)]
    if evidence.script:
        lines += ["", *(f"{name}: {text}" for name, text in walk.set_up(evidence.script))]
    for stop in walk.stops(evidence.script, evidence.transcript):
        lines.append(f"> {stop.words}")
        lines += [f"  {row.number:3} {_event(row.event)}" for row in stop.rows]
    return lines


def _check(check: Check) -> list[str]:
    return [f"expected: {clean(check.expected)}", f"observed: {clean(check.observed)}"]


def _event(it: AnyEvent) -> str:
    cites = f"  [{clean(', '.join(it.cites))}]" if it.cites else ""
    return f"{people.event(it)}{people.note(it)}{cites}"
