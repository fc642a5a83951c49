"""Rounds a second of the reference engine at six seats, beside pokerkit at six-handed hold'em to the end.

Both play the same number of rounds in this one run; only the ratio is meant to be quoted.
"""

import random
import sys
from time import perf_counter

from pokerkit import Automation, NoLimitTexasHoldem

from shall.adapters import connect
from shall.script import AnyAct, Bet, Piece, Proceed, Script, Shuffle, Sit

ROUNDS = 300
SEATS = 6
CARDS = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
AUTOMATIC = tuple(Automation)


def scripts() -> list[Script]:
    """One round each: six antes, six raises, both bonus wagers at every seat."""
    chance = random.Random(1)
    made = []
    for number in range(ROUNDS):
        acts: list[AnyAct] = [Sit(patron=f"p{seat}", seat=seat) for seat in range(1, SEATS + 1)]
        for area, amount in (("ante", 1000), ("hole-card-bonus", 500), ("final-hand-bonus", 500)):
            acts += [bet(seat, area, amount) for seat in range(1, SEATS + 1)]
        acts += [Proceed(), *(bet(seat, "raise", 3000) for seat in range(1, SEATS + 1)), Proceed()]
        order = Shuffle(cards=tuple(chance.sample(CARDS, 52)))
        made.append(
            Script(
                protocol=1, id=f"round {number}", game="all-in-holdem", shuffles=(order,), acts=tuple(acts)
            )
        )
    return made


def bet(seat: int, area: str, amount: int) -> Bet:
    """A wager in chips."""
    return Bet(
        wager=f"{area} {seat}", patron=f"p{seat}", seat=seat, area=area, pieces=(Piece("chip", amount),)
    )


def play_reference(made: list[Script]) -> tuple[float, int]:
    """Seconds for all scripts, and the events they made."""
    with connect("reference") as engine:
        start = perf_counter()
        events = sum(len(engine.perform(script).events) for script in made)
        return perf_counter() - start, events


def play_pokerkit() -> float:
    """Seconds for as many hands, everybody calling and checking down."""
    start = perf_counter()
    for _ in range(ROUNDS):
        state = NoLimitTexasHoldem.create_state(AUTOMATIC, True, 0, (5, 10), 10, 1000, SEATS)  # noqa: FBT003
        while state.status:
            state.check_or_call()
    return perf_counter() - start


def main() -> None:
    """Print both rates and their ratio."""
    made = scripts()
    play_reference(made[:20])
    ours, events = play_reference(made)
    theirs = play_pokerkit()
    out = sys.stdout.write
    size = f"{events / ROUNDS:.0f} events a round, citations included"
    out(f"reference engine  {ROUNDS / ours:8.0f} rounds/s  ({size})\n")
    out(f"pokerkit          {ROUNDS / theirs:8.0f} rounds/s\n")
    out(f"ratio             {theirs / ours:8.1f}\n")


if __name__ == "__main__":
    main()
