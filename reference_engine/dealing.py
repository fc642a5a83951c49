"""Dealing: passes round the table, each with its clause, from a shoe or from the hand."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from shall.transcript import Burned, Dealt, Discarded

from .rules import Change, Cites, Clockwise, Exactly, Holds, OneOf, Rule, Rules, Says
from .table import Table, kept


class Pass(NamedTuple):
    """One pass of the deal: to each player in play, to the dealer, or to the board."""

    to: str  # "players", "dealer" or "community"
    clause: str
    cards: int = 1
    face: str = "down"
    cover: bool = False
    everybody: bool = False  # to every seat taken, whether or not it bet
    also: tuple[str, ...] = ()  # other clauses that order the same

    @property
    def cites(self) -> tuple[str, ...]:
        """The clauses, as a rule would cite them."""
        return (self.clause, *self.also)


class Deals(Rule):
    """The passes of a deal in order."""

    def changes(self) -> Iterator[Change]:
        passes: tuple[Pass, ...] = self.value
        for i, one in enumerate(passes):
            for what, value in self.slips(i):
                clauses = one.cites if "cover" not in what else (one.clause,)  # the others say nothing of it
                if one.to == "community" and "face up" in what:  # of which only the others speak
                    clauses = one.also
                for clause in clauses:
                    yield clause, what, value

    def slips(self, i: int) -> Iterator[tuple[str, Any]]:
        """Each way of getting one pass wrong."""
        passes: tuple[Pass, ...] = self.value
        before, one, after = passes[:i], passes[i], passes[i + 1 :]
        yield f"leaves out pass {i + 1}", before + after
        face = "down" if one.face == "up" else "up"
        yield f"deals pass {i + 1} face {face}", (*before, one._replace(face=face), *after)
        if one.cover:
            yield f"deals pass {i + 1} with no cover card", (*before, one._replace(cover=False), *after)
        if one.to == "players":
            yield (
                f"deals pass {i + 1} to seats that did not bet",
                (*before, one._replace(everybody=True), *after),
            )
        if one.to == "community":
            for other in (one.cards - 1, one.cards + 1):
                yield f"deals {other} cards in pass {i + 1}", (*before, one._replace(cards=other), *after)
        if after:
            yield f"deals pass {i + 2} before pass {i + 1}", (*before, after[0], one, *after[1:])


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

    def pile(self, to: str, seat: int | None) -> list[str]:
        """The cards of a seat, of the dealer or of the board."""
        if seat is not None:
            return self.players.setdefault(seat, [])
        return self.board if to == "community" else self.dealer

    def common(self) -> list[str]:
        """The cards that belong to every hand, where there are such cards from the deal on."""
        return self.board or self.dealer

    def out(self) -> int:
        """How many cards have left the deck."""
        dealt = sum(map(len, self.players.values())) + len(self.dealer) + len(self.board)
        return dealt + len(self.burned) + len(self.face_up)


class Dealer:
    """Takes cards off the deck in play, one by one."""

    def __init__(self, table: Table, hands: Hands, found: Rule, early: Rule) -> None:
        self.table, self.hands, self.found, self.early = table, hands, found, early

    def take(self, *, burning: bool = False) -> tuple[str | None, tuple[Cites, ...]]:
        """The next card that may be used, and what governs it; a card found face up goes to the rack."""
        table, hands = self.table, self.hands
        deck = table.deck
        found = self.found.value and self.minded("face_up_minded")
        if burning and not kept(table, "face_up_is_no_burn"):
            found = False
        while deck.cards and deck.cards[-1] in deck.face_up and found:
            card = deck.cards.pop()
            hands.face_up.append(card)
            table.emit(Discarded, self.found, area="deck", face="up", cards=(card,))
        why: tuple[Cites, ...] = ()
        if hands.drawn_early:
            hands.drawn_early = False
            why = (self.early,)
            if not (self.early.value and self.minded("early_card_minded")) and deck.cards:
                hands.face_up.append(deck.cards.pop())
        return (deck.cards.pop() if deck.cards else None), why

    def minded(self, name: str) -> bool:
        """Whether an irregularity is minded with this way of dealing, where a rule says with which it is."""
        rule = self.table.rules.__dict__.get(name)
        return rule is None or self.table.options["dealing"] in rule.value

    def give(self, one: Pass, seat: int | None, source: str, *why: Cites) -> None:
        """Deal the cards of a pass to one place."""
        table, hands = self.table, self.hands
        pile = hands.pile(one.to, seat)
        area = "hand" if seat is not None else one.to
        if one.to == "community":
            area = table.rules.board_area.value[0]
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
        card, early = self.take(burning=True)
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


def dealing_rules(
    shoe: str, hand: str, machine: str, equipment: str = "", board: Pass | None = None
) -> Rules:
    """The three ways of dealing, each under its own section; with `board` a machine begins."""
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
        rules |= _round_table(method, (passes,), call)
    also = board.also if board else ()
    rules["deal_automated-shoe"] = Deals(
        (
            *((board,) if board else ()),
            Pass("players", f"{machine}(c)", 2, also=also),
            Pass("dealer", f"{machine}(c)", 2, cover=True, also=also),
        ),
        (),
    )
    rules |= _round_table("automated-shoe", (f"{machine}(c)", *also), f"{machine}(b)2")
    if not board:
        rules["board_from_hand"] = Holds(value=True, clauses=(f"{machine}(d)",))
    return rules | _source_rules(shoe, hand, machine, equipment)


def _round_table(method: str, way: tuple[str, ...], call: str) -> Rules:
    """Where a deal begins, how it goes round, and the call before it."""
    return {
        f"round_{method}": Clockwise(value=True, clauses=way),
        f"starts_left_{method}": Holds(value=True, clauses=way),
        f"passes_{method}": Holds(value=True, clauses=way[:1]),  # the others say nothing of stacks
        f"call_{method}": Says("No more bets", (call,)),
        f"call_first_{method}": Holds(value=True, clauses=(call,)),
    }


def _source_rules(shoe: str, hand: str, machine: str, equipment: str) -> Rules:
    """Where the cards are put and come from; without a section on equipment, only those on dealing say it."""
    by_hand = (f"{equipment}(b)1",) if equipment else ()
    by_shoe = {
        method: (f"{equipment}(b)",) if equipment else (said,)
        for method, said in (("manual-shoe", f"{shoe}(a)"), ("automated-shoe", f"{machine}(b)1"))
    }
    return {
        "loads_manual-shoe": Holds(value=True, clauses=(f"{shoe}(a)",)),
        "loads_hand": Holds(value=True, clauses=(), also=(f"{hand}(b)2",)),
        "loads_automated-shoe": Holds(value=True, clauses=(f"{machine}(b)1",)),
        "loads_last_manual-shoe": Holds(value=True, clauses=(f"{shoe}(a)",)),
        "loads_last_hand": Holds(value=True, clauses=(), also=(f"{hand}(b)2",)),
        "loads_last_automated-shoe": Holds(value=True, clauses=(f"{machine}(b)1",)),
        "draws_top_card": Holds(value=True, clauses=(f"{hand}(b)3",)),
        "draws_face_down": OneOf(("down", "up"), (f"{hand}(b)3",)),
        "deals_from_hand": Holds(value=True, clauses=(f"{hand}(a)", *by_hand)),
        **{f"deals_from_{method}": Holds(value=True, clauses=clauses) for method, clauses in by_shoe.items()},
        "stack_size": Exactly(2, (f"{machine}(a)",)),
    }
