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
from ...house import DEFAULT_CUT, lay, leave, opened, sit, stay
from ...rules import Cites, Step
from ...settlement import give_back
from ...table import Flow, Handlers, Refusal, Table

WITH_TENS, WITHOUT = 52, 48
TENS = "Tc", "Td", "Th", "Ts"


class Dealer:
    """What the dealer keeps in mind: who came first, who was offered the cut, which card turned over."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.arrived: list[str] = []
        self.exposed = False
        self.begun = False  # the cut of the first shoe has been offered
        self.turn: int | None = None  # the seat that was offered the last cut but the first
        self.asked: list[str] = []  # for this cut

    @property
    def offered(self) -> str | None:
        """The patron whose cut it is, unless gone."""
        return self.asked[-1] if self.asked and self.asked[-1] in self.table.seats.values() else None


def begin(dealer: Dealer) -> Flow:
    """Begin as the script says: with the table closed, or open and the cards shuffled."""
    table = dealer.table
    if table.script.start == "open":
        table.opening = 1
        lay_shoe(table)
        return
    yield from opened(table)
    inspect(table)
    while not table.seats:
        yield {Sit: lambda act: arrive(dealer, act, look=True), Proceed: stay, **meanwhile(dealer)}
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
    if look and len(dealer.arrived) == 1 and table.rules.first_look.value:
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


def inspect(table: Table) -> None:
    """Receive and inspect every deck, take the tens out, spread what is left."""
    r = table.rules
    cards = WITH_TENS if table.options["tens-received"] == "yes" else WITHOUT
    for number, deck in table.decks.items():
        deck.received_at = table.clock
        table.emit(Received, r.minutes, deck=number, cards=cards)
    for step in r.opens.value:
        for number in table.decks:
            if step.name == "the inspection":
                table.emit(Inspected, step, deck=number, by="dealer", cards=cards)
            elif step.name == "the verification":
                table.emit(Verified, step, deck=number, by="floorperson", what="inspection")
            elif r.spread_separately.value or number == 1:
                spread(table, number, step)
        if step.name == "the verification" and cards == WITH_TENS:
            take_out_tens(table)


def spread(table: Table, number: int, step: Step) -> None:
    """Spread one deck."""
    r = table.rules
    how = {"by_suit": r.spread_by_suit.value, "in_sequence": r.spread_in_sequence.value}
    table.emit(Spread, step, deck=number, face=r.spread_face.value[0], **how)


def take_out_tens(table: Table) -> None:
    """Remove the tens of every deck, verify that, and destroy them."""
    r = table.rules
    decks = list(table.decks) if r.tens_of_each_deck.value else [1]
    for step in r.tens.value:
        for number in decks:
            if step.name == "the removal":
                table.emit(Removed, step, deck=number, item="cards", cards=r.all_tens.value)
            else:
                table.emit(Verified, step, deck=number, by="floorperson", what="removal")
    for number in decks if r.destroys_tens.value else ():
        table.emit(Destroyed, r.destroys_tens, deck=number, cards=r.all_tens.value)


def mix(dealer: Dealer) -> None:
    """Turn the cards down, wash and stack them, once more if one turned over, and shuffle."""
    table, r = dealer.table, dealer.table.rules
    for step in r.mixes.value:
        if step.name == "the turning":
            table.emit(Turned, step, face="down")
        elif step.name == "the stack":
            table.emit(Stacked, step)
        elif step.name == "the shuffle" and r.shuffles_before_play.value:
            shuffle(dealer, step, r.shuffles_before_play)
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
    if r.stacks.value:
        table.emit(Stacked, r.stacks)
    dealer.asked.clear()
    if by_hand:
        offer(dealer)
    elif r.loads.value:
        table.emit(Loaded, r.loads, into="manual-shoe")


# The cut


def offer(dealer: Dealer) -> None:
    """Offer the cut to the player whose turn it is."""
    table, r = dealer.table, dealer.table.rules
    if not table.seats or not r.offers.value or not r.cuts.value:
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
        return (
            dealer.arrived[0] if r.first_arrived.value else table.seats[max(table.seats)]
        ), r.first_arrived
    if dealer.turn is None or not r.rotates.value:
        dealer.turn = right
    else:
        dealer.turn = following(table, dealer.turn)
    return table.seats[dealer.turn], r.from_far_right


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
    if r.cuts.value and r.dealer_cuts.value and not table.deck.cut:
        cut(table, DEFAULT_CUT, r.cuts, r.dealer_cuts)


def cut(table: Table, cards: int, *why: Cites, patron: str | None = None) -> None:
    """Put the top cards under the rest."""
    deck = table.deck
    table.emit(CutEvent, *why, cards=cards, by="patron" if patron else "dealer", patron=patron)
    deck.cards = deck.cards[-cards:] + deck.cards[:-cards]
    deck.cut = True
