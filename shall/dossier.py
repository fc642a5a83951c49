"""The dossier: everything a run found, self-contained, from which every report is rendered."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from .adapters.text import harmless
from .engine import Manifest
from .script import Script
from .transcript import Transcript
from .verdict import Check, Finding, Outcome, Verdict

VERSION = 1  # of the format


class Lack(msgspec.Struct, frozen=True):
    """Something that a scenario needs and the manifest leaves out."""

    what: Literal["game", "wager", "option", "kind"]
    name: str


class Evidence(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One scenario: what was asked, what the engine did, what was found."""

    id: str
    citation: str
    name: str
    file: str
    line: int
    finding: Finding
    why: str = ""
    lacks: tuple[Lack, ...] = ()  # why it could not be played or seen
    readings: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
    script: Script | None = None
    transcript: Transcript | None = None


class Attestation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a person says of a clause that only a person can verify."""

    rulebook: str
    citation: str
    who: str
    when: str
    evidence: str
    conforms: bool = True
    part: str = ""  # of a clause whose other parts are executed


class ClauseResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One row of the register with its verdict."""

    citation: str
    title: str
    statement: str
    modality: str
    kind: str
    method: str
    verdict: Verdict
    why: str = ""
    reason: str = ""
    should_be: str = ""
    readings: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()  # ids of the evidence
    mutants: int = 0
    attestation: Attestation | None = None
    attested_parts: tuple[Attestation, ...] = ()


class ReadingResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reading the run relied on."""

    id: str
    title: str
    clauses: tuple[str, ...]
    problem: str
    adopted: str
    why: str
    example: str
    stance: str
    declared: str = ""  # the engine's choice


class RulebookResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One rulebook of the run."""

    rulebook: str
    title: str
    law: str
    edition: str
    status: str
    clauses: tuple[ClauseResult, ...]
    readings: tuple[ReadingResult, ...] = ()
    evidence: tuple[Evidence, ...]  # stands last, as rulebooks does: most of a dossier, and written by itself


class MutantResult(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A reference engine broken in one rule, and who noticed."""

    id: str
    rulebook: str
    citation: str
    change: str
    caught_at_clause: bool
    by: tuple[str, ...] = ()


class NullResult(msgspec.Struct, frozen=True, kw_only=True):
    """An engine that does nothing right, and the clauses it was found to conform to."""

    id: str
    conforms: tuple[str, ...] = ()


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """That the suite can fail: each broken engine and the scenarios that caught it."""

    mutants: tuple[MutantResult, ...] = ()
    null_engines: tuple[NullResult, ...] = ()


class Dossier(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="dossier", tag=VERSION
):
    """One run, whole."""

    tool: str
    created: str  # ISO 8601, UTC
    address: str
    isolation: str = "none"
    seconds: float = 0.0
    scope: tuple[str, ...] = ()  # the clauses asked for, where not all were
    manifest: Manifest
    outcome: Outcome
    proof: Proof = Proof()
    rulebooks: tuple[RulebookResult, ...]


def safe_name(scenario: str) -> str:
    """A scenario's id as a file name: citation and digest, with nothing a shell would read."""
    return re.sub(r"[^A-Za-z0-9.]+", "-", scenario).strip("-.") + ".json"


def read(data: bytes) -> Dossier:
    """A dossier from its file."""
    return msgspec.json.decode(data, type=Dossier)


def written(evidence: Sequence[Evidence]) -> bytes:
    """The evidence of a rulebook, or of a part of it, as it stands between brackets in the file."""
    return b",".join(harmless(msgspec.json.encode(each)) for each in evidence)


def write(dossier: Dossier, evidence: Sequence[Sequence[bytes]] = ()) -> bytes:
    """A dossier as its file. The evidence of each rulebook may have been written before, in parts."""
    parts = evidence or [[written(book.evidence)] for book in dossier.rulebooks]
    books = (
        _pieces(msgspec.structs.replace(book, evidence=()), [[part] for part in several if part])
        for book, several in zip(dossier.rulebooks, parts, strict=True)
    )
    return b"".join([*_pieces(msgspec.structs.replace(dossier, rulebooks=()), books), b"\n"])


def _pieces(unfilled: Dossier | RulebookResult, items: Iterable[Iterable[bytes]]) -> Iterator[bytes]:
    """The document with these items in the list that stands last; they are long, and copied only once."""
    yield harmless(msgspec.json.encode(unfilled)).removesuffix(b"]}")
    for number, item in enumerate(items):
        yield b"," if number else b""
        yield from item
    yield b"]}"


def abridged(result: RulebookResult) -> RulebookResult:
    """The same without what was seen of the scenarios that passed."""
    evidence = (
        msgspec.structs.replace(each, checks=(), script=None, transcript=None)
        if each.finding is Finding.PASSED
        else each
        for each in result.evidence
    )
    return msgspec.structs.replace(result, evidence=tuple(evidence))
