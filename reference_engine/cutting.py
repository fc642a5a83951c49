"""The cut: what orders it, how many cards it takes, and where they go."""

from shall.script import Cut, Recut
from shall.transcript import CutEvent

from .rules import Cites, Rule
from .table import Handlers, Refusal, Table, forbid

DEFAULT_CUT = 26


def handlers(table: Table) -> Handlers:
    """The cut before the cards are dealt, and one more where it is asked for."""
    r = table.rules

    def take_cut(act: Cut) -> None:
        ordered = cut_ordered(table)
        if not ordered or act.cards >= len(table.deck.cards) or table.deck.cut:
            raise Refusal
        forbid(act.cards < r.cut_minimum.value, r.small_cut)
        cut(table, act.cards, ordered)

    def take_recut(act: Recut) -> None:
        if act.cards >= len(table.deck.cards):
            raise Refusal
        forbid(not table.deck.cut, r.__dict__.get("early_recut", r.late_recut))
        forbid(act.cards < r.cut_minimum.value, r.small_cut)
        if r.recuts.value:
            cut(table, act.cards, r.recuts)

    return {Cut: take_cut, Recut: take_recut}


def cut_ordered(table: Table) -> Rule | None:
    """What orders these cards to be cut: that they came shuffled, or were shuffled by hand."""
    r = table.rules
    if table.deck.pre_shuffled:
        return r.cuts_pre_shuffled  # type: ignore[no-any-return]
    return r.cuts_after_hand_shuffle if table.options["shuffling"] == "manual" else None


def cut(table: Table, cards: int, *why: Cites) -> None:
    """Put the top cards under the rest."""
    r, deck = table.rules, table.deck
    cover = r.__dict__.get("cover_card_first")
    also = {"cover": cover.value} if cover else {}
    grounds = (*why, r.cut_minimum, r.cut_goes_under, r.deals_as_cut, *([cover] if cover else []))
    table.emit(CutEvent, *grounds, cards=cards, **also)
    if r.cut_goes_under.value:
        deck.cards = deck.cards[-cards:] + deck.cards[:-cards]
    if not r.deals_as_cut.value:
        deck.cards.reverse()
    deck.cut = True
