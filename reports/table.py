"""The table as a round left it: who was dealt which cards, and what became of every wager."""

from typing import NamedTuple

import msgspec

from shall.dossier import Evidence
from shall.transcript import (
    Accepted,
    AnyEvent,
    Burned,
    Collected,
    Dealt,
    Decided,
    Paid,
    Returned,
    Revealed,
)

from . import people

MONEYS = {Paid: "paid", Returned: "returned", Collected: "collected"}


class Wager(msgspec.Struct):
    """One wager and its money."""

    id: str
    seat: str = ""
    area: str = ""
    staked: int | None = None
    outcome: str = ""
    paid: int = 0
    returned: int = 0
    collected: int = 0


class Card(NamedTuple):
    """One card as it lies."""

    words: str
    red: bool
    down: bool


class Table(msgspec.Struct):
    """One round of play."""

    round: int
    places: dict[str, list[Card]]
    wagers: dict[str, Wager]


def table(evidence: Evidence) -> Table | None:
    """The round that a scenario failed on: the last one its failed checks looked at, or else the last one."""
    events = evidence.transcript.events if evidence.transcript else ()
    if not events:
        return None
    looked = [i for check in evidence.checks if not check.holds for i in check.looked_at if i < len(events)]
    number = max(events[i].round for i in looked) if looked else max(event.round for event in events)
    found = Table(number, {}, {})
    for event in events:
        if event.round == number:
            _lay(found, event)
            _bank(found, event)
    found.places = dict(sorted(found.places.items(), key=_order))
    return found if found.places or found.wagers else None


def _order(place: tuple[str, list[Card]]) -> tuple[int, str]:
    """Seats first, by number; burned cards last."""
    return {"Dealer": 1, "Community": 2, "Burned": 4}.get(place[0], 0 if "Seat" in place[0] else 3), place[
        0
    ].zfill(9)


def _lay(found: Table, event: AnyEvent) -> None:
    """Cards that came, and cards that were turned."""
    match event:
        case Dealt():
            found.places.setdefault(_place(event), []).append(_card(event.card, event.face))
        case Burned():
            found.places.setdefault("Burned", []).append(_card(event.card, event.face))
        case Revealed():
            shown = [_card(each, "up") for each in event.cards]
            down = found.places.get(_place(event), [])
            words = {each.words for each in shown}
            found.places[_place(event)] = [each for each in down if each.words not in words] + shown
        case _:
            pass


def _bank(found: Table, event: AnyEvent) -> None:
    """Wagers that were made, decided and settled."""
    match event:
        case Accepted():
            found.wagers.setdefault(event.wager, Wager(event.wager))
            wager = found.wagers[event.wager]
            wager.seat, wager.area, wager.staked = str(event.seat), people.plain(event.area), event.amount
        case Decided():
            found.wagers.setdefault(event.wager, Wager(event.wager)).outcome = event.outcome
        case Paid() | Returned() | Collected():
            wager = found.wagers.setdefault(event.wager, Wager(event.wager))
            name = MONEYS[type(event)]
            setattr(wager, name, getattr(wager, name) + event.amount)
        case _:
            pass


def _place(event: Dealt | Revealed) -> str:
    return f"Seat {event.seat}" if event.seat is not None else people.plain(event.area).capitalize()


def _card(card: str, face: str) -> Card:
    return Card(people.card(card), card[-1:] in {"d", "h"}, face == "down")
