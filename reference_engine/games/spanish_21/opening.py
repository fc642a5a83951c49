"""Opening a spanish 21 table, shuffling all decks together, and offering the cut."""

from shall.script import Cut, DeclineCut, Expose, Leave, Proceed, Sit
from shall.transcript import (
    CutEvent,
    Destroyed,
    Inspected,
    Loaded,
    Offered,
    Received,
    Removed,
    Shuffled,
    Spread,
    Stacked,
    Turned,
    Verified,
    Washed,
)

from ...cards import RANKS, SUITS
from ...cutting import DEFAULT_CUT
from ...decks import lay
from ...opening import opened
from ...rules import Cites, Step
from ...seats import leave, sit
from ...settlement import give_back
from ...table import Flow, Handlers, Refusal, Table, stay
from .rules import SHOES

WITH_TENS, WITHOUT = 52, 48


class Dealer:
    """What the dealer keeps in mind: who came first, who was offered the cut, which card turned over."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.arrived: list[str] = []
        self.exposed = False
        self.begun = False  # the cut of the first shoe has been offered
        self.shoes = 0  # played out
        self.changes = 0  # of cards grown old
        self.turn: int | None = None  # the seat that was offered the last cut but the first
        self.asked: list[str] = []  # for this cut
        self.declined = False  # by all who were asked

    @property
    def offered(self) -> str | None:
        """The patron whose cut it is, unless gone."""
        return self.asked[-1] if self.asked and self.asked[-1] in self.table.seats.values() else None

    @property
    def shoe(self) -> str:
        """Which shuffle this is."""
        return SHOES[min(self.shoes, len(SHOES) - 1)]


def begin(dealer: Dealer) -> Flow:
    """Begin as the script says: with the table closed, or open and the cards shuffled."""
    table = dealer.table
    if table.script.start == "open":
        table.opening = 1
        lay_shoe(table)
        return
    yield from opened(table)
    inspect(table)
    waiting = True
    while waiting:
        yield {Sit: lambda act: arrive(dealer, act, look=True), Proceed: stay, **meanwhile(dealer)}
        waiting = not table.seats and table.rules.waits_for_player.value
    mix(dealer)


def meanwhile(dealer: Dealer) -> Handlers:
    """What may happen while the cards lie spread."""
    return {
        Leave: lambda act: depart(dealer, act),
        Expose: lambda act: expose(dealer, act),
    }


def arrive(dealer: Dealer, act: Sit, *, look: bool = False) -> None:
    """Come to the table; the first to come may look at the cards, and is offered the first cut."""
    table = dealer.table
    sit(table, act)
    dealer.arrived.append(act.patron)
    first = (len(dealer.arrived) == 1) == table.rules.look_of_the_first.value
    if look and first and table.rules.first_look.value:
        table.emit(Offered, table.rules.first_look, patron=act.patron, offer="inspection")


def depart(dealer: Dealer, act: Leave) -> None:
    """Leave the table, with what lies there."""
    table = dealer.table
    leave(table, act)
    for wager in [w for w in table.wagers.values() if w.patron == act.patron]:
        give_back(table, wager)
    dealer.arrived = [patron for patron in dealer.arrived if patron != act.patron]


def expose(dealer: Dealer, act: Expose) -> None:
    """A card will turn over in the mixing."""
    if act.area != "deck":
        raise Refusal
    dealer.exposed = True


def inspect(table: Table, *, later: bool = False) -> None:
    """Receive and inspect every deck, take the tens out, spread what is left."""
    r = table.rules
    cards = WITH_TENS if table.options["tens-received"] == "yes" else WITHOUT
    for number, deck in table.decks.items():
        deck.received_at = table.clock
        table.emit(Received, r.minutes, deck=number, cards=cards)
    for step in r.opens.value if r.inspects_later_cards.value or not later else ():
        for number in table.decks:
            if step.name == "the inspection" and (r.inspects_every_deck.value or number == 1):
                table.emit(Inspected, step, deck=number, by="dealer", cards=cards)
            elif step.name == "the verification":
                table.emit(Verified, step, deck=number, by="floorperson", what="inspection")
            elif step.name == "the spread" and (r.spread_separately.value or number == 1):
                spread(table, number, step)
        taken_out = "the verification" if r.tens_before_spread.value else "the spread"
        if step.name == taken_out and cards == WITH_TENS:
            take_out_tens(table)


def spread(table: Table, number: int, step: Step) -> None:
    """Spread one deck."""
    r = table.rules
    how = {"by_suit": r.spread_by_suit.value, "in_sequence": r.spread_in_sequence.value}
    table.emit(Spread, step, deck=number, face=r.spread_face.value[0], **how)


def take_out_tens(table: Table) -> None:
    """Remove the tens of every deck, verify that, and destroy them."""
    r = table.rules
    of_inspection = (r.tens_before_spread,)
    decks = list(table.decks) if r.tens_of_each_deck.value else [1]
    for step in r.tens.value:
        for number in decks:
            if step.name == "the removal":
                table.emit(Removed, step, *of_inspection, deck=number, item="cards", cards=r.all_tens.value)
            else:
                table.emit(Verified, step, deck=number, by="floorperson", what="removal")
    if not r.destroys_tens.value:
        return
    for number in decks if r.destroys_of_each_deck.value else decks[:1]:
        table.emit(Destroyed, r.destroys_tens, deck=number, cards=r.all_tens.value)


def mix(dealer: Dealer, *, later: bool = False) -> None:
    """Turn the cards down, wash and stack them, once more if one turned over, and shuffle."""
    table, r = dealer.table, dealer.table.rules
    for step in r.mixes.value:
        if later and step.name == "the shuffle" and not r.shuffles_later_cards.value:
            continue
        if step.name == "the turning":
            table.emit(Turned, step, face="down")
        elif step.name == "the stack":
            table.emit(Stacked, step)
        elif step.name == "the shuffle" and dealer.shoe in r.shuffles.value:
            shuffle(dealer, step, r.shuffles)
        elif step.name == "the wash":
            table.emit(Washed, step)
            if dealer.exposed and r.remixes.value:
                table.emit(Washed, r.remixes)
            dealer.exposed = False
    if not table.deck.cards:
        lay_shoe(table)


def lay_shoe(table: Table) -> None:
    """All the decks in the order of their next shuffle."""
    lay(table, table.deck)
    if not table.orders:
        ranks = RANKS.replace("T", "")
        table.deck.cards = [rank + suit for _ in table.decks for rank in ranks for suit in SUITS]


def shuffle(dealer: Dealer, *why: Cites) -> None:
    """Shuffle and stack; by a device straight into the shoe, by hand to be cut."""
    table, r = dealer.table, dealer.table.rules
    by_hand = table.options["shuffling"] == "manual"
    table.emit(Shuffled, *why, by="dealer" if by_hand else "device")
    lay_shoe(table)
    if dealer.shoe in r.stacks.value:
        table.emit(Stacked, r.stacks)
    dealer.asked.clear()
    dealer.declined = False
    if by_hand:
        offer(dealer)
    elif dealer.shoe in r.loads.value:
        table.emit(Loaded, r.loads, into="manual-shoe")


# The cut


def offer(dealer: Dealer) -> None:
    """Offer the cut to the player whose turn it is."""
    table, r = dealer.table, dealer.table.rules
    if not table.seats or not r.offers.value or dealer.shoe not in r.cuts.value:
        return
    ordered = whose(dealer)
    dealer.asked.append(ordered[0])
    table.emit(Offered, r.offers, ordered[1], patron=ordered[0], offer="cut")


def whose(dealer: Dealer) -> tuple[str, Cites]:
    """The first to come to the table; then the far right, and on from there, shoe by shoe."""
    table, r = dealer.table, dealer.table.rules
    right = max(table.seats) if r.from_far_right.value else min(table.seats)
    if not dealer.begun:
        dealer.begun = True
        return first_offered(dealer), r.first_offer
    if dealer.turn is None and not r.starts_anew.value:
        at = next(seat for seat, patron in table.seats.items() if patron == first_offered(dealer))
        dealer.turn = following(table, at)
        return table.seats[dealer.turn], r.from_far_right
    if dealer.turn is None or not r.rotates.value:
        dealer.turn = right
    else:
        dealer.turn = following(table, dealer.turn)
    return table.seats[dealer.turn], r.from_far_right


def first_offered(dealer: Dealer) -> str:
    """Who is offered the cut as the game begins."""
    table = dealer.table
    return {
        "to the first": dealer.arrived[0],
        "to the last": dealer.arrived[-1],
        "at the far right": table.seats[max(table.seats)],
        "at the far left": table.seats[min(table.seats)],
    }[table.rules.first_offer.value[0]]


def following(table: Table, seat: int) -> int:
    """The next seat in the direction of the offer, and round again from the end."""
    if table.rules.rotates_clockwise.value:
        return min((each for each in table.seats if each > seat), default=min(table.seats))
    return max((each for each in table.seats if each < seat), default=max(table.seats))


def decline(dealer: Dealer, act: DeclineCut) -> None:
    """Not to cut: the next player is asked, and the dealer cuts when nobody is left."""
    table, r = dealer.table, dealer.table.rules
    if table.deck.cut or act.patron != dealer.offered:
        raise Refusal
    at = next(seat for seat, patron in table.seats.items() if patron == act.patron)
    following_patron = table.seats[following(table, at)]
    if following_patron in dealer.asked or not r.offers_on.value:
        dealer.declined = True
        cut_by_dealer(dealer)
        return
    dealer.asked.append(following_patron)
    table.emit(Offered, r.offers_on, patron=following_patron, offer="cut")


def cut_by_patron(dealer: Dealer, act: Cut) -> None:
    """The player who was offered the cut cuts."""
    table, r = dealer.table, dealer.table.rules
    if table.deck.cut or not dealer.offered or act.patron != dealer.offered:
        raise Refusal
    if not 0 < act.cards < len(table.deck.cards):
        raise Refusal
    cut(table, act.cards, r.cuts, r.offers, patron=act.patron)


def cut_by_dealer(dealer: Dealer) -> None:
    """Nobody cuts, so the dealer does."""
    table, r = dealer.table, dealer.table.rules
    due = ("declined" if dealer.declined else "unanswered") in r.dealer_cuts.value
    if dealer.shoe in r.cuts.value and due and not table.deck.cut:
        cut(table, DEFAULT_CUT, r.cuts, r.dealer_cuts)


def cut(table: Table, cards: int, *why: Cites, patron: str | None = None) -> None:
    """Put the top cards under the rest."""
    deck = table.deck
    table.emit(CutEvent, *why, cards=cards, by="patron" if patron else "dealer", patron=patron)
    deck.cards = deck.cards[-cards:] + deck.cards[:-cards]
    deck.cut = True
