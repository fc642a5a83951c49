"""The words that steps are made of: seats, dollars, cards, areas, outcomes."""

from decimal import Decimal

from shall.vocabulary import word

CARD = r"(?:[2-9TJQKA][cdhs])"
AREAS = {
    "ante": "ante",
    "raise": "raise",
    "hole card bonus": "hole-card-bonus",
    "final hand bonus": "final-hand-bonus",
}
OUTCOMES = {"wins": "won", "loses": "lost", "pushes": "push", "is void": "void"}
RANKS = (
    "royal flush",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pairs",
    "one pair",
    "high card",
)
METHODS = {"a manual shoe": "manual-shoe", "the hand": "hand", "an automated shoe": "automated-shoe"}
ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6}

FAULTS = {
    "jams": "jam",
    "stops during the shuffle": "stop",
    "stops dealing": "stop",
    "does not finish its cycle": "unfinished",
    "fails to deal": "unfinished",
}


@word("Number", r"\d+")
def number(text: str) -> int:
    """A count."""
    return int(text)


@word("CardCount", r"\d+ cards?")
def card_count(text: str) -> int:
    """A number of cards: `1 card`, `3 cards`."""
    return int(text.split()[0])


@word("Dollars", r"\$[\d,]+(?:\.\d\d)?")
def dollars(text: str) -> int:
    """Dollars as cents."""
    return int(Decimal(text[1:].replace(",", "")) * 100)


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


@word("Area", "|".join(AREAS))
def area(text: str) -> str:
    """A betting area."""
    return AREAS[text]


@word("Outcome", "|".join(OUTCOMES))
def outcome(text: str) -> str:
    """What becomes of a wager."""
    return OUTCOMES[text]


@word("Rank", rf"(?:a )?(?:{'|'.join(RANKS)})")
def rank(text: str) -> str:
    """The name of a poker hand, with its article if it has one."""
    return text.removeprefix("a ").replace(" ", "-")


@word("Method", "|".join(METHODS))
def method(text: str) -> str:
    """What the cards are dealt from."""
    return METHODS[text]


@word("Fault", "|".join(FAULTS))
def fault(text: str) -> str:
    """How a device fails."""
    return FAULTS[text]


@word("Ordinal", "|".join(ORDINALS))
def ordinal(text: str) -> int:
    """First to sixth."""
    return ORDINALS[text]


@word("Face", "up|down")
def face(text: str) -> str:
    """Which side of a card shows."""
    return text


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


PROCEDURES = (
    "received", "inspected by the dealer", "verified by the floorperson", "spread face up", "offered for inspection",
    "turned face down", "turned face up", "washed", "stacked", "shuffled", "cut", "dealt",
)  # fmt: skip
TOPICS = {
    "the name of the licensee": "licensee-name",
    "which dealer hand calls": "qualifying-hand",
    "what the cards count": "card-values",
    "that the ante pays 1 to 1 if the dealer does not call": "ante-if-dealer-out",
    "the odds of the hole card bonus": "hole-card-bonus-odds",
    "the odds of the final hand bonus": "final-hand-bonus-odds",
    "the payout limit": "payout-limit",
}
THINGS = {"the chip inventory": "inventory", "the betting areas": "betting-areas", "the community cards": "community"}
MEDIA = {"a sign": "sign", "a publication": "publication"}
BOXES = {"the drop box": "drop-box", "the tip box": "tip-box"}
DEVICES = {"a shuffler": "shuffler", "a manual shoe": "manual-shoe", "an automated shoe": "automated-shoe"}
CARD_AREAS = {"community": "community", "dealer": "dealer"}


@word("Procedure", "|".join(PROCEDURES))
def procedure(text: str) -> str:
    """Something done with a deck."""
    return text


@word("Topic", "|".join(TOPICS))
def topic(text: str) -> str:
    """What an inscription is about."""
    return TOPICS[text]


@word("Thing", "|".join(THINGS))
def thing(text: str) -> str:
    """Something on the table that other things lie beside."""
    return THINGS[text]


@word("Medium", "|".join(MEDIA))
def medium(text: str) -> str:
    """Where words are printed."""
    return MEDIA[text]


@word("Box", "|".join(BOXES))
def box(text: str) -> str:
    """A box of the table."""
    return BOXES[text]


@word("Device", "|".join(DEVICES))
def device(text: str) -> str:
    """A shoe or a shuffler."""
    return DEVICES[text]


@word("CardArea", "|".join(CARD_AREAS))
def card_area(text: str) -> str:
    """An area for cards."""
    return CARD_AREAS[text]
