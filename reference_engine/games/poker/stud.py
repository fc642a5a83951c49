"""Seven-card stud: three cards, then one at a time, the table telling who opens each betting round."""

from collections.abc import Callable

from ...cards import RANK
from ...rules import Rule
from ...table import Flow
from . import dealing
from .betting import Street
from .state import Game

NAMES = {3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh"}
Betting = Callable[[Game, Street, list[int], Rule], Flow]


def play_stud(game: Game, bet: Betting) -> Flow:
    """All five stages of dealing and betting, as long as two players are left."""
    for number in NAMES:
        (_third if number == 3 else _street)(game, *([] if number == 3 else [number]))  # noqa: PLR2004
        order, street = _third_order(game) if number == 3 else _later_order(game, number)  # noqa: PLR2004
        held: Rule = game.table.rules.__dict__[f"{NAMES[number]}_round"]
        yield from bet(game, street, order if held.value else [], held)
        if game.void or len(game.live) < 2:  # noqa: PLR2004
            return


def _third(game: Game) -> None:
    """Two cards down and one up, a circuit at a time."""
    r = game.table.rules
    order = game.clockwise(1 if r.deals_clockwise.value else 99, game.seats, forward=r.deals_clockwise.value)
    for face in r.first_faces.value[0]:
        for seat in order:
            dealing.to_hand(game, seat, face, r.deals_clockwise, r.first_faces, r.ante_before_cards)
    if r.dealer_plays.value:
        dealing.to_dealer(game)


def _third_order(game: Game) -> tuple[list[int], Street]:
    """The up-card says who must open, by the form of the game; equal cards rank by suit."""
    r = game.table.rules
    rule = r.__dict__[f"opens_{game.form.replace('-', '_')}"]
    how, suits = rule.value[0], r.up_card_suits.value

    lowest_suit = how.startswith("highest") and r.equal_up_cards.value[0] != "as ranks go"

    def key(seat: int) -> tuple[int, int]:
        card = (game.showing.get(seat) or game.hands[seat])[-1]
        ace_low = how.endswith("ace low") and card[0] == "A"
        return (1 if ace_low else RANK[card], suits.index(card[1]) * (1 if lowest_suit else -1))

    opener = (max if how.startswith("highest") else min)(game.live, key=key)
    street = Street(
        (r.third_turns, r.third_answers, r.no_check_facing_a_bet),
        r.third_turns,
        r.third_answers,
        (rule, r.up_card_suits, r.equal_up_cards),
        forced=game.amount("forced-bet-amount"),
    )
    return [opener], street


def _street(game: Game, number: int) -> None:
    """One more card to everybody left, or a common card where the deck is too short for that."""
    r = game.table.rules
    fourth = number == 4  # noqa: PLR2004
    burn = r.burns_fourth if fourth else r.burns_later
    if number == 7 and _short(game):  # noqa: PLR2004
        _common(game)
        return
    if burn.value is True or (not fourth and number in burn.value):
        dealing.burn(game, burn)
    face = r.fourth_face if fourth else r.later_faces
    side = face.value[0] if fourth else face.value[0][number - 5]
    forward = r.deals_fourth_clockwise.value or not fourth
    also_folded = (r.folded_get_fourth if fourth else r.folded_get_later).value
    among = game.seats if also_folded else game.live
    for seat in game.clockwise(1 if forward else 99, among, forward=forward):
        if game.stack(seat) or ("on fourth street" if fourth else "later") in r.all_in_gets_cards.value:
            extra = (r.deals_fourth_clockwise, r.folded_get_fourth) if fourth else (r.folded_get_later,)
            dealing.to_hand(game, seat, side, face, burn, *extra)


def _short(game: Game) -> bool:
    """Whether the deck cannot serve everybody, the burned card counted."""
    r = game.table.rules
    needed = len(game.live) + (1 if r.burn_counts.value else 0)
    return bool(r.common_card.value) and len(game.table.deck.cards) < needed


def _common(game: Game) -> None:
    """One card for all, from the deck or from the burned cards."""
    r = game.table.rules
    why = (r.common_card, r.burns_shuffled_at)
    source = "from the deck"
    if len(game.table.deck.cards) <= r.burns_shuffled_at.value:
        source = "from the burned cards"
        dealing.shuffle_burns(game, *why)
    if source in r.common_burned.value:
        dealing.burn(game, *why, r.common_burned)
    dealing.to_board(game, r.common_face.value[0], *why, r.common_face)


def _later_order(game: Game, number: int) -> tuple[list[int], Street]:
    """The best hand showing must bet or check; of equal ones the first from the dealer's left."""
    r = game.table.rules
    sought = game.live
    if r.all_in_opener.value[0] != "is passed over":
        sought = [seat for seat in game.live if game.can_bet(seat)] or game.live
    best = (min if r.opens_later.value[0] == "worst showing" else max)(_shown(game, seat) for seat in sought)
    tied = [seat for seat in sought if _shown(game, seat) == best]
    if r.opens_later.value[0] == "lowest seat":
        tied = game.live
    opener = {"first seat": tied[0], "last seat": tied[-1], "highest suit": _by_suit(game, tied)}[
        r.tied_opener.value[0]
    ]
    if number not in (4, *r.opens_anew.value) and game.opener in game.live:
        opener = game.opener
    game.opener = opener
    answers = r.fourth_answers if number == 4 else r.later_answers  # noqa: PLR2004
    opens: tuple[Rule, ...] = (r.opens_later, r.all_in_opener)
    opens += (r.opens_anew, r.suits_make_hands) if number > 4 else ()  # noqa: PLR2004
    opens += ((r.tied_opener,) if len(tied) > 1 else ()) + ((r.common_card_shows,) if game.board else ())
    why = (r.later_turns, answers, r.checks_before_bet, r.bets_after_check, r.no_check_facing_a_bet)
    street = Street(why, r.later_turns, answers, opens, opener=opener)
    return game.clockwise(opener, game.live, forward=r.later_turns.value), street


def _shown(game: Game, seat: int) -> tuple[tuple[int, int], ...]:
    """The cards that lie face up before a seat and in the middle: pairs and the like first, then ranks."""
    r = game.table.rules
    cards = (*game.showing.get(seat, ()), *(game.board if r.common_card_shows.value else ()))
    ranks = [RANK[card] for card in cards]
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    if r.suits_make_hands.value and len(cards) > 3 and len({card[1] for card in cards}) == 1:  # noqa: PLR2004
        groups.insert(0, (4, 0))
    return tuple(groups[: 1 if r.opens_later.value[0] == "best card showing" else None])


def _by_suit(game: Game, seats: list[int]) -> int:
    """Who shows the highest card by rank and suit."""
    return max(seats, key=lambda seat: max((RANK[c], "cdhs".index(c[1])) for c in game.showing[seat]))
