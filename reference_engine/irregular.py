"""What goes wrong in a round, what it voids, and what is done about it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from shall.script import Notice
from shall.transcript import Removed, Voided

from .between_rounds import next_deck
from .dealing import Pass
from .decks import compared, furnish, lay, receive
from .round import Round
from .rules import Cites, Covers, Exactly, Holds, OneOf, Rules
from .settlement import lose, void
from .table import Refusal, Table, kept


class Letters(NamedTuple):
    """Under which letter a game treats each irregularity."""

    exposed: str = "a"
    face_up: str = "b"
    early: str = "c"
    misdealt: str = "d"
    shoe: str = "f"


def irregular_rules(section: str, letters: Letters | None = None) -> Rules:
    """The rules of irregularities under a game's own section."""
    exposed, face_up, early, misdealt, shoe = ((f"{section}({letter})",) for letter in letters or Letters())
    return {
        "exposed_voids": Holds(value=True, clauses=exposed),
        "exposed_window": Holds(value=True, clauses=exposed),
        "face_up_not_used": Holds(value=True, clauses=face_up),
        "face_up_allowed": Exactly(1, face_up),
        "face_up_reshuffles": Holds(value=True, clauses=face_up),
        "early_card_is_next": Holds(value=True, clauses=early),
        "misdealt_hand_void": Covers(("too few", "too many"), misdealt),
        "misdeal_voids": OneOf(("the hand", "all hands"), misdealt),
        "misdealt_dealer_voids": Holds(value=True, clauses=misdealt),
        "short_dealer_completes": Holds(value=True, clauses=misdealt),
        "seen_dealer_voids": Holds(value=True, clauses=misdealt),
        "wrong_deck_voids": Covers(("too few", "too many"), misdealt),
        "shoe_jam_voids": Covers(("jam", "stop", "unfinished"), shoe),
        "shoe_jam_empties": Holds(value=True, clauses=shoe),
        "shoe_jam_gathers": Holds(value=True, clauses=shoe),
        "shoe_jam_reshuffles": Holds(value=True, clauses=shoe),
    }


def all_void_rules(section: str, letters: Letters) -> Rules:
    """What a game changes in which every misdeal voids all hands, the dealer's too, and none is made up."""
    misdealt, exposed = (f"{section}({letters.misdealt})",), (f"{section}({letters.exposed})",)
    return {
        "misdeal_voids": OneOf(("all hands", "the hand"), misdealt),
        "misdealt_reshuffles": Holds(value=True, clauses=misdealt),
        "short_dealer_completes": Holds(value=False, clauses=()),
        "seen_dealer_voids": Holds(value=True, clauses=()),
        "wrong_deck_voids": Covers(("too few", "too many"), ()),
        "exposed_window": Holds(value=True, clauses=()),
        "exposed_reshuffles": Holds(value=True, clauses=exposed),
    }


