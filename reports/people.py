"""How acts and events read for people; a kind without words of its own reads `kind field=value`."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from shall.once import STAMPS, once
from shall.script import Act, Piece, worth
from shall.transcript import Event

from .text import clean, plural

LONGEST = 300
SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
PLACES = {"dealer": "the dealer", "community": "the community area", "stub": "the stub", "deck": "the deck"}
MONEY = frozenset({"amount", "value"})


@once
def act(it: Act) -> str:
    """What somebody did, or what befell the table."""
    return _say(it, ACTS)


@once
def event(it: Event) -> str:
    """What the engine did."""
    return _say(it, EVENTS)


def note(it: Event) -> str:
    """What the vendor adds to it."""
    return f" — note: {clean(it.note, LONGEST)}" if it.note else ""


def cards(them: Iterable[str]) -> str:
    """Several cards: `A♠ 10♦`."""
    return " ".join(map(card, them))


@lru_cache(maxsize=256)
def card(it: str) -> str:
    """One card: `A♠`."""
    rank, suit = it[:-1], it[-1:]
    return f"{'10' if rank == 'T' else rank}{SUITS[suit]}" if suit in SUITS else it


def money(cents: object) -> str:
    """Dollars from cents: `$1,250.00`."""
    return f"${cents // 100:,}.{cents % 100:02}" if isinstance(cents, int) else str(cents)


def span(minutes: int) -> str:
    """Time on the table's clock: `8 h 05 min`."""
    hours, rest = divmod(minutes, 60)
    return f"{hours} h {rest:02} min" if hours else f"{rest} min"


def plain(name: object) -> str:
    """A name of the contract as words: `hole-card-bonus` is the hole card bonus."""
    return str(name).replace("-", " ").replace("_", " ")


def value(it: object, field: str = "") -> str:
    """Any value of any field."""
    if it is None or isinstance(it, bool):
        return {None: "none", True: "yes", False: "no"}[it]
    if field in MONEY:
        return money(it)
    if isinstance(it, tuple | list):
        return " ".join(value(each, field) for each in it) or "none"
    if isinstance(it, dict):
        return ", ".join(f"{key} {value(each)}" for key, each in it.items())
    return card(it) if field in {"card", "cards"} and isinstance(it, str) else str(it)


def _say(it: Any, words: dict[str, Callable[[Any], str]]) -> str:
    kind = str(it.__struct_config__.tag)
    return clean(words[kind](it) if kind in words else _fields(kind, it), LONGEST)


def _fields(kind: str, it: Any) -> str:
    shown = [name for name in it.__struct_fields__ if name not in STAMPS and _told(getattr(it, name))]
    return " ".join([plain(kind), *(f"{name}={value(getattr(it, name), name)}" for name in shown)])


def _told(it: object) -> bool:
    return it is not None and it is not False and it not in ("", (), {})


def _who(patron: str, seat: object) -> str:
    """A seat; with the patron's name, unless that only repeats the seat."""
    return f"seat {seat}" if str(patron).endswith(str(seat)) else f"{patron} at seat {seat}"


@lru_cache(maxsize=4096)
def _wager(wager: str, area: str, seat: int | None) -> str:
    """A wager by where it lies; with its id, unless that only repeats the place."""
    if not area or seat is None:
        return f"wager {wager}"
    place = f"the {plain(area)} of seat {seat}"
    repeats = set(re.findall(r"[a-z]+|\d+", wager.lower())) <= set(re.findall(r"[a-z]+|\d+", place.lower()))
    return place if repeats else f"{place} ({wager})"


def _at(it: Any) -> str:
    """The place of cards: a seat, the dealer, an area."""
    return f"seat {it.seat}" if it.seat is not None else PLACES.get(it.area, "every hand")


def _piece(it: Piece) -> str:
    if it.count == 1:
        return f"{it.kind} of {money(it.value)}"
    return f"{it.count} {it.kind}{'' if it.kind == 'currency' else 's'} of {money(it.value)}"


def _pieces(them: tuple[Piece, ...]) -> str:
    """What was put down; a single piece says only what it is, its value stands before."""
    if len(them) == 1 and them[0].count == 1:
        return them[0].kind
    return " + ".join(map(_piece, them)) or "nothing"


