"""Pots: the money of a round in layers, each for those who paid into all of it."""

from collections.abc import Iterable
from typing import NamedTuple


class Layer(NamedTuple):
    """A pot: how much lies in it, and who may win it."""

    amount: int
    seats: tuple[int, ...]


def layers(paid: dict[int, int], live: Iterable[int]) -> list[Layer]:
    """The centre pot first: from everybody, folded or not, as much as those who may win it have paid."""
    live = tuple(live)
    found, below = [], 0
    for level in sorted({paid[seat] for seat in live if paid[seat]}):
        amount = sum(min(each, level) - min(each, below) for each in paid.values())
        found.append(Layer(amount, tuple(seat for seat in live if paid[seat] >= level)))
        below = level
    rest = sum(max(each - below, 0) for each in paid.values())
    if rest and found:
        found[-1] = Layer(found[-1].amount + rest, found[-1].seats)
    return found


def everybody_wins_all(paid: dict[int, int], live: Iterable[int]) -> list[Layer]:
    """One pot, whoever paid how much."""
    return [Layer(sum(paid.values()), tuple(live))]


def own_amount(paid: dict[int, int], live: Iterable[int]) -> list[Layer]:
    """A centre pot of what one player paid, and all the rest for the others."""
    live = tuple(live)
    least = min(paid[seat] for seat in live)
    others = tuple(seat for seat in live if paid[seat] > least)
    whole = sum(paid.values())
    return [Layer(least, live), Layer(whole - least, others)] if others else [Layer(whole, live)]


def given_up_last(paid: dict[int, int], live: Iterable[int]) -> list[Layer]:
    """Layers of what those left have paid; what others gave up lies in the last of them."""
    live = tuple(live)
    found = layers({seat: paid[seat] for seat in live}, live)
    rest = sum(each for seat, each in paid.items() if seat not in live)
    return [*found[:-1], Layer(found[-1].amount + rest, found[-1].seats)] if found else found


def one_side_pot(pots: list[Layer]) -> list[Layer]:
    """All side pots in one, for everybody who paid into any of them."""
    if len(pots) < 3:  # noqa: PLR2004
        return pots
    return [pots[0], Layer(sum(each.amount for each in pots[1:]), pots[1].seats)]


def uncalled(paid: dict[int, int]) -> tuple[int, int]:
    """The seat whose money nobody matched to the end, and how much of it."""
    first, second = sorted(paid, key=paid.__getitem__, reverse=True)[:2]
    return first, paid[first] - paid[second]
