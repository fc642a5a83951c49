"""A table of heads up hold'em (13:69F-39): one deck, shuffled by a device, dealt from a manual shoe."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, ClassVar

from hands import PAIR, STRAIGHT, Hand, best

JSON = dict[str, Any]

ODDS = {
    "royal-flush": Fraction(500),
    "straight-flush": Fraction(50),
    "four-of-a-kind": Fraction(10),
    "full-house": Fraction(3),
    "flush": Fraction(3, 2),
    "straight": Fraction(1),
}  # 39.11(b)(5)
BAD_BEAT = {
    "straight-flush": 500,
    "four-of-a-kind": 25,
    "full-house": 6,
    "flush": 5,
    "straight": 4,
}  # 39.11(f)
TRIPS_PLUS = {
    "royal-flush": (100, 100, 100, 100),
    "straight-flush": (40, 40, 40, 40),
    "four-of-a-kind": (30, 30, 30, 30),
    "full-house": (9, 8, 8, 7),
    "flush": (7, 6, 7, 6),
    "straight": (4, 5, 4, 5),
    "three-of-a-kind": (3, 3, 3, 3),
}  # 39.11(g), tables 1 to 4
POCKET_BONUS = {
    "aces": (30, 25, 30),
    "suited": (20, 20, 20),
    "unsuited": (10, 10, 10),
    "pair": (5, 5, 4),
}  # (i)
BETTING, BEFORE_FLOP, ON_FLOP, AFTER_RIVER = "betting", "before-flop", "on-flop", "after-river"
NEXT = {BEFORE_FLOP: ON_FLOP, ON_FLOP: AFTER_RIVER}
RAISES = {BEFORE_FLOP: (1, 2, 3), ON_FLOP: (1, 2), AFTER_RIVER: (1,)}  # antes: 39.10(d), (f), (h)
SEATS = 6
DECK = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]


@dataclass
class Wager:
    """What lies on one area of one seat."""

    wager: str
    patron: str
    seat: int
    area: str
    amount: int


@dataclass
class Place:
    """A patron at a seat, what is staked there, and the cards."""

    patron: str
    wagers: dict[str, Wager] = field(default_factory=dict)
    cards: list[str] = field(default_factory=list)
    checked: bool = False
    folded: bool = False

    def complete(self) -> bool:
        """Whether ante and odds wager lie there in equal amounts (39.10(b))."""
        ante, odds = self.wagers.get("ante"), self.wagers.get("odds")
        return bool(ante and odds and ante.amount == odds.amount)

    def undecided(self) -> bool:
        return bool(self.cards) and not (self.checked or self.folded or "raise" in self.wagers)


class Table:
    """One script: acts go in, events come out. An act that returns False has changed nothing."""

    ODDS: ClassVar = ODDS

    def __init__(self, script: JSON) -> None:
        options = script.get("options", {})
        self.least = options.get("ante-minimum", 500)
        self.most = options.get("ante-maximum", 100_000)
        self.trips_table = int(options.get("trips-plus", 1)) - 1
        self.pocket_table = int(options.get("pocket-bonus", 1)) - 1
        self.orders = [each for each in script.get("shuffles", []) if each.get("deck", 1) == 1]
        self.closed = script.get("start") == "closed"
        self.used = 0
        self.places: dict[int, Place] = {}
        self.dealer: list[str] = []
        self.board: list[str] = []
        self.stop = BETTING
        self.act, self.round, self.clock_minutes = 0, 1, 0
        self.events: list[JSON] = []
        self.shuffle()

    def say(self, kind: str, **fields: object) -> None:
        where = {"act": self.act, "round": self.round, "deck": 1, "opening": 1, "clock": self.clock_minutes}
        self.events.append({"event": kind, **where, **fields})

    def shuffle(self) -> None:
        order = self.orders[min(self.used, len(self.orders) - 1)] if self.orders else {"cards": DECK}
        self.deck, self.face_up = list(order["cards"]), bool(order.get("face_up"))
        self.used += 1

    def playing(self) -> list[tuple[int, Place]]:
        return [(seat, place) for seat, place in sorted(self.places.items()) if place.cards]

    # Acts

    def clock(self, minutes: int) -> bool:
        self.clock_minutes += minutes
        return True

    def describe(self) -> bool:
        return True

    def sit(self, patron: str, seat: int) -> bool:
        taken = seat in self.places or any(place.patron == patron for place in self.places.values())
        if self.closed or self.stop != BETTING or seat > SEATS or taken:
            return False
        self.places[seat] = Place(patron)
        return True

    def leave(self, patron: str) -> bool:
        seat = next((seat for seat, place in self.places.items() if place.patron == patron), None)
        if seat is None or self.places[seat].cards:
            return False
        for wager in self.places.pop(seat).wagers.values():
            self.give_back(wager)
        return True

    def bet(self, wager: str, patron: str, seat: int, area: str, pieces: list[JSON], **how: object) -> bool:
        place = self.places.get(seat)
        amount = worth(pieces)
        if how.get("called") or not amount or not place or place.patron != patron or area in place.wagers:
            return False
        if not (self.may_bet(place, area, amount) or self.may_raise(place, area, amount)):
            return False
        place.wagers[area] = Wager(wager, patron, seat, area, amount)
        self.say("accepted", **vars(place.wagers[area]))
        return True

    def may_bet(self, place: Place, area: str, amount: int) -> bool:
        if self.stop != BETTING:
            return False
        if area in ("trips-plus", "pocket-bonus"):
            return place.complete()
        if area not in ("ante", "odds"):
            return False
        other = place.wagers.get("odds" if area == "ante" else "ante")
        return self.within_limits(amount) and (other is None or other.amount == amount)

    def within_limits(self, amount: int) -> bool:
        """What the casino takes on ante and odds at this table (39.10(b))."""
        return self.least <= amount <= self.most

    def may_raise(self, place: Place, area: str, amount: int) -> bool:
        if area != "raise" or self.stop == BETTING or not place.undecided():
            return False
        return amount in [times * place.wagers["ante"].amount for times in RAISES[self.stop]]

    def increase(self, wager: str, pieces: list[JSON]) -> bool:
        lying = self.lying(wager)
        added = worth(pieces)
        limited = lying is not None and lying.area in ("ante", "odds")
        if not lying or not added or (limited and not self.within_limits(lying.amount + added)):
            return False
        lying.amount += added
        self.say("accepted", **vars(lying))
        return True

    def withdraw(self, wager: str, amount: int | None = None) -> bool:
        lying = self.lying(wager)
        if not lying or amount == 0:
            return False
        left = lying.amount - (lying.amount if amount is None else amount)
        if left < 0 or 0 < left < (self.least if lying.area in ("ante", "odds") else 1):
            return False
        self.give_back(lying, lying.amount - left)
        lying.amount = left
        if left:
            self.say("accepted", **vars(lying))
        else:
            del self.places[lying.seat].wagers[lying.area]
        return True

    def lying(self, wager: str) -> Wager | None:
        """A wager that may still be changed: none after the call."""
        wagers = [each for place in self.places.values() for each in place.wagers.values()]
        return next((each for each in wagers if each.wager == wager and self.stop == BETTING), None)

    def check(self, patron: str, seat: int) -> bool:
        place = self.places.get(seat)
        if self.stop not in NEXT or not place or place.patron != patron or not place.undecided():
            return False
        place.checked = True
        self.say("checked", patron=patron, seat=seat)
        return True

    def fold(self, patron: str, seat: int) -> bool:
        place = self.places.get(seat)
        if self.stop != AFTER_RIVER or not place or place.patron != patron or not place.undecided():
            return False
        place.folded = True
        self.say("folded", patron=patron, seat=seat)
        for area in ("ante", "odds"):
            self.settle(place.wagers[area], "lost")
        return True

    def proceed(self) -> bool:
        if self.closed or not self.places or self.face_up or any(p.undecided() for p in self.places.values()):
            return False
        if self.stop == BETTING:
            if any(place.complete() for place in self.places.values()):
                self.deal()
        elif self.stop in NEXT:
            self.stop = NEXT[self.stop]
            self.show(3 if self.stop == ON_FLOP else 2)
        else:
            self.showdown()
        return True

    # What the dealer does

    def deal(self) -> None:
        for place in self.places.values():
            if not place.complete():  # no part in the round: the stakes go back
                for wager in place.wagers.values():
                    self.give_back(wager)
                place.wagers.clear()
        self.say("loaded", into="manual-shoe")
        self.say("announced", words="No more bets")
        for _ in range(2):
            for seat, place in sorted(self.places.items()):
                if place.wagers:
                    place.cards.append(self.deck.pop(0))
                    self.say("dealt", card=place.cards[-1], area="hand", seat=seat)
            self.dealer.append(self.deck.pop(0))
            self.say("dealt", card=self.dealer[-1], area="dealer", cover=True)
        self.stop = BEFORE_FLOP

    def show(self, count: int) -> None:
        for _ in range(count):
            self.board.append(self.deck.pop(0))
            self.say("dealt", card=self.board[-1], area="community", face="up")
        for _, place in self.playing():
            place.checked = False
        if self.stop == AFTER_RIVER:
            self.say("discarded", area="stub")

    def showdown(self) -> None:
        self.say("revealed", area="dealer", cards=self.dealer)
        house = best(self.dealer + self.board)
        self.say("ranked", area="dealer", rank=house.name, cards=house.cards)
        self.say("qualified", qualifies=house.rank >= PAIR)
        for seat, place in self.playing():
            hand = best(place.cards + self.board)
            if not place.folded:
                self.say("revealed", area="hand", seat=seat, cards=place.cards)
                self.say("ranked", area="hand", seat=seat, rank=hand.name, cards=hand.cards)
                self.main_wagers(place, hand, house)
            self.bonus_wagers(place, hand)
        self.finish()

    def main_wagers(self, place: Place, hand: Hand, house: Hand) -> None:
        result = self.compare(hand, house)
        ante, odds, raised = (place.wagers[area] for area in ("ante", "odds", "raise"))
        self.settle_ante(ante, result, qualified=house.rank >= PAIR)
        outcome = {1: "won", 0: "push", -1: "lost"}[result]
        self.settle(raised, outcome, 1)
        if result > 0 and hand.rank >= STRAIGHT:
            self.settle(odds, "won", self.ODDS[hand.name])
        elif result < 0 and hand.rank >= STRAIGHT:
            self.settle(odds, "won", BAD_BEAT[hand.name])
        else:
            self.settle(odds, "lost" if result < 0 else "push")

    def compare(self, hand: Hand, house: Hand) -> int:
        return (hand.strength > house.strength) - (hand.strength < house.strength)

    def settle_ante(self, ante: Wager, result: int, *, qualified: bool) -> None:
        if not qualified or result == 0:
            self.settle(ante, "push")
        else:
            self.settle(ante, "won" if result > 0 else "lost", 1)

    def bonus_wagers(self, place: Place, hand: Hand) -> None:
        if trips := place.wagers.get("trips-plus"):
            row = TRIPS_PLUS.get(hand.name)
            self.settle(trips, "won" if row else "lost", row[self.trips_table] if row else 0)
        if pocket := place.wagers.get("pocket-bonus"):
            name = self.pocket(*place.cards)
            self.settle(
                pocket, "won" if name else "lost", POCKET_BONUS[name][self.pocket_table] if name else 0
            )

    def pocket(self, one: str, two: str) -> str:
        """The row of the pocket bonus, if any (39.11(i))."""
        if one[0] == two[0]:
            return "aces" if one[0] == "A" else "pair"
        if {one[0], two[0]} in ({"A", "K"}, {"A", "Q"}, {"A", "J"}):
            return "suited" if one[1] == two[1] else "unsuited"
        return ""

    def finish(self) -> None:
        self.say("ended")
        self.say("shuffled", by="device")
        self.say("stacked")
        self.shuffle()
        self.places = {seat: Place(place.patron) for seat, place in self.places.items()}
        self.dealer, self.board, self.stop = [], [], BETTING
        self.round += 1

    def settle(self, wager: Wager, outcome: str, odds: Fraction | int = 0) -> None:
        about = {"wager": wager.wager, "area": wager.area, "seat": wager.seat}
        self.say("decided", outcome=outcome, **about)
        if outcome == "won":
            self.say("paid", amount=int(wager.amount * odds), **about)
        self.say("collected" if outcome == "lost" else "returned", amount=wager.amount, **about)

    def give_back(self, wager: Wager, amount: int | None = None) -> None:
        amount = wager.amount if amount is None else amount
        self.say("returned", wager=wager.wager, amount=amount, area=wager.area, seat=wager.seat)


ACTS = ("clock", "describe", "sit", "leave", "bet", "increase", "withdraw", "check", "fold", "proceed")


def worth(pieces: list[JSON]) -> int:
    """Chips, plaques and coupons in cents; nothing if there is anything else among them (39.6(a))."""
    if any(piece["kind"] not in ("chip", "plaque", "coupon") for piece in pieces):
        return 0
    return sum(piece["value"] * piece.get("count", 1) for piece in pieces)


def perform(script: JSON, kind: type[Table]) -> JSON:
    table = kind(script)
    for number, act in enumerate(script.get("acts", [])):
        table.act = number
        fields = {name: value for name, value in act.items() if name != "act"}
        if act["act"] not in ACTS or not getattr(table, act["act"])(**fields):
            table.say("refused")
    return {"protocol": 1, "script": script["id"], "events": table.events}
