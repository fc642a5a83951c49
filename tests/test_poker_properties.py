"""Any legal round of poker: money is neither made nor lost, and what is offered is what is accepted."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from poker_round import FORMS, PokerRound, play_on

from shall.script import Check, Proceed
from shall.transcript import Accepted, Awarded, Pot, Refused, Returned, Turn


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=12, deadline=None)
@given(stacks=st.lists(st.integers(6, 40), min_size=3, max_size=7), seed=st.integers(0, 10**6))
def test_any_legal_round(form: str, stacks: list[int], seed: int) -> None:
    """Chips in are chips out; pots go to those who paid into them; nobody outwins his stake."""
    game = PokerRound(form, [100 * stack for stack in stacks], seed)
    events = play_on(game)
    paid: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Accepted):
            paid[event.seat] += event.amount
        elif isinstance(event, Returned):
            assert event.seat is not None
            paid[event.seat] -= event.amount
        elif isinstance(event, Awarded):
            won[event.seat] += event.amount
    assert sum(won.values()) == sum(paid.values())
    pots = {event.pot: event for event in events if isinstance(event, Pot)}
    assert all(e.seat in pots[e.pot].seats for e in events if isinstance(e, Awarded))
    for seat, amount in won.items():
        assert amount <= sum(min(each, paid[seat]) for each in paid.values())


def test_a_bet_put_in_piece_by_piece_is_never_more_than_the_player_may_do() -> None:
    """No raise after a check where that is barred, no forced bet of another amount; and all-in is a bet."""
    game = PokerRound("hold-em", [4000, 1000], seed=1)
    game.options["check-raise"] = "barred"
    game.acts += [game.bet(1, 100), Check(patron="p2", seat=2), Proceed(), Check(patron="p1", seat=1)]
    game.acts += [game.bet(2, 300)]
    assert isinstance(game.perform(game.bet(1, 600, unfinished=True))[-1], Refused)
    assert isinstance(game.perform(game.bet(1, 300, unfinished=True), Proceed())[-1], Accepted)
    game.options["check-raise"] = "allowed"
    game.acts += [game.bet(1, 700, unfinished=True), Proceed()]
    assert isinstance(game.perform()[-1], Turn)
    assert not [event for event in game.perform() if isinstance(event, Refused)]
    forced = PokerRound("seven-card-stud-high", [4000, 4000], seed=1)
    seat = next(event.seat for event in forced.perform() if isinstance(event, Turn))
    assert isinstance(forced.perform(forced.bet(seat, 300, unfinished=True))[-1], Refused)
    assert isinstance(forced.perform(forced.bet(seat, 100, unfinished=True), Proceed())[-1], Refused)
    assert isinstance(forced.perform(forced.bet(seat, 200, unfinished=True), Proceed())[-1], Turn)
