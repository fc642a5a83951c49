"""What a winning wager is paid: even money or by its table, in full, for there is no payout limit."""

from ...hands import Strength
from ...pay_tables import odds_for
from ...round import Round
from ...rules import Cites
from ...settlement import at_odds
from ...table import Table, Wager, kept

DOLLAR = 100
LIMIT_ELSEWHERE = 50_000 * DOLLAR  # what a hand is paid at most in the games that limit it (HUH-25)


def even_money(table: Table, area: str, case: str) -> tuple[Cites, ...]:
    """What sets the odds of a wager that wins."""
    r = table.rules.__dict__
    if area != "odds":
        return (r["even_money_ante"],) if area == "ante" else ()
    return (r["bad-beat-bonus_pays" if case == "bad_beat" else "odds_pays"],)


def winnings(table: Table, wager: Wager, case: str, hand: Strength) -> int:
    """1 to 1, or for the odds wager what its table says; a hand below the table counts as its lowest."""
    rule = table.rules.__dict__
    if wager.area != "odds":
        paid: int = wager.amount * rule[f"even_money_{wager.area}"].value
        return paid
    by = "bad-beat-bonus" if case == "bad_beat" else "odds"
    odds = odds_for(table, by, hand.name) or odds_for(table, by, "straight")
    return rounded(at_odds(wager.amount, odds or (0, 1)), table.rules.odd_amounts.value[0])


def rounded(amount: int, how: str) -> int:
    """HUH-21: what is paid of an amount that is no whole number of dollars."""
    over = amount % DOLLAR
    return amount if how == "to the cent" or not over else amount - over + (how == "rounded up") * DOLLAR


def in_full(table: Table, now: Round, wager: Wager, amount: int) -> int:
    """All of it: no limit is printed. Broken, a hand wins no more than another game would pay it."""
    before = now.paid.get(wager.seat, 0)
    if not kept(table, f"{wager.area}_in_full"):
        amount = min(amount, max(LIMIT_ELSEWHERE - before, 0))
    now.paid[wager.seat] = before + amount
    return amount
