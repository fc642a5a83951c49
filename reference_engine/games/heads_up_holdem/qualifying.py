"""Whether the dealer's best hand is good enough to count against the players (39.10(i), 39.11(b))."""

from shall.transcript import Revealed

from ...hands import Strength
from ...round import Round
from ...rules import Cites, Rule
from ...table import Table


def dealers_cards(table: Table, now: Round, step: Cites) -> None:
    """39.10(i): the dealer shows both hole cards."""
    shown = tuple(now.hands.dealer[: table.rules.dealer_shows.value])
    table.emit(Revealed, step, cards=shown, area="dealer")


def dealers_hand(now: Round) -> Strength:
    """The dealer's best five."""
    return now.ranking.best(now.hands.dealer, now.hands.board, dealer=True)


def qualifies(table: Table, now: Round) -> bool:
    """39.11(b)(1) and (2): whether the dealer's best hand is good enough."""
    r = table.rules
    if r.qualifies_by.value[0] == "hole cards":
        return len({card[0] for card in now.hands.dealer}) == 1
    return reaches(now, dealers_hand(now), r.qualifies_with)


def reaches(now: Round, hand: Strength, least: Rule) -> bool:
    """Whether a hand is at least what the rule names."""
    return hand.category >= now.ranking.worth[least.value]
