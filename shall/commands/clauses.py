"""Clauses: the register as a table or as JSON, with what verifies each row."""

from collections.abc import Iterable
from typing import Any

import msgspec
from rich.table import Table

from shall import register, suite
from shall.register import Register

from .screen import lay_out, say


def clauses(rulebooks: tuple[str, ...], *, as_json: bool) -> bytes | None:
    """The JSON where that was asked for; else the table goes to the terminal."""
    rows = [row for name in register.choose_rulebooks(rulebooks) for row in _rows(register.load(name))]
    if as_json:
        return msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n"
    say(lay_out(_table(rows, several=len({row["rulebook"] for row in rows}) > 1)))
    return None


def _rows(book: Register) -> Iterable[dict[str, Any]]:
    scenarios, mutants = suite.scenario_counts(book.rulebook), suite.mutant_counts(book.rulebook)
    for clause in book.clauses:
        yield {
            "rulebook": book.rulebook,
            "citation": clause.citation,
            "method": clause.method,
            "modality": clause.modality,
            "scenarios": scenarios[clause.citation],
            "mutants": mutants[clause.citation],
            "reason": clause.reason,
            "if_offered": clause.if_offered,
            "title": clause.title,
            "kind": clause.kind,
            "statement": clause.statement,
            "readings": clause.readings,
            "parts": clause.parts,
            "refs": clause.refs,
            "should_be": clause.should_be,
            "fingerprint": clause.fingerprint,
            "edition": book.edition,
            "status": book.status,
        }


def _table(rows: list[dict[str, Any]], *, several: bool) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 1, 0, 0))
    if several:
        table.add_column("rulebook", no_wrap=True)
    table.add_column(
        "citation", no_wrap=True, min_width=max((len(row["citation"]) for row in rows), default=0)
    )
    for name in ("method", "modality"):
        table.add_column(name, no_wrap=True)
    for name in ("scenarios", "mutants"):
        table.add_column(name, justify="right")
    table.add_column("statement", ratio=1)
    for row in rows:
        cells = [
            row[name] for name in ("citation", "method", "modality", "scenarios", "mutants", "statement")
        ]
        table.add_row(*([row["rulebook"]] if several else []), *map(str, cells))
    return table
