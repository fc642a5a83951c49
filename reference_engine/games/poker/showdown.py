"""The end of a round: who wins each pot, or each half of it, and what is handled first."""

from collections.abc import Callable
from itertools import combinations
from typing import Any, NamedTuple

from shall.transcript import Awarded, Discarded, Pot, Raked, Ranked, Returned, Revealed

from ...hands import Strength
from ...rules import Cites
from . import lows
from .betting import count_hand
from .division import shares, unit
from .hold_em import from_button
from .pots import Layer, uncalled
from .state import Game


class Award(NamedTuple):
    """Money for a seat out of a pot."""

    pot: int
    seat: int
    amount: int
    share: str
    why: tuple[Cites, ...]


def end(game: Game) -> None:
    """Award the pots: to the one player left, or after a showdown."""
    r = game.table.rules
    alone = len(game.live) == 1
    if alone and not r.uncalled_bet_wins.value:
        return
    _give_back(game)
    if not alone and r.showdown.value:
        _show(game)
    pots = tell_pots(game)
    awards = _awards(game, pots, alone=alone)
    winners = {award.seat for award in awards}
    losers = [seat for seat in game.live if seat not in winners]
    parts: dict[str, Callable[[], None]] = {
        "losing hands": lambda: _collect(game, losers),
        "pots": lambda: _push(game, awards),
        "winning hands": lambda: _collect(game, sorted(winners)),
    }
    first = r.collects_first.value[0]
    for name in (first, *(each for each in parts if each != first)):
        parts[name]()


def _give_back(game: Game) -> None:
    """What nobody matched is not part of any pot."""
    seat, amount = uncalled(game.paid)
    if amount and seat in game.live:
        game.paid[seat] -= amount
        game.stacks[game.table.seats[seat]] += amount
        wager = next(each for each in reversed(game.wagers) if each.seat == seat)
        game.table.emit(Returned, wager=wager.id, amount=amount, area=wager.area, seat=seat)


def tell_pots(game: Game) -> list[Layer]:
    """The pots as they stand."""
    r = game.table.rules
    pots: list[Layer] = r.side_pots(r.layers(dict(game.paid), game.live))
    for number, layer in enumerate(pots):
        why = (r.layers, r.side_pots) if len(pots) > 1 else (r.ante_before_cards,)
        game.table.emit(Pot, *why, pot=number, amount=layer.amount, seats=layer.seats)
    return pots


def cards_of(game: Game, seat: int) -> tuple[str, ...]:
    """What a seat can make a hand of."""
    own = game.hands[seat]
    if game.stud:
        return (*own, *game.board)[: game.table.rules.stud_cards.value]
    return (*own, *game.board)


def _strength(game: Game, seat: int) -> Strength:
    """The high hand of a seat."""
    r = game.table.rules
    ace = game.form == "high" or r.ace.value[0] != "low only"
    high = r.stud_hands if game.stud else r.hold_em_hands
    needed = 0 if game.stud else r.own_cards_needed.value[0]
    if needed:
        five = combinations(cards_of(game, seat), 5)
        own = set(game.hands[seat])
        return max(lows.high(each) for each in five if len(own & set(each)) >= needed)
    found: Strength = high(cards_of(game, seat), bool(ace) if game.stud else True)
    return found


def _low(game: Game, seat: int) -> tuple[lows.LowKey, tuple[str, ...]] | None:
    """The low hand of a seat, in a form that has one."""
    r = game.table.rules
    cards = cards_of(game, seat)
    if game.form not in r.two_hands.value:
        cards = lows.high_five(cards, _strength(game, seat))
    found = lows.low(cards, r, game.form)
    if (
        found
        and game.form not in r.same_five_cards.value
        and set(found[1]) == set(lows.high_five(cards, _strength(game, seat)))
    ):
        return None
    return found


