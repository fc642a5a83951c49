"""The ways to reach an engine: one address, one shape, whatever language it is written in."""

import shlex
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from typing import Protocol

from shall.engine import Engine, EngineFault, Unreachable
from shall.limits import USUAL, Limits
from shall.script import Script
from shall.transcript import Transcript

from .budget import Budget
from .text import printable

FORMS = "reference · python:package.module:factory · stdio:command and arguments · http://host:port"


class Connection(Engine, Protocol):
    """An engine at the other end, which may be asked many things at once."""

    def perform_many(self, scripts: Iterable[Script]) -> Iterator[Transcript | EngineFault]:
        """A transcript or a fault for each script, in their order."""
        ...


def connect(
    address: str, limits: Limits = USUAL, budget: Budget | None = None
) -> AbstractContextManager[Connection]:
    """The engine at an address. Nothing of it is left once the context ends.

    Each adapter is loaded when it is asked for.
    """
    kind, _, rest = address.partition(":")
    if address == "reference":
        from .reference import ReferenceEngine  # noqa: PLC0415

        return ReferenceEngine()
    if kind == "python" and rest:
        from .python import PythonEngine  # noqa: PLC0415

        return PythonEngine(rest, limits, budget)
    if kind == "stdio" and rest.strip():
        from .stdio import StdioEngine  # noqa: PLC0415

        return StdioEngine(_command(rest), limits, budget)
    if kind in {"http", "https"} and rest.startswith("//"):
        from .http import HttpEngine  # noqa: PLC0415

        return HttpEngine(address, limits, budget)
    raise Unreachable(f"no engine address: {printable(address)!r}; one of: {FORMS}")


def _command(words: str) -> list[str]:
    try:
        return shlex.split(words)
    except ValueError as error:
        raise Unreachable(f"cannot read the command {printable(words)!r}: {error}") from None
