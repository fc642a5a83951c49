"""What goes wrong in a round of all-in hold 'em, what it undoes and what survives: 44.7(f) and 44.13 (printed 42.13)."""

from typing import TYPE_CHECKING

from shall.script import Notice
from shall.transcript import Counted, Discarded, Removed, Voided

from ... import house
from ...dealing import Pass
from ...ranking import Ranking
from ...rules import Cites, Rule
from ...settlement import void
from ...table import Refusal, Table
from .rules import BONUSES

if TYPE_CHECKING:
    from .play import Round

DEALT_OUT = 2


def void_all(table: Table, now: "Round", *why: Cites, keep: tuple[str, ...] = ()) -> None:
    """All hands are void: what is not settled goes back, except the wagers that survive."""
    table.emit(Voided, *why)
    for wager in list(table.wagers.values()):
        if wager.area not in keep:
            void(table, wager, *why)
    now.all_void = True


def void_hand(table: Table, now: "Round", seat: int, *why: Cites) -> None:
    """One hand is void, and all its wagers go back."""
    now.voided.add(seat)
    table.emit(Voided, *why, seat=seat)
    for wager in [w for w in table.wagers.values() if w.seat == seat]:
        void(table, wager, *why)


def settle_survivors(table: Table, now: "Round", ranking: Ranking, hole: Rule, final: Rule, board: Rule) -> None:
    """Bonus wagers that survive are settled: the hole cards first, then the board for the rest."""
    from . import play  # noqa: PLC0415

    for wager in sorted(table.wagers.values(), key=lambda w: -w.seat):
        if wager.area == "hole-card-bonus":
            play.reveal(table, now, wager.seat, hole)
            play.settle_hole_bonus(table, now, wager, hole)
    if table.wagers and not now.hands.board and board.value:
        play.deal_board(table, now, board, final)
    for wager in sorted(table.wagers.values(), key=lambda w: -w.seat):
        play.reveal(table, now, wager.seat, final)
        play.rank(table, now, ranking, wager.seat, final)
        play.settle_final_bonus(table, now, wager, ranking, 0, final)


def dealer_exposed(table: Table, now: "Round", ranking: Ranking) -> None:
    """(a): a card of the dealer was seen before every player had decided."""
    r = table.rules
    if not r.exposed_voids.value:
        return
    hole, final = r.exposed_keeps_hole_bonus, r.exposed_keeps_final_bonus
    keep = tuple(area for area, rule in zip(BONUSES, (hole, final), strict=True) if rule.value)
    void_all(table, now, r.exposed_voids, keep=keep)
    settle_survivors(table, now, ranking, hole, final, r.exposed_deals_board)


def face_up_in_deal(table: Table, now: "Round") -> None:
    """(b): more than one card lay face up while the hands were dealt."""
    void_all(table, now, table.rules.face_up_allowed)
    now.stopped = True


def face_up_in_board(table: Table, now: "Round") -> None:
    """(b): more than one card lay face up, found after the hands were dealt; the final hand bonus is still settled."""
    r = table.rules
    keep = ("final-hand-bonus",) if r.face_up_keeps_final_bonus.value else ()
    void_all(table, now, r.face_up_allowed, keep=keep)
    keeps = r.face_up_keeps_final_bonus
    settle_survivors(table, now, Ranking(r), r.face_up_keeps_hole_bonus, keeps, keeps)


def withholds_hole_bonus(table: Table, now: "Round") -> bool:
    """(b), broken: a hole card bonus waits for a board in which more than one card lies face up."""
    deck = table.deck
    coming = sum(card in deck.face_up for card in deck.cards) + len(now.hands.face_up)
    return coming > 1 and not table.rules.face_up_keeps_hole_bonus.value


def shoe_jammed(table: Table, now: "Round") -> None:
    """(f): the automated shoe stopped in the deal."""
    r = table.rules
    if table.stops_how in r.shoe_jam_voids.value:
        void_all(table, now, r.shoe_jam_voids)
        now.stopped = True


def noticed(table: Table, now: "Round", act: Notice) -> None:
    """(d): somebody sees a wrong number of cards."""
    r = table.rules
    if act.area == "dealer":
        if len(now.hands.dealer) == DEALT_OUT:
            raise Refusal
        dealer_short(table, now)
    elif act.seat in now.hands.players and len(now.hands.players[act.seat]) != DEALT_OUT:
        misdealt(table, now, act.seat)
    else:
        raise Refusal(r.misdealt_hand_void)


def misdealt(table: Table, now: "Round", seat: int) -> None:
    """(d): a player's hand with the wrong number of cards is void, and no other."""
    r = table.rules
    if number_of(now.hands.players[seat]) not in r.misdealt_hand_void.value:
        return
    void_hand(table, now, seat, r.misdealt_hand_void, r.misdealt_hand_only)
    if not r.misdealt_hand_only.value:
        void_all(table, now, r.misdealt_hand_only)


