"""The best hand in some cards, by categories in the order that the law lists them.

A hand's strength is `(category, tie-breaks)`: an ordering is a tuple of ranks. A category is a function that
looks for itself in the cards and answers with its tie-break ranks, highest first, or with nothing.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from .cards import RANK, SUIT

Ranks = tuple[int, ...]


class Look(NamedTuple):
    """Some cards seen at a glance."""

    cards: tuple[str, ...]
    ranks: int  # a bit for each rank present
    suited: int  # a bit for each rank of the suit that has the cards of a flush, if one has
    groups: tuple[tuple[int, int], ...]  # (how many, rank), most first, then highest


Category = Callable[[Look, "Straights"], Ranks | None]
Straights = tuple[int, ...]  # for a set of ranks, the top of its best straight; 0 for none


@lru_cache(maxsize=16)
def straights(low_ace: bool, wrap: bool, wheel: int = 5, size: int = 5) -> Straights:
    """The best straight in each set of ranks: may an ace be low, or in the middle; worth of the lowest."""
    best = [0] * (1 << 15)
    runs = [(top, [top - i for i in range(size)]) for top in range(14, size, -1)]
    if low_ace:
        runs.append((wheel, [*range(size, 1, -1), 14]))
    if wrap:
        tops = range(size - 1, 1, -1)
        runs += [(top, [(r - 2) % 13 + 2 for r in range(top, top - size, -1)]) for top in tops]
    masks = [(top, sum(1 << rank for rank in run)) for top, run in runs]
    for ranks in range(0, 1 << 15, 4):
        if ranks.bit_count() >= size:
            best[ranks] = next((top for top, mask in masks if ranks & mask == mask), 0)
    return tuple(best)


def look(cards: Sequence[str], size: int = 5) -> Look:
    """The cards at a glance, for hands of some size."""
    counts = [0] * 15
    suits = [0, 0, 0, 0]
    for card in cards:
        rank = RANK[card]
        counts[rank] += 1
        suits[SUIT[card]] |= 1 << rank
    suited = next((suit for suit in suits if suit.bit_count() >= size), 0)
    groups = sorted(((counts[rank], rank) for rank in range(2, 15) if counts[rank]), reverse=True)
    return Look(tuple(cards), suits[0] | suits[1] | suits[2] | suits[3], suited, tuple(groups))


@lru_cache(maxsize=1 << 13)
def _descending(ranks: int) -> Ranks:
    """The ranks of a set, highest first."""
    return tuple(rank for rank in range(14, 1, -1) if ranks >> rank & 1)


def _kickers(seen: Look, *used: int, count: int) -> Ranks:
    """The highest ranks that are not used yet."""
    return tuple(rank for rank in _descending(seen.ranks) if rank not in used)[:count]


def royal_flush(seen: Look, runs: Straights) -> Ranks | None:
    """Ten to ace of one suit."""
    return (14,) if seen.suited and runs[seen.suited] == 14 else None  # noqa: PLR2004


def straight_flush(seen: Look, runs: Straights) -> Ranks | None:
    """Five in a row of one suit."""
    top = runs[seen.suited] if seen.suited else 0
    return (top,) if top else None


def four_of_a_kind(seen: Look, runs: Straights) -> Ranks | None:
    """Four of a rank."""
    count, rank = seen.groups[0]
    return (rank, *_kickers(seen, rank, count=1)) if count == 4 else None  # noqa: PLR2004


def full_house(seen: Look, runs: Straights) -> Ranks | None:
    """Three of a rank and two of another."""
    threes = [rank for count, rank in seen.groups if count >= 3]  # noqa: PLR2004
    if not threes:
        return None
    pairs = [rank for count, rank in seen.groups if count >= 2 and rank != threes[0]]  # noqa: PLR2004
    return (threes[0], max(pairs)) if pairs else None


def flush(seen: Look, runs: Straights) -> Ranks | None:
    """Five of one suit."""
    return _descending(seen.suited)[:5] if seen.suited else None


def straight(seen: Look, runs: Straights) -> Ranks | None:
    """Five in a row."""
    top = runs[seen.ranks]
    return (top,) if top else None


def three_of_a_kind(seen: Look, runs: Straights) -> Ranks | None:
    """Three of a rank."""
    count, rank = seen.groups[0]
    return (rank, *_kickers(seen, rank, count=2)) if count >= 3 else None  # noqa: PLR2004


def two_pairs(seen: Look, runs: Straights) -> Ranks | None:
    """Two of a rank and two of another."""
    pairs = [rank for count, rank in seen.groups if count >= 2]  # noqa: PLR2004
    return (pairs[0], pairs[1], *_kickers(seen, *pairs[:2], count=1)) if len(pairs) > 1 else None


def one_pair(seen: Look, runs: Straights) -> Ranks | None:
    """Two of a rank."""
    count, rank = seen.groups[0]
    return (rank, *_kickers(seen, rank, count=3)) if count >= 2 else None  # noqa: PLR2004


def high_card(seen: Look, runs: Straights) -> Ranks | None:
    """None of the above."""
    return _descending(seen.ranks)[:5]


CATEGORIES: dict[str, Category] = {
    "royal-flush": royal_flush,
    "straight-flush": straight_flush,
    "four-of-a-kind": four_of_a_kind,
    "full-house": full_house,
    "flush": flush,
    "straight": straight,
    "three-of-a-kind": three_of_a_kind,
    "two-pairs": two_pairs,
    "one-pair": one_pair,
    "high-card": high_card,
}
THREE_CARD_CATEGORIES: dict[str, Category] = {
    "straight-flush": straight_flush,
    "three-of-a-kind": three_of_a_kind,
    "straight": straight,
    "flush": flush,
    "pair": one_pair,
    "high-card": high_card,
}


class Strength(NamedTuple):
    """How good a hand is: the greater tuple wins."""

    category: int
    ranks: Ranks
    name: str


GROUPS = {
    "four-of-a-kind": 4,
    "full-house": 3,
    "three-of-a-kind": 3,
    "two-pairs": 2,
    "one-pair": 2,
    "pair": 2,
}


def five_of(strength: Strength, cards: Sequence[str]) -> tuple[str, ...]:
    """The five cards, of those seen, that make the hand; of no more than three, those three, best first."""
    name, ranks = strength.name, tuple(abs(rank) for rank in strength.ranks)
    pool = sorted(cards, key=RANK.__getitem__, reverse=True)
    if name in ("royal-flush", "straight-flush", "flush"):
        suits = [SUIT[card] for card in pool]
        suit = max(set(suits), key=suits.count)
        pool = [card for card in pool if SUIT[card] == suit]
    if name in ("royal-flush", "straight-flush", "straight"):
        top = ranks[0]
        wanted = [(top - i - 2) % 13 + 2 for i in range(5)]
        return tuple(card for rank in wanted for card in [c for c in pool if RANK[c] == rank][:1])
    need = GROUPS.get(name, 1)
    chosen: list[str] = []
    for i, rank in enumerate(ranks):
        second = i == 1 and name in ("full-house", "two-pairs")
        chosen += [card for card in pool if RANK[card] == rank][: 2 if second else need if i == 0 else 1]
    return tuple(chosen[:5])
