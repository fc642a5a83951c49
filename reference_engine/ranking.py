"""How a game ranks hands: its categories in order, its cards in order, its ties. Rules in, a ranking out."""

from collections.abc import Callable, Sequence
from functools import cache
from types import SimpleNamespace

from .cards import RANKS, SUIT
from .hands import CATEGORIES, Strength, five_of, look, straights
from .rules import AtLeast, Cited, Forbids, Holds, Method, OneOf, Order, Rules

Evaluate = Callable[[Sequence[str]], Strength]
LISTED = tuple(CATEGORIES)[:-1]


def ranking_rules(section: str, suit: str, hand: str, community: str) -> Rules:
    """The rules of five-card poker ranking under a game's own section."""
    rules: Rules = {
        "card_order": Order(tuple(reversed(RANKS)), (f"{section}(a)",)),
        "low_ace_straight": Holds(value=True, clauses=(f"{section}(a)",)),
        "low_ace_straight_flush": Holds(value=True, clauses=(f"{section}(a)",)),
        "wrapped_ace": Forbids(value=True, clauses=(f"{section}(b)6",)),
        "wrapped_suited_ace": Forbids(value=True, clauses=(f"{section}(a)", f"{section}(b)5")),
        "wheel_is_lowest": Holds(value=True, clauses=(f"{section}(b)6",)),
        "steel_wheel_is_lowest": Holds(value=True, clauses=(f"{section}(b)2",)),
        "category_order": Order(tuple(CATEGORIES), (f"{section}(b)",)),
        "tie_break": Method(
            (
                by_rank,
                {
                    "ignores kickers": by_group,
                    "compares card by card": card_by_card,
                    "compares different ranks only": rank_by_rank,
                    "compares the very cards": cards_not_shared,
                },
            ),
            (f"{section}(c)",),
        ),
        "equal_hands_push": Holds(value=True, clauses=(f"{section}(c)",)),
        "suits_are_equal": Holds(value=True, clauses=(suit,)),
        "players_cards": AtLeast(7, (hand,)),
        "dealers_cards": AtLeast(7, (hand,)),
        "board_may_play": Holds(value=True, clauses=(community,)),
    }
    for number, name in enumerate(LISTED, 1):
        kinds = ("high",) if name == "royal-flush" else ("high", "upside down")
        rules[f"hand_{name}"] = OneOf((*kinds, "not known"), (f"{section}(b){number}",))
    return rules


def by_rank(one: Strength, two: Strength, *_: Sequence[str]) -> int:
    """Compare groups first, then what is left, highest first."""
    return (one[:2] > two[:2]) - (one[:2] < two[:2])


def by_group(one: Strength, two: Strength, *_: Sequence[str]) -> int:
    """Compare the group only."""
    first, second = (one.category, one.ranks[:1]), (two.category, two.ranks[:1])
    return (first > second) - (first < second)


def card_by_card(one: Strength, two: Strength, mine: Sequence[str], yours: Sequence[str]) -> int:
    """Compare the five cards one by one, as if groups did not matter."""
    first = (one.category, sorted((RANKS.index(c[0]) for c in five_of(one, mine)), reverse=True))
    second = (two.category, sorted((RANKS.index(c[0]) for c in five_of(two, yours)), reverse=True))
    return (first > second) - (first < second)


def rank_by_rank(one: Strength, two: Strength, mine: Sequence[str], yours: Sequence[str]) -> int:
    """Compare the ranks in each hand, as if it did not matter how often a rank is there."""
    first = (one.category, sorted({RANKS.index(c[0]) for c in five_of(one, mine)}, reverse=True))
    second = (two.category, sorted({RANKS.index(c[0]) for c in five_of(two, yours)}, reverse=True))
    return (first > second) - (first < second)


def cards_not_shared(one: Strength, two: Strength, mine: Sequence[str], yours: Sequence[str]) -> int:
    """Compare the highest card, suit and all, that only one hand has."""
    five, other = set(five_of(one, mine)), set(five_of(two, yours))
    first = (one.category, max((RANKS.index(c[0]) for c in five - other), default=0))
    second = (two.category, max((RANKS.index(c[0]) for c in other - five), default=0))
    return (first > second) - (first < second)


