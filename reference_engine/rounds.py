"""Round after round against the dealer: betting, the deal, decisions, the completion, the rack."""

from shall.transcript import Discarded, Ended

from . import irregular
from .before_deal import open_betting
from .dealing import Dealer, Hands
from .initial_deal import deal, load
from .opening import begin
from .round import Course, Round, rack
from .stub import rack_stub
from .table import Flow, Table, kept


def play(table: Table, course: Course) -> Flow:
    """The table from its start to its last round."""
    yield from begin(table)
    rules = table.rules
    ranking = course.ranking(rules)
    while True:
        table.round += 1
        table.lost = []
        hands = Hands()
        now = Round(
            course, hands, Dealer(table, hands, rules.face_up_not_used, rules.early_card_is_next), ranking
        )
        method = str(table.options["dealing"])
        if not rules.__dict__[f"loads_last_{method}"].value:
            load(table, method)
        yield from open_betting(table, now)
        deal(table, now)
        if not now.all_void and now.exposed_in_deal and kept(table, "exposed_in_deal_counts"):
            irregular.dealer_exposed(table, now)
        if not now.all_void:
            for handlers in course.streets(table, now):
                yield handlers
                if now.all_void:
                    break
        if not now.all_void:
            course.complete(table, now)
        finish(table, now)


def finish(table: Table, now: Round) -> None:
    """The rest of the cards go to the rack, and the deck is made ready for the next round."""
    r, hands = table.rules, now.hands
    rack_stub(table, now)
    for seat in sorted(set(hands.players) - now.racked, reverse=True):
        rack(table, now, seat, "up", r.racked)
    if not now.common_racked and (hands.dealer or now.course.common is None):
        table.emit(Discarded, r.racked, area="dealer", cards=tuple(hands.dealer), face="up")
    if hands.board and not now.common_racked:
        table.emit(Discarded, r.racked, area="community", cards=tuple(hands.board), face="up")
    for wager in list(table.wagers.values()):
        table.remove(wager)
    table.found_before += len(hands.face_up)
    table.emit(Ended, r.round_ends)
    irregular.after_round(table, now)
