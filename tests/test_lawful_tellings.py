"""No false accusation: what the reference engine did, told as other lawful engines would."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Any

import pytest
from lawful_tables import found
from msgspec.structs import replace
from tellings import (
    EVERYWHERE,
    MONEY,
    Telling,
    all_undone,
    card_by_card,
    moved_after,
    outcomes_first,
    pushes_left_lying,
    put_off,
    rest_untold,
    settled_last,
    stamped,
)
from tellings_of_holdem import ALL_IN, HEADS_UP, MINI_TEX

from reference_engine.engine import ReferenceEngine
from reference_engine.games import GAMES
from shall.case import Case
from shall.prove import bound
from shall.script import Script
from shall.transcript import (
    EVENTS,
    Counted,
    Dealt,
    Decided,
    Destroyed,
    Discarded,
    Event,
    Inspected,
    Loaded,
    Metered,
    Moved,
    Offered,
    Point,
    Qualified,
    Ranked,
    Received,
    Removed,
    Shuffled,
    Thrown,
    Transcript,
    Turned,
    Verified,
)

STAKES = ("ante", "bet")  # of caribbean stud; its progressive wager is paid by itself


def points_by_moving(events: list[Event]) -> Iterable[Event]:
    """A come bet moves to its number, and no more is said of its point."""
    return (event for event in events if not (isinstance(event, Point) and event.wager is not None))


def points_by_name(events: list[Event]) -> Iterable[Event]:
    """A come bet has its point, and lies where it lay."""
    return (event for event in events if not isinstance(event, Moved))


def settled_from_the_last(events: list[Event]) -> Iterable[Event]:
    """The wagers of one throw are settled in the other order, before the point is told."""
    for _, group in groupby(events, key=lambda event: event.act):
        throw = list(group)
        by_wager = groupby((e for e in throw if isinstance(e, MONEY)), key=lambda event: event.wager)
        settled = [list(each) for _, each in by_wager]
        yield from (event for event in throw if isinstance(event, Thrown))
        yield from (event for each in reversed(settled) for event in each)
        yield from (event for event in throw if not isinstance(event, (*MONEY, Thrown)))


def all_decks_at_once(events: list[Event]) -> Iterable[Event]:
    """What is done with every deck of a shoe, but for spreading them, is told once and of no deck."""
    for kind, group in groupby(events, key=lambda event: (type(event), event.act)):
        each = [replace(event, deck=0) for event in group]
        cards: list[Any] = [getattr(event, "cards", ()) for event in each]
        if kind[0] in (Received, Inspected):
            yield replace(each[0], cards=sum(cards))
        elif kind[0] in (Removed, Destroyed):
            yield replace(each[0], cards=tuple(card for several in cards for card in several))
        else:
            yield from each[:1] if kind[0] is Verified else each


def looked_at_later(events: list[Event]) -> Iterable[Event]:
    """The first player is asked to look when the dealer goes on."""
    told = list(events)
    for event in [each for each in events if isinstance(each, Offered) and each.offer == "inspection"]:
        turned = next((i for i, each in enumerate(told) if isinstance(each, Turned)), None)
        if turned is not None:
            told.insert(turned, replace(event, act=told[turned].act))
            told.remove(event)
    return told


def loaded_for_the_deal(events: list[Event]) -> Iterable[Event]:
    """The shoe is filled as the round begins."""
    return put_off(events, lambda e: isinstance(e, Loaded), Dealt)


def seat_by_seat(events: list[Event]) -> Iterable[Event]:
    """After the showdown the cards of all players are picked up in the order of seats (CS-02, R2)."""
    told: list[Event] = []
    for _, group in groupby(events, key=lambda event: event.round):
        round_ = list(group)
        shown = next((i for i, event in enumerate(round_) if isinstance(event, Qualified)), len(round_))
        hands = [e for e in round_[shown:] if isinstance(e, Discarded) and e.area == "hand"]
        last = round_.index(hands[-1]) if hands else 0
        order = sorted(hands, key=lambda event: event.seat or 0, reverse=True)
        told += [e for e in round_[:last] if e not in hands] + order + round_[last + bool(hands) :]
    return told


def antes_then_bets(events: list[Event]) -> Iterable[Event]:
    """Winners are paid on all antes first, then on all bets, each time from the dealer's right."""
    told = list(events)
    for round_ in {event.round for event in events}:
        won = {e.wager for e in events if isinstance(e, Decided) and (e.round, e.outcome) == (round_, "won")}
        moved = [
            i for i, e in enumerate(told) if isinstance(e, MONEY) and e.wager in won and e.area in STAKES
        ]
        order = sorted((told[i] for i in moved), key=lambda event: getattr(event, "area", "") != "ante")
        for place, event in zip(moved, order, strict=True):
            told[place] = event
    return told


