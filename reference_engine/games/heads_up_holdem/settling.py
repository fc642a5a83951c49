"""How the wagers of a hand end, ante, raise and odds wager by comparing it with the dealer's (39.11)."""

from ...hands import Strength
from ...ranking import best_using
from ...round import Round
from ...rules import Cited, Cites
from ...settlement import lose, push, win
from ...table import Table, Wager
from .bonuses import settle_pocket_bonus, settle_trips_plus
from .payouts import even_money, in_full, winnings
from .qualifying import dealers_hand, reaches
from .rules import ELEVEN, LAW
from .seven_cards import SEVEN_CARDS

COMPARED = Cited((f"{LAW}.5(a)", f"{LAW}.5(b)", f"{LAW}.5(c)", f"{ELEVEN}(b)", *SEVEN_CARDS, f"{LAW}.6(c)"))
MAIN = ("ante", "raise", "odds")
Governed = tuple[str, tuple[Cites, ...]]  # how a wager ends, and by which rules
ANTE = {"good_win": "winning_ante", "plain_win": "winning_ante", "plain_loss": "losing_ante"}


def settle(table: Table, now: Round, seat: int, result: int, *, qualified: bool) -> None:
    """All wagers of a seat; trips plus ahead of the main wagers or after them, as the table has it."""
    when = table.options["trips-plus-settled"]
    if when == "before":
        settle_trips_plus(table, now, seat, result, qualified=qualified)
    if now.decisions.get(seat) != "fold":
        settle_main(table, now, seat, result, qualified=qualified)
    if when == "after":
        settle_trips_plus(table, now, seat, result, qualified=qualified)
    settle_pocket_bonus(table, now, seat, result, qualified=qualified)


def settle_main(table: Table, now: Round, seat: int, result: int, *, qualified: bool) -> None:
    """39.11(b) to (f): the whole table of outcomes."""
    own, hands = now.hands.players[seat], now.hands
    hand = now.ranking.best(own, hands.board)
    case = outcome(table, now, seat, result)
    why = Cited((*COMPARED, *now.ranking.grounds(own, hands.dealer, hands.board)))
    rules = {area: governing(table, area, case, result, qualified=qualified) for area in MAIN}
    ended = {area: end for area, (end, _) in rules.items()}
    bearing = table.rules.odds_has_no_bearing
    for area, (end, rule) in rules.items():
        ended_so = end if bearing.value else ended["odds"]
        for wager in [w for w in table.wagers.values() if w.seat == seat and w.area == area]:
            end_wager(table, now, wager, ended_so, case, hand, *rule, why)


def outcome(table: Table, now: Round, seat: int, result: int) -> str:
    """How a hand came out: won, tied or lost, with a straight or better or with less."""
    if not result:
        return "tie"
    good, plain = ("good_win", "plain_win") if result > 0 else ("bad_beat", "plain_loss")
    rule = table.rules.__dict__
    needed = rule[f"{good}_own_cards"].value[0]
    hand = best_using(now.ranking, now.hands.players[seat], now.hands.board, needed)
    return good if reaches(now, hand, rule[f"{good}_from"]) else plain


def governing(table: Table, area: str, case: str, result: int, *, qualified: bool) -> Governed:
    """How a wager of the main game ends, and why."""
    r, rule = table.rules, table.rules.__dict__
    own = rule[ANTE.get(case, f"{case}_ante") if area == "ante" else f"{case}_{area}"]
    if qualified:
        also = (r.losing_ante,) if (area, case) == ("ante", "bad_beat") else ()
        also += (r.bad_beat_from,) if (area, case) == ("odds", "plain_loss") else ()
        return own.value[0], (own, *also)
    if area == "ante":
        side = "lower hand" if result < 0 else "higher hand"
        pushes = not result or side in r.unqualified_ante.value
        return "push" if pushes else own.value[0], (r.unqualified_ante,)
    if area not in r.unqualified_keeps.value:
        return "push", (r.unqualified_keeps,)
    wins = area == "raise" and r.unqualified_raise.value[0] == "won"
    return "won" if wins else own.value[0], (own, r.unqualified_keeps)


def end_wager(
    table: Table, now: Round, wager: Wager, end: str, case: str, hand: Strength, *why: Cites
) -> None:
    """Pay, return or take a wager of the main game."""
    if end == "won":
        if case == "bad_beat" and table.rules.bad_beat_hand.value[0] == "the dealer's":
            hand = dealers_hand(now)
        amount = in_full(table, now, wager, winnings(table, wager, case, hand))
        win(table, wager, amount, *why, *even_money(table, wager.area, case))
    else:
        (lose if end == "lost" else push)(table, wager, *why)
