"""No false accusation: tables of mini-tex that obey the law in another way than the reference engine pass."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest
from lawful_tables import Patch, all_pass, bonuses_go_back, clockwise_only, eight_hours

from reference_engine.engine import ReferenceEngine
from reference_engine.games import GAMES
from reference_engine.table import Handlers, Table
from shall.script import AnyAct, Bet, Fold, Proceed, Script
from shall.transcript import Refused, Transcript

GAME = GAMES["mini-tex-3-card-holdem"]
PLAY = import_module("reference_engine.games.mini_tex_3_card_holdem.play")  # its function has the same name
STREETS = ("flop", "river", "play")


def stops_when_all_have_folded(monkeypatch: Patch) -> None:
    """No board is dealt and no hand shown for nobody (MTX-22)."""

    def streets(table: Table, now: Any) -> Iterator[Handlers]:
        course = ordinary(table, now)
        while len(now.folded) < len(now.hands.players) or not now.folded:
            handlers = next(course, None)
            if handlers is None:
                return
            yield handlers

    def complete(table: Table, now: Any) -> None:
        if now.staying():
            PLAY.complete(table, now)
        else:
            PLAY.folders_pockets(table, now)

    ordinary = PLAY.streets
    monkeypatch.setattr(PLAY, "COURSE", replace(PLAY.COURSE, streets=streets, complete=complete))


def in_turn(monkeypatch: Patch) -> None:
    """Players decide clockwise, before the flop too (MTX-40)."""
    clockwise_only(monkeypatch, PLAY)


def stub_comes_last(monkeypatch: Patch) -> None:
    """The stub is racked or counted when all is settled."""
    monkeypatch.setattr(PLAY, "rack_stub", lambda _table, _now: None)


@pytest.mark.parametrize(
    "otherwise",
    [stops_when_all_have_folded, in_turn, bonuses_go_back, eight_hours, stub_comes_last],
)
def test_a_table_that_does_what_is_left_open_otherwise_passes(
    monkeypatch: Patch, otherwise: Callable[[Patch], None]
) -> None:
    """Each does what a tolerant or advisory reading allows beside the one adopted."""
    otherwise(monkeypatch)
    all_pass(GAME)


@pytest.mark.parametrize(
    "rule, value",
    [
        pytest.param("misdeal_voids", ("all hands",), id="a misdeal ends the round (MTX-14)"),
        pytest.param("wrong_deck_voids", ("too few", "too many"), id="no card from a wrong deck (MTX-35)"),
        pytest.param("seen_dealer_voids", False, id="a dealer whose card was seen takes another (MTX-41)"),
    ],
)
def test_a_table_with_another_rule_where_several_pass_is_not_accused(rule: str, value: Any) -> None:
    """What the law leaves open is nobody's fault."""
    rules = {**GAME.rules, rule: GAME.rules[rule].broken(value)}
    all_pass(replace(GAME, rules=rules))


def test_a_table_that_runs_on_after_the_last_decision_passes() -> None:
    """Nobody has to act any more, so it does not wait for `proceed`; that one then finds nothing to do."""
    all_pass(GAME, performs=running_on)


def running_on(engine: ReferenceEngine, script: Script) -> Transcript:
    """What the engine does if the dealer goes on by himself as soon as all have decided."""
    acts, causes, ahead = list[AnyAct](), list[int](), False
    for index, act in enumerate(script.acts):
        if ahead and isinstance(act, Proceed):
            ahead = False
            continue
        acts.append(act)
        causes.append(index)
        decision = isinstance(act, Fold) or (isinstance(act, Bet) and act.area in STREETS)
        if decision and not ahead and all_decided(engine, msgspec.structs.replace(script, acts=tuple(acts))):
            acts.append(Proceed())
            causes.append(index)
            ahead = True
    transcript = engine.perform(msgspec.structs.replace(script, acts=tuple(acts)))
    told = (msgspec.structs.replace(event, act=causes[event.act]) for event in transcript.events)
    return msgspec.structs.replace(transcript, events=tuple(told))


def all_decided(engine: ReferenceEngine, script: Script) -> bool:
    """Whether the last act is taken and leaves the dealer something to go on with."""
    acts = (*script.acts, Proceed())
    events = engine.perform(msgspec.structs.replace(script, acts=acts)).events
    refused = {event.act for event in events if isinstance(event, Refused)}
    last = len(acts) - 1
    return not refused & {last - 1, last} and any(event.act == last for event in events)
