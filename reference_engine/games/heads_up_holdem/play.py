"""A round of Heads Up Hold'em: decisions and community cards in turn, then hand after hand (39.10)."""

from collections.abc import Iterator

from shall.transcript import Qualified

from ... import irregular, rounds
from ...round import Course, Round, rank, reveal
from ...rules import Cited
from ...stub import rack_stub
from ...table import Flow, Handlers, Table
from .board import deal_too_early, machine_dealt, show, the_flop, turn_and_river
from .bonuses import survive
from .decisions import stop
from .qualifying import dealers_cards, qualifies
from .rules import LAW
from .settling import settle
from .seven_cards import SEVEN_CARDS, SevenCards
from .wagers import BETS, entitled, in_play, refuse

STOPS = {"the first decisions": "hole", "the decisions on the flop": "flop", "the last decisions": "river"}
SHOWN = {"the flop": the_flop, "turn and river": turn_and_river, "the dealer's cards": dealers_cards}


def streets(table: Table, now: Round) -> Iterator[Handlers]:
    """Decisions and community cards in turn, until the dealer shows the hole cards."""
    deal_too_early(table, now)
    for step in table.rules.stages.value:
        if step.name in STOPS:
            yield stop(table, now, STOPS[step.name], step)
        elif step.name == "turn and river" and not table.rules.turn_with_river.value:
            show(table, now, "river", 1, step)
            yield stop(table, now, "flop", step)
            show(table, now, "river", 1, step)
            rack_stub(table, now)
        else:
            SHOWN[step.name](table, now, step)
        if now.all_void:
            return


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
