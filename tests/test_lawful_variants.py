"""No false accusation: engines that obey the law in another way than the reference engine are not failed."""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest
from lawful_tables import Offers, Patch, all_pass, clockwise_only, none_fails, takes_only

from reference_engine import decks, stub
from reference_engine.engine import Declaration, ReferenceEngine
from reference_engine.games import GAMES
from reference_engine.pay_tables import PayTable
from reference_engine.rules import AtLeast, AtMost, Forbids, Holds, Rule
from reference_engine.table import Table, forbid
from shall.compiler import compile_rulebook
from shall.engine import AMOUNTS
from shall.script import AnyAct, Bet, Check, Fold, Leave, Proceed, Script, Sit
from shall.transcript import Refused, Transcript
from shall.verdict import Finding

# The script itself says how many, and at which odds; and there is no more of a meter than all of it.
SCRIPTED = {"two_decks_at_most", "bonus_at_most", "prize_royal-flush"}
UNLAWFUL = {("ante-bonus", 31), ("payout-limit", 4_000_000)}  # offered to be refused: past what may be
STUD = ("caribbean-stud", "double-down-stud", "let-it-ride")
ENTERING = ("ante", "original", "bet-1", "bet-2", "bet-3")  # the wagers with which a hand begins
KINDLY = 3  # what a generous house adds to every row of its pay tables
EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])


def generous(rule: PayTable) -> Rule:
    """Every row pays more than it must."""
    rows = rule.value
    odds = {row: tuple(o and (o[0] + KINDLY * o[1], o[1]) for o in each) for row, each in rows.odds.items()}
    return rule.broken(rows._replace(odds=odds))


def variants(game: Declaration) -> Iterator[tuple[str, Rule]]:
    """Every rule that may lawfully be outdone, outdone."""
    for name, rule in game.rules.items():
        if isinstance(rule, AtMost) and rule.value and name not in SCRIPTED:
            yield name, rule.broken(rule.value - 1)
        if isinstance(rule, AtLeast) and name not in SCRIPTED:
            yield name, rule.broken(rule.value + 1)
        # What no clause sets is one of several readings, and any of them passes.
        if isinstance(rule, Holds | Forbids) and rule.value and rule.also and not rule.clauses:
            yield name, rule.broken(value=False)
        if isinstance(rule, PayTable) and not rule.value.exact:
            yield name, generous(rule)


def all_variants() -> list[Any]:
    """Each variant of each game, under its name."""
    return [
        pytest.param(game, name, rule, id=f"{game.name} {name}")
        for game in GAMES.values()
        for name, rule in variants(game)
    ]


@pytest.mark.parametrize("game, name, rule", all_variants())
def test_an_engine_that_does_more_than_it_must_violates_nothing(
    game: Declaration, name: str, rule: Rule
) -> None:
    """Stubs counted more often, cards changed sooner, better odds: no scenario fails."""
    none_fails(replace(game, rules={**game.rules, name: rule}))


def usual_values() -> list[Any]:
    """Each value of each option of each game, as what an engine usually has."""
    return [
        pytest.param(game, option, value, id=f"{game.name} {option} {value}")
        for game in GAMES.values()
        for option, values in game.options.items()
        for value in values
        if len(values) > 1 and (option, value) not in UNLAWFUL
    ]


@pytest.mark.parametrize("game, option, value", usual_values())
def test_a_table_usually_set_up_otherwise_is_judged_alike(game: Declaration, option: str, value: Any) -> None:
    """What a scenario leaves open may be anything: the reference engine passes whatever is usual."""
    usual: Offers = {option: (value, *(v for v in game.options[option] if v != value))}
    if value == "manual":  # goes with the fewest decks, and not with dealing from the hand
        dealing = tuple(sorted(game.options["dealing"], key=lambda method: method == "hand"))
        decks = tuple(sorted(game.options.get("decks", (1, 2))))
        usual |= {"decks": decks, "shuffling": ("manual", "device"), "dealing": dealing}
    all_pass(game, usual)


NO_SEAT = 14  # no table has it: to sit there is refused


def seated_once(acts: tuple[AnyAct, ...]) -> Iterator[AnyAct]:
    """The same acts, but whoever sits already finds no second seat."""
    seated = set()
    for act in acts:
        if isinstance(act, Leave):
            seated.discard(act.patron)
        if not isinstance(act, Sit):
            yield act
            continue
        yield msgspec.structs.replace(act, seat=NO_SEAT) if act.patron in seated else act
        seated.add(act.patron)


def refusing_second_seats(engine: ReferenceEngine, script: Script) -> Transcript:
    """What the engine does if nobody gets a second seat."""
    return engine.perform(msgspec.structs.replace(script, acts=tuple(seated_once(script.acts))))


@EVERY_GAME
def test_a_table_that_refuses_a_second_seat_already_violates_nothing(game: Declaration) -> None:
    """One position a player: it is lawful to refuse the seat, and lawful to refuse only the wager there."""
    all_pass(game, performs=refusing_second_seats)


@EVERY_GAME
def test_an_engine_that_lists_other_amounts_plays_with_those_of_the_script(game: Declaration) -> None:
    """Minimums are the script's, so that a house which usually asks for more is asked nothing else."""
    all_pass(game, {name: (25_00,) for name in game.options if name.endswith(AMOUNTS)})


