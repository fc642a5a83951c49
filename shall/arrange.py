"""Turns a case into a script: binds what the case leaves open to what the engine offers, stacks the decks.

The cards a case wishes for are put where the dealing method of the table will bring them to the right place;
the rest of the deck is filled in one of several orders, none of which may matter to a verdict.
"""

import random
from collections import Counter
from functools import lru_cache
from typing import Any

import msgspec

from .case import Case, Deal, Refuses
from .datafile import compose
from .engine import AMOUNTS, Game
from .errors import ShallError
from .folders import folder
from .script import PROTOCOL, Bet, Option, Script, Shuffle, Switch

RANKS = "23456789TJQKA"
DEFAULT_CUT = 26
STAGES = {  # what begins with the first pass to a place, and with a later one
    "players": ("hands", "second cards"),
    "dealer": ("dealer", "last dealer"),
    "community": ("community", "last community"),
}


class NotOffered(Exception):  # noqa: N818
    """The case needs a way of doing things that the licensee may choose and this engine does not offer."""

    def __init__(self, why: str, name: str = "") -> None:
        """Why there is no script, and the option or wager that is missing."""
        super().__init__(why)
        self.name = name or why


class NotPlayed(NotOffered):
    """The case needs a wager that the engine does not play: nothing can be seen of the clause."""


class Setup(msgspec.Struct, frozen=True):
    """The options of a game, and the order in which its cards leave the deck."""

    options: dict[str, tuple[Option, ...]]
    dealing: dict[str, tuple[str, ...]]
    ranks: str = RANKS  # of the cards in a deck; none in a game of dice
    one_shoe: bool = False  # all decks are shuffled together


@lru_cache(maxsize=32)
def setup(rulebook: str) -> Setup:
    """The set-up of a rulebook's table."""
    name = rulebook.replace("-", "_")
    path = folder("fixtures") / name / "table.yaml"
    data = compose(path, f"fixtures/{name}/table.yaml", ShallError).data
    number: Any = lambda text: int(text) if text.isdigit() else text  # noqa: E731
    options = {key: tuple(map(number, values)) for key, values in data["options"].items()}
    dealing = {key: tuple(values) for key, values in data.get("dealing", {}).items()}
    return Setup(options, dealing, data.get("ranks", RANKS), data.get("one-shoe") == "yes")


def bind(case: Case, game: Game) -> dict[str, Option]:
    """Every option of the table: as the case says, else as the engine usually has it, else the first.

    Amounts are the script's: what the wagers of a case are worth was chosen beside the amounts of the set-up.
    """
    bound: dict[str, Option] = {}
    for name, values in setup(case.rulebook).options.items():
        amount = name.endswith(AMOUNTS)
        offered = values if amount else game.options.get(name, values)
        wanted = case.options.get(name)
        some = wanted if isinstance(wanted, tuple) else offered if wanted is None else (wanted,)
        found = [value for value in (some if amount else offered) if value in some]
        if some and not found:
            raise NotOffered(f"{name} {' or '.join(map(str, some))}")
        if found:
            bound[name] = found[0]
    for reading, choice in case.declared.items():
        if game.readings.get(reading) != choice:
            raise NotOffered(f"reading {choice} of {reading} is not declared")
    check_orders(case, game)
    check_played(case, game)
    return bound


def check_orders(case: Case, game: Game) -> None:
    """Refuse a case in which a supervisor lawfully orders what the engine does not offer."""
    orders = [(index, act) for index, act in enumerate(case.acts) if isinstance(act, Switch)]
    for index, act in orders:
        offered = act.value in game.options.get(act.option, (act.value,))
        if not offered and index not in unlawful_acts(case):
            raise NotOffered(f"{act.option} {act.value}")


def check_played(case: Case, game: Game) -> None:
    """Refuse a case with a lawful wager that the engine says it does not play."""
    for index, act in enumerate(case.acts):
        if isinstance(act, Bet) and game.options.get(act.area) == () and index not in unlawful_acts(case):
            raise NotPlayed(f"the engine does not play wagers on the {act.area}", act.area)


def unlawful_acts(case: Case) -> set[int]:
    """The acts that the case wants refused, or allows to be."""
    ways = (way for wanted in case.expectations for way in getattr(wanted, "choices", (wanted,)))
    return {way.index for way in ways if isinstance(way, Refuses)}


