"""pokerkit, certified as a vendor of poker: right where its rules are New Jersey's, caught elsewhere."""

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from examples.pokerkit_poker.engine import engine as pokerkit_engine
from reference_engine.games import GAMES
from reference_engine.table import Refusal, Table
from shall.script import Act, Bet, Check, Cut, Fold, Fund, Option, Piece, Proceed, Script, Shuffle, Sit
from shall.transcript import Awarded, Dealt, Ended, Event, Refused, Returned, Turn

ROOT = Path(__file__).parent.parent
PLACE = ROOT / "examples" / "pokerkit_poker"
ADDRESS = "python:examples.pokerkit_poker.engine:engine"
FORMS = ("hold-em", "seven-card-stud-high", "seven-card-stud-high-low", "seven-card-stud-eight-or-better")
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
HANDS = 500  # of each form


def test_the_verdicts_are_those_the_page_states(tmp_path: Path) -> None:
    """Violated where pokerkit's rules are others than New Jersey's, and nowhere else."""
    stated = json.loads((PLACE / "verdicts.json").read_text(encoding="utf-8"))
    words = ["certify", "--no-proof", "-q", "--rulebook", "poker", "--engine", ADDRESS]
    command = [sys.executable, "-m", "shall", *words, "--out", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 1, done.stdout + done.stderr
    (book,) = json.loads((tmp_path / "dossier.json").read_text(encoding="utf-8"))["rulebooks"]
    counts = Counter(clause["verdict"] for clause in book["clauses"])
    violated = [clause["citation"] for clause in book["clauses"] if clause["verdict"] == "violates"]
    assert (counts, violated) == (stated["verdicts"], stated["violates"])
    page = (PLACE / "README.md").read_text(encoding="utf-8")
    assert [verdict for verdict, count in counts.items() if f"| {verdict} | {count} |" not in page] == []
    assert [citation for citation in violated if citation not in page] == []


@pytest.mark.parametrize("form", FORMS)
def test_random_hands_come_out_as_the_reference_engine_has_them(form: str) -> None:
    """The same cards to the same seats, the same player in turn, and the same money, odd dollars aside."""
    other, refused, compared = pokerkit_engine(), 0, 0
    for seed in range(HANDS):
        script, ours = random_hand(form, seed)
        theirs = other.perform(script).events
        if any(isinstance(event, Refused) for event in theirs):
            refused += 1  # a raise that nobody could answer, which pokerkit finds pointless
            continue
        compared += 1
        assert dealt(ours) == dealt(theirs), seed
        assert turns(theirs, ours) == turns(ours, ours), seed
        mine, its = won(ours), won(theirs)
        assert sum(mine.values()) == sum(its.values()), seed
        if low_in_some_pot_only(ours):
            continue
        assert all(abs(mine[seat] - its[seat]) <= slack(ours) for seat in mine | its), seed
    assert compared > HANDS * 2 // 3, refused


def dealt(events: tuple[Event, ...] | list[Event]) -> list[tuple[str, str, int | None]]:
    """Every card that was dealt, and where to."""
    return [(event.card, event.area, event.seat) for event in events if isinstance(event, Dealt)]


def turns(events: tuple[Event, ...] | list[Event], among: list[Event]) -> list[tuple[int, int]]:
    """Who was in turn after which act, where both tell of one."""
    told = {event.act for event in among if isinstance(event, Turn)}
    return [(event.act, event.seat) for event in events if isinstance(event, Turn) and event.act in told]


def won(events: tuple[Event, ...] | list[Event]) -> Counter[int]:
    """What went back to each seat."""
    total: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Awarded) or (isinstance(event, Returned) and event.seat):
            total[event.seat or 0] += event.amount
    return total


def low_in_some_pot_only(events: list[Event]) -> bool:
    """Where a low hand is good for one pot and there is none for another pokerkit halves that one too."""
    lows = {event.pot for event in events if isinstance(event, Awarded) and event.share == "low"}
    return bool(lows) and lows != {event.pot for event in events if isinstance(event, Awarded)}


