"""Deciding: whether the dealer calls, what a hand is called, what is shown and when."""

from shall.case import Absent, AllOf, AnyOf, InOrder, Present, Refuses, Scope, event
from shall.draft import Draft
from shall.script import Talk
from shall.vocabulary import then, when

from .dealing import round_is_played_to_the_end
from .moments import placed
from .wagers import round_is_played_out_by, seat_bets
from .words import Holder


@when("seat {seat:Number} plays {own:Cards} against {dealer:Cards} on a board of {board:Cards}")
def seat_plays_against(
    case: Draft, seat: int, own: tuple[str, ...], dealer: tuple[str, ...], board: tuple[str, ...]
) -> None:
    """An ante, every wager that keeps the player in, and a showdown with these cards."""
    seat_bets(case, seat, 1000, "ante")
    case.hold(f"seat {seat}", own, "hand", seat)
    case.hold("dealer", dealer, "dealer", None)
    case.hold("community", board, "community", None)
    case.proceed()
    round_is_played_out_by(case, (seat,))


@when(
    "seat {seat:Number} raises {amount:Dollars} and plays {own:Cards} "
    "against {dealer:Cards} on a board of {board:Cards}"
)
def seat_raises_and_plays(
    case: Draft, seat: int, amount: int, own: tuple[str, ...], dealer: tuple[str, ...], board: tuple[str, ...]
) -> None:
    """A raise before the flop and a showdown with these cards, the other wagers lying already."""
    case.hold(f"seat {seat}", own, "hand", seat)
    case.hold("dealer", dealer, "dealer", None)
    case.hold("community", board, "community", None)
    case.proceed()
    case.bet(seat, "raise", amount)
    round_is_played_to_the_end(case)


@when("seat {seat:Number} plays {own:Cards} against {dealer:Cards}")
def seat_plays_own_against(case: Draft, seat: int, own: tuple[str, ...], dealer: tuple[str, ...]) -> None:
    """The wager that keeps the player in, and a showdown without a board; an ante if none lies."""
    if "ante" not in case.wagers(seat):
        seat_bets(case, seat, 1000, "ante")
    case.hold(f"seat {seat}", own, "hand", seat)
    case.hold("dealer", dealer, "dealer", None)
    case.proceed()
    round_is_played_out_by(case, (seat,))


@when("{players:Players} tell each other about their cards")
def players_talk(case: Draft, players: tuple[int, ...]) -> None:
    case.do(Talk(patrons=tuple(f"patron {seat}" for seat in players)))


@then("{card:Card} of the dealer lies face up before seat {seat:Number} bets")
def up_card_shows(case: Draft, card: str, seat: int) -> None:
    case.expect(_shown_before_bet(case, card, seat))


@then("{cards:Cards} of the dealer stay face down until seat {seat:Number} has bet")
def hole_cards_wait(case: Draft, cards: tuple[str, ...], seat: int) -> None:
    for card in cards:
        case.expect(_shown_after_bet(case, card, seat))


@then("of {cards:Cards} only the first or the last lies face up before seat {seat:Number} bets")
def first_or_last_shows(case: Draft, cards: tuple[str, ...], seat: int) -> None:
    ways = tuple(
        AllOf(all=(_turned_before_bet(case, up, seat), _shown_after_bet(case, down, seat)))
        for up, down in ((cards[0], cards[-1]), (cards[-1], cards[0]))
    )
    case.expect(AnyOf(choices=ways))
    for card in cards[1:-1]:
        case.expect(_shown_after_bet(case, card, seat))


def _turned_before_bet(case: Draft, card: str, seat: int) -> InOrder:
    """A card of the dealer is turned up, then the seat bets."""
    shown = event("revealed", area="dealer", cards=card)
    return InOrder(matches=(shown, placed(case, seat, "bet")), scope=case.this_round)


def _shown_before_bet(case: Draft, card: str, seat: int) -> AnyOf:
    """A card of the dealer is dealt face up or turned up, then the seat bets."""
    dealt = event("dealt", area="dealer", card=card, face="up")
    at_once = InOrder(matches=(dealt, placed(case, seat, "bet")), scope=case.this_round)
    return AnyOf(choices=(at_once, _turned_before_bet(case, card, seat)))


def _shown_after_bet(case: Draft, card: str, seat: int) -> InOrder:
    """The seat bets, then a card of the dealer is turned up."""
    shown = event("revealed", area="dealer", cards=card)
    return InOrder(matches=(placed(case, seat, "bet"), shown), scope=case.this_round)


@then("the dealer qualifies")
def dealer_qualifies(case: Draft) -> None:
    case.expect(Present(match=event("qualified", qualifies=True), scope=case.this_round))


@then("the dealer does not qualify")
def dealer_does_not_qualify(case: Draft) -> None:
    case.expect(Present(match=event("qualified", qualifies=False), scope=case.this_round))


@then("the dealer shows {cards:Cards}")
def dealer_shows(case: Draft, cards: tuple[str, ...]) -> None:
    for card in cards:
        case.expect(Present(match=event("revealed", area="dealer", cards=card), scope=case.this_round))


@then("the cards of seat {seat:Number} are shown")
def seat_is_shown(case: Draft, seat: int) -> None:
    case.expect(Present(match=event("revealed", area="hand", seat=seat), scope=case.this_round))


@then("the cards of seat {seat:Number} are not shown")
def seat_is_not_shown(case: Draft, seat: int) -> None:
    case.expect(Absent(match=event("revealed", area="hand", seat=seat), scope=case.this_round))


@then("the hand of {holder:Holder} is called {rank:Rank}")
def hand_is_called(case: Draft, holder: Holder, rank: str) -> None:
    case.expect(Present(match=event("ranked", **holder.where, rank=rank), scope=case.this_round))


@then("the dealer does not go on yet")
def dealer_waits(case: Draft) -> None:
    shown = tuple(event("revealed", area=area) for area in ("dealer", "community"))
    further = (*shown, event("burned"), event("dealt", area="community"))
    nothing = AllOf(all=tuple(Absent(match=each, scope=Scope(act=case.attempt)) for each in further))
    case.expect(AnyOf(choices=(Refuses(index=case.attempt), nothing)))


@then("seat {seat:Number} is out of the hand")
def seat_is_out(case: Draft, seat: int) -> None:
    case.expect(Present(match=event("folded", seat=seat), scope=case.this_round))


@then("seat {seat:Number} has checked")
def seat_has_checked(case: Draft, seat: int) -> None:
    case.expect(Present(match=event("checked", seat=seat), scope=case.this_round))
