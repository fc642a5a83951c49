"""A dossier in, a document out.

What a document says of the scenarios is most of it, and is made of each rulebook by itself: beforehand, by
whoever has the evidence at hand, or in the end. A rulebook may come in parts, each of some of its clauses.
"""

from collections.abc import Callable, Sequence

from shall import dossier as dossiers
from shall.dossier import Dossier, RulebookResult

from .html import annex, html, prepare
from .junit import junit, testcases

__all__ = ["FORMATS", "prepare", "render", "scenarios"]
_SCENARIOS: dict[str, Callable[[RulebookResult], bytes]] = {
    "html": annex,
    "junit": testcases,
    "json": lambda book: dossiers.written(book.evidence),
}
FORMATS = tuple(_SCENARIOS)


def scenarios(book: RulebookResult, format: str) -> bytes:  # noqa: A002
    """What a document of that format says of the scenarios of a rulebook, or of some of its clauses."""
    if format not in FORMATS:
        raise ValueError(f"no report format {format!r}: choose one of {', '.join(FORMATS)}")
    return _SCENARIOS[format](book)


def render(
    dossier: Dossier,
    format: str,  # noqa: A002
    pages: Sequence[Sequence[bytes]] = (),
    written: bytes = b"",
) -> bytes:
    """The dossier as a document of that format.

    `pages` says what there is to say of the scenarios of each rulebook, and `written` is the dossier's file,
    where these have been made already.
    """
    pages = pages or [[scenarios(book, format)] for book in dossier.rulebooks]
    match format:
        case "html":
            return html(dossier, pages, written or dossiers.write(dossier))
        case "junit":
            return junit(dossier, pages)
        case _:
            return dossiers.write(dossier, pages)
