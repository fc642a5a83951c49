"""A round of all-in hold 'em: raise three antes or fold, and what the dealer's call settles (44.6, 44.10)."""

from collections.abc import Iterator

from shall.script import Bet, Check, Fold, worth
from shall.transcript import Folded, Laid, Paid, Qualified, Revealed

from ... import irregular
from ... import round as rounds
from ...betting import place
from ...board import Street, deal_street
from ...cards import RANK
from ...pay_tables import best_odds, settle_row
from ...ranking import Ranking, best_using
from ...round import Course, Round, deciding, rack, rank, reveal, seats_round
from ...rules import Cited, Cites, Step
from ...settlement import give_back, lose, push, win
from ...stub import rack_stub
from ...table import Flow, Handlers, Refusal, Table, Wager, forbid
from .rules import BONUSES, LAW, term

FIVE_CARDS = Cited((term("Hand"), term("Community card")))
HOLE_BONUS = Cited((f"{LAW}.11(c)", term("Hole card bonus wager"), f"{LAW}.11(e)"))
FINAL_BONUS = Cited((f"{LAW}.11(d)", term("Final hand bonus wager"), f"{LAW}.11(e)"))
COMPARED = Cited((f"{LAW}.5(a)", f"{LAW}.5(b)", f"{LAW}.5(c)", term("Suit"), term("Hand"), f"{LAW}.11(e)"))
TERMS = {"hole-card-bonus": term("Hole card bonus wager"), "final-hand-bonus": term("Final hand bonus wager")}
BETS: dict[str, Cited] = {
    "ante": Cited((term("Ante"), f"{LAW}.6(b)", f"{LAW}.6(a)")),
    "hole-card-bonus": Cited((f"{LAW}.6(c)", term("Hole card bonus wager"), f"{LAW}.6(b)", f"{LAW}.6(a)")),
    "final-hand-bonus": Cited((f"{LAW}.6(c)", term("Final hand bonus wager"), f"{LAW}.6(b)", f"{LAW}.6(a)")),
    "raise": Cited((f"{LAW}.10(a)2", f"{LAW}.10(a)", term("Raise wager"), f"{LAW}.6(d)")),
}


def refuse(table: Table, act: Bet) -> None:
    """What 44.6 refuses before the deal: a raise, a bonus without an ante, a wager off the layout."""
    r, ante = table.rules, table.lying(act.seat, "ante")
    if act.area == "raise":
        forbid(True, r.late_raise if table.round > 1 and not ante else r.early_raise)  # noqa: FBT003
    forbid(act.area not in BETS, r.off_area)
    if table.wagers and not r.in_time.value:  # as if the first wager closed the betting
        raise Refusal(r.in_time)
    if act.area in BONUSES:
        forbid(ante is None, r.bonus_alone)
        second = any(table.lying(act.seat, area) for area in BONUSES)
        if not r.__dict__[f"{act.area}_with_ante"].value or (second and not r.both_bonuses.value):
            raise Refusal(r.both_bonuses)


def in_play(table: Table) -> list[int]:
    """The seats to be dealt in: an ante is needed for that, and no other wager."""
    r = table.rules
    entering = ("ante",) if r.bonus_alone.value else ("ante", *BONUSES)
    antes = list(dict.fromkeys(wager.seat for wager in table.wagers.values() if wager.area in entering))
    seats = antes if r.ante_required.value else list(table.seats)
    needed = [area for area in BONUSES if not r.__dict__[f"{area}_optional"].value]
    return [seat for seat in seats if all(table.lying(seat, area) for area in needed)]


def entitled(table: Table, seat: int) -> Cited:
    """Why a seat gets cards: it has an ante, and the wagers it has not made are free to make."""
    return Cited((term("Ante"), *(TERMS[area] for area in BONUSES if not table.lying(seat, area))))


# Decisions


