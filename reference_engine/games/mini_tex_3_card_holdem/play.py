"""A round of mini-tex 3 card hold 'em: three times a wager or a fold, then one player at a time, by 36.10."""

from collections.abc import Callable, Iterator

from shall.script import Act, Bet, Check, Fold, Notice, Option, Proceed, worth
from shall.transcript import Folded, Paid, Qualified, Revealed, Turn

from ... import equipment, irregular
from ... import round as rounds
from ...betting import place
from ...board import Street, deal_street
from ...pay_tables import odds_for
from ...round import Course, Round, deciding, rack, rank, reveal, seats_round
from ...rules import Cited, Cites, Rule
from ...settlement import at_odds, lose, push, win
from ...stub import rack_stub
from ...table import Flow, Handlers, Refusal, Table, Wager, forbid
from ...three_cards import ThreeCards
from .layout import offered
from .pocket import ROWS, row
from .rules import ASKED, LAW, MAIN, STREETS, TEN, before, term, wager_term

HAND = Cited((term("Hand"), term("Community card")))
POCKET = Cited((f"{LAW}.11(c)", f"{LAW}.5(d)", term("Pocket poker wager")))
COMPARED = Cited(
    (f"{LAW}.5(a)", f"{LAW}.5(b)", f"{LAW}.5(c)", term("Suit"), term("Hand"), term("Community card"))
)
PLACED = (f"{LAW}.6(b)", f"{LAW}.6(a)")
BETS: dict[str, Cited] = {
    "ante": Cited((term("Ante"), *PLACED)),
    "pocket-poker": Cited((f"{LAW}.6(c)", term("Pocket poker wager"), *PLACED)),
    **{
        street: Cited((f"{ASKED[street]}1", ASKED[street], wager_term(street), f"{LAW}.6(d)", f"{LAW}.6(a)"))
        for street in STREETS
    },
}


def check(table: Table, options: dict[str, Option]) -> None:
    """Refuse a set-up that the law does not allow: of equipment, or of an ante bonus above the ceiling."""
    equipment.check(table, options)
    odds, most = options["ante-bonus"], table.rules.bonus_at_most
    if isinstance(odds, int) and odds > most.value:
        raise Refusal(most)


def rule(table: Table, name: str) -> Rule:
    """A rule by its name."""
    found: Rule = table.rules.__dict__[name]
    return found


# Before the deal


def refuse(table: Table, act: Bet) -> None:
    """What 36.6 refuses before the deal: later wagers, pocket poker without an ante, other areas."""
    r, ante = table.rules, table.lying(act.seat, "ante")
    if act.area in STREETS:
        after = act.area == "play" and table.round > 1 and not ante  # the dealer's cards have been shown
        forbid(True, rule(table, f"{'late' if after else 'early'}_{act.area}"))  # noqa: FBT003
    forbid(act.area not in BETS, r.off_area)
    if table.wagers and not r.in_time.value:  # as if the first wager closed the betting
        raise Refusal(r.in_time)
    if act.area == "pocket-poker":
        forbid(ante is None, r.bonus_alone)
        with_ante = rule(table, "pocket-poker_with_ante")
        if not with_ante.value:
            raise Refusal(with_ante)


def in_play(table: Table) -> list[int]:
    """The seats to be dealt in: an ante is needed for that, and no other wager."""
    entering = ("ante",) if table.rules.bonus_alone.value else ("ante", "pocket-poker")
    antes = list(dict.fromkeys(wager.seat for wager in table.wagers.values() if wager.area in entering))
    seats = antes if table.rules.ante_required.value else list(table.seats)
    optional = rule(table, "pocket-poker_optional").value
    return [seat for seat in seats if optional or table.lying(seat, "pocket-poker")]


def entitled(table: Table, seat: int) -> Cited:
    """Why a seat gets cards: it has an ante, and pocket poker is free to add."""
    pocket = () if table.lying(seat, "pocket-poker") else (term("Pocket poker wager"),)
    return Cited((term("Ante"), *pocket))


# Streets


