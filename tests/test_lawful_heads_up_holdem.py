"""No false accusation at heads up hold'em: what the text leaves open may be done in any of its ways."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest
from lawful_tables import Offers, Patch, all_pass, clockwise_only, takes_only

from reference_engine import before_deal, betting, deciding
from reference_engine.dealing import Pass
from reference_engine.engine import ReferenceEngine
from reference_engine.games import GAMES
from reference_engine.rules import Cites
from reference_engine.settlement import lose
from reference_engine.table import Handlers, Refusal, Table
from shall.compiler import compile_rulebook
from shall.prove import bound
from shall.script import Bet, Fold, Withdraw

GAME = GAMES["heads-up-holdem"]
BOARD, DECISIONS, PLAY, WAGERS = (
    import_module(f"reference_engine.games.heads_up_holdem.{name}")
    for name in ("board", "decisions", "play", "wagers")
)


def in_turn(monkeypatch: Patch) -> None:
    """Players decide clockwise (HUH-39)."""
    clockwise_only(monkeypatch, DECISIONS)


def folds_at_any_stage(monkeypatch: Patch) -> None:
    """A hand may be given up before the flop already (HUH-50)."""

    def decide_to_fold(table: Table, now: Any, act: Fold) -> None:
        stage, now.stage = now.stage, "river"
        try:
            ordinary(table, now, act)
        finally:
            now.stage = stage

    ordinary = DECISIONS.decide_to_fold
    monkeypatch.setattr(DECISIONS, "decide_to_fold", decide_to_fold)


def folded_hands_wait(monkeypatch: Patch) -> None:
    """What a fold forfeits is collected at the end of the round (HUH-31)."""

    def complete(table: Table, now: Any) -> None:
        ordinary(table, now)
        for wager in [w for w in table.wagers.values() if now.decisions.get(w.seat) == "fold"]:
            lose(table, wager, table.rules.fold_loses, table.rules.fold_is_out)

    def put_off(table: Table, wager: Any, *why: Cites) -> None:
        if table.rules.fold_loses not in why:
            lose(table, wager, *why)

    ordinary = PLAY.complete
    monkeypatch.setattr(DECISIONS, "lose", put_off)
    monkeypatch.setattr(PLAY, "COURSE", replace(PLAY.COURSE, complete=complete))


def unseen_if_all_fold(monkeypatch: Patch) -> None:
    """If everybody has folded the dealer's cards stay down (HUH-49)."""

    def dealers_cards(table: Table, now: Any, step: Cites) -> None:
        if now.staying():
            ordinary(table, now, step)

    ordinary = PLAY.dealers_cards
    monkeypatch.setitem(PLAY.SHOWN, "the dealer's cards", dealers_cards)


def counted_last(monkeypatch: Patch) -> None:
    """The stub is racked and counted when all is settled: any time after the last card."""
    monkeypatch.setattr(BOARD, "rack_stub", lambda _table, _now: None)
    monkeypatch.setattr(PLAY, "COURSE", replace(PLAY.COURSE, stub_after_deal=lambda _: False))


def board_lies_face_down(monkeypatch: Patch) -> None:
    """All five community cards follow the hole cards, face down, however they are dealt (39.10(c))."""
    for method in ("manual-shoe", "hand"):
        passes = GAME.rules[f"deal_{method}"].value
        board = Pass("community", "13:69F-39.10(c)", 5)
        changed = GAME.rules[f"deal_{method}"].broken((*passes, board))
        monkeypatch.setitem(GAME.rules, f"deal_{method}", changed)
    monkeypatch.setattr(BOARD, "machine_dealt", lambda _: True)
    monkeypatch.setattr(PLAY, "COURSE", replace(PLAY.COURSE, stub_after_deal=lambda _: True))


def one_idle_deck(monkeypatch: Patch) -> None:
    """Of two decks only the one that lay spread is mixed again (HUH-34)."""
    monkeypatch.setitem(GAME.rules, "idle_each_deck", GAME.rules["idle_each_deck"].broken(value=False))


def straight_to_the_showdown(monkeypatch: Patch) -> None:
    """Once everybody has raised the dealer does not stop any more."""

    def streets(table: Table, now: Any) -> Iterator[Handlers]:
        for handlers in ordinary(table, now):
            if now.undecided():
                yield handlers

    ordinary = PLAY.streets
    monkeypatch.setattr(PLAY, "COURSE", replace(PLAY.COURSE, streets=streets))


