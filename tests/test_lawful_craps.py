"""No false accusation: craps tables with ways of their own, where none is printed, pass."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from lawful_tables import Patch, all_pass, none_fails

from reference_engine import settlement
from reference_engine.games import GAMES
from reference_engine.table import Refusal, Table
from shall.script import Bet, worth
from shall.verdict import Finding

GAME = GAMES["craps"]
PLAY = import_module("reference_engine.games.craps.play")  # its function has the same name


def limited(monkeypatch: Patch) -> None:
    """Wagers of $25 to $50, in whole dollars."""

    def bet(game: Any, act: Bet) -> None:
        if not 25_00 <= worth(act.pieces) <= 50_00:
            raise Refusal
        ordinary(game, act)

    ordinary = PLAY.bet
    monkeypatch.setattr(PLAY, "bet", bet)


def unconfirmed(monkeypatch: Patch) -> None:
    """The dealer hears a call, and confirms none: the place bet rests."""
    monkeypatch.setattr(PLAY, "call", lambda _game, _act: None)


def on_until_called_off(monkeypatch: Patch) -> None:
    """A place bet called on stays so (CR-10)."""

    def hold_place(game: Any, wager: Any, total: int, before: int | None) -> None:
        on = wager.on
        ordinary(game, wager, total, before)
        wager.on = on

    ordinary = PLAY.hold_place
    monkeypatch.setattr(PLAY, "hold_place", hold_place)


def left_lying(monkeypatch: Patch) -> None:
    """A void wager stays as a new one (CR-01, CR-04), and so does one that won."""

    def settle(table: Table, wager: Any, outcome: str, *why: Any) -> None:
        stays = outcome in ("void", "won")
        if stays:
            monkeypatch.setattr(settlement, "give_back", lambda *_: None)
        ordinary(table, wager, outcome, *why)
        monkeypatch.setattr(settlement, "give_back", give_back)
        if stays:
            wager.thrown, wager.point = False, None

    ordinary, give_back = PLAY.settle, settlement.give_back
    monkeypatch.setattr(PLAY, "settle", settle)


@pytest.mark.parametrize("otherwise", [limited, unconfirmed, on_until_called_off, left_lying])
def test_a_craps_table_with_ways_of_its_own_violates_nothing(
    monkeypatch: Patch, otherwise: Callable[[Patch], None]
) -> None:
    """Limits, confirmed calls, how long a call lasts and what stays on the layout are not printed."""
    otherwise(monkeypatch)
    all_pass(GAME)


def test_a_shooter_who_must_have_a_line_bet_leaves_one_scenario_open(monkeypatch: Patch) -> None:
    """Only what nobody's line bet means for the come out roll (CR-12) takes a throw without one."""

    def roll(game: Any, act: Any) -> None:
        if game.come_out and not {"pass", "dont-pass"} & {w.area for w in game.table.wagers.values()}:
            raise Refusal
        ordinary(game, act)

    ordinary = PLAY.roll
    monkeypatch.setattr(PLAY, "roll", roll)
    assert [finding for finding in none_fails(GAME) if finding is not Finding.PASSED] == [
        Finding.INCONCLUSIVE
    ]


def test_a_mini_craps_table_without_come_bets_violates_nothing(monkeypatch: Patch) -> None:
    """The list says what may be offered there, not what must be."""

    def bet(game: Any, act: Bet) -> None:
        if game.table.options["form"] == "mini-craps" and act.area in ("come", "dont-come"):
            raise Refusal
        ordinary(game, act)

    ordinary = PLAY.bet
    monkeypatch.setattr(PLAY, "bet", bet)
    assert Finding.PASSED in none_fails(GAME)
