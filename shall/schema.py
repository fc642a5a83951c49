"""The contract as one JSON Schema, generated from the types: `python -m shall.schema` prints it."""

import inspect
import sys
from typing import Any

import msgspec

from .case import Case
from .engine import Manifest
from .script import Script
from .transcript import Transcript
from .vectors import Vectors

DOCUMENTS = (Script, Transcript, Manifest, Case)


def schema() -> dict[str, Any]:
    """Every document of the contract, each under its own name in `$defs`."""
    return _schema(
        "The contract between Shall and an engine, protocol 1",
        "A script goes to the engine and a transcript comes back. A manifest says who the engine is. "
        "A case is a script with the expectations that judge its transcript; no engine sees it.",
        DOCUMENTS,
    )


def vectors_schema() -> dict[str, Any]:
    """A file of golden vectors."""
    return _schema(
        "Golden vectors of Shall, protocol 1", "The scenarios of one rulebook as data.", (Vectors,)
    )


def _schema(title: str, description: str, types: tuple[type, ...]) -> dict[str, Any]:
    documents, definitions = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for definition in definitions.values():
        definition["description"] = inspect.cleandoc(definition["description"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "description": description,
        "anyOf": list(documents),
        "$defs": dict(sorted(definitions.items())),
    }


def text() -> str:
    """The schema as it is published in docs/contract.schema.json."""
    return _text(schema())


def vectors_text() -> str:
    """The schema as it is published in docs/vectors.schema.json."""
    return _text(vectors_schema())


def _text(content: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(content), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
