"""A round of all-in hold 'em, from the first bet to the last card in the rack, in the order of 44.6 to 44.10."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from shall.script import (
    Bet, Check, CountStub, DrawInError, Expose, Fold, Increase, Leave, Misdeal, Notice, Proceed, Recut, Sit, Withdraw,
)  # fmt: skip
from shall.transcript import (
    Announced, Discarded, Ended, Folded, Laid, Loaded, Paid, Qualified, Ranked, Removed, Revealed,
)  # fmt: skip

from ... import house
from ...betting import increase, leave_before_deal, leave_table, place, withdraw
from ...cards import RANK
from ...dealing import Dealer, Hands, Pass
from ...hands import Strength, five_of
from ...ranking import Ranking, rank_cites
from ...rules import Cites, Rule
from ...settlement import give_back, lose, push, win
from ...table import Flow, Handlers, Refusal, Table, Wager, forbid
from . import irregular
from .rules import BONUSES, LAW, term


@dataclass(slots=True)
class Round:
    """One round: the cards, what each seat decided, and what has been shown, paid or void."""

    hands: Hands
    dealer: Dealer
    decisions: dict[int, str] = field(default_factory=dict)
    revealed: set[int] = field(default_factory=set)
    voided: set[int] = field(default_factory=set)
    racked: set[int] = field(default_factory=set)
    paid: dict[int, int] = field(default_factory=dict)
    folded_antes: list[Wager] = field(default_factory=list)
    lost_hole_bonus: set[int] = field(default_factory=set)
    dealer_exposed: bool = False
    exposed_in_deal: bool = False
    all_void: bool = False
    stopped: bool = False  # the deal could not be finished
    count_ordered: bool = False
    stub_done: bool = False

    def undecided(self) -> list[int]:
        """Seats in play that have neither folded nor raised."""
        return [seat for seat in self.hands.players if seat not in self.decisions and seat not in self.voided]

    def raised(self) -> list[int]:
        """Seats that play on against the dealer."""
        return [s for s, d in self.decisions.items() if d != "fold" and s not in self.voided]


class Cited(tuple[str, ...]):
    """Citations that stand for themselves."""

    __slots__ = ()

    @property
    def cites(self) -> tuple[str, ...]:
        """Themselves."""
        return self


ACE_LOW = Cited((f"{LAW}.5(a)",))
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


def play(table: Table) -> Flow:
    """The table from its start to its last round."""
    yield from house.begin(table)
    ranking = Ranking(table.rules)
    while True:
        table.round += 1
        hands = Hands()
        rules = table.rules
        now = Round(hands, Dealer(table, hands, rules.face_up_not_used, rules.early_card_is_next))
        method = str(table.options["dealing"])
        if not rules.__dict__[f"loads_last_{method}"].value:
            load(table, method)
        yield from open_betting(table, now)
        deal(table, now)
        if not now.stopped and now.exposed_in_deal:
            irregular.dealer_exposed(table, now, ranking)
        if not now.all_void:
            yield decisions(table, now, ranking)
        if not now.all_void:
            complete(table, now, ranking)
        finish(table, now)


def seats_round(table: Table, seats: list[int], rule: Rule) -> list[int]:
    """Seats in the order the rule runs round the table."""
    return sorted(seats, reverse=not rule.value)


# Betting


def open_betting(table: Table, now: Round) -> Flow:
    """Wagers are placed until the dealer goes on; with nobody there the cards lie spread."""
    while True:
        yield betting(table, now)
        if table.seats and any(wager.area == "ante" for wager in table.wagers.values()):
            return
        if not table.seats:
            yield from house.idle(table)


def betting(table: Table, now: Round) -> Handlers:
    """What may be done before the dealer calls."""
    r = table.rules

    def bet(act: Bet) -> None:
        ante = table.lying(act.seat, "ante")
        if act.area == "raise":
            forbid(True, r.late_raise if table.round > 1 and not ante else r.early_raise)  # noqa: FBT003
        forbid(act.area not in BETS, r.off_area)
        if not r.in_time.value:
            raise Refusal(r.in_time)
        if act.area in BONUSES:
            forbid(ante is None, r.bonus_alone)
            second = any(table.lying(act.seat, area) for area in BONUSES)
            if not r.__dict__[f"{act.area}_with_ante"].value or (second and not r.both_bonuses.value):
                raise Refusal(r.both_bonuses)
        place(table, act, BETS.get(act.area, BETS["ante"]))

    def expose(act: Expose) -> None:
        if act.area != "dealer" or act.before != "second-card":
            raise Refusal
        now.exposed_in_deal = True

    def misdeal(act: Misdeal) -> None:
        now.hands.numbers[act.seat if act.area == "hand" and act.seat else "dealer"] = act.cards

    return {
        Proceed: house.stay,
        Sit: lambda act: house.sit(table, act),
        Leave: lambda act: leave_before_deal(table, act, BETS["ante"]),
        Bet: bet,
        Increase: lambda act: increase(table, act, BETS["ante"]),
        Withdraw: lambda act: withdraw(table, act, BETS["ante"]),
        Expose: expose,
        Misdeal: misdeal,
        DrawInError: lambda _: setattr(now.hands, "drawn_early", True),
        CountStub: lambda _: setattr(now, "count_ordered", True),
        **house.between_rounds(table),
    }


# Dealing


def deal(table: Table, now: Round) -> None:
    """Two cards face down to each ante and to the dealer, by the method of the table."""
    r, method = table.rules, str(table.options["dealing"])
    rule = r.__dict__
    if "automated-shoe" in table.leaving:
        table.emit(Removed, r.removes_device, item="automated-shoe")
        table.leaving.remove("automated-shoe")
    house.ready(table)
    if rule[f"loads_last_{method}"].value:
        load(table, method)
    call_first = rule[f"call_first_{method}"]
    if call_first.value:
        announce(table, rule[f"call_{method}"], call_first)
    deal_passes(table, now, method)
    if not call_first.value:
        announce(table, rule[f"call_{method}"], call_first)
    if len(table.decks) > 1 and r.one_deck_in_rack.value:
        house.finish_shuffle(table)


def load(table: Table, method: str) -> None:
    """The deck goes to where it will be dealt from."""
    r, rule = table.rules, table.rules.__dict__
    if rule[f"loads_{method}"].value:
        into = method if method != "hand" or r.deals_from_hand.value else "manual-shoe"
        table.emit(Loaded, rule[f"loads_{method}"], into=into)


def announce(table: Table, words: Rule, *why: Cites) -> None:
    """The dealer calls."""
    if words.value:
        table.emit(Announced, words, *why, words=words.value)


def in_play(table: Table) -> list[int]:
    """The seats to be dealt in: an ante is needed for that, and no other wager."""
    r = table.rules
    antes = [wager.seat for wager in table.wagers.values() if wager.area == "ante"]
    seats = antes if r.ante_required.value else list(table.seats)
    needed = [area for area in BONUSES if not r.__dict__[f"{area}_optional"].value]
    return [seat for seat in seats if all(table.lying(seat, area) for area in needed)]


def entitled(table: Table, seat: int) -> Cited:
    """Why a seat gets cards: it has an ante, and the wagers it has not made are free to make."""
    return Cited((term("Ante"), *(TERMS[area] for area in BONUSES if not table.lying(seat, area))))


def deal_passes(table: Table, now: Round, method: str) -> None:
    """Each pass round the table; an irregularity may end the deal."""
    r, rule = table.rules, table.rules.__dict__
    passes, way = rule[f"deal_{method}"].value, rule[f"round_{method}"]
    antes = in_play(table)
    source, also = method if r.deals_from_shoe.value else "hand", (way, r.deals_from_shoe, *house.governing(table))
    if method == "hand":
        source = "hand" if r.deals_from_hand.value else "manual-shoe"
        also = (way, r.draws_face_down, r.deals_from_hand, *house.governing(table))
        if not r.draws_top_card.value:
            table.deck.cards.reverse()
    if not rule[f"passes_{method}"].value:
        passes = regrouped(passes)
    last = {one.to: i for i, one in enumerate(passes)}
    stacks = 0
    for i, one in enumerate(passes):
        seats: list[Any] = [None]
        if one.to == "players":
            seats = seats_round(table, list(table.seats) if one.everybody else antes, way)
            if not rule[f"starts_left_{method}"].value:
                seats = seats[1:] + seats[:1]
        for seat in seats:
            if table.stops_after is not None and stacks >= table.stops_after:
                table.stops_after = None
                irregular.shoe_jammed(table, now)
                if now.stopped:
                    return
            stacks += 1
            cards = one.cards
            if method == "automated-shoe":
                cards += r.stack_size.value - 2
            if i == last[one.to]:
                cards += now.hands.numbers.get(seat or "dealer", 2) - 2
            face = "up" if method == "hand" and r.draws_face_down.value[0] == "up" else one.face
            if cards > 0:
                entry = () if seat is None else (entitled(table, seat),)
                now.dealer.give(one._replace(cards=cards, face=face), seat, source, *also, *entry)
            if len(now.hands.face_up) > r.face_up_allowed.value:
                irregular.face_up_in_deal(table, now)
                return


def regrouped(passes: tuple[Pass, ...]) -> tuple[Pass, ...]:
    """A deal in stacks as one card by card, and the other way round."""
    each = [one._replace(cards=3 - one.cards) for one in passes[:2]]
    return tuple(each * (3 - each[0].cards))


# Decisions


def decisions(table: Table, now: Round, ranking: Ranking) -> Handlers:
    """What may be done with the cards in hand: raise or fold, once."""
    r = table.rules
    playing = set(now.hands.players)

    def bet(act: Bet) -> None:
        if act.area != "raise" and (r.raise_elsewhere.value or act.area not in BETS):
            late = r.__dict__.get(f"late_{act.area}", r.off_area)
            if late.value:
                raise Refusal(late, r.raise_elsewhere)
            place(table, act, BETS.get(act.area, BETS["ante"]))
            return
        ante = table.lying(act.seat, "ante")
        forbid(ante is None, r.raise_without_ante)
        if ante is None:
            place(table, act, BETS["raise"])
            return
        if act.seat not in playing:
            raise Refusal(r.early_raise)
        decided = now.decisions.get(act.seat)
        forbid(decided == "fold", r.raise_after_fold)
        forbid(decided == "raise", r.second_decision)
        if not r.raise_is_open.value:
            raise Refusal(r.raise_is_open)
        amount = sum(piece.value * piece.count for piece in act.pieces)
        forbid(amount != ante.amount * r.raise_multiple.value, r.other_raise)
        place(table, act, BETS["raise"])
        now.decisions[act.seat] = "raise"

    def fold(act: Fold) -> None:
        if table.seats.get(act.seat) != act.patron or act.seat not in playing:
            raise Refusal
        forbid(act.seat in now.decisions, r.second_decision)
        if not r.fold_is_open.value:
            raise Refusal(r.fold_is_open)
        now.decisions[act.seat] = "fold"
        table.emit(Folded, r.fold_is_open, r.fold_gives_up, BETS["raise"], patron=act.patron, seat=act.seat)
        table.emit(Laid, r.fold_lays_down, seat=act.seat, face=r.fold_lays_down.value[0])
        if not r.folds_wait.value:
            finish_folds(table, now, [act.seat], r.folds_wait)

    def check(act: Check) -> None:
        forbid(True, r.third_option)  # noqa: FBT003
        now.decisions[act.seat] = "check"

    def late_increase(act: Increase) -> None:
        forbid(True, r.late_increase)  # noqa: FBT003
        increase(table, act, r.late_increase)

    def late_withdrawal(act: Withdraw) -> None:
        forbid(True, r.late_withdrawal)  # noqa: FBT003
        withdraw(table, act, r.late_withdrawal)

    def recut(act: Recut) -> None:
        forbid(True, r.late_recut)  # noqa: FBT003
        house.cut(table, act.cards, r.late_recut)

    def expose(act: Expose) -> None:
        if act.area != "dealer" or act.before != "now":
            raise Refusal
        now.dealer_exposed = True
        if now.undecided() or not r.exposed_window.value:
            irregular.dealer_exposed(table, now, ranking)

    def go_on(_: Proceed) -> None:
        if not now.all_void:
            forbid(bool(now.undecided()), r.undecided)

    return {
        Proceed: go_on,
        Bet: bet,
        Fold: fold,
        Check: check,
        Increase: late_increase,
        Withdraw: late_withdrawal,
        Recut: recut,
        Leave: lambda act: leave_table(table, act, playing),
        Expose: expose,
        Notice: lambda act: irregular.noticed(table, now, act),
        CountStub: lambda _: setattr(now, "count_ordered", True),
        DrawInError: lambda _: setattr(now.hands, "drawn_early", True),
    }


# Completion


def complete(table: Table, now: Round, ranking: Ranking) -> None:
    """Everything after the last decision, in the order of 44.10(b) to (i)."""
    irregular.dealer_short(table, now)
    if now.all_void:
        return
    calls = qualifies(table, now)
    for step in table.rules.completes.value:
        COMPLETING[step.name](table, now, ranking, calls, step)
        if now.all_void:
            return


def folded_hands(table: Table, now: Round, _: Ranking, __: bool, step: Cites) -> None:
    """44.10(b): one folded hand after the other, from the dealer's right."""
    r = table.rules
    gone = now.voided | now.racked
    folded = [s for s in now.hands.players if now.decisions.get(s, "fold") == "fold" and s not in gone]
    if not r.fold_gives_up.value:
        now.decisions.update(dict.fromkeys(folded, "stays"))
        return
    order = seats_round(table, folded, r.folds_round)
    order = order if r.folds_start.value else order[1:] + order[:1]
    for seats in [[seat] for seat in order] if r.folds_in_succession.value else [order]:
        finish_folds(table, now, seats, step)


