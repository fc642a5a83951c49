"""The seam: an engine is anything that has a manifest and turns a script into a transcript."""

from collections.abc import Sequence
from typing import Literal, Protocol

import msgspec

from .errors import ShallError
from .script import Name, Option, Script
from .transcript import Transcript

# Options that a script may set to any amount, by how their names end.
AMOUNTS = ("-minimum", "-maximum", "-amount", "meter", "meter-reset")


class Game(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How an engine plays one game.

    `options` lists, per option, the values on offer, the usual one first; one not listed follows the script.
    `readings` names, per declared reading, the choice made.
    """

    options: dict[str, tuple[Option, ...]] = {}
    readings: dict[str, Name] = {}

    def offers(self, values: Sequence[str]) -> bool:
        """Whether one of these values, such as `dealing hand`, is on offer; true if none is named."""
        named = (value.partition(" ") for value in values)
        return not values or any(
            option not in self.options or value in map(str, self.options[option])
            for option, _, value in named
        )


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who the engine is, what it plays and what it reports."""

    protocol: Literal[1]
    engine: Name
    vendor: Name
    version: Name
    build: Name = "unknown"
    games: dict[str, Game]
    reports: tuple[Name, ...]


class Engine(Protocol):
    """What every adapter and every engine in Python offers."""

    def manifest(self) -> Manifest:
        """Who the engine is, what it plays and what it reports."""
        ...

    def perform(self, script: Script) -> Transcript:
        """Play one script from an empty memory."""
        ...


class EngineFault(ShallError):  # noqa: N818
    """What can go wrong between us and an engine.

    EngineFault
    ├── Unreachable   no such address, no such module, nobody listening
    ├── Crashed       the engine ended, or raised
    ├── TimedOut      no answer within the time allowed
    ├── Malformed     an answer that breaks the contract
    └── NotAsked      left alone, because its restarts or its output are used up
    """


class Unreachable(EngineFault):
    """No such address, no such module, nobody listening."""


class Crashed(EngineFault):
    """The engine ended, or raised."""


class TimedOut(EngineFault):
    """No answer within the time allowed."""


class Malformed(EngineFault):
    """An answer that breaks the contract."""


class NotAsked(EngineFault):
    """Left alone, because its restarts or its output are used up."""
