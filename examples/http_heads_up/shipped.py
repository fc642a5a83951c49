"""The game as it was shipped, with five defects of the kind that reviews miss; README.md has each."""

from fractions import Fraction
from typing import ClassVar

from game import ODDS, Table, Wager
from hands import Hand

MADE_OF = {
    "four-of-a-kind": 4,
    "three-of-a-kind": 3,
    "two-pairs": 4,
    "one-pair": 2,
}  # cards that make the rank


class Shipped(Table):
    """Heads up hold'em with its defects."""

    # 1. A limit is compared with "less than": the greatest ante is refused.
    def within_limits(self, amount: int) -> bool:
        return self.least <= amount < self.most

    # 2. Odds are kept as whole numbers, and 3 to 2 becomes 1 to 1.
    ODDS: ClassVar = {rank: Fraction(odds.numerator // odds.denominator) for rank, odds in ODDS.items()}

    # 3. Hands of the same rank are compared by the cards that make it, and no further: no kickers.
    def compare(self, hand: Hand, house: Hand) -> int:
        made = MADE_OF.get(hand.name, 5)
        mine, theirs = (hand.rank, hand.heights[:made]), (house.rank, house.heights[:made])
        return (mine > theirs) - (mine < theirs)

    # 4. Who does not win loses: a push of the ante is taken.
    def settle_ante(self, ante: Wager, result: int, *, qualified: bool) -> None:
        if not qualified:
            self.settle(ante, "push")
        else:
            self.settle(ante, "won" if result > 0 else "lost", 1)

    # 5. The row of pairs comes before the row of aces.
    def pocket(self, one: str, two: str) -> str:
        return "pair" if one[0] == two[0] else super().pocket(one, two)
