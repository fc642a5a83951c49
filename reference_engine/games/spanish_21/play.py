"""The course of a shoe. Bets, drawing and settling are assumed: their sections are not printed."""

from shall.script import Bet, Cut, DeclineCut, Draw, Leave, Option, Proceed, Sit, Withdraw, worth
from shall.transcript import Accepted, CardSet, CoverCards, Dealt, Ended, Offering, Ranked, Removed, Revealed

from ...pay_tables import odds_for
from ...rules import Cited, Cites
from ...settlement import at_odds, give_back, lose, push, void, win
from ...table import Flow, Handlers, Refusal, Table, Wager, stay
from .opening import (
    Dealer,
    arrive,
    begin,
    cut_by_dealer,
    cut_by_patron,
    decline,
    depart,
    inspect,
    lay_shoe,
    mix,
    offer,
    shuffle,
)
from .rules import DECKS, PUSH
from .totals import Total, is_blackjack, total

STANDS_AT = 17
INITIAL = 2  # cards
AREA = "wager"
Hands = dict[int, list[str]]


def play(table: Table) -> Flow:
    """Round after round, a new shuffle after each shoe."""
    dealer = Dealer(table)
    yield from begin(dealer)
    table.round = 1
    while True:
        going = False
        while not going:
            yield betting(dealer)
            going = bool(table.wagers)
        yield from one_round(dealer)
        out = len(table.decks) * 48 - len(table.deck.cards)
        table.round += 1
        if out >= int(table.options["cutting-card"]) and table.rules.ends_with_cutting_card.value:
            dealer.shoes += 1
            if dealer.shoe in table.rules.shuffles.value:
                shuffle(dealer, table.rules.shuffles)
            else:
                lay_shoe(table)


def betting(dealer: Dealer) -> Handlers:
    """Bets are taken, and the cut if it is due."""
    table = dealer.table

    def come(act: Sit) -> None:
        arrive(dealer, act)
        if table.options["shuffling"] == "manual" and not dealer.begun:
            offer(dealer)

    return {
        Sit: come,
        Leave: lambda act: depart(dealer, act),
        Bet: lambda act: bet(table, act),
        Withdraw: lambda act: withdraw(table, act),
        Cut: lambda act: cut_by_patron(dealer, act),
        DeclineCut: lambda act: decline(dealer, act),
        Proceed: stay,
    }


def bet(table: Table, act: Bet) -> None:
    """One wager a seat."""
    amount = worth(act.pieces)
    taken = act.wager in table.wagers or table.lying(act.seat, AREA)
    if table.seats.get(act.seat) != act.patron or act.area != AREA or taken or not amount:
        raise Refusal
    wager = Wager(act.wager, act.patron, act.seat, AREA, amount)
    table.put(wager)
    table.emit(Accepted, wager=wager.id, patron=wager.patron, seat=wager.seat, area=AREA, amount=wager.amount)


def withdraw(table: Table, act: Withdraw) -> None:
    """Take a wager back before the cards are dealt."""
    wager = table.wagers.get(act.wager)
    if wager is None or act.amount not in (None, wager.amount):
        raise Refusal
    give_back(table, wager)


def one_round(dealer: Dealer) -> Flow:
    """Two cards each, drawing, settling."""
    table = dealer.table
    if table.clock - table.deck.received_at > table.rules.minutes.value:
        change(dealer)
    seats = sorted(wager.seat for wager in table.wagers.values())
    if not lasts(dealer, 2 * len(seats) + 2):
        return
    if table.options["shuffling"] == "manual":
        cut_by_dealer(dealer)
    hands: Hands = {seat: [] for seat in seats}
    own: list[str] = []
    for _ in range(2):
        for seat in seats:
            hands[seat].append(give(table, "hand", seat))
        own.append(give(table, "dealer", None))
    for seat in seats if table.rules.every_seat.value else seats[:1]:
        say(table, hands[seat], "hand", seat)
    yield {Draw: lambda act: draw(table, act, hands), Proceed: stay}
    settle_all(table, hands, own)


def lasts(dealer: Dealer, cards: int) -> bool:
    """Whether the shoe has so many cards, shuffled again if need be; with none left the wagers go back."""
    table = dealer.table
    if len(table.deck.cards) < cards:
        shuffle(dealer, table.rules.shuffles)
    if len(table.deck.cards) >= cards:
        return True
    for wager in list(table.wagers.values()):
        void(table, wager)
    return False


