"""A script says what happens at one table: its set-up, then all that people, chance and the clock do."""

from typing import Annotated, Final, Literal

import msgspec

PROTOCOL: Final = 1

Cents = Annotated[int, msgspec.Meta(ge=0, le=10**14, description="Money, in whole cents.")]
Count = Annotated[int, msgspec.Meta(ge=0, le=10**6)]
Seat = Annotated[
    int, msgspec.Meta(ge=1, le=14, description="Counted from the dealer's left; clockwise ascends.")
]
Card = Annotated[
    str,
    msgspec.Meta(pattern="^[2-9TJQKA][cdhs]$", max_length=2, description="Rank then suit: As, Td, 2c."),
]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Option = bool | int | str


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something of value put down: what it is, what one of it is worth, how many."""

    kind: Literal["chip", "plaque", "coin", "currency", "coupon"]
    value: Cents
    count: Count = 1


def worth(pieces: tuple[Piece, ...]) -> int:
    """Cents on the table in these pieces."""
    return sum(piece.value * piece.count for piece in pieces)


class Act(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="act",
    tag=lambda name: "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-"),
):
    """One thing that happens at the table and that the engine does not decide."""


class Proceed(Act, frozen=True):
    """Nobody does anything more for now: the dealer goes on to the next stop."""


class Describe(Act, frozen=True):
    """Somebody asks what the table looks like: layout, signs, cards and equipment."""


class Open(Act, frozen=True):
    """The closed table is opened for gaming."""


class Close(Act, frozen=True):
    """The table is closed."""


class Clock(Act, frozen=True):
    """Time passes. The clock moves in no other way."""

    minutes: Count


class Sit(Act, frozen=True):
    """A patron arrives and takes a seat, or one more seat."""

    patron: Name
    seat: Seat


class Leave(Act, frozen=True):
    """A patron gets up and leaves."""

    patron: Name


class Bet(Act, frozen=True):
    """A patron puts pieces down on a betting area as a wager with an id of its own.

    In poker the area is `ante`, `blind` or `pot`; what is said stands in a `say` before it.
    """

    wager: Name
    patron: Name
    seat: Seat
    area: Name
    pieces: tuple[Piece, ...]
    number: Count | None = None  # the number a place bet is made on
    called: bool = False  # called out, with the pieces handed over instead of placed
    gesture: Literal["pushed", "in-pot", "toward-pot", "held"] | None = None
    unfinished: bool = False  # the patron says that more is to come


class Increase(Act, frozen=True):
    """A patron adds pieces to a wager that already lies."""

    wager: Name
    pieces: tuple[Piece, ...]


class Withdraw(Act, frozen=True):
    """A patron takes a wager, or part of it, back."""

    wager: Name
    amount: Cents | None = None


class Call(Act, frozen=True):
    """A patron calls a wager on or off."""

    wager: Name
    on: bool


class Fold(Act, frozen=True):
    """A patron gives up the hand at a seat."""

    patron: Name
    seat: Seat


class Check(Act, frozen=True):
    """A patron stays in without betting."""

    patron: Name
    seat: Seat


class Draw(Act, frozen=True):
    """A patron asks for one more card."""

    patron: Name
    seat: Seat


class Say(Act, frozen=True):
    """A patron states an action of poker aloud."""

    patron: Name
    statement: Literal["fold", "check", "call", "bet", "raise"]
    amount: Cents | None = None


class Talk(Act, frozen=True):
    """Patrons tell each other about their cards."""

    patrons: tuple[Name, ...]


class Fund(Act, frozen=True):
    """A patron puts pieces on the table to play with."""

    patron: Name
    pieces: tuple[Piece, ...]


class Defund(Act, frozen=True):
    """A patron takes pieces to play with off the table."""

    patron: Name
    amount: Cents


class Roll(Act, frozen=True):
    """The shooter throws the dice."""

    dice: tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], Annotated[int, msgspec.Meta(ge=1, le=6)]]
    patron: Name | None = None


class Cut(Act, frozen=True):
    """That many cards are taken off the top and the rest put on them, by a patron or by the dealer."""

    cards: Count
    patron: Name | None = None


class DeclineCut(Act, frozen=True):
    """A patron does not want to cut."""

    patron: Name


class Recut(Act, frozen=True):
    """A supervisor orders the cards cut once more."""

    cards: Count


class CountStub(Act, frozen=True):
    """A supervisor orders the stub of this round counted."""


class Switch(Act, frozen=True):
    """A supervisor orders another method of shuffling or dealing from the next shuffle on."""

    option: Literal["shuffling", "dealing"]
    value: Name


class Expose(Act, frozen=True):
    """A card turns over by accident: at a seat, in an area, while mixing."""

    area: Literal["hand", "dealer", "community", "deck"]
    seat: Seat | None = None
    before: Literal["now", "second-card", "cut"] = "now"


class Misdeal(Act, frozen=True):
    """In the coming deal a seat, or the area, receives that many cards instead of its own number."""

    cards: Count
    area: Literal["hand", "dealer", "community"] = "hand"
    seat: Seat | None = None


class Notice(Act, frozen=True):
    """Somebody notices that a seat, or an area, has the wrong number of cards."""

    area: Literal["hand", "dealer", "community"] = "hand"
    seat: Seat | None = None


class DrawInError(Act, frozen=True):
    """The next card leaves the shoe or deck too early, unseen."""


class Jam(Act, frozen=True):
    """A device jams, stops or does not finish: a shuffler at the next shuffle, a shoe in the next deal."""

    device: Literal["shuffler", "automated-shoe"]
    fault: Literal["jam", "stop", "unfinished"] = "jam"
    after: Count = 0  # stacks dispensed before the shoe stops


AnyAct = (
    Proceed | Describe | Open | Close | Clock | Sit | Leave | Bet | Increase | Withdraw | Call | Fold
    | Check | Draw | Say | Talk | Fund | Defund | Roll | Cut | DeclineCut | Recut | CountStub | Switch
    | Expose | Misdeal | Notice | DrawInError | Jam
)  # fmt: skip


class Shuffle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How a deck lies after one shuffle and before any cut, top first."""

    cards: tuple[Card, ...]
    deck: Count = 1
    face_up: tuple[Card, ...] = ()


class Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One table from set-up to the last act.

    The nth shuffle of a deck uses its nth entry; after the last entry, that one again.
    """

    protocol: Literal[1]
    id: Name
    game: Name
    start: Literal["open", "closed"] = "open"
    options: dict[str, Option] = {}
    shuffles: tuple[Shuffle, ...] = ()
    acts: tuple[AnyAct, ...] = ()