def finish_folds(table: Table, now: Round, seats: list[int], *why: Cites) -> None:
    """44.10(b)1 and 2: what is done with these folded hands, one thing after the other."""
    r = table.rules
    bonus = {seat: any(table.lying(seat, area) for area in BONUSES) for seat in seats}
    seats = [seat for seat in seats if not (bonus[seat] and irregular.misdealt_at_showdown(table, now, seat))]
    done = {seat: (r.bonus_fold if bonus[seat] else r.plain_fold).value for seat in seats}
    for number in range(max(map(len, done.values()), default=0)):
        for seat in seats:
            for step in done[seat][number : number + 1]:
                FOLDING[step.name](table, now, seat, step, *why)


def folders_ante(table: Table, now: Round, seat: int, *why: Cites) -> None:
    """The ante is lost."""
    ante = table.lying(seat, "ante")
    if ante:
        now.folded_antes.append(ante)
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
    "the shown cards": lambda table, now, seat, *why: reveal(table, now, seat, *why),
    "the bonus": folders_bonus,
}


def dealers_cards(table: Table, now: Round, _: Ranking, calls: bool, step: Cites) -> None:
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
    if pair and r.pair_calls.value:
        return True
    total: int = r.counts(cards, r.card_points.value)
    return total >= r.calls_from.value and not pair


