"""Whatever act comes at whatever moment, the reference engine answers: with events, or with a refusal."""

import random
from collections.abc import Iterable, Iterator
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest

from reference_engine import engine
from reference_engine.cards import DECK
from shall.adapters.answers import read_transcript
from shall.arrange import script_of
from shall.compiler import compile_rulebook
from shall.engine import AMOUNTS, Crashed
from shall.script import AnyAct, Bet, Cents, Count, Name, Piece, Script, Seat, Shuffle
from shall.transcript import Accepted, Collected, Ended, Event, Refused, Returned

ENGINE = engine()
GAMES = ENGINE.manifest().games
SCRIPTS = 1000  # for each game
MONEY = (0, 1, 25, 50, 100, 200, 500, 1000, 1500, 2000, 3000, 10**6, 10**14)
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 26, 51, 52, 53, 10**6)
METHODS = ("device", "manual", "hand", "manual-shoe", "automated-shoe", "none")
ACTS = get_args(AnyAct)


@cache
def played(game: str) -> tuple[Script, ...]:
    """The scripts of the game's scenarios: every stop, and everything the law speaks of."""
    cases = (case for case in compile_rulebook(game) if case.declared.items() <= GAMES[game].readings.items())
    return tuple(script_of(case, GAMES[game]) for case in cases)


@cache
def areas(game: str) -> tuple[str, ...]:
    """Every area that any bet of the game is on."""
    return tuple(sorted({act.area for each in played(game) for act in each.acts if isinstance(act, Bet)}))


@cache
def hints(kind: Any) -> dict[str, Any]:
    """The types of its fields."""
    return {name: get_type_hints(kind, include_extras=True)[name] for name in kind.__struct_fields__}


class Mischief:
    """Scripts of a game, disturbed at random."""

    def __init__(self, game: str) -> None:
        self.game, self.random = game, random.Random(game)

    def scripts(self) -> Iterator[Script]:
        """A script of a scenario with acts left out, and others between its own."""
        for _ in range(SCRIPTS):
            script = self.random.choice(played(self.game))
            acts = [act for act in script.acts if self.random.random() < 0.95]
            for _ in range(self.random.choice((1, 2, 4, 8))):
                acts.insert(self.random.randint(0, len(acts)), self.build(self.random.choice(ACTS), script))
            yield msgspec.structs.replace(
                script, acts=tuple(acts), options=self.options(script), shuffles=self.shuffles(script)
            )

    def options(self, script: Script) -> dict[str, Any]:
        """Its options, or now and then any others that there are."""
        if self.random.random() < 0.7:
            return script.options
        any_of = {name: self.random.choice(values) for name, values in GAMES[self.game].options.items()}
        return any_of | {name: self.random.choice(MONEY[:-1]) for name in any_of if name.endswith(AMOUNTS)}

    def shuffles(self, script: Script) -> tuple[Shuffle, ...]:
        """Its decks, or now and then such as nobody would deal from."""
        if self.random.random() < 0.8:
            return script.shuffles
        cards = tuple(self.random.choices(DECK, k=self.random.choice((0, 1, 5, 14, 30, 60))))
        seen = tuple(self.random.sample(DECK, self.random.choice((0, 1, 30))))
        return (Shuffle(cards=cards, deck=self.random.choice((1, 2)), face_up=seen),)

    def build(self, kind: Any, script: Script) -> Any:
        """Anything of a type that the schema allows."""
        return kind(**{name: self.value(hint, name, script) for name, hint in hints(kind).items()})

    def value(self, hint: Any, field: str, script: Script) -> Any:  # noqa: PLR0911 -- a branch for each kind
        """Any value of a type; where it is a name, mostly one that means something."""
        if hint in (Cents, Count):
            return self.random.choice(MONEY if hint is Cents else NUMBERS)
        if hint is Name:
            return self.random.choice(self.words(script, field.removesuffix("s")))
        if hint is Seat:
            return self.random.choice((1, 2, 3, self.random.randint(1, 14)))
        if hint is Piece:
            return self.build(Piece, script)
        if hint in (bool, NoneType):
            return self.random.random() < 0.3 if hint is bool else None
        parts = get_args(hint)
        match get_origin(hint):
            case origin if origin is Literal:
                return self.random.choice(parts)
            case origin if origin in (UnionType, Union):
                return self.value(self.random.choice(parts), field, script)
            case origin if origin is tuple and parts[-1] is ...:
                several = range(self.random.choice((0, 1, 1, 1, 2)))
                return tuple(self.value(parts[0], field, script) for _ in several)
            case origin if origin is tuple:
                return tuple(self.value(part, field, script) for part in parts)
        return self.random.randint(1, 6)  # a die

    def words(self, script: Script, field: str) -> tuple[str, ...]:
        """The names that a field of some act has, and one that nobody knows."""
        known = {str(getattr(act, field)) for act in script.acts if hasattr(act, field)}
        named = {"value": METHODS, "area": areas(self.game)}.get(field) or tuple(sorted(known))
        return (*named, "anything else")


def forgotten(events: Iterable[Event]) -> dict[str, int]:
    """What lies of each wager when a round is over, although all of it is to be returned or collected."""
    lies: dict[str, int] = {}
    for event in events:
        if isinstance(event, Accepted):
            lies[event.wager] = event.amount
        elif isinstance(event, Returned | Collected):
            lies[event.wager] -= event.amount
        elif isinstance(event, Ended) and any(lies.values()):
            return lies
    return {}


def told(events: tuple[Event, ...], numbers: list[int]) -> list[Event]:
    """Events with the numbers that their acts had."""
    return [msgspec.structs.replace(event, act=numbers[event.act]) for event in events]


@pytest.mark.parametrize("game", GAMES)
def test_any_act_is_answered_within_the_contract_and_a_refused_one_changes_nothing(game: str) -> None:
    """No exception, a transcript that can be read, and without the refused acts the same one."""
    for script in Mischief(game).scripts():
        replay = msgspec.json.encode(script).decode()
        try:
            transcript = ENGINE.perform(script)
            read_transcript(msgspec.json.encode(transcript), script)
        except Exception as fault:  # noqa: BLE001
            pytest.fail(f"{fault!r}: {replay}")
        refused = {event.act for event in transcript.events if isinstance(event, Refused)}
        done = [event for event in transcript.events if not isinstance(event, Refused)]
        kept = [index for index in range(len(script.acts)) if index not in refused]
        fewer = msgspec.structs.replace(script, acts=tuple(script.acts[index] for index in kept))
        assert done == told(ENGINE.perform(fewer).events, kept), replay
        assert not refused & {event.act for event in done}, replay
        assert game == "poker" or not forgotten(done), replay


@pytest.mark.parametrize(
    "game, options, said",
    [
        ("faro", {}, "no game 'faro' here; there is all-in-holdem, "),
        ("craps", {"form": "street"}, "option form is never 'street'; it may be craps, mini-craps"),
        ("craps", {"table": 1}, "craps has no option 'table'; it has form"),
        ("poker", {"rake-amount": -1}, "option rake-amount is never -1; it may be 0"),
    ],
)
def test_a_table_that_does_not_exist_is_named(game: str, options: dict[str, Any], said: str) -> None:
    """A game, an option or a value that the engine does not have is no crash without words."""
    with pytest.raises(Crashed, match=said):
        ENGINE.perform(Script(protocol=1, id="x", game=game, options=options))