def _show(game: Game) -> None:
    """Everybody left shows, and the dealer says what each has."""
    r = game.table.rules
    for seat in game.live:
        game.table.emit(Revealed, r.showdown, cards=tuple(game.hands[seat]), area="hand", seat=seat)
    for seat in game.live:
        strength = _strength(game, seat)
        five = lows.high_five(cards_of(game, seat), strength)
        game.table.emit(Ranked, r.showdown, area="hand", seat=seat, rank=strength.name, cards=five)
        if game.stud and game.form != "high" and (found := _low(game, seat)):
            why = (r.low_at_most, r.ace, r.straight_is_low, r.flush_is_low)
            name = lows.low_name(found[0])
            game.table.emit(Ranked, *why, area="hand", seat=seat, rank=name, cards=found[1], low=True)


def _awards(game: Game, pots: list[Layer], *, alone: bool) -> list[Award]:
    """Who gets what, side pots before the centre pot."""
    r = game.table.rules
    found: list[Award] = []
    numbered = list(enumerate(pots))
    for number, layer in _in_order(numbered, r.side_pots_first.value[0]):
        rake = _rake(game, layer.amount) if number == 0 else 0
        amount = layer.amount - (rake if r.rake_first.value else 0)
        why: tuple[Cites, ...] = (r.side_pots_first, r.layers, r.side_pots) if len(pots) > 1 else ()
        if alone or not r.showdown.value:
            found.append(Award(number, layer.seats[0], amount, "all", (*why, r.uncalled_bet_wins)))
        elif not game.stud or game.form == "high":
            found += _whole(game, number, amount, layer.seats, why)
        else:
            halves = _halves(game, number, amount, layer.seats, why)
            later = 0 if r.rake_first.value else rake // len(halves)  # from each share
            found += [half._replace(amount=half.amount - later) for half in halves]
    return found


def _in_order(pots: list[tuple[int, Layer]], first: str) -> list[tuple[int, Layer]]:
    """The centre pot last, or elsewhere."""
    if first == "the last one only":
        return pots[-1:] + pots[:-1]
    return pots if first == "none" else pots[::-1]


def _rake(game: Game, pot: int) -> int:
    """The house takes its rake from the centre pot, which may hold no more than that."""
    r, amount = game.table.rules, min(pot, game.amount("rake-amount"))
    if not amount or not r.rake.value:
        return 0
    game.table.emit(Raked, r.rake, pot=0, amount=amount)
    return amount


def _whole(
    game: Game, number: int, amount: int, seats: tuple[int, ...], why: tuple[Cites, ...]
) -> list[Award]:
    """The best high hand takes the pot; equal ones share it."""
    r = game.table.rules
    best = r.best_high(_strength(game, seat)[:2] for seat in seats)
    tied = [seat for seat in seats if _strength(game, seat)[:2] == best]
    grounds = (*why, r.best_high, r.showdown)
    if game.stud:
        hands = {seat: lows.high_five(cards_of(game, seat), _strength(game, seat)) for seat in tied}
        return _divide(
            number,
            amount,
            r.high_excess(hands, r.share_suits.value),
            "all",
            (*grounds, r.stud_cards, r.stud_hands),
        )
    grounds += (r.own_cards_needed, r.board_shared, r.hold_em_low, r.hold_em_hands, r.equal_hands_share)
    board_plays = bool(game.board) and best == r.hold_em_hands(tuple(game.board))[:2]
    if not (r.board_shared if board_plays else r.equal_hands_share).value:
        tied = tied[:1]
    order = from_button(game, tied)
    if r.hold_em_low.value:
        worst = min(seats, key=lambda seat: _strength(game, seat)[:2])
        half = amount // 2
        return [
            *_divide(number, amount - half, order, "high", grounds),
            Award(number, worst, half, "low", grounds),
        ]
    return _divide(number, amount, order, "all", grounds)


def _divide(number: int, amount: int, order: list[int], share: str, why: tuple[Cites, ...]) -> list[Award]:
    """Equal parts, the excess in this order."""
    parts = shares(amount, order, unit(amount))
    return [Award(number, seat, part, share, why) for seat, part in parts.items() if part]