def streets(table: Table, now: Round) -> Iterator[Handlers]:
    """One stop: raise or fold, once."""
    own: Handlers = {
        Bet: lambda act: decide_to_bet(table, now, act),
        Fold: lambda act: decide_to_fold(table, now, act),
        Check: lambda act: decide_to_check(table, now, act),
    }
    yield deciding(table, now, own)


def decide_to_bet(table: Table, now: Round, act: Bet) -> None:
    """A raise, in its own area; every other wager comes too late."""
    r = table.rules
    if act.area != "raise" and (r.raise_elsewhere.value or act.area not in BETS):
        late = r.__dict__.get(f"late_{act.area}", r.off_area)
        if late.value:
            raise Refusal(late, r.raise_elsewhere)
        place(table, act, BETS.get(act.area, BETS["ante"]))
        return
    ante = table.lying(act.seat, "ante")
    forbid(ante is None, r.raise_without_ante)
    if ante is not None:
        check_raise(table, now, act, ante)
    place(table, act, BETS["raise"])
    if ante is not None:
        now.decisions[act.seat] = "raise"


def check_raise(table: Table, now: Round, act: Bet, ante: Wager) -> None:
    """Refuse a raise by a hand that has decided already, or of any other amount than the multiple."""
    r, decided = table.rules, now.decisions.get(act.seat)
    if act.seat not in now.hands.players:
        raise Refusal(r.early_raise)
    forbid(decided == "fold", r.raise_after_fold)
    forbid(decided == "raise", r.second_decision)
    if not r.raise_is_open.value:
        raise Refusal(r.raise_is_open)
    counted = ante.amount if r.raise_counts_additions.value else ante.amount - ante.added
    forbid(worth(act.pieces) != counted * r.raise_multiple.value, r.other_raise)


def decide_to_fold(table: Table, now: Round, act: Fold) -> None:
    """The hand is given up; it is finished when everybody has decided."""
    r = table.rules
    if act.seat not in now.hands.players:
        raise Refusal
    forbid(table.seats.get(act.seat) != act.patron, r.anothers_hand)
    forbid(act.seat in now.decisions, r.second_decision)
    if not r.fold_is_open.value:
        raise Refusal(r.fold_is_open)
    now.decisions[act.seat] = "fold"
    table.emit(Folded, r.fold_is_open, r.fold_gives_up, BETS["raise"], patron=act.patron, seat=act.seat)
    table.emit(Laid, r.fold_lays_down, seat=act.seat, face=r.fold_lays_down.value[0])
    if not r.folds_wait.value:
        finish_folds(table, now, [act.seat], r.folds_wait)


def decide_to_check(table: Table, now: Round, act: Check) -> None:
    """There is no third option."""
    forbid(True, table.rules.third_option)  # noqa: FBT003
    now.decisions[act.seat] = "check"


# Completion


def complete(table: Table, now: Round) -> None:
    """Everything after the last decision, in the order of 44.10(b) to (i)."""
    if table.rules.dealers_misdeal_shows.value:
        irregular.dealer_short(table, now)
    if now.all_void:
        return
    calls = qualifies(table, now)
    for step in table.rules.completes.value:
        COMPLETING[step.name](table, now, calls, step)
        if now.all_void:
            return


def folded_hands(table: Table, now: Round, _: bool, step: Cites) -> None:
    """44.10(b): one folded hand after the other, from the dealer's right."""
    r = table.rules
    gone = now.voided | now.racked
    folded = [s for s in now.hands.players if now.decisions.get(s, "fold") == "fold" and s not in gone]
    if not r.fold_gives_up.value:
        now.decisions.update(dict.fromkeys(folded, "stays"))
        return
    order = seats_round(folded, r.folds_round)
    order = order if r.folds_start.value else order[1:] + order[:1]
    order = bonus_folds(table, order)
    for seats in [[seat] for seat in order] if r.folds_in_succession.value else [order]:
        finish_folds(table, now, seats, step)


