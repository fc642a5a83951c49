"""A round of caribbean stud, and what follows the last decision (16.10)."""

from shall.transcript import Qualified

from ... import irregular, rounds
from ...ranking import Ranking
from ...round import Course, Round
from ...table import Flow, Table
from .decisions import finish_folds, streets
from .no_hand import no_qualifying_hand
from .progressive import advance
from .qualifying import dealers_cards, qualifies
from .settling import results, showdown
from .wagers import BETS, closed, entitled, in_play, refuse


def complete(table: Table, now: Round) -> None:
    """Everything after the last decision."""
    r = table.rules
    shown_numbers(table, now)
    if now.all_void:
        return
    if r.folds_wait.value[0] == "until all have decided":
        finish_folds(table, now)
    dealers_cards(table, now)
    finish_folds(table, now)
    plays = r.qualifying_hand_plays if qualifies(table, now) else r.no_hand_ends_it
    against_hand = qualifies(table, now) == plays.value
    table.emit(Qualified, plays, qualifies=against_hand)
    (showdown if against_hand else no_qualifying_hand)(table, now, results(now), plays)
    advance(table, "round-end")


def shown_numbers(table: Table, now: Round) -> None:
    """16.13(d): a wrong number of cards that shows now, though nobody has said a word."""
    if not table.rules.misdeal_shows.value:
        return
    irregular.dealer_short(table, now)
    for seat in now.staying():
        if not now.all_void:
            irregular.misdealt(table, now, seat)


COURSE = Course(
    bets=BETS,
    refuse=refuse,
    in_play=in_play,
    entitled=entitled,
    streets=streets,
    complete=complete,
    ranking=Ranking,
    cards=5,
    closed=closed,
    exposed_early=("now", "second-card"),
    stub_after_deal=lambda _: True,
)


def play(table: Table) -> Flow:
    """The table from its start to its last round."""
    return rounds.play(table, COURSE)
