"""How a game ranks hands: its categories in order, its cards in order, its ties. Rules in, a ranking out."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from types import SimpleNamespace
from typing import NamedTuple

from .cards import RANKS, SUIT
from .hands import CATEGORIES, Category, Strength, five_of, look, straights
from .rules import AtLeast, Cited, Forbids, Holds, Method, OneOf, Order, Rules
from .slips import SLIPS

Evaluate = Callable[[Sequence[str]], Strength]


class Kinds(NamedTuple):
    """The kinds of hand of a game: how to find each, best first, and which of them the law numbers."""

    categories: dict[str, Category]
    listed: tuple[str, ...]
    size: int  # of a hand
    compared: tuple[str, ...]  # those in which more than one rank counts, so that the last can be forgotten


FIVE_CARDS = Kinds(
    CATEGORIES,
    tuple(CATEGORIES)[:-1],
    5,
    ("four-of-a-kind", "full-house", "flush", "three-of-a-kind", "two-pairs", "one-pair", "high-card"),
)


def ranking_rules(section: str, suit: str, hand: str, community: str) -> Rules:
    """The rules of five-card poker ranking under a game's own section."""
    order = order_rules(section, suit, FIVE_CARDS, (f"{section}(a)", f"{section}(b)5"))
    for name, ways in SLIPS.items():
        rule = order[f"hand_{name}"]
        order[f"hand_{name}"] = rule.broken((*rule.value, *ways))
    return {
        **order,
        "players_cards": AtLeast(7, (hand,)),
        "dealers_cards": AtLeast(7, (hand,)),
        "board_may_play": Holds(value=True, clauses=(community,)),
    }


def order_rules(section: str, suit: str, kinds: Kinds, suited_wrap: tuple[str, ...]) -> Rules:
    """The order of cards, of kinds and of hands of a kind; `suited_wrap` bars a suited run past the ace."""
    number = {name: f"{section}(b){i}" for i, name in enumerate(kinds.listed, 1)}
    pairs = "two-pairs" in kinds.listed
    rules: Rules = {
        "card_order": Order(tuple(reversed(RANKS)), (f"{section}(a)",)),
        "low_ace_straight": Holds(value=True, clauses=(f"{section}(a)",)),
        "low_ace_straight_flush": Holds(value=True, clauses=(f"{section}(a)",)),
        "wrapped_ace": Forbids(value=True, clauses=(number["straight"],)),
        "wrapped_suited_ace": Forbids(value=True, clauses=suited_wrap),
        "wheel_is_lowest": Holds(value=True, clauses=(number["straight"],)),
        "steel_wheel_is_lowest": Holds(value=True, clauses=(number["straight-flush"],)),
        "category_order": Order(tuple(kinds.categories), (f"{section}(b)",)),
        "tie_break": Method(
            (
                by_rank,
                {
                    "ignores kickers": by_group,
                    "compares card by card": card_by_card,
                    "compares different ranks only": rank_by_rank,
                    "compares the very cards": cards_not_shared,
                    "compares the lowest cards first": lowest_first,
                    **{f"forgets the last card of {name}": but_the_last(name) for name in kinds.compared},
                    **({"makes no fifth card of a third pair": unpaired_fifth} if pairs else {}),
                },
            ),
            (f"{section}(c)",),
        ),
        "equal_hands_push": Holds(value=True, clauses=(f"{section}(c)",)),
        "suits_are_equal": Holds(value=True, clauses=(suit,)),
    }
    for name, clause in number.items():
        ways = ("high",) if name == "royal-flush" else ("high", "upside down")
        rules[f"hand_{name}"] = OneOf((*ways, "not known"), (clause,))
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


def lowest_first(one: Strength, two: Strength, *_: Sequence[str]) -> int:
    """Compare the group, then what is left from the lowest up."""
    first, second = ((each.category, each.ranks[:1], each.ranks[:0:-1]) for each in (one, two))
    return (first > second) - (first < second)


def but_the_last(kind: str) -> Callable[..., int]:
    """Compare hands of one kind without their last card."""

    def careless(one: Strength, two: Strength, *_: Sequence[str]) -> int:
        mine, yours = (s._replace(ranks=s.ranks[:-1]) if s.name == kind else s for s in (one, two))
        return by_rank(mine, yours)

    return careless


def unpaired_fifth(one: Strength, two: Strength, mine: Sequence[str], yours: Sequence[str]) -> int:
    """Compare two pairs by a fifth card that has no fellow."""
    return by_rank(_alone(one, mine), _alone(two, yours))


