"""Kinds of hand as a careless reader finds them in seven cards: each is right in five, and wrong in more."""

from .hands import Category, Look, Ranks, Straights, flush, full_house, straight


def lower_pair(seen: Look, runs: Straights) -> Ranks | None:
    """Of two pairs beside three of a rank, the lower fills the house."""
    if full_house(seen, runs) is None:
        return None
    three, *pairs = [rank for count, rank in seen.groups if count >= 2]  # noqa: PLR2004
    return three, pairs[-1]


def flush_with_royal_ranks(seen: Look, runs: Straights) -> Ranks | None:
    """Five of a suit, and ten to ace in any."""
    return (14,) if seen.suited and runs[seen.ranks] == 14 else None  # noqa: PLR2004


def flush_with_straight(seen: Look, runs: Straights) -> Ranks | None:
    """Five of a suit, and five in a row, not the same five."""
    return straight(seen, runs) if seen.suited else None


def just_five(seen: Look, runs: Straights) -> Ranks | None:
    """A suit that has five cards and no more."""
    return flush(seen, runs) if seen.suited.bit_count() == 5 else None  # noqa: PLR2004


def lowest_five(seen: Look, runs: Straights) -> Ranks | None:
    """Of six cards of a suit, the five lowest."""
    return tuple(rank for rank in range(14, 1, -1) if seen.suited >> rank & 1)[-5:] or None


def unbroken(seen: Look, runs: Straights) -> Ranks | None:
    """Five in a row, with no pair among all the cards."""
    return straight(seen, runs) if len(seen.groups) == len(seen.cards) else None


SLIPS: dict[str, dict[str, Category]] = {
    "royal-flush": {"made of a flush and another straight": flush_with_royal_ranks},
    "straight-flush": {"made of a flush and another straight": flush_with_straight},
    "full-house": {"filled with the lower of two pairs": lower_pair},
    "flush": {"seen in five cards of a suit only": just_five, "made of the lowest five": lowest_five},
    "straight": {"broken by a pair in it": unbroken},
}
