"""The dealer's hand: how it is shown, and whether it qualifies (16.10(d), CS-01)."""

from shall.transcript import Revealed

from ...round import Round, rank
from ...table import Table


def dealers_cards(table: Table, now: Round) -> None:
    """16.10(d): the hole cards are turned up, and all five set as a hand."""
    r = table.rules
    if r.shows_hole_cards.value:
        table.emit(Revealed, r.shows_hole_cards, area="dealer", cards=hole_cards(table, now))
    if r.sets_hand.value:
        rank(table, now, None, r.sets_hand)


def hole_cards(table: Table, now: Round) -> tuple[str, ...]:
    """The dealer's cards that lie face down."""
    cards = list(now.hands.dealer)
    up = 0 if table.options["dealing"] == "hand" else table.rules.up_card.value[0]
    if up is not None:
        del cards[up : up + 1]
    return tuple(cards)


def qualifies(table: Table, now: Round) -> bool:
    """Whether the dealer has ace and king, or a pair or better: an assumption (CS-01)."""
    hand = now.ranking.best(now.hands.dealer, (), dealer=True)
    least = table.rules.qualifies_with.value
    held = {card[0] for card in now.hands.dealer}
    return hand.name != "high-card" or (bool(least) and held.issuperset(least))
