"""The progressive jackpot: what feeds its meter, whom it pays, and in what turn (16.11, 16.12(e) to (g))."""

from functools import cache
from typing import Any

from shall.datafile import compose
from shall.errors import ShallError
from shall.folders import folder
from shall.transcript import Collected, Decided, Metered, Paid, Verified

from ...round import Round
from ...rules import AtLeast, Cited, Covers, Holds, OneOf, Rule, Rules
from ...settlement import lose
from ...table import Table, Wager

LAW = "19:47-16"
WHOLE = 100  # percent
PAID_BY = Cited((f"{LAW}.11(a)", f"{LAW}.11(c)", f"{LAW}.12(e)", f"{LAW}.12(g)"))


class Percent(AtLeast):
    """A share of the meter."""


def progressive_rules() -> Rules:
    """What 16.11 and 16.12(e) to (g) say of the progressive wager."""
    first, meter = f"{LAW}.11", (f"{LAW}.12(g)",)
    rules: Rules = {
        "progressive_paid": Holds(value=True, clauses=(f"{first}(a)",)),
        "progressive_before_cards": Holds(value=True, clauses=(f"{first}(a)",)),
        "verifies_hand": OneOf(("before", "after", "never"), (f"{first}(b)1",)),
        "verifies_cases": Covers(
            ("the first winner", "the next", "a hand", "no hand"), (f"{first}(b)1", f"{first}(b)2")
        ),
        "loser_waits_for_prize": Holds(value=True, clauses=(f"{first}(a)",)),
        "push_waits_for_prize": Holds(value=True, clauses=(f"{first}(a)",)),
        "verifies_light": OneOf(("before", "after", "never"), (f"{first}(b)2",)),
        "validates_payout": Rule(("before",), (), also=(f"{first}(b)3",)),
        "progressive_whatever": Covers(
            ("a better dealer hand", "an equal one", "a worse one", "no qualifying hand"), (f"{first}(c)",)
        ),
        "designated_prize": Holds(value=True, clauses=(f"{LAW}.12(e)",)),
        "meter_rate": AtLeast(70, (f"{LAW}.12(f)",)),
        "meter_takes": OneOf(("every wager", "the first wager", "the first round"), (f"{LAW}.12(f)",)),
        "meter_resets": Holds(value=True, clauses=(f"{LAW}.12(e)",)),
        "meter_falls": Holds(value=True, clauses=meter),
        "royals_share": Holds(value=True, clauses=meter),
        "royals_share_equally": Holds(value=True, clauses=meter),
        "royals_counted": OneOf(("those with a wager", "all", "two"), meter),
        "progressive_round": Rule(value=False, clauses=()),  # CS-08
    }
    for hand, prize in prizes().items():
        kind = Percent if hand in ("royal-flush", "straight-flush ten-percent") else AtLeast
        rules[f"prize_{hand}"] = kind(prize, (f"{LAW}.12(e)",))
    return rules


@cache
def prizes() -> dict[str, int]:
    """The least that a hand takes: dollars, or percent of the meter."""
    path = folder("fixtures") / "caribbean_stud" / "pay_tables.yaml"
    data = compose(path, "fixtures/caribbean_stud/pay_tables.yaml", ShallError).data
    return {hand: int(prize) for hand, prize in data["prizes"].items()}


# The meter


def show(table: Table, amount: int, *why: Any) -> None:
    """The meter shows an amount from now on."""
    table.meter = amount
    table.emit(Metered, *why, amount=amount)


def feed(table: Table) -> None:
    """The progressive wagers that lie owe the meter its share of them."""
    takes = table.rules.meter_takes.value[0]
    stakes = [wager.amount for wager in table.wagers.values() if wager.area == "progressive"]
    staked = sum(stakes[:1] if takes == "the first wager" else stakes)
    if takes == "the first round" and table.round > 1:
        staked = 0
    table.feed = staked * table.rules.meter_rate.value // WHOLE


def advance(table: Table, moment: str) -> None:
    """The meter takes what it is owed, at the moment that the house has chosen."""
    if table.feed and table.options["meter-advances"] == moment:
        show(table, table.meter + table.feed, table.rules.meter_rate)


# Payment


def wins(table: Table, now: Round, seat: int) -> bool:
    """Whether the seat has a progressive wager and a hand that takes a prize."""
    return table.lying(seat, "progressive") is not None and prize_of(table, now, seat) is not None


def prize_of(table: Table, now: Round, seat: int) -> Rule | None:
    """The prize of the seat's hand."""
    hand = now.ranking.best(now.hands.players[seat], ()).name
    designated = f"{hand} {table.options['straight-flush']}" if hand == "straight-flush" else hand
    rule: Rule | None = table.rules.__dict__.get(f"prize_{designated}")
    return rule


