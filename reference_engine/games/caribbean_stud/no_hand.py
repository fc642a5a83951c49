"""How wagers end where the dealer has no hand that plays: antes are paid and bets void (16.10(f))."""

from ...round import Round, announce, rank, reveal
from ...rules import Cites
from ...seats import seats_round
from ...settlement import push, void, win
from ...table import Table
from .progressive import pay_progressives
from .settling import Results, rack_all, settle, started


def no_qualifying_hand(table: Table, now: Round, found: Results, why: Cites) -> None:
    """16.10(f): antes are paid, bets void, and only hands with a progressive wager must be shown."""
    r = table.rules
    if r.no_hand_said_first.value:
        announce(table, r.no_hand_words, r.no_hand_said_first, why)
    shown = [seat for seat in sorted(found, reverse=True) if is_shown(table, seat)]
    for seat in shown:
        reveal(table, now, seat, r.no_hand_shows_progressive)
        rank(table, now, seat, r.no_hand_shows_progressive)
    if not (r.no_hand_racks_last.value and r.progressive_before_cards.value):
        rack_all(table, now, list(found), r.no_hand_racks_last)
    for seat in started(seats_round(list(found), r.no_hand_round), r.no_hand_start):
        pay_ante(table, seat, found[seat], why)
        leave_bet(table, now, seat)
    if not r.no_hand_said_first.value:
        announce(table, r.no_hand_words, r.no_hand_said_first, why)
    pay_progressives(table, now, found, qualifies=False)
    rack_all(table, now, list(found), r.no_hand_racks_last)


def is_shown(table: Table, seat: int) -> bool:
    """Whether the cards are turned up: those with a progressive wager always, others as the house has it."""
    if table.lying(seat, "progressive"):
        return bool(table.rules.no_hand_shows_progressive.value)
    return table.options["no-hand-shown"] == "all"


def pay_ante(table: Table, seat: int, result: int, *why: Cites) -> None:
    """16.10(f)2: 1 to 1, whatever the player holds."""
    r, ante = table.rules, table.lying(seat, "ante")
    rules = (r.no_hand_odds, r.no_hand_round, r.no_hand_pays_ante, r.no_hand_pays_all)
    if ante and r.no_hand_pays_ante.value and (result >= 0 or r.no_hand_pays_all.value):
        amount = ante.amount * r.no_hand_odds.value
        win(table, ante, amount, *rules, *why, stake=r.no_hand_stake_back)
    elif ante:
        push(table, ante, *rules)


def leave_bet(table: Table, now: Round, seat: int) -> None:
    """16.10(f)3: the bet is neither collected nor paid."""
    r, bet = table.rules, table.lying(seat, "bet")
    if bet and r.no_hand_bet.value[0] == "void":
        void(table, bet, r.no_hand_bet)
    elif bet:
        settle(table, now, seat, ("bet",), r.no_hand_bet)