def bonus_folds(table: Table, order: list[int]) -> list[int]:
    """44.10(b) knows one order; broken, folders with a bonus come last or from the other side."""
    bonus = [seat for seat in order if any(table.lying(seat, area) for area in BONUSES)]
    match table.rules.bonus_folds_in_turn.value[0]:
        case "last":
            return [seat for seat in order if seat not in bonus] + bonus
        case "from the left":
            return [bonus.pop() if seat in bonus else seat for seat in list(order)]
        case _:
            return order


def finish_folds(table: Table, now: Round, seats: list[int], *why: Cites) -> None:
    """44.10(b)1 and 2: what is done with these folded hands, one thing after the other."""
    r = table.rules
    bonus = {seat: any(table.lying(seat, area) for area in BONUSES) for seat in seats}
    seats = [seat for seat in seats if not (bonus[seat] and irregular.shown_misdealt(table, now, seat))]
    done = {seat: bonus_steps(table, seat) if bonus[seat] else r.plain_fold.value for seat in seats}
    for number in range(max(map(len, done.values()), default=0)):
        for seat in seats:
            for step in done[seat][number : number + 1]:
                FOLDING[step.name](table, now, seat, step, *why)


def bonus_steps(table: Table, seat: int) -> tuple[Step, ...]:
    """44.10(b)2: the same with either bonus; broken, a final hand bonus alone lets the ante go first."""
    r = table.rules
    steps: tuple[Step, ...] = r.bonus_fold.value
    if r.final_bonus_fold_shown_first.value or table.lying(seat, "hole-card-bonus"):
        return steps
    return (steps[1], steps[0], *steps[2:])


def folders_ante(table: Table, now: Round, seat: int, *why: Cites) -> None:
    """The ante is lost."""
    ante = table.lying(seat, "ante")
    if ante:
        lose(table, ante, table.rules.fold_gives_up, *why)


def folders_unseen_cards(table: Table, now: Round, seat: int, *why: Cites) -> None:
    """The cards go to the rack as they lie."""
    r = table.rules
    if not r.plain_fold_shown.value:
        reveal(table, now, seat, r.plain_fold_shown)
    rack(table, now, seat, r.plain_fold_face.value[0], *why)


def folders_bonus(table: Table, now: Round, seat: int, *_: Cites) -> None:
    """44.10(b)2i and ii: the hole card bonus is settled, the final hand bonus waits over the cards."""
    r = table.rules
    hole, final = (table.lying(seat, area) for area in BONUSES)
    if hole and r.fold_settles_hole_bonus.value:
        settle_hole_bonus(table, now, hole, r.fold_settles_hole_bonus)
    if final and not r.fold_keeps_final_bonus.value:
        lose(table, final, r.fold_keeps_final_bonus)
    elif final and (r.fold_keeps_cards.value or not hole):
        if r.fold_lies_under_bonus.value:
            face = r.fold_lies_face
            table.emit(Laid, r.fold_lies_under_bonus, face, seat=seat, face=face.value[0], under=final.id)
    elif r.fold_racks_settled.value:
        rack(table, now, seat, "up", r.fold_racks_settled)


FOLDING = {
    "the ante": folders_ante,
    "the unseen cards": folders_unseen_cards,
    "the shown cards": reveal,
    "the bonus": folders_bonus,
}


def dealers_cards(table: Table, now: Round, calls: bool, step: Cites) -> None:
    """44.10(c): the dealer shows both cards and says whether they call."""
    r = table.rules
    seen = (r.exposed_window,) if now.dealer_exposed else ()
    shown = tuple(now.hands.dealer[: r.dealer_shows.value])
    table.emit(Revealed, step, r.dealer_shows, *seen, cards=shown, area="dealer")
    if r.announces_call.value:
        table.emit(Qualified, step, *call_cites(table, now), qualifies=calls)


