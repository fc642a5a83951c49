"""Mini-tex 3 card hold 'em by exact counts: kinds by closed forms, deals up to a renaming of suits."""

from collections import Counter
from functools import cache
from itertools import combinations
from random import Random
from types import SimpleNamespace

from reference_engine.cards import DECK
from reference_engine.games import GAMES
from reference_engine.games.mini_tex_3_card_holdem.pocket import row
from reference_engine.games.mini_tex_3_card_holdem.settling import qualifies
from reference_engine.three_cards import ThreeCards

GAME = GAMES["mini-tex-3-card-holdem"]
RULES = SimpleNamespace(**GAME.rules)
RANKING = ThreeCards(RULES)
KINDS = ("high-card", "pair", "flush", "straight", "three-of-a-kind", "straight-flush")  # lowest first
Value = tuple[int, int, int, int]

# Three cards out of 52: choose ranks, then suits. There are 12 runs of three, the lowest being 3, 2 and ace.
THREE_CARD_COUNTS = {
    "straight-flush": 12 * 4,
    "three-of-a-kind": 13 * 4,
    "straight": 12 * (4**3 - 4),
    "flush": (286 - 12) * 4,
    "pair": 13 * 6 * 12 * 4,
    "high-card": (286 - 12) * (4**3 - 4),
}
# Of all deals of two hole cards and three community cards, the best hand that has a hole card in it.
BEST_HAND_COUNTS = {
    "straight-flush": 491_064,
    "three-of-a-kind": 530_688,
    "straight": 5_350_344,
    "flush": 6_618_912,
    "pair": 7_389_072,
    "high-card": 5_609_520,
}
QUALIFYING = 21_079_044


@cache
def value(one: str, two: str, three: str) -> Value:
    """Three cards by sorting: the kind, then the ranks that break a tie. Nothing of the engine is used."""
    low, middle, high = sorted("23456789TJQKA".index(card[0]) for card in (one, two, three))
    suited = one[1] == two[1] == three[1]
    if (low, middle, high) == (0, 1, 12):
        return (5 if suited else 3, 1, 0, -1)
    if high - middle == middle - low == 1:
        return (5 if suited else 3, high, middle, low)
    if low == high:
        return (4, high, high, high)
    if middle in (low, high):
        return (1, middle, middle, low + high - middle)
    return (2 if suited else 0, high, middle, low)


def value_of(three: tuple[str, ...]) -> Value:
    """The value of three cards in any order."""
    return value(*sorted(three))


def hole_hands() -> list[tuple[str, str, int]]:
    """One of each two cards that renaming suits cannot tell apart, and how many hands it stands for."""
    ranks = "23456789TJQKA"
    pairs = [(rank + "s", rank + "h", 6) for rank in ranks]
    others = list(combinations(ranks, 2))
    return [*pairs, *((a + "s", b + "s", 4) for a, b in others), *((a + "s", b + "h", 12) for a, b in others)]


def best_hands(one: str, two: str) -> Counter[Value]:
    """The best hand with a hole card in it on each of the 19,600 boards.

    A board card makes one hand with both hole cards, and two board cards make a hand with either of them; the
    best of a board is the best of its three couples of cards.
    """
    rest = [card for card in DECK if card not in (one, two)]
    alone = [value_of((one, two, card)) for card in rest]
    couple = [
        [
            max(alone[i], alone[j], value_of((one, a, b)), value_of((two, a, b))) if i < j else alone[i]
            for j, b in enumerate(rest)
        ]
        for i, a in enumerate(rest)
    ]
    counts: Counter[Value] = Counter()
    for i in range(50):
        for j in range(i + 1, 50):
            first, with_i, with_j = couple[i][j], couple[i], couple[j]
            counts.update([max(first, with_i[k], with_j[k]) for k in range(j + 1, 50)])
    return counts


def test_the_three_card_hands_fall_into_kinds_as_counting_says() -> None:
    """All 22,100, as the engine names them, equal the closed forms."""
    counts = Counter(RANKING.strength(three).name for three in combinations(DECK, 3))
    assert sum(counts.values()) == 22_100
    assert dict(counts) == THREE_CARD_COUNTS


def test_three_card_hands_are_ordered_as_sorting_orders_them() -> None:
    """Hands with the same value have one strength, and a higher value has a greater one."""
    strengths: dict[Value, set[tuple[int, tuple[int, ...]]]] = {}
    for three in combinations(DECK, 3):
        strengths.setdefault(value_of(three), set()).add(RANKING.strength(three)[:2])
    assert all(len(several) == 1 for several in strengths.values())
    ordered = [next(iter(strengths[each])) for each in sorted(strengths)]
    assert ordered == sorted(set(ordered))


def test_the_best_hands_of_all_deals() -> None:
    """All 25,989,600 deals of two hole and three community cards, by the kind of the best legal hand."""
    counts: Counter[str] = Counter()
    qualifying, lowest = 0, (0, 12, 11, 10)
    for one, two, ways in hole_hands():
        for best, boards in best_hands(one, two).items():
            counts[KINDS[best[0]]] += ways * boards
            if best[0] > 0 or best[1:3] == (12, 11):
                qualifying, lowest = qualifying + ways * boards, min(lowest, best)
    assert sum(counts.values()) == 25_989_600 == 1_326 * 19_600
    assert dict(counts) == BEST_HAND_COUNTS
    assert qualifying == QUALIFYING
    assert lowest == (0, 12, 11, 2)  # ace-king-four: with less beside ace and king there is something better


def test_the_engine_finds_those_best_hands() -> None:
    """On random deals: the same hand, never the board alone, and the same word on qualifying."""
    chance = Random(36)
    for _ in range(4_000):
        cards = chance.sample(DECK, 5)
        own, board = cards[:2], cards[2:]
        legal = [three for three in combinations(cards, 3) if set(three) & set(own)]
        best = max(map(value_of, legal))
        made = RANKING.seen(own, board, dealer=True)
        assert value_of(made) == best
        assert set(made) & set(own)
        assert RANKING.best(own, board).name == KINDS[best[0]]
        now = SimpleNamespace(ranking=RANKING, hands=SimpleNamespace(dealer=own, board=board))
        table = SimpleNamespace(rules=RULES)
        assert qualifies(table, now) == (best[0] > 0 or best[1:3] == (12, 11))  # type: ignore[arg-type]


def test_the_pocket_poker_hands() -> None:
    """All 1,326 pairs of cards, by row: twelve sequences from ace-king down to three-two."""
    counts = Counter(row(RULES, list(two)) for two in combinations(DECK, 2))
    assert counts == {
        "royal-straight-flush": 4,
        "pair-of-aces": 6,
        "straight-flush": 11 * 4,
        "pair": 12 * 6,
        "straight": 12 * 12,
        None: 1_326 - 4 - 6 - 44 - 72 - 144,
    }


def test_the_house_edge_of_pocket_poker_is_what_the_reading_says() -> None:
    """Tables A, B and C with ace and two not in sequence: 8.45, 7.99 and 8.14 per cent."""
    ways = {"royal-straight-flush": 4, "pair-of-aces": 6, "straight-flush": 44, "pair": 72, "straight": 144}
    odds = GAME.rules["pocket-poker_pays"].value.odds
    for place, edge in enumerate((8.45, 7.99, 8.14)):
        back = sum(number * (odds[kind][place][0] + 1) for kind, number in ways.items())
        assert round(100 * (1 - back / 1_326), 2) == edge
