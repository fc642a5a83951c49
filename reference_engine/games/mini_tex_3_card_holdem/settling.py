"""What a hand earns in mini-tex: 36.10(g)1 to 7, and what a void round leaves to be settled."""

from collections.abc import Iterator

from shall.transcript import Paid

from ... import irregular
from ...pay_tables import odds_for
from ...round import Round, rack, reveal
from ...rules import Cited, Cites, Rule
from ...seats import seats_round
from ...settlement import at_odds, lose, push, void, win
from ...table import Table, Wager
from .layout import offered
from .pocket import ROWS, row
from .rules import LAW, MAIN, TEN, term

HAND = Cited((term("Hand"), term("Community card")))
CAP = 5_000_000  # cents: the payout limit of other games, of which this text knows nothing
POCKET = Cited((f"{LAW}.11(c)", f"{LAW}.5(d)", term("Pocket poker wager")))
COMPARED = Cited(
    (f"{LAW}.5(a)", f"{LAW}.5(b)", f"{LAW}.5(c)", term("Suit"), term("Hand"), term("Community card"))
)


def rule(table: Table, name: str) -> Rule:
    """A rule by its name."""
    found: Rule = table.rules.__dict__[name]
    return found


def antes(table: Table, seat: int) -> Iterator[Wager]:
    """The ante of a seat, lying or lost in this round."""
    for wager in (*table.wagers.values(), *table.lost):
        if wager.seat == seat and wager.area == "ante":
            yield wager


def qualifies(table: Table, now: Round) -> bool:
    """36.10(g)1: ace-king or better."""
    r, hand = table.rules, now.ranking.best(now.hands.dealer, now.hands.board, dealer=True)
    if hand.name == "high-card":
        return bool(r.qualifying_cards(hand.ranks))
    return hand.name in r.qualifying_kinds.value


def compare(now: Round, seat: int) -> int:
    """Above zero if the player's hand is the higher one."""
    hands = now.hands
    return now.ranking.compare(hands.players[seat], hands.dealer, hands.board)


def resolve(table: Table, now: Round, seat: int) -> None:
    """36.10(g)2 to 7: the four wagers, the ante bonus, the pocket poker wager, and the cards to the rack."""
    r, result, pocket = table.rules, compare(now, seat), table.lying(seat, "pocket-poker")
    stakes = {area: wager.amount for area in MAIN if (wager := table.lying(seat, area))}
    ante = table.lying(seat, "ante")
    if not r.pocket_after_wagers.value:
        pockets(table, now, seat, result)
    settle_wagers(table, now, seat, result)
    if not r.pocket_after_bonus.value:
        pockets(table, now, seat, result)
    if ante:
        pay_bonus(table, now, ante, stakes, result)
    pockets(table, now, seat, result)
    at_once = r.pocket_racks_at_once if pocket else r.racks_at_once
    if at_once.value:
        rack(table, now, seat, "up", at_once)


def settle_wagers(table: Table, now: Round, seat: int, result: int) -> None:
    """36.10(g)2 to 5: what becomes of ante, flop, river and play."""
    bearing, pocket = rule(table, "pocket-poker_has_no_bearing"), table.lying(seat, "pocket-poker")
    why = (compared(now, seat), *((bearing,) if pocket else ()))
    spoiled = pocket and not bearing.value and not row(table.rules, now.hands.players[seat])
    for area in MAIN:
        wager = table.lying(seat, area)
        if wager is None:
            continue
        decides = outcome(table, now, area, result)
        became = "lost" if spoiled else decides.value[0]
        if became == "won":
            pay_even(table, now, wager, decides, *why)
        else:
            (lose if became == "lost" else push)(table, wager, decides, *why)


def outcome(table: Table, now: Round, area: str, result: int) -> Rule:
    """The rule that decides a wager, by the two hands and the dealer's qualification."""
    qualified, lower = qualifies(table, now), table.rules.lower_to_unqualified.value[0]
    if result < 0:
        spared = lower == "paid" or (lower == "play kept" and area == "play")
        return rule(table, f"unqualified_{area}" if spared and not qualified else f"lower_{area}")
    if not result:
        return rule(table, f"equal_{area}")
    return rule(table, f"higher_{area}" if qualified else f"unqualified_{area}")


def compared(now: Round, seat: int) -> Cited:
    """The clauses by which one hand is above, below or level with the other, and the dealer qualifies."""
    hands = now.hands
    return Cited(
        (*COMPARED, *now.ranking.grounds(hands.players[seat], hands.dealer, hands.board), f"{TEN}(g)1")
    )


def pay_even(table: Table, now: Round, wager: Wager, *why: Cites) -> None:
    """1 to 1; there is no limit."""
    odds, beside = rule(table, f"even_money_{wager.area}"), table.rules.bonus_beside_even_money
    amount = within(table, now, wager.seat, wager.amount * odds.value, "main_uncapped")
    if wager.area == "ante" and not beside.value and royal(table, now, wager.seat):
        amount = 0
    bonus = (table.rules.bonus_hand,) if wager.area == "ante" else ()  # what is paid here is without it
    win(table, wager, amount, *why, odds, *bonus, Cited((f"{LAW}.11(b)",)))