def qualifies(table: Table, now: Round) -> bool:
    """Whether the dealer's hole cards call: a pair, or points enough."""
    r, cards = table.rules, now.hands.dealer
    pair = len(cards) == 2 and RANK[cards[0]] == RANK[cards[1]]  # noqa: PLR2004
    low = pair and cards[0][0] in "2345" and cards[0][0] not in r.low_pairs_call.value
    if pair and r.pair_calls.value and not low:
        return True
    total: int = r.counts(cards, r.card_points.value)
    return total >= r.calls_from.value and not pair


def call_cites(table: Table, now: Round) -> list[Cites]:
    """What decides whether these cards call."""
    r, cards = table.rules, now.hands.dealer
    if len({RANK[card] for card in cards}) == 1:
        return [r.pair_calls, r.low_pairs_call]
    low, high = r.calls_from.clauses
    return [r.counts, r.card_points, Cited((high if qualifies(table, now) else low,))]


def early_settlement(table: Table, now: Round, calls: bool, step: Cites) -> None:
    """44.10(d) or (e): what is settled before the board."""
    if calls or table.rules.out_settles_before_board.value:
        (dealer_calls if calls else dealer_out)(table, now, step)


def dealer_out(table: Table, now: Round, _: Cites) -> None:
    """44.10(d): antes are paid, raises returned, hole card bonuses settled."""
    r = table.rules
    for lost in [] if r.out_passes_folders.value else [w for w in table.lost if w.area == "ante"]:
        table.emit(Paid, r.out_passes_folders, wager=lost.id, amount=lost.amount, area="ante", seat=lost.seat)
    for seat in seats_round(now.staying(), r.out_round):
        ante, raised, hole, final = (table.lying(seat, area) for area in ("ante", "raise", *BONUSES))
        if final and not r.out_is_final.value:
            ante = raised = None  # left to the comparison of hands
        if hole and irregular.shown_misdealt(table, now, seat):
            continue
        if ante and r.out_pays_ante.value:
            pay_even(table, now, ante, r.out_pays_ante, r.out_round)
        elif ante:
            push(table, ante, r.out_pays_ante)
        if raised:
            out_raise(table, now, raised)
        if hole and r.out_settles_hole_bonus.value and (not final or r.out_settles_both_bonuses.value):
            settle_hole_bonus(table, now, hole, r.out_settles_hole_bonus)
        if r.out_racks_cards.value and not (final and r.out_keeps_cards.value):
            rack(table, now, seat, "down", r.out_racks_cards)


def out_raise(table: Table, now: Round, wager: Wager) -> None:
    """44.10(d): a raise that nobody called goes back."""
    r = table.rules
    match r.out_raise.value[0]:
        case "returned":
            give_back(table, wager, r.out_raise, r.out_round)
        case "paid":
            pay_even(table, now, wager, r.out_raise)
        case _:
            lose(table, wager, r.out_raise)


def dealer_calls(table: Table, now: Round, step: Cites) -> None:
    """44.10(e): cards are turned up and hole card bonuses settled."""
    r = table.rules
    for seat in seats_round(now.staying(), r.in_round):
        if irregular.shown_misdealt(table, now, seat):
            continue
        if r.in_reveals.value:
            reveal(table, now, seat, r.in_reveals, step)
        hole = table.lying(seat, "hole-card-bonus")
        if hole and r.in_settles_hole_bonus.value and not withholds_hole_bonus(table, now):
            settle_hole_bonus(table, now, hole, r.in_settles_hole_bonus)


def the_board(table: Table, now: Round, calls: bool, step: Cites) -> None:
    """44.10(f), where the dealer calls or, by (d), a final hand bonus still waits for it; then the stub."""
    r = table.rules
    seats = [wager.seat for wager in table.wagers.values() if wager.area == "final-hand-bonus"]
    waiting = any(r.out_deals_for_folder.value or seat in now.staying() for seat in seats)
    if not r.__dict__[f"stub_after_board_{table.options['dealing']}"].value:
        rack_stub(table, now)
    if calls or (waiting and r.out_deals_for_bonus.value):
        deal_board(table, now, *(() if calls else (r.out_deals_for_bonus,)))
    if not calls and not r.out_settles_before_board.value:
        dealer_out(table, now, step)
    irregular.face_up_in_board(table, now)
    rack_stub(table, now)


