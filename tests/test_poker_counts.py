"""Low hands counted exactly: every set of ranks, weighed by its suits, against two closed forms."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, prod
from types import SimpleNamespace

from reference_engine.games import GAMES
from reference_engine.games.poker.lows import low

RULES = SimpleNamespace(**GAMES["poker"].rules)
RANKS = "A23456789TJQK"
SUITS = "cdhs"
LOW_RANKS, OTHERS = 8, 20  # ace to eight, and the cards above an eight


def rank_sets(size: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Cards that stand for all hands of the same ranks, and how many those are."""
    for ranks in combinations_with_replacement(RANKS, size):
        counts = {rank: ranks.count(rank) for rank in ranks}
        if max(counts.values()) <= len(SUITS):
            cards = tuple(rank + suit for rank, count in counts.items() for suit in SUITS[:count])
            yield cards, prod(comb(4, count) for count in counts.values())


def qualifying(size: int) -> tuple[int, int]:
    """How many hands hold an eight-or-better low by the engine's rules, and how many hands there are."""
    weighed = [
        (low(cards, RULES, "eight-or-better") is not None, weight) for cards, weight in rank_sets(size)
    ]
    return sum(weight for found, weight in weighed if found), sum(weight for _, weight in weighed)


def closed_form(size: int) -> int:
    """Hands with at least five different ranks from ace to eight, by counting ways to choose suits."""
    total = 0
    for ranks in range(5, min(size, LOW_RANKS) + 1):
        for cards in range(ranks, size + 1):
            total += comb(LOW_RANKS, ranks) * _spread(ranks, cards) * comb(OTHERS, size - cards)
    return total


def _spread(ranks: int, cards: int) -> int:
    """Ways to take so many cards from so many ranks, at least one of each."""
    if not ranks:
        return int(not cards)
    return sum(comb(4, n) * _spread(ranks - 1, cards - n) for n in range(1, min(4, cards) + 1))


def test_five_card_hands_with_a_low() -> None:
    """Five of eight ranks, each in four suits."""
    assert qualifying(5) == (57_344, comb(52, 5))
    assert closed_form(5) == comb(8, 5) * 4**5 == 57_344


def test_seven_card_hands_with_a_low() -> None:
    """Nearly one in five."""
    assert qualifying(7) == (24_530_944, comb(52, 7))
    assert closed_form(7) == 24_530_944
