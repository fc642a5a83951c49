"""Rounds a second of the reference engine at six seats, beside pokerkit playing six-handed hold'em out.

Both play the same number of rounds in this one run; only the ratio is meant to be quoted.
"""

import random
import sys
from time import perf_counter

from pokerkit import Automation, NoLimitTexasHoldem

from shall.folders import load
from shall.script import AnyAct, Bet, Piece, Proceed, Script, Shuffle, Sit

ROUNDS = 300
SEATS = 6
CARDS = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
AUTOMATIC = tuple(Automation)
OPENING = {
    False: [("ante", 1000)],
    True: [("ante", 1000), ("hole-card-bonus", 500), ("final-hand-bonus", 500)],
}


def scripts(*, bonuses: bool) -> list[Script]:
    """One round each: six antes, six raises and, if wanted, both bonus wagers at every seat."""
    chance = random.Random(1)
    made = []
    for number in range(ROUNDS):
        acts: list[AnyAct] = [Sit(patron=f"p{seat}", seat=seat) for seat in range(1, SEATS + 1)]
        for area, amount in OPENING[bonuses]:
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
    engine = load("reference_engine").engine()
    for script in made[:20]:
        engine.perform(script)
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
    """Print the rates and their ratios."""
    theirs = play_pokerkit()
    out = sys.stdout.write
    out(f"pokerkit                       {ROUNDS / theirs:6.0f} rounds/s\n")
    for bonuses, what in ((False, "ante and raise "), (True, "and two bonuses")):
        ours, events = play_reference(scripts(bonuses=bonuses))
        rate = f"{ROUNDS / ours:6.0f} rounds/s, {events // ROUNDS} events each"
        out(f"reference engine, {what} {rate}, ratio {theirs / ours:5.1f}\n")


if __name__ == "__main__":
    main()
