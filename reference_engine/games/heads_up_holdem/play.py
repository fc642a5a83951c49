"""A round of Heads Up Hold'em: three stages at which to raise, and how the wagers then end."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from shall.script import Bet, Check, Fold, worth
from shall.transcript import Accepted, Checked, Dealt, Folded, Qualified, Revealed

from ... import irregular
from ... import round as rounds
from ...betting import place
from ...hands import Strength
from ...pay_tables import odds_for, settle_row
from ...ranking import Ranking, best_using
from ...round import Course, Round, deciding, minded, next_cards, rack, rank, reveal
from ...rules import Cited, Cites, Rule
from ...settlement import at_odds, lose, push, win
from ...stub import rack_stub
from ...table import Flow, Handlers, Refusal, Table, Wager, forbid, kept
from .rules import (
    BOARD,
    BONUSES,
    CHECK,
    DECISIONS,
    ELEVEN,
    FLOP,
    LAST_TWO,
    LAW,
    MOST,
    POCKET,
    RAISE,
    TEN,
    TRIPS,
    term,
)

SEVEN_CARDS = Cited((f"{TEN}(i)", term("Hand"), BOARD))
COMPARED = Cited((f"{LAW}.5(a)", f"{LAW}.5(b)", f"{LAW}.5(c)", f"{ELEVEN}(b)", *SEVEN_CARDS, f"{LAW}.6(c)"))
PAYS_TRIPS = Cited((f"{ELEVEN}(g)", f"{ELEVEN}(h)", TRIPS))
PAYS_POCKET = Cited((f"{ELEVEN}(i)", POCKET, term("Face card")))
TERMS = {"trips-plus": TRIPS, "pocket-bonus": POCKET}
PLACED = (f"{LAW}.6(b)", f"{LAW}.6(a)", f"{LAW}.6(e)")
BETS: dict[str, Cited] = {
    "ante": Cited((term("Ante"), f"{TEN}(b)", *PLACED)),
    "odds": Cited((f"{LAW}.6(c)", term("Odds Wager"), f"{TEN}(b)", *PLACED)),
    "trips-plus": Cited((f"{LAW}.6(d)", TRIPS, *PLACED)),
    "pocket-bonus": Cited((f"{LAW}.6(d)", POCKET, *PLACED)),
    "raise": Cited((RAISE, f"{LAW}.6(d)", *PLACED)),
}
OTHER = {"ante": "odds", "odds": "ante"}
MAIN = ("ante", "raise", "odds")
DOLLAR = 100
LIMIT_ELSEWHERE = 50_000 * DOLLAR  # what a hand is paid at most in the games that limit it (HUH-25)


# Before the deal


def refuse(table: Table, act: Bet) -> None:
    """What 39.6 refuses before the deal: a raise, a wager off the layout, an odds wager unlike the ante."""
    r = table.rules
    forbid(act.area == "raise", r.early_raise)
    forbid(act.area not in BETS, r.off_area)
    if table.wagers and not r.in_time.value:  # as if the first wager closed the betting
        raise Refusal(r.in_time)
    other = table.lying(act.seat, OTHER.get(act.area, ""))
    if other:
        amounts = {act.area: worth(act.pieces), other.area: other.amount}
        if unlike(amounts["odds"], amounts["ante"]) in r.unequal_odds.value:
            raise Refusal(r.unequal_odds)


def unlike(odds: int, ante: int) -> str:
    """How the odds wager differs from the ante."""
    return "less" if odds < ante else "more" if odds > ante else "equal"


def in_play(table: Table) -> list[int]:
    """The seats to be dealt in: an ante and an odds wager of the same amount, and no other wager needed."""
    seats = {wager.seat for wager in table.wagers.values()}
    playing = {seat for seat in seats if takes_part(table, seat)}
    if playing and not table.rules.ante_each_round.value:
        last = table.round - 1
        playing |= {e.seat for e in table.events if isinstance(e, Dealt) and e.round == last and e.seat}
    return sorted(playing)


def takes_part(table: Table, seat: int) -> bool:
    """Whether what lies at the seat is enough to be dealt in."""
    r = table.rules
    ante, odds = table.lying(seat, "ante"), table.lying(seat, "odds")
    if not all(table.lying(seat, area) for area in BONUSES if not r.__dict__[f"{area}_optional"].value):
        return False
    if not ante:
        return not r.ante_required.value
    if not odds:
        return not r.odds_required.value
    if not r.equal_after_changes.value:  # what was placed unequal has been refused
        return True
    return unlike(odds.amount, ante.amount) not in r.unequal_odds.value


def entitled(table: Table, seat: int) -> Cited:
    """Why a seat gets cards: ante and odds wager lie, and the wagers it has not made are free to make."""
    free = (TERMS[area] for area in BONUSES if not table.lying(seat, area))
    return Cited((term("Ante"), term("Odds Wager"), f"{LAW}.6(c)", f"{TEN}(b)", f"{TEN}(c)", *free))


# The stages


def streets(table: Table, now: Round) -> Iterator[Handlers]:
    """Decisions and community cards in turn, until the dealer shows the hole cards."""
    if not table.rules.board_as_needed.value and not machine_dealt(table):
        next_cards(table, now, 5, "up", table.rules.board_as_needed)
    for step in table.rules.stages.value:
        if step.name in STOPS:
            yield decisions(table, now, STOPS[step.name], step)
        elif step.name == "turn and river" and not table.rules.turn_with_river.value:
            show(table, now, "river", 1, step)
            yield decisions(table, now, "flop", step)
            show(table, now, "river", 1, step)
            rack_stub(table, now)
        else:
            SHOWN[step.name](table, now, step)
        if now.all_void:
            return


def decisions(table: Table, now: Round, stage: str, step: Cites) -> Handlers:
    """A stop for everybody who has not raised yet; a check holds for one stage only."""
    now.stage = stage
    now.decisions = {seat: made for seat, made in now.decisions.items() if made != "check"}
    own: Handlers = {
        Bet: lambda act: decide_to_bet(table, now, act, step),
        Check: lambda act: decide_to_check(table, now, act, step),
        Fold: lambda act: decide_to_fold(table, now, act),
    }
    return deciding(table, now, own, at_stage(table, now, "undecided"))


def at_stage(table: Table, now: Round, name: str) -> Rule:
    """The rule of that name for the stage in question."""
    rule: Rule = table.rules.__dict__[f"{name}_{now.stage}"]
    return rule


def decide_to_bet(table: Table, now: Round, act: Bet, step: Cites) -> None:
    """A raise; every other wager comes too late."""
    r = table.rules
    if act.area != "raise":
        forbid(minded(table, now, "late_bet"), r.__dict__.get(f"late_{act.area}", r.off_area))
        place(table, act, BETS.get(act.area, BETS["ante"]))
        return
    if now.decisions.get(act.seat) == "fold" and not r.raise_after_fold.value:
        place(table, act, BETS["raise"])
        return
    ante = table.lying(act.seat, "ante")
    if act.seat not in now.hands.players or not ante or now.decisions.get(act.seat) == "fold":
        raise Refusal(r.ante_required, r.fold_is_out, r.raise_after_fold)
    check_raise(table, now, act, ante)
    amounts = at_stage(table, now, "raises"), at_stage(table, now, "most")
    after_check = (r.check_keeps_raise,) if act.seat in now.checked else ()
    why = (BETS["raise"], *amounts, step, *after_check)
    place(table, act, *why, again=True, named=f"raise_{now.stage}")
    now.decisions[act.seat], now.raised[act.seat] = "raise", now.stage


def check_raise(table: Table, now: Round, act: Bet, ante: Wager) -> None:
    """Refuse a second raise, one that was just declined, and every amount but the multiples of the stage."""
    r = table.rules
    decided = now.decisions.get(act.seat)
    second = at_stage(table, now, "second_raise")
    if decided == "raise" and now.raised[act.seat] in second.value:
        raise Refusal(second)
    forbid(decided == "check", r.raise_after_check)
    if not r.raises_anew.value and raised_before(table, act.seat):
        raise Refusal(r.raises_anew)
    if act.seat in now.checked and not r.check_keeps_raise.value:
        raise Refusal(r.check_keeps_raise)
    unit = raise_unit(table, now, ante)
    if worth(act.pieces) not in {unit * times for times in multiples(table, now.stage)}:
        small = (r.small_raise,) if now.stage == "river" else ()
        listed, most = at_stage(table, now, "raises"), at_stage(table, now, "most")
        raise Refusal(listed, most, r.raise_by_stage, *small)


def raised_before(table: Table, seat: int) -> bool:
    """Whether the seat raised in an earlier round."""
    raises = (each for each in table.events if isinstance(each, Accepted) and each.area == "raise")
    return any(each.seat == seat and each.round < table.round for each in raises)


def raise_unit(table: Table, now: Round, ante: Wager) -> int:
    """What a raise is a multiple of: the player's own ante, with what was added to it."""
    first = table.lying(min(now.hands.players), "ante") or ante
    own = ante if table.rules.raise_by_own_ante.value else first
    return own.amount if table.rules.raise_counts_additions.value else own.amount - own.added


