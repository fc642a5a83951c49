"""The words that steps are made of: seats, dollars, cards, areas, outcomes."""

from decimal import Decimal
from typing import Literal, NamedTuple

from shall.case import Value, event
from shall.script import Piece
from shall.vocabulary import choice, word

CARD = r"(?:[2-9TJQKA][cdhs])"
DOLLARS = r"\$[\d,]+(?:\.\d\d)?"
PIECES: dict[str, Literal["chip", "coin", "coupon", "currency", "plaque"]] = {
    "cash": "currency",
    "coins": "coin",
    "coupon": "coupon",
    "plaque": "plaque",
}
RANKS = (
    "royal flush", "straight flush", "four of a kind", "full house", "flush", "straight", "three of a kind",
    "two pairs", "one pair", "pair", "high card",
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


@word(
    "Pieces",
    rf"{DOLLARS}(?: in cash| in coins| with a {DOLLARS} coupon| with {DOLLARS} in cash)?"
    rf"|a {DOLLARS} plaque|\d+ {DOLLARS} chips",
)
def pieces(text: str) -> tuple[Piece, ...]:
    """What is put down: `$9`, `$9 in coins`, `$9 with a $9 coupon`, `$5 with $4 in cash`, `9 $1 chips`."""
    if text.endswith("chips"):
        count, value, _ = text.split()
        return (Piece("chip", dollars(value), int(count)),)
    first, *others = (dollars(each) for each in text.split() if each.startswith("$"))
    last = PIECES.get(text.rpartition(" ")[2], "chip")
    kind = "chip" if others else last
    return (Piece(kind, first), *(Piece(last, other) for other in others))


@word("Card", CARD)
def card(text: str) -> str:
    """One card."""
    return text


@word("Cards", rf"{CARD}(?: {CARD})*")
def cards(text: str) -> tuple[str, ...]:
    """Cards in order."""
    return tuple(text.split())


@word("Seats", r"\d+(?:, \d+)*(?: and \d+)?")
def seats(text: str) -> tuple[int, ...]:
    """Seats in order: `3, 2 and 1`."""
    return tuple(int(seat) for seat in text.replace(" and ", ", ").split(", "))


@word("Players", r"seat \d|seats \d(?:, \d)* and \d")
def players(text: str) -> tuple[int, ...]:
    """Who plays: `seat 1`, `seats 2, 3 and 5`."""
    found: tuple[int, ...] = seats(text.partition(" ")[2])
    return found


@word("Bettors", r"seat \d bets|seats \d(?:, \d)* and \d bet")
def bettors(text: str) -> tuple[int, ...]:
    """Who bets: `seat 1 bets`, `seats 2, 3 and 5 bet`."""
    found: tuple[int, ...] = seats(text.partition(" ")[2].rpartition(" ")[0])
    return found


@word("Checkers", r"seat \d checks|seats \d(?:, \d)* and \d check")
def checkers(text: str) -> tuple[int, ...]:
    """Who checks: `seat 1 checks`, `seats 2, 3 and 5 check`."""
    found: tuple[int, ...] = seats(text.partition(" ")[2].rpartition(" ")[0])
    return found


class Holder(NamedTuple):
    """Somebody who holds cards, or the board."""

    area: Literal["hand", "dealer", "community"]
    seat: int | None

    @property
    def name(self) -> str:
        """As the deals of a case call the holder."""
        return self.area if self.seat is None else f"seat {self.seat}"

    @property
    def where(self) -> dict[str, Value]:
        """As events tell where the holder's cards are."""
        return {"area": self.area} if self.seat is None else {"area": self.area, "seat": self.seat}


@word("Holder", r"seat \d+|the dealer|the board")
def holder(text: str) -> Holder:
    """A seat, the dealer or the board."""
    if text.startswith("seat"):
        return Holder("hand", int(text.rpartition(" ")[2]))
    return Holder("dealer" if text == "the dealer" else "community", None)


@word("Rank", rf"(?:a )?(?:{'|'.join(RANKS)})")
def rank(text: str) -> str:
    """The name of a poker hand, with its article if it has one."""
    return text.removeprefix("a ").replace(" ", "-")


class DiceBet(NamedTuple):
    """A wager at dice: its area, the number it is made on, and which of several such it is."""

    area: str
    number: int | None = None
    which: int = 1


@word(
    "DiceBet",
    r"(?:second )?(?:pass|don't pass|come|don't come|four the hardway) bet|place bet (?:on|against) \d+",
)
def dice_bet(text: str) -> DiceBet:
    """A wager at dice: `pass bet`, `second come bet`, `place bet on 6`, `place bet against 6`."""
    if text.startswith("place"):
        side = "win" if " on " in text else "lose"
        return DiceBet(f"place-to-{side}", int(text.rpartition(" ")[2]))
    name = text.removeprefix("second ").removesuffix(" bet")
    return DiceBet(name.replace("'", "").replace(" ", "-"), None, 2 if text.startswith("second") else 1)


@word("Rolls", r"[1-6]-[1-6](?:, [1-6]-[1-6])*")
def rolls(text: str) -> tuple[tuple[int, int], ...]:
    """Throws of two dice in order: `4-2, 5-2`."""
    return tuple((int(throw[0]), int(throw[2])) for throw in text.split(", "))


@word("Deck", r"the deck|deck \d")
def deck(text: str) -> dict[str, Value]:
    """Whichever deck is in use, or one of two by its number."""
    return {} if text == "the deck" else {"deck": int(text.rpartition(" ")[2])}


@word("Table", "[ABCD]|[1-4]")
def table(text: str) -> int | str:
    """The letter or the number of a pay table."""
    return int(text) if text.isdigit() else text


@word("Reading", "[A-Z][A-Z0-9]{1,2}-[0-9]{2}")
def reading(text: str) -> str:
    """A reading of the register."""
    return text


@word("Choice", "R[1-9]")
def reading_choice(text: str) -> str:
    """One of the options of a reading."""
    return text


@word("Quoted", r'"[^"]+"')
def quoted(text: str) -> str:
    """Fixed words."""
    return text[1:-1]


@word("Phrases", r'"[^"]+"(?:, "[^"]+")*(?: or "[^"]+")?')
def phrases(text: str) -> tuple[str, ...]:
    """Words of which any will do: `"pair" or "pairs"`."""
    return tuple(each for each in text.split('"') if each not in ("", ", ", " or "))


choice("Softness", {"hard": "hard", "soft": "soft"})
choice("BoardStage", {"the flop comes": 1, "turn and river come": 2})
choice("Face", {"up": "up", "down": "down"})
choice("Limit", {"least": "minimum", "highest": "maximum"})
choice("Counting", {"counts": "yes", "does not count": "no"})
choice("Arrival", {"shuffled": "yes", "in order": "no"})
choice("Route", {"first": "e1", "second": "e2"})
choice("Turn", {"before": "before", "after": "after"})
choice("Outcome", {"wins": "won", "loses": "lost", "pushes": "push", "is void": "void"})
choice("NotOutcome", {"does not win": "won", "does not lose": "lost", "is not void": "void"})
choice("CrapsForm", {"craps": "craps", "mini-craps": "mini-craps"})
choice("Method", {"a manual shoe": "manual-shoe", "the hand": "hand", "an automated shoe": "automated-shoe"})
choice(
    "Device",
    {"a shuffler": "shuffler", "a manual shoe": "manual-shoe", "an automated shoe": "automated-shoe"},
)
choice(
    "Stage",
    {
        "the hands": "hands",
        "the second cards": "second cards",
        "the dealer's cards": "dealer",
        "the board": "community",
        "turn and river": "last community",
        "the river": "last community",
    },
)
choice("Box", {"the drop box": "drop-box", "the tip box": "tip-box"})
choice(
    "Medium",
    {
        "the layout": "layout",
        "a sign": "sign",
        "a publication": "publication",
        "the table": ("layout", "sign"),
        "the layout, a sign or a publication": ("layout", "sign", "publication"),
    },
)
choice("Place", {"right of": "right", "left of": "left", "in front of": "front", "behind": "behind"})
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
        "wager": "wager",
        "blind": "blind",
        "pot": "pot",
        "raise": "raise",
        "hole card bonus": "hole-card-bonus",
        "final hand bonus": "final-hand-bonus",
        "odds wager": "odds",
        "trips plus": "trips-plus",
        "pocket bonus": "pocket-bonus",
        "flop": "flop",
        "river": "river",
        "play": "play",
        "pocket poker": "pocket-poker",
        "bet": "bet",
        "progressive": "progressive",
        "original wager": "original",
        "double down": "double-down",
        "first wager": "bet-1",
        "second wager": "bet-2",
        "third wager": "bet-3",
        "bonus": "bonus",
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
        "removed from the table": event("removed", item="deck"),
    },
)
choice(
    "Topic",
    {
        "the name of the licensee": "licensee-name",
        "which dealer hand calls": "qualifying-hand",
        "which dealer hand qualifies": "qualifying-hand",
        "that nobody makes a hand of the community cards alone": "community-cards",
        "the terms of the ante bonus": "ante-bonus",
        "the odds of the ante": "ante-odds",
        "the odds of the flop": "flop-odds",
        "the odds of the river": "river-odds",
        "the odds of the play": "play-odds",
        "the odds of the pocket poker": "pocket-poker-odds",
        "what the cards count": "card-values",
        "that the ante pays 1 to 1 if the dealer does not call": "ante-if-dealer-out",
        "the odds of the hole card bonus": "hole-card-bonus-odds",
        "the odds of the final hand bonus": "final-hand-bonus-odds",
        "the payout limit": "payout-limit",
        "the odds of the odds wager": "odds-wager-odds",
        "the odds of the bad beat bonus": "bad-beat-bonus-odds",
        "the odds of the trips plus": "trips-plus-odds",
        "the odds of the pocket bonus": "pocket-bonus-odds",
        "the raises before the flop": "raises-before-flop",
        "the raises on the flop": "raises-on-flop",
        "the raise after the river": "raises-after-river",
    },
)
choice("Prize", {"a tenth of the meter": "ten-percent", "a fixed sum": "five-thousand"})
choice("Advance", {"when betting is locked": "lock-out", "after the round": "round-end"})
choice("Shown", {"every hand": "all", "only hands with a progressive wager": "progressive"})
choice("Checked", {"the hand": "hand", "the light": "light"})
STUD = ("seven-card-stud-high", "seven-card-stud-high-low", "seven-card-stud-eight-or-better")
choice(
    "PokerForm",
    {
        "hold 'em": "hold-em",
        "seven-card stud": STUD,
        "split seven-card stud": STUD[1:],
        "seven-card stud high": "seven-card-stud-high",
        "seven-card stud high-low split": "seven-card-stud-high-low",
        "seven-card stud eight or better": "seven-card-stud-eight-or-better",
    },
)
choice(
    "Posted",
    {
        "ante": "ante-amount",
        "blind": "blind-amount",
        "second blind": "second-blind-amount",
        "forced bet": "forced-bet-amount",
        "least bet": "bet-minimum",
        "highest bet": "bet-maximum",
        "rake": "rake-amount",
    },
)
choice("Deed", {deed: deed for deed in ("opens with", "bets", "calls with", "raises with", "is all-in with")})
choice(
    "Gesture",
    {
        "pushes forward": "pushed",
        "drops into the pot": "in-pot",
        "drops toward the pot": "toward-pot",
        "holds over the table": "held",
    },
)
choice("Statement", {f'"{word}"': word for word in ("fold", "check", "call", "bet", "raise")})
choice("Street", {"fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7})
choice("Sign", {"ante": "ante", "blinds": "blinds"})
choice("Share", {"high": "high", "low": "low"})


@word("SeatSpan", r"seats \d+ to \d+")
def seat_span(text: str) -> tuple[int, ...]:
    """Neighbouring seats: `seats 1 to 4`."""
    _, first, _, last = text.split()
    return tuple(range(int(first), int(last) + 1))


COINS = {"quarter": 25, "half dollar": 50, "dime": 10}


@word("PokerPieces", rf"one {DOLLARS} chip|{DOLLARS} in cash|\d+ (?:{'|'.join(COINS)})s?")
def poker_pieces(text: str) -> tuple[Piece, ...]:
    """What is put in, piece by piece: `one $25 chip`, `$20 in cash`, `3 quarters`."""
    if text.startswith("one"):
        return (Piece("chip", dollars(text.split()[1])),)
    if text.endswith("in cash"):
        return (Piece("currency", dollars(text.split(maxsplit=1)[0])),)
    count, _, name = text.partition(" ")
    return (Piece("coin", COINS[name.removesuffix("s")], int(count)),)