def _halves(
    game: Game, number: int, amount: int, seats: tuple[int, ...], why: tuple[Cites, ...]
) -> list[Award]:
    """Half of the pot to the best high hand, half to the best low one, if there is a low hand."""
    r = game.table.rules
    high_hands = {seat: _strength(game, seat) for seat in seats}
    best = r.best_high(strength[:2] for strength in high_hands.values())
    highs = {
        seat: lows.high_five(cards_of(game, seat), strength)
        for seat, strength in high_hands.items()
        if strength[:2] == best
    }
    lowest = {seat: found for seat in seats if (found := _low(game, seat))}
    key = min((found[0] for found in lowest.values()), default=None)
    low_hands = {seat: found[1] for seat, found in lowest.items() if found[0] == key}
    if not low_hands and r.low_sought.value[0] != "in each pot" and any(_low(game, s) for s in game.live):
        low_hands = {seat: cards_of(game, seat) for seat in seats}
    low_amount = _low_half(game, amount, any_low=bool(low_hands))
    suits = r.share_suits
    grounds: tuple[Cites, ...] = (
        *why, r.split, r.rake_first, r.odd_dollar, r.stud_cards, r.best_high, r.ace, r.two_hands,
        r.same_five_cards, r.straight_is_low, r.flush_is_low, r.low_hands, r.qualifies, r.aces_in,
    )  # fmt: skip
    if game.form == "eight-or-better":
        grounds = (*grounds, r.low_at_most, r.pairs_spoil_low, r.no_low_all_high, r.low_sought)
    high_order = r.high_excess(highs, suits.value)
    low_order = r.low_excess(low_hands, suits.value) if low_hands else []
    if not r.tied_high_shared.value:
        high_order = high_order[:1]
    if not r.tied_low_shared.value:
        low_order = low_order[:1]
    piece = unit(amount)
    high_shares = shares(amount - low_amount, high_order, piece)
    if r.odd_dollar_joins.value[0] != "the high share" and 0 < low_amount < amount - low_amount:
        high_shares = shares(low_amount, high_order, piece)
        high_shares[high_order[0]] += amount - 2 * low_amount
    parts = [
        ("high", high_shares, (r.tied_high_shared, r.odd_dollar_joins, r.high_excess, suits)),
        (
            "low",
            shares(low_amount, low_order, piece) if low_order else {},
            (r.tied_low_shared, r.low_excess, suits),
        ),
    ]
    return [
        Award(number, seat, part, share, (*grounds, *more))
        for share, each, more in parts
        for seat, part in each.items()
        if part
    ]


def _low_half(game: Game, amount: int, *, any_low: bool) -> int:
    """How much of a pot the low hand gets."""
    r = game.table.rules
    piece = unit(amount)
    half = amount // 2 // piece * piece
    if not any_low:
        return 0 if r.no_low_all_high.value else half
    if r.split.value[0] != "in halves":
        return 0 if r.split.value[0] == "to the high hand" else amount
    return half if r.odd_dollar.value[0] == "high" else amount - half


def _push(game: Game, awards: list[Award]) -> None:
    """The pots go to the winners."""
    r = game.table.rules
    for award in awards:
        patron = game.table.seats[award.seat]
        game.stacks[patron] += award.amount
        said: dict[str, Any] = {
            "pot": award.pot,
            "patron": patron,
            "seat": award.seat,
            "amount": award.amount,
        }
        game.table.emit(Awarded, *award.why, r.collects_first, share=award.share, **said)


def _collect(game: Game, seats: list[int]) -> None:
    """Cards come back to the dealer, and are counted."""
    r = game.table.rules
    for seat in seats:
        cards = tuple(game.hands[seat])
        game.table.emit(Discarded, r.collects_first, area="hand", seat=seat, cards=cards)
        count_hand(game, seat)
