"""Any legal round of poker: money is neither made nor lost, and what is offered is what is accepted."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shall.folders import load
from shall.script import AnyAct, Bet, Check, Fold, Fund, Option, Piece, Proceed, Script, Shuffle, Sit
from shall.transcript import Accepted, Awarded, Ended, Event, Pot, Refused, Returned, Turn

ENGINE = load("reference_engine").engine()
FORMS = ("hold-em", "seven-card-stud-high", "seven-card-stud-high-low", "seven-card-stud-eight-or-better")
OPTIONS = {"ante-amount": 100, "blind-amount": 100, "second-blind-amount": 200, "forced-bet-amount": 200}
LIMITS = {"bet-minimum": 200, "bet-maximum": 3000}
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def chips(amount: int) -> tuple[Piece, ...]:
    """An amount in dollar chips."""
    return (Piece("chip", 100, amount // 100),)


class Round:
    """A round of play that grows act by act."""

    def __init__(self, form: str, stacks: list[int], seed: int) -> None:
        self.random = random.Random(seed)
        cards = self.random.sample(CARDS, len(CARDS))
        self.form, self.order, self.bets = form, Shuffle(tuple(cards)), 0
        self.options: dict[str, Option] = {"form": form, **OPTIONS, **LIMITS}
        self.stacks = dict(enumerate(stacks, 1))
        self.acts: list[AnyAct] = []
        for seat, stack in self.stacks.items():
            self.acts.append(Sit(patron=f"p{seat}", seat=seat))
            self.acts.append(Fund(patron=f"p{seat}", pieces=chips(stack)))
        for seat in self.stacks:
            self.acts.append(self.bet(seat, 100, "ante"))
        if form == "hold-em":
            self.acts += [self.bet(1, 100, "blind"), self.bet(2, 200, "blind")]
        self.acts.append(Proceed())

    def bet(self, seat: int, amount: int, area: str = "pot", *, unfinished: bool = False) -> Bet:
        """Money from a seat."""
        self.bets += 1
        placed: dict[str, Any] = {
            "wager": f"w{self.bets}",
            "area": area,
            "pieces": chips(amount),
            "unfinished": unfinished,
        }
        return Bet(patron=f"p{seat}", seat=seat, **placed)

    def perform(self, *more: AnyAct) -> tuple[Event, ...]:
        """What the engine does with all acts so far, and these."""
        script = Script(
            protocol=1,
            id="x",
            game="poker",
            options=self.options,
            shuffles=(self.order,),
            acts=(*self.acts, *more),
        )
        events: tuple[Event, ...] = ENGINE.perform(script).events
        return events

    def left(self, events: tuple[Event, ...], seat: int) -> int:
        """What still lies in front of a seat."""
        return self.stacks[seat] - sum(e.amount for e in events if isinstance(e, Accepted) and e.seat == seat)

    def answers(self, events: tuple[Event, ...], turn: Turn) -> dict[str, AnyAct]:
        """One act for each thing a player could do."""
        seat, owed, left = turn.seat, turn.amount or 0, self.left(events, turn.seat)
        by = min(left - owed, 100 * self.random.randint(2, 30))
        return {
            "fold": Fold(patron=turn.patron, seat=seat),
            "check": Check(patron=turn.patron, seat=seat),
            "call": self.bet(seat, min(owed, left)),
            "raise": self.bet(seat, owed + by),
            "bet": self.bet(seat, owed or min(left, by)),
        }


def play_on(game: Round) -> tuple[Event, ...]:
    """Choose among what is offered until the round has ended, trying what is not offered on the way."""
    events = game.perform()
    while not any(isinstance(event, Ended) for event in events):
        last = events[-1]
        if not isinstance(last, Turn):
            game.acts.append(Proceed())
            events = game.perform()
            assert not isinstance(events[-1], Refused)
            continue
        answers = game.answers(events, last)
        for name in {"fold", "check"} - set(last.options):
            assert isinstance(game.perform(answers[name])[-1], Refused)
        other = next(seat for seat in game.stacks if seat != last.seat)
        assert isinstance(game.perform(Fold(patron=f"p{other}", seat=other))[-1], Refused)
        game.acts.append(answers[game.random.choice(last.options)])
        events = game.perform()
        assert not isinstance(events[-1], Refused), (last, game.acts[-1])
    return events


@pytest.mark.parametrize("form", FORMS)
@settings(max_examples=12, deadline=None)
@given(stacks=st.lists(st.integers(6, 40), min_size=3, max_size=7), seed=st.integers(0, 10**6))
def test_any_legal_round(form: str, stacks: list[int], seed: int) -> None:
    """Chips in are chips out; pots go to those who paid into them; nobody outwins his stake."""
    game = Round(form, [100 * stack for stack in stacks], seed)
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
    game = Round("hold-em", [4000, 1000], seed=1)
    game.options["check-raise"] = "barred"
    game.acts += [game.bet(1, 100), Check(patron="p2", seat=2), Proceed(), Check(patron="p1", seat=1)]
    game.acts += [game.bet(2, 300)]
    assert isinstance(game.perform(game.bet(1, 600, unfinished=True))[-1], Refused)
    assert isinstance(game.perform(game.bet(1, 300, unfinished=True), Proceed())[-1], Accepted)
    game.options["check-raise"] = "allowed"
    game.acts += [game.bet(1, 700, unfinished=True), Proceed()]
    assert isinstance(game.perform()[-1], Turn)
    assert not [event for event in game.perform() if isinstance(event, Refused)]
    forced = Round("seven-card-stud-high", [4000, 4000], seed=1)
    seat = next(event.seat for event in forced.perform() if isinstance(event, Turn))
    assert isinstance(forced.perform(forced.bet(seat, 300, unfinished=True))[-1], Refused)
    assert isinstance(forced.perform(forced.bet(seat, 100, unfinished=True), Proceed())[-1], Refused)
    assert isinstance(forced.perform(forced.bet(seat, 200, unfinished=True), Proceed())[-1], Turn)