def within(table: Table, now: Round, seat: int, amount: int, name: str) -> int:
    """What is paid of an amount: all of it, unless the engine caps what one hand wins, as other games do."""
    paid = now.paid.get(seat, 0)
    if not rule(table, name).value:
        amount = min(amount, max(CAP - paid, 0))
    now.paid[seat] = paid + amount
    return amount


# The ante bonus


def royal(table: Table, now: Round, seat: int) -> bool:
    """Whether the table offers an ante bonus and the hand earns it."""
    own, board = now.hands.players[seat], now.hands.board
    offers = offered(table) or not table.rules.bonus_not_offered.value
    hand = now.ranking.seen(own, board, dealer=False)
    return offers and bool(table.rules.bonus_hand(hand, (*own, *board)))


def pay_bonus(table: Table, now: Round, ante: Wager, stakes: dict[str, int], result: int) -> None:
    """36.10(g)6: a three-card royal flush earns the posted odds on the ante, whatever the dealer has."""
    r = table.rules
    if not r.bonus_paid.value or not royal(table, now, ante.seat):
        return
    if result <= 0 and not r.bonus_whatever_rank.value:
        return
    if not qualifies(table, now) and not r.bonus_whatever_qualification.value:
        return
    posted = table.options["ante-bonus"]
    odds = (posted if isinstance(posted, int) else r.bonus_at_most.value) + r.bonus_off_posted_odds.value
    on = ante.amount if r.bonus_reckoned_on.value[0] == "the ante" else sum(stakes.values())
    why = (r.bonus_paid, r.bonus_hand, HAND)
    amount = within(table, now, ante.seat, on * min(odds, r.bonus_at_most.value), "ante-bonus_uncapped")
    table.emit(Paid, *why, wager=ante.id, amount=amount, area="ante-bonus", seat=ante.seat)


# The pocket poker wager


def pockets(table: Table, now: Round, seat: int, result: int) -> None:
    """36.10(g)7: settle the wager of a seat, if it still lies."""
    wager, settled = table.lying(seat, "pocket-poker"), table.rules.pocket_settled
    if wager and settled.value:
        settle_pocket(table, now, wager, result, settled)


def settle_pocket(table: Table, now: Round, wager: Wager, result: int, *why: Cites) -> None:
    """Pay the odds of the best row the two cards reach, or take the wager."""
    r, own = table.rules, table.rules.pocket_cards.value[0] == "the player's"
    reached = row(r, now.hands.players[wager.seat] if own else now.hands.dealer)
    folded = wager.seat in now.folded
    against = "fold" if folded else "lower hand" if result < 0 else "" if result else "equal hand"
    if against and not now.all_void and against not in r.pocket_whatever_result.value:
        reached = None
    odds, cites = odds_for(table, "pocket-poker", reached), (*why, POCKET, *looked_at(table, reached))
    if odds:
        amount = at_odds(wager.amount, odds)
        win(table, wager, within(table, now, wager.seat, amount, "pocket-poker_uncapped"), *cites)
        return
    lost = rule(table, "pocket-poker_no_row").value[0] == "lost"
    (lose if lost else push)(table, wager, *cites)


def looked_at(table: Table, reached: str | None) -> list[Rule]:
    """The kinds of two cards that were looked for, from the best down to the one found."""
    last = ROWS.index(reached) if reached else len(ROWS)
    return [rule(table, f"pocket_{kind}") for kind in ROWS[: last + 1]]


def folders_pockets(table: Table, now: Round) -> None:
    """36.10(a)2i and its twins: the pocket poker wagers of folders, when the round is over."""
    for seat in seats_round(list(now.folded), table.rules.hands_round):
        pay_folders_bonus(table, now, seat)
        wager, waits = table.lying(seat, "pocket-poker"), rule(table, f"{now.folded[seat]}_fold_pocket")
        if wager is None or irregular.misdealt(table, now, seat):
            continue
        reveal(table, now, seat, waits)
        settle_pocket(table, now, wager, 0, waits, table.rules.pocket_settled)
        if seat not in now.racked and table.rules.pocket_racks_at_once.value:
            rack(table, now, seat, "up", table.rules.pocket_racks_at_once)


def pay_folders_bonus(table: Table, now: Round, seat: int) -> None:
    """36.10(g)6, broken: an ante bonus for a player who has folded."""
    ante = next(antes(table, seat), None)
    if ante and table.rules.bonus_after_fold.value:
        pay_bonus(table, now, ante, {"ante": ante.amount}, 1)


# When all hands are void


def survive(table: Table, now: Round, keep: str) -> None:
    """36.12(a) and (b): pocket poker wagers are settled all the same."""
    kept = rule(table, f"{keep}_keeps_pocket-poker")
    stages = rule(table, "exposed_keeps_while_deciding")
    for wager in sorted(table.wagers.values(), key=lambda wager: -wager.seat):
        if keep != "face_up_in_deal" and irregular.misdealt(table, now, wager.seat):
            continue
        forgotten = wager.seat in now.folded and not rule(table, f"{keep}_keeps_folders").value
        if forgotten or (keep == "exposed" and now.stage and now.stage not in stages.value):
            void(table, wager, kept)
            continue
        reveal(table, now, wager.seat, kept)
        settle_pocket(table, now, wager, 0, kept)
