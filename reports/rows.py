"""Acts and events as lines of one block of text: a report may hold fifty thousand, and must open at once."""

from functools import lru_cache
from html import escape as escape_all
from typing import TYPE_CHECKING

from markupsafe import Markup

from shall.dossier import Evidence
from shall.once import once
from shall.transcript import AnyEvent
from shall.verdict import Check

from . import people, walk
from .text import clean

if TYPE_CHECKING:
    from .view import Scenario

SAME = "″"
CHECKS = """<table class=checks>
<thead><tr><th scope=col>Expected<th scope=col>Observed<th scope=col>Holds</thead>
<tbody>
"""
COLUMN = 56  # where citations begin; the style sheet sets its tab there


def scenario(it: "Scenario", readings: Markup | None) -> Markup:
    """One scenario of the annex, closed: what was found, where it stands, what was expected and done."""
    evidence = it.evidence
    finding, name = evidence.finding.value, _escape(clean(evidence.name))
    rests = f" · rests on {readings}" if readings else ""
    why = f"<p>{_escape(clean(evidence.why))}</p>\n" if evidence.why else ""
    badge = f'<span class="badge {finding.replace(" ", "-")}">{finding}</span>'
    source = f"<span class=code>{_escape(clean(evidence.file))}:{evidence.line}</span>"
    identity = f"<span class=code>{_escape(clean(evidence.id))}</span>"
    summary = f"<summary>{badge} <span>{it.number}. {name}</span></summary>"
    return Markup(  # noqa: S704 - escaped
        f'<details class=scenario id="{it.anchor}">{summary}\n'
        f"<p class=meta>{source} · {identity}{rests}</p>\n{why}{checks(evidence)}\n{it.rows}\n</details>\n"
    )


def rows(evidence: Evidence, chapter: str = "") -> Markup:
    """The script and the transcript of one scenario. Citations of the chapter lose its number."""
    looked = {i + 1 for check in evidence.checks if not check.precondition for i in check.looked_at}
    lines: list[str] = []
    for stop in walk.stops(evidence.script, evidence.transcript):
        lines.append(f"<b>{_escape(stop.words)}</b>")
        _events(lines, stop.rows, looked, chapter)
    text = "\n".join(lines)
    return Markup(f"{_set_up(evidence)}<pre>{text}</pre>" if lines else _set_up(evidence))  # noqa: S704 - escaped


def checks(evidence: Evidence, *, failed_only: bool = False) -> Markup:
    """What was expected and observed, a row for each check."""
    shown = [_check(each) for each in evidence.checks if not (failed_only and each.holds)]
    return Markup(f"{CHECKS}{''.join(shown)}</tbody></table>" if evidence.checks else "")  # noqa: S704 - escaped


def _check(it: Check) -> str:
    broken = "" if it.holds else " class=broken"
    before = " <small>(precondition)</small>" if it.precondition else ""
    expected, observed = _escape(clean(it.expected)), _escape(clean(it.observed))
    return f"<tr{broken}><td>{expected}{before}<td>{observed}<td>{'yes' if it.holds else 'no'}\n"


def _set_up(evidence: Evidence) -> str:
    if not evidence.script:
        return ""
    return f"<dl class=setup>{''.join(_fact(*each) for each in walk.set_up(evidence.script))}</dl>"


@lru_cache(maxsize=4096)
def _fact(name: str, text: str) -> str:
    return f"<dt>{_escape(name)}<dd>{_escape(text)}"


def _events(lines: list[str], events: list[walk.Row], looked: set[int], chapter: str) -> None:
    above: tuple[str, ...] = ()
    for number, when, event in events:
        if when:
            lines.append(f"    <i>{when}</i>")
        words, gap = _words(event)
        if event.note:
            words, gap = f"{words}{_escape(people.note(event))}", "\n\t"
        cites = event.cites
        line = f"{number:3} {words}"
        if cites:
            line += gap + (SAME if cites == above else _cited(cites, chapter))
        lines.append(f"<mark>{line}</mark>" if number in looked else line)
        above = cites


@once
def _words(event: AnyEvent) -> tuple[str, str]:
    """An event in words, and how to go on to its citations: on the same line, if there is room."""
    words = people.event(event)
    return _escape(words), "\t" if len(words) + 4 < COLUMN else "\n\t"


@lru_cache(maxsize=4096)
def _cited(cites: tuple[str, ...], chapter: str) -> str:
    return _escape(clean(", ".join(str(each).removeprefix(chapter) for each in cites), people.LONGEST))


def _escape(text: str) -> str:
    """For text between tags, where quotes are harmless; markupsafe's strings are slow to join."""
    return escape_all(text, quote=False)
