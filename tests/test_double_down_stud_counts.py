"""Double down stud counted exactly: how many of all five-card hands lose, push and win, and on which row."""

from collections import Counter
from itertools import combinations
from math import comb
from types import SimpleNamespace

from reference_engine.cards import DECK
from reference_engine.games import GAMES
from reference_engine.games.double_down_stud.play import outcome
from reference_engine.ranking import Ranking

ALL = comb(52, 5)
PAIR = 6 * comb(12, 3) * 4**3  # of one rank: two of its four cards, and three other ranks in any suits


def test_every_hand_loses_pushes_or_wins_as_often_as_counting_says() -> None:
    """Four ranks of pairs lose, five push, four win; what is no pair wins if it is more than one."""
    rules = SimpleNamespace(**GAMES["double-down-stud"].rules)
    table, ranking = SimpleNamespace(rules=rules), Ranking(rules)
    hands = (ranking.strength(hand) for hand in combinations(DECK, 5))
    found = Counter((outcome(table, hand), hand.name) for hand in hands)  # type: ignore[arg-type]
    straights = 10 * 4**5 - 40
    flushes = 4 * comb(13, 5) - 40
    nothing = (comb(13, 5) - 10) * (4**5 - 4)
    better = {
        "royal-flush": 4,
        "straight-flush": 36,
        "four-of-a-kind": 13 * 48,
        "full-house": 13 * 4 * 12 * 6,
        "flush": flushes,
        "straight": straights,
        "three-of-a-kind": 13 * 4 * comb(12, 2) * 4**2,
        "two-pairs": comb(13, 2) * 6**2 * 44,
    }
    assert found == {
        **{("won", name): count for name, count in better.items()},
        ("lost", "high-card"): nothing,
        ("lost", "one-pair"): 4 * PAIR,
        ("push", "one-pair"): 5 * PAIR,
        ("won", "one-pair"): 4 * PAIR,
    }
    totals = Counter[str]()
    for (result, _), count in found.items():
        totals[result] += count
    assert totals == {"lost": 1_640_460, "push": 422_400, "won": 536_100}
    assert sum(totals.values()) == ALL == 2_598_960
