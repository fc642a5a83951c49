"""The report for people: one file that loads nothing, runs only its own script and reads without it."""

import base64
import hashlib
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from shall.dossier import Dossier, RulebookResult
from shall.scope import gaps
from shall.verdict import Outcome, Verdict

from . import people, rows, view
from .text import clean, plural

TEMPLATES = Path(__file__).parent / "templates"
HERE = (
    "\0"  # where the annex of a rulebook goes, which is long and rendered already; no text has it once clean
)

METHODS = {
    "test": "behaviour in a script shows it",
    "declare": "the engine's declared layout, signs and options show it",
    "log": "a procedure over time shows it",
    "attest": "only a person can verify it",
    "none": "a definition or a container, nothing to verify by itself",
}
STANCES = {
    "strict": "only the adopted reading passes",
    "tolerant": "several readings pass",
    "advisory": "reported, never failed",
    "declared": "the engine declares its choice and is held to it",
    "untested": "not tested",
}


def prepare() -> None:
    """Compile the templates, for whoever has a moment before there is anything to render."""
    for name in _environment().list_templates(["j2"]):
        _environment().get_template(name)


def annex(book: RulebookResult) -> bytes:
    """The evidence of a rulebook, or of some of its clauses."""
    return _environment().get_template("annex.html.j2").render(book=view.Book(book)).encode()


def html(dossier: Dossier, annexes: Sequence[Sequence[bytes]], written: bytes) -> bytes:
    """The whole report, with the digest of the dossier's file."""
    page = _environment().get_template("report.html.j2")
    books = view.books(dossier)
    facts: dict[str, Any] = {
        "dossier": dossier,
        "engine": dossier.manifest,
        "books": books,
        "annex": Markup(HERE),  # noqa: S704 - our own
        "totals": {verdict: sum(book.counts[verdict] for book in books) for verdict in Verdict},
        "verdict_words": _outcome(dossier, books),
        "date": _date(dossier.created),
        "digest": hashlib.sha256(written).hexdigest(),
        "gaps": gaps(dossier),
        "style": _asset("report.css"),
        "script": _asset("report.js"),
    }
    front = page.render(facts).encode().split(HERE.encode())
    return b"".join(chain.from_iterable(zip_longest(front, map(b"".join, annexes), fillvalue=b"")))


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_harmless,
    )
    environment.globals |= {
        "METHODS": METHODS,
        "STANCES": STANCES,
        "Verdict": Verdict,
        "checks": rows.checks,
        "plural": plural,
        "replay": view.replay,
        "scenario": rows.scenario,
    }
    environment.filters |= {
        "hash": _hash,
        "money": people.money,
        "plain": people.plain,
        "words": people.value,
    }
    return environment


def _harmless(value: object) -> object:
    """Whatever a template prints, except what is HTML already and numbers."""
    return value if isinstance(value, Markup | int | float) else clean(value)


def _asset(name: str) -> Markup:
    return Markup((TEMPLATES / name).read_text("utf-8"))  # noqa: S704 - our own file


def _hash(text: str) -> str:
    """A source of the content security policy."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _date(created: str) -> str:
    """`5 March 2027, 14:02 UTC`."""
    try:
        when = datetime.fromisoformat(created)
    except ValueError:
        return created
    return f"{when.day} {when:%B %Y, %H:%M} UTC"


def _outcome(dossier: Dossier, books: list[view.Book]) -> str:
    """The outcome in plain words."""
    count = {verdict: sum(book.counts[verdict] for book in books) for verdict in Verdict}
    unverified = plural(count[Verdict.NOT_VERIFIED], "clause")
    match dossier.outcome:
        case Outcome.CERTIFIED:
            return "Every applicable clause conforms or has been attested. None is violated."
        case Outcome.ATTESTATIONS_DUE:
            due = plural(count[Verdict.ATTESTATION_DUE], "clause")
            return f"Every clause that can be executed conforms. For {due} the word of a person is still due."
        case Outcome.NOT_VERIFIED:
            return f"No clause was found to be violated, but {unverified} could not be verified."
        case Outcome.VIOLATES:
            broken = plural(count[Verdict.VIOLATES], "clause")
            rest = f" {unverified} could not be verified." if count[Verdict.NOT_VERIFIED] else ""
            return f"The engine violates {broken}; each is shown below with its evidence.{rest}"
