"""Dealing: passes round the table, each with its clause, from a shoe or from the hand."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from shall.transcript import Burned, Dealt, Discarded

from .rules import Change, Cites, Clockwise, Exactly, Holds, OneOf, Rule, Rules, Says
from .table import Table


class Pass(NamedTuple):
    """One pass of the deal: to each player in play, or to the dealer."""

    to: str  # "players" or "dealer"
    clause: str
    cards: int = 1
    face: str = "down"
    cover: bool = False
    everybody: bool = False  # to every seat taken, whether or not it bet

    @property
    def cites(self) -> tuple[str, ...]:
        """The clause, as a rule would cite it."""
        return (self.clause,)


class Deals(Rule):
    """The passes of a deal in order."""

    def changes(self) -> Iterator[Change]:
        passes: tuple[Pass, ...] = self.value
        for i, one in enumerate(passes):
            rest = passes[:i], passes[i + 1 :]
            yield one.clause, f"leaves out pass {i + 1}", rest[0] + rest[1]
            yield one.clause, f"deals pass {i + 1} face up", (*rest[0], one._replace(face="up"), *rest[1])
            if one.cover:
                yield (
                    one.clause,
                    f"deals pass {i + 1} with no cover card",
                    (*rest[0], one._replace(cover=False), *rest[1]),
                )
            if one.to == "players":
                yield (
                    one.clause,
                    f"deals pass {i + 1} to seats that did not bet",
                    (*rest[0], one._replace(everybody=True), *rest[1]),
                )
            if rest[1]:
                yield (
                    one.clause,
                    f"deals pass {i + 2} before pass {i + 1}",
                    (*rest[0], rest[1][0], one, *rest[1][1:]),
                )


@dataclass(slots=True)
class Hands:
    """The cards of one round, wherever they lie."""

    players: dict[int, list[str]] = field(default_factory=dict)
    dealer: list[str] = field(default_factory=list)
    board: list[str] = field(default_factory=list)
    burned: list[str] = field(default_factory=list)
    face_up: list[str] = field(default_factory=list)  # found face up, and racked
    numbers: dict[int | str, int] = field(default_factory=dict)  # accidents of the coming deal
    drawn_early: bool = False

    def out(self) -> int:
        """How many cards have left the deck."""
        dealt = sum(map(len, self.players.values())) + len(self.dealer) + len(self.board)
        return dealt + len(self.burned) + len(self.face_up)


class Dealer:
    """Takes cards off the deck in play, one by one."""

    def __init__(self, table: Table, hands: Hands, found: Rule, early: Rule) -> None:
        self.table, self.hands, self.found, self.early = table, hands, found, early

    def take(self) -> tuple[str | None, tuple[Cites, ...]]:
        """The next card that may be used, and what governs it; a card found face up goes to the rack."""
        table, hands = self.table, self.hands
        deck = table.deck
        while deck.cards and deck.cards[-1] in deck.face_up and self.found.value:
            card = deck.cards.pop()
            hands.face_up.append(card)
            table.emit(Discarded, self.found, area="deck", face="up", cards=(card,))
        why: tuple[Cites, ...] = ()
        if hands.drawn_early:
            hands.drawn_early = False
            why = (self.early,)
            if not self.early.value and deck.cards:
                hands.face_up.append(deck.cards.pop())
        return (deck.cards.pop() if deck.cards else None), why

    def give(self, one: Pass, seat: int | None, source: str, *why: Cites) -> None:
        """Deal the cards of a pass to one place."""
        table, hands = self.table, self.hands
        pile = hands.dealer if seat is None else hands.players.setdefault(seat, [])
        area = "dealer" if seat is None else "hand"
        for _ in range(one.cards):
            card, early = self.take()
            if card is None:
                return
            pile.append(card)
            table.emit(
                Dealt,
                one,
                *why,
                *early,
                card=card,
                area=area,
                seat=seat,
                face=one.face,
                source=source,
                stack=one.cards,
                cover=one.cover,
            )

    def burn(self, face: str, *why: Cites, next_card: bool = True, racked: bool = True) -> None:
        """Put the next card unseen in the rack."""
        card, early = self.take()
        if card is not None and not next_card:
            self.table.deck.cards.append(card)
            card = self.table.deck.cards.pop(0)
        if card is not None:
            self.hands.burned.append(card)
            self.table.emit(Burned, *why, *early, card=card, face=face)
        if card is not None and not racked:
            self.table.deck.cards.append(card)

    def turn_up(self, source: str, face: str, *why: Cites, area: str = "community") -> None:
        """Deal a community card."""
        card, early = self.take()
        if card is not None:
            self.hands.board.append(card)
            self.table.emit(Dealt, *why, *early, card=card, area=area, face=face, source=source)


def dealing_rules(shoe: str, hand: str, machine: str, equipment: str) -> Rules:
    """The three ways of dealing, each under its own section."""
    rules: Rules = {}
    for method, passes, call in (
        ("manual-shoe", f"{shoe}(d)", f"{shoe}(b)"),
        ("hand", f"{hand}(c)", f"{hand}(b)3"),
    ):
        rules[f"deal_{method}"] = Deals(
            (
                Pass("players", f"{passes}1"),
                Pass("dealer", f"{passes}2", cover=True),
                Pass("players", f"{passes}3"),
                Pass("dealer", f"{passes}4", cover=True),
            ),
            (),
        )
        rules[f"round_{method}"] = Clockwise(value=True, clauses=(passes,))
        rules[f"starts_left_{method}"] = Holds(value=True, clauses=(passes,))
        rules[f"passes_{method}"] = Holds(value=True, clauses=(passes,))
        rules[f"call_{method}"] = Says("No more bets", (call,))
        rules[f"call_first_{method}"] = Holds(value=True, clauses=(call,))
    rules["deal_automated-shoe"] = Deals(
        (Pass("players", f"{machine}(c)", 2), Pass("dealer", f"{machine}(c)", 2, cover=True)), ()
    )
    rules["round_automated-shoe"] = Clockwise(value=True, clauses=(f"{machine}(c)",))
    rules["starts_left_automated-shoe"] = Holds(value=True, clauses=(f"{machine}(c)",))
    rules["passes_automated-shoe"] = Holds(value=True, clauses=(f"{machine}(c)",))
    rules["call_automated-shoe"] = Says("No more bets", (f"{machine}(b)2",))
    rules["call_first_automated-shoe"] = Holds(value=True, clauses=(f"{machine}(b)2",))
    rules["loads_manual-shoe"] = Holds(value=True, clauses=(f"{shoe}(a)",))
    rules["loads_hand"] = Holds(value=True, clauses=(), also=(f"{hand}(b)2",))
    rules["loads_automated-shoe"] = Holds(value=True, clauses=(f"{machine}(b)1",))
    rules["loads_last_manual-shoe"] = Holds(value=True, clauses=(f"{shoe}(a)",))
    rules["loads_last_hand"] = Holds(value=True, clauses=(), also=(f"{hand}(b)2",))
    rules["loads_last_automated-shoe"] = Holds(value=True, clauses=(f"{machine}(b)1",))
    rules["draws_top_card"] = Holds(value=True, clauses=(f"{hand}(b)3",))
    rules["draws_face_down"] = OneOf(("down", "up"), (f"{hand}(b)3",))
    rules["deals_from_hand"] = Holds(value=True, clauses=(f"{hand}(a)", f"{equipment}(b)1"))
    rules["deals_from_shoe"] = Holds(value=True, clauses=(f"{equipment}(b)",))
    rules["stack_size"] = Exactly(2, (f"{machine}(a)",))
    rules["board_from_hand"] = Holds(value=True, clauses=(f"{machine}(d)",))
    return rules
