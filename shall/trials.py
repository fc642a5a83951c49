"""Two short rounds of a game: one that every engine must accept, one that every engine must refuse.

They are data, `fixtures/<rulebook>/smoke.json`: a game that has the file can be tried. Where no round is
lawful in every form of a game the file is a list, and the first trial whose options are on offer is taken.
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

    Where the lawful acts end with every wager settled, `settles` says so; `pots`, that stakes go into pots.
    `options` are those that it needs, and amounts of its own.
    """

    lawful: tuple[AnyAct, ...]
    unlawful: tuple[AnyAct, ...]
    refused: int
    settles: bool = False
    pots: bool = False
    options: dict[str, Option] = {}
    start: Literal["open", "closed"] = "open"
    shuffles: tuple[Shuffle, ...] = (IN_ORDER,)


@lru_cache(maxsize=32)
def trials_of(rulebook: str) -> tuple[Trial, ...]:
    """The trials of a game, if it has any."""
    name = rulebook.replace("-", "_")
    path = folder("fixtures") / name / "smoke.json"
    if not name.isidentifier() or not path.is_file():
        return ()
    try:
        read = msgspec.json.decode(path.read_bytes(), type=Trial | tuple[Trial, ...])
    except msgspec.DecodeError as fault:
        raise ShallError(f"fixtures/{name}/smoke.json: {fault}; mend the trial") from None
    return (read,) if isinstance(read, Trial) else read


def trial_of(rulebook: str, game: Game) -> Trial | None:
    """The first trial whose options the engine offers."""
    return next((each for each in trials_of(rulebook) if _offered(rulebook, each, game)), None)


def _offered(rulebook: str, trial: Trial, game: Game) -> bool:
    """Whether the engine has a table for the trial; it may be of any amount."""
    known = setup(rulebook).options
    return all(
        value in game.options.get(name, known[name])
        for name, value in trial.options.items()
        if not name.endswith(AMOUNTS)
    )


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
