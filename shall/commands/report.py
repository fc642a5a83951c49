"""Report: a dossier rendered again, offline."""

from pathlib import Path

import msgspec

from shall.adapters.text import printable
from shall.dossier import VERSION, Dossier, read
from shall.errors import ShallError
from shall.folders import load

from .files import read_bytes, write_one


def report(path: Path, form: str, out: Path | None) -> bytes | None:
    """The document, unless it went to a file."""
    document: bytes = load("reports").render(_dossier(path), form)
    if out is None:
        return document
    write_one(out, document)
    return None


class _Version(msgspec.Struct):
    """What every dossier begins with, whatever its version; at first it went unsaid."""

    dossier: int = 1
    tool: str = "the shall that wrote it"


def _dossier(path: Path) -> Dossier:
    data = read_bytes(path)
    try:
        version = msgspec.json.decode(data, type=_Version)
        if version.dossier != VERSION:
            raise ShallError(
                f"{path} is a dossier of version {version.dossier}, and this shall reads version {VERSION}; "
                f"render it with {printable(version.tool)}, or certify again"
            )
        return read(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise ShallError(
            f"{path} is no dossier ({printable(str(fault))}); certify writes dossier.json"
        ) from None