class Singly(Covers):
    """Ways of dealing, all covered: broken by passing one over that gives cards one by one, not in stacks."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for what, value in super().breaks():
            if "automated-shoe" in value or "automated-shoe" not in self.value:
                yield what, value


def minded_rules(section: str, letters: Letters, methods: tuple[str, ...]) -> Rules:
    """That irregularities are minded with every way of dealing."""
    return {
        "face_up_minded": Covers(methods, (f"{section}({letters.face_up})",)),
        "early_card_minded": Singly(methods, (f"{section}({letters.early})",)),
    }


def void_all(table: Table, now: Round, *why: Cites, keep: str = "", cause: str = "") -> None:
    """All hands are void: what is open goes back, except the wagers that survive, which are settled."""
    table.emit(Voided, *why)
    now.all_void = True
    now.cause = cause or keep
    surviving = {area for area in now.course.bets if keep and _survives(table, keep, area)}
    for wager in list(table.wagers.values()):
        if wager.area not in surviving:
            (void if kept(table, f"void_returns_{wager.area}") else lose)(table, wager, *why)
    if keep and table.wagers and now.course.survive:
        now.course.survive(table, now, keep)


def _survives(table: Table, keep: str, area: str) -> bool:
    """Whether a wager survives such a void; without a rule that says so, none does."""
    rule = table.rules.__dict__.get(f"{keep}_keeps_{area}")
    return rule is not None and bool(rule.value)


def void_hand(table: Table, now: Round, seat: int, *why: Cites) -> None:
    """One hand is void, and all its wagers go back."""
    now.voided.add(seat)
    table.emit(Voided, *why, seat=seat)
    for wager in [w for w in table.wagers.values() if w.seat == seat]:
        void(table, wager, *why)


def dealer_exposed(table: Table, now: Round) -> None:
    """A card of the dealer was seen too early."""
    r = table.rules
    if r.exposed_voids.value:
        void_all(table, now, r.exposed_voids, r.exposed_window, keep="exposed")


def exposure_counts(table: Table, now: Round) -> bool:
    """Whether a card of the dealer seen now voids the hands: while decisions are due, or at some stages."""
    stages = table.rules.__dict__.get("exposed_stages")
    if stages is not None:
        due = bool(now.undecided()) or kept(table, "exposed_until_shown")
        return due and now.stage in stages.value
    deciding = table.rules.__dict__.get("exposed_while_deciding")
    if deciding is not None and now.stage not in deciding.value:
        return False
    return now.decisions_due() or not table.rules.exposed_window.value


def too_many_face_up(table: Table, now: Round) -> bool:
    """Whether more cards than may be were found face up, each deal being counted by itself."""
    before = 0 if kept(table, "face_up_each_deal") else table.found_before
    return before + len(now.hands.face_up) > int(table.rules.face_up_allowed.value)


def face_up_in_deal(table: Table, now: Round) -> None:
    """More than one card lay face up while the hands were dealt."""
    void_all(table, now, table.rules.face_up_allowed, keep="face_up_in_deal", cause="face_up")
    now.stopped = True


def face_up_in_board(table: Table, now: Round) -> None:
    """More than one card lay face up, found after the hands were dealt."""
    if too_many_face_up(table, now):
        void_all(table, now, table.rules.face_up_allowed, keep="face_up")


def shoe_jammed(table: Table, now: Round) -> None:
    """(f): the automated shoe stopped in the deal."""
    r = table.rules
    if table.stops_how in r.shoe_jam_voids.value:
        void_all(table, now, r.shoe_jam_voids, cause="shoe_jam")
        now.stopped = True


def noticed(table: Table, now: Round, act: Notice) -> None:
    """(d): somebody sees a wrong number of cards."""
    r = table.rules
    stages = r.__dict__.get("misdeal_stages")
    if stages is not None and now.stage not in stages.value:
        return
    if act.area == "dealer":
        if len(now.hands.dealer) == now.course.cards:
            raise Refusal
        dealer_short(table, now)
    elif act.seat in now.hands.players and len(now.hands.players[act.seat]) != now.course.cards:
        misdealt(table, now, act.seat)
    else:
        raise Refusal(r.misdealt_hand_void)


def shown_misdealt(table: Table, now: Round, seat: int) -> bool:
    """The same where the cards come to light and nobody has said a word."""
    return bool(table.rules.misdeal_shows.value) and misdealt(table, now, seat)


def misdealt(table: Table, now: Round, seat: int) -> bool:
    """A player's hand with the wrong number of cards is void: it alone, or all hands with it."""
    r = table.rules
    if compared(len(now.hands.players[seat]), now.course.cards) not in r.misdealt_hand_void.value:
        return False
    if r.misdeal_voids.value[0] == "the hand":
        now.cause = now.cause or "misdealt"
        void_hand(table, now, seat, r.misdealt_hand_void, r.misdeal_voids)
    else:
        void_all(table, now, r.misdealt_hand_void, r.misdeal_voids, cause="misdealt")
    return True


def wrong_numbers(now: Round) -> bool:
    """Whether a hand that counts, a player's or the dealer's, has the wrong number of cards."""
    players = [cards for seat, cards in now.hands.players.items() if seat not in now.voided]
    if now.course.common is not None and len(now.hands.common()) != now.course.common:
        return True
    dealer = (now.hands.dealer,) if now.course.common is None else ()
    return any(len(cards) != now.course.cards for cards in (*players, *dealer))


def dealer_short(table: Table, now: Round) -> None:
    """The dealer has the wrong number of cards; one too few may be dealt in sequence if nothing was seen."""
    r, hand, whole = table.rules, now.hands.dealer, now.course.cards
    if len(hand) == whole:
        return
    if len(hand) == whole - 1 and r.short_dealer_completes.value and now.dealer.minded("short_dealer_minded"):
        seen = (now.dealer_exposed or bool(now.hands.board)) and r.seen_dealer_voids.value
        wrong = compared(table.deck.size, r.full_deck.value) in r.wrong_deck_voids.value
        if not seen and not wrong:
            method = str(table.options["dealing"])
            last = next(one for one in reversed(r.__dict__[f"deal_{method}"].value) if one.to == "dealer")
            one = Pass("dealer", r.short_dealer_completes.clauses[0], cover=last.cover)
            now.dealer.give(one, None, method)
            return
    if r.misdealt_dealer_voids.value:
        void_all(
            table,
            now,
            r.misdealt_dealer_voids,
            r.short_dealer_completes,
            r.seen_dealer_voids,
            cause="misdealt",
        )


def after_round(table: Table, now: Round) -> None:
    """A new deck for one that left, a full reshuffle after a void deal, or the ordinary next shuffle."""
    r = table.rules
    if table.deck_gone:
        table.deck_gone = False
        receive(table, table.deck)
        furnish(table, table.deck)
        return
    again = r.__dict__.get(f"{now.cause}_reshuffles")
    if again is not None and not again.value:
        lay(table, table.deck)
    elif now.cause == "shoe_jam":
        clear_shoe(table, now)
    else:
        next_deck(table, *([again] if again is not None else []))


def clear_shoe(table: Table, now: Round) -> None:
    """The cards come out of a shoe that failed, and are shuffled again with those already dealt."""
    r, hands = table.rules, now.hands
    table.emit(Removed, r.shoe_jam_reshuffles, item="cards")
    next_deck(table, r.shoe_jam_reshuffles)
    dealt = {card for cards in (*hands.players.values(), hands.dealer, hands.board) for card in cards}
    deck = table.deck
    if not r.shoe_jam_gathers.value:
        deck.cards = [card for card in deck.cards if card not in dealt]
    if not r.shoe_jam_empties.value:
        deck.cards.sort(key=dealt.__contains__)  # shuffled on their own, and put on top
