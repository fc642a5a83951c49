"""The contract as one JSON Schema, generated from the types: `python -m shall.schema` prints it."""

import inspect
import sys
from typing import Any

import msgspec

from .case import Case
from .engine import Manifest
from .script import Script
from .transcript import Transcript

DOCUMENTS = (Script, Transcript, Manifest, Case)


def schema() -> dict[str, Any]:
    """Every document of the contract, each under its own name in `$defs`."""
    documents, definitions = msgspec.json.schema_components(DOCUMENTS, ref_template="#/$defs/{name}")
    for definition in definitions.values():
        definition["description"] = inspect.cleandoc(definition["description"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The contract between Shall and an engine, protocol 1",
        "description": "A script goes to the engine and a transcript comes back. A manifest says who the "
        "engine is. A case is a script with the expectations that judge its transcript; no engine sees it.",
        "anyOf": list(documents),
        "$defs": dict(sorted(definitions.items())),
    }


def text() -> str:
    """The schema as it is published in docs/contract.schema.json."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
