"""Two short rounds of a game: one that every engine must accept, one that every engine must refuse."""

import msgspec

from .script import PROTOCOL, AnyAct, Bet, Piece, Proceed, Script, Shuffle, Sit


class Trial(msgspec.Struct, frozen=True):
    """What every engine of a game must accept, what it must refuse, and the act it must refuse there."""

    lawful: tuple[AnyAct, ...]
    unlawful: tuple[AnyAct, ...]
    refused: int


def trial_script(game: str, name: str, acts: tuple[AnyAct, ...]) -> Script:
    """A script for a trial, with one deck in order."""
    return Script(protocol=PROTOCOL, id=f"smoke-{name}", game=game, shuffles=(_DECK,), acts=acts)


def _bet(wager: str, area: str, cents: int) -> Bet:
    return Bet(wager=wager, patron="p1", seat=1, area=area, pieces=(Piece("chip", cents),))


_SEATED = (Sit(patron="p1", seat=1), _bet("w1", "ante", 10_00), Proceed())
_DECK = Shuffle(tuple(rank + suit for suit in "cdhs" for rank in "23456789TJQKA"))

TRIALS: dict[str, Trial] = {
    "all-in-holdem": Trial(
        lawful=(*_SEATED, _bet("w2", "raise", 30_00), Proceed()),
        unlawful=(*_SEATED, _bet("w2", "raise", 10_00)),
        refused=3,
    ),
}
