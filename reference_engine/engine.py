"""The reference engine: plays every game it has a declaration of, and cites the law in every event."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from shall import __version__
from shall.engine import AMOUNTS, Crashed, Game, Manifest
from shall.script import PROTOCOL, Act, Clock, Describe, Option, Proceed, Script, worth
from shall.transcript import EVENTS, Transcript

from .rules import Rules
from .table import Flow, Refusal, Table

MOST = 10**10  # cents: what they win at the longest odds is still within the contract
LONGEST = 10**6  # minutes


@dataclass(frozen=True, slots=True)
class Declaration:
    """A game: its rules, how it is played and described, what set-ups it refuses, options and readings."""

    name: str
    rules: Rules
    options: dict[str, tuple[Any, ...]]
    play: Callable[[Table], Flow]
    describe: Callable[[Table], None]
    check: Callable[[Table, dict[str, Option]], None]
    readings: dict[str, str] = field(default_factory=dict)  # the choice made, per declared reading


class ReferenceEngine:
    """Obeys every clause of the games it is given."""

    def __init__(self, games: dict[str, Declaration]) -> None:
        self.games = games

    def manifest(self) -> Manifest:
        """Every game with every option, and every kind of event."""
        return Manifest(
            protocol=1,
            engine="reference",
            vendor="Shall",
            version=__version__,
            build=__version__,
            games={name: Game(each.options, each.readings) for name, each in self.games.items()},
            reports=tuple(EVENTS),
        )

    def perform(self, script: Script) -> Transcript:
        """Play one script."""
        game = self.games.get(script.game)
        if game is None:
            raise Crashed(f"no game {script.game!r} here; there is {', '.join(self.games)}")
        check_options(game, script)
        events = run(game, script).events
        return Transcript(protocol=PROTOCOL, script=script.id, events=tuple(events))  # type: ignore[arg-type]


def check_options(game: Declaration, script: Script) -> None:
    """Say so if the script asks for a table that the house does not have; amounts may be any."""
    for name, value in script.options.items():
        values = game.options.get(name)
        if values is None:
            raise Crashed(f"{game.name} has no option {name!r}; it has {', '.join(game.options)}")
        amount = name.endswith(AMOUNTS) and isinstance(value, int) and 0 <= value <= MOST
        if value not in values and not amount:
            raise Crashed(f"option {name} is never {value!r}; it may be {', '.join(map(str, values))}")


def refuse(_: Act) -> None:
    """No stop has a place for the act."""
    raise Refusal


def told(table: Table, act: Act) -> tuple[int, int]:
    """Money and minutes with this act; more than an event has numbers for is refused."""
    staked = table.staked + worth(getattr(act, "pieces", ()))
    clock = table.clock + getattr(act, "minutes", 0)
    if staked > MOST or clock > LONGEST:
        raise Refusal
    return staked, clock


def run(game: Declaration, script: Script) -> Table:
    """Play the acts one by one: each stop of the game says what may be done there."""
    options = {name: values[0] for name, values in game.options.items()} | script.options
    table = Table(script, game.rules, options, game.options)
    table.check = lambda changed: game.check(table, changed)
    flow = game.play(table)
    handlers = next(flow)
    for table.index, act in enumerate(script.acts):
        try:
            kind = type(act)
            staked, clock = told(table, act)
            if kind is Clock:
                table.clock = clock
            elif kind is Describe:
                table.check(options)
                game.describe(table)
            else:
                handlers.get(kind, refuse)(act)
                table.staked = staked
                if kind is Proceed or table.stirred:
                    table.stirred = False
                    handlers = next(flow)
        except Refusal as refusal:
            table.refuse(refusal)
    return table
