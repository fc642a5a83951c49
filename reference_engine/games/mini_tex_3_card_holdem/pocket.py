"""The pocket poker wager: two cards, the kinds of 36.5(d), and one row of the selected pay table."""

from collections.abc import Callable
from types import SimpleNamespace

from ...cards import RANK
from ...rules import Covers, Forbids, Holds, Method, OneOf, Rules

Pair = list[str]
ACE, KING = 14, 13
ROWS = ("royal-straight-flush", "pair-of-aces", "straight-flush", "pair", "straight")  # as 36.5(d) lists them


def ranks(cards: Pair) -> tuple[int, int]:
    """The two ranks, lower first."""
    low, high = sorted(RANK[card] for card in cards)
    return low, high


def suited(cards: Pair) -> bool:
    """Both of one suit."""
    return cards[0][1] == cards[1][1]


def in_sequence(cards: Pair, apart: tuple[int, ...] = (1,)) -> bool:
    """Neighbouring ranks, the ace above the king; or so far apart."""
    low, high = ranks(cards)
    return high - low in apart


def royal(cards: Pair) -> bool:
    """Ace and king of one suit."""
    return suited(cards) and ranks(cards) == (KING, ACE)


def aces(cards: Pair) -> bool:
    """Two aces."""
    return ranks(cards) == (ACE, ACE)


def straight_flush(cards: Pair) -> bool:
    """Two neighbouring ranks of one suit."""
    return suited(cards) and in_sequence(cards)


def pair(cards: Pair) -> bool:
    """Two of one rank."""
    return in_sequence(cards, (0,))


def straight(cards: Pair) -> bool:
    """Two neighbouring ranks of two suits."""
    return not suited(cards) and in_sequence(cards)


def never(_: Pair) -> bool:
    """No hand at all."""
    return False


# The table sets the least that is paid, so a slip shows only where it pays less, or pays what wins nothing.
SLIPS: dict[str, tuple[Callable[[Pair], bool], dict[str, Callable[[Pair], bool]]]] = {
    "royal-straight-flush": (
        royal,
        {
            "is not known": never,
            "takes spades only": lambda cards: royal(cards) and cards[0][1] == "s",
        },
    ),
    "pair-of-aces": (
        aces,
        {
            "is not known": never,
            "takes red aces only": lambda cards: aces(cards) and {card[1] for card in cards} == {"d", "h"},
        },
    ),
    "straight-flush": (
        straight_flush,
        {
            "is not known": never,
            "takes cards one rank apart": lambda cards: suited(cards) and in_sequence(cards, (1, 2)),
            "ends with four-three": lambda cards: straight_flush(cards) and ranks(cards) > (2, 3),
        },
    ),
    "pair": (
        pair,
        {"is not known": never, "begins with threes": lambda cards: pair(cards) and ranks(cards) > (2, 2)},
    ),
    "straight": (
        straight,
        {
            "is not known": never,
            "takes cards one rank apart": lambda cards: not suited(cards) and in_sequence(cards, (1, 2)),
            "ends with four-three": lambda cards: straight(cards) and ranks(cards) > (2, 3),
        },
    ),
}


def pocket_rules(kinds: str, pays: str, settled: str, defined: str) -> Rules:
    """The rules of the wager, under the clauses on its kinds, odds and settlement, and its definition."""
    rules: Rules = {
        "pocket_kinds": Covers(ROWS, (kinds,)),
        "pocket_other_cards": Forbids(value=True, clauses=(kinds,)),
        "pocket_low_ace_suited": Forbids(value=True, clauses=(f"{kinds}3",)),  # by the reading declared
        "pocket_low_ace_unsuited": Forbids(value=True, clauses=(f"{kinds}5",)),
        "pocket_row_paid": OneOf(("best", "plainest"), (pays, kinds)),
        "pocket_cards": OneOf(("the player's", "the dealer's"), (defined, settled)),
        "pocket_settled": Holds(value=True, clauses=(settled,)),
        "pocket_whatever_result": Covers(("fold", "lower hand", "equal hand"), (settled,)),
        "pocket_after_wagers": Holds(value=True, clauses=(settled,)),
        "pocket_after_bonus": Holds(value=True, clauses=(settled,)),
        "pocket_racks_at_once": Holds(value=True, clauses=(settled,)),
    }
    for number, kind in enumerate(ROWS, 1):
        rules[f"pocket_{kind}"] = Method(SLIPS[kind], (f"{kinds}{number}",))
    return rules


def row(rules: SimpleNamespace, cards: Pair) -> str | None:
    """The best row that two cards reach."""
    if len(cards) != 2:  # noqa: PLR2004
        return None
    rule = rules.__dict__
    reached: list[str] = [kind for kind in rule["pocket_kinds"].value if rule[f"pocket_{kind}"](cards)]
    if ranks(cards) == (2, ACE):
        bar = "pocket_low_ace_suited" if suited(cards) else "pocket_low_ace_unsuited"
        reached += [] if rule[bar].value else ["straight-flush" if suited(cards) else "straight"]
    if not reached:
        return None if rule["pocket_other_cards"].value else "straight"
    return reached[0 if rule["pocket_row_paid"].value[0] == "best" else -1]