@pytest.mark.parametrize("least, most", [(0, 50_00), (25_00, 10**9)], ids=["at most $50", "at least $25"])
@pytest.mark.parametrize("game", ["all-in-holdem", "mini-tex-3-card-holdem", *STUD])
def test_a_house_with_limits_of_its_own_on_the_ante_violates_nothing(
    monkeypatch: Patch, game: str, least: int, most: int
) -> None:
    """It refuses what the law would allow, and scenarios with such wagers are inconclusive."""
    takes_only(monkeypatch, lambda area, amount: area not in ENTERING or least <= amount <= most)
    assert Finding.PASSED in none_fails(GAMES[game])


@pytest.mark.parametrize("game", ["all-in-holdem", "mini-tex-3-card-holdem", "heads-up-holdem"])
def test_a_deck_changed_after_a_misdeal_violates_nothing(monkeypatch: Patch, game: str) -> None:
    """The law removes a wrong deck; it keeps no right one on the table."""

    def miscounted(table: Table, now: Any, deck_is: str, why: Any, *, misdealt: bool) -> None:
        ordinary(table, now, deck_is, why, misdealt=misdealt)
        if misdealt and not table.deck_gone:
            decks.remove(table, table.deck, why)
            table.deck_gone = True

    ordinary = stub.miscounted
    monkeypatch.setattr(stub, "miscounted", miscounted)
    all_pass(GAMES[game])


@pytest.mark.parametrize("game, refusing", [("all-in-holdem", "wagers"), ("mini-tex-3-card-holdem", "play")])
def test_bonus_chips_that_may_lie_before_the_ante_violate_nothing(
    monkeypatch: Patch, game: str, refusing: str
) -> None:
    """If no ante follows they go back at the call, and the position takes no part."""
    alone = GAMES[game].rules["bonus_alone"]
    module = import_module(f"reference_engine.games.{game.replace('-', '_')}.{refusing}")
    monkeypatch.setattr(module, "forbid", lambda is_so, rule: forbid(is_so and rule is not alone, rule))
    all_pass(GAMES[game])


def test_caribbean_stud_players_who_must_decide_in_turn_violate_nothing(
    monkeypatch: Patch,
) -> None:
    """Whose turn it is to bet or fold is not printed, and no scenario takes a decision out of turn."""
    clockwise_only(monkeypatch, import_module("reference_engine.games.caribbean_stud.decisions"))
    all_pass(GAMES["caribbean-stud"])


@pytest.mark.parametrize("name", ["all-in-holdem", "caribbean-stud", "heads-up-holdem"])
def test_an_engine_that_runs_on_after_the_last_decision_violates_nothing(name: str) -> None:
    """Nobody can act any more, so it does not wait for `proceed`; that one then finds nothing to do."""
    none_fails(GAMES[name], running_on)


def running_on(engine: ReferenceEngine, script: Script) -> Transcript:
    """What the engine does, as far as it can without waiting."""
    transcript = engine.perform(script)
    return msgspec.structs.replace(transcript, events=tuple(caused_earlier(script.acts, transcript.events)))


def caused_earlier(acts: tuple[AnyAct, ...], events: tuple[Any, ...]) -> Iterator[Any]:
    """The same events, those of a `proceed` after a decision caused by the decision already."""
    refused = {event.act for event in events if isinstance(event, Refused)}
    decisions = {
        index
        for index, act in enumerate(acts)
        if isinstance(act, Check | Fold) or (isinstance(act, Bet) and act.area in ("raise", "bet"))
    } - refused
    for event in events:
        ran_on = isinstance(acts[event.act], Proceed) and event.act not in refused
        due = ran_on and event.act - 1 in decisions
        yield msgspec.structs.replace(event, act=event.act - 1) if due else event


ALONE: dict[str, tuple[str, Offers, set[str]]] = {  # what applies to none but other tables
    "two decks at let it ride": ("let-it-ride", {"decks": (2,), "shuffling": ("device",)}, set()),
    "an automated shoe at let it ride": (
        "let-it-ride",
        {"dealing": ("automated-shoe",)},
        {"18.12(b)"},
    ),
    "the hand at let it ride": ("let-it-ride", {"dealing": ("hand",)}, {"18.12(e)", "18.12(f)"}),
    "no bonus at let it ride": ("let-it-ride", {"bonus": ()}, {"18.11(d)"}),
    "a manual shoe at double down stud": (
        "double-down-stud",
        {"dealing": ("manual-shoe",)},
        {"17.8(a)2iv"},
    ),
    "no progressive at caribbean stud": (
        "caribbean-stud",
        {"progressive": ()},
        {"16.10(f)1", "16.11(a)", "16.11(b)1", "16.11(b)2", "16.11(c)", "16.12(e)", "16.12(f)", "16.12(g)"},
    ),
    "two decks at all-in hold 'em": (
        "all-in-holdem",
        {"decks": (2,), "shuffling": ("device",)},
        {"44.4(b)2", "44.4(c)1ii", "44.4(c)1iii", "44.4(c)2", "44.4(d)"},
    ),
}


@pytest.mark.parametrize("name, only, left", ALONE.values(), ids=ALONE)
def test_an_engine_that_offers_one_way_alone_is_judged_on_all_that_has_nothing_to_do_with_it(
    name: str, only: Offers, left: set[str]
) -> None:
    """Only clauses about what it does not offer are left without a scenario, and it passes the others."""
    game = GAMES[name]
    played = {**game.options, **{option: values for option, values in only.items() if values}}
    judged = all_pass(replace(game, options=played), only)
    clauses = {case.citation for case in compile_rulebook(name)}
    assert {citation.partition("-")[2] for citation in clauses - judged} == left