def counted_away(events: list[Event]) -> Iterable[Event]:
    """The stub is counted in every round, and what becomes of it then is not told."""
    for event in events:
        stub = isinstance(event, Discarded) and event.area == "stub"
        yield Counted(**stamped(event), cards=42, total=52, face="down") if stub else event


def prizes_first(events: list[Event]) -> Iterable[Event]:
    """Progressive prizes are paid before anything else is settled (CS-09)."""
    prize = (Verified, Metered)
    shown = lambda e: isinstance(e, Ranked)  # noqa: E731
    return moved_after(
        events, shown, lambda e: isinstance(e, prize) or getattr(e, "area", "") == "progressive"
    )


def bonuses_last(events: list[Event]) -> Iterable[Event]:
    """All other wagers are settled, then all bonuses (LIR-09, R2)."""
    bonus = [event for event in events if isinstance(event, MONEY) and event.area == "bonus"]
    others = [event for event in events if event not in bonus]
    for event in others:
        yield event
        last = [e for e in others if isinstance(e, MONEY) and e.round == event.round][-1:]
        yield from (each for each in bonus if event in last and each.round == event.round)


def shuffled_in_play(events: list[Event]) -> Iterable[Event]:
    """A deck goes to the shuffler once the other one has been dealt."""
    return put_off(events, lambda e: isinstance(e, Loaded) and e.into == "shuffler", Shuffled)


STUD: tuple[Telling, ...] = (pushes_left_lying, settled_last, all_undone, card_by_card, outcomes_first)
OWN: dict[str, tuple[Telling, ...]] = {
    "spanish-21": (all_decks_at_once, looked_at_later, loaded_for_the_deal),
    "craps": (points_by_moving, points_by_name, settled_from_the_last),
    "all-in-holdem": ALL_IN,
    "mini-tex-3-card-holdem": MINI_TEX,
    "heads-up-holdem": HEADS_UP,
    "caribbean-stud": (*STUD, rest_untold, seat_by_seat, antes_then_bets, counted_away, prizes_first),
    "double-down-stud": (*STUD, rest_untold),
    "let-it-ride": (*STUD, bonuses_last, shuffled_in_play),
}


@lru_cache(maxsize=1)
def played(rulebook: str) -> list[tuple[Case, Script, Transcript]]:
    """Every case of a rulebook, with what the reference engine does about it."""
    engine = ReferenceEngine({rulebook: GAMES[rulebook]})
    game = engine.manifest().games[rulebook]
    return [(case, script, engine.perform(script)) for case, script in bound(rulebook, game)]


def tellings() -> list[Any]:
    """Each telling of each game."""
    return [
        pytest.param(game, tell, id=f"{game} {tell.__name__}")
        for game in GAMES
        for tell in (*EVERYWHERE, *OWN.get(game, ()))
    ]


@pytest.mark.parametrize("rulebook, tell", tellings())
def test_the_same_play_told_otherwise_passes_as_well(rulebook: str, tell: Telling) -> None:
    """What the law does not order may be reported in another order, more finely, or not at all."""
    for case, script, transcript in played(rulebook):
        told = replace(transcript, events=tuple(tell(list(transcript.events))))
        found(case, script, told, tuple(EVENTS))
