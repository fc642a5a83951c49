"""A dossier in, a document out."""

from shall import dossier as dossiers
from shall.dossier import Dossier

from .html import html
from .junit import junit

FORMATS = ("html", "junit", "json")


def render(dossier: Dossier, format: str, written: bytes = b"") -> bytes:  # noqa: A002
    """The dossier as a document of that format; `written` is its file, where that has been made already."""
    match format:
        case "html":
            return html(dossier, written or dossiers.write(dossier))
        case "junit":
            return junit(dossier)
        case "json":
            return written or dossiers.write(dossier)
    raise ValueError(f"no report format {format!r}: choose one of {', '.join(FORMATS)}")
