"""A poker table in play: who has how much in front of him, and how the round of play stands."""

from dataclasses import dataclass, field

from shall.script import Piece

from ...table import Refusal, Table, Wager


@dataclass(slots=True)
class Game:
    """What lasts from round to round, and the round of play."""

    table: Table
    stacks: dict[str, int] = field(default_factory=dict)  # in front of each patron
    button: int = 0
    counted_at: int = 0  # the minute of the last count of the stub
    dealt: bool = False  # cards are out
    seats: list[int] = field(default_factory=list)  # who was dealt in, clockwise
    hands: dict[int, list[str]] = field(default_factory=dict)
    showing: dict[int, list[str]] = field(default_factory=dict)
    folded: set[int] = field(default_factory=set)
    board: list[str] = field(default_factory=list)
    burns: list[str] = field(default_factory=list)
    paid: dict[int, int] = field(default_factory=dict)  # into the pots, by each seat
    wagers: list[Wager] = field(default_factory=list)
    coin: int = 0  # in the pot, not yet changed
    void: bool = False
    opener: int = 0  # who opened the last betting round of stud

    def clear(self) -> None:
        """A new round of play."""
        self.dealt = self.void = False
        self.coin = 0
        for each in (
            self.seats,
            self.hands,
            self.showing,
            self.folded,
            self.board,
            self.burns,
            self.paid,
            self.wagers,
        ):
            each.clear()

    @property
    def stud(self) -> bool:
        """Whether the game is seven-card stud."""
        return str(self.table.options["form"]).startswith("seven")

    @property
    def form(self) -> str:
        """The form of stud: high, high-low or eight-or-better."""
        return str(self.table.options["form"]).removeprefix("seven-card-stud-")

    @property
    def live(self) -> list[int]:
        """The seats still in contention, clockwise."""
        return [seat for seat in self.seats if seat not in self.folded]

    def amount(self, name: str) -> int:
        """A posted amount."""
        return int(self.table.options[name])

    def stack(self, seat: int) -> int:
        """What lies in front of a seat."""
        return self.stacks.get(self.table.seats.get(seat, ""), 0)

    def can_bet(self, seat: int) -> bool:
        """Whether the seat is in contention and not all-in."""
        return seat not in self.folded and self.stack(seat) > 0

    def clockwise(self, start: int, among: list[int], *, forward: bool = True) -> list[int]:
        """The seats one after the other, from a start that may be none of them."""
        ascending = sorted(among)
        if forward:
            return [s for s in ascending if s >= start] + [s for s in ascending if s < start]
        return [s for s in reversed(ascending) if s <= start] + [s for s in reversed(ascending) if s > start]

    def pay(self, wager: Wager, amount: int, *, coin: bool = False) -> None:
        """Money goes from a player to the pot."""
        if not coin:
            self.stacks[wager.patron] -= amount
        self.paid[wager.seat] = self.paid.get(wager.seat, 0) + amount
        if wager not in self.wagers:
            self.wagers.append(wager)


def money(game: Game, pieces: tuple[Piece, ...], what: str) -> int:
    """What the pieces are worth, if they may be played with so; coin and coupons may not."""
    rule = game.table.rules.coin_beyond_antes
    if any(piece.kind == "coin" for piece in pieces) and (what in rule.value or not what):
        raise Refusal(rule)
    if any(piece.kind == "coupon" for piece in pieces):
        raise Refusal(game.table.rules.table_stakes)
    return sum(piece.value * piece.count for piece in pieces)
