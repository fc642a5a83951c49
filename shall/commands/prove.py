"""Prove: can the suite fail? Every mutant and every null engine, and what caught them."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from shall import register
from shall.dossier import Proof
from shall.prove import broken, proving
from shall.suite import Book

from .screen import progress, say


def prove(rulebooks: tuple[str, ...], *, full: bool, as_json: bool) -> tuple[int, bytes | None]:
    """The exit code, and the JSON where that was asked for."""
    registers = [register.load(name) for name in register.choose_rulebooks(rulebooks)]
    books = [Book(each, each.clauses) for each in registers]
    proof = proof_of(books, full=full)
    code = 0 if holds(proof) else 1
    if as_json:
        return code, msgspec.json.format(msgspec.json.encode(_plain(proof)), indent=1) + b"\n"
    say(_lines(proof))
    return code, None


def proof_of(books: Sequence[Book], *, full: bool = False, quiet: bool = False) -> Proof:
    """The proof, with a bar while it is made."""
    with proving(books, full=full) as proof, progress("proving", broken(books), quiet=quiet) as tell:
        return proof(tell)


def holds(proof: Proof) -> bool:
    """Every mutant is caught at its own clause, and no null engine conforms anywhere."""
    return all(mutant.caught_at_clause for mutant in proof.mutants) and not any(
        null.conforms for null in proof.null_engines
    )


def _plain(proof: Proof) -> dict[str, Any]:
    return {
        "mutants": [
            {
                "id": mutant.id,
                "rulebook": mutant.rulebook,
                "citation": mutant.citation,
                "caught_at_clause": mutant.caught_at_clause,
                "by": mutant.by,
            }
            for mutant in proof.mutants
        ],
        "null_engines": [{"id": null.id, "conforms": null.conforms} for null in proof.null_engines],
    }


def _lines(proof: Proof) -> Iterator[str]:
    for mutant in proof.mutants:
        if not mutant.caught_at_clause:
            where = f"caught only by {', '.join(mutant.by)}" if mutant.by else "caught by nothing"
            yield f"SURVIVES  {mutant.rulebook} {mutant.citation}  {mutant.change}; {where}"
    for null in proof.null_engines:
        told = f"conforms on {', '.join(null.conforms)}" if null.conforms else "conforms nowhere"
        yield f"null engine {null.id}: {told}"
    caught = sum(bool(mutant.by) for mutant in proof.mutants)
    at_clause = sum(mutant.caught_at_clause for mutant in proof.mutants)
    yield f"{len(proof.mutants)} mutants, {caught} caught, {at_clause} caught at the clause"