def multiples(table: Table, stage: str) -> list[int | Fraction]:
    """The antes that a raise may have: as the procedure lists them and the definition limits them."""
    r, rule = table.rules, table.rules.__dict__
    if not r.raise_by_stage.value:
        stage = "hole"
    listed, most = rule[f"raises_{stage}"].value, rule[f"most_{stage}"].value
    found = [times for times in listed if times <= most or most >= MOST[stage]]
    if most > MOST[stage]:
        found.append(most)
    if stage == "river" and not r.small_raise.value:
        found.append(Fraction(1, 2))
    return found


def decide_to_check(table: Table, now: Round, act: Check, step: Cites) -> None:
    """No raise for now; in the end there is no check."""
    r = table.rules
    check_turn(table, now, act, r.anothers_check)
    forbid(now.stage == "river", r.late_check)
    taken = r.__dict__.get(f"check_{now.stage}", r.late_check)
    if now.stage != "river" and not taken.value:
        raise Refusal(taken)
    now.decisions[act.seat] = "check"
    now.checked.add(act.seat)
    table.emit(Checked, taken, step, Cited((CHECK,)), patron=act.patron, seat=act.seat)
    odds = table.lying(act.seat, "odds")
    if odds and not r.check_costs_nothing.value:
        lose(table, odds, r.check_costs_nothing)