def script_of(case: Case, game: Game, filler: int = 0) -> Script:
    """The script of a case for an engine that plays the game so."""
    options = bind(case, game)
    by_hand = options.get("shuffling") == "manual"
    decks = int(options.get("decks", 1))
    packs, decks = (decks, 1) if setup(case.rulebook).one_shoe else (1, decks)
    came_shuffled = decks if options.get("pre-shuffled") == "yes" else 0
    cut = len(case.deals) if by_hand else came_shuffled  # how many deals begin with one
    shuffles = tuple(
        Shuffle(
            cards=order(
                case.rulebook, deal, str(options.get("dealing", "")), filler, cut=i < cut, packs=packs
            ),
            deck=1 + i % decks,
            face_up=tuple(found.card for found in deal.face_up),
        )
        for i, deal in enumerate(case.deals if setup(case.rulebook).ranks else ())
    )
    return Script(
        protocol=PROTOCOL,
        id=case.id,
        game=case.rulebook,
        start=case.start,
        options=options,
        shuffles=shuffles,
        acts=case.acts,
    )


def order(
    rulebook: str, deal: Deal, method: str, filler: int, *, cut: bool, packs: int = 1
) -> tuple[str, ...]:
    """A whole deck, or several, that brings the wished cards where they belong, as it lies before any cut."""
    wished = [card for cards in deal.hands.values() for card in cards]
    wished += [*deal.top, *(found.card for found in deal.face_up)]
    rest = _without(_filler(setup(rulebook).ranks * packs, filler), wished)
    hands = {place: list(cards) for place, cards in deal.hands.items()}
    cards: list[str] = list(deal.top)
    if not deal.top:
        whole = [((), place) for place in deal.places]
        numbers = tuple(deal.numbers.items())
        for before, place in whole or places(setup(rulebook).dealing.get(method, ()), deal.seats, numbers):
            cards += [found.card for found in deal.face_up if found.before in before]
            cards.append(hands[place].pop(0) if hands.get(place) else rest.pop())
        for place in sorted(hands, key=lambda place: (place == "dealer", place)):
            cards += hands[place]  # what is left of a hand is drawn later, the dealer drawing last
    cards += rest
    if deal.missing:
        del cards[-deal.missing :]
    cards += cards[-1:] * deal.extra
    depth = (DEFAULT_CUT if deal.cut is None else deal.cut) if cut else 0
    return tuple(cards[len(cards) - depth :] + cards[: len(cards) - depth])


@lru_cache(maxsize=1024)
def places(
    dealing: tuple[str, ...], seats: tuple[int, ...], numbers: tuple[tuple[str, int], ...]
) -> list[tuple[tuple[str, ...], str]]:
    """Where each card goes, from the top; and which stages of the deal begin there."""
    found: list[tuple[tuple[str, ...], str]] = []
    passes = [step.partition(" ") for step in dealing]
    last = {name: i for i, (name, _, _) in enumerate(passes)}
    first = {name: i for i, (name, _, _) in reversed(list(enumerate(passes)))}
    begun: set[str] = set()
    for i, (name, _, count) in enumerate(passes):
        own = sum(int(n or 1) for other, _, n in passes if other == name)
        spots = [f"seat {seat}" for seat in seats] if name == "players" else [name]
        for spot in spots:
            extra = dict(numbers).get(spot, own) - own if i == last[name] else 0
            for _ in range(int(count or 1) + extra):
                stage = STAGES.get(name, ("", ""))[i > first[name]]
                starts = (stage,) if stage and stage not in begun else ()
                begun.add(stage)
                found.append((starts, spot))
    return found


def _without(cards: tuple[str, ...], wished: list[str]) -> list[str]:
    """The cards that are left, where each that is wished for is taken out once."""
    gone = Counter(wished)
    rest = []
    for card in cards:
        if gone.get(card):
            gone[card] -= 1
        else:
            rest.append(card)
    return rest


@lru_cache(maxsize=8)
def _filler(ranks: str, number: int) -> tuple[str, ...]:
    """The cards of a deck in some order."""
    cards = [rank + suit for rank in ranks for suit in "cdhs"]
    random.Random(f"filler {number}").shuffle(cards)
    return tuple(cards)
