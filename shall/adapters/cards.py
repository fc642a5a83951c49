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
    if not script.shuffles:
        return ""
    out: Counter[tuple[int, int, str]] = Counter()
    for number, event in enumerate(transcript.events, 1):
        if isinstance(event, Dealt | Burned):
            key = (event.round, event.deck, event.card)
            out[key] += 1
            if out[key] > 1 and event.round and out[key] > (copies := _copies(script, event.card)):
                has = "once" if copies == 1 else f"{copies} times"
                return f"event {number} deals {event.card} again, which the deck has {has}"
        elif isinstance(event, BACK):
            out.clear()
    return ""


def _copies(script: Script, card: str) -> int:
    """How often a deck of the script has the card; one that no deck has can still be dealt but once."""
    return max(1, *(shuffle.cards.count(card) for shuffle in script.shuffles))
