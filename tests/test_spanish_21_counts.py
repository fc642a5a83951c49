"""What hands of spanish 21 count, over every hand, against counts made without the engine's rules."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from reference_engine.engine import ReferenceEngine
from reference_engine.games import GAMES
from reference_engine.games.spanish_21.totals import total
from reference_engine.table import Table
from shall.arrange import order, script_of
from shall.case import Deal
from shall.compiler import compile_rulebook
from shall.script import PROTOCOL, AnyAct, Bet, Draw, Piece, Proceed, Script, Shuffle, Sit
from shall.transcript import Ranked

GAME = GAMES["spanish-21"]
ENGINE = ReferenceEngine({GAME.name: GAME})
TABLE = Table(Script(protocol=PROTOCOL, id="x", game=GAME.name), GAME.rules, {"decks": 6})
RANKS = "23456789JQKA"
LOW = dict(zip(RANKS, (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 1), strict=True))


def best(ranks: tuple[str, ...]) -> str:
    """The name of a hand: of all ways to count its aces the highest up to 21, else the lowest."""
    if len(ranks) == 2 and "A" in ranks and LOW[min(ranks, key="A".__eq__)] == 10:
        return "blackjack"
    ways = [(1, 11) if rank == "A" else (LOW[rank],) for rank in ranks]
    counts = sorted({(sum(way), 11 in way) for way in product(*ways)})
    points, soft = max((each for each in counts if each[0] <= 21), default=counts[0])
    return f"{'soft' if soft else 'hard'}-{points}"


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_hand_counts_as_it_should(size: int) -> None:
    """All hands of so many cards, by rank, for player and dealer alike."""
    for ranks in combinations_with_replacement(RANKS, size):
        cards = [f"{rank}s" for rank in ranks]
        assert total(TABLE, "hand", cards).name == total(TABLE, "dealer", cards).name == best(ranks)


def test_every_first_two_cards_are_called_so_at_the_table() -> None:
    """All 144 pairs of ranks dealt in a round: 6 in 144 are a blackjack, ace first or last."""
    called: Counter[str] = Counter()
    for one, two in product(RANKS, repeat=2):
        first, *_ = ranked((f"{one}s", f"{two}d"))
        assert first == best((one, two))
        called[first] += 1
    assert called["blackjack"] == 6
    assert called["soft-12"] == 1


def ranked(hand: tuple[str, ...]) -> list[str]:
    """What the hand of seat 1 is called in a round, at first and after each card drawn."""
    deal = Deal(seats=(1,), hands={"seat 1": hand, "dealer": ("9c", "9d")})
    shoe = order(GAME.name, deal, "manual-shoe", 0, cut=False, packs=6)
    acts: tuple[AnyAct, ...] = (
        Sit(patron="ann", seat=1),
        Bet(wager="w", patron="ann", seat=1, area="wager", pieces=(Piece("chip", 1000),)),
        Proceed(),
        *(Draw(patron="ann", seat=1) for _ in hand[2:]),
    )
    script = Script(protocol=PROTOCOL, id="x", game=GAME.name, shuffles=(Shuffle(cards=shoe),), acts=acts)
    return [each.rank for each in ENGINE.perform(script).events if isinstance(each, Ranked)]


def test_a_soft_hand_turns_hard_as_it_is_drawn_to() -> None:
    """Ace, six, king, four: soft 17, hard 17, hard 21."""
    assert ranked(("As", "6d", "Kh", "4c")) == ["soft-17", "hard-17", "hard-21"]


@pytest.mark.parametrize("decks", [6, 8])
def test_the_shoes_of_scripts_have_no_tens_and_every_other_card_once_a_deck(decks: int) -> None:
    """Whatever a scenario wishes for."""
    game = ENGINE.manifest().games[GAME.name]
    usual = type(game)({**game.options, "decks": (decks, 14 - decks)}, game.readings)
    for case in compile_rulebook(GAME.name):
        for shuffle in script_of(case, usual).shuffles:
            number = int(str(case.options.get("decks", decks)))
            counted = Counter(shuffle.cards)
            assert counted == dict.fromkeys((r + s for r in RANKS for s in "cdhs"), number)
