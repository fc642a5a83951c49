"""Bonus wagers on the reference engine where something is amiss: no ante any more, or a misdealt hand."""

from typing import NamedTuple

import pytest

from reference_engine import engine
from shall.script import AnyAct, Bet, Expose, Misdeal, Option, Piece, Proceed, Script, Sit, Withdraw
from shall.transcript import Decided, Event, Paid, Returned, Voided

ENGINE = engine()


class Bonus(NamedTuple):
    """A game with bonus wagers that need an ante."""

    game: str
    areas: tuple[str, ...]


GAMES = pytest.mark.parametrize(
    "bonus",
    [
        Bonus("all-in-holdem", ("hole-card-bonus", "final-hand-bonus")),
        Bonus("mini-tex-3-card-holdem", ("pocket-poker",)),
    ],
    ids=lambda bonus: bonus.game,
)


def bet(seat: int, area: str, amount: int) -> Bet:
    """A wager of a seat."""
    pieces = (Piece("chip", amount),)
    return Bet(wager=f"{area} {seat}", patron=f"p{seat}", seat=seat, area=area, pieces=pieces)


def perform(bonus: Bonus, *acts: AnyAct, dealing: str = "hand") -> tuple[Event, ...]:
    """Two players, the first of them with an ante and every bonus; then these acts."""
    seated = (Sit(patron="p1", seat=1), Sit(patron="p2", seat=2))
    staked = (bet(1, "ante", 1000), *(bet(1, area, 500) for area in bonus.areas))
    options: dict[str, Option] = {"dealing": dealing}
    script = Script(protocol=1, id="x", game=bonus.game, options=options, acts=(*seated, *staked, *acts))
    events: tuple[Event, ...] = ENGINE.perform(script).events
    return events


def returned(events: tuple[Event, ...]) -> dict[str, int]:
    """What goes back to the first player, by area."""
    return {str(e.area): e.amount for e in events if isinstance(e, Returned) and e.seat == 1}


@GAMES
def test_a_bonus_goes_back_with_its_ante(bonus: Bonus) -> None:
    """It may be placed only beside an ante, so it does not lie on without one."""
    events = perform(bonus, Withdraw(wager="ante 1"))
    assert returned(events) == {"ante": 1000, **dict.fromkeys(bonus.areas, 500)}


@GAMES
def test_a_bonus_stays_when_a_part_of_the_ante_goes_back(bonus: Bonus) -> None:
    """An ante still lies."""
    assert returned(perform(bonus, Withdraw(wager="ante 1", amount=500))) == {"ante": 500}


@GAMES
@pytest.mark.parametrize("cards", [0, 1, 3])
@pytest.mark.parametrize("dealing", ["manual-shoe", "automated-shoe"])
def test_a_misdealt_hand_settles_no_bonus_when_a_card_of_the_dealer_is_seen(
    bonus: Bonus, cards: int, dealing: str
) -> None:
    """The hand is void for itself, so its bonus goes back; others are settled."""
    others = (bet(2, "ante", 1000), *(bet(2, area, 500) for area in bonus.areas))
    accidents = (Misdeal(seat=1, cards=cards), Proceed(), Expose(area="dealer"))
    events = perform(bonus, *others, *accidents, dealing=dealing)
    assert returned(events) == {"ante": 1000, **dict.fromkeys(bonus.areas, 500)}
    assert not [event for event in events if isinstance(event, Paid) and event.seat == 1]
    assert [event.seat for event in events if isinstance(event, Voided)] == [None, 1]
    others_bonus = [e.outcome for e in events if isinstance(e, Decided) and e.seat == 2 and e.area != "ante"]
    assert others_bonus
    assert set(others_bonus) <= {"won", "lost"}
