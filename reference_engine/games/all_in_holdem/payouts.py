"""What is paid on a hand: even money, and in all no more than the payout limit (44.11(b), (e))."""

from ...pay_tables import best_odds
from ...round import Round
from ...rules import Cites
from ...settlement import win
from ...table import Table, Wager
from .qualifying import qualifies
from .rules import BONUSES


def pay_even(table: Table, now: Round, wager: Wager, *why: Cites) -> None:
    """1 to 1, within the payout limit."""
    odds = table.rules.__dict__[f"even_money_{wager.area}"]
    win(table, wager, limited(table, now, wager, wager.amount * odds.value), *why, odds)


def limited(table: Table, now: Round, wager: Wager, amount: int) -> int:
    """What may still be paid on the hand: the limit counts everything paid on it in the round."""
    r = table.rules
    amount = amount if r.pays_cents.value else amount // 100 * 100
    held = wager.area in r.limit_covers.value and against(table, now, wager.seat) in r.limit_holds_for.value
    if not held:
        return amount
    hand = wager.seat if r.limit_per_hand.value else 0
    paid = now.paid.get(hand, 0)
    if paid + amount > r.limit.value * 100:
        within = min(amount, limit(table) - paid)
        if within < amount and not r.limit_spares_stakes.value:
            wager.amount = 0
        amount = within
    now.paid[hand] = paid + amount
    return amount


def against(table: Table, now: Round, seat: int) -> str:
    """How the hand ended: given up, or against a dealer who calls or does not."""
    if now.decisions.get(seat) == "fold":
        return "a folder"
    return "a dealer who calls" if qualifies(table, now) else "a dealer who does not call"


def limit(table: Table) -> int:
    """The payout limit: a fixed sum, or the most that minimum wagers can win if that is more."""
    r = table.rules
    fixed: int = r.limit.value * 100
    if not r.limit_greater_of.value:
        return fixed
    best = {area: best_odds(table, area)[0] for area in BONUSES}
    at_minimum: int = r.limit_at_minimum(table, best)
    return max(fixed, at_minimum)
