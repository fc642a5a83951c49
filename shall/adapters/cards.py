"""Cards that leave a deck once: a deck cannot deal the same card twice before it has come back."""

from collections import Counter

from shall.script import Script
from shall.transcript import (
    Burned,
    Dealt,
    Discarded,
    Ended,
    Received,
    Removed,
    Shuffled,
    Spread,
    Stacked,
    Transcript,
    Voided,
    Washed,
)

BACK = (Discarded, Ended, Received, Removed, Shuffled, Spread, Stacked, Voided, Washed)  # or on its way there


def dealt_twice(transcript: Transcript, script: Script) -> str:
    """What is wrong, or nothing. Where the script gives no deck, or the engine no round, nobody can tell."""
    held: Counter[str] = Counter()  # how often a deck of the script has each card
    for shuffle in script.shuffles:
        held |= Counter(shuffle.cards)
    out: Counter[tuple[int, int, str]] = Counter()
    for number, event in enumerate(transcript.events, 1):
        if isinstance(event, Dealt | Burned):
            key = (event.round, event.deck, event.card)
            out[key] += 1
            if held and event.round and out[key] > (copies := max(held[event.card], 1)):
                has = "once" if copies == 1 else f"{copies} times"
                return f"event {number} deals {event.card} again, which the deck has {has}"
        elif isinstance(event, BACK):
            out.clear()
    return ""
