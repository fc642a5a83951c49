"""A dossier in, a document out."""

from collections.abc import Callable

from shall import dossier as dossiers
from shall.dossier import Dossier

from .html import html
from .junit import junit

FORMATS: dict[str, Callable[[Dossier], bytes]] = {"html": html, "junit": junit, "json": dossiers.write}


def render(dossier: Dossier, format: str) -> bytes:  # noqa: A002
    """The dossier as a document of that format."""
    if format not in FORMATS:
        raise ValueError(f"no report format {format!r}: choose one of {', '.join(FORMATS)}")
    return FORMATS[format](dossier)