def check_turn(table: Table, now: Round, act: Check | Fold, anothers: Rule) -> None:
    """Refuse a decision for somebody else's hand, for none, or for one that has been decided."""
    forbid(table.seats.get(act.seat) != act.patron, anothers)
    if act.seat not in now.hands.players or act.seat in now.decisions:
        raise Refusal


def decide_to_fold(table: Table, now: Round, act: Fold) -> None:
    """The hand is given up, with ante and odds wager; only after the river."""
    r = table.rules
    if now.decisions.get(act.seat) == "raise":
        forbid(True, r.fold_after_raise)  # noqa: FBT003
    else:
        check_turn(table, now, act, r.anothers_fold)
    if now.stage != "river":
        raise Refusal(Cited((DECISIONS[now.stage],)))
    if not r.fold_is_open.value:
        raise Refusal(r.fold_is_open)
    table.emit(Folded, r.fold_is_open, r.fold_is_out, r.fold_loses, patron=act.patron, seat=act.seat)
    now.decisions[act.seat] = "fold" if r.fold_is_out.value else "stays"
    for area in ("ante", "odds") if r.fold_is_out.value else ():
        wager = table.lying(act.seat, area)
        if wager:
            (lose if area in r.fold_loses.value else push)(table, wager, r.fold_loses, r.fold_is_out)
    if not any(wager.seat == act.seat for wager in table.wagers.values()):
        rack(table, now, act.seat, "down", r.fold_is_out)


# Community cards


def machine_dealt(table: Table) -> bool:
    """Whether the five community cards were dealt first, face down."""
    return table.options["dealing"] == "automated-shoe"


def the_flop(table: Table, now: Round, step: Cites) -> None:
    """39.10(e): three community cards."""
    if not table.rules.__dict__[f"stub_after_board_{table.options['dealing']}"].value:
        rack_stub(table, now)
    show(table, now, "flop", table.rules.flop_cards.value, step, Cited((FLOP, BOARD)))