def call_cites(table: Table, now: Round) -> list[Cites]:
    """What decides whether these cards call."""
    r, cards = table.rules, now.hands.dealer
    if len({RANK[card] for card in cards}) == 1:
        return [r.pair_calls]
    low, high = r.calls_from.clauses
    return [r.counts, r.card_points, Cited((high if qualifies(table, now) else low,))]


def early_settlement(table: Table, now: Round, _: Ranking, calls: bool, step: Cites) -> None:
    """44.10(d) or (e): what is settled before the board."""
    (dealer_calls if calls else dealer_out)(table, now, step)


def dealer_out(table: Table, now: Round, _: Cites) -> None:
    """44.10(d): antes are paid, raises returned, hole card bonuses settled."""
    r = table.rules
    for lost in [] if r.out_passes_folders.value else now.folded_antes:
        table.emit(Paid, r.out_passes_folders, wager=lost.id, amount=lost.amount, area="ante", seat=lost.seat)
    for seat in seats_round(table, now.raised(), r.out_round):
        ante, raised, hole, final = (table.lying(seat, area) for area in ("ante", "raise", *BONUSES))
        if final and not r.out_is_final.value:
            ante = raised = None  # left to the comparison of hands
        if hole and irregular.misdealt_at_showdown(table, now, seat):
            continue
        if ante and r.out_pays_ante.value:
            pay_even(table, now, ante, r.out_pays_ante, r.out_round)
        elif ante:
            push(table, ante, r.out_pays_ante)
        if raised:
            out_raise(table, now, raised)
        if hole and r.out_settles_hole_bonus.value:
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
    for seat in seats_round(table, now.raised(), r.in_round):
        if irregular.misdealt_at_showdown(table, now, seat):
            continue
        if r.in_reveals.value:
            reveal(table, now, seat, r.in_reveals, step)
        hole = table.lying(seat, "hole-card-bonus")
        if hole and r.in_settles_hole_bonus.value and not irregular.withholds_hole_bonus(table, now):
            settle_hole_bonus(table, now, hole, r.in_settles_hole_bonus)


