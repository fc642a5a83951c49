"""What goes wrong in a round, what it voids, and what is done about it."""

from typing import TYPE_CHECKING

from shall.script import Notice
from shall.transcript import Removed, Voided

from . import house
from .dealing import Pass
from .rules import Cites, Covers, Exactly, Holds, Rules
from .settlement import void
from .table import Refusal, Table

if TYPE_CHECKING:
    from .round import Round

DEALT_OUT = 2


def irregular_rules(section: str) -> Rules:
    """The rules of irregularities under a game's own section."""
    return {
        "exposed_voids": Holds(value=True, clauses=(f"{section}(a)",)),
        "exposed_window": Holds(value=True, clauses=(f"{section}(a)",)),
        "face_up_not_used": Holds(value=True, clauses=(f"{section}(b)",)),
        "face_up_allowed": Exactly(1, (f"{section}(b)",)),
        "face_up_reshuffles": Holds(value=True, clauses=(f"{section}(b)",)),
        "early_card_is_next": Holds(value=True, clauses=(f"{section}(c)",)),
        "misdealt_hand_void": Covers(("too few", "too many"), (f"{section}(d)",)),
        "misdealt_hand_only": Holds(value=True, clauses=(f"{section}(d)",)),
        "misdealt_dealer_voids": Holds(value=True, clauses=(f"{section}(d)",)),
        "short_dealer_completes": Holds(value=True, clauses=(f"{section}(d)",)),
        "seen_dealer_voids": Holds(value=True, clauses=(f"{section}(d)",)),
        "wrong_deck_voids": Covers(("too few", "too many"), (f"{section}(d)",)),
        "shoe_jam_voids": Covers(("jam", "stop", "unfinished"), (f"{section}(f)",)),
        "shoe_jam_empties": Holds(value=True, clauses=(f"{section}(f)",)),
        "shoe_jam_gathers": Holds(value=True, clauses=(f"{section}(f)",)),
        "shoe_jam_reshuffles": Holds(value=True, clauses=(f"{section}(f)",)),
    }


def void_all(table: Table, now: "Round", *why: Cites, keep: str = "") -> None:
    """All hands are void: what is open goes back, except the wagers that survive, which are settled."""
    table.emit(Voided, *why)
    now.all_void = True
    kept = {area for area in now.course.bets if keep and _survives(table, keep, area)}
    for wager in list(table.wagers.values()):
        if wager.area not in kept:
            void(table, wager, *why)
    if keep and table.wagers:
        now.course.survive(table, now, keep)


def _survives(table: Table, keep: str, area: str) -> bool:
    """Whether a wager survives such a void; without a rule that says so, none does."""
    rule = table.rules.__dict__.get(f"{keep}_keeps_{area}")
    return rule is not None and bool(rule.value)


def void_hand(table: Table, now: "Round", seat: int, *why: Cites) -> None:
    """One hand is void, and all its wagers go back."""
    now.voided.add(seat)
    table.emit(Voided, *why, seat=seat)
    for wager in [w for w in table.wagers.values() if w.seat == seat]:
        void(table, wager, *why)


def dealer_exposed(table: Table, now: "Round") -> None:
    """A card of the dealer was seen too early."""
    r = table.rules
    if r.exposed_voids.value:
        void_all(table, now, r.exposed_voids, keep="exposed")


def face_up_in_deal(table: Table, now: "Round") -> None:
    """More than one card lay face up while the hands were dealt."""
    void_all(table, now, table.rules.face_up_allowed)
    now.stopped = True


def face_up_in_board(table: Table, now: "Round") -> None:
    """More than one card lay face up, found after the hands were dealt."""
    if len(now.hands.face_up) > table.rules.face_up_allowed.value:
        void_all(table, now, table.rules.face_up_allowed, keep="face_up")


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
    """The dealer has the wrong number of cards; one too few may be dealt in sequence if nothing was seen."""
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


def after_round(table: Table, now: "Round") -> None:
    """A new deck for one that left, a full reshuffle after a void deal, or the ordinary next shuffle."""
    r = table.rules
    if table.deck_gone:
        table.deck_gone = False
        house.receive(table, table.deck)
        house.furnish(table, table.deck)
        return
    if now.stopped and len(now.hands.face_up) > 1 and not r.face_up_reshuffles.value:
        house.lay(table, table.deck)
        return
    if (
        now.stopped
        and str(table.options["dealing"]) == "automated-shoe"
        and len(now.hands.face_up) < DEALT_OUT
    ):
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