def slack(events: list[Event]) -> int:
    """How far odd dollars may have gone elsewhere: one for every part of a pot."""
    return 100 * sum(isinstance(event, Awarded) for event in events)


def random_hand(form: str, seed: int) -> tuple[Script, list[Event]]:
    """A hand in which everybody does something that the reference engine offers, and what became of it."""
    dice = random.Random(f"{form} {seed}")
    seats = range(1, dice.randint(2, 6) + 1)
    cards = dice.sample(CARDS, len(CARDS))
    ante = dice.choice([0, 100])
    options: dict[str, Option] = {"form": form, "ante-amount": ante}
    acts = list(before_the_deal(form, seats, ante, dice))
    hand = Hand(options, tuple(cards), acts)
    while not any(isinstance(event, Ended) for event in hand.table.events):
        go_on(hand, dice)
    return hand.script(), hand.table.events


def before_the_deal(form: str, seats: range, ante: int, dice: random.Random) -> Iterator[Act]:
    """Everybody sits down with some money and posts."""
    for seat in seats:
        yield Sit(patron=f"p{seat}", seat=seat)
        chips = Piece("chip", 100, dice.choice([6, 10, 20, 50, 200]))
        yield Fund(patron=f"p{seat}", pieces=(chips,))
    yield Cut(cards=20)
    for seat in seats if ante else ():
        yield put(f"ante {seat}", seat, "ante", ante)
    if form == "hold-em":
        yield put("first", 1, "blind", 100)
        yield put("second", 2, "blind", 200)
    yield Proceed()


def put(wager: str, seat: int, area: str, amount: int) -> Bet:
    """So much in dollar chips."""
    pieces = (Piece("chip", 100, amount // 100),)
    return Bet(wager=wager, patron=f"p{seat}", seat=seat, area=area, pieces=pieces)


class Hand:
    """A hand on the reference engine that is played act by act."""

    def __init__(self, options: dict[str, Option], cards: tuple[str, ...], acts: list[Act]) -> None:
        game = GAMES["poker"]
        self.options, self.shuffles = options, (Shuffle(cards=cards),)
        self.acts: list[Act] = []
        usual = {name: values[0] for name, values in game.options.items()}
        self.table = Table(self.script(), game.rules, usual | options)
        self.flow = game.play(self.table)
        self.handlers = next(self.flow)
        for act in acts:
            assert self.play(act), act

    def script(self) -> Script:
        """All that was accepted so far."""
        said: dict[str, Any] = {"options": self.options, "shuffles": self.shuffles, "acts": tuple(self.acts)}
        return Script(protocol=1, id="random", game="poker", **said)

    def play(self, act: Act) -> bool:
        """Whether the act was accepted."""
        self.table.index = len(self.acts)
        try:
            self.handlers[type(act)](act)
        except (KeyError, Refusal):
            return False
        self.acts.append(act)
        if isinstance(act, Proceed) or self.table.stirred:
            self.table.stirred = False
            self.handlers = next(self.flow)
        return True

    @property
    def turn(self) -> Turn | None:
        """Whose turn it is after the last act."""
        last = [event for event in self.table.events if event.act == len(self.acts) - 1]
        return next((event for event in reversed(last) if isinstance(event, Turn)), None)


def go_on(hand: Hand, dice: random.Random) -> None:
    """Do something that is on offer, a fold the least often; a bet that is refused changes nothing."""
    if (turn := hand.turn) is None:
        assert hand.play(Proceed())
        return
    patron, seat, owed = turn.patron, turn.seat, turn.amount or 0
    words = [word for word in turn.options if word != "fold" or dice.random() < 0.3] or list(turn.options)
    word = dice.choice(words)
    if word == "check":
        assert hand.play(Check(patron=patron, seat=seat))
    elif word == "fold":
        assert hand.play(Fold(patron=patron, seat=seat))
    else:
        more = 0 if word == "call" or turn.options == ("bet",) else dice.choice([200, 300, 500, 1000])
        wager = f"wager {len(hand.acts)}"
        assert any(hand.play(put(wager, seat, "pot", amount)) for amount in range(owed + more, 0, -100))
