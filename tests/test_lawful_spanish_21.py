"""No false accusation: spanish 21 tables that play a round in another way than the reference engine pass."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest
from lawful_tables import Patch, all_pass

from reference_engine.games import GAMES
from reference_engine.table import Handlers, Refusal, Table
from shall.script import Proceed
from shall.transcript import Dealt, Ranked

GAME = GAMES["spanish-21"]
PLAY = import_module("reference_engine.games.spanish_21.play")  # its function has the same name


def blackjack_ends_it(monkeypatch: Patch) -> None:
    """A blackjack of the dealer, or of all players, ends the round at once; nothing is left to go on with."""

    def one_round(dealer: Any) -> Any:
        flow = ordinary(dealer)
        stop = next(flow, None)
        while stop is not None:
            if not naturals(dealer.table):
                yield stop
            stop = next(flow, None)

    def naturals(table: Table) -> bool:
        now = [event for event in table.events if event.round == table.round]
        own = [event.card for event in now if isinstance(event, Dealt) and event.area == "dealer"]
        ranks = [event.rank for event in now if isinstance(event, Ranked)]
        return PLAY.is_blackjack(table, "dealer", own) or set(ranks) == {"blackjack"}

    def betting(dealer: Any) -> Handlers:
        def go_on(_: Proceed) -> None:
            if not dealer.table.wagers:
                raise Refusal

        return {**taking_bets(dealer), Proceed: go_on}

    ordinary, taking_bets = PLAY.one_round, PLAY.betting
    monkeypatch.setattr(PLAY, "one_round", one_round)
    monkeypatch.setattr(PLAY, "betting", betting)


def no_old_cards_dealt(monkeypatch: Patch) -> None:
    """Cards that have grown old are not changed: nothing is dealt from them."""

    def betting(dealer: Any) -> Handlers:
        def go_on(_: Proceed) -> None:
            table = dealer.table
            if table.clock - table.deck.received_at > table.rules.minutes.value:
                raise Refusal

        return {**taking_bets(dealer), Proceed: go_on}

    taking_bets = PLAY.betting
    monkeypatch.setattr(PLAY, "betting", betting)


@pytest.mark.parametrize("otherwise", [blackjack_ends_it, no_old_cards_dealt])
def test_a_spanish_21_table_with_ways_of_its_own_violates_nothing(
    monkeypatch: Patch, otherwise: Callable[[Patch], None]
) -> None:
    """How a round is played, and what becomes of old cards but that none is dealt, is not printed."""
    otherwise(monkeypatch)
    all_pass(GAME)
