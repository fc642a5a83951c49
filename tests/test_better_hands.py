"""A better hand never earns less, against the same dealer and with the same cards for all."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from lawful_play import ENGINE, bet
from pokerkit import StandardHighHand

from reference_engine.cards import DECK
from shall.arrange import order
from shall.case import Deal
from shall.script import AnyAct, Option, Proceed, Script, Shuffle, Sit
from shall.transcript import Collected, Paid, Ranked

RANKS = "23456789TJQKA"
THREE_CARD_HANDS = ("high-card", "pair", "flush", "straight", "three-of-a-kind", "straight-flush")


def five_cards(ranked: Ranked) -> Any:
    """Five cards, by an evaluator that is not ours."""
    return StandardHighHand("".join(ranked.cards))


def three_cards(ranked: Ranked) -> Any:
    """Three cards, by the name that the engine gives them and then by rank, pairs first."""
    ranks = Counter(RANKS.index(card[0]) for card in ranked.cards)
    by_count = sorted(ranks, key=lambda rank: (ranks[rank], rank), reverse=True)
    low_ace = "straight" in ranked.rank and by_count == [RANKS.index(rank) for rank in "A32"]
    return THREE_CARD_HANDS.index(ranked.rank), [] if low_ace else by_count


def points(ranked: Ranked) -> Any:
    """The points of a hand, a blackjack above all."""
    number = ranked.rank.rpartition("-")[2]
    return int(number) if number.isdigit() else 22


class Contest(NamedTuple):
    """A game in which a player's hand is worth something: how it is dealt, staked and held against others."""

    own: int
    dealer: int
    board: int
    stakes: tuple[tuple[str, ...], ...]  # area and multiple of $10, before each time the dealer goes on
    worth: Callable[[Ranked], Any] = five_cards
    without: tuple[str, ...] = ()  # areas on which a better hand may well earn less
    dealing: str = "manual-shoe"
    cards: Sequence[str] = DECK


CONTESTS = {
    "all-in-holdem": Contest(2, 2, 5, (("ante 1",), ("raise 3",))),
    "mini-tex-3-card-holdem": Contest(
        2, 2, 3, (("ante 1",), ("flop 1",), ("river 1",), ("play 2",)), three_cards
    ),
    # Odds wagers pay some hands for losing.
    "heads-up-holdem": Contest(
        2, 2, 5, (("ante 1", "odds 1"), ("raise 3",), (), ()), without=("odds", "bad-beat-bonus")
    ),
    "caribbean-stud": Contest(5, 5, 0, (("ante 1",), ("bet 2",)), dealing="hand"),
    "double-down-stud": Contest(1, 4, 0, (("original 1",), ("double-down 1",))),
    "let-it-ride": Contest(3, 0, 2, (("bet-1 1", "bet-2 1", "bet-3 1"), (), ())),
    # The dealer draws, and always the same cards.
    "spanish-21": Contest(
        2, 12, 0, (("wager 1",), ()), points, cards=[card for card in DECK if card[0] != "T"]
    ),
}


def play(game: str, own: Sequence[str], dealer: Sequence[str], board: Sequence[str]) -> tuple[Any, int]:
    """What a player's hand is worth, and what it earns."""
    contest = CONTESTS[game]
    hands = {"seat 1": tuple(own), "dealer": tuple(dealer), "community": tuple(board)}
    packs = 6 if game == "spanish-21" else 1
    deck = order(game, Deal(seats=(1,), hands=hands), contest.dealing, 0, cut=False, packs=packs)
    acts: list[AnyAct] = [Sit(patron="p1", seat=1)]
    for staked in contest.stakes:
        for area, _, times in (each.partition(" ") for each in staked):
            acts.append(bet(1, area, 1000 * int(times), 1))
        acts.append(Proceed())
    options: dict[str, Option] = {"dealing": contest.dealing}
    script = Script(
        protocol=1, id="x", game=game, options=options, shuffles=(Shuffle(deck),), acts=tuple(acts)
    )
    events = [event for event in ENGINE.perform(script).events if getattr(event, "seat", None) == 1]
    ranked = [event for event in events if isinstance(event, Ranked)]
    assume(ranked)  # a dealer who does not call ends the round without
    counted = [each for each in events if getattr(each, "area", "") not in contest.without]
    paid = sum(event.amount for event in counted if isinstance(event, Paid))
    return contest.worth(ranked[-1]), paid - sum(e.amount for e in counted if isinstance(e, Collected))


@pytest.mark.parametrize("game", CONTESTS)
@settings(max_examples=150)
@given(data=st.data())
def test_a_better_hand_never_earns_less(game: str, data: st.DataObject) -> None:
    """Two hands, one after the other, in the same place."""
    contest = CONTESTS[game]
    number = 2 * contest.own + contest.dealer + contest.board
    cards = data.draw(st.permutations(contest.cards))[:number]
    one, two = cards[: contest.own], cards[contest.own : 2 * contest.own]
    dealer, board = cards[2 * contest.own :][: contest.dealer], cards[number - contest.board :]
    (first, earned), (second, other) = (play(game, own, dealer, board) for own in (one, two))
    assert first == second or earned == other or (first > second) == (earned > other)