def pay_progressives(table: Table, now: Round, results: dict[int, int], *, qualifies: bool) -> None:
    """Each progressive wager in its turn, from the dealer's right; those that win nothing are lost."""
    pool, paid = Pool(table, now), False
    for seat in sorted(results, reverse=not table.rules.progressive_round.value):
        wager = table.lying(seat, "progressive")
        if wager is None:
            continue
        against = "no qualifying hand" if not qualifies else _against(results[seat])
        pays = table.rules.progressive_paid.value and against in table.rules.progressive_whatever.value
        if pays and prize_of(table, now, seat) is not None:
            cases = {"the next" if paid else "the first winner", "a hand" if qualifies else "no hand"}
            seen = cases.issubset(table.rules.verifies_cases.value)
            verified(table, seat, "before" if seen else "")
            pay_one(table, wager, pool.take(seat))
            verified(table, seat, "after")
            paid = True
        else:
            lose(table, wager, PAID_BY)
    if table.rules.meter_falls.value is False:
        show(table, table.meter - pool.owed, table.rules.meter_falls)


def _against(result: int) -> str:
    """How the dealer's qualifying hand stands to the player's."""
    return "a better dealer hand" if result < 0 else "a worse one" if result else "an equal one"


def verified(table: Table, seat: int, moment: str) -> None:
    """The checks that come ahead of a payment."""
    r = table.rules
    for what, by, rule in (
        ("hand", "dealer", r.verifies_hand),
        ("light", "dealer", r.verifies_light),
        ("payout", "supervisor", r.validates_payout),
    ):
        if rule.value[0] == moment:
            table.emit(Verified, rule, r.verifies_cases, by=by, what=what, seat=seat)


def pay_one(table: Table, wager: Wager, amount: int) -> None:
    """The prize is paid; the stake is in the meter and does not come back."""
    said: dict[str, Any] = {"wager": wager.id, "area": wager.area, "seat": wager.seat}
    table.emit(Decided, PAID_BY, outcome="won", **said)
    table.emit(Paid, PAID_BY, table.rules.meter_rate, amount=amount, **said)
    table.emit(Collected, PAID_BY, amount=wager.amount, **said)
    table.remove(wager)


class Pool:
    """What the winners of one round take from the meter, turn by turn."""

    def __init__(self, table: Table, now: Round) -> None:
        self.table, self.now = table, now
        named = {seat: now.ranking.best(cards, ()).name for seat, cards in now.hands.players.items()}
        royal = [seat for seat, name in named.items() if name == "royal-flush"]
        self.royals = [seat for seat in royal if table.lying(seat, "progressive")]
        of = table.rules.royals_counted.value[0]
        self.sharing = len(royal) if of == "all" else min(len(self.royals), 2 if of == "two" else 9)
        self.share = 0  # of each royal flush, once the first of them has had its turn
        self.owed = 0  # by a meter that wrongly stays as it is until the round is over

    def take(self, seat: int) -> int:
        """The prize of a winner whose turn it is; a share of the meter leaves the meter."""
        r, prize = self.table.rules, prize_of(self.table, self.now, seat)
        if seat in self.royals:
            return self.take_jackpot()
        if not isinstance(prize, Percent):
            fixed: int = prize.value * 100 if prize else 0
            less = self.part(r.__dict__["prize_straight-flush ten-percent"])
            return fixed if r.designated_prize.value or fixed < less else less
        amount = self.part(prize)
        if not r.designated_prize.value:
            amount = min(amount, r.__dict__["prize_straight-flush five-thousand"].value * 100)
        return self.fall(amount, self.table.meter - amount)

    def part(self, percent: Rule) -> int:
        """A share of what the meter shows, in whole cents, rounded up."""
        part: int = -(-self.table.meter * percent.value // WHOLE)
        return part

    def take_jackpot(self) -> int:
        """An equal share of what the meter showed at the turn of the first royal flush."""
        r, table = self.table.rules, self.table
        if self.share and r.royals_share.value:
            return self.share
        number = self.sharing if r.royals_share.value else 1
        whole = self.part(r.__dict__["prize_royal-flush"])
        self.share = -(-whole // number)
        first = self.share + (number - 1) * 100_00 if not r.royals_share_equally.value else self.share
        return self.fall(first, int(table.options["meter-reset"]) if r.meter_resets.value else 0)

    def fall(self, amount: int, left: int) -> int:
        """The meter shows what is left; the amount, for whoever takes it."""
        if self.table.rules.meter_falls.value:
            show(self.table, left, PAID_BY)
        else:
            self.owed += min(amount, self.table.meter - self.owed)
        return amount