def the_board(table: Table, now: Round, _: Ranking, calls: bool, step: Cites) -> None:
    """44.10(f), where the dealer calls or, by (d), somebody still waits for a final hand bonus; then the stub."""
    r = table.rules
    seats = [wager.seat for wager in table.wagers.values() if wager.area == "final-hand-bonus"]
    waiting = any(r.out_deals_for_folder.value or seat in now.raised() for seat in seats)
    if not r.__dict__[f"stub_after_board_{table.options['dealing']}"].value:
        irregular.stub(table, now)
    if calls or (waiting and r.out_deals_for_bonus.value):
        deal_board(table, now, *(() if calls else (r.out_deals_for_bonus,)))
    if len(now.hands.face_up) > r.face_up_allowed.value:
        irregular.face_up_in_board(table, now)
    irregular.stub(table, now)


def deal_board(table: Table, now: Round, *why: Cites) -> None:
    """Burn, three, burn, one, burn, one."""
    r, method = table.rules, str(table.options["dealing"])
    machine = method == "automated-shoe"
    source = "hand" if machine and r.board_from_hand.value else method
    also = (*why, r.board_from_hand) if machine else why
    burning = {"next_card": r.burns_next_card.value, "racked": r.burn_is_racked.value}
    last = r.board.value[-1]
    more = [last] * (r.board_size.value - 5)
    for step in (*r.board.value, *more):
        if "burn" in step.name:
            for _ in range(r.burn_cards.value):
                now.dealer.burn(r.burn_face.value[0], step, r.burn_face, **burning)
            continue
        for _ in range(r.first_cards.value if step.name == "the first three" else 1):
            if len(now.hands.board) < r.board_size.value:
                now.dealer.turn_up(source, r.board_face.value[0], step, FIVE_CARDS, *also, area=r.board_area.value[0])


