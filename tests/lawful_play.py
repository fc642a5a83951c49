"""Scripts that the law allows, of every game: what the properties of the reference engine are tried on.

A round against the house is data: what a seat stakes to take part, what it may stake besides, and what it
chooses from at each stop. Poker, craps and the draws of spanish 21 depend on what has happened so far.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import msgspec
from poker_round import FORMS, PokerRound, play_on

from reference_engine import engine
from reference_engine.cards import DECK
from shall.script import (
    AnyAct,
    Bet,
    Check,
    Draw,
    Fold,
    Option,
    Piece,
    Proceed,
    Roll,
    Script,
    Shuffle,
    Sit,
    Withdraw,
)
from shall.transcript import Ranked

ENGINE = engine()
SEATS = range(1, 7)
POINTS = (4, 5, 6, 8, 9, 10)


class Choice(NamedTuple):
    """What a seat may do at a stop: stake a multiple of its first wager, take one back, or something else."""

    kind: str  # "bet", "withdraw", "fold", "check" or "nothing"
    area: str = ""
    most: float = 0  # the largest multiple
    exact: bool = True  # no other multiple will do

    @property
    def ends(self) -> bool:
        """Whether the seat has nothing more to choose in this round."""
        return self.kind == "fold" or self.area == "raise"


class Rounds(NamedTuple):
    """A game against the house."""

    enter: tuple[str, ...]  # equal wagers, all of which are needed
    beside: dict[str, int]  # what may be staked as well, and the unit of it
    stops: tuple[tuple[Choice, ...], ...]
    most_beside: int = 20


FOLD, CHECK, NOTHING = Choice("fold"), Choice("check"), Choice("nothing")
ROUNDS = {
    "all-in-holdem": Rounds(
        ("ante",), {"hole-card-bonus": 100, "final-hand-bonus": 100}, ((Choice("bet", "raise", 3), FOLD),)
    ),
    "mini-tex-3-card-holdem": Rounds(
        ("ante",),
        {"pocket-poker": 100},
        tuple((Choice("bet", area, most), FOLD) for area, most in (("flop", 1), ("river", 1), ("play", 2))),
    ),
    "heads-up-holdem": Rounds(
        ("ante", "odds"),
        {"trips-plus": 100, "pocket-bonus": 100},
        (
            (Choice("bet", "raise", 3, exact=False), CHECK),
            (Choice("bet", "raise", 2, exact=False), CHECK),
            (Choice("bet", "raise", 1), FOLD),
        ),
    ),
    "caribbean-stud": Rounds(
        ("ante",), {"progressive": 100}, ((Choice("bet", "bet", 2), FOLD),), most_beside=1
    ),
    "double-down-stud": Rounds(("original",), {}, ((Choice("bet", "double-down", 1), NOTHING),)),
    "let-it-ride": Rounds(
        ("bet-1", "bet-2", "bet-3"),
        {"bonus": 100},
        ((Choice("withdraw", "bet-1"), NOTHING), (Choice("withdraw", "bet-2"), NOTHING)),
        most_beside=1,
    ),
    "spanish-21": Rounds(("wager",), {}, ((NOTHING,),)),
}


@cache
def script(game: str, seed: int) -> Script:
    """Some rounds of a game, on decks in any order."""
    random = Random(seed)
    if game == "poker":
        return poker(random)
    if game == "craps":
        return craps(random)
    seats = sorted(random.sample(SEATS, random.randint(1, 6)))
    acts: list[AnyAct] = [Sit(patron=f"p{seat}", seat=seat) for seat in seats]
    whole = Script(
        protocol=1, id="any", game=game, options=options(game, random), shuffles=shuffles(game, random)
    )
    for number in range(1, random.randint(1, 3) + 1):
        playing = random.sample(seats, random.randint(1, len(seats)))
        acts += entering(game, playing, number, random)
        if game == "spanish-21":
            acts += draws(msgspec.structs.replace(whole, acts=tuple(acts)), playing, random)
        acts += deciding(game, playing, acts, number, random)
    return msgspec.structs.replace(whole, acts=tuple(acts))


def options(game: str, random: Random) -> dict[str, Option]:
    """A table as a licensee may set it up; amounts are the usual ones."""
    offered = ENGINE.manifest().games[game].options
    table: dict[str, Option] = {name: random.choice(values) for name, values in offered.items()}
    if table.get("dealing") == "hand" or table.get("decks") == 2:
        table["shuffling"] = "device"
    if table.get("ante-bonus") == 31:
        table["ante-bonus"] = 30  # and no more
    return table


def shuffles(game: str, random: Random) -> tuple[Shuffle, ...]:
    """One or two orders of the cards, each with a deck of its own."""
    cards = [card for card in DECK if card[0] != "T"] * 8 if game == "spanish-21" else DECK
    number = 1 if game == "spanish-21" else random.randint(1, 2)
    return tuple(Shuffle(cards=tuple(random.sample(cards, len(cards))), deck=1 + i) for i in range(number))


def bet(seat: int, area: str, amount: int, turn: int, number: int | None = None) -> Bet:
    """A wager of a round or throw, perhaps on a number."""
    wager, patron, chip = f"{area} {seat} {turn}", f"p{seat}", Piece("chip", amount)
    return Bet(wager=wager, patron=patron, seat=seat, area=area, pieces=(chip,), number=number)


def entering(game: str, playing: list[int], number: int, random: Random) -> Iterator[AnyAct]:
    """The wagers before the deal."""
    rounds = ROUNDS[game]
    for seat in playing:
        amount = 500 * random.randint(1, 20)
        yield from (bet(seat, area, amount, number) for area in rounds.enter)
        for area, unit in rounds.beside.items():
            if random.random() < 0.5:
                yield bet(seat, area, unit * random.randint(1, rounds.most_beside), number)
    yield Proceed()


def deciding(
    game: str, playing: list[int], before: list[AnyAct], number: int, random: Random
) -> Iterator[AnyAct]:
    """What each seat chooses at each stop, in any order of the seats where any is right."""
    first = ROUNDS[game].enter[0]
    staked = {act.seat: act.pieces[0].value for act in before if isinstance(act, Bet) and act.area == first}
    left = sorted(playing)  # mini-tex asks clockwise
    for stop in ROUNDS[game].stops:
        for seat in list(left):
            choice = random.choice(stop)
            yield from chosen(choice, seat, staked[seat], number, random)
            if choice.ends:
                left.remove(seat)
        yield Proceed()


def chosen(choice: Choice, seat: int, staked: int, number: int, random: Random) -> Iterator[AnyAct]:
    """The act that a choice is."""
    if choice.kind == "bet":
        times = choice.most if choice.exact else random.randint(1, int(choice.most))
        yield bet(seat, choice.area, int(staked * times), number)
    elif choice.kind == "withdraw":
        yield Withdraw(wager=f"{choice.area} {seat} {number}")
    elif choice.kind != "nothing":
        yield (Fold if choice.kind == "fold" else Check)(patron=f"p{seat}", seat=seat)


def draws(so_far: Script, playing: list[int], random: Random) -> Iterator[AnyAct]:
    """A card more for hands that are still below twenty-one."""
    counted = {event.seat: event.rank for event in ENGINE.perform(so_far).events if isinstance(event, Ranked)}
    for seat in playing:
        points = counted[seat].rpartition("-")[2]
        if points.isdigit() and int(points) < 21 and random.random() < 0.5:
            yield Draw(patron=f"p{seat}", seat=seat)


# Poker and craps


def poker(random: Random) -> Script:
    """A round of poker played to its end."""
    stacks = [100 * random.randint(6, 40) for _ in range(random.randint(3, 7))]
    game = PokerRound(random.choice(FORMS), stacks, random.randrange(10**6))
    play_on(game)
    return game.script()


def craps(random: Random) -> Script:
    """Wagers each at its time, throws, and at the end a seven that decides all that lies."""
    acts: list[AnyAct] = [Sit(patron=f"p{seat}", seat=seat) for seat in SEATS]
    point: int | None = None
    for turn in range(random.randint(1, 20)):
        at_any_time = ["place-to-win", "place-to-lose", "four-the-hardway"]
        areas = [*at_any_time, *(("come", "dont-come") if point else ("pass", "dont-pass"))]
        for area in random.sample(areas, random.randint(0, 3)):
            on = random.choice(POINTS) if area.startswith("place") else None
            acts.append(bet(random.choice(SEATS), area, 500 * random.randint(1, 9), turn, on))
        dice = (random.randint(1, 6), random.randint(1, 6))
        acts.append(Roll(dice=dice))
        point = next_point(point, sum(dice))
    acts += [Roll(dice=dice) for dice in ([] if point else [(1, 3)]) + [(3, 4)]]
    form = random.choice(("craps", "mini-craps"))
    return Script(protocol=1, id="any", game="craps", options={"form": form}, acts=tuple(acts))


def next_point(point: int | None, total: int) -> int | None:
    """The come out point after a throw."""
    if point is None:
        return total if total in POINTS else None
    return None if total in (point, 7) else point


GAMES: tuple[str, ...] = tuple(ENGINE.manifest().games)
