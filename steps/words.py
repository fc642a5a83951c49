"""The words that steps are made of: seats, dollars, cards, areas, outcomes."""

from decimal import Decimal
from typing import Literal, NamedTuple

from shall.case import Value, event
from shall.script import Piece
from shall.vocabulary import choice, word

CARD = r"(?:[2-9TJQKA][cdhs])"
DOLLARS = r"\$[\d,]+(?:\.\d\d)?"
PIECES: dict[str, Literal["chip", "currency", "plaque"]] = {"cash": "currency", "plaque": "plaque"}
RANKS = (
    "royal flush", "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind",
    "two pairs", "one pair", "high card",
)  # fmt: skip


@word("Number", r"\d+")
def number(text: str) -> int:
    """A count."""
    return int(text)


@word("CardCount", r"\d+ cards?")
def card_count(text: str) -> int:
    """A number of cards: `1 card`, `3 cards`."""
    return int(text.partition(" ")[0])


@word("Dollars", DOLLARS)
def dollars(text: str) -> int:
    """Dollars as cents."""
    return int(Decimal(text[1:].replace(",", "")) * 100)


@word("Pieces", rf"{DOLLARS}(?: in cash| with a {DOLLARS} coupon)?|a {DOLLARS} plaque")
def pieces(text: str) -> tuple[Piece, ...]:
    """What is put down: `$10`, `$10 in cash`, `$10 with a $10 coupon`, `a $100 plaque`."""
    first, *others = (dollars(each) for each in text.split() if each.startswith("$"))
    kind = PIECES.get(text.rpartition(" ")[2], "chip")
    return (Piece(kind, first), *(Piece("coupon", other) for other in others))


@word("Card", CARD)
def card(text: str) -> str:
    """One card."""
    return text


@word("Cards", rf"{CARD}(?: {CARD})*")
def cards(text: str) -> tuple[str, ...]:
    """Cards in order."""
    return tuple(text.split())


@word("Seats", r"\d(?:, \d)*(?: and \d)?")
def seats(text: str) -> tuple[int, ...]:
    """Seats in order: `3, 2 and 1`."""
    return tuple(int(seat) for seat in text.replace(" and ", ", ").split(", "))


class Holder(NamedTuple):
    """Somebody who holds cards."""

    area: Literal["hand", "dealer"]
    seat: int | None

    @property
    def name(self) -> str:
        """As the deals of a case call the holder."""
        return self.area if self.seat is None else f"seat {self.seat}"

    @property
    def where(self) -> dict[str, Value]:
        """As events tell where the holder's cards are."""
        return {"area": self.area} if self.seat is None else {"area": self.area, "seat": self.seat}


@word("Holder", r"seat \d+|the dealer")
def holder(text: str) -> Holder:
    """A seat or the dealer."""
    return Holder("dealer", None) if text == "the dealer" else Holder("hand", int(text.rpartition(" ")[2]))


@word("Rank", rf"(?:a )?(?:{'|'.join(RANKS)})")
def rank(text: str) -> str:
    """The name of a poker hand, with its article if it has one."""
    return text.removeprefix("a ").replace(" ", "-")


@word("Deck", r"the deck|deck \d")
def deck(text: str) -> dict[str, Value]:
    """Whichever deck is in use, or one of two by its number."""
    return {} if text == "the deck" else {"deck": int(text.rpartition(" ")[2])}


@word("Table", "[ABCD]")
def table(text: str) -> str:
    """The letter of a pay table."""
    return text


@word("Quoted", r'"[^"]+"')
def quoted(text: str) -> str:
    """Fixed words."""
    return text[1:-1]


@word("Phrases", r'"[^"]+"(?:, "[^"]+")*(?: or "[^"]+")?')
def phrases(text: str) -> tuple[str, ...]:
    """Words of which any will do: `"pair" or "pairs"`."""
    return tuple(each for each in text.split('"') if each not in ("", ", ", " or "))


choice("Face", {"up": "up", "down": "down"})
choice("Outcome", {"wins": "won", "loses": "lost", "pushes": "push", "is void": "void"})
choice("Method", {"a manual shoe": "manual-shoe", "the hand": "hand", "an automated shoe": "automated-shoe"})
choice(
    "Device",
    {"a shuffler": "shuffler", "a manual shoe": "manual-shoe", "an automated shoe": "automated-shoe"},
)
choice("Stage", {"the hands": "hands", "the second cards": "second cards", "the board": "community"})
choice("Box", {"the drop box": "drop-box", "the tip box": "tip-box"})
choice("Medium", {"the layout": "layout", "a sign": "sign", "a publication": "publication"})
choice("CardArea", {"community": "community", "dealer": "dealer"})
choice(
    "Thing",
    {
        "the chip inventory": "inventory",
        "the betting areas": "betting-areas",
        "the community cards": "community",
    },
)
choice(
    "Area",
    {
        "ante": "ante",
        "raise": "raise",
        "hole card bonus": "hole-card-bonus",
        "final hand bonus": "final-hand-bonus",
    },
)
choice(
    "Fault",
    {
        "jams": "jam",
        "stops during the shuffle": "stop",
        "stops dealing": "stop",
        "does not finish its cycle": "unfinished",
        "fails to deal": "unfinished",
    },
)
choice(
    "Procedure",
    {
        "received": event("received"),
        "inspected by the dealer": event("inspected", by="dealer"),
        "verified by the floorperson": event("verified", by="floorperson"),
        "spread face up": event("spread", face="up"),
        "offered for inspection": event("offered", offer="inspection"),
        "turned face down": event("turned", face="down"),
        "turned face up": event("turned", face="up"),
        "washed": event("washed"),
        "stacked": event("stacked"),
        "shuffled": event("shuffled"),
        "cut": event("cut"),
        "dealt": event("dealt"),
    },
)
choice(
    "Topic",
    {
        "the name of the licensee": "licensee-name",
        "which dealer hand calls": "qualifying-hand",
        "what the cards count": "card-values",
        "that the ante pays 1 to 1 if the dealer does not call": "ante-if-dealer-out",
        "the odds of the hole card bonus": "hole-card-bonus-odds",
        "the odds of the final hand bonus": "final-hand-bonus-odds",
        "the payout limit": "payout-limit",
    },
)