def turn_and_river(table: Table, now: Round, step: Cites) -> None:
    """39.10(g): the last two community cards, and the stub once they are out."""
    show(table, now, "river", table.rules.river_cards.value, step, Cited((LAST_TWO, BOARD)))
    if not now.all_void:
        rack_stub(table, now)


def show(table: Table, now: Round, street: str, number: int, *why: Cites) -> None:
    """Turn over cards of a machine-dealt board, or deal the next ones face up."""
    r, rule = table.rules, table.rules.__dict__
    face = rule[f"{street}_face"].value[0]
    if not r.board_as_needed.value and not machine_dealt(table):
        return
    if machine_dealt(table):
        cards = turned(table, now, street, number)
        if face == "up":
            table.emit(Revealed, *why, cards=cards, area=r.board_area.value[0])
        return
    for _ in range(rule[f"{street}_burns"].value):
        now.dealer.burn("down", rule[f"{street}_burns"])
    next_cards(table, now, number, face, *why, r.board_as_needed, area=r.board_area.value[0])


def turned(table: Table, now: Round, street: str, number: int) -> tuple[str, ...]:
    """Which cards of a face-down board are turned over: first the first ones, in the end the last ones."""
    board, turning = now.hands.board, table.rules.__dict__[f"{street}_turned"].value[0]
    if turning == "the first cards":
        return tuple(board[:number])
    return tuple(board[max(len(board) - number, 0) :])


def dealers_cards(table: Table, now: Round, step: Cites) -> None:
    """39.10(i): the dealer shows both hole cards."""
    shown = tuple(now.hands.dealer[: table.rules.dealer_shows.value])
    table.emit(Revealed, step, cards=shown, area="dealer")


STOPS = {"the first decisions": "hole", "the decisions on the flop": "flop", "the last decisions": "river"}
SHOWN = {"the flop": the_flop, "turn and river": turn_and_river, "the dealer's cards": dealers_cards}


class SevenCards(Ranking):
    """The best five of seven cards, with any number of one's own."""

    def best(self, own: Sequence[str], board: Sequence[str], *, dealer: bool = False) -> Strength:
        """The best hand, from one's own cards and the board that all share."""
        if ("dealer" if dealer else "players") not in self.rules.board_is_shared.value:
            board = ()
        needed = self.rules.own_cards_needed.value[0]
        if needed and board:
            return best_using(self, own, board, needed)
        return super().best(own, board, dealer=dealer)


# The end of the round


def complete(table: Table, now: Round) -> None:
    """After the dealer has shown the cards: hands are compared and all wagers settled, from the right."""
    waiting = {wager.seat for wager in table.wagers.values()}
    shown = [seat for seat in sorted(now.hands.players, reverse=True) if seat in waiting | set(now.staying())]
    if not now.misdeal_passed and table.rules.dealers_misdeal_shows.value:
        irregular.dealer_short(table, now)
    for seat in shown:
        if not now.all_void and not now.misdeal_passed:
            irregular.shown_misdealt(table, now, seat)
    if now.all_void:
        return
    rank(table, now, None, SEVEN_CARDS)
    qualified = qualifies(table, now)
    below, above = table.rules.qualifies_with.clauses
    table.emit(Qualified, Cited((above if qualified else below,)), qualifies=qualified)
    first: int | None = None
    for seat in [seat for seat in shown if seat not in now.voided]:
        reveal(table, now, seat, SEVEN_CARDS)
        rank(table, now, seat, SEVEN_CARDS)
        result = now.ranking.compare(now.hands.players[seat], now.hands.dealer, now.hands.board)
        first = result if first is None else first
        settle(table, now, seat, result if table.rules.compares_each.value else first, qualified=qualified)


def dealers_hand(now: Round) -> Strength:
    """The dealer's best five."""
    return now.ranking.best(now.hands.dealer, now.hands.board, dealer=True)


def qualifies(table: Table, now: Round) -> bool:
    """39.11(b)(1) and (2): whether the dealer's best hand is good enough."""
    r = table.rules
    if r.qualifies_by.value[0] == "hole cards":
        return len({card[0] for card in now.hands.dealer}) == 1
    return reaches(now, dealers_hand(now), r.qualifies_with)


def reaches(now: Round, hand: Strength, least: Rule) -> bool:
    """Whether a hand is at least what the rule names."""
    return hand.category >= now.ranking.worth[least.value]


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


