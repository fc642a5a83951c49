"""High and low hands from the cards a player has: how good each is, the best five, and what qualifies."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from types import SimpleNamespace

from ...cards import RANK
from ...hands import CATEGORIES, Category, Strength, five_of, look, straights
from ...slips import SLIPS

Cards = tuple[str, ...]
Find = Callable[..., Strength]
LowKey = tuple[tuple[int, ...], tuple[int, ...]]
LOW_NAMES = {5: "five-low", 6: "six-low", 7: "seven-low", 8: "eight-low"}


def finder(
    instead: dict[str, Category] | None = None, *, low_ace: bool = True, compared: slice = slice(None)
) -> Find:
    """How the best high hand is found: some kinds otherwise, an ace never low, not all ranks compared."""
    kinds, runs = CATEGORIES | (instead or {}), straights(low_ace, False)  # noqa: FBT003

    @lru_cache(maxsize=1 << 12)
    def find_hand(cards: Cards, ace_high: bool = True) -> Strength:  # noqa: FBT002
        if not ace_high:
            cards = tuple(card for card in cards if card[0] != "A") or cards
        seen = look(cards)
        for i, (name, find) in enumerate(kinds.items()):
            ranks = find(seen, runs)
            if ranks is not None:
                return Strength(len(kinds) - i, ranks[compared] or ranks, name)
        return Strength(0, (), "no hand")

    return find_hand


high = finder()  # suits never count, the ace is high, or low in 5-4-3-2-A
STUD_MISTAKES: dict[str, Find] = {
    "ignore kickers": finder(compared=slice(1)),
    "forget the last card": finder(compared=slice(-1)),
    "know no ace to five": finder(low_ace=False),
    **{
        f"have a {kind} {what}": finder({kind: slip})
        for kind, ways in SLIPS.items()
        for what, slip in ways.items()
        if kind in ("straight-flush", "flush", "straight")
    },
}
MISTAKES = STUD_MISTAKES | {  # a house of nines can be met by another on a board alone
    f"have a full-house {what}": finder({"full-house": slip}) for what, slip in SLIPS["full-house"].items()
}


def high_five(cards: Cards, strength: Strength) -> Cards:
    """The five cards that make the high hand."""
    return five_of(strength, cards)


def low_key(five: Sequence[str]) -> LowKey:
    """How low five cards are: the smaller the better; ace low, straights and flushes ignored."""
    ranks = [1 if card[0] == "A" else RANK[card] for card in five]
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    return tuple(count for count, _ in groups), tuple(rank for _, rank in groups)


def from_the_bottom(five: Sequence[str]) -> LowKey:
    """The same, but the lowest cards looked at first."""
    counts, ranks = low_key(five)
    return counts, tuple(reversed(ranks))


def pairs_overlooked(five: Sequence[str]) -> LowKey:
    """The same, card by card, whether they pair or not."""
    ranks = sorted((1 if card[0] == "A" else RANK[card] for card in five), reverse=True)
    return (1,), tuple(ranks)


def low(cards: Cards, rules: SimpleNamespace, form: str) -> tuple[LowKey, Cards] | None:
    """The best low hand in some cards, if they hold one."""
    found = [(rules.low_hands(five), five) for five in combinations(cards, 5) if _counts(five, rules, form)]
    return min(found, default=None, key=lambda each: each[0])


def _counts(five: Cards, rules: SimpleNamespace, form: str) -> bool:
    """Whether five cards may stand as a low hand."""
    counts, ranks = low_key(five)
    no_ace = rules.ace.value[0] == "high only" or form not in rules.aces_in.value
    if no_ace and any(card[0] == "A" for card in five):
        return False
    if form not in rules.straight_is_low.value and len(ranks) == 5 and max(ranks) - min(ranks) == 4:  # noqa: PLR2004
        return False
    if form not in rules.flush_is_low.value and len({card[1] for card in five}) == 1:
        return False
    if form not in rules.qualifies.value[0]:
        return True
    paired = counts[0] > 1 and rules.pairs_spoil_low.value
    return not paired and max(ranks) <= rules.low_at_most.value


def low_name(key: LowKey) -> str:
    """What a low hand is called."""
    return LOW_NAMES.get(max(key[1]), "low") if key[0][0] == 1 else "low"
