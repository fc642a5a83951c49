"""Dividing a share of a pot: equal parts, and who gets what is left over."""

from collections.abc import Sequence

from ...cards import RANK

Hands = dict[int, tuple[str, ...]]  # the five cards of each seat that shares
DOLLAR, QUARTER = 100, 25


def unit(amount: int) -> int:
    """The smallest piece a pot is divided into: a dollar, or a quarter while coin lies in it."""
    return next(each for each in (DOLLAR, QUARTER, 1) if not amount % each)


def shares(amount: int, seats: Sequence[int], piece: int) -> dict[int, int]:
    """Equal parts in whole pieces; what is left goes one piece at a time in the order of the seats."""
    each, left = divmod(amount // piece, len(seats))
    rest = amount % piece
    return {seat: (each + (i < left)) * piece + (rest if i == 0 else 0) for i, seat in enumerate(seats)}


def by_highest_card(hands: Hands, suits: Sequence[str]) -> list[int]:
    """First whoever has the highest card of the hand, the better suit first; shared cards decide nothing."""
    return sorted(hands, key=lambda seat: _high_key(hands, seat, suits), reverse=True)


def by_lowest_card(hands: Hands, suits: Sequence[str]) -> list[int]:
    """First whoever has the lowest card of the hand, ace low, the lower suit first."""
    return sorted(
        hands, key=lambda seat: sorted((_low(card), -suits.index(card[1])) for card in _own(hands, seat))
    )


def lowest_suit_first(hands: Hands, suits: Sequence[str]) -> list[int]:
    """First whoever has the lowest card of the hand, but the higher suit first."""
    return sorted(
        hands, key=lambda seat: sorted((_low(card), suits.index(card[1])) for card in _own(hands, seat))
    )


def by_first_seat(hands: Hands, _: Sequence[str]) -> list[int]:
    """First whoever sits nearest to the dealer's left."""
    return sorted(hands)


def _high_key(hands: Hands, seat: int, suits: Sequence[str]) -> list[tuple[int, int]]:
    return sorted(((RANK[card], -suits.index(card[1])) for card in _own(hands, seat)), reverse=True)


def _own(hands: Hands, seat: int) -> list[str]:
    """The cards of a hand that are not in every hand, as a common card is."""
    common = set.intersection(*map(set, hands.values()))
    return [card for card in hands[seat] if card not in common] or list(hands[seat])


def _low(card: str) -> int:
    """The rank of a card, ace low."""
    return 1 if card[0] == "A" else RANK[card]
