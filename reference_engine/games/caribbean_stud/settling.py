"""How wagers end against a dealer's hand that plays: losers, then pushes, then winners (16.10(e))."""

from ...round import Round, rack, rank, reveal
from ...rules import Cites, Rule
from ...seats import seats_round
from ...settlement import lose, push
from ...table import Table
from .payouts import pay
from .progressive import pay_progressives, wins

Results = dict[int, int]  # by seat, above zero where the player's hand is the better one


def results(now: Round) -> Results:
    """How each hand that stays stands to the dealer's."""
    return {
        seat: now.ranking.compare(now.hands.players[seat], now.hands.dealer, ()) for seat in now.staying()
    }


def showdown(table: Table, now: Round, found: Results, why: Cites) -> None:
    """16.10(e): hands are turned up, losers taken, pushes released, winners paid."""
    r = table.rules
    for seat in seats_round(list(found), r.turns_round):
        if r.turns_players.value:
            reveal(table, now, seat, r.turns_players, r.turns_round, why)
            rank(table, now, seat, r.turns_players)
    if not r.progressive_before_cards.value:
        rack_all(table, now, list(found), r.progressive_before_cards)
    for step in r.settles.value:
        SETTLING[step.name](table, now, found, step)
    pay_progressives(table, now, found, qualifies=True)
    won = [seat for seat in found if found[seat] > 0]
    rack_all(table, now, won, r.winning_hands_stay, r.winning_hands_go_together)
    rack_all(table, now, list(found), r.losing_hands_racked, r.push_cards_racked)


def rack_all(table: Table, now: Round, seats: list[int], *why: Cites) -> None:
    """The cards of these seats go to the rack, if they are still there."""
    for seat in sorted(set(seats) - now.racked, reverse=True):
        rack(table, now, seat, "up", *why)


def losers(table: Table, now: Round, found: Results, step: Cites) -> None:
    """16.10(e)1: all losing wagers, then the hands, but for those that win a progressive prize."""
    r = table.rules
    seats = [seat for seat in sorted(found, reverse=True) if found[seat] < 0]
    kept = {seat for seat in seats if r.loser_waits_for_prize.value and wins(table, now, seat)}
    gone = [seat for seat in seats if seat not in kept and r.losing_hands_racked.value]
    if not r.wagers_before_hands.value:
        rack_all(table, now, gone, r.wagers_before_hands)
    for seat in seats:
        settle(table, now, seat, r.losing_wagers.value, r.lower_hand, r.losing_wagers, step)
    rack_all(table, now, gone, r.losing_hands_racked, r.wagers_before_hands, step)


def pushes(table: Table, now: Round, found: Results, step: Cites) -> None:
    """16.10(e)2: the wagers of equal hands are left alone and the cards taken."""
    r = table.rules
    seats = [seat for seat in sorted(found, reverse=True) if not found[seat]]
    for seat in seats:
        settle(table, now, seat, ("ante", "bet"), r.equal_hand, step)
    if r.push_cards_racked.value:
        kept = {seat for seat in seats if r.push_waits_for_prize.value and wins(table, now, seat)}
        rack_all(table, now, [seat for seat in seats if seat not in kept], r.push_cards_racked, step)


def winners(table: Table, now: Round, found: Results, step: Cites) -> None:
    """16.10(e)3: paid from the dealer's right, the cards lying there until all is paid."""
    r = table.rules
    order = started(
        seats_round([seat for seat in found if found[seat] > 0], r.winners_round), r.winners_start
    )
    if not r.winning_hands_stay.value:
        rack_all(table, now, order, r.winning_hands_stay)
    for seat in order:
        settle(table, now, seat, r.winning_wagers.value, r.higher_hand, r.winners_round, step)
        if not r.winning_hands_go_together.value and not wins(table, now, seat):
            rack_all(table, now, [seat], r.winning_hands_go_together)


def started(order: list[int], start: Rule) -> list[int]:
    """The order as the rule has it begin; broken, at its second place."""
    return order if start.value else order[1:] + order[:1]


SETTLING = {"the losers": losers, "the pushes": pushes, "the winners": winners}


def settle(table: Table, now: Round, seat: int, areas: tuple[str, ...], rule: Rule, *why: Cites) -> None:
    """The wagers of a hand that is above, below or level with the dealer's."""
    for wager in [table.lying(seat, area) for area in areas]:
        if wager is None:
            continue
        match rule.value[0]:
            case "won":
                pay(table, now, wager, rule, *why)
            case "lost":
                lose(table, wager, rule, *why)
            case _:
                push(table, wager, rule, *why)
