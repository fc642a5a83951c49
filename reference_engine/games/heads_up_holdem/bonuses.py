"""The two bonus wagers: trips plus by the best five cards, the pocket bonus by two (39.11(g) to (i))."""

from ...pay_tables import odds_for, settle_row
from ...ranking import best_using
from ...round import Round
from ...rules import Cited, Cites
from ...settlement import push
from ...table import Table, Wager
from .payouts import in_full
from .qualifying import reaches
from .rules import ELEVEN, POCKET, TRIPS, term

PAYS_TRIPS = Cited((f"{ELEVEN}(g)", f"{ELEVEN}(h)", TRIPS))
PAYS_POCKET = Cited((f"{ELEVEN}(i)", POCKET, term("Face card")))


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
