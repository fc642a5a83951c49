"""One round against the dealer: its course, its state, and how its hands are shown, named and racked."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from shall.script import Bet
from shall.transcript import Announced, Discarded, Ranked, Revealed

from .dealing import Dealer, Hands
from .ranking import Ranking
from .rules import Cited, Cites, Rule
from .table import Handlers, Table


@dataclass(frozen=True, slots=True)
class Course:
    """What a game adds to the common course of a round."""

    bets: dict[str, Cited]  # every area, with the clauses that a wager there obeys; the ante first
    refuse: Callable[[Table, Bet], None]  # what the game itself refuses before the deal
    in_play: Callable[[Table], list[int]]  # the seats to be dealt in
    entitled: Callable[[Table, int], Cites]  # why a seat gets cards
    streets: Callable[[Table, "Round"], Iterator[Handlers]]  # the stops after the deal
    complete: Callable[[Table, "Round"], None]  # everything after the last stop
    survive: Callable[[Table, "Round", str], None] | None = (
        None  # settles what survives when all hands are void
    )
    ranking: Callable[..., Ranking] = Ranking
    cards: int = 2  # of a hand, the dealer's too
    beside_ante: tuple[str, ...] = ()  # the areas of wagers that cannot lie without an ante
    closed: Callable[[Table, "Round"], None] | None = None  # done with the call that ends the betting
    common: int | None = None  # dealt to the dealer or to the board instead, for all hands
    board: int = 0  # cards that are burned or turned up after the deal
    exposed_early: tuple[str, ...] = ("second-card",)  # when a dealer card seen before the deal was seen
    stub_after_deal: Callable[[Table], bool] = lambda _: (
        False
    )  # whether no card is left to be dealt after the hands


@dataclass(slots=True)
class Round:
    """One round: the cards, what each seat decided, and what has been shown, paid or void."""

    course: Course
    hands: Hands
    dealer: Dealer
    ranking: Ranking
    decisions: dict[int, str] = field(default_factory=dict)
    checked: set[int] = field(default_factory=set)  # at any stage
    revealed: set[int] = field(default_factory=set)
    voided: set[int] = field(default_factory=set)
    racked: set[int] = field(default_factory=set)
    common_racked: bool = False  # the cards that belong to every hand
    paid: dict[int, int] = field(default_factory=dict)
    dealer_exposed: bool = False
    exposed_in_deal: bool = False
    all_void: bool = False
    stopped: bool = False  # the deal could not be finished
    count_ordered: bool = False
    stub_done: bool = False
    stage: str = ""  # of a game with several, the one that is being decided
    last: bool = True  # no other decision follows those of this stage
    folded: dict[int, str] = field(default_factory=dict)  # the stage at which each hand was given up
    raised: dict[int, str] = field(default_factory=dict)  # and at which each was raised
    asked: set[tuple[str, int]] = field(default_factory=set)  # at which stage which seat has been asked
    cause: str = ""  # why all hands are void
    misdeal_passed: bool = False  # a count came upon a misdeal, and nothing followed from it

    def undecided(self) -> list[int]:
        """Seats in play that have not decided yet."""
        return [seat for seat in self.hands.players if seat not in self.decisions and seat not in self.voided]

    def decisions_due(self) -> bool:
        """Whether somebody has a decision to make, now or at a later stage."""
        return bool(self.undecided()) or (not self.last and bool(self.staying()))

    def staying(self) -> list[int]:
        """Seats that play on against the dealer."""
        return [s for s, d in self.decisions.items() if d != "fold" and s not in self.voided]


def announce(table: Table, words: Rule, *why: Cites) -> None:
    """The dealer calls."""
    if words.value:
        table.emit(Announced, words, *why, words=words.value)


def reveal(table: Table, now: Round, seat: int, *why: Cites) -> None:
    """Turn a player's cards up, if they are not yet."""
    if seat not in now.revealed:
        now.revealed.add(seat)
        table.emit(Revealed, *why, cards=tuple(now.hands.players[seat]), area="hand", seat=seat)


def rank(table: Table, now: Round, seat: int | None, *why: Cites) -> None:
    """Announce the best hand of a player or of the dealer."""
    own = now.hands.dealer if seat is None else now.hands.players[seat]
    seen = (table.rules.dealer_cards_ranked if seat is None else table.rules.player_cards_ranked).value
    board = now.hands.board[: seen - now.course.cards]
    name, cards, known = now.ranking.announce(own, board, dealer=seat is None)
    area = "dealer" if seat is None else "hand"
    table.emit(Ranked, *why, known, area=area, seat=seat, rank=name, cards=cards)


def rack(table: Table, now: Round, seat: int, face: str, *why: Cites) -> None:
    """A player's cards go to the discard rack."""
    now.racked.add(seat)
    cards = tuple(now.hands.players[seat])
    table.emit(Discarded, *why, table.rules.racked, area="hand", seat=seat, face=face, cards=cards)