def number_of(cards: list[str]) -> str:
    """Whether these are the cards of a hand, or too few or too many."""
    return compared(len(cards), DEALT_OUT)


def compared(number: int, right: int) -> str:
    """A number beside the right one."""
    return "right" if number == right else "too few" if number < right else "too many"


def misdealt_at_showdown(table: Table, now: "Round", seat: int) -> bool:
    """A wrong number of cards that nobody saw before is seen when the hand is shown."""
    if number_of(now.hands.players[seat]) in table.rules.misdealt_hand_void.value:
        void_hand(table, now, seat, table.rules.misdealt_hand_void)
        return True
    return False


def dealer_short(table: Table, now: "Round") -> None:
    """(d): the dealer has the wrong number of cards; one too few may be dealt in sequence if nothing was seen."""
    r, hand = table.rules, now.hands.dealer
    if len(hand) == DEALT_OUT:
        return
    if len(hand) == DEALT_OUT - 1 and r.short_dealer_completes.value:
        seen = now.dealer_exposed and r.seen_dealer_voids.value
        wrong = compared(table.deck.size, r.full_deck.value) in r.wrong_deck_voids.value
        if not seen and not wrong:
            one = Pass("dealer", r.short_dealer_completes.clauses[0], cover=True)
            now.dealer.give(one, None, str(table.options["dealing"]))
            return
    if r.misdealt_dealer_voids.value:
        void_all(table, now, r.misdealt_dealer_voids, r.short_dealer_completes, r.seen_dealer_voids)


def stub(table: Table, now: "Round") -> None:
    """44.7(e) and (f): the stub goes to the rack unseen, counted first when it is due."""
    if now.stub_done:
        return
    now.stub_done = True
    r, method = table.rules, str(table.options["dealing"])
    rule, deck = r.__dict__, table.deck
    every = rule[f"stub_every_{method}"]
    table.uncounted += 1
    if table.uncounted < every.value and not now.count_ordered:
        if rule[f"stub_racked_{method}"].value:
            face = rule[f"stub_face_{method}"]
            table.emit(Discarded, face, area="stub", face=face.value[0])
        return
    table.uncounted = 0
    left = len(deck.cards)
    total = left + now.hands.out()
    manner = rule[f"count_{method}"].value[0] if method != "manual-shoe" else ""
    facing = "up" if manner == "face up" else r.counts_face_down.value[0]
    table.emit(Counted, every, r.counts_face_down, r.full_deck, r.wrong_count_voids, cards=left, total=total, face=facing)
    wrong_hands = [s for s, cards in now.hands.players.items() if len(cards) != DEALT_OUT and s not in now.voided]
    if (total == r.full_deck.value and not wrong_hands) or manner == "without consequence":
        if r.counted_stub_racked.value:
            face = r.counted_stub_face
            table.emit(Discarded, face, rule[f"stub_face_{method}"], area="stub", face=face.value[0])
        return
    deck_is = compared(total, r.full_deck.value)
    if r.misdeal_sought.value:
        miscounted(table, now, deck_is, every, misdealt=bool(wrong_hands))
    else:
        miscounted(table, now, "too few" if deck_is == "right" else deck_is, every, misdealt=False)


def miscounted(table: Table, now: "Round", deck_is: str, why: Cites, *, misdealt: bool) -> None:
    """44.7(f)2: hands are void; a deck that is not right leaves the table."""
    r = table.rules
    if r.misdeal_count_voids.value if misdealt else deck_is in r.wrong_count_voids.value:
        void_all(table, now, r.misdeal_count_voids if misdealt else r.wrong_count_voids, why)
    if deck_is in r.wrong_deck_leaves.value:
        house.remove(table, table.deck, r.wrong_deck_leaves, why)
        table.deck_gone = True


def reshuffle_or_next(table: Table, now: "Round") -> None:
    """After the round: a new deck for one that left, a full reshuffle after a void deal, or the ordinary next shuffle."""
    r = table.rules
    if table.deck_gone:
        table.deck_gone = False
        house.receive(table, table.deck)
        house.furnish(table, table.deck)
        return
    if now.stopped and len(now.hands.face_up) > 1 and not r.face_up_reshuffles.value:
        house.lay(table, table.deck)
        return
    if now.stopped and str(table.options["dealing"]) == "automated-shoe" and len(now.hands.face_up) < DEALT_OUT:
        if not r.shoe_jam_reshuffles.value:
            house.lay(table, table.deck)
            return
        table.emit(Removed, r.shoe_jam_reshuffles, item="cards")
        house.next_deck(table, r.shoe_jam_reshuffles)
        dealt = {card for cards in (*now.hands.players.values(), now.hands.dealer) for card in cards}
        deck = table.deck
        if not r.shoe_jam_gathers.value:
            deck.cards = [card for card in deck.cards if card not in dealt]
        if not r.shoe_jam_empties.value:
            deck.cards = [card for card in deck.cards if card in dealt]
        return
    house.next_deck(table, *([r.face_up_reshuffles] if now.hands.face_up else []))
