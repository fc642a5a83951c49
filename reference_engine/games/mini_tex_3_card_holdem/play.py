"""A round of mini-tex 3 card hold 'em: three times a wager or a fold, then one player at a time, by 36.10."""

from collections.abc import Callable, Iterator

from shall.script import Act, Bet, Check, Fold, Notice, Option, Proceed, worth
from shall.transcript import Folded, Qualified, Revealed, Turn

from ... import equipment, irregular, rounds
from ...betting import place
from ...board import Street, deal_street
from ...deciding import deciding, minded
from ...round import Course, Round, rack, rank, reveal
from ...rules import Cited, Cites
from ...seats import seats_round
from ...settlement import lose
from ...stub import rack_stub
from ...table import Flow, Handlers, Refusal, Table, forbid, kept
from ...three_cards import ThreeCards
from .rules import ASKED, LAW, MAIN, STREETS, before, term, wager_term
from .settling import (
    HAND,
    antes,
    compare,
    folders_pockets,
    qualifies,
    resolve,
    rule,
    settle_pocket,
    survive,
)

BEFORE = ("ante", "pocket-poker")  # the call of "No more bets"
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
    if name in table.rules.face_up_minded_at.value:
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


def exact(table: Table, now: Round, act: Bet) -> bool:
    """Whether the amount is the one that the street calls for; without an ante there is none."""
    street = now.stage
    own = rule(table, f"{street}_by_own_ante").value or act.seat not in now.hands.players
    ante = next(antes(table, act.seat if own else min(now.hands.players)), None)
    if ante is None:
        return True
    counted = ante.amount if kept(table, f"{street}_counts_additions") else ante.amount - ante.added
    times: int = rule(table, f"{street}_times_ante").value
    return worth(act.pieces) == counted * times


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
    forbid(misplaced or act.area not in BEFORE or minded(table, now, "late_bet"), bar)
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
    if seat not in now.hands.players or now.all_void or seat in now.voided:
        raise Refusal
    forbid(table.seats.get(seat) != act.patron, rule(table, f"{street}_anothers_hand"))
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
    if table.rules.dealers_misdeal_shows.value:
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


def players_hands(table: Table, now: Round, step: Cites) -> None:
    """36.10(g): each hand is shown, announced and resolved before the next, from the dealer's right."""
    r = table.rules
    order = seats_round(now.staying(), r.hands_round)
    order = order if r.hands_from_right.value else order[1:] + order[:1]
    for batch in [[seat] for seat in order] if r.one_at_a_time.value else [order]:
        hands = [seat for seat in batch if not irregular.shown_misdealt(table, now, seat)]
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
