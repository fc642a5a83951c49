"""No false accusation: tables of all-in hold 'em that obey in another way than the reference engine pass."""

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest
from lawful_tables import (
    Patch,
    all_pass,
    bonuses_go_back,
    clockwise_only,
    eight_hours,
    none_fails,
    takes_only,
)

from reference_engine import irregular, settlement
from reference_engine.games import GAMES
from reference_engine.table import Table
from shall.verdict import Finding

GAME = GAMES["all-in-holdem"]
PLAY = import_module("reference_engine.games.all_in_holdem.play")  # its function has the same name
DECISIONS = import_module("reference_engine.games.all_in_holdem.decisions")


def test_a_house_that_takes_whole_dollars_only_violates_nothing(monkeypatch: Patch) -> None:
    """Cents are judged where they are taken."""
    takes_only(monkeypatch, lambda _, amount: amount % 100 == 0)
    all_pass(GAME)


def test_a_stub_counted_when_all_is_settled_violates_nothing(monkeypatch: Patch) -> None:
    """A count comes any time after the last card: what a wrong one voids may be settled by then (AIH-21)."""
    monkeypatch.setattr(PLAY, "rack_stub", lambda _table, _now: None)
    all_pass(GAME)


def no_wager_left(monkeypatch: Patch) -> None:
    """The round stops when no wager is open (AIH-13)."""

    def complete(table: Table, now: Any) -> None:
        irregular.dealer_short(table, now)
        calls = not now.all_void and PLAY.qualifies(table, now)
        for number, step in enumerate(table.rules.completes.value):
            if not now.all_void and (table.wagers or not number):
                PLAY.COMPLETING[step.name](table, now, calls, step)

    monkeypatch.setattr(PLAY, "COURSE", replace(PLAY.COURSE, complete=complete))


def folds_are_final(monkeypatch: Patch) -> None:
    """A card of the dealer is seen, and whoever has folded has lost the ante (AIH-17)."""

    def void_all(table: Table, now: Any, *why: Any, keep: str = "", cause: str = "") -> None:
        for wager in [each for each in table.wagers.values() if each.area == "ante"]:
            if keep == "exposed" and now.decisions.get(wager.seat) == "fold":
                settlement.lose(table, wager, *why)
        ordinary(table, now, *why, keep=keep, cause=cause)

    ordinary = irregular.void_all
    monkeypatch.setattr(irregular, "void_all", void_all)


def in_turn(monkeypatch: Patch) -> None:
    """Players decide clockwise (AIH-26)."""
    clockwise_only(monkeypatch, DECISIONS)


@pytest.mark.parametrize(
    "otherwise",
    [no_wager_left, folds_are_final, bonuses_go_back, in_turn, eight_hours],
)
def test_a_table_that_reads_what_is_left_open_otherwise_violates_nothing(
    monkeypatch: Patch, otherwise: Callable[[Patch], None]
) -> None:
    """Each does what a tolerant or advisory reading allows beside the one adopted."""
    otherwise(monkeypatch)
    assert Finding.PASSED in none_fails(GAME)
