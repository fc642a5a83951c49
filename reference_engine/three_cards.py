"""Three-card hands from two cards of one's own and three of the board, at least one of them one's own."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from .cards import RANK
from .hands import THREE_CARD_CATEGORIES, Strength
from .ranking import Kinds, Ranking, order_rules
from .rules import AtLeast, Covers, Exactly, Never, Rules

TWO_HANDS = "made of a flush and another straight"
THREE_CARDS = Kinds(THREE_CARD_CATEGORIES, tuple(THREE_CARD_CATEGORIES), 3, ("flush", "pair", "high-card"))


def three_card_rules(section: str, suit: str, hand: str, community: str, shown: dict[str, str]) -> Rules:
    """The rules of three-card ranking under a game's own section; `shown` has each side's hand announced."""
    rules = order_rules(section, suit, THREE_CARDS, (f"{section}(b)1",))
    rules["cards_left_over_count"] = Never(value=False, clauses=(f"{section}(c)",))
    suited_run = rules["hand_straight-flush"]
    rules["hand_straight-flush"] = suited_run.broken((*suited_run.value, TWO_HANDS))
    for side, clause in shown.items():
        made = (f"{section}(a)", hand, clause)
        rules[f"{side}_own_cards_at_least"] = Exactly(1, made)
        rules[f"{side}_own_cards_at_most"] = AtLeast(2, made)
        rules[f"{side}_cards"] = AtLeast(5, (hand, clause))
    rules["board_is_shared"] = Covers(tuple(shown), (community,))
    return rules


class ThreeCards(Ranking):
    """The ranking of three-card hands."""

    of = THREE_CARDS

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.chosen: dict[tuple[str, ...], tuple[str, ...]] = {}

    def best(self, own: Sequence[str], board: Sequence[str], *, dealer: bool = False) -> Strength:
        """The best hand that may be formed."""
        found = self.strength(self.seen(own, board, dealer=dealer))
        if self.kinds["straight-flush"] == TWO_HANDS:
            return self.pieced(found, self.formed(own, board, "dealers" if dealer else "players"))
        return found

    def pieced(self, found: Strength, formed: Iterator[tuple[str, ...]]) -> Strength:
        """A straight flush for whoever has a straight and a flush, as if they were one hand."""
        hands = [self.strength(three) for three in formed]
        straights = [hand for hand in hands if hand.name == "straight"]
        if not straights or all(hand.name != "flush" for hand in hands):
            return found
        return Strength(self.worth["straight-flush"], max(straights).ranks, "straight-flush")

    def compare(self, mine: Sequence[str], yours: Sequence[str], board: Sequence[str]) -> int:
        """Above zero if mine is the better hand."""
        result = super().compare(mine, yours, board)
        if result or not self.rules.cards_left_over_count.value:
            return result
        first, second = (sorted((RANK[card] for card in own), reverse=True) for own in (mine, yours))
        return (first > second) - (first < second)

    def seen(self, own: Sequence[str], board: Sequence[str], *, dealer: bool) -> tuple[str, ...]:
        """The three cards of the best hand."""
        side = "dealers" if dealer else "players"
        key = (side, *own, *board)
        if key not in self.chosen:
            self.chosen[key] = max(self.formed(own, board, side), key=lambda three: self.strength(three)[:2])
        return self.chosen[key]

    def formed(self, own: Sequence[str], board: Sequence[str], side: str) -> Iterator[tuple[str, ...]]:
        """Every hand that may be formed."""
        rule = self.rules.__dict__
        if side not in rule["board_is_shared"].value:
            board = board[:1]
        seen = [*own, *board][: rule[f"{side}_cards"].value]
        least, most = rule[f"{side}_own_cards_at_least"].value, rule[f"{side}_own_cards_at_most"].value
        for three in combinations(seen, self.of.size):
            if least <= len(set(three) & set(own)) <= most:
                yield three
