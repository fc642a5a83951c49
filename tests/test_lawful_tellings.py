"""No false accusation: what the reference engine did, told as other lawful engines would."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import groupby
from typing import Any

import pytest
from msgspec.structs import replace

from reference_engine.engine import ReferenceEngine
from reference_engine.games import GAMES
from shall.case import Case
from shall.judge import judge
from shall.prove import bound
from shall.script import Script
from shall.transcript import (
    EVENTS,
    Accepted,
    Announced,
    Collected,
    Counted,
    CutEvent,
    Dealt,
    Decided,
    Destroyed,
    Discarded,
    Event,
    Folded,
    Inscription,
    Inspected,
    Loaded,
    Metered,
    Moved,
    Offered,
    Paid,
    Point,
    Qualified,
    Ranked,
    Received,
    Removed,
    Returned,
    Revealed,
    Shuffled,
    Stacked,
    Thrown,
    Transcript,
    Turn,
    Turned,
    Verified,
    Voided,
)
from shall.verdict import Finding

Telling = Callable[[list[Event]], Iterable[Event]]
SHOES = ("manual-shoe", "automated-shoe")
MONEY = (Decided, Paid, Returned, Collected)
STAKES = ("ante", "bet")  # of caribbean stud; its progressive wager is paid by itself


def stamped(event: Event) -> dict[str, Any]:
    """When and where an event happened, for another that happens with it."""
    return {name: getattr(event, name) for name in ("act", "round", "deck", "opening", "clock")}


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
    waiting: list[Event] = []
    for event in events:
        if isinstance(event, Loaded):
            waiting.append(event)
            continue
        if isinstance(event, Dealt):
            yield from (replace(each, **stamped(event)) for each in waiting)
            waiting.clear()
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


def card_by_card(events: list[Event]) -> Iterable[Event]:
    """Cards that are shown or racked together are told of one by one."""
    for event in events:
        if isinstance(event, Revealed | Discarded) and event.cards:
            yield from (replace(event, cards=(card,)) for card in event.cards)
        else:
            yield event


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


def outcomes_first(events: list[Event]) -> Iterable[Event]:
    """How all wagers came out is told with the hands, and then the money moves."""
    return moved_after(events, lambda e: isinstance(e, Ranked), lambda e: isinstance(e, Decided))


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
    waiting: list[Event] = []
    for event in events:
        if isinstance(event, Loaded) and event.into == "shuffler":
            waiting.append(event)
            continue
        if isinstance(event, Shuffled):
            yield from (replace(each, **stamped(event)) for each in waiting)
            waiting.clear()
        yield event


STUD: tuple[Telling, ...] = (pushes_left_lying, settled_last, all_undone, card_by_card, outcomes_first)
OWN: dict[str, tuple[Telling, ...]] = {
    "spanish-21": (all_decks_at_once, looked_at_later, loaded_for_the_deal),
    "craps": (points_by_moving, points_by_name, settled_from_the_last),
    "all-in-holdem": (outcome_with_the_cards, pushes_left_lying, settled_last, all_undone, board_turned_up),
    "mini-tex-3-card-holdem": (
        outcome_with_the_cards,
        pushes_left_lying,
        all_undone,
        board_turned_up,
        asked_at_once,
        folders_first,
        rest_untold,
    ),
    "heads-up-holdem": (
        outcome_with_the_cards,
        pushes_left_lying,
        settled_last,
        all_undone,
        board_turned_up,
        rest_untold,
    ),
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
        finding, why, _ = judge(case, script, told, tuple(EVENTS))
        assert finding is Finding.PASSED, f"{case.file}:{case.line} {case.name}: {finding}: {why}"
