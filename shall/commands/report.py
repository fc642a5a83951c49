"""Report: a dossier rendered again, offline."""

from pathlib import Path

import msgspec

from shall.dossier import Dossier, read
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


def _dossier(path: Path) -> Dossier:
    try:
        return read(read_bytes(path))
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise ShallError(
            f"{path} is no dossier of this version ({fault}); certify writes dossier.json"
        ) from None