def dealers_hand(table: Table, now: Round, ranking: Ranking, calls: bool, step: Cites) -> None:
    """44.10(g): the dealer announces the hand."""
    if calls and table.rules.ranks_dealer.value:
        rank(table, now, ranking, None, step)


def players_hands(table: Table, now: Round, ranking: Ranking, calls: bool, step: Cites) -> None:
    """44.10(h) and (i): each hand is shown, announced and settled, from the dealer's right."""
    r = table.rules
    against = {seat for seat in now.raised() if calls or table.lying(seat, "ante")}
    waiting = {w.seat for w in table.wagers.values() if w.area == "final-hand-bonus"} - now.voided
    for seat in seats_round(table, list(against | waiting), r.hands_round):
        if irregular.misdealt_at_showdown(table, now, seat):
            continue
        if r.reveals_players.value:
            reveal(table, now, seat, r.reveals_players, step)
        if r.ranks_players.value:
            rank(table, now, ranking, seat, r.ranks_players, r.hands_round)
        result = ranking.compare(now.hands.players[seat], now.hands.dealer, now.hands.board)
        if seat in against:
            settle_against_dealer(table, now, seat, result, compared(now, ranking, seat))
        final = table.lying(seat, "final-hand-bonus")
        if final and r.settles_final_bonus.value:
            pending = (r.fold_keeps_final_bonus,) if now.decisions.get(seat) == "fold" else ()
            settle_final_bonus(table, now, final, ranking, result, r.settles_final_bonus, *pending)


COMPLETING = {
    "the folded hands": folded_hands,
    "the dealer's cards": dealers_cards,
    "the early settlement": early_settlement,
    "the board": the_board,
    "the dealer's hand": dealers_hand,
    "the players' hands": players_hands,
}


def compared(now: Round, ranking: Ranking, seat: int) -> Cited:
    """The clauses by which one hand is above, below or level with the other."""
    one = ranking.best(now.hands.players[seat], now.hands.board)
    two = ranking.best(now.hands.dealer, now.hands.board, dealer=True)
    return Cited((*COMPARED, *rank_cites(f"{LAW}.5", one.name), *rank_cites(f"{LAW}.5", two.name)))


def settle_against_dealer(table: Table, now: Round, seat: int, result: int, why: Cites) -> None:
    """44.10(i): the higher hand takes even money, equal hands push."""
    r = table.rules
    hole, final = (r.__dict__[f"{area}_has_no_bearing"] for area in BONUSES)
    lost_bonus = not final.value and table.lying(seat, "final-hand-bonus") is not None
    lost_bonus |= not hole.value and seat in now.lost_hole_bonus
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
    if row is None:
        now.lost_hole_bonus.add(wager.seat)
    settle_bonus(table, now, wager, row, *why, HOLE_BONUS)