class Ranking:
    """A ranking as the rules make it."""

    def __init__(self, rules: SimpleNamespace, section: str = "", also: tuple[str, ...] = ()) -> None:
        self.rules, self.section, self.also = rules, section, also
        self.known: dict[tuple[str, ...], Strength] = {}
        wheels = 5 if rules.wheel_is_lowest.value else 14, 5 if rules.steel_wheel_is_lowest.value else 13
        runs = straights(rules.low_ace_straight.value, not rules.wrapped_ace.value, wheels[0])
        suited = straights(rules.low_ace_straight_flush.value, not rules.wrapped_suited_ace.value, wheels[1])
        names = rules.category_order.value
        self.worth = {name: len(names) - i for i, name in enumerate(names)}
        self.kinds = {name: getattr(rules, f"hand_{name}").value[0] for name in LISTED}
        self.finders = [
            (
                name,
                find,
                suited if "flush" in name else runs,
                self.worth[name],
                self.kinds.get(name) == "upside down",
            )
            for name, find in CATEGORIES.items()
            if self.kinds.get(name) != "not known"
        ]
        order = rules.card_order.value
        straight = tuple(reversed(RANKS))
        self.rename = None if order == straight else dict(zip(order, straight, strict=True))

    def strength(self, cards: Sequence[str]) -> Strength:
        """The best hand in the cards."""
        if self.rename:
            cards = [self.rename[card[0]] + card[1] for card in cards]
        seen = look(cards)
        for name, find, runs, worth, upside_down in self.finders:
            ranks = find(seen, runs)
            if ranks is not None:
                return Strength(worth, tuple(-rank for rank in ranks) if upside_down else ranks, name)
        raise AssertionError

    def best(self, own: Sequence[str], board: Sequence[str], *, dealer: bool = False) -> Strength:
        """The best hand from one's own cards and the board."""
        seen = (*own, *board)
        if seen not in self.known:
            short = 7 - (self.rules.dealers_cards if dealer else self.rules.players_cards).value
            if short > 0:
                board = board[:-short]
            if not self.rules.board_may_play.value:
                board = board[:4]
            self.known[seen] = self.strength((*own, *board))
        return self.known[seen]

    def announce(
        self, own: Sequence[str], board: Sequence[str], *, dealer: bool
    ) -> tuple[str, tuple[str, ...], Cited]:
        """The name of the best hand, its cards, and the clauses by which it has that name."""
        strength = self.best(own, board, dealer=dealer)
        cites = Cited((*self.also, *rank_cites(self.section, strength.name), f"{self.section}(a)"))
        return strength.name, five_of(strength, (*own, *board)), cites

    def grounds(self, mine: Sequence[str], yours: Sequence[str], board: Sequence[str]) -> tuple[str, ...]:
        """The clauses by which the two hands have their names."""
        one, two = self.best(mine, board), self.best(yours, board, dealer=True)
        return (*rank_cites(self.section, one.name), *rank_cites(self.section, two.name))

    def compare(self, mine: Sequence[str], yours: Sequence[str], board: Sequence[str]) -> int:
        """Above zero if mine is the better hand."""
        one, two = self.best(mine, board), self.best(yours, board, dealer=True)
        result: int = self.rules.tie_break(one, two, (*mine, *board), (*yours, *board))
        if not result and not self.rules.suits_are_equal.value:
            result = _by_suit(mine, yours)
        if not result and not self.rules.equal_hands_push.value:
            return -1
        return result


def _by_suit(mine: Sequence[str], yours: Sequence[str]) -> int:
    """Whoever holds the higher suit in the highest own card."""
    first, second = (max((RANKS.index(c[0]), SUIT[c]) for c in cards) for cards in (mine, yours))
    return (first[1] > second[1]) - (first[1] < second[1])


@cache
def rank_cites(section: str, name: str) -> tuple[str, ...]:
    """The clauses by which a hand has this name."""
    if name not in LISTED:
        return (f"{section}(b)", f"{section}(c)")
    return (f"{section}(b)", f"{section}(b){LISTED.index(name) + 1}")