def _alone(strength: Strength, cards: Sequence[str]) -> Strength:
    """Two pairs with the highest single card."""
    if strength.name != "two-pairs":
        return strength
    single = [rank for count, rank in look(cards).groups if count == 1]
    return strength._replace(ranks=(*strength.ranks[:2], *single[:1]))


class Ranking:
    """A ranking as the rules make it."""

    of: Kinds = FIVE_CARDS

    def __init__(self, rules: SimpleNamespace, section: str = "", also: tuple[str, ...] = ()) -> None:
        self.rules, self.section, self.also, size = rules, section, also, self.of.size
        self.known: dict[tuple[str, ...], Strength] = {}
        highest = 13 if "royal-flush" in self.of.categories else 14
        wheels = (
            size if rules.wheel_is_lowest.value else 14,
            size if rules.steel_wheel_is_lowest.value else highest,
        )
        runs = straights(rules.low_ace_straight.value, not rules.wrapped_ace.value, wheels[0], size)
        suited = straights(
            rules.low_ace_straight_flush.value, not rules.wrapped_suited_ace.value, wheels[1], size
        )
        names = rules.category_order.value
        self.worth = {name: len(names) - i for i, name in enumerate(names)}
        self.kinds = {name: getattr(rules, f"hand_{name}").value[0] for name in self.of.listed}
        self.finders = [
            (
                name,
                SLIPS.get(name, {}).get(self.kinds.get(name, ""), find),
                suited if "flush" in name else runs,
                self.worth[name],
                self.kinds.get(name) == "upside down",
            )
            for name, find in self.of.categories.items()
            if self.kinds.get(name) != "not known"
        ]
        order = rules.card_order.value
        straight = tuple(reversed(RANKS))
        self.rename = None if order == straight else dict(zip(order, straight, strict=True))

    def strength(self, cards: Sequence[str]) -> Strength:
        """The best hand in the cards."""
        if self.rename:
            cards = [self.rename[card[0]] + card[1] for card in cards]
        seen = look(cards, self.of.size)
        for name, find, runs, worth, upside_down in self.finders:
            ranks = find(seen, runs)
            if ranks is not None:
                return Strength(worth, tuple(-rank for rank in ranks) if upside_down else ranks, name)
        return Strength(0, (), "no hand")

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
        order = (f"{self.section}(a)",) if self.section else ()
        cites = Cited((*self.also, *self.cites(strength.name), *order))
        return strength.name, five_of(strength, self.seen(own, board, dealer=dealer)), cites

    def seen(self, own: Sequence[str], board: Sequence[str], *, dealer: bool) -> tuple[str, ...]:  # noqa: ARG002
        """The cards in which the best hand is to be found."""
        return (*own, *board)

    def cites(self, name: str) -> tuple[str, ...]:
        """The clauses by which a hand has this name."""
        return rank_cites(self.section, name, self.of.listed)

    def grounds(self, mine: Sequence[str], yours: Sequence[str], board: Sequence[str]) -> tuple[str, ...]:
        """The clauses by which the two hands have their names."""
        one, two = self.best(mine, board), self.best(yours, board, dealer=True)
        return (*self.cites(one.name), *self.cites(two.name))

    def compare(self, mine: Sequence[str], yours: Sequence[str], board: Sequence[str]) -> int:
        """Above zero if mine is the better hand."""
        one, two = self.best(mine, board), self.best(yours, board, dealer=True)
        cards = self.seen(mine, board, dealer=False), self.seen(yours, board, dealer=True)
        result: int = self.rules.tie_break(one, two, *cards)
        if not result and not self.rules.suits_are_equal.value:
            result = _by_suit(mine, yours)
        if not result and not self.rules.equal_hands_push.value:
            return -1
        return result


def best_using(ranking: Ranking, own: Sequence[str], board: Sequence[str], needed: int) -> Strength:
    """The best hand in which at least so many cards are one's own."""
    if not needed:
        return ranking.best(own, board)
    hands = combinations((*own, *board), ranking.of.size)
    return max(ranking.strength(hand) for hand in hands if len(set(own) & set(hand)) >= needed)


def _by_suit(mine: Sequence[str], yours: Sequence[str]) -> int:
    """Whoever holds the higher suit in the highest own card."""
    first, second = (max((RANKS.index(c[0]), SUIT[c]) for c in cards) for cards in (mine, yours))
    return (first[1] > second[1]) - (first[1] < second[1])


@cache
def rank_cites(section: str, name: str, listed: tuple[str, ...]) -> tuple[str, ...]:
    """The clauses by which a hand has this name; none where the text has no section on ranks."""
    if not section:
        return ()
    if name not in listed:
        return (f"{section}(b)", f"{section}(c)")
    return (f"{section}(b)", f"{section}(b){listed.index(name) + 1}")
