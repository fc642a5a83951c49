"""A draft is the case while its steps are being read: the one thing a step function touches."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from .case import (
    AnyExpectation,
    AnyOf,
    Case,
    Deal,
    FoundFaceUp,
    Permits,
    Present,
    Refuses,
    Scope,
    Wanted,
    event,
)
from .script import AnyAct, Bet, Piece, Proceed, Sit, worth


class Draft:
    """Collects acts, deals, preconditions and expectations."""

    def __init__(self, rulebook: str) -> None:
        self.rulebook = rulebook
        self.start: Literal["open", "closed"] = "open"
        self.saying = ""  # the step being read
        self.round = 1
        self.options: dict[str, Wanted] = {}
        self.declared: dict[str, str] = {}
        self.deals: list[dict[str, Any]] = [{}]
        self.acts: list[AnyAct] = []
        self.preconditions: list[AnyExpectation] = []
        self.expectations: list[AnyExpectation] = []
        self.names: dict[tuple[int, int, str], list[str]] = {}  # wagers by round, seat and area, in order
        self.attempt = -1  # the act last tried
        self.place: Any = None  # where the scenario stands, for whoever needs to say so

    # What happens

    def do(self, act: AnyAct) -> int:
        """Add an act; its index."""
        self.acts.append(act)
        return len(self.acts) - 1

    def sit(self, seat: int) -> str:
        """Seat the patron of a seat, once."""
        patron = f"patron {seat}"
        if not any(isinstance(act, Sit) and act.patron == patron for act in self.acts):
            self.do(Sit(patron=patron, seat=seat))
        return patron

    def bet(
        self,
        seat: int,
        area: str,
        put: int | tuple[Piece, ...],
        patron: str = "",
        *,
        called: bool = False,
        number: int | None = None,
    ) -> int:
        """A wager of so many cents in chips, or of these pieces, on an area or a number of it; its act."""
        patron = patron or self.sit(seat)
        pieces = (Piece("chip", put),) if isinstance(put, int) else put
        spot = spot_of(area, number)
        wager = f"{spot} of seat {seat}, round {self.round}"
        taken = sum(1 for act in self.acts if isinstance(act, Bet) and act.wager.startswith(wager))
        wager += f" ({taken + 1})" if taken else ""
        self.names.setdefault((self.round, seat, spot), []).append(wager)
        return self.do(
            Bet(
                wager=wager,
                patron=patron,
                seat=seat,
                area=area,
                pieces=pieces,
                number=number,
                called=called,
            )
        )

    def wagers(self, seat: int) -> dict[str, str]:
        """The wager first placed in this round on each area of a seat."""
        return {
            area: placed[0]
            for (round_, at, area), placed in self.names.items()
            if (round_, at) == (self.round, seat)
        }

    def wager(self, seat: int, area: str, number: int | None = None, which: int = 1) -> str:
        """The id of the wager first placed, or placed so manieth, on an area of a seat in this round."""
        spot = spot_of(area, number)
        placed = self.names.get((self.round, seat, spot), [])
        if len(placed) < which:
            missing = "no" if which == 1 else f"fewer than {which}"
            wagers = "wager" if which == 1 else "wagers"
            raise LookupError(
                f"seat {seat} has {missing} {wagers} on the {spot} here; place one in an earlier step"
            )
        return placed[which - 1]

    def amount(self, seat: int, area: str) -> int:
        """The cents placed on an area of a seat in this round."""
        wager = self.wager(seat, area)
        placed = next(act for act in self.acts if isinstance(act, Bet) and act.wager == wager)
        return worth(placed.pieces)

    def proceed(self) -> int:
        """The dealer goes on."""
        return self.do(Proceed())

    def next_round(self) -> None:
        """What follows belongs to the next round."""
        self.round += 1
        self.deals.append({})

    # The cards

    def deal(self) -> dict[str, Any]:
        """The cards of this round."""
        return self.deals[-1]

    def dealt_in(self, seat: int) -> None:
        """The seat receives cards this round."""
        self.deal().setdefault("seats", set()).add(seat)

    def hold(self, place: str, cards: tuple[str, ...], area: str, seat: int | None) -> None:
        """The cards a place will receive, with the precondition that they arrive there."""
        self.deal().setdefault("hands", {})[place] = cards
        for card in cards:
            match = event("dealt", card=card, area=area, seat=seat)
            self.require(Present(says=f"{place} receives {card}", match=match, scope=self.this_round))

    def found_face_up(self, card: str, before: str) -> None:
        """A card that lies face up in the deck."""
        self.deal().setdefault("face_up", []).append(FoundFaceUp(card, before))

    # What is demanded

    @property
    def this_round(self) -> Scope:
        """The round being written."""
        return Scope(round=self.round)

    def require(self, expectation: AnyExpectation) -> None:
        """A precondition: if it does not hold, nothing is said about the clause."""
        self.preconditions.append(self._said(expectation))

    def expect(self, expectation: AnyExpectation) -> None:
        """What the clause demands."""
        self.expectations.append(self._said(expectation))

    def leave_open(self, index: int) -> None:
        """The act may be refused or not: what became of it is not in question."""
        self.require(AnyOf(choices=(Permits(index=index), Refuses(index=index))))

    def refuse(self, index: int) -> None:
        """The act is to be refused."""
        self.expect(Refuses(index=index))

    def permit(self, index: int) -> None:
        """The act is to be allowed."""
        self.expect(Permits(index=index))

    def _said(self, expectation: AnyExpectation) -> AnyExpectation:
        return expectation if expectation.says else msgspec.structs.replace(expectation, says=self.saying)

    def case(self, **place: Any) -> Case:
        """The finished case."""
        return Case(
            rulebook=self.rulebook,
            start=self.start,
            options=self.options,
            declared=self.declared,
            deals=tuple(_deal(**deal) for deal in self.deals),
            acts=tuple(self.acts),
            preconditions=tuple(self.preconditions),
            expectations=tuple(self.expectations),
            **place,
        )


def spot_of(area: str, number: int | None) -> str:
    """An area, or one number of it."""
    return area if number is None else f"{area} {number}"


def _deal(
    *,
    seats: Iterable[int] = (),
    face_up: Iterable[FoundFaceUp] = (),
    places: Iterable[str] = (),
    **cards: Any,
) -> Deal:
    """A deal, no longer to be changed."""
    return Deal(seats=tuple(sorted(seats)), face_up=tuple(face_up), places=tuple(places), **cards)
