"""A round of let it ride: three wagers, two chances to take one back, and what each hand is worth."""

from collections.abc import Iterator, Sequence
from typing import Any

from shall.script import Bet, Notice, Withdraw
from shall.transcript import Collected, Decided, Paid, Revealed

from ... import rounds
from ...betting import withdraw
from ...deciding import deciding
from ...hands import Strength
from ...pay_tables import odds_for
from ...ranking import Ranking
from ...round import Course, Round, rack
from ...rules import Cited, Cites
from ...settlement import lose, push
from ...shared_cards import announce, noticed, pay, pay_all, rack_common, shown_numbers, within_limit
from ...table import Flow, Handlers, Refusal, Table, Wager, forbid
from .rules import MAIN, PAYS, RANKS, term

RIDES = Cited((term("Let it ride"),))
HAND = (term("Hand"), term("Community card"))
BETS: dict[str, Cited] = {**dict.fromkeys(MAIN, RIDES), "bonus": Cited((f"{PAYS}(d)",))}


class RidingRanking(Ranking):
    """Hands are not compared: what counts is by which kind a hand is called."""

    def __init__(self, rules: object) -> None:
        super().__init__(rules)  # type: ignore[arg-type]
        order: tuple[str, ...] = self.rules.precedence.value
        self.finders.sort(key=lambda each: order.index(each[0]))

    def strength(self, cards: Sequence[str]) -> Strength:
        """By kind; suits are equal."""
        if not self.rules.suits_are_equal.value and all(card[1] == "c" for card in cards):
            cards = (*cards[:-1], cards[-1][0] + "d")
        return super().strength(cards)


# Wagers


def refuse(table: Table, act: Bet) -> None:
    """Before the deal there are three wagers and a bonus."""
    forbid(act.area not in BETS, table.rules.off_area)


def in_play(table: Table) -> list[int]:
    """The seats with three equal wagers, as 18.6 is taken to ask."""
    seats = sorted({wager.seat for wager in table.wagers.values()})
    return [seat for seat in seats if len({w.amount for w in main(table, seat)}) == 1 and full(table, seat)]


def main(table: Table, seat: int) -> list[Wager]:
    """What lies on the three areas of a seat."""
    lying = (table.lying(seat, area) for area in MAIN)
    return [wager for wager in lying if wager]


def full(table: Table, seat: int) -> bool:
    """Whether all three wagers are there."""
    return len(main(table, seat)) == len(MAIN)


def streets(table: Table, now: Round) -> Iterator[Handlers]:
    """Two stops: one wager may be taken back, a community card is seen, another may be taken back."""
    for area in MAIN[:2]:
        now.stage = area
        yield deciding(table, now, choices(table, now))
        let_ride(table, area)
        if area == MAIN[0] and not now.all_void:
            turn_up(table, now, 0)


def choices(table: Table, now: Round) -> Handlers:
    """What a player may do at either stop: take the wager in question back, and nothing else."""
    return {
        Bet: lambda _: forbid(True, table.rules.late_increase),  # noqa: FBT003
        Withdraw: lambda act: take_back(table, act, now.stage),
        Notice: lambda act: minded(table, now, act),
    }


def minded(table: Table, now: Round, act: Notice) -> None:
    """A wrong number of cards is minded at whichever stop it is noticed."""
    if now.stage in table.rules.misdeal_minded.value:
        noticed(table, now, act)
    else:
        now.misdeal_passed = True


def take_back(table: Table, act: Withdraw, area: str) -> None:
    """The wager that this stop is about may be withdrawn, whole."""
    rule, wager = table.rules.may_be_taken_back, table.wagers.get(act.wager)
    if wager is None or wager.area != area or act.amount not in (None, wager.amount):
        raise Refusal(RIDES)
    if ("by the first seat" if wager.seat == min(table.seats) else "by others") not in rule.value:
        raise Refusal(rule)
    stake = wager.amount
    withdraw(table, act, rule)
    if not table.rules.taken_back_is_gone.value:
        wager.amount = act.amount or stake
        table.put(wager)


def let_ride(table: Table, area: str) -> None:
    """What was not taken back stays."""
    rule = table.rules.rides_on
    for wager in [w for w in table.wagers.values() if w.area == area and not rule.value]:
        withdraw(table, Withdraw(wager=wager.id), rule)


def turn_up(table: Table, now: Round, number: int) -> None:
    """One community card is turned over."""
    cards = tuple(now.hands.board[number : number + 1])
    if cards:
        table.emit(Revealed, Cited(HAND[1:]), cards=cards, area="community")


# Completion


