"""What an engine did, told as other lawful engines would: in several games, and in every one."""

import re
from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from shall.transcript import (
    Accepted,
    Announced,
    Collected,
    CutEvent,
    Dealt,
    Decided,
    Discarded,
    Event,
    Folded,
    Inscription,
    Loaded,
    Paid,
    Qualified,
    Ranked,
    Removed,
    Returned,
    Revealed,
    Shuffled,
    Stacked,
    Turn,
    Voided,
)

Telling = Callable[[list[Event]], Iterable[Event]]
SHOES = ("manual-shoe", "automated-shoe")
MONEY = (Decided, Paid, Returned, Collected)


def stamped(event: Event) -> dict[str, Any]:
    """When and where an event happened, for another that happens with it."""
    return {name: getattr(event, name) for name in ("act", "round", "deck", "opening", "clock")}


def moved_after(
    events: list[Event], mark: Callable[[Event], bool], which: Callable[[Event], bool]
) -> list[Event]:
    """The same, but what comes later than the last such mark of its round comes right after it."""
    told: list[Event] = []
    for _, group in groupby(events, key=lambda event: event.round):
        round_ = list(group)
        place = max((i + 1 for i, event in enumerate(round_) if mark(event)), default=len(round_))
        told += round_[:place] + sorted(round_[place:], key=lambda event: not which(event))
    return told


def put_off(events: list[Event], which: Callable[[Event], bool], until: type[Event]) -> Iterable[Event]:
    """The same, but such events wait for the next one of a kind."""
    waiting: list[Event] = []
    for event in events:
        if which(event):
            waiting.append(event)
            continue
        if isinstance(event, until):
            yield from (replace(each, **stamped(event)) for each in waiting)
            waiting.clear()
        yield event


# Of every game


def line_by_line(events: list[Event]) -> Iterable[Event]:
    """What is printed is reported a line at a time."""
    for event in events:
        if not isinstance(event, Inscription):
            yield event
            continue
        for line in re.split(r"[;,] | or ", event.text):
            yield replace(event, text=line)


def odds_in_words(events: list[Event]) -> Iterable[Event]:
    """Odds are printed "to one"."""
    for event in events:
        if isinstance(event, Inscription) and event.topic.endswith("-odds"):
            yield replace(event, text=event.text.replace(" to 1", " to one"))
        else:
            yield event


def squared_first(events: list[Event]) -> Iterable[Event]:
    """The cards are squared into a stack before each shuffle as well as after it."""
    for event in events:
        if isinstance(event, Shuffled):
            yield Stacked(**stamped(event))
        yield event


def voided_singly(events: list[Event]) -> Iterable[Event]:
    """Where all hands are void, each hand that is still in play is said to be."""
    folded, dealt = set(), dict[tuple[int, int], None]()
    for event in events:
        if isinstance(event, Folded):
            folded.add((event.round, event.seat))
        if isinstance(event, Dealt) and event.seat is not None:
            dealt[event.round, event.seat] = None
        if isinstance(event, Voided) and event.seat is None:
            seats = [seat for round_, seat in dealt if round_ == event.round]
            playing = [seat for seat in seats if (event.round, seat) not in folded]
            yield from (replace(event, seat=seat) for seat in playing) if seats else (event,)
        else:
            yield event


def racked_unnamed(events: list[Event]) -> Iterable[Event]:
    """A card found face up goes to the rack, and nobody says which it was."""
    for event in events:
        found = isinstance(event, Discarded) and event.area == "deck"
        yield replace(event, cards=()) if found else event


def fed_by_the_device(events: list[Event]) -> Iterable[Event]:
    """The stack goes into the shoe as soon as it is shuffled, and cut if it is to be."""
    told: list[Event] = []
    for event in events:
        if not isinstance(event, Loaded) or event.into not in SHOES:
            told.append(event)
            continue
        done = (Shuffled, Stacked, CutEvent, Removed)
        after = [i for i, each in enumerate(told) if isinstance(each, done) and each.deck == event.deck]
        if after:  # else it lay there before the script began
            told.insert(after[-1] + 1, replace(event, **stamped(told[after[-1]])))
    return told


