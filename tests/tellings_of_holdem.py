"""What an engine of a hold 'em game did, told as other lawful engines would."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace
from tellings import Telling, all_undone, pushes_left_lying, rest_untold, settled_last, stamped

from shall.transcript import (
    Dealt,
    Decided,
    Event,
    Folded,
    Revealed,
    Turn,
)


def outcome_with_the_cards(events: list[Event]) -> Iterable[Event]:
    """How a bonus on two cards came out is told as they are shown; the money moves when it must."""
    told = list(events)
    for event in events:
        if isinstance(event, Decided) and event.area in ("hole-card-bonus", "pocket-poker", "pocket-bonus"):
            shown = [
                i
                for i, each in enumerate(told)
                if isinstance(each, Revealed) and (each.round, each.seat) == (event.round, event.seat)
            ]
            place = next(i for i, each in enumerate(told) if each is event)
            if shown and shown[0] < place:
                told.insert(shown[0] + 1, told.pop(place))
    return told


def board_turned_up(events: list[Event]) -> Iterable[Event]:
    """Community cards are laid face down and then turned up (AIH-23, MTX-29)."""
    for event in events:
        if isinstance(event, Dealt) and event.area == "community" and event.face == "up":
            yield replace(event, face="down")
            yield Revealed(**stamped(event), cards=(event.card,), area="community")
        else:
            yield event


def asked_at_once(events: list[Event]) -> Iterable[Event]:
    """All who are to decide are asked before the first of them does."""
    told: list[Event] = []
    last: dict[Any, int] = {}
    for event in events:
        asked = (event.round, event.options) if isinstance(event, Turn) else None
        place = last[asked] + 1 if asked in last else len(told)
        told.insert(place, replace(event, act=told[place - 1].act) if asked in last else event)
        if asked:
            last[asked] = place
    return told


def folders_first(events: list[Event]) -> Iterable[Event]:
    """What waits for the end of the round is settled before the dealer's cards are shown (MTX-21)."""
    told: list[Event] = []
    folded, shown = set(), dict[int, int]()
    for event in events:
        if isinstance(event, Folded):
            folded.add((event.round, event.seat))
        if isinstance(event, Revealed) and event.area == "dealer":
            shown.setdefault(event.round, len(told))
        waited = event.round in shown and (event.round, getattr(event, "seat", None)) in folded
        told.insert(shown[event.round] if waited else len(told), event)
        if waited:
            shown[event.round] += 1
    return told


ALL_IN: tuple[Telling, ...] = (
    outcome_with_the_cards,
    pushes_left_lying,
    settled_last,
    all_undone,
    board_turned_up,
)
MINI_TEX: tuple[Telling, ...] = (
    outcome_with_the_cards,
    pushes_left_lying,
    all_undone,
    board_turned_up,
    asked_at_once,
    folders_first,
    rest_untold,
)
HEADS_UP: tuple[Telling, ...] = (*ALL_IN, rest_untold)
