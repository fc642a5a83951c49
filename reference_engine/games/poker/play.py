"""Rounds of poker, one after the other."""

from shall.script import Bet, Check, Defund, Fold, Fund, Increase, Leave, Proceed, Recut, Say, Sit
from shall.transcript import Ended, Shuffled

from ...cutting import DEFAULT_CUT, cut
from ...decks import lay
from ...opening import opened
from ...rules import Cites, Rule
from ...table import Flow, Handlers, Refusal, Table, forbid
from . import betting, between, dealing
from .betting import Street
from .hold_em import button_seat, play_hold_em, tell_button
from .showdown import end, tell_pots
from .state import Game
from .stud import play_stud

Option = bool | int | str


def check(table: Table, options: dict[str, Option]) -> None:
    """Every form that the options list may be offered."""


def play(table: Table) -> Flow:
    """One round of play after the other."""
    if table.script.start == "closed":
        yield from opened(table)
    table.opening = 1
    for deck in table.decks.values():
        lay(table, deck)
    game = Game(table)
    while True:
        table.round += 1
        game.clear()
        button = ButtonMove(game)
        while True:
            yield between_handlers(game, button)
            if table.seats:
                break
            yield from between.idle(game)
        yield from _round(game)
        _after(game)


class ButtonMove:
    """The button finds its place once in a round: when the first blind is posted, or the cards are dealt."""

    def __init__(self, game: Game) -> None:
        self.game, self.before, self.done = game, game.button, game.stud

    def find(self) -> None:
        """Where it will lie if the act stands."""
        if not self.done and self.game.table.seats:
            self.game.button = button_seat(self.game, self.before)

    def put(self) -> None:
        """It lies there."""
        if not self.done and self.game.table.seats:
            self.done = True
            tell_button(self.game, self.before)


def between_handlers(game: Game, button: ButtonMove) -> Handlers:
    """What may be done between rounds; the button lies where it belongs before a blind is taken."""
    stop = between.handlers(game)
    post, ready = stop[Bet], stop[Proceed]

    def bet(act: Bet) -> None:
        button.find()
        post(act)
        if act.area == "blind":
            button.put()

    def proceed(act: Proceed) -> None:
        button.find()
        ready(act)
        button.put()

    return {**stop, Bet: bet, Proceed: proceed}


def _round(game: Game) -> Flow:
    """The deal, the betting rounds and what ends them."""
    table, r = game.table, game.table.rules
    if not table.deck.cut:
        cut(table, DEFAULT_CUT, r.cuts_after_hand_shuffle)
    game.dealt = True
    if not dealing.lasts(game):
        dealing.void(game)
        table.emit(Ended)
        return
    yield from (play_stud if game.stud else play_hold_em)(game, conduct)
    if not game.void:
        dealing.count_stub(game, due=True)
    if not game.void:
        end(game)
    table.emit(Ended, r.uncalled_bet_wins)


def conduct(game: Game, street: Street, order: list[int], held: Rule) -> Flow:
    """A betting round, and the stop after it."""
    street.why = (*street.why, held)
    betting.begin(game, street, order)
    before = game.table.clock
    while True:
        yield {
            Bet: lambda act: betting.bet(game, street, act),
            Increase: lambda act: betting.increase(game, street, act),
            Check: lambda act: betting.check(game, street, act),
            Fold: lambda act: betting.fold(game, street, act),
            Say: lambda act: betting.say(game, street, act),
            Fund: lambda act: _add(game, act),
            Defund: lambda act: _take(game, street, act),
            Recut: lambda _: _recut(game),
            Sit: lambda act: between.sit(game, act),
            Leave: _stay_seated,
            Proceed: lambda _: _go_on(game, street),
        }
        if street.finished:
            street.finished = False
        elif not street.waiting:
            break
    if game.table.clock != before:
        dealing.count_stub(game, due=True)
    if not game.void:
        tell_pots(game)


def _go_on(game: Game, street: Street) -> None:
    """Not before everybody has answered; an unfinished bet is finished first."""
    if street.unfinished:
        betting.finish(game, street)
    elif street.waiting:
        raise Refusal(*street.why, game.table.rules.stays_in_by_calling)


def _add(game: Game, act: Fund) -> None:
    """Nothing is added during a round."""
    rule = game.table.rules.adding_in_play
    seat = next((seat for seat, patron in game.table.seats.items() if patron == act.patron), 0)
    stage = "after a fold" if seat in game.folded else "in a hand" if game.stack(seat) else "all-in"
    if stage in rule.value or not seat:
        raise Refusal(rule)
    game.stacks[act.patron] += sum(piece.value * piece.count for piece in act.pieces)


def _take(game: Game, street: Street, act: Defund) -> None:
    """Nothing is taken off the table during a round."""
    rule, waiting = game.table.rules.removing_in_play, street.waiting[:1]
    in_turn = act.patron in [game.table.seats[seat] for seat in waiting]
    if ("in turn" if in_turn else "out of turn") in rule.value or act.patron not in game.stacks:
        raise Refusal(rule)
    game.stacks[act.patron] -= act.amount


def _recut(game: Game) -> None:
    """Too late: cards are out."""
    forbid(condition=True, rule=game.table.rules.late_recut)


def _stay_seated(_: Leave) -> None:
    """Nobody leaves a hand."""
    raise Refusal


def _after(game: Game) -> None:
    """The cards are shuffled for the next round, or the other deck is taken."""
    table = game.table
    used, grounds = table.deck, tuple[Cites, ...]()
    table.emit(Shuffled, *grounds, by="dealer")
    lay(table, used)
    table.deck = table.decks[table.round % len(table.decks) + 1]
