"""The best five of seven cards: two of one's own, and five that all share (39.5)."""

from collections.abc import Sequence

from ...hands import Strength
from ...ranking import Ranking, best_using
from ...rules import Cited
from .rules import BOARD, TEN, term

SEVEN_CARDS = Cited((f"{TEN}(i)", term("Hand"), BOARD))


class SevenCards(Ranking):
    """The best five of seven cards, with any number of one's own."""

    def best(self, own: Sequence[str], board: Sequence[str], *, dealer: bool = False) -> Strength:
        """The best hand, from one's own cards and the board that all share."""
        if ("dealer" if dealer else "players") not in self.rules.board_is_shared.value:
            board = ()
        needed = self.rules.own_cards_needed.value[0]
        if needed and board:
            return best_using(self, own, board, needed)
        return super().best(own, board, dealer=dealer)
