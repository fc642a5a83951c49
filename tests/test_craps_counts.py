"""Craps counted exactly: every pair of dice in every state, against chances worked out without the engine."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_engine.engine import ReferenceEngine
from reference_engine.games import GAMES
from shall.script import PROTOCOL, AnyAct, Bet, Piece, Roll, Script, Sit
from shall.transcript import Collected, Decided, Returned

ENGINE = ReferenceEngine(GAMES)
PAIRS = list(product(range(1, 7), range(1, 7)))
POINTS = (4, 5, 6, 8, 9, 10)
WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}  # of 36
COME_OUT = (5, 4)  # makes a point, after which come and place bets are made and count
Throw = tuple[int, int]
Chances = dict[str, Fraction]


def play(area: str, number: int | None, before: list[Throw], after: list[Throw]) -> list[str]:
    """The outcomes of one wager that lies after some throws and before others; none while it is open."""
    bet = Bet(wager="w", patron="ann", seat=1, area=area, pieces=(Piece("chip", 6000),), number=number)
    acts: tuple[AnyAct, ...] = (
        Sit(patron="ann", seat=1), *(Roll(dice=d) for d in before), bet, *(Roll(dice=d) for d in after)
    )  # fmt: skip
    events = ENGINE.perform(Script(protocol=PROTOCOL, id="x", game="craps", acts=acts)).events
    assert sum(e.amount for e in events if isinstance(e, Returned | Collected)) in (0, 6000)
    return [event.outcome for event in events if isinstance(event, Decided)]


def chances(area: str, number: int | None = None, before: list[Throw] | None = None) -> Chances:
    """Of each outcome, from all 36 throws of every state that the wager can be in.

    A state is the throws that led to it. A throw that leaves the wager open leads to the state of its total
    if it is the first, and back to the same state otherwise, which is what makes the sum a closed form.
    """
    found: Chances = dict.fromkeys(("won", "lost", "void"), Fraction(0))
    first, left = tally(area, number, before or [], [])
    if area in ("pass", "dont-pass", "come", "dont-come"):
        for outcome, ways in first.items():
            found[outcome] += Fraction(ways, 36)
        for throw in left:
            then, _ = tally(area, number, before or [], [throw])
            for outcome, ways in then.items():
                found[outcome] += Fraction(1, 36) * Fraction(ways, sum(then.values()))
    else:
        for outcome, ways in first.items():
            found[outcome] += Fraction(ways, sum(first.values()))
    assert sum(found.values()) == 1
    return found


def tally(
    area: str, number: int | None, before: list[Throw], after: list[Throw]
) -> tuple[dict[str, int], list[Throw]]:
    """How many of the 36 next throws bring each outcome, and which leave the wager open."""
    counted: dict[str, int] = {}
    left = []
    for throw in PAIRS:
        outcomes = play(area, number, before, [*after, throw])
        assert len(outcomes) <= 1
        for outcome in outcomes:
            counted[outcome] = counted.get(outcome, 0) + 1
        left += [] if outcomes else [throw]
    return counted, left


def point_made() -> Fraction:
    """The chance of a come out roll that makes a point which then comes before a seven."""
    return sum((Fraction(WAYS[p], 36) * Fraction(WAYS[p], WAYS[p] + 6) for p in POINTS), Fraction(0))


@pytest.mark.parametrize("area, before", [("pass", []), ("come", [COME_OUT])])
def test_pass_and_come_win_244_times_in_495(area: str, before: list[Throw]) -> None:
    """Eight ways to win at once, and the points that are made."""
    closed = Fraction(8, 36) + point_made()
    assert chances(area, before=before)["won"] == closed == Fraction(244, 495)


@pytest.mark.parametrize("area, before", [("dont-pass", []), ("dont-come", [COME_OUT])])
def test_dont_pass_and_dont_come_with_twelve_void(area: str, before: list[Throw]) -> None:
    """They lose as often as the others win, and win 949 times in 1980: one throw in 36 is void."""
    found = chances(area, before=before)
    missed = Fraction(24, 36) - point_made()
    assert found["void"] == Fraction(1, 36)
    assert found["won"] == Fraction(3, 36) + missed == Fraction(949, 1980)
    assert found["lost"] == Fraction(244, 495)


@pytest.mark.parametrize(
    "number, chance",
    [(4, (1, 3)), (5, (2, 5)), (6, (5, 11)), (8, (5, 11)), (9, (2, 5)), (10, (1, 3))],
)
def test_place_bets_win_and_lose_by_their_ways(number: int, chance: tuple[int, int]) -> None:
    """A number comes before a seven by its ways; a bet to lose has the complement."""
    for_it = chances("place-to-win", number, [COME_OUT])
    against = chances("place-to-lose", number, [COME_OUT])
    assert for_it["won"] == Fraction(*chance) == Fraction(WAYS[number], WAYS[number] + 6)
    assert against["won"] == 1 - for_it["won"] == for_it["lost"]
    assert against["lost"] == for_it["won"]


@pytest.mark.parametrize("before", [[], [COME_OUT]])
def test_four_the_hardway_wins_once_in_nine(before: list[Throw]) -> None:
    """One way to win, two other fours and six sevens to lose, on a come out roll or not."""
    assert chances("four-the-hardway", None, before)["won"] == Fraction(1, 9)


def test_a_place_bet_rests_on_every_come_out_roll() -> None:
    """None of the 36 throws decides it."""
    assert all(not play("place-to-win", number, [], [throw]) for number in POINTS for throw in PAIRS)


def by_the_rules(area: str, totals: list[int]) -> list[str]:
    """What becomes of a line bet that lies before these totals, worked out apart from the engine."""
    right = area in ("pass", "come")
    first, *others = totals
    if first in (7, 11):
        return ["won" if right else "lost"]
    if first == 12 and not right:
        return ["void"]
    if first in (2, 3, 12):
        return ["lost" if right else "won"]
    deciding = next((total for total in others if total in (first, 7)), None)
    if deciding is None:
        return []
    return ["won" if (deciding == first) is right else "lost"]


@given(
    st.sampled_from([("pass", []), ("dont-pass", []), ("come", [COME_OUT]), ("dont-come", [COME_OUT])]),
    st.lists(st.sampled_from(PAIRS), min_size=1, max_size=12),
)
def test_a_line_bet_comes_out_as_the_rules_say(where: tuple[str, list[Throw]], throws: list[Throw]) -> None:
    """Whatever is thrown, and however often the shooter comes out anew meanwhile."""
    area, before = where
    assert play(area, None, before, throws) == by_the_rules(area, [sum(throw) for throw in throws])