def deal_board(table: Table, now: Round, *why: Cites) -> None:
    """Burn, three, burn, one, burn, one."""
    r = table.rules
    more = [r.board.value[-1]] * (r.board_size.value - 5)
    street = Street(
        (*r.board.value, *more),
        burns=r.burn_cards,
        burn_face=r.burn_face,
        cards={"the first three": r.first_cards},
        face=r.board_face,
        area=r.board_area,
        most=r.board_size.value,
        also=(FIVE_CARDS,),
    )
    deal_street(table, now, street, *why)


def dealers_hand(table: Table, now: Round, calls: bool, step: Cites) -> None:
    """44.10(g): the dealer announces the hand."""
    if calls and table.rules.ranks_dealer.value:
        rank(table, now, None, step)


def players_hands(table: Table, now: Round, calls: bool, step: Cites) -> None:
    """44.10(h) and (i): each hand is shown, announced and settled, from the dealer's right."""
    r = table.rules
    against = {seat for seat in now.staying() if calls or table.lying(seat, "ante")}
    waiting = {w.seat for w in table.wagers.values() if w.area == "final-hand-bonus"} - now.voided
    for seat in seats_round(list(against | waiting), r.hands_round):
        if irregular.shown_misdealt(table, now, seat):
            continue
        if r.reveals_players.value:
            reveal(table, now, seat, r.reveals_players, step)
        if r.ranks_players.value and (calls or r.ranks_players_if_out.value):
            rank(table, now, seat, r.ranks_players, r.hands_round)
        result = now.ranking.compare(now.hands.players[seat], now.hands.dealer, now.hands.board)
        if seat in against:
            settle_against_dealer(table, now, seat, result, compared(now, seat))
        final = table.lying(seat, "final-hand-bonus")
        if final and r.settles_final_bonus.value:
            pending = (r.fold_keeps_final_bonus,) if now.decisions.get(seat) == "fold" else ()
            settle_final_bonus(table, now, final, result, r.settles_final_bonus, *pending)


COMPLETING = {
    "the folded hands": folded_hands,
    "the dealer's cards": dealers_cards,
    "the early settlement": early_settlement,
    "the board": the_board,
    "the dealer's hand": dealers_hand,
    "the players' hands": players_hands,
}


def compared(now: Round, seat: int) -> Cited:
    """The clauses by which one hand is above, below or level with the other."""
    hands = now.hands
    return Cited((*COMPARED, *now.ranking.grounds(hands.players[seat], hands.dealer, hands.board)))


def settle_against_dealer(table: Table, now: Round, seat: int, result: int, why: Cites) -> None:
    """44.10(i): the higher hand takes even money, equal hands push."""
    r = table.rules
    hole, final = (r.__dict__[f"{area}_has_no_bearing"] for area in BONUSES)
    lost_bonus = not final.value and table.lying(seat, "final-hand-bonus") is not None
    lost_bonus |= not hole.value and lost_hole_bonus(table, seat)
    rule = r.higher_hand if result > 0 else r.lower_hand if result < 0 else r.equal_hand
    for wager in [table.lying(seat, area) for area in r.showdown_wagers.value]:
        if wager is None:
            continue
        if rule.value[0] == "won" and lost_bonus:
            lose(table, wager, final)
        elif rule.value[0] == "won":
            pay_even(table, now, wager, rule, why, final)
        else:
            (lose if rule.value[0] == "lost" else push)(table, wager, rule, why, final)


def lost_hole_bonus(table: Table, seat: int) -> bool:
    """Whether the seat has lost its hole card bonus in this round."""
    return any(wager.area == "hole-card-bonus" and wager.seat == seat for wager in table.lost)


