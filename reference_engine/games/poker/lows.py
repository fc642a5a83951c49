"""High and low hands from the cards a player has: how good each is, the best five, and what qualifies."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from types import SimpleNamespace

from ...cards import RANK
from ...hands import CATEGORIES, Strength, five_of, look, straights

Cards = tuple[str, ...]
LowKey = tuple[tuple[int, ...], tuple[int, ...]]
LOW_NAMES = {5: "five-low", 6: "six-low", 7: "seven-low", 8: "eight-low"}


@lru_cache(maxsize=1 << 12)
def high(cards: Cards, ace_high: bool = True) -> Strength:  # noqa: FBT002
    """The best high hand in some cards; suits never count, the ace is high, or low in 5-4-3-2-A."""
    if not ace_high:
        cards = tuple(card for card in cards if card[0] != "A") or cards
    seen = look(cards)
    runs = straights(True, False)  # noqa: FBT003
    for i, (name, find) in enumerate(CATEGORIES.items()):
        ranks = find(seen, runs)
        if ranks is not None:
            return Strength(len(CATEGORIES) - i, ranks, name)
    return Strength(0, (), "no hand")


def high_five(cards: Cards, strength: Strength) -> Cards:
    """The five cards that make the high hand."""
    return five_of(strength, cards)


def low_key(five: Sequence[str]) -> LowKey:
    """How low five cards are: the smaller the better; ace low, straights and flushes ignored."""
    ranks = [1 if card[0] == "A" else RANK[card] for card in five]
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups)


def low(cards: Cards, rules: SimpleNamespace, *, qualify: bool) -> tuple[LowKey, Cards] | None:
    """The best low hand in some cards, if they hold one."""
    found = [
        (low_key(five), five) for five in combinations(cards, 5) if _counts(five, rules, qualify=qualify)
    ]
    return min(found, default=None, key=lambda each: each[0])


def _counts(five: Cards, rules: SimpleNamespace, *, qualify: bool) -> bool:
    """Whether five cards may stand as a low hand."""
    counts, ranks = low_key(five)
    if rules.ace.value[0] == "high only" and any(card[0] == "A" for card in five):
        return False
    if not rules.straight_is_low.value and len(ranks) == 5 and max(ranks) - min(ranks) == 4:  # noqa: PLR2004
        return False
    if not rules.flush_is_low.value and len({card[1] for card in five}) == 1:
        return False
    if not qualify:
        return True
    paired = counts[0] > 1 and rules.pairs_spoil_low.value
    return not paired and max(ranks) <= rules.low_at_most.value


def low_name(key: LowKey) -> str:
    """What a low hand is called."""
    return LOW_NAMES.get(max(key[1]), "low") if key[0][0] == 1 else "low"
