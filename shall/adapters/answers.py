"""An engine's answer, read with suspicion: a transcript or a manifest, or a list of what is wrong."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from shall.engine import EngineFault, Malformed, Manifest
from shall.script import PROTOCOL, Script
from shall.transcript import EVENTS, AnyEvent, Transcript

from .cards import dealt_twice
from .text import printable

SHOWN = 5  # faults listed in one message
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

_transcripts = msgspec.json.Decoder(Transcript)
_manifests = msgspec.json.Decoder(Manifest)
_events = msgspec.json.Decoder(AnyEvent)
_pieces = msgspec.json.Decoder(dict[str, msgspec.Raw])
_items = msgspec.json.Decoder(list[msgspec.Raw])
_anything = msgspec.json.Decoder()

_PLACE = re.compile(r"^(?P<reason>.*?)(?: - at `\$(?P<place>.*)`)?$", re.DOTALL)
_NAMED = re.compile(r"^Object (?P<what>missing required|contains unknown) field `(?P<field>.*)`$", re.DOTALL)


def read_transcript(data: bytes | msgspec.Raw, script: Script) -> Transcript:
    """The transcript of this script."""
    try:
        transcript = _transcripts.decode(data)
    except UNREADABLE as error:
        raise Malformed(_listed("transcript", _transcript_faults(data, error))) from None
    if transcript.script != script.id:
        raise Malformed(f"an answer to another script: {_quoted(transcript.script)} instead of {script.id!r}")
    if fault := dealt_twice(transcript, script):
        raise Malformed(fault)
    return transcript


def one_by_one(
    perform: Callable[[Script], Transcript], scripts: Iterable[Script]
) -> Iterator[Transcript | EngineFault]:
    """Each script after the answer to the one before; a fault is an answer too."""
    for script in scripts:
        try:
            yield perform(script)
        except EngineFault as fault:
            yield fault


def read_manifest(data: bytes | msgspec.Raw) -> Manifest:
    """The manifest, which may name games we do not know but no event that does not exist."""
    try:
        manifest = _manifests.decode(data)
    except UNREADABLE as error:
        raise Malformed(_listed("manifest", _outer_faults(data, error))) from None
    unknown = [
        f"reports[{index}]: no such event as {_quoted(kind)}"
        for index, kind in enumerate(manifest.reports)
        if kind not in EVENTS
    ]
    if unknown:
        raise Malformed(_listed("manifest", unknown))
    return manifest


def _listed(what: str, faults: list[str]) -> str:
    more = f"; and {len(faults) - SHOWN} more" if len(faults) > SHOWN else ""
    return f"not a {what} of the contract: {'; '.join(faults[:SHOWN])}{more}"


def _transcript_faults(data: bytes | msgspec.Raw, error: Exception) -> list[str]:
    """Every event with its fault, where there are faults in events; else the fault of the whole."""
    faults = _outer_faults(data, error)
    if faults[0].startswith("protocol"):
        return faults
    try:
        events = _items.decode(_pieces.decode(data)["events"])
    except (*UNREADABLE, KeyError):
        return faults
    inner = [fault for index, raw in enumerate(events) for fault in _event_faults(raw, index)]
    return [fault for fault in faults if not fault.startswith("events[")] + inner or faults


def _event_faults(raw: msgspec.Raw, index: int) -> list[str]:
    try:
        _events.decode(raw)
    except UNREADABLE as error:
        return [fault_of(error, f"events[{index}]")]
    return []


def _outer_faults(data: bytes | msgspec.Raw, error: Exception) -> list[str]:
    """Another protocol explains every other fault, so it is said first and alone."""
    try:
        protocol = _anything.decode(_pieces.decode(data)["protocol"])
    except (*UNREADABLE, KeyError):
        return [fault_of(error)]
    if protocol != PROTOCOL or isinstance(protocol, bool):
        return [f"protocol {_quoted(protocol)}, where this suite speaks protocol {PROTOCOL}"]
    return [fault_of(error)]


def fault_of(error: Exception, root: str = "") -> str:
    """Path and reason: `events[3].amount: expected int, got str`."""
    if not isinstance(error, msgspec.ValidationError):
        return f"{root or 'the answer'}: not JSON ({printable(str(error))})"
    place, reason = "", str(error)
    if found := _PLACE.match(reason):
        place, reason = found["place"] or "", found["reason"]
    if named := _NAMED.match(reason):
        place = f"{place}.{named['field']}"
        reason = "missing" if named["what"].startswith("missing") else "no such field"
    elif place == ".event" and reason.startswith("Invalid value "):
        reason = f"no such event as {reason.removeprefix('Invalid value ')}"
    path = f"{root}{place}".lstrip(".") or "the answer"
    return printable(f"{path}: {reason[0].lower()}{reason[1:]}".replace("`", ""))


def _quoted(value: Any) -> str:
    return printable(repr(value), 80)
