"""Cards leaving the deck: to hands, to the board, to the burn pile."""

from shall.transcript import Burned, Counted, Dealt, Received, Removed, Returned, Shuffled, Voided

from ...decks import FULL_DECK, lay
from ...rules import Cites, Covers, Rule
from .state import Game


def draw(game: Game) -> str:
    """The next card; nothing if there is none."""
    cards = game.table.deck.cards
    return cards.pop() if cards else ""


def lasts(game: Game) -> bool:
    """Whether the deck has cards enough: for two and a board, or for six each, the seventh being shared."""
    hand, rest = (6, 3) if game.stud else (2, 8)
    return len(game.table.deck.cards) >= hand * len(game.seats) + rest


def to_hand(game: Game, seat: int, face: str, *why: Cites) -> None:
    """One card to a seat."""
    r, card = game.table.rules, draw(game)
    if not card:
        return
    game.hands.setdefault(seat, []).append(card)
    if face == "up":
        game.showing.setdefault(seat, []).append(card)
    extra = [r.all_in_gets_cards] if not game.stack(seat) else []
    most = r.most_in_stud if game.stud else r.most_in_hold_em
    extra = [*extra, most, r.funds_needed]
    grounds = (*why, *extra, r.cut_goes_under, r.dealer_plays, r.least_players)
    game.table.emit(Dealt, *grounds, card=card, area="hand", seat=seat, face=face, source="hand")


def to_dealer(game: Game) -> None:
    """What a dealer who played would get."""
    card = draw(game)
    game.table.emit(Dealt, card=card, area="dealer", source="hand")


def to_board(game: Game, face: str, *why: Cites) -> None:
    """One card to the middle of the table."""
    card = draw(game)
    if card:
        game.board.append(card)
        game.table.emit(Dealt, *why, card=card, area="community", face=face, source="hand")


def burn(game: Game, *why: Cites) -> None:
    """The top card goes to the burn pile."""
    card = draw(game)
    if card:
        game.burns.append(card)
        game.table.emit(Burned, *why, game.table.rules.burns_apart, card=card)


def shuffle_burns(game: Game, *why: Cites) -> None:
    """The burned cards take the place of the deck, in which a last card may have been left."""
    if game.table.rules.burns_shuffled.value:
        game.table.emit(Shuffled, *why, game.table.rules.burns_shuffled, by="dealer")
    burns, last = list(reversed(game.burns)), game.table.deck.cards
    match game.table.rules.last_card.value[0]:
        case "is left":
            game.table.deck.cards = burns
        case "is burned":
            game.table.deck.cards = burns + last
        case _:
            game.table.deck.cards = burns[:-1] + last + burns[-1:]
    game.burns.clear()


def count_stub(game: Game, *, due: bool) -> None:
    """Count what is left, if the time for it has come; a deck that is not whole leaves the table."""
    table = game.table
    rule: Rule = table.rules.stub_count
    wait = {"every round": 0, "when 15 minutes are over": 16, "when half an hour is over": 30}
    when = wait.get(rule.value[0], 10**9)
    if not due or table.clock - game.counted_at < when:
        return
    game.counted_at = table.clock
    deck = table.deck
    removes: Covers = table.rules.wrong_count_removes
    table.emit(Counted, rule, removes, cards=len(deck.cards), total=deck.size, area="stub")
    wrong = "too few" if deck.size < FULL_DECK else "too many"
    if deck.size != FULL_DECK and wrong in removes.value:
        table.emit(Removed, removes, item="deck")
        table.emit(Received, cards=FULL_DECK)
        lay(table, deck)
        deck.size = FULL_DECK
        void(game)


def void(game: Game) -> None:
    """The round comes to nothing: everybody gets back what he put in."""
    game.void = True
    game.table.emit(Voided)
    for wager in game.wagers:
        game.stacks[wager.patron] += wager.amount
        game.table.emit(Returned, wager=wager.id, amount=wager.amount, area=wager.area, seat=wager.seat)
