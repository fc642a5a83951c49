"""Files of a run: written whole beside their place, then moved there, so that none is ever half-written."""

import os
import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from shall.errors import ShallError

_OURS = re.compile(r".+-[0-9a-f]{12}\.json")  # the name that safe_name gives a script


def check_folder(directory: Path, option: str = "--out") -> None:
    """Refuse at once, and not after a long run, a place where no folder can be written."""
    there = next(each for each in (directory, *directory.absolute().parents) if os.path.lexists(each))
    if not there.is_dir():
        raise ShallError(f"{there} is no folder; choose another place with {option}")
    if not os.access(there, os.W_OK | os.X_OK):
        raise ShallError(f"cannot write to {there} (Permission denied); choose another place with {option}")


def write_all(directory: Path, files: Mapping[str, bytes], option: str = "--out") -> None:
    """All of these files in the directory, replacing those of an earlier run."""
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".shall-", dir=directory) as made:
            for name, data in files.items():
                part = Path(made) / name
                part.parent.mkdir(parents=True, exist_ok=True)
                part.write_bytes(data)
            _forget(directory / "failures")
            for name in files:
                (directory / name).parent.mkdir(exist_ok=True)
                (Path(made) / name).replace(directory / name)
    except OSError as fault:
        why = fault.strerror or fault
        raise ShallError(f"cannot write to {directory} ({why}); choose another place with {option}") from None


def write_one(path: Path, data: bytes) -> None:
    """One file, whole or not at all; a device or a pipe is written to, never replaced."""
    place = Path(os.path.realpath(path))
    part = place.with_name(f".{place.name}.{os.getpid()}.part")
    try:
        if place.exists() and not place.is_file():
            place.write_bytes(data)
            return
        try:
            part.write_bytes(data)
            part.replace(place)
        finally:
            part.unlink(missing_ok=True)
    except OSError as fault:
        raise ShallError(f"cannot write {path} ({fault.strerror or fault}); name another file") from None


def read_bytes(path: Path) -> bytes:
    """The contents of a file that the user named."""
    try:
        return path.read_bytes()
    except OSError as fault:
        raise ShallError(f"cannot read {path} ({fault.strerror or fault}); is the path right?") from None


def _forget(failures: Path) -> None:
    """Remove the failing scripts of an earlier run, and the folder if nothing else is in it."""
    if not failures.is_dir():
        return
    for path in failures.iterdir():
        if _OURS.fullmatch(path.name):
            path.unlink()
    if not any(failures.iterdir()):
        shutil.rmtree(failures)