# Ante, raise and odds wager


def settle_main(table: Table, now: Round, seat: int, result: int, *, qualified: bool) -> None:
    """39.11(b) to (f): the whole table of outcomes."""
    own, hands = now.hands.players[seat], now.hands
    hand = now.ranking.best(own, hands.board)
    case = outcome(table, now, seat, result)
    why = Cited((*COMPARED, *now.ranking.grounds(own, hands.dealer, hands.board)))
    rules = {
        area: governing(table, area, case, result, qualified=qualified) for area in ("ante", "raise", "odds")
    }
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


Governed = tuple[str, tuple[Cites, ...]]  # how a wager ends, and by which rules
ANTE = {"good_win": "winning_ante", "plain_win": "winning_ante", "plain_loss": "losing_ante"}


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


# The bonus wagers


def settle_trips_plus(table: Table, now: Round, seat: int, result: int, *, qualified: bool) -> None:
    """39.11(g) and (h): by the best five of seven alone, whoever they belong to."""
    wager, r = table.lying(seat, "trips-plus"), table.rules.__dict__
    if wager is None:
        return
    if table.options["trips-plus-settled"] not in r["trips-plus_settled"].value:
        push(table, wager, r["trips-plus_settled"])
        return
    cards = now.hands.players[seat] if r["trips-plus_hand"].value[0] == "the player's" else now.hands.dealer
    hand = best_using(now.ranking, cards, now.hands.board, r["trips-plus_own_cards"].value[0])
    row = None
    if reaches(now, hand, r["trips-plus_from"]):
        row = hand.name if odds_for(table, "trips-plus", hand.name) else "three-of-a-kind"
    settle_bonus(table, now, wager, row, result, PAYS_TRIPS, qualified=qualified)


def settle_pocket_bonus(table: Table, now: Round, seat: int, result: int, *, qualified: bool) -> None:
    """39.11(i): by the two hole cards alone."""
    wager, r = table.lying(seat, "pocket-bonus"), table.rules.__dict__
    if wager is None:
        return
    own = r["pocket-bonus_cards"].value[0] == "the player's"
    row = r["pocket-bonus_row"](
        (now.hands.players[seat] if own else now.hands.dealer)[:2], r["face_cards"].value
    )
    kind = "pair" if row in ("pair", "aces") else "ace-face"
    folded = now.decisions.get(seat) == "fold"
    if kind not in r["pocket-bonus_wins"].value or (folded and not r["pocket-bonus_after_fold"].value):
        row = None
    also = (r["pocket-bonus_after_fold"],) if folded else ()
    settle_bonus(table, now, wager, row, result, PAYS_POCKET, *also, qualified=qualified)


def settle_bonus(
    table: Table, now: Round, wager: Wager, row: str | None, result: int, *why: Cites, qualified: bool
) -> None:
    """By its row, whatever becomes of the main game."""
    r = table.rules
    alone, keeps = r.__dict__[f"{wager.area}_regardless"], r.unqualified_keeps
    if not qualified and wager.area not in keeps.value:
        push(table, wager, keeps)
        return
    folded = now.decisions.get(wager.seat) == "fold"
    against = "fold" if folded else "lower hand" if result < 0 else "" if result else "equal hand"
    if against and against not in alone.value:
        row = None
    grounds = (*why, *(() if qualified else (keeps,)))
    settle_row(table, wager, row, *grounds, within=lambda amount: in_full(table, now, wager, amount))


def survive(table: Table, now: Round, _: str) -> None:
    """Settle a pocket bonus that outlives void hands: none does (HUH-24), unless a rule is broken."""
    for seat in list(now.hands.players):
        settle_pocket_bonus(table, now, seat, 1, qualified=True)


COURSE = Course(
    bets=BETS,
    refuse=refuse,
    in_play=in_play,
    entitled=entitled,
    streets=streets,
    complete=complete,
    survive=survive,
    ranking=lambda rules: SevenCards(rules, f"{LAW}.5", SEVEN_CARDS),
    board=5,
    stub_after_deal=machine_dealt,
)


def play(table: Table) -> Flow:
    """The table from its start to its last round."""
    return rounds.play(table, COURSE)
