"""Acts and events as lines of one block of text: a report may hold fifty thousand, and must open at once."""

from functools import lru_cache
from html import escape as escape_all

from markupsafe import Markup

from shall.dossier import Evidence

from . import people, walk
from .text import clean

SAME = "″"
COLUMN = 56  # where citations begin; the style sheet sets its tab there


def rows(evidence: Evidence, chapter: str = "") -> Markup:
    """The script and the transcript of one scenario. Citations of the chapter lose its number."""
    looked = {i + 1 for check in evidence.checks if not check.precondition for i in check.looked_at}
    lines: list[str] = []
    for stop in walk.stops(evidence.script, evidence.transcript):
        lines.append(f"<b>{_escape(stop.words)}</b>")
        _events(lines, stop.rows, looked, chapter)
    text = "\n".join(lines)
    return Markup(f"{_set_up(evidence)}<pre>{text}</pre>" if lines else _set_up(evidence))  # noqa: S704 - escaped


def _set_up(evidence: Evidence) -> str:
    if not evidence.script:
        return ""
    facts = walk.set_up(evidence.script)
    return (
        f"<dl class=setup>{''.join(f'<dt>{_escape(name)}<dd>{_escape(text)}' for name, text in facts)}</dl>"
    )


def _events(lines: list[str], events: list[walk.Row], looked: set[int], chapter: str) -> None:
    above: tuple[str, ...] = ()
    for number, when, words, cites in events:
        if when:
            lines.append(f"    <i>{when}</i>")
        line = f"{number:3} {_escape(words)}"
        if cites:
            gap = "\t" if len(words) + 4 < COLUMN else "\n\t"
            line += gap + (SAME if cites == above else _cited(cites, chapter))
        lines.append(f"<mark>{line}</mark>" if number in looked else line)
        above = cites


@lru_cache(maxsize=4096)
def _cited(cites: tuple[str, ...], chapter: str) -> str:
    return _escape(clean(", ".join(str(each).removeprefix(chapter) for each in cites), people.LONGEST))


def _escape(text: str) -> str:
    """For text between tags, where quotes are harmless; markupsafe's strings are slow to join."""
    return escape_all(text, quote=False)
