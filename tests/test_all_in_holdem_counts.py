"""All-in hold 'em counted exactly: how often the dealer calls, how often each hole card bonus row comes."""

from collections import Counter
from itertools import combinations
from types import SimpleNamespace

from reference_engine.cards import DECK
from reference_engine.games import GAMES
from reference_engine.games.all_in_holdem.qualifying import qualifies
from reference_engine.games.all_in_holdem.rules import hole_row


def calls(cards: tuple[str, str]) -> bool:
    """Whether the engine lets a dealer with these hole cards call."""
    table = SimpleNamespace(rules=SimpleNamespace(**GAMES["all-in-holdem"].rules))
    return qualifies(table, SimpleNamespace(hands=SimpleNamespace(dealer=list(cards))))  # type: ignore[arg-type]


def test_the_dealer_calls_with_1134_of_1326_hole_hands() -> None:
    """Only 12 pairs of different ranks count fewer than 11, each in 16 ways: 1,326 - 12 x 16 = 1,134."""
    too_low = [(high, low) for high in range(2, 9) for low in range(2, high) if high + low < 11]
    assert len(too_low) == 12
    assert sum(calls(hand) for hand in combinations(DECK, 2)) == 1326 - 16 * len(too_low) == 1134


def test_the_rows_of_the_hole_card_bonus_come_as_often_as_counting_says() -> None:
    """Red aces once, other aces 5 times, suited ace-king 4, six ways to each other pair, then suited."""
    rows = Counter(hole_row(list(hand)) for hand in combinations(DECK, 2))
    assert rows["two red aces"] == 1
    assert rows["aces"] == 5
    assert rows["suited ace-king"] == 4
    assert (rows["court pair"], rows["middle pair"], rows["low pair"]) == (3 * 6, 5 * 6, 4 * 6)
    assert rows["suited"] == 4 * 78 - 4
    assert rows[None] == 1326 - 78 - 4 * 78
