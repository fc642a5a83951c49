"""A round of poker that grows act by act, by what the engine offers; what it does not offer, it refuses."""

import random
from typing import Any

from shall.folders import load
from shall.script import AnyAct, Bet, Check, Fold, Fund, Option, Piece, Proceed, Script, Shuffle, Sit
from shall.transcript import Accepted, Ended, Event, Refused, Turn

ENGINE = load("reference_engine").engine()
FORMS = ("hold-em", "seven-card-stud-high", "seven-card-stud-high-low", "seven-card-stud-eight-or-better")
OPTIONS = {"ante-amount": 100, "blind-amount": 100, "second-blind-amount": 200, "forced-bet-amount": 200}
LIMITS = {"bet-minimum": 200, "bet-maximum": 3000}
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def chips(amount: int) -> tuple[Piece, ...]:
    """An amount in dollar chips."""
    return (Piece("chip", 100, amount // 100),)


class PokerRound:
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
        events: tuple[Event, ...] = ENGINE.perform(self.script(*more)).events
        return events

    def script(self, *more: AnyAct) -> Script:
        """All acts so far, and these."""
        acts = (*self.acts, *more)
        whole = {"options": self.options, "shuffles": (self.order,), "acts": acts}
        return Script(protocol=1, id="x", game="poker", **whole)  # type: ignore[arg-type]

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


def play_on(game: PokerRound) -> tuple[Event, ...]:
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
