"""The rules of spanish 21 as data."""

from collections.abc import Iterator
from typing import Any

from ...pay_tables import pay_tables
from ...rules import (
    AtMost,
    Clockwise,
    Covers,
    Exactly,
    Holds,
    Never,
    OneOf,
    Rule,
    Rules,
    Says,
    Step,
    Steps,
)

NAME = "spanish-21"
OPTIONS: dict[str, tuple[Any, ...]] = {
    "dealing": ("manual-shoe",),
    "shuffling": ("device", "manual"),
    "decks": (6, 8),
    "tens-received": ("no", "yes"),
    "cutting-card": (216, 4),
}
READINGS = {"S21-04": "R1", "S21-10": "R1"}

TERMS, CARDS, OPENING, SHUFFLE = "19:47-19.1", "19:47-19.2", "19:47-19.3", "19:47-19.4"
BLACKJACK, HARD, PUSH, SOFT = (
    f'{TERMS} "{term}"' for term in ("Blackjack", "Hard total", "Push", "Soft total")
)
DECKS = f"{CARDS}(a)"
DAY = 24 * 60
SHOES = ("before play", "after the first shoe", "after a later shoe")
COUNTED = (BLACKJACK, HARD, PUSH, SOFT, *(f"{CARDS}(b){n}" for n in (1, 2, 3)))


class Values(Rule):
    """What cards of some ranks count: broken by one less or one more for one of them."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for rank, value in self.value.items():
            for other in (value - 1, value + 1):
                yield f"counts {rank} as {other}", {**self.value, rank: other}


RULES: Rules = {
    # Cards
    "further_decks": Exactly(0, (DECKS,)),
    "cards_per_deck": Exactly(48, (DECKS,)),
    "same_backs": Holds(value=True, clauses=(DECKS,)),
    "cutting_cards": Exactly(1, (DECKS,)),
    "cutting_card_solid": Holds(value=True, clauses=(DECKS,)),
    "cutting_card_colour": OneOf(("yellow", "red"), (DECKS,)),
    # What they count
    "numbers": Values({str(n): n for n in range(2, 10)}, (f"{CARDS}(b)1",)),
    "faces": Values({"J": 10, "Q": 10, "K": 10}, (f"{CARDS}(b)2",)),
    "ace": Exactly(11, (f"{CARDS}(b)3",)),
    "low_ace": Exactly(1, (f"{CARDS}(b)3",)),
    "most": Exactly(21, (f"{CARDS}(b)3",)),
    "aces_one_by_one": Holds(value=True, clauses=(f"{CARDS}(b)3",)),
    "counts_for": Covers(("hand", "dealer"), (f"{CARDS}(b)3",)),
    "hard": Says("hard", (HARD,)),
    "soft": Says("soft", (SOFT,)),
    "blackjack": Says("blackjack", (BLACKJACK,)),
    "blackjack_of": Covers(("hand", "dealer"), (BLACKJACK,)),
    "blackjack_with": Covers(("J", "Q", "K"), (BLACKJACK,)),
    "later_blackjack": Never(value=False, clauses=(BLACKJACK,)),
    "every_seat": Holds(value=True, clauses=COUNTED),
    "tie": OneOf(("push", "won", "lost"), (PUSH,)),
    "ties": Covers(("two hard hands", "a hand of three cards", "a soft hand"), (PUSH,)),
    "tie_at_21": Rule(("won",), ()),  # whoever wins is one of two readings (S21-04)
    "no_push": Covers(("21", "blackjack"), (PUSH,)),
    # Opening
    "opens": Steps(
        (
            Step("the inspection", f"{OPENING}(a)"),
            Step("the verification", f"{OPENING}(a)"),
            Step("the spread", f"{OPENING}(b)"),
        ),
        (),
    ),
    "tens": Steps(
        (Step("the removal", f"{OPENING}(a)"), Step("the verification of it", f"{OPENING}(a)")), ()
    ),
    "inspects_every_deck": Holds(value=True, clauses=(f"{OPENING}(a)",)),
    "tens_before_spread": Holds(value=True, clauses=(DECKS,)),
    "all_tens": Covers(("Tc", "Td", "Th", "Ts"), (f"{OPENING}(a)",)),
    "destroys_tens": Holds(value=True, clauses=(f"{OPENING}(a)",)),
    "tens_of_each_deck": Holds(value=True, clauses=(f"{OPENING}(a)",)),
    "destroys_of_each_deck": Holds(value=True, clauses=(f"{OPENING}(a)",)),
    "spread_face": OneOf(("up", "down"), (f"{OPENING}(b)",)),
    "spread_by_suit": Holds(value=True, clauses=(f"{OPENING}(b)",)),
    "spread_in_sequence": Holds(value=True, clauses=(f"{OPENING}(b)",)),
    "spread_separately": Holds(value=True, clauses=(f"{OPENING}(b)",)),
    "first_look": Holds(value=True, clauses=(f"{OPENING}(b)",), also=(f"{OPENING}(c)",)),
    "look_of_the_first": Holds(value=True, clauses=(f"{OPENING}(b)",)),
    "waits_for_player": Holds(value=True, clauses=(f"{OPENING}(c)",)),
    "mixes": Steps(
        tuple(
            Step(name, f"{OPENING}(c)") for name in ("the turning", "the wash", "the stack", "the shuffle")
        ),
        (),
    ),
    "remixes": Holds(value=True, clauses=(f"{OPENING}(c)",)),
    "minutes": AtMost(DAY, (f"{OPENING}(d)",)),
    "changes_again": Holds(value=True, clauses=(f"{OPENING}(d)",)),
    "inspects_later_cards": Holds(value=True, clauses=(f"{OPENING}(a)",)),
    "shuffles_later_cards": Holds(value=True, clauses=(f"{SHUFFLE}(a)",)),
    # Shuffle and cut
    "shuffles": Covers(SHOES, (f"{SHUFFLE}(a)",)),
    "ends_with_cutting_card": Rule(value=True, clauses=()),  # one of two readings (S21-10)
    "stacks": Covers(SHOES, (f"{SHUFFLE}(a)",)),
    "loads": Covers(SHOES, (f"{SHUFFLE}(b)1",)),
    "cuts": Covers(SHOES, (f"{SHUFFLE}(b)2",)),
    "offers": Holds(value=True, clauses=(f"{SHUFFLE}(c)",)),
    "dealer_cuts": Covers(("declined", "unanswered"), (f"{SHUFFLE}(c)",)),
    # Who is asked after a refusal is one of two readings (S21-03), so nothing hangs on it.
    "offers_on": Holds(value=True, clauses=(), also=(f"{SHUFFLE}(c)",)),
    "first_offer": OneOf(
        ("to the first", "to the last", "at the far right", "at the far left"), (f"{SHUFFLE}(d)1",)
    ),
    "from_far_right": Holds(value=True, clauses=(f"{SHUFFLE}(d)2",)),
    "starts_anew": Holds(value=True, clauses=(f"{SHUFFLE}(d)2",)),
    "rotates": Holds(value=True, clauses=(f"{SHUFFLE}(d)2",)),
    "rotates_clockwise": Clockwise(value=False, clauses=(f"{SHUFFLE}(d)2",)),
    **{f"{wager}_pays": table for wager, table in pay_tables(NAME).items()},
}