def cover_on_top(events: list[Event]) -> Iterable[Event]:
    """The cover card of a stack is reported with its top card alone."""
    covered = set()
    for event in events:
        stack = isinstance(event, Dealt) and event.cover and event.stack > 1
        yield replace(event, cover=False) if stack and event.round in covered else event
        if stack:
            covered.add(event.round)


def talkative(events: list[Event]) -> Iterable[Event]:
    """The dealer says more, and points out whose turn it is."""
    for event in events:
        yield event
        if isinstance(event, Qualified):
            yield Announced(**stamped(event), words="Dealer calls" if event.qualifies else "Dealer folds")
        if isinstance(event, Dealt) and event.seat is not None:
            yield Turn(**stamped(event), patron=f"patron {event.seat}", seat=event.seat)


def paid_twice_half(events: list[Event]) -> Iterable[Event]:
    """Winnings are counted out in two heaps."""
    for event in events:
        if isinstance(event, Paid) and event.amount > 1:
            half = event.amount // 2
            yield replace(event, amount=half)
            yield replace(event, amount=event.amount - half)
        else:
            yield event


EVERYWHERE: tuple[Telling, ...] = (
    line_by_line,
    odds_in_words,
    squared_first,
    voided_singly,
    racked_unnamed,
    fed_by_the_device,
    cover_on_top,
    talkative,
    paid_twice_half,
)


# Of several games


def pushes_left_lying(events: list[Event]) -> Iterable[Event]:
    """Who neither wins nor loses is not touched."""
    pushed = {event.wager for event in events if isinstance(event, Decided) and event.outcome == "push"}
    return (event for event in events if not (isinstance(event, Returned) and event.wager in pushed))


def settled_last(events: list[Event]) -> Iterable[Event]:
    """All hands are announced, and then all are settled."""
    told: list[Event] = []
    for _, group in groupby(events, key=lambda event: event.round):
        round_ = list(group)
        ranks = [i for i, event in enumerate(round_) if isinstance(event, Ranked)]
        first, last = (ranks[0], ranks[-1] + 1) if ranks else (0, 0)
        middle = sorted(round_[first:last], key=lambda event: isinstance(event, MONEY))
        told += [*round_[:first], *middle, *round_[last:]]
    return told


def all_undone(events: list[Event]) -> Iterable[Event]:
    """A void round gives back what had been collected in it as well (AIH-21 and MTX-13, R2)."""
    taken: list[Collected] = []
    for event in events:
        yield event
        if isinstance(event, Collected):
            taken.append(event)
        if isinstance(event, Voided) and event.seat is None:
            for each in [each for each in taken if each.round == event.round]:
                yield Returned(
                    **stamped(event), wager=each.wager, amount=each.amount, area=each.area, seat=each.seat
                )


def rest_untold(events: list[Event]) -> Iterable[Event]:
    """Nobody tells of the cards that still lie when all is settled, folders' cards among them."""
    folded = {(event.round, event.seat) for event in events if isinstance(event, Folded)}
    waiting = {
        (event.round, event.seat)
        for event in events
        if isinstance(event, Accepted) and event.area == "pocket-poker"
    }
    for event in events:
        rest = isinstance(event, Discarded) and event.area in ("dealer", "community")
        kept = isinstance(event, Discarded) and (event.round, event.seat) in folded & waiting
        if not rest and not kept:
            yield event


def card_by_card(events: list[Event]) -> Iterable[Event]:
    """Cards that are shown or racked together are told of one by one."""
    for event in events:
        if isinstance(event, Revealed | Discarded) and event.cards:
            yield from (replace(event, cards=(card,)) for card in event.cards)
        else:
            yield event


def outcomes_first(events: list[Event]) -> Iterable[Event]:
    """How all wagers came out is told with the hands, and then the money moves."""
    return moved_after(events, lambda e: isinstance(e, Ranked), lambda e: isinstance(e, Decided))
