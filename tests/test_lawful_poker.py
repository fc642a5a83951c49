"""No false accusation at poker: houses that obey the law in other ways than the reference engine."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest
from lawful_tables import Patch, all_pass, judged

from reference_engine.engine import ReferenceEngine
from reference_engine.games import GAMES
from reference_engine.games.poker import betting, between, dealing, hold_em, showdown
from reference_engine.table import Refusal
from shall.compiler import compile_rulebook
from shall.script import Bet, Check, Fold, Proceed, Script
from shall.transcript import Awarded, Burned, Changed, Event, Offered, Refused, Revealed, Transcript, Turned
from shall.verdict import Finding

GAME = GAMES["poker"]
PLAY = import_module("reference_engine.games.poker.play")  # its function has the same name
PASSED = {Finding.PASSED}
Telling = Callable[[list[Event], Script], Iterable[Event]]


def as_it_was(events: list[Event], _: Script) -> Iterable[Event]:
    """What the reference engine tells."""
    return events


def found(
    tell: Telling = as_it_was, decks: tuple[int, ...] = (1, 2), **rules: Any
) -> dict[str, set[Finding]]:
    """What is found of each clause if the engine is as it now is, with some rules of its own."""
    changed = {name: GAME.rules[name].broken(value) for name, value in rules.items()}
    options = GAME.options | {"decks": decks}
    game = replace(GAME, rules=GAME.rules | changed, options=options)

    def telling(engine: ReferenceEngine, script: Script) -> Transcript:
        transcript = engine.perform(script)
        return msgspec.structs.replace(transcript, events=tuple(tell(list(transcript.events), script)))

    findings: dict[str, set[Finding]] = {}
    for clause, finding in judged(game, None, telling, passes=False):
        findings.setdefault(clause, set()).add(finding)
    return findings


@pytest.mark.parametrize("form", GAME.options["form"])
def test_an_engine_of_one_form_is_judged_on_every_clause_of_that_form(form: str) -> None:
    """What holds for all poker is tried at whatever form there is."""
    tried = all_pass(GAME, {"form": (form,)})
    left_out = {case.citation.removeprefix("19:47-14.") for case in compile_rulebook("poker")}
    left_out -= {each.removeprefix("19:47-14.") for each in tried}
    if form == "hold-em":
        assert {each for each in left_out if not each.startswith("9")} == {"7(b)3", "8(a)1"}
        return
    other = {each for each in left_out if not each.startswith(("10", "9(d)"))} - {"7(b)2", "8(a)2"}
    assert {"10(a)", "9(d)2"} <= left_out or {"10(a)", "9(d)1"} <= left_out
    split = {"9(i)2", "9(i)2i", "9(i)2ii", "9(i)2iii", "9(i)2iv", "9(j)", "9(k)", "9(k)1", "9(k)2", "9(l)"}
    assert other == {"high": split, "low": {"9(i)1", "9(j)"}, "better": {"9(i)1"}}[form.rpartition("-")[2]]


def test_a_house_with_six_seats_conforms_on_the_number_of_players() -> None:
    """Eight and eleven are the most, not the least."""
    findings = found(most_in_hold_em=6, most_in_stud=6)
    assert [findings[f"19:47-14.{each}"] for each in ("6(b)", "9(b)", "10(b)")] == [PASSED] * 3


def opens_for_more(patch: Patch) -> None:
    """Whoever must open may bet more than the forced bet (PK-33)."""

    def meaning(game: Any, street: Any, seat: int, placed: int, *, single: bool) -> Any:
        if 0 < street.forced < placed:
            return placed, "bet", [game.table.rules.forced_bet_is_due]
        return ordinary(game, street, seat, placed, single=single)

    ordinary = betting._meaning
    patch.setattr(betting, "_meaning", meaning)


def divides_to_the_cent(patch: Patch) -> None:
    """A pot is divided equally as far as there are cents (PK-42)."""
    patch.setattr(showdown, "unit", lambda _: 1)


def counts_when_it_must(patch: Patch) -> None:
    """The stub is counted once 15 minutes have passed, and not before (PK-14)."""

    def count_stub(game: Any, *, due: bool) -> None:
        ordinary(game, due=due and game.table.clock - game.counted_at >= 15)

    ordinary = dealing.count_stub
    patch.setattr(dealing, "count_stub", count_stub)


def gives_change_for_a_blind(patch: Patch) -> None:
    """Of more chips than the blind the rest goes back."""

    def blind(game: Any, wager: Any, pieces: Any) -> None:
        due, _ = hold_em.blinds(game).get(wager.seat, (0, None)) if not game.stud else (0, None)
        wager.amount = min(wager.amount, due or wager.amount)
        ordinary(game, wager, pieces)

    ordinary = between._blind
    patch.setattr(between, "_blind", blind)


def has_the_bet_corrected(patch: Patch) -> None:
    """What is not the announced amount is not taken until it is."""

    def meaning(game: Any, street: Any, seat: int, placed: int, *, single: bool) -> Any:
        amount, kind, why = ordinary(game, street, seat, placed, single=single)
        said = street.said.get(seat)
        if said and said.amount is not None and amount != placed:
            raise Refusal
        return amount, kind, why

    ordinary = betting._meaning
    patch.setattr(betting, "_meaning", meaning)


def refuses_what_is_held(patch: Patch) -> None:
    """Chips held over the table are refused."""

    def bet(game: Any, street: Any, act: Any) -> None:
        if act.gesture == "held":
            raise Refusal
        ordinary(game, street, act)

    ordinary = betting.bet
    patch.setattr(betting, "bet", bet)


def waits_without_a_word(patch: Patch) -> None:
    """While somebody has not answered nothing happens, and nothing is refused."""

    def go_on(game: Any, street: Any) -> None:
        if street.unfinished or not street.waiting:
            ordinary(game, street)

    ordinary = PLAY._go_on
    patch.setattr(PLAY, "_go_on", go_on)


@pytest.mark.parametrize("decks", [(1, 2), (2, 1)], ids=["one deck", "two decks"])
@pytest.mark.parametrize(
    "otherwise",
    [
        opens_for_more,
        divides_to_the_cent,
        counts_when_it_must,
        gives_change_for_a_blind,
        has_the_bet_corrected,
        refuses_what_is_held,
        waits_without_a_word,
    ],
)
def test_a_house_that_does_what_the_law_leaves_open_otherwise_conforms(
    monkeypatch: Patch, otherwise: Callable[[Patch], None], decks: tuple[int, ...]
) -> None:
    """Every scenario passes."""
    otherwise(monkeypatch)
    assert set().union(*found(decks=decks).values()) == PASSED


def test_a_house_that_asks_for_more_money_on_the_table_violates_nothing(monkeypatch: Patch) -> None:
    """The law says how much a player needs, not that so much is enough."""

    def takes_part(game: Any, seat: int) -> bool:
        return game.stack(seat) + game.paid.get(seat, 0) >= 2000 and ordinary(game, seat)

    ordinary = between.takes_part
    monkeypatch.setattr(between, "takes_part", takes_part)
    assert found()["19:47-14.7(c)3"] == PASSED


def test_currency_changed_when_it_is_brought_conforms(monkeypatch: Patch) -> None:
    """There is then nothing to change in the pot."""

    def fund(game: Any, act: Any) -> None:
        ordinary(game, act)
        notes = sum(piece.value * piece.count for piece in act.pieces if piece.kind == "currency")
        if notes:
            game.table.emit(Changed, amount=notes)

    ordinary = between.fund
    monkeypatch.setattr(between, "fund", fund)
    assert set().union(*found(currency_changed=False).values()) == PASSED


def burned_face_up(events: list[Event], _: Script) -> Iterable[Event]:
    """Nothing says that burned cards are not seen."""
    for event in events:
        yield msgspec.structs.replace(event, face="up") if isinstance(event, Burned) else event


def winner_shows(events: list[Event], _: Script) -> Iterable[Event]:
    """Who wins shows the cards even if nobody called."""
    for event in events:
        if isinstance(event, Awarded):
            seen: dict[str, Any] = {
                "act": event.act,
                "round": event.round,
                "deck": event.deck,
                "clock": event.clock,
            }
            yield Revealed(**seen, cards=("As",), area="hand", seat=event.seat)
        yield event


def changed_at_the_deal(events: list[Event], _: Script) -> Iterable[Event]:
    """Coin is changed when the antes are gathered in."""
    late = [event for event in events if isinstance(event, Changed)]
    rest = [event for event in events if not isinstance(event, Changed)]
    return rest + late


def one_deck_after_the_other(events: list[Event], _: Script) -> Iterable[Event]:
    """Each deck is turned up and looked at before the next."""
    looks = [event for event in events if isinstance(event, Offered)]
    turned = [event for event in events if isinstance(event, Turned)]
    for event in events:
        if isinstance(event, Turned):
            yield event
            yield from looks
        elif not (turned and isinstance(event, Offered)):
            yield event


def goes_on_unasked(events: list[Event], script: Script) -> Iterable[Event]:
    """When all have answered the dealer goes on, and the `proceed` for it is refused."""
    refused = {event.act for event in events if isinstance(event, Refused)}
    needless = {
        index
        for index, act in enumerate(script.acts)
        if isinstance(act, Proceed) and index not in refused and answered(script, index - 1, refused)
    }
    for index in range(len(script.acts)):
        for event in events:
            if event.act == index:
                yield msgspec.structs.replace(event, act=index - (index in needless))
        if index in needless:
            yield Refused(act=index)


def answered(script: Script, index: int, refused: set[int]) -> bool:
    """Whether an act is one with which a player answered."""
    act = script.acts[index]
    plays = isinstance(act, Fold | Check) or (
        isinstance(act, Bet) and act.area == "pot" and not act.unfinished
    )
    return plays and index not in refused


def test_an_engine_that_goes_on_when_all_have_answered_violates_nothing() -> None:
    """It does not wait for `proceed`, which then comes when there is nothing to go on to."""
    assert PASSED in found(goes_on_unasked).values()


@pytest.mark.parametrize(
    "tell", [burned_face_up, winner_shows, changed_at_the_deal, one_deck_after_the_other]
)
def test_the_same_play_told_otherwise_conforms(tell: Telling) -> None:
    """What the law does not say may be so or otherwise."""
    assert set().union(*found(tell).values()) == PASSED
