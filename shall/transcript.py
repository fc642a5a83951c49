"""A transcript says what the engine did at the table, as events in order."""

from typing import Literal

import msgspec

from .script import Card, Cents, Count, Name, Seat

Face = Literal["up", "down"]
Outcome = Literal["won", "lost", "push", "void"]
Area = Literal["hand", "dealer", "community", "stub", "deck"]


class Event(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    gc=False,
    tag_field="event",
    tag=lambda name: "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-"),
):
    """One thing the engine did, as dealer, floorperson or device."""

    act: Count  # the index of the act that caused it
    round: Count = 0
    deck: Count = 0
    opening: Count = 0
    clock: Count = 0
    cites: tuple[str, ...] = ()
    note: str = ""


# What people try, and what becomes of it


class Refused(Event, frozen=True):
    """The act is refused and nothing else changes."""


class Accepted(Event, frozen=True):
    """The wager stands as placed, increased or reduced; `amount` is all that now lies."""

    wager: Name
    patron: Name
    seat: Seat
    area: Name
    amount: Cents


class Folded(Event, frozen=True):
    """The hand at the seat is given up."""

    patron: Name
    seat: Seat


class Checked(Event, frozen=True):
    """The patron stays in without betting."""

    patron: Name
    seat: Seat


class Turn(Event, frozen=True):
    """It is the patron's turn, with these options and this much to call."""

    patron: Name
    seat: Seat
    options: tuple[Name, ...] = ()
    amount: Cents | None = None


class Offered(Event, frozen=True):
    """The patron is offered the cut, or a look at the cards."""

    patron: Name
    offer: Literal["cut", "inspection"]


# Cards and equipment


class Received(Event, frozen=True):
    """A deck has come to the table; its cards are in use from now on."""

    cards: Count


class Inspected(Event, frozen=True):
    """The deck in question has been sorted and looked through."""

    by: Literal["dealer", "security"]
    cards: Count


class Verified(Event, frozen=True):
    """Somebody has verified the dealer's inspection, a removal, or what a seat is about to be paid on."""

    by: Literal["dealer", "floorperson", "supervisor"]
    what: Literal["inspection", "removal", "hand", "light", "payout"] = "inspection"
    seat: Seat | None = None


class Spread(Event, frozen=True):
    """The deck lies spread on the table."""

    face: Face
    by_suit: bool = False
    in_sequence: bool = False
    in_fans: bool = False


class Turned(Event, frozen=True):
    """The spread cards have been turned over."""

    face: Face


class Washed(Event, frozen=True):
    """The cards have been mixed face down on the table."""


class Stacked(Event, frozen=True):
    """The deck lies in a single stack."""


class Shuffled(Event, frozen=True):
    """The deck has been shuffled."""

    by: Literal["dealer", "device"]


class CutEvent(Event, frozen=True, tag="cut"):
    """That many cards went from the top to the bottom."""

    cards: Count
    by: Literal["dealer", "patron"] = "dealer"
    patron: Name | None = None
    cover: bool = False  # they were put on a cover card laid down before


class Loaded(Event, frozen=True):
    """The deck is where it will be dealt from, or in the device that will shuffle it."""

    into: Literal["manual-shoe", "automated-shoe", "hand", "shuffler"]


class Removed(Event, frozen=True):
    """Something leaves the table: a deck, a device, cards that do not belong."""

    item: Literal["deck", "shuffler", "automated-shoe", "manual-shoe", "cards"]
    cards: tuple[Card, ...] = ()


class Destroyed(Event, frozen=True):
    """Cards have been destroyed."""

    cards: tuple[Card, ...]


class Counted(Event, frozen=True):
    """The stub has been counted, or a hand that came back; `total` is what the whole of it then comes to."""

    cards: Count
    total: Count
    face: Face = "down"
    area: Area = "stub"
    seat: Seat | None = None


class Pressed(Event, frozen=True):
    """A device has been operated."""

    device: Literal["lock-out"]


# Play


class Announced(Event, frozen=True):
    """The dealer says fixed words."""

    words: Name


class Dealt(Event, frozen=True):
    """One card goes to a seat's hand, to the dealer or to the community area."""

    card: Card
    area: Area
    seat: Seat | None = None
    face: Face = "down"
    source: Literal["manual-shoe", "automated-shoe", "hand"] = "manual-shoe"
    stack: Count = 1  # how many cards were delivered together
    cover: bool = False  # lies under a cover card


class Burned(Event, frozen=True):
    """The next card is burned."""

    card: Card
    face: Face = "down"


class Revealed(Event, frozen=True):
    """Cards are turned face up."""

    cards: tuple[Card, ...]
    area: Area
    seat: Seat | None = None


class Laid(Event, frozen=True):
    """A hand is put face up or down under a wager, or in front of it."""

    seat: Seat
    face: Face
    under: Name | None = None


class Discarded(Event, frozen=True):
    """Cards go to the discard rack."""

    area: Area
    seat: Seat | None = None
    face: Face = "down"
    cards: tuple[Card, ...] = ()


class Qualified(Event, frozen=True):
    """The dealer announces whether the dealer's hand qualifies."""

    qualifies: bool


