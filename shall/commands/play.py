"""Play: one script performed by an engine, for people or as JSON."""

import re
from pathlib import Path

import msgspec

from shall.adapters import connect
from shall.adapters.text import harmless, printable
from shall.errors import ShallError
from shall.limits import USUAL, Limits
from shall.script import AnyAct, Script
from shall.show import play as shown

from .files import read_bytes
from .screen import say

ACTS = tuple(str(kind.__struct_config__.tag) for kind in AnyAct.__args__)


class ScriptError(ShallError):
    """A script that is not one."""


def play(path: Path, address: str, *, as_json: bool, limits: Limits = USUAL) -> bytes | None:
    """The JSON where that was asked for; else the table goes to the terminal."""
    script = read_script(read_bytes(path), str(path))
    with connect(address, limits) as engine:
        transcript = engine.perform(script)
    if as_json:
        return harmless(msgspec.json.format(msgspec.json.encode(transcript), indent=1)) + b"\n"
    say([shown(script, transcript)])
    return None


def read_script(data: bytes, file: str) -> Script:
    """A script from its file; a fault names its place inside the file, and the remedy."""
    try:
        return msgspec.json.decode(data, type=Script)
    except msgspec.ValidationError as fault:
        said, _, place = str(fault).partition(" - at `$")
        raise ScriptError(f"{file}: {_explained(said, place.strip('.`') or 'the script')}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise ScriptError(f"{file}: not JSON ({fault}); mend it") from None


def _explained(said: str, place: str) -> str:
    said = printable(said)
    if place.endswith(".act") and (value := re.match(r"Invalid value (.*)", said)):
        return f"at {place}: no such act as {value[1]}; the acts are {', '.join(ACTS)}"
    if unknown := re.match(r"Object contains unknown field `(.*)`", said):
        return f"at {place}: unknown field {unknown[1]!r}; remove it or mend its name"
    if missing := re.match(r"Object missing required field `(.*)`", said):
        return f"at {place}: field {missing[1]!r} is missing; add it"
    return f"at {place}: {said[:1].lower()}{said[1:]}; see docs/contract.md"
