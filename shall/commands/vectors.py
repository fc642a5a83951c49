"""Vectors: write every scenario as data, a file for each rulebook."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from shall import __version__, register, suite
from shall.errors import ShallError
from shall.schema import vectors_text
from shall.vectors import vectors

from .files import check_folder, write_all
from .screen import number

SCHEMA = "vectors.schema.json"


def write_vectors(out: Path, rulebooks: Sequence[str]) -> bytes:
    """Write them; what to say about it."""
    names = register.choose_rulebooks(rulebooks)
    check_folder(out)
    _refuse_other_things(out)
    files = {SCHEMA: vectors_text().encode()}
    total = 0
    for name in names:
        made = vectors(name, suite.cases(name), __version__)
        files[f"{name}.json"] = msgspec.json.encode(made)
        total += len(made.vectors)
    write_all(out, files)
    return f"{number(total, 'vector')} of {number(len(names), 'rulebook')}: {out}\n".encode()


def _refuse_other_things(out: Path) -> None:
    """A folder that holds something, but no vectors, was not meant."""
    if out.is_dir() and any(out.iterdir()) and not (out / SCHEMA).exists():
        raise ShallError(f"{out} holds other things than vectors; name an empty folder with --out")
