"""The table around a hand: who sits where with how much, what is posted, and when the cards are dealt."""

from dataclasses import dataclass, field
from typing import Any

from shall.script import Act, Bet, Clock, Cut, Fund, Leave, Option, Proceed, Script, Sit, worth
from shall.transcript import Accepted, Button, Ended, Event

from .hand import Hand, Refusal, require

DEFAULTS: dict[str, Option] = {
    "form": "hold-em", "ante-amount": 0, "blind-amount": 100, "second-blind-amount": 200,
    "forced-bet-amount": 200, "bet-minimum": 200, "bet-maximum": 10000, "rake-amount": 0,
}  # fmt: skip
USUAL_CUT = 26  # the dealer's, where nobody says how many


@dataclass
class Posted:
    """An ante or a blind that lies before the cards are dealt."""

    wager: str
    seat: int
    area: str
    amount: int
    from_stack: bool


@dataclass
class Table:
    """Who sits where with how much, and the hand in play."""

    script: Script
    events: list[Event] = field(default_factory=list)
    index: int = 0
    round: int = 1
    clock: int = 0
    seats: dict[int, str] = field(default_factory=dict)
    stacks: dict[str, int] = field(default_factory=dict)
    posted: list[Posted] = field(default_factory=list)
    button: int = 0
    placed_button: bool = False
    cut: int | None = None
    hand: Hand | None = None

    def tell(self, kind: type[Event], **said: Any) -> None:
        """Add an event."""
        known = {"act": self.index, "round": self.round, "deck": 1, "opening": 1, "clock": self.clock}
        self.events.append(kind(**known, **said))

    def option(self, name: str) -> Any:
        """A posted rule or amount."""
        return self.script.options.get(name, DEFAULTS[name])

    @property
    def stud(self) -> bool:
        """Whether the game is seven-card stud."""
        return str(self.option("form")).startswith("seven")

    def take(self, act: Act) -> None:
        """One act: the clock at any time, all else between hands or within one."""
        if isinstance(act, Clock):
            self.clock += act.minutes
        elif self.hand:
            self.hand.take(act)
        else:
            self.between(act)

    def between(self, act: Act) -> None:
        """Arrive, leave, bring money, post, cut, deal."""
        match act:
            case Sit(patron=patron, seat=seat):
                require(seat not in self.seats and patron not in self.seats.values())
                require(seat <= (8 if self.stud else 11))
                self.seats[seat] = patron
                self.stacks.setdefault(patron, 0)
            case Leave(patron=patron):
                require(patron in self.seats.values())
                self.seats = {seat: name for seat, name in self.seats.items() if name != patron}
                self.stacks.pop(patron)
            case Fund(patron=patron, pieces=pieces):
                require(
                    patron in self.seats.values() and all(p.kind not in ("coin", "coupon") for p in pieces)
                )
                self.stacks[patron] += worth(pieces)
            case Cut(cards=cards):
                require(cards >= 10 and self.cut is None)  # noqa: PLR2004
                self.cut = cards
            case Bet():
                self.post(act)
            case Proceed():
                self.deal()
            case _:
                raise Refusal

    def post(self, act: Bet) -> None:
        """An ante, or a blind from a seat that owes one."""
        require(self.seats.get(act.seat) == act.patron)
        require(not any((each.seat, each.area) == (act.seat, act.area) for each in self.posted))
        amount, kinds = worth(act.pieces), {piece.kind for piece in act.pieces}
        if act.area == "ante":
            require(amount == self.option("ante-amount"))
            coin = kinds == {"coin"}
            require(not coin or (amount < 100 and all(p.value in (25, 50) for p in act.pieces)))  # noqa: PLR2004
        else:
            due = self.blinds()
            require(act.area == "blind" and due.get(act.seat) == amount)
            first = next(iter(due))
            require(act.seat == first or any((p.seat, p.area) == (first, "blind") for p in self.posted))
            coin = False
        require(coin or (not kinds & {"coin", "coupon"} and amount <= self.stacks[act.patron]))
        if act.area == "blind":
            self.place_button()
        self.posted.append(Posted(act.wager, act.seat, act.area, amount, not coin))
        if not coin:
            self.stacks[act.patron] -= amount
        self.tell(Accepted, wager=act.wager, patron=act.patron, seat=act.seat, area=act.area, amount=amount)

    def place_button(self) -> None:
        """Once a hand, when the first blind is taken or the cards are dealt."""
        if not self.stud and not self.placed_button:
            self.button, self.placed_button = self.next_button, True
            self.tell(Button, seat=self.button)

    @property
    def next_button(self) -> int:
        """First the last seat before the dealer, then from player to player."""
        if self.placed_button or not self.button:
            return self.button or max(self.seats)
        return min((seat for seat in self.seats if seat > self.button), default=min(self.seats))

    def order(self) -> list[int]:
        """Seats as pokerkit counts its players: from the left of the button, or of the dealer."""
        return sorted(self.seats, key=lambda seat: (not self.stud and seat <= self.next_button, seat))

    def blinds(self) -> dict[int, int]:
        """Who owes which blind."""
        if self.stud:
            return {}
        amounts = (self.option("blind-amount"), self.option("second-blind-amount"))
        return {seat: amount for seat, amount in zip(self.order(), amounts, strict=False) if amount}

    def laid(self, seat: int) -> int:
        """What a seat has posted."""
        return sum(each.amount for each in self.posted if each.seat == seat)

    def plays(self, seat: int) -> bool:
        """Whether a seat has its ante down and money enough."""
        ante = self.option("ante-amount")
        if ante and not any((each.seat, each.area) == (seat, "ante") for each in self.posted):
            return False
        forced = self.option("forced-bet-amount") if self.stud else 0
        needed = ante + self.blinds().get(seat, 0) + forced + self.option("bet-minimum")
        return bool(self.stacks[self.seats[seat]] + self.laid(seat) >= needed)

    def deal(self) -> None:
        """Begin a hand with everybody who plays."""
        require(self.seats)
        order = [seat for seat in self.order() if self.plays(seat)]
        require(len(order) > 1)
        owed = [seat for seat in self.blinds() if seat in order]
        require(self.stud or owed or self.option("ante-amount"))
        require(all(any((p.seat, p.area) == (seat, "blind") for p in self.posted) for seat in owed))
        self.place_button()
        shuffles = self.script.shuffles
        cards = list(shuffles[min(self.round, len(shuffles)) - 1].cards)
        depth = USUAL_CUT if self.cut is None else self.cut
        self.hand = Hand(self, order, cards[depth:] + cards[:depth])
        self.hand.go_on()

    def end(self) -> None:
        """After a hand."""
        self.tell(Ended)
        self.round += 1
        self.hand, self.cut, self.placed_button = None, None, False
        self.posted.clear()