def change(dealer: Dealer) -> None:
    """The cards have been in use long enough: others take their place."""
    table = dealer.table
    dealer.changes += 1
    if dealer.changes > 1 and not table.rules.changes_again.value:
        return
    for number in table.decks:
        table.emit(Removed, table.rules.minutes, deck=number, item="deck")
    inspect(table, later=True)
    mix(dealer, later=True)


def give(table: Table, area: str, seat: int | None) -> str:
    """The next card of the shoe."""
    card = table.deck.cards.pop()
    table.emit(Dealt, table.rules.minutes, card=card, area=area, seat=seat, source="manual-shoe")
    return card


def draw(table: Table, act: Draw, hands: Hands) -> None:
    """One more card for a hand that has not reached twenty-one."""
    if table.seats.get(act.seat) != act.patron or act.seat not in hands or not table.deck.cards:
        raise Refusal
    hand = hands[act.seat]
    if total(table, "hand", hand).points >= table.rules.most.value:
        raise Refusal
    hand.append(give(table, "hand", act.seat))
    if table.rules.every_seat.value or act.seat == min(hands):
        say(table, hand, "hand", act.seat)


def say(table: Table, hand: list[str], area: str, seat: int | None) -> Total:
    """Call what a hand counts."""
    counted = total(table, area, hand)
    table.emit(Ranked, *counted.why, area=area, rank=counted.name, cards=tuple(hand), seat=seat)
    return counted


def settle_all(table: Table, hands: Hands, own: list[str]) -> None:
    """The dealer draws to seventeen, and every hand is held against the dealer's."""
    table.emit(Revealed, cards=tuple(own), area="dealer")
    counted = say(table, own, "dealer", None)
    while counted.points < STANDS_AT and table.deck.cards:
        own.append(give(table, "dealer", None))
        counted = say(table, own, "dealer", None)
    for seat, hand in hands.items():
        wager = table.lying(seat, AREA)
        if wager and (table.rules.every_seat.value or seat == min(hands)):
            settle(table, wager, hand, own)
    table.emit(Ended)


def settle(table: Table, wager: Wager, hand: list[str], own: list[str]) -> None:
    """Hold one hand against the dealer's."""
    r = table.rules
    mine, theirs = total(table, "hand", hand).points, total(table, "dealer", own).points
    why: tuple[Cites, ...] = (Cited((PUSH,)),) if mine == theirs else ()
    outcome = "won" if mine > theirs else "lost"
    if mine == theirs:
        outcome = tied(table, hand, own, mine)
    if theirs > r.most.value:
        outcome = "won"
    if mine > r.most.value:
        outcome = "lost"
    if outcome == "won":
        row = "blackjack" if is_blackjack(table, "hand", hand) else "won"
        win(table, wager, at_odds(wager.amount, odds_for(table, AREA, row) or (1, 1)), *why)
    else:
        (push if outcome == "push" else lose)(table, wager, *why)


def tied(table: Table, hand: list[str], own: list[str], points: int) -> str:
    """Equal totals push, save 21 and blackjack: there the player wins, unless only the dealer has one."""
    r = table.rules
    naturals = [is_blackjack(table, area, cards) for area, cards in (("hand", hand), ("dealer", own))]
    at = "blackjack" if all(naturals) else "21" if points == r.most.value else ""
    if at in r.no_push.value:
        return "lost" if naturals == [False, True] else str(r.tie_at_21.value[0])
    hands = total(table, "hand", hand), total(table, "dealer", own)
    kind = "two hard hands"
    if any(len(cards) > INITIAL for cards in (hand, own)):
        kind = "a hand of three cards"
    if any(each.name.startswith(str(r.soft.value)) for each in hands):
        kind = "a soft hand"
    return str(r.tie.value[0]) if kind in r.ties.value else "lost"


# What the table looks like


def describe(table: Table) -> None:
    """The game, its cards and its cutting card."""
    r = table.rules
    table.emit(Offering, Cited((DECKS,)), game="Spanish 21")
    cards = (len(table.decks) + r.further_decks.value) * r.cards_per_deck.value
    backs = ("red",) if r.same_backs.value else ("red", "blue")
    for back in backs:
        table.emit(
            CardSet,
            r.same_backs,
            r.further_decks,
            r.cards_per_deck,
            cards=cards // len(backs),
            back=back,
            uniform=True,
        )
    table.emit(
        CoverCards,
        r.cutting_cards,
        r.cutting_card_solid,
        count=r.cutting_cards.value,
        colour=r.cutting_card_colour.value[0],
        solid=r.cutting_card_solid.value,
    )


def check(_: Table, changed: dict[str, Option]) -> None:
    """Six or eight decks."""
    if changed.get("decks") not in (6, 8):
        raise Refusal(Cited((DECKS,)))
