"""Attestations: a form for what only a person can verify, and what a person wrote on it."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import msgspec
import yaml

from .datafile import compose
from .dossier import Attestation
from .errors import ShallError
from .register import Register

HEAD = """\
# What only a person can verify. In each entry fill in who verified it, when (YYYY-MM-DD), by what evidence;
# write `conforms: no` where it is not so. An entry with who, when and evidence empty is still due.
"""


class AttestationError(ShallError):
    """A form that cannot be read or written."""


class Filled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the form, as written."""

    rulebook: str
    citation: str
    part: str = ""
    statement: str = ""
    who: str = ""
    when: str = ""
    evidence: str = ""
    conforms: str = "yes"


class _Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole form."""

    attestations: list[object]


class Item(NamedTuple):
    """A clause, or a part of one, that only a person can verify."""

    rulebook: str
    citation: str
    part: str
    statement: str
    if_offered: tuple[str, ...]


def to_attest(register: Register) -> Iterator[Item]:
    """Everything in a rulebook that only a person can verify."""
    for clause in register.clauses:
        if clause.method == "attest":
            yield Item(register.rulebook, clause.citation, "", clause.statement, clause.if_offered)
        for part in clause.parts_to_attest:
            yield Item(register.rulebook, clause.citation, part.id, part.statement, part.if_offered)


def template(items: Iterable[Item]) -> str:
    """The empty form."""
    entries = [
        {"rulebook": item.rulebook, "citation": item.citation}
        | ({"part": item.part} if item.part else {})
        | {"statement": item.statement, "who": "", "when": "", "evidence": "", "conforms": "yes"}
        for item in items
    ]
    return HEAD + yaml.safe_dump({"attestations": entries}, sort_keys=False, allow_unicode=True, width=100)


def read(path: Path, registers: Mapping[str, Register]) -> tuple[Attestation, ...]:
    """What has been attested; entries not filled in are left out, for they are still due."""
    form = compose(path, str(path), AttestationError)
    form.convert(_Form, "form")
    seen: set[tuple[str, str, str]] = set()
    attestations = []
    for row in form.entries("attestations"):
        entry = row.convert(Filled, "attestation")
        identity = (entry.rulebook, entry.citation, entry.part)
        if fault := _fault(entry, registers) or ("stands twice; remove one" if identity in seen else ""):
            row.refuse(f"attestation {entry.citation}{f' part {entry.part}' * bool(entry.part)}: {fault}")
        seen.add(identity)
        if entry.who.strip():
            attestations.append(_attestation(entry))
    return tuple(attestations)


def _fault(entry: Filled, registers: Mapping[str, Register]) -> str:
    """What is wrong with an entry, and the remedy."""
    if entry.rulebook not in registers:
        return f"unknown rulebook {entry.rulebook!r}; choose from: {', '.join(registers)}"
    known = ((item.citation, item.part) for item in to_attest(registers[entry.rulebook]))
    if (entry.citation, entry.part) not in known:
        return f"nothing to attest in {entry.rulebook}; `shall attest --template FILE` lists what there is"
    filled = {"who": entry.who, "when": entry.when, "evidence": entry.evidence}
    empty = [name for name, value in filled.items() if not value.strip()]
    if len(empty) == len(filled):
        return ""
    if empty:
        return f"{' and '.join(empty)} empty; fill in who, when and evidence, or leave all empty"
    if entry.conforms.lower() not in ("yes", "no", "true", "false"):
        return f"conforms is {entry.conforms!r}; write yes or no"
    return _bad_date(entry.when)


def _bad_date(when: str) -> str:
    try:
        day = datetime.fromisoformat(when)
    except ValueError:
        return f"when is {when!r}; write a date such as 2026-11-18"
    day = day if day.tzinfo else day.replace(tzinfo=UTC)
    return f"when is {when!r}, which is yet to come" if day > datetime.now(UTC) + timedelta(days=1) else ""


def _attestation(entry: Filled) -> Attestation:
    return Attestation(
        rulebook=entry.rulebook,
        citation=entry.citation,
        part=entry.part,
        who=entry.who.strip(),
        when=entry.when,
        evidence=entry.evidence.strip(),
        conforms=entry.conforms.lower() in ("yes", "true"),
    )
