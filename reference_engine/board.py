"""The board: community cards turned up in steps, each perhaps after a burn."""

from dataclasses import dataclass

from shall.transcript import Revealed

from . import irregular
from .round import Round
from .rules import Cites, Rule, Step
from .table import Table


@dataclass(frozen=True, slots=True)
class Street:
    """Steps in which cards are burnt or turned up, and the rules that say how many, where and how."""

    steps: tuple[Step, ...]
    burns: Rule
    burn_face: Rule
    cards: dict[str, Rule]  # by step, where it is not one card
    face: Rule
    area: Rule
    most: int  # cards on the board after it
    also: tuple[Cites, ...] = ()  # what the cards turned up obey besides


def deal_street(table: Table, now: Round, street: Street, *why: Cites) -> None:
    """Burn and turn up, step by step, until the board is full."""
    r = table.rules
    source, hand = board_source(table)
    burning = {"next_card": r.burns_next_card.value, "racked": r.burn_is_racked.value}
    unseen = r.burn_unseen
    for step in street.steps:
        if "burn" in step.name:
            for _ in range(street.burns.value):
                now.dealer.burn(street.burn_face.value[0], step, street.burns, street.burn_face, **burning)
                if not unseen.value:
                    table.emit(Revealed, unseen, area="deck", cards=tuple(now.hands.burned[-1:]))
            continue
        number = street.cards.get(step.name)
        for _ in range(1 if number is None else number.value):
            if len(now.hands.board) < street.most:
                face, area = street.face.value[0], street.area.value[0]
                now.dealer.turn_up(source, face, step, street.face, *street.also, *why, *hand, area=area)


def board_source(table: Table) -> tuple[str, tuple[Cites, ...]]:
    """Where the board is dealt from: the cards of an automated shoe are taken out of it and into the hand."""
    method, by_hand = str(table.options["dealing"]), table.rules.board_from_hand
    if method != "automated-shoe":
        return method, ()
    return ("hand" if by_hand.value else method), (by_hand,)


def next_cards(
    table: Table, now: Round, number: int, face: str, *why: Cites, area: str = "community"
) -> None:
    """The next community cards off the deck; a second card found face up among them voids all hands."""
    for _ in range(number):
        now.dealer.turn_up(str(table.options["dealing"]), face, *why, area=area)
    irregular.face_up_in_board(table, now)