class Ranked(Event, frozen=True):
    """The dealer announces the poker rank of a hand, with the cards that make it, best first."""

    area: Literal["hand", "dealer"]
    rank: Name
    cards: tuple[Card, ...] = ()
    seat: Seat | None = None
    low: bool = False


class Thrown(Event, frozen=True):
    """The dice show a total."""

    total: Count


class Point(Event, frozen=True):
    """A point is established (a number) or gone (none), for the table or for one wager."""

    number: Count | None = None
    wager: Name | None = None


class Moved(Event, frozen=True):
    """A wager is moved to another place of the layout."""

    wager: Name
    area: Name
    number: Count | None = None


class Marked(Event, frozen=True):
    """A marker says that a wager is on or off."""

    wager: Name
    on: bool


class Button(Event, frozen=True):
    """The button lies before this seat."""

    seat: Seat


class Voided(Event, frozen=True):
    """The hand at the seat is void; without a seat, all hands are."""

    seat: Seat | None = None


# Money


class Decided(Event, frozen=True):
    """What became of a wager, apart from money."""

    wager: Name
    outcome: Outcome
    area: Name = ""
    seat: Seat | None = None


class Paid(Event, frozen=True):
    """Winnings go to the patron; the stake is not in it."""

    wager: Name
    amount: Cents
    area: Name = ""
    seat: Seat | None = None


class Returned(Event, frozen=True):
    """The stake goes back to the patron."""

    wager: Name
    amount: Cents
    area: Name = ""
    seat: Seat | None = None


class Collected(Event, frozen=True):
    """The stake goes to the house."""

    wager: Name
    amount: Cents
    area: Name = ""
    seat: Seat | None = None


class Metered(Event, frozen=True):
    """A progressive meter shows this amount from now on."""

    amount: Cents
    meter: Name = "progressive"


class Pot(Event, frozen=True):
    """A pot holds this much, and these seats may win it."""

    pot: Count  # 0 is the centre pot, side pots count up
    amount: Cents
    seats: tuple[Seat, ...]


class Awarded(Event, frozen=True):
    """A pot, or a share of it, goes to a patron."""

    pot: Count
    patron: Name
    seat: Seat
    amount: Cents
    share: Literal["all", "high", "low"] = "all"


class Raked(Event, frozen=True):
    """The house takes its rake from a pot."""

    pot: Count
    amount: Cents


class Changed(Event, frozen=True):
    """Pieces in a pot are changed into a chip."""

    amount: Cents


class Ended(Event, frozen=True):
    """The round of play is over."""


# What the table looks like, in answer to `describe`


class Offering(Event, frozen=True):
    """The game on offer at the table, and the form of it where it has forms."""

    game: Name
    form: Name | None = None


class Table(Event, frozen=True):
    """The table itself: player positions on one side, the dealer opposite."""

    positions: Count
    dealer_opposite: bool


class LayoutArea(Event, frozen=True):
    """A separate area of the layout, at every position of the table unless a seat is given."""

    area: Name
    seat: Seat | None = None
    side: Literal["left", "right"] | None = None  # of the position, as its player sees it
    label: str = ""
    between: tuple[Name, ...] = ()  # the two things it lies between
    beside: dict[str, Literal["left", "right", "front", "behind"]] = {}  # where it lies from another area
    cards: Count | None = None


class Inscription(Event, frozen=True):
    """Words on the layout, on a sign at the table, or in a publication, and what they are about."""

    topic: Name
    medium: Literal["layout", "sign", "publication"]
    text: str
    each_position: bool = False


class Fixture(Event, frozen=True):
    """A box, shoe or device of the table."""

    item: Literal["drop-box", "tip-box", "manual-shoe", "automated-shoe", "shuffler", "discard-rack"]
    side: Literal["dealer", "player"] | None = None
    hand: Literal["left", "right"] | None = None  # of the dealer
    attached: bool = False
    locked_when_closed: bool = False
    stack: Count | None = None
    approved: bool = False


class CardSet(Event, frozen=True):
    """A deck as it lies on the table."""

    cards: Count
    back: Name
    uniform: bool  # all of one size and shape


class CoverCards(Event, frozen=True):
    """The cover or cutting cards."""

    count: Count
    colour: Name
    solid: bool  # opaque, and of that colour throughout
    material: Name | None = None


AnyEvent = (
    Refused | Accepted | Folded | Checked | Turn | Offered | Received | Inspected | Verified | Spread | Turned
    | Washed | Stacked | Shuffled | CutEvent | Loaded | Removed | Destroyed | Counted | Pressed | Announced
    | Dealt | Burned | Revealed | Laid | Discarded | Qualified | Ranked | Thrown | Point | Moved | Marked
    | Button | Voided | Decided | Paid | Returned | Collected | Metered | Pot | Awarded | Raked | Changed
    | Ended | Offering | Table | LayoutArea | Inscription | Fixture | CardSet | CoverCards
)  # fmt: skip

EVENTS: dict[str, type[Event]] = {str(kind.__struct_config__.tag): kind for kind in AnyEvent.__args__}


class Transcript(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the engine did with one script, which it names."""

    protocol: Literal[1]
    script: Name
    events: tuple[AnyEvent, ...] = ()
