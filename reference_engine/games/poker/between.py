"""Between rounds: seats, funds, antes and blinds, the cut, and what lies on an idle table."""

from typing import Any

from shall.script import Bet, Defund, Fund, Leave, Piece, Proceed, Sit
from shall.transcript import Accepted, Changed, Offered, Shuffled, Spread, Turned

from ... import cutting
from ...decks import lay
from ...rules import Cites, Rule, Step
from ...seats import leave
from ...table import Flow, Handlers, Refusal, Wager, forbid, stay
from .hold_em import blinds
from .state import Game, money

COIN_ANTE_BELOW = 25  # cents in a quarter, as many of them as the rule says


def handlers(game: Game) -> Handlers:
    """What may be done before the cards are dealt."""
    return {
        **cutting.handlers(game.table),
        Sit: lambda act: sit(game, act),
        Leave: lambda act: _leave(game, act),
        Fund: lambda act: fund(game, act),
        Defund: _not_while_staying,
        Bet: lambda act: post(game, act),
        Proceed: lambda _: ready(game),
    }


def sit(game: Game, act: Sit) -> None:
    """Take a free place, of which a table has no more than its game allows players."""
    table, r = game.table, game.table.rules
    most: Rule = r.most_in_stud if game.stud else r.most_in_hold_em
    if act.seat > most.value:
        raise Refusal(most)
    if act.seat in table.seats or act.patron in table.seats.values():
        raise Refusal
    table.seats[act.seat] = act.patron
    game.stacks.setdefault(act.patron, 0)


def _leave(game: Game, act: Leave) -> None:
    """Go, with everything one has."""
    if any(wager.patron == act.patron for wager in game.wagers):
        raise Refusal
    leave(game.table, act)
    game.stacks.pop(act.patron, None)


def fund(game: Game, act: Fund) -> None:
    """Put money on the table to play with."""
    r = game.table.rules
    forbid(act.patron not in game.table.seats.values(), r.only_the_seated)
    if not r.adding_between_rounds.value and game.table.round > 1:
        raise Refusal(r.adding_between_rounds)
    game.stacks[act.patron] += money(game, act.pieces, "")


def _not_while_staying(_: Defund) -> None:
    """Who stays in the game takes nothing off the table."""
    raise Refusal


def post(game: Game, act: Bet) -> None:
    """An ante, or a blind."""
    r, table = game.table.rules, game.table
    forbid(act.patron not in table.seats.values(), r.only_the_seated)
    if table.seats.get(act.seat, "") != act.patron and r.only_the_seated.value:
        raise Refusal(r.only_the_seated)
    if act.area not in ("ante", "blind") or (act.seat, act.area) in {(w.seat, w.area) for w in game.wagers}:
        raise Refusal
    wager = Wager(
        act.wager, act.patron, act.seat, act.area, sum(piece.value * piece.count for piece in act.pieces)
    )
    (_ante if act.area == "ante" else _blind)(game, wager, act.pieces)


def _accept(game: Game, wager: Wager, *why: Cites, coin: bool = False) -> None:
    game.stacks.setdefault(wager.patron, 0)
    game.pay(wager, wager.amount, coin=coin)
    said: dict[str, Any] = {"wager": wager.id, "patron": wager.patron, "seat": wager.seat, "area": wager.area}
    game.table.emit(Accepted, *why, amount=wager.amount, **said)


def _ante(game: Game, wager: Wager, pieces: tuple[Piece, ...]) -> None:
    """What is posted, in chips or, below a dollar, in quarters and half dollars."""
    r = game.table.rules
    if wager.amount != game.amount("ante-amount"):
        raise Refusal
    coin = any(piece.kind == "coin" for piece in pieces)
    if coin:
        limit = r.coin_antes_below.value * COIN_ANTE_BELOW
        if wager.amount >= limit and "antes of a dollar" in r.coin_beyond_antes.value:
            raise Refusal(r.coin_beyond_antes)
        for piece in pieces:
            forbid(piece.value not in (25, 50), r.other_coin)
            if piece.value in (25, 50) and piece.value not in r.coins.value:
                raise Refusal(r.coins)
    elif wager.patron in game.stacks and wager.amount > game.stacks[wager.patron]:
        raise Refusal(r.table_stakes)
    if wager.patron in game.stacks and game.stacks[wager.patron] + (wager.amount if coin else 0) < needed(
        game, wager.seat
    ):
        raise Refusal(r.funds_needed)
    grounds = (r.ante_before_cards, r.coins, r.coin_antes_below) if coin else (r.ante_before_cards,)
    _accept(game, wager, *grounds, r.only_the_seated, coin=coin)
    game.coin += wager.amount if coin else 0
    unit = r.coin_changed_at.value[0]
    while coin and game.coin >= unit:
        game.coin -= unit
        game.table.emit(Changed, r.coin_changed_at, amount=unit)


