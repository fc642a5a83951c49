"""Two short rounds of a game: one that every engine must accept, one that every engine must refuse.

They are data, `fixtures/<rulebook>/smoke.json`: a game that has the file can be tried.
"""

from functools import lru_cache
from typing import Literal

import msgspec

from .arrange import setup
from .engine import AMOUNTS, Game
from .errors import ShallError
from .folders import folder
from .script import PROTOCOL, AnyAct, Option, Script, Shuffle

IN_ORDER = Shuffle(tuple(rank + suit for suit in "cdhs" for rank in "23456789TJQKA"))


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What every engine of a game must accept, what it must refuse, and the act it must refuse there.

    Where the lawful acts end with every wager settled, `settles` says so; `options` are amounts of its own.
    """

    lawful: tuple[AnyAct, ...]
    unlawful: tuple[AnyAct, ...]
    refused: int
    settles: bool = False
    options: dict[str, Option] = {}
    start: Literal["open", "closed"] = "open"
    shuffles: tuple[Shuffle, ...] = (IN_ORDER,)


@lru_cache(maxsize=32)
def trial_of(rulebook: str) -> Trial | None:
    """The trial of a game, if it has one."""
    name = rulebook.replace("-", "_")
    path = folder("fixtures") / name / "smoke.json"
    if not name.isidentifier() or not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=Trial)
    except msgspec.DecodeError as fault:
        raise ShallError(f"fixtures/{name}/smoke.json: {fault}; mend the trial") from None


def tried() -> list[str]:
    """The games with a trial."""
    return sorted(path.parent.name.replace("_", "-") for path in folder("fixtures").glob("*/smoke.json"))


def scripts_of(rulebook: str, trial: Trial, game: Game) -> tuple[Script, Script]:
    """The lawful and the unlawful script, at a table set up as the engine usually has it."""
    lawful = Script(
        protocol=PROTOCOL,
        id=f"smoke-{rulebook}-lawful",
        game=rulebook,
        start=trial.start,
        options=_usual(rulebook, game) | trial.options,
        shuffles=trial.shuffles,
        acts=trial.lawful,
    )
    return lawful, msgspec.structs.replace(lawful, id=f"smoke-{rulebook}-unlawful", acts=trial.unlawful)


def _usual(rulebook: str, game: Game) -> dict[str, Option]:
    """The first value on offer of each option; amounts are the trial's own."""
    known = setup(rulebook).options
    offered = {name: game.options.get(name, values) for name, values in known.items()}
    return {
        name: known[name][0] if name.endswith(AMOUNTS) else values[0]
        for name, values in offered.items()
        if values
    }
