"""Let it ride counted exactly: how many of all five-card hands win, and on which row."""

from collections import Counter
from itertools import combinations
from math import comb
from types import SimpleNamespace

from reference_engine.cards import DECK
from reference_engine.games import GAMES
from reference_engine.games.let_it_ride.play import RidingRanking, wins

PAIR = 6 * comb(12, 3) * 4**3  # of one rank: two of its four cards, and three other ranks in any suits


def test_tens_or_better_come_as_often_as_counting_says() -> None:
    """Five ranks of pairs win and eight lose; every kind above a pair wins."""
    rules = SimpleNamespace(**GAMES["let-it-ride"].rules)
    table, ranking = SimpleNamespace(rules=rules), RidingRanking(rules)
    hands = (ranking.strength(hand) for hand in combinations(DECK, 5))
    found = Counter((wins(table, hand), hand.name) for hand in hands)  # type: ignore[arg-type]
    assert found == {
        (True, "royal-flush"): 4,
        (True, "straight-flush"): 36,
        (True, "four-of-a-kind"): 13 * 48,
        (True, "full-house"): 13 * 4 * 12 * 6,
        (True, "flush"): 4 * comb(13, 5) - 40,
        (True, "straight"): 10 * 4**5 - 40,
        (True, "three-of-a-kind"): 13 * 4 * comb(12, 2) * 4**2,
        (True, "two-pairs"): comb(13, 2) * 6**2 * 44,
        (True, "one-pair"): 5 * PAIR,
        (False, "one-pair"): 8 * PAIR,
        (False, "high-card"): (comb(13, 5) - 10) * (4**5 - 4),
    }
    won = sum(count for (winning, _), count in found.items() if winning)
    assert (won, comb(52, 5) - won) == (620_580, 1_978_380)
