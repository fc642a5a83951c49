"""Heads Up Hold'em, counted exactly: seven-card hands by pattern, hole cards one by one, the tables' edge.

A hand is a multiset of ranks and a choice of suits. Five cards of one suit leave no room for four of a kind
or a full house: a hand is a flush or better by its suits alone, and otherwise what its ranks make it.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import comb
from types import SimpleNamespace

import pytest

from reference_engine.cards import DECK, RANKS, SUITS
from reference_engine.games.heads_up_holdem.play import COURSE
from reference_engine.games.heads_up_holdem.qualifying import reaches
from reference_engine.games.heads_up_holdem.rules import RULES, pocket_row
from reference_engine.pay_tables import pay_tables
from reference_engine.ranking import Ranking

HANDS = comb(52, 7)
# In a row: the top card of a straight may be any of ten ranks; of seven ranks 217 sets of 1,716 hold one.
UNSEQUENCED = comb(13, 7) - 217
# Seven cards of different ranks with four or fewer of each suit.
UNSUITED = 4**7 - 4 * (comb(7, 5) * 3**2 + comb(7, 6) * 3 + 1)
SUITED = 4 * (comb(13, 5) * comb(39, 2) + comb(13, 6) * 39 + comb(13, 7))
ROYAL = 4 * comb(47, 2)
STRAIGHT_FLUSH = 4 * 9 * comb(46, 2)  # by its top card: the next higher of the suit is not there
FOURS = 13 * comb(48, 3)
# Two threes and one, a three and two pairs, a three, a pair and two others.
FULL_HOUSE = (
    comb(13, 2) * 4 * 4 * 44
    + 13 * 4 * comb(12, 2) * 6 * 6
    + 13 * 4 * 12 * 6 * comb(11, 2) * 4 * 4
)  # fmt: skip


@cache
def ranking() -> Ranking:
    """The ranking as the rules of the game make it."""
    return COURSE.ranking(SimpleNamespace(**RULES))


@cache
def suitings(pattern: tuple[int, ...]) -> tuple[int, tuple[tuple[str, ...], ...]]:
    """For how often each rank occurs: the choices of suits without five alike, and one of them."""
    ways = product(*(list(combinations(SUITS, times)) for times in pattern))
    plain = [way for way in ways if max(Counter(suit for suits in way for suit in suits).values()) < 5]
    return len(plain), plain[0]


@cache
def counted() -> dict[str, int]:
    """Every seven-card hand by its kind."""
    kinds: Counter[str] = Counter()
    for ranks in combinations_with_replacement(RANKS, 7):
        times = Counter(ranks)
        if max(times.values()) <= 4:
            ways, suits = suitings(tuple(times.values()))
            cards = [rank + suit for rank, own in zip(times, suits, strict=True) for suit in own]
            kinds[ranking().strength(cards).name] += ways
    for size in (5, 6, 7):
        for ranks in combinations(RANKS, size):
            others = [card for card in DECK if card[1] == "d"][: 7 - size]
            cards = [*(rank + "s" for rank in ranks), *others]
            kinds[ranking().strength(cards).name] += 4 * comb(39, 7 - size)
    return dict(kinds)


def test_every_hand_is_counted_once() -> None:
    """So that no pattern was passed over."""
    assert sum(counted().values()) == HANDS == 133_784_560


def test_a_dealer_without_a_pair() -> None:
    """Seven ranks, no five in a row, no five of a suit: 39.11(b)(1) speaks of these and of no others."""
    assert counted()["high-card"] == UNSEQUENCED * UNSUITED == 23_294_460
    qualifying = {kind for kind in counted() if reaches_pair(kind)}
    assert HANDS - sum(counted()[kind] for kind in qualifying) == 23_294_460


def reaches_pair(kind: str) -> bool:
    """Whether the engine lets a dealer with this kind of hand qualify."""
    hand = SimpleNamespace(category=ranking().worth[kind])
    return reaches(SimpleNamespace(ranking=ranking()), hand, RULES["qualifies_with"])  # type: ignore[arg-type]


def test_the_kinds_that_the_tables_pay() -> None:
    """From a royal flush down, each worked out by hand; the rest follows from the total."""
    kinds = counted()
    assert kinds["royal-flush"] == ROYAL == 4_324
    assert kinds["straight-flush"] == STRAIGHT_FLUSH == 37_260
    assert kinds["four-of-a-kind"] == FOURS == 224_848
    assert kinds["full-house"] == FULL_HOUSE == 3_473_184
    assert kinds["flush"] == SUITED - STRAIGHT_FLUSH - ROYAL == 4_047_644
    assert (kinds["straight"], kinds["three-of-a-kind"]) == (6_180_020, 6_461_620)


@pytest.mark.parametrize("table, edge", [("1", "0.74"), ("2", "1.74"), ("3", "3.34"), ("4", "4.34")])
def test_what_trips_plus_keeps(table: str, edge: str) -> None:
    """The house edge that reading HUH-20 gives, in per cent, when the best five of seven count."""
    assert f"{kept('trips-plus', table, counted()):.2f}" == edge


@pytest.mark.parametrize("table, edge", [("1", "4.52"), ("2", "6.79"), ("3", "9.95")])
def test_what_the_pocket_bonus_keeps(table: str, edge: str) -> None:
    """The house edge that reading HUH-02 gives, in per cent, when pairs win."""
    assert f"{kept('pocket-bonus', table, pockets()):.2f}" == edge


def test_every_pair_of_hole_cards() -> None:
    """Aces, twelve other ranks of pairs, an ace of a suit with three face cards of it or of another."""
    aces, pairs, suited = comb(4, 2), 12 * comb(4, 2), 4 * 3
    unsuited = 4 * 3 * 3
    lost = comb(52, 2) - aces - pairs - suited - unsuited
    expected = {
        "aces": aces,
        "pair": pairs,
        "suited ace-face": suited,
        "unsuited ace-face": unsuited,
        None: lost,
    }
    assert pockets() == expected


def pockets() -> dict[str | None, int]:
    """The 1,326 pairs of hole cards by row."""
    faces = RULES["face_cards"].value
    return dict(Counter(pocket_row(list(cards), faces) for cards in combinations(DECK, 2)))


def kept(wager: str, table: str, hands: dict[str | None, int] | dict[str, int]) -> float:
    """What the house keeps of the wager, in per cent."""
    rows = pay_tables("heads-up-holdem")[wager].value
    place = rows.tables.index(table)
    total = sum(hands.values())
    net = sum(Fraction(*(rows.odds[row][place])) * n if row in rows.odds else -n for row, n in hands.items())
    return float(-net / total * 100)