def complete(table: Table, now: Round) -> None:
    """The last community card, the hands, losers and then winners, the rack."""
    r = table.rules
    shown_numbers(table, now)
    if now.all_void:
        return
    turn_up(table, now, 1)
    hands = {seat: hand_of(table, now, seat) for seat in now.hands.players if seat not in now.voided}
    if not r.common_cards_stay.value:
        rack_common(table, now, r.common_cards_stay)
    losers = [seat for seat, hand in hands.items() if not wins(table, hand)]
    for seat in losers:
        take(table, seat)
    winners = [seat for seat in hands if seat not in losers or bonus_row(table, seat, hands[seat])]
    for seat in set(losers) - set(winners):
        rack(table, now, seat, "up")
    pay_all(table, now, winners, lambda seat: settle(table, now, seat, hands[seat]))
    rack_winners(table, now, winners)


def hand_of(table: Table, now: Round, seat: int) -> Strength:
    """The player's three cards and the two for all."""
    cards = (*now.hands.players[seat], *(now.hands.common() if table.rules.board_is_for_all.value else ()))
    strength = now.ranking.strength(cards)
    listed = now.ranking.of.listed[:7]
    kind = tuple(f"{RANKS}(b){listed.index(name) + 1}" for name in known_by(strength.name) if name in listed)
    announce(table, seat, strength, cards, Cited((*HAND, f"{RANKS}(a)", f"{RANKS}(b)", *kind)))
    return strength


def known_by(name: str) -> tuple[str, ...]:
    """The kinds by which a hand has its name: its own, and the run that it might be taken for and is not."""
    return name, {"flush": "straight-flush", "high-card": "straight"}.get(name, name)


def wins(table: Table, hand: Strength) -> bool:
    """A pair of tens or better."""
    if hand.name == "one-pair":
        return bool(hand.ranks[0] >= table.rules.wins_from.value)
    return hand.name not in ("high-card", "no hand")


def bonus_row(table: Table, seat: int, hand: Strength) -> bool:
    """Whether the seat's bonus wins; whoever has such a hand wins the other wagers too."""
    return bool(table.lying(seat, "bonus") and odds_for(table, "bonus", hand.name))


def take(table: Table, seat: int) -> None:
    """A losing hand loses what still lies."""
    r = table.rules
    for wager in main(table, seat):
        (lose if r.hand_no_row.value[0] == "lost" else push)(table, wager, r.hand_no_row)
    bonus = table.lying(seat, "bonus")
    if bonus:
        lose(table, bonus, BETS["bonus"])


def settle(table: Table, now: Round, seat: int, hand: Strength) -> None:
    """What a winning hand is paid: each wager that rode by its odds, the bonus in dollars."""
    r = table.rules
    why = (r.paid_then, r.pays_start, Cited((f"{PAYS}(b)", f"{PAYS}(c)")))
    pays = full(table, seat) or r.bonus_whatever_rides.value
    for wager in main(table, seat):
        if wager.area in r.paid_then.value:
            pay(table, now, wager, hand.name, *why)
    bonus = table.lying(seat, "bonus")
    if bonus and "bonus" in r.paid_then.value:
        also = (r.paid_then, r.pays_start, Cited((f"{PAYS}(d)", f"{PAYS}(c)")))
        settle_bonus(table, now, bonus, hand, *also, pays=pays)


def settle_bonus(
    table: Table, now: Round, bonus: Wager, hand: Strength, *why: Cites, pays: bool = True
) -> None:
    """A fixed amount whatever the stake, which is gone either way."""
    odds = odds_for(table, "bonus", hand.name)
    if not odds or not pays:
        lose(table, bonus, BETS["bonus"])
        return
    amount = odds[0] * 100
    if not table.rules.limit_spares_bonus.value:
        amount = within_limit(table, now, Wager(bonus.id, bonus.patron, bonus.seat, MAIN[2], 0), amount)
    said: dict[str, Any] = {"wager": bonus.id, "area": bonus.area, "seat": bonus.seat}
    table.emit(Decided, *why, outcome="won", **said)
    if amount:
        table.emit(Paid, *why, amount=amount, **said)
    table.emit(Collected, BETS["bonus"], amount=bonus.amount, **said)
    table.remove(bonus)


def rack_winners(table: Table, now: Round, winners: list[int]) -> None:
    """18.10(i)2: their cards and those for all go once everybody is paid."""
    r = table.rules
    for seat in set(winners) - now.racked:
        if r.winners_racked.value:
            rack(table, now, seat, "up", r.winners_racked)
        now.racked.add(seat)
    if r.common_racked.value:
        rack_common(table, now, r.common_racked)
    now.common_racked = True


COURSE = Course(
    BETS, refuse, in_play, lambda *_: Cited(()), streets, complete, ranking=RidingRanking, cards=3, common=2
)


def play(table: Table) -> Flow:
    """The table from its start to its last round."""
    return rounds.play(table, COURSE)