def _bet(it: Any) -> str:
    extras = (
        f" on {it.number}" if it.number is not None else "",
        f" ({_pieces(it.pieces)})",
        ", called out" if it.called else "",
        f", {plain(it.gesture)}" if it.gesture else "",
        ", more to come" if it.unfinished else "",
    )
    who = _who(it.patron, it.seat)
    return f"{who} bets {money(worth(it.pieces))} on the {plain(it.area)}{''.join(extras)}"


def _count(it: Any) -> str:
    return plural(it.cards, "card")


def _if(condition: object, words: str) -> str:
    return words if condition else ""


def _settled(verb: str, of: str) -> Callable[[Any], str]:
    return lambda it: f"{verb} {money(it.amount)} {of} {_wager(it.wager, it.area, it.seat)}"


ACTS: dict[str, Callable[[Any], str]] = {
    "proceed": lambda _: "the dealer goes on",
    "describe": lambda _: "somebody asks what the table looks like",
    "open": lambda _: "the table is opened",
    "close": lambda _: "the table is closed",
    "clock": lambda it: f"{span(it.minutes)} pass",
    "sit": lambda it: f"{it.patron} takes seat {it.seat}",
    "leave": lambda it: f"{it.patron} leaves",
    "bet": _bet,
    "increase": lambda it: f"{money(worth(it.pieces))} is added to wager {it.wager} ({_pieces(it.pieces)})",
    "withdraw": lambda it: (
        f"{'all' if it.amount is None else money(it.amount)} of wager {it.wager} is taken back"
    ),
    "call": lambda it: f"wager {it.wager} is called {'on' if it.on else 'off'}",
    "fold": lambda it: f"{_who(it.patron, it.seat)} folds",
    "check": lambda it: f"{_who(it.patron, it.seat)} checks",
    "draw": lambda it: f"{_who(it.patron, it.seat)} asks for a card",
    "say": lambda it: f"{it.patron} says “{it.statement}{_if(it.amount, f' {money(it.amount)}')}”",
    "talk": lambda it: f"{' and '.join(it.patrons)} talk about their cards",
    "fund": lambda it: f"{it.patron} puts {money(worth(it.pieces))} on the table ({_pieces(it.pieces)})",
    "defund": lambda it: f"{it.patron} takes {money(it.amount)} off the table",
    "roll": lambda it: f"{it.patron or 'the shooter'} throws {' and '.join(map(str, it.dice))}",
    "cut": lambda it: f"{it.patron or 'the dealer'} cuts {_count(it)}",
    "decline-cut": lambda it: f"{it.patron} does not cut",
    "recut": lambda it: f"a supervisor orders a recut of {_count(it)}",
    "count-stub": lambda _: "a supervisor orders the stub counted",
    "switch": lambda it: f"a supervisor orders {it.option} changed to {plain(it.value)}",
    "expose": lambda it: (
        f"a card of {_at(it)} turns over by accident"
        f"{_if(it.before != 'now', f', before the {plain(it.before)}')}"
    ),
    "misdeal": lambda it: f"{_at(it)} will receive {_count(it)} by mistake",
    "notice": lambda it: f"somebody notices that {_at(it)} has the wrong number of cards",
    "draw-in-error": lambda _: "the next card is drawn in error, unseen",
    "jam": lambda it: f"the {plain(it.device)} jams{_if(it.after, f' after {it.after}')}",
}

