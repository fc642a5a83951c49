"""Hold 'em: the button, the blinds, two cards each, and a board in three stages."""

from shall.transcript import Button

from ...rules import Rule
from ...table import Flow
from . import dealing
from .betting import Street
from .state import Game
from .stud import Betting

STAGES = ("flop", "turn", "river")


def button_seat(game: Game, before: int) -> int:
    """Before the first round the last player before the dealer, then the next one after where it lay."""
    r, seats = game.table.rules, sorted(game.table.seats)
    if not before:
        return seats[-1] if r.button_starts.value[0] == "right of the dealer" else seats[0]
    moves = "after the first round" if game.table.round == 2 else "later"  # noqa: PLR2004
    if moves not in r.button_moves.value:
        return before
    others = [seat for seat in seats if seat != before] or seats
    return game.clockwise(before, others, forward=r.button_clockwise.value)[0]


def tell_button(game: Game, before: int) -> None:
    """The button is put down."""
    r = game.table.rules
    if r.uses_button.value:
        moved = (r.button_moves, r.button_clockwise) if before else (r.button_starts,)
        game.table.emit(Button, r.uses_button, *moved, seat=game.button)


def from_button(
    game: Game, among: list[int], *, start: str = "left of the button", forward: bool = True
) -> list[int]:
    """Seats one after the other, the button's last or, by another start, first."""
    if start == "left of the dealer":
        return game.clockwise(1 if forward else 99, among, forward=forward)
    order = game.clockwise(game.button, among, forward=forward)
    at_button = bool(order) and order[0] == game.button
    return order[1:] + order[:1] if at_button and start == "left of the button" else order


def blinds(game: Game) -> dict[int, tuple[int, Rule]]:
    """Who owes which blind."""
    r = game.table.rules
    order = from_button(game, sorted(game.table.seats), start=r.first_blind.value[0])
    if len(order) == 2 and r.two_players_blinds.value[0] == "the button first":  # noqa: PLR2004
        order.reverse()
    due = {order[0]: (game.amount("blind-amount"), r.first_blind)} if order else {}
    if game.amount("second-blind-amount") and len(order) > 1:
        second = order[1] if r.second_blind.value else order[0]
        due[second] = (game.amount("second-blind-amount"), r.second_blind)
    return due


def play_hold_em(game: Game, bet: Betting) -> Flow:
    """All four stages of dealing and betting, as long as two players are left."""
    r = game.table.rules
    _hole_cards(game)
    yield from _first_bets(game, bet)
    for stage in STAGES:
        if game.void or len(game.live) < 2:  # noqa: PLR2004
            return
        rule = r.__dict__
        burns, cards, face = (rule[f"{name}_{stage}"] if name == "burns" else rule[f"{stage}_{name}"]
                              for name in ("burns", "cards", "face"))  # fmt: skip
        if burns.value:
            dealing.burn(game, burns)
        all_in = not any(game.can_bet(seat) for seat in game.live)
        if all_in and "on the board" not in r.all_in_gets_cards.value:
            return
        for _ in range(cards.value):
            dealing.to_board(game, face.value[0], burns, cards, face, *([r.all_in_gets_cards] * all_in))
        opener = rule[f"{stage}_opener"]
        order = from_button(game, game.live, start=opener.value[0])
        answers, held = rule[f"{stage}_answers"], rule[f"{stage}_round"]
        why = (r.board_turns, answers, r.checks_before_bet, r.bets_after_check, r.no_check_facing_a_bet)
        street = Street((*why, held), r.board_turns, answers, (opener,), opener=order[0])
        yield from bet(game, street, order if held.value else [], held)


def _hole_cards(game: Game) -> None:
    """Two rounds face down, the button served last."""
    r = game.table.rules
    forward = r.hole_clockwise.value
    order = from_button(game, game.seats, start=r.deal_begins.value[0], forward=forward)
    for _ in range(r.hole_cards.value):
        for seat in order:
            why = (
                r.deal_begins,
                r.hole_cards,
                r.hole_face,
                r.hole_clockwise,
                r.ante_before_cards,
                r.blinds_before_cards,
            )
            dealing.to_hand(game, seat, r.hole_face.value[0], *why)
    if r.dealer_plays.value:
        dealing.to_dealer(game)


def _first_bets(game: Game, bet: Betting) -> Flow:
    """After the blinds the next player, the blinds last, and they may raise too."""
    r = game.table.rules
    staked = {wager.seat: wager.amount for wager in game.wagers if wager.area == "blind"}
    level = max(staked.values(), default=0)
    order = from_button(game, game.live)
    if len(order) == 2 and r.two_players_turns.value[0] == "the button first":  # noqa: PLR2004
        order.reverse()
    if r.first_to_answer.value[0] == "left of the dealer":
        order = sorted(order)
    elif r.first_to_answer.value[0] == "after the blinds":
        order = [seat for seat in order if seat not in staked] + [seat for seat in order if seat in staked]
    if not r.blind_may_raise.value:
        order = [seat for seat in order if staked.get(seat, 0) < level]
    street = Street(
        (r.hole_turns, r.hole_answers, r.hole_round, r.blind_may_raise, r.no_check_facing_a_bet),
        r.hole_turns,
        r.hole_answers,
        (r.first_to_answer,),
        level=level,
        staked=staked,
    )
    forward = r.hole_turns.value
    if not forward and order:
        order = game.clockwise(order[0], order, forward=False)
    yield from bet(game, street, order if r.hole_round.value else [], r.hole_round)
