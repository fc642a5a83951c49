"""Caribbean stud counted exactly: how often each hand comes, and how often the dealer qualifies."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import comb, prod
from types import SimpleNamespace

from hypothesis import given
from hypothesis import strategies as st

from reference_engine import engine
from reference_engine.cards import DECK, RANKS, SUITS
from reference_engine.games import GAMES
from reference_engine.games.caribbean_stud.qualifying import qualifies
from reference_engine.ranking import Ranking
from shall.script import AnyAct, Bet, Fold, Piece, Proceed, Script, Shuffle, Sit
from shall.transcript import Accepted, Collected, Ended, Metered, Paid, Refused, Returned

RULES = SimpleNamespace(**GAMES["caribbean-stud"].rules)
RANKING = Ranking(RULES)
HANDS = comb(52, 5)


def every_hand() -> Iterator[tuple[list[str], int]]:
    """All hands of five, suits being equal: one for each set of ranks, suited or not, with its number."""
    for ranks in combinations_with_replacement(RANKS, 5):
        counts = Counter(ranks)
        if max(counts.values()) > len(SUITS):
            continue
        ways = prod(comb(4, count) for count in counts.values())
        if len(counts) == len(ranks):
            yield [rank + "s" for rank in ranks], 4
            ways -= 4
        suits: Counter[str] = Counter()
        mixed = []
        for i, rank in enumerate(ranks):
            start = 0 if len(counts) < len(ranks) else i  # different ranks never all get one suit
            mixed.append(rank + SUITS[(start + suits[rank]) % 4])
            suits[rank] += 1
        yield mixed, ways


def test_every_hand_comes_as_often_as_counting_says() -> None:
    """The numbers of combinatorics, from the engine's ranking of all 2,598,960 hands."""
    found: Counter[str] = Counter()
    for hand, ways in every_hand():
        found[RANKING.best(hand, ()).name] += ways
    assert found == {
        "royal-flush": 4,
        "straight-flush": 4 * 9,
        "four-of-a-kind": 13 * 48,
        "full-house": 13 * comb(4, 3) * 12 * comb(4, 2),
        "flush": 4 * comb(13, 5) - 40,
        "straight": 10 * 4**5 - 40,
        "three-of-a-kind": 13 * comb(4, 3) * comb(12, 2) * 4**2,
        "two-pairs": comb(13, 2) * comb(4, 2) ** 2 * 44,
        "one-pair": 13 * comb(4, 2) * comb(12, 3) * 4**3,
        "high-card": (comb(13, 5) - 10) * (4**5 - 4),
    }
    assert sum(found.values()) == HANDS


def test_the_dealer_qualifies_with_1463700_of_2598960_hands() -> None:
    """A pair or better, or ace and king with three of eleven lower ranks that make no straight, unsuited."""

    def dealer(hand: list[str]) -> bool:
        now = SimpleNamespace(hands=SimpleNamespace(dealer=hand), ranking=RANKING)
        return qualifies(SimpleNamespace(rules=RULES), now)  # type: ignore[arg-type]

    ace_king = (comb(11, 3) - 1) * (4**5 - 4)
    high_card = (comb(13, 5) - 10) * (4**5 - 4)
    counted = sum(ways for hand, ways in every_hand() if dealer(hand))
    assert counted == HANDS - high_card + ace_king == 1_463_700


@st.composite
def rounds(draw: st.DrawFn) -> Script:
    """A round of one to six players on any deck, some with a progressive wager."""
    seats = draw(st.lists(st.integers(1, 6), min_size=1, unique=True))
    acts: list[AnyAct] = [Sit(patron=f"p{seat}", seat=seat) for seat in seats]
    acts += [_bet(seat, "ante", 500 * (1 + seat)) for seat in seats]
    acts += [_bet(seat, "progressive", 100) for seat in seats if draw(st.booleans())]
    acts.append(Proceed())
    for seat in seats:
        bets = draw(st.booleans())
        acts.append(_bet(seat, "bet", 1000 * (1 + seat)) if bets else Fold(patron=f"p{seat}", seat=seat))
    dealing = draw(st.sampled_from(["hand", "automated-shoe"]))
    return Script(
        protocol=1,
        id="any",
        game="caribbean-stud",
        options={"dealing": dealing},
        shuffles=(Shuffle(cards=tuple(draw(st.permutations(DECK)))),),
        acts=(*acts, Proceed()),
    )


def _bet(seat: int, area: str, amount: int) -> Bet:
    wager, pieces = f"{area} {seat}", (Piece("chip", amount),)
    return Bet(wager=wager, patron=f"p{seat}", seat=seat, area=area, pieces=pieces)


@given(rounds())
def test_stakes_and_the_meter_add_up(script: Script) -> None:
    """Every stake goes back or to the house, and the meter takes seventy cents of each progressive dollar."""
    events = engine().perform(script).events
    assert not [each for each in events if isinstance(each, Refused)]
    assert [type(each) for each in events].count(Ended) == 1
    staked = {each.wager: each.amount for each in events if isinstance(each, Accepted)}
    gone: Counter[str] = Counter()
    for each in events:
        if isinstance(each, Returned | Collected):
            gone[each.wager] += each.amount
    assert dict(gone) == staked
    assert all(each.amount <= 5_000_00 for each in events if isinstance(each, Paid) and each.area == "bet")
    fed = 70 * sum(wager.startswith("progressive") for wager in staked)
    meter = next((each.amount for each in events if isinstance(each, Metered)), 1_000_000)
    assert meter == 1_000_000 + fed
