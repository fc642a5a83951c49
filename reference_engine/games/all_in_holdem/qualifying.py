"""Whether the dealer's two cards call: with a pair, or with points enough (44.10(c))."""

from shall.transcript import Qualified, Revealed

from ...cards import RANK
from ...round import Round
from ...rules import Cited, Cites
from ...table import Table


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
