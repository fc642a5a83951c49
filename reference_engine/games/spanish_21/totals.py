"""What a hand counts: aces eleven or one, hard and soft totals, the blackjack."""

from typing import NamedTuple

from ...rules import Cites
from ...table import Table


class Total(NamedTuple):
    """The points of a hand, what it is called, and the rules that make it so."""

    points: int
    name: str
    why: tuple[Cites, ...]


def total(table: Table, area: str, cards: list[str]) -> Total:
    """Count a hand of a player or of the dealer."""
    r = table.rules
    counted = {**r.numbers.value, **r.faces.value}
    aces = sum(card[0] == "A" for card in cards)
    others = sum(counted.get(card[0], 10) for card in cards if card[0] != "A")
    high = high_aces(table, area, aces, others)
    points = others + high * r.ace.value + (aces - high) * r.low_ace.value
    named = r.soft if high else r.hard
    why: list[Cites] = [named]
    why += [r.numbers] if any(card[0] in r.numbers.value for card in cards) else []
    why += [r.faces] if any(card[0] in r.faces.value for card in cards) else []
    why += [r.ace] if aces else []
    if aces:
        why.append(r.blackjack)
    if is_blackjack(table, area, cards):
        return Total(points, r.blackjack.value or "unnamed", tuple(why))
    return Total(points, f"{named.value}-{points}", tuple(why))


def high_aces(table: Table, area: str, aces: int, others: int) -> int:
    """How many aces count eleven: as many as do not lead past twenty-one, which is one or none."""
    r = table.rules
    if area not in r.counts_for.value:
        return aces
    if not r.aces_one_by_one.value:
        return aces if others + aces * r.ace.value <= r.most.value else 0
    fits = [
        high
        for high in range(aces + 1)
        if others + high * r.ace.value + (aces - high) * r.low_ace.value <= r.most.value
    ]
    return max(fits, default=0)


def is_blackjack(table: Table, area: str, cards: list[str]) -> bool:
    """An ace and a card that counts ten, dealt as the first two."""
    r = table.rules
    if area not in r.blackjack_of.value:
        return False
    ranks = sorted(card[0] for card in cards)
    natural = len(cards) == 2 and any(sorted(("A", ten)) == ranks for ten in r.blackjack_with.value)  # noqa: PLR2004
    later = r.later_blackjack.value and "A" in ranks and len(cards) > 2  # noqa: PLR2004
    return natural or bool(later and simple(cards) == r.most.value)


def simple(cards: list[str]) -> int:
    """The best count of a hand, whatever it is called."""
    low = sum(1 if c[0] == "A" else int(c[0]) if c[0].isdigit() else 10 for c in cards)
    return low + 10 if any(c[0] == "A" for c in cards) and low <= 11 else low  # noqa: PLR2004