def settle_final_bonus(table: Table, now: Round, wager: Wager, ranking: Ranking, result: int, *why: Cites) -> None:
    """By the best five of seven alone, whatever the dealer holds."""
    row: str | None = final_hand(table, now, wager.seat, ranking).name
    if not table.rules.final_bonus_stands_alone.value and result < 0:
        row = None
    bearing = table.rules.__dict__["hole-card-bonus_has_no_bearing"]
    if not bearing.value and wager.seat in now.lost_hole_bonus:
        row = None
    settle_bonus(table, now, wager, row, *why, FINAL_BONUS, bearing)


def final_hand(table: Table, now: Round, seat: int, ranking: Ranking) -> Strength:
    """The best five of seven, whoever they belong to."""
    own, board, needed = now.hands.players[seat], now.hands.board, table.rules.final_bonus_own_cards.value[0]
    if not needed:
        return ranking.best(own, board)
    fives = (five for five in combinations((*own, *board), 5) if len(set(own) & set(five)) >= needed)
    return max(ranking.strength(five) for five in fives)


def settle_bonus(table: Table, now: Round, wager: Wager, row: str | None, *why: Cites) -> None:
    """Pay the odds of the row, or take the wager."""
    odds = table.rules.__dict__[f"{wager.area}_pays"].value.get(row)
    if odds is None:
        (lose if table.rules.__dict__[f"{wager.area}_no_row"].value[0] == "lost" else push)(table, wager, *why)
        return
    win(table, wager, limited(table, now, wager, wager.amount * odds[selected(table, wager.area)]), *why)


def selected(table: Table, area: str) -> int:
    """The pay table that was selected in advance."""
    if not table.rules.__dict__[f"{area}_selected"].value:
        return 2  # whatever was selected, the cheapest
    return "ABCD".index(str(table.options[area]))


def limited(table: Table, now: Round, wager: Wager, amount: int) -> int:
    """What may still be paid on the hand: the limit counts everything paid on it in the round."""
    r = table.rules
    if wager.area not in r.limit_covers.value:
        return amount
    hand = wager.seat if r.limit_per_hand.value else 0
    paid = now.paid.get(hand, 0)
    best = {area: max(odds[selected(table, area)] for odds in r.__dict__[f"{area}_pays"].value.values()) for area in BONUSES}
    limit = r.limit.value * 100
    if r.limit_greater_of.value:
        limit = max(limit, r.limit_at_minimum(table, best))
    amount = min(amount, limit - paid)
    now.paid[hand] = paid + amount
    return amount


# Cards on the table


def reveal(table: Table, now: Round, seat: int, *why: Cites) -> None:
    """Turn a player's cards up, if they are not yet."""
    if seat not in now.revealed:
        now.revealed.add(seat)
        table.emit(Revealed, *why, cards=tuple(now.hands.players[seat]), area="hand", seat=seat)


def rank(table: Table, now: Round, ranking: Ranking, seat: int | None, *why: Cites) -> None:
    """Announce the best five of seven."""
    own = now.hands.dealer if seat is None else now.hands.players[seat]
    seen = (table.rules.dealer_cards_ranked if seat is None else table.rules.player_cards_ranked).value
    board = now.hands.board[: seen - 2]
    strength = ranking.best(own, board, dealer=seat is None)
    five = five_of(strength, (*own, *board))
    known = Cited(rank_cites(f"{LAW}.5", strength.name))
    area = "dealer" if seat is None else "hand"
    table.emit(Ranked, *why, FIVE_CARDS, known, ACE_LOW, area=area, seat=seat, rank=strength.name, cards=five)


def rack(table: Table, now: Round, seat: int, face: str, *why: Cites) -> None:
    """A player's cards go to the discard rack."""
    now.racked.add(seat)
    cards = tuple(now.hands.players[seat])
    table.emit(Discarded, *why, table.rules.racked, area="hand", seat=seat, face=face, cards=cards)


def finish(table: Table, now: Round) -> None:
    """The rest of the cards go to the rack, and the deck is made ready for the next round."""
    r, hands = table.rules, now.hands
    irregular.stub(table, now)
    for seat in sorted(set(hands.players) - now.racked, reverse=True):
        rack(table, now, seat, "up", r.racked)
    table.emit(Discarded, r.racked, area="dealer", cards=tuple(hands.dealer), face="up")
    if hands.board:
        table.emit(Discarded, r.racked, area="community", cards=tuple(hands.board), face="up")
    for wager in list(table.wagers.values()):
        del table.wagers[wager.id]
    table.emit(Ended, r.round_ends)
    irregular.reshuffle_or_next(table, now)
