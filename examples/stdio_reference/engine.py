"""The reference engine behind a pipe: a line of JSON in, a line of JSON out, in the same order."""

import json
import sys
from typing import Any

import msgspec

from shall.adapters import Connection, connect
from shall.errors import ShallError
from shall.script import Script


def answer(engine: Connection, question: dict[str, Any]) -> dict[str, Any]:
    """What a question is answered with, under its own number."""
    try:
        if question["ask"] == "manifest":
            return {"id": question["id"], "manifest": engine.manifest()}
        script = msgspec.convert(question["script"], Script)
        return {"id": question["id"], "transcript": engine.perform(script)}
    except (ShallError, msgspec.ValidationError) as error:
        return {"id": question["id"], "error": str(error)}


def main() -> None:
    """Answer until the input ends, and send every answer off at once."""
    with connect("reference") as engine:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(answer(engine, json.loads(line))) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
