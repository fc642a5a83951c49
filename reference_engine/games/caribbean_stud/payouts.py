"""What a winning wager is paid: the ante even money, the bet by its table and within the payout limit."""

from ...pay_tables import odds_for
from ...round import Round
from ...rules import Cites
from ...settlement import at_odds, win
from ...table import Table, Wager

PAIR_OR_LESS = "one pair or less"


def pay(table: Table, now: Round, wager: Wager, *why: Cites) -> None:
    """The ante 1 to 1, the bet by its table and within its limit."""
    r = table.rules
    if wager.area == "ante":
        amount = wager.amount * r.even_money_ante.value
        now.paid[wager.seat] = amount
        win(table, wager, amount, *why, r.even_money_ante)
        return
    row = now.ranking.best(now.hands.players[wager.seat], ()).name
    odds = odds_for(table, "bet", PAIR_OR_LESS if row in ("one-pair", "high-card") else row)
    win(
        table,
        wager,
        limited(table, now, wager, at_odds(wager.amount, odds or (0, 1))),
        *why,
        r.bet_pays,
        r.bet_limit,
    )


def limited(table: Table, now: Round, wager: Wager, amount: int) -> int:
    """What the limit leaves of a payout on one bet wager."""
    r = table.rules
    most: int = r.bet_limit.value * 100
    if r.limit_counts.value[0] != "the bet":
        most -= now.paid.get(wager.seat, 0)
    if not r.limit_each_wager.value:
        most -= now.paid.get(0, 0)
    amount = min(amount, most)
    now.paid[0] = now.paid.get(0, 0) + amount  # on all bets of the table
    return amount