def streets(table: Table, now: Round) -> Iterator[Handlers]:
    """Three stops: the flop wager, the river wager after the flop, the play wager after the river."""
    for street in STREETS:
        if street != "flop":
            turn_up(table, now, before(street)[-1], asked=street)
        if now.all_void:
            return
        now.stage, now.last = street, street == "play"
        now.decisions = dict.fromkeys(now.folded, "fold")
        if street != "flop" and rule(table, f"{street}_asks_in_time").value:
            ask(table, now, street)
        yield deciding(table, now, stop(table, now, street))


def stop(table: Table, now: Round, street: str) -> Handlers:
    """What players may do on a street, and that the dealer waits for all of them."""

    def go_on(_: Proceed) -> None:
        forbid(not now.all_void and bool(now.undecided()), rule(table, f"{street}_undecided"))

    def check_instead(_: Table, __: Round, act: Check) -> None:
        forbid(True, rule(table, f"{street}_third_option"))  # noqa: FBT003
        now.decisions[act.seat] = "check"

    def then_ask(decide: Callable[..., None]) -> Callable[[Act], None]:
        def decided(act: Act) -> None:
            decide(table, now, act)
            ask(table, now, street)

        return decided

    return {
        Proceed: go_on,
        Fold: then_ask(decide_to_fold),
        Bet: then_ask(decide_to_bet),
        Check: then_ask(check_instead),
        Notice: then_ask(irregular.noticed),
    }


def turn_up(table: Table, now: Round, name: str, asked: str) -> None:
    """36.10(b) or (d): the flop or the river, after a burn; after the river the stub goes."""
    early, last = rule(table, f"{asked}_asks_in_time"), name == "river"
    if not early.value and asked == "play":
        ask(table, now, asked)
    after_board = rule(table, f"stub_after_board_{table.options['dealing']}")
    if last and not after_board.value:
        rack_stub(table, now)
    deal_street(table, now, street_of(table, name), rule(table, f"{name}_undecided"))
    if last and not rule(table, "river_asks_in_time").value:
        ask(table, now, "river")
    irregular.face_up_in_board(table, now)
    if last and not now.all_void:
        rack_stub(table, now)


def street_of(table: Table, name: str) -> Street:
    """The flop, or the river and what a longer board would add to it."""
    r, steps = table.rules, rule(table, f"{name}_steps").value
    number = rule(table, f"{name}_cards")
    most = r.flop_cards.value + (r.river_cards.value if name == "river" else 0) + r.board_size.value - 3
    return Street(
        (*steps, *(steps[-1:] if name == "river" and r.board_size.value > 3 else ())),  # noqa: PLR2004
        burns=rule(table, f"{name}_burns"),
        burn_face=rule(table, f"{name}_burn_face"),
        cards={f"the {name}": number},
        face=rule(table, f"{name}_face"),
        area=rule(table, f"{name}_area"),
        most=most,
        also=(term_of(name), HAND),
    )


def term_of(name: str) -> Cited:
    """The definition of the flop, or of the river."""
    return Cited((term(name.capitalize()),))


def ask(table: Table, now: Round, street: str) -> None:
    """36.10(c) and (e): the dealer asks the next player who has still to decide."""
    if street == "flop" or now.all_void or not rule(table, f"{street}_asks").value:
        return
    way, left = rule(table, f"{street}_asks_round"), rule(table, f"{street}_asks_from_left")
    asking = [seat for seat in now.hands.players if seat not in now.folded and seat not in now.voided]
    order = seats_round(asking, way)
    order = order if left.value else order[1:] + order[:1]
    order = order if rule(table, f"{street}_asks_each").value else order[:-1]
    waiting = [seat for seat in order if now.stage != street or seat not in now.decisions]
    for seat in waiting[:1]:
        if (street, seat) not in now.asked:
            now.asked.add((street, seat))
            table.emit(
                Turn,
                way,
                BETS[street],
                patron=table.seats.get(seat, "?"),
                seat=seat,
                options=(street, "fold"),
            )


# Decisions


def decide_to_bet(table: Table, now: Round, act: Bet) -> None:
    """The street's own wager, in its own area; every other wager comes too early or too late."""
    street = now.stage
    if act.area != street:
        other_area(table, now, act)
        return
    check_hand(table, now, act)
    forbid(not exact(table, now, act), rule(table, f"other_{street}"))
    place(table, act, BETS[street])
    if act.seat in now.hands.players:
        now.decisions[act.seat] = street


