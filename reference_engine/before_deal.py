"""Before the deal: what may be done until a call ends the betting."""

from shall.script import Bet, CountStub, DrawInError, Expose, Increase, Leave, Misdeal, Proceed, Sit, Withdraw

from . import cutting, devices
from .betting import increase, leave_before_deal, place, withdraw
from .opening import idle
from .round import Round, announce
from .rules import Cites
from .seats import sit
from .settlement import give_back
from .table import Flow, Handlers, Refusal, Table, kept, stay


def open_betting(table: Table, now: Round) -> Flow:
    """Wagers are placed until the dealer goes on; with nobody there the cards lie spread."""
    while True:
        yield betting(table, now)
        if table.seats and now.course.in_play(table):
            return
        if not table.seats:
            yield from idle(table)


def betting(table: Table, now: Round) -> Handlers:
    """What may be done before the dealer calls."""
    bets = now.course.bets
    first = next(iter(bets.values()))

    def bet(act: Bet) -> None:
        now.course.refuse(table, act)
        place(table, act, bets.get(act.area, first))

    def expose(act: Expose) -> None:
        if act.area != "dealer" or act.before not in now.course.exposed_early:
            raise Refusal
        now.exposed_in_deal = True

    def misdeal(act: Misdeal) -> None:
        now.hands.numbers[act.seat if act.area == "hand" and act.seat else act.area] = act.cards

    return {
        Proceed: stay,
        Sit: lambda act: sit(table, act),
        Leave: lambda act: leave_before_deal(table, act, first),
        Bet: bet,
        Increase: lambda act: increase(table, act, first),
        Withdraw: lambda act: take_back(table, now, act, first),
        Expose: expose,
        Misdeal: misdeal,
        DrawInError: lambda _: setattr(now.hands, "drawn_early", True),
        CountStub: lambda _: setattr(now, "count_ordered", True),
        **cutting.handlers(table),
        **devices.handlers(table),
    }


def take_back(table: Table, now: Round, act: Withdraw, *why: Cites) -> None:
    """Withdraw a wager; with an ante go the wagers that may be placed only beside it."""
    wager = table.wagers.get(act.wager)
    withdraw(table, act, *why)
    if wager is None or wager.area != "ante" or wager.amount or not table.rules.bonus_alone.value:
        return
    for beside in [table.lying(wager.seat, area) for area in now.course.beside_ante]:
        if beside:
            give_back(table, beside, now.course.bets[beside.area])


def close_betting(table: Table, now: Round, method: str) -> None:
    """The call that ends the betting, and what the game does with it."""
    rule = table.rules.__dict__
    each_round = kept(table, "calls_every_round") and kept(table, f"calls_every_round_{method}")
    if table.round == 1 or each_round:
        announce(table, rule[f"call_{method}"], rule[f"call_first_{method}"])
    if now.course.closed:
        now.course.closed(table, now)


def clear_idle_wagers(table: Table, now: Round) -> None:
    """Wagers at a position that takes no part in the round go back."""
    playing = now.course.in_play(table)
    for wager in [w for w in table.wagers.values() if w.seat not in playing]:
        give_back(table, wager, now.course.bets[wager.area])