EVENTS: dict[str, Callable[[Any], str]] = {
    "refused": lambda _: "refused, and nothing else changes",
    "accepted": lambda it: f"{_wager(it.wager, it.area, it.seat)} stands at {money(it.amount)}",
    "folded": lambda it: f"{_who(it.patron, it.seat)} has folded",
    "checked": lambda it: f"{_who(it.patron, it.seat)} has checked",
    "turn": lambda it: (
        f"turn of {_who(it.patron, it.seat)}{_if(it.options, ': ' + ', '.join(map(plain, it.options)))}"
        f"{_if(it.amount, f', {money(it.amount)} to call')}"
    ),
    "offered": lambda it: f"{it.patron} is offered the {it.offer}",
    "received": lambda it: f"a deck of {_count(it)} is received",
    "inspected": lambda it: f"{_count(it)} inspected by the {it.by}",
    "verified": lambda it: f"{it.what} verified by the {it.by}",
    "spread": lambda it: (
        f"the deck is spread face {it.face}{_if(it.by_suit, ', by suit')}"
        f"{_if(it.in_sequence, ', in sequence')}{_if(it.in_fans, ', in fans')}"
    ),
    "turned": lambda it: f"the cards are turned face {it.face}",
    "washed": lambda _: "the cards are washed face down",
    "stacked": lambda _: "the deck is stacked",
    "shuffled": lambda it: f"shuffled by the {it.by}",
    "cut": lambda it: f"{_count(it)} cut by {it.patron or f'the {it.by}'}",
    "loaded": lambda it: f"the deck goes into the {plain(it.into)}",
    "removed": lambda it: f"removed from the table: {plain(it.item)}{_if(it.cards, ' ' + cards(it.cards))}",
    "destroyed": lambda it: f"destroyed: {cards(it.cards)}",
    "counted": lambda it: f"stub counted face {it.face}: {_count(it)}, {it.total} in the whole deck",
    "pressed": lambda it: f"{plain(it.device)} pressed",
    "announced": lambda it: f"announced: “{it.words}”",
    "dealt": lambda it: (
        f"dealt {card(it.card)} to {_at(it)}, face {it.face}"
        f"{_if(it.stack != 1, f', in a stack of {it.stack}')}{_if(it.cover, ', under a cover card')}"
    ),
    "burned": lambda it: f"burned {card(it.card)}, face {it.face}",
    "revealed": lambda it: f"{_at(it)} shows {cards(it.cards)}",
    "laid": lambda it: (
        f"the hand of seat {it.seat} is laid face {it.face}{_if(it.under, f' under {plain(it.under)}')}"
    ),
    "discarded": lambda it: (
        f"discarded from {_at(it)}, face {it.face}{_if(it.cards, ': ' + cards(it.cards))}"
    ),
    "qualified": lambda it: f"the dealer {'qualifies' if it.qualifies else 'does not qualify'}",
    "ranked": lambda it: (
        f"{_at(it)} has {plain(it.rank)}{_if(it.low, ' for low')}{_if(it.cards, ': ' + cards(it.cards))}"
    ),
    "thrown": lambda it: f"the dice show {it.total}",
    "point": lambda it: f"point {it.number or 'gone'}{_if(it.wager, f' for wager {it.wager}')}",
    "moved": lambda it: f"wager {it.wager} moves to {plain(it.area)}{_if(it.number, f' {it.number}')}",
    "marked": lambda it: f"wager {it.wager} is marked {'on' if it.on else 'off'}",
    "button": lambda it: f"the button lies at seat {it.seat}",
    "voided": lambda it: f"void: {'every hand' if it.seat is None else f'the hand of seat {it.seat}'}",
    "decided": lambda it: f"{_wager(it.wager, it.area, it.seat)}: {it.outcome}",
    "paid": _settled("paid", "on"),
    "returned": _settled("returned", "of"),
    "collected": _settled("collected", "of"),
    "metered": lambda it: f"the {it.meter} meter shows {money(it.amount)}",
    "pot": lambda it: (
        f"{f'side pot {it.pot}' if it.pot else 'the centre pot'} holds {money(it.amount)}"
        f" for seats {', '.join(map(str, it.seats))}"
    ),
    "awarded": lambda it: (
        f"{money(it.amount)} of pot {it.pot} to {_who(it.patron, it.seat)}"
        f"{_if(it.share != 'all', f' ({it.share})')}"
    ),
    "raked": lambda it: f"{money(it.amount)} raked from pot {it.pot}",
    "changed": lambda it: f"{money(it.amount)} changed into a chip",
    "ended": lambda _: "the round ends",
    "inscription": lambda it: (
        f"{it.medium} on {plain(it.topic)}: “{it.text}”{_if(it.each_position, ', everywhere')}"
    ),
}