def _blind(game: Game, wager: Wager, pieces: tuple[Piece, ...]) -> None:
    """From the seats that owe one, and as much as is posted."""
    r = game.table.rules
    due = {} if game.stud else blinds(game)
    if wager.seat not in due:
        raise Refusal(r.first_blind, r.second_blind)
    amount, rule = due[wager.seat]
    first = min(due, key=list(due).index)
    if wager.seat != first and not any(each.seat == first and each.area == "blind" for each in game.wagers):
        raise Refusal(r.second_blind)
    if money(game, pieces, "blinds") > game.stacks[wager.patron]:
        raise Refusal(r.table_stakes)
    forbid(wager.amount != amount, r.blind_is_fixed)
    _accept(game, wager, rule, r.blinds_before_cards, r.blind_is_fixed)


def needed(game: Game, seat: int) -> int:
    """What a seat must have had in front of it to be dealt in."""
    r = game.table.rules
    due = {} if game.stud else blinds(game)
    parts = {
        "ante": game.amount("ante-amount"),
        "forced bet": game.amount("forced-bet-amount") if game.stud else 0,
        "minimum": game.amount("bet-minimum"),
    }
    own_blind = due.get(seat, (0, None))[0]
    return own_blind + sum(amount for name, amount in parts.items() if name in r.funds_needed.value)


def takes_part(game: Game, seat: int) -> bool:
    """Whether the seat is dealt in: it has its ante down, and had enough before."""
    r = game.table.rules
    anted = any(wager.seat == seat and wager.area == "ante" for wager in game.wagers)
    if game.amount("ante-amount") and not anted and r.ante_before_cards.value:
        return False
    return game.stack(seat) + game.paid.get(seat, 0) >= needed(game, seat)


def ready(game: Game) -> None:
    """Refuse to deal to fewer than two, or before the blinds are down."""
    table, r = game.table, game.table.rules
    if not table.seats:
        return
    playing = [seat for seat in sorted(table.seats) if takes_part(game, seat)]
    if len(playing) < r.least_players.value:
        raise Refusal(r.least_players, r.funds_needed, r.ante_before_cards)
    due = {} if game.stud else blinds(game)
    owing = [seat for seat in due if seat in playing and (seat, "blind") not in _posted(game)]
    if owing and r.blinds_before_cards.value:
        raise Refusal(r.blinds_before_cards)
    game.seats[:] = playing
    for seat in playing:
        game.paid.setdefault(seat, 0)


def _posted(game: Game) -> set[tuple[int, str]]:
    return {(wager.seat, wager.area) for wager in game.wagers}


def idle(game: Game) -> Flow:
    """Nobody plays: the decks lie spread until two players have come and looked at them."""
    table, r = game.table, game.table.rules
    decks = list(table.decks.values())
    if r.idle_spread.value:
        for deck in decks if "spread" in r.idle_each_deck.value else decks[:1]:
            face = table.options["idle-spread"]
            table.emit(Spread, r.idle_spread, r.idle_each_deck, deck=deck.number, face=face)
    seating: Handlers = {
        Sit: lambda act: sit(game, act),
        Fund: lambda act: fund(game, act),
        Proceed: stay,
    }
    while len(table.seats) < r.idle_players.value:
        yield {**seating, Sit: lambda act: _arrive(game, act)}
    looked = False
    for step in r.idle.value:
        IDLE[step.name](game, step)
        if step.name == "the looks":
            looked = True
            yield seating
    if not looked:
        yield seating


def _turn_up(game: Game, step: Step) -> None:
    """Decks that lie face down are turned over."""
    table = game.table
    if table.options["idle-spread"] == "down":
        decks = list(table.decks.values())
        for deck in decks if "turned up" in table.rules.idle_each_deck.value else decks[:1]:
            table.emit(Turned, step, table.rules.idle_players, deck=deck.number, face="up")


def _let_look(game: Game, step: Step) -> None:
    """The first two players may look at the cards."""
    table = game.table
    for seat in sorted(table.seats)[:2]:
        patron = table.seats[seat]
        table.emit(Offered, step, table.rules.idle_players, patron=patron, offer="inspection")


def _mix(game: Game, step: Step) -> None:
    """The cards are mixed for play."""
    table = game.table
    decks = list(table.decks.values())
    for deck in decks if "mixed" in table.rules.idle_each_deck.value else decks[:1]:
        table.emit(Shuffled, step, table.rules.idle_players, deck=deck.number, by="dealer")
        lay(table, deck)


IDLE = {"the turning up": _turn_up, "the looks": _let_look, "the mixing": _mix}


def _arrive(game: Game, act: Sit) -> None:
    """With the last player that is waited for, the dealer goes on."""
    sit(game, act)
    if len(game.table.seats) >= game.table.rules.idle_players.value:
        game.table.stirred = True