def excess_goes_back(monkeypatch: Patch) -> None:
    """Of an ante and an odds wager that are not equal, what is too much goes back with the call."""

    def in_play(table: Table) -> list[int]:
        return [seat for seat in table.seats if all(table.lying(seat, area) for area in WAGERS.OTHER)]

    def closed(table: Table, _: Any) -> None:
        for wager in list(table.wagers.values()):
            other = table.lying(wager.seat, WAGERS.OTHER.get(wager.area, ""))
            if other and wager.amount > other.amount:
                betting.withdraw(table, Withdraw(wager=wager.id, amount=wager.amount - other.amount))

    monkeypatch.setattr(WAGERS, "unlike", lambda *_: "equal")
    monkeypatch.setattr(PLAY, "COURSE", replace(PLAY.COURSE, in_play=in_play, closed=closed))


def one_position_each(monkeypatch: Patch) -> None:
    """Nobody plays two positions (HUH-26)."""

    def check_patron(table: Table, act: Bet, named: str) -> None:
        ordinary(table, act, named)
        if any(wager.patron == act.patron and wager.seat != act.seat for wager in table.wagers.values()):
            raise Refusal

    ordinary = betting.check_patron
    monkeypatch.setattr(betting, "check_patron", check_patron)


def nobody_adds(monkeypatch: Patch) -> None:
    """What lies is not added to, nor taken back in part."""

    def refuse(*_: Any) -> None:
        raise Refusal

    for moment in (before_deal, deciding):
        monkeypatch.setattr(moment, "increase", refuse)


@pytest.mark.parametrize(
    "otherwise",
    [
        in_turn,
        folds_at_any_stage,
        folded_hands_wait,
        unseen_if_all_fold,
        counted_last,
        board_lies_face_down,
        one_idle_deck,
        straight_to_the_showdown,
        excess_goes_back,
        one_position_each,
        nobody_adds,
    ],
)
def test_a_table_that_does_what_is_left_open_otherwise_passes(
    monkeypatch: Patch, otherwise: Callable[[Patch], None]
) -> None:
    """Not one scenario fails, and none is beside the point."""
    otherwise(monkeypatch)
    all_pass(GAME)


def test_a_house_with_limits_of_its_own_on_bonus_wagers_passes(monkeypatch: Patch) -> None:
    """No scenario stakes more on a bonus than a cautious house would take."""
    bonuses = ("trips-plus", "pocket-bonus")
    takes_only(monkeypatch, lambda area, amount: area not in bonuses or 1_00 <= amount <= 25_00)
    all_pass(GAME)


NARROW: dict[str, tuple[Offers, str]] = {  # what is offered, and the clauses that then have nothing to say
    "from the hand": (
        {"dealing": ("hand",), "shuffling": ("device",)},
        r"39\.[79]\(|39\.4\(c\)2|39\.4\(d\)|39\.12\([fg]\)",
    ),
    "from an automated shoe": ({"dealing": ("automated-shoe",)}, r"39\.[78]\(|39\.4\(d\)|39\.12\(b\)"),
    "two decks": (
        {"decks": (2,), "shuffling": ("device",)},
        r"39\.4\(c\)2|39\.4\(d\)|39\.7\(g\)|39\.[89]\(f\)",
    ),
    "no bonus wagers": (
        dict.fromkeys(("trips-plus", "pocket-bonus"), ()),
        r'39\.1 "(?:Face|Pocket|Trips)|39\.11\([ghi]\)',
    ),
    "tables of its own": (
        dict.fromkeys(("trips-plus", "pocket-bonus", "bad-beat-bonus"), ("of the house",)),
        "nothing",
    ),
}


@pytest.mark.parametrize("offers, idle", NARROW.values(), ids=NARROW)
def test_a_narrow_offer_leaves_no_clause_unjudged_that_applies(offers: Offers, idle: str) -> None:
    """Options are fixed only where the clause is about them."""
    manifest = ReferenceEngine({GAME.name: GAME}).manifest().games[GAME.name]
    narrow = msgspec.structs.replace(manifest, options={**manifest.options, **offers})
    judged = {case.citation for case, _ in bound(GAME.name, narrow)}
    left = {case.citation for case in compile_rulebook(GAME.name)} - judged
    assert sorted(clause for clause in left if not re.search(idle, clause)) == []
