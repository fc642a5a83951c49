"""Poker hands: the best five of seven cards (13:69F-39.5)."""

from collections import Counter
from itertools import combinations
from typing import NamedTuple

RANKS = "23456789TJQKA"
WHEEL = (14, 5, 4, 3, 2)
NAMES = (
    "high-card",
    "one-pair",
    "two-pairs",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
    "royal-flush",
)
SHAPES = {(1, 1, 1, 1, 1): 0, (2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}
PAIR, STRAIGHT = NAMES.index("one-pair"), NAMES.index("straight")


class Hand(NamedTuple):
    """Five cards, best first. Hands compare by rank, then by the cards that make it, then by the others."""

    rank: int
    heights: tuple[int, ...]
    cards: tuple[str, ...]

    @property
    def name(self) -> str:
        return NAMES[self.rank]

    @property
    def strength(self) -> tuple[int, tuple[int, ...]]:
        return self.rank, self.heights


def height(card: str) -> int:
    return RANKS.index(card[0]) + 2


def best(cards: list[str]) -> Hand:
    return max((five(each) for each in combinations(cards, 5)), key=lambda hand: hand.strength)


def five(cards: tuple[str, ...]) -> Hand:
    copies = Counter(height(card) for card in cards)
    ordered = sorted(cards, key=lambda card: (copies[height(card)], height(card)), reverse=True)
    heights = tuple(height(card) for card in ordered)
    if heights == WHEEL:
        ordered, heights = [*ordered[1:], ordered[0]], (5, 4, 3, 2, 1)
    flush = len({card[1] for card in cards}) == 1
    straight = len(copies) == len(cards) and heights[0] - heights[-1] == len(cards) - 1
    rank = SHAPES[tuple(sorted(copies.values(), reverse=True))]
    if straight and flush:
        rank = NAMES.index("royal-flush") if heights[0] == height("A") else NAMES.index("straight-flush")
    elif straight or flush:
        rank = STRAIGHT if straight else NAMES.index("flush")
    return Hand(rank, heights, tuple(ordered))
