"""The hand ranking against exact counts, and against two evaluators written by others."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from math import factorial, prod
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import StandardHighHand
from treys import Card as TreysCard
from treys import Evaluator

from reference_engine.cards import DECK, RANKS, SUITS
from reference_engine.games import GAMES
from reference_engine.hands import five_of
from reference_engine.ranking import Ranking

RANKING = Ranking(SimpleNamespace(**GAMES["all-in-holdem"].rules))

# Closed forms: choose ranks, then suits.
FIVE_CARD_COUNTS = {
    "royal-flush": 4,
    "straight-flush": 4 * 9,
    "four-of-a-kind": 13 * 48,
    "full-house": 13 * 4 * 12 * 6,
    "flush": 4 * (1287 - 10),
    "straight": 10 * (4**5 - 4),
    "three-of-a-kind": 13 * 4 * 66 * 16,
    "two-pairs": 78 * 36 * 44,
    "one-pair": 13 * 6 * 220 * 64,
    "high-card": (1287 - 10) * (4**5 - 4),
}


def hands_up_to_suits() -> Iterator[tuple[list[str], int]]:
    """One five-card hand of each kind that renaming suits cannot tell apart, and how many are of its kind."""
    for sizes in ((5,), (4, 1), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1)):
        groups = [
            combinations_with_replacement(list(combinations(RANKS, size)), sizes.count(size))
            for size in sorted(set(sizes), reverse=True)
        ]
        for chosen in product(*groups):
            suits = [ranks for group in chosen for ranks in group]
            held = [*suits, *[()] * (4 - len(suits))]
            cards = [rank + SUITS[i] for i, ranks in enumerate(suits) for rank in ranks]
            yield cards, 24 // prod(factorial(n) for n in Counter(held).values())


def test_all_five_card_hands_fall_into_categories_as_counting_says() -> None:
    """All 2,598,960 hands, by category, equal the closed forms."""
    counts: Counter[str] = Counter()
    for cards, ways in hands_up_to_suits():
        counts[RANKING.strength(cards).name] += ways
    assert sum(counts.values()) == 2_598_960
    assert dict(counts) == FIVE_CARD_COUNTS


@given(st.permutations(DECK), st.permutations(SUITS))
def test_renaming_suits_changes_no_strength(deck: list[str], suits: list[str]) -> None:
    """No suit outranks another, in five cards or in seven."""
    renamed = [card[0] + suits[SUITS.index(card[1])] for card in deck]
    for count in (5, 7):
        assert RANKING.strength(deck[:count]) == RANKING.strength(renamed[:count])


@pytest.mark.parametrize("seed", range(4))
def test_seven_card_hands_compare_as_two_other_evaluators_compare_them(seed: int) -> None:
    """On random boards, which of two hands is better is what pokerkit and treys say, ties included."""
    chance, treys = random.Random(seed), Evaluator()
    for _ in range(400):
        cards = chance.sample(DECK, 9)
        mine, yours, board = cards[:2], cards[2:4], cards[4:]
        ours = RANKING.compare(mine, yours, board)
        theirs = [StandardHighHand.from_game("".join(own), "".join(board)) for own in (mine, yours)]
        assert ours == (theirs[0] > theirs[1]) - (theirs[0] < theirs[1])
        shared = [TreysCard.new(card) for card in board]
        scores = [treys.evaluate([TreysCard.new(card) for card in own], shared) for own in (mine, yours)]
        assert ours == (scores[0] < scores[1]) - (scores[0] > scores[1])


@given(st.permutations(DECK))
def test_the_five_cards_named_make_the_hand(deck: list[str]) -> None:
    """The cards given for a hand of seven are five of them, and rank the same alone."""
    strength = RANKING.strength(deck[:7])
    five = five_of(strength, deck[:7])
    assert len(set(five)) == 5
    assert set(five) <= set(deck[:7])
    assert RANKING.strength(five) == strength