def antes(table: Table, seat: int) -> Iterator[Wager]:
    """The ante of a seat, lying or lost in this round."""
    for wager in (*table.wagers.values(), *table.lost):
        if wager.seat == seat and wager.area == "ante":
            yield wager


def exact(table: Table, now: Round, act: Bet) -> bool:
    """Whether the amount is the one that the street calls for; without an ante there is none."""
    ante = next(antes(table, act.seat), None)
    return ante is None or worth(act.pieces) == ante.amount * rule(table, f"{now.stage}_times_ante").value


def other_area(table: Table, now: Round, act: Bet) -> None:
    """A wager on any area but the street's own: the street's wager misplaced, or another out of time."""
    street, r = now.stage, table.rules
    misplaced = act.area in BETS and act.seat in now.undecided() and exact(table, now, act)
    if misplaced:
        bar = rule(table, f"{street}_elsewhere")
    elif act.area in MAIN[MAIN.index(street) :]:
        bar = rule(table, f"early_{act.area}")
    else:
        bar = r.__dict__.get(f"late_{act.area}", r.off_area)
    forbid(True, bar)  # noqa: FBT003
    place(table, act, BETS.get(act.area, BETS["ante"]))
    if misplaced:
        now.decisions[act.seat] = street


def check_hand(table: Table, now: Round, act: Bet) -> None:
    """Refuse the wager of a hand that is void, folded, already decided or without the wager before."""
    street, seat = now.stage, act.seat
    if now.all_void or seat in now.voided:
        raise Refusal
    if now.folded.get(seat) == street:
        forbid(True, rule(table, f"{street}_after_fold"))  # noqa: FBT003
    else:
        forbid(table.lying(seat, before(street)[-1]) is None, rule(table, f"{street}_without"))
    forbid(now.decisions.get(seat) == street, rule(table, f"{street}_second_decision"))
    is_open = rule(table, f"{street}_bet_is_open")
    if not is_open.value:
        raise Refusal(is_open)


def decide_to_fold(table: Table, now: Round, act: Fold) -> None:
    """The hand is given up, and what that forfeits is collected at once."""
    street, seat = now.stage, act.seat
    if (
        table.seats.get(seat) != act.patron
        or seat not in now.hands.players
        or now.all_void
        or seat in now.voided
    ):
        raise Refusal
    forbid(seat in now.decisions, rule(table, f"{street}_second_decision"))
    is_open, gone = rule(table, f"{street}_fold_is_open"), table.rules.fold_gives_up
    if not is_open.value:
        raise Refusal(is_open)
    table.emit(Folded, is_open, gone, BETS[street], patron=act.patron, seat=seat)
    if not gone.value:
        now.decisions[seat] = "stays"
        return
    now.decisions[seat], now.folded[seat] = "fold", street
    forfeits = rule(table, f"{street}_fold_forfeits")
    for area in forfeits.value:
        wager = table.lying(seat, area)
        if wager:
            lose(table, wager, forfeits, gone)
    fold_cards(table, now, seat)


def fold_cards(table: Table, now: Round, seat: int) -> None:
    """36.10(a)2i and ii and their twins: cards wait for a pocket poker wager, or go to the rack at once."""
    street, wager = now.stage, table.lying(seat, "pocket-poker")
    waits, keeps = rule(table, f"{street}_fold_pocket"), rule(table, f"{street}_fold_keeps_cards")
    if wager and waits.value[0] == "settled":
        settle_pocket(table, now, wager, 0, waits)
    elif wager and waits.value[0] == "lost":
        lose(table, wager, waits)
    if wager:
        if not keeps.value:
            rack(table, now, seat, "down", keeps)
        return
    racked, face, shown = (rule(table, f"{street}_fold_{name}") for name in ("racked", "face", "shown"))
    if not shown.value:
        reveal(table, now, seat, shown)
    if racked.value[0] == "at once":
        rack(table, now, seat, face.value[0], racked)
    elif racked.value[0] == "never":
        now.racked.add(seat)