# Paying


def pay_even(table: Table, now: Round, wager: Wager, *why: Cites) -> None:
    """1 to 1, within the payout limit."""
    odds = table.rules.__dict__[f"even_money_{wager.area}"]
    win(table, wager, limited(table, now, wager, wager.amount * odds.value), *why, odds)


def settle_hole_bonus(table: Table, now: Round, wager: Wager, *why: Cites) -> None:
    """By the two cards alone, whatever the dealer holds."""
    r = table.rules
    own = r.hole_bonus_cards.value[0] == "the player's"
    row = r.__dict__["hole-card-bonus_row"]((now.hands.players[wager.seat] if own else now.hands.dealer)[:2])
    if not r.hole_bonus_stands_alone.value and now.decisions.get(wager.seat) == "fold":
        row = None
    settle_bonus(table, now, wager, row, *why, HOLE_BONUS)


def settle_final_bonus(table: Table, now: Round, wager: Wager, result: int, *why: Cites) -> None:
    """By the best five of seven alone, whatever the dealer holds."""
    own, needed = now.hands.players[wager.seat], table.rules.final_bonus_own_cards.value[0]
    row: str | None = best_using(now.ranking, own, now.hands.board, needed).name
    if not table.rules.final_bonus_stands_alone.value and result < 0:
        row = None
    bearing = table.rules.__dict__["hole-card-bonus_has_no_bearing"]
    if not bearing.value and lost_hole_bonus(table, wager.seat):
        row = None
    settle_bonus(table, now, wager, row, *why, FINAL_BONUS, bearing)


def settle_bonus(table: Table, now: Round, wager: Wager, row: str | None, *why: Cites) -> None:
    """By its row, within the payout limit."""
    settle_row(table, wager, row, *why, within=lambda amount: limited(table, now, wager, amount))


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


# When all hands are void


def survive(table: Table, now: Round, keep: str) -> None:
    """Bonus wagers that survive are settled: the hole cards first, then the board for the rest."""
    rule = table.rules.__dict__
    for seat in {wager.seat for wager in table.wagers.values()}:
        irregular.misdealt(table, now, seat)
    hole, final = (rule[f"{keep}_keeps_{area}"] for area in BONUSES)
    board = rule.get(f"{keep}_deals_board", final)
    for wager in [] if rule["exposed_keeps_folders"].value else list(table.wagers.values()):
        if now.decisions.get(wager.seat) == "fold":
            lose(table, wager, rule["exposed_keeps_folders"])
    for wager in sorted(table.wagers.values(), key=lambda w: -w.seat):
        if wager.area == "hole-card-bonus":
            reveal(table, now, wager.seat, hole)
            settle_hole_bonus(table, now, wager, hole)
    if table.wagers and not now.hands.board and board.value:
        deal_board(table, now, board, final)
    for wager in sorted(table.wagers.values(), key=lambda w: -w.seat):
        reveal(table, now, wager.seat, final)
        rank(table, now, wager.seat, final)
        settle_final_bonus(table, now, wager, 0, final)


def withholds_hole_bonus(table: Table, now: Round) -> bool:
    """42.13(b), broken: a hole card bonus waits for a board in which more than one card lies face up."""
    deck = table.deck
    coming = sum(card in deck.face_up for card in deck.cards) + len(now.hands.face_up)
    return coming > 1 and not table.rules.__dict__["face_up_keeps_hole-card-bonus"].value


COURSE = Course(
    bets=BETS,
    refuse=refuse,
    in_play=in_play,
    entitled=entitled,
    streets=streets,
    complete=complete,
    survive=survive,
    ranking=lambda rules: Ranking(rules, f"{LAW}.5", FIVE_CARDS),
    beside_ante=BONUSES,
    board=8,
)


def play(table: Table) -> Flow:
    """The table from its start to its last round."""
    return rounds.play(table, COURSE)