# Completion


def complete(table: Table, now: Round) -> None:
    """Everything after the last decision: 36.10(f) and (g), and then the pocket poker wagers of folders."""
    irregular.dealer_short(table, now)
    for step in () if now.all_void else table.rules.completes.value:
        COMPLETING[step.name](table, now, step)
    if not now.all_void:
        folders_pockets(table, now)


def dealers_cards(table: Table, now: Round, step: Cites) -> None:
    """36.10(f): the cover card comes off and both cards are turned up."""
    r = table.rules
    seen = (r.exposed_window,) if now.dealer_exposed else ()
    shown = tuple(now.hands.dealer[: r.dealer_shows.value])
    table.emit(Revealed, step, r.play_undecided, *seen, cards=shown, area="dealer")


def dealers_hand(table: Table, now: Round, step: Cites) -> None:
    """36.10(f) and (g)1: the hand is announced, and whether it qualifies."""
    rank(table, now, None, step)
    table.emit(Qualified, table.rules.qualifying_kinds, qualifies=qualifies(table, now))


def qualifies(table: Table, now: Round) -> bool:
    """36.10(g)1: ace-king or better."""
    r, hand = table.rules, now.ranking.best(now.hands.dealer, now.hands.board, dealer=True)
    if hand.name == "high-card":
        return bool(r.qualifying_cards(hand.ranks))
    return hand.name in r.qualifying_kinds.value


def players_hands(table: Table, now: Round, step: Cites) -> None:
    """36.10(g): each hand is shown, announced and resolved before the next, from the dealer's right."""
    r = table.rules
    order = seats_round(now.staying(), r.hands_round)
    order = order if r.hands_from_right.value else order[1:] + order[:1]
    for batch in [[seat] for seat in order] if r.one_at_a_time.value else [order]:
        hands = [seat for seat in batch if not irregular.misdealt(table, now, seat)]
        if now.all_void:
            return
        for seat in hands:
            show(table, now, seat, step)
        for seat in sorted(hands, key=lambda seat: compare(now, seat) >= 0):
            resolve(table, now, seat)


def show(table: Table, now: Round, seat: int, step: Cites) -> None:
    """Turn a player's cards up and announce the hand."""
    r = table.rules
    if r.reveals_players.value:
        reveal(table, now, seat, r.reveals_players, r.hands_round, step)
    if r.ranks_players.value:
        rank(table, now, seat, r.ranks_players, r.hands_round)


COMPLETING = {
    "the dealer's cards": dealers_cards,
    "the dealer's hand": dealers_hand,
    "the players' hands": players_hands,
}


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
    amount = wager.amount * odds.value
    if wager.area == "ante" and not beside.value and royal(table, now, wager.seat):
        amount = 0
    bonus = (table.rules.bonus_hand,) if wager.area == "ante" else ()  # what is paid here is without it
    win(table, wager, amount, *why, odds, *bonus, Cited((f"{LAW}.11(b)",)))


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
    amount = on * min(odds, r.bonus_at_most.value)
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
    folded = now.decisions.get(wager.seat) == "fold"
    if not r.pocket_whatever_result.value and (result < 0 or folded):
        reached = None
    odds, cites = odds_for(table, "pocket-poker", reached), (*why, POCKET, *looked_at(table, reached))
    if odds:
        win(table, wager, at_odds(wager.amount, odds), *cites)
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
    for wager in sorted(table.wagers.values(), key=lambda wager: -wager.seat):
        if keep != "face_up_in_deal" and irregular.misdealt(table, now, wager.seat):
            continue
        reveal(table, now, wager.seat, kept)
        settle_pocket(table, now, wager, 0, kept)


COURSE = Course(
    bets=BETS,
    refuse=refuse,
    in_play=in_play,
    entitled=entitled,
    streets=streets,
    complete=complete,
    survive=survive,
    ranking=lambda rules: ThreeCards(rules, f"{LAW}.5", HAND),
    beside_ante=("pocket-poker",),
    board=5,
)


def play(table: Table) -> Flow:
    """The table from its start to its last round."""
    return rounds.play(table, COURSE)
