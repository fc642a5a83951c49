"""A round of caribbean stud: a bet or a fold, the dealer's hand, losers, pushes, winners (16.10, 16.12)."""

from collections.abc import Iterator

from shall.script import Bet, Check, Fold, Increase, Talk, worth
from shall.transcript import Folded, Pressed, Qualified, Revealed

from ... import irregular, rounds
from ...betting import increase, place
from ...deciding import deciding
from ...pay_tables import odds_for
from ...ranking import Ranking
from ...round import Course, Round, announce, rack, rank, reveal
from ...rules import Cited, Cites, Rule
from ...seats import seats_round
from ...settlement import at_odds, lose, push, void, win
from ...table import Flow, Handlers, Refusal, Table, Wager, forbid
from .progressive import advance, feed, pay_progressives, wins
from .rules import LAW

BETS: dict[str, Cited] = {
    "ante": Cited((f"{LAW}.10(a)",)),
    "progressive": Cited((f"{LAW}.11(a)",)),
    "bet": Cited((f"{LAW}.10(a)",)),
}
PAIR_OR_LESS = "one pair or less"
Results = dict[int, int]  # by seat, above zero where the player's hand is the better one


def refuse(table: Table, act: Bet) -> None:
    """A bet wager before the deal, or a wager off the layout."""
    forbid(act.area == "bet", table.rules.early_bet)
    if act.area not in BETS:
        raise Refusal(table.rules.off_area)


def in_play(table: Table) -> list[int]:
    """The seats with an ante."""
    return [wager.seat for wager in table.wagers.values() if wager.area == "ante"]


def entitled(_: Table, __: int) -> Cited:
    """Why a seat gets cards: the section on wagers is not printed."""
    return Cited()


def closed(table: Table, _: Round) -> None:
    """The lock-out button takes what has been staked on the progressive."""
    if table.rules.__dict__[f"locks_first_{table.options['dealing']}"].value:
        lock(table)
    feed(table)
    advance(table, "lock-out")


def lock(table: Table) -> None:
    """Press the lock-out button."""
    rule = table.rules.__dict__[f"locks_{table.options['dealing']}"]
    again = table.rules.__dict__[f"locks_again_{table.options['dealing']}"]
    if rule.value and (table.round == 1 or again.value):
        table.emit(Pressed, rule, device="lock-out")


# Decisions


def streets(table: Table, now: Round) -> Iterator[Handlers]:
    """One stop: bet or fold, once, in silence."""
    r, method = table.rules, table.options["dealing"]
    if not r.__dict__[f"locks_first_{method}"].value:
        lock(table)
    up = r.up_card.value[0] if table.round == 1 or r.up_card_again.value else None
    if method == "automated-shoe" and up is not None:
        table.emit(Revealed, r.up_card, area="dealer", cards=tuple(now.hands.dealer[up : up + 1]))
    own: Handlers = {
        Bet: lambda act: decide_to_bet(table, now, act),
        Increase: lambda act: add(table, act),
        Fold: lambda act: decide_to_fold(table, now, act),
        Check: lambda act: decide_to_check(table, now, act),
        Talk: lambda act: forfeit(table, now, act),
    }
    yield deciding(table, now, own)


def decide_to_bet(table: Table, now: Round, act: Bet) -> None:
    """A bet wager of twice the ante, in its own area; every other wager comes too late."""
    r = table.rules
    late = r.__dict__.get(f"late_{act.area}_{table.options['dealing']}")
    if late is not None:
        forbid(True, late)  # noqa: FBT003
        place(table, act, BETS[act.area])
        return
    forbid(act.area != "bet", r.bet_elsewhere)
    check_decision(table, now, act.seat, act.patron, r.bet_is_open)
    ante = table.lying(act.seat, "ante")
    if ante and worth(act.pieces) != ante.amount * r.bet_multiple.value:
        raise Refusal
    place(table, act, BETS["bet"])
    now.decisions[act.seat] = "bet"


def add(table: Table, act: Increase) -> None:
    """Nothing is added once betting is closed."""
    rule = table.rules.__dict__[f"late_addition_{table.options['dealing']}"]
    forbid(True, rule)  # noqa: FBT003
    increase(table, act, rule)


def check_decision(table: Table, now: Round, seat: int, patron: str, open_: Rule) -> None:
    """Refuse a decision for no hand, for another's, or for one that is made."""
    forbid(table.seats.get(seat) != patron, table.rules.others_hand)
    if seat not in now.hands.players or seat in now.voided:
        raise Refusal
    forbid(seat in now.decisions, table.rules.second_decision)
    if not open_.value:
        raise Refusal(open_)


def decide_to_fold(table: Table, now: Round, act: Fold) -> None:
    """The ante is lost and the cards go to the rack, there and then."""
    r = table.rules
    check_decision(table, now, act.seat, act.patron, r.fold_is_open)
    now.decisions[act.seat] = "fold"
    table.emit(Folded, r.fold_is_open, patron=act.patron, seat=act.seat)
    if r.folds_wait.value[0] == "no":
        finish_fold(table, now, act.seat)


def finish_fold(table: Table, now: Round, seat: int) -> None:
    """What is done with a folded hand; its progressive wager goes with it (CS-13)."""
    for step in table.rules.fold.value:
        ante = table.lying(seat, "ante")
        if step.name == "the cards":
            rack(table, now, seat, "down", step)
        elif ante:
            lose(table, ante, step)
    progressive = table.lying(seat, "progressive")
    if progressive:
        lose(table, progressive)


def decide_to_check(table: Table, now: Round, act: Check) -> None:
    """There is no third option."""
    forbid(True, table.rules.third_option)  # noqa: FBT003
    now.decisions[act.seat] = "check"


def forfeit(table: Table, now: Round, act: Talk) -> None:
    """16.10(c): players who told each other about their cards lose all that they have staked."""
    r = table.rules
    everybody = set(now.hands.players)
    seats = {seat for seat in everybody if table.seats.get(seat) in act.patrons}
    if not seats:
        raise Refusal
    reach = r.talk_reaches.value[0]
    reached = everybody if reach == "everybody" else seats if reach == "those who talk" else {min(seats)}
    for seat in sorted(reached - now.racked, reverse=True):
        now.decisions[seat] = "fold"
        for wager in [table.lying(seat, area) for area in r.talk_forfeits.value]:
            if wager:
                lose(table, wager, r.talk_forfeits, r.talk_reaches)
        rack(table, now, seat, "down", r.talk_reaches)


# Completion


def complete(table: Table, now: Round) -> None:
    """Everything after the last decision."""
    r = table.rules
    shown_numbers(table, now)
    if now.all_void:
        return
    if r.folds_wait.value[0] == "until all have decided":
        finish_folds(table, now)
    if r.shows_hole_cards.value:
        table.emit(Revealed, r.shows_hole_cards, area="dealer", cards=hole_cards(table, now))
    if r.sets_hand.value:
        rank(table, now, None, r.sets_hand)
    finish_folds(table, now)
    plays = r.qualifying_hand_plays if qualifies(table, now) else r.no_hand_ends_it
    against_hand = qualifies(table, now) == plays.value
    table.emit(Qualified, plays, qualifies=against_hand)
    (showdown if against_hand else no_hand)(table, now, results(now), plays)
    advance(table, "round-end")


def shown_numbers(table: Table, now: Round) -> None:
    """16.13(d): a wrong number of cards that shows now, though nobody has said a word."""
    if not table.rules.misdeal_shows.value:
        return
    irregular.dealer_short(table, now)
    for seat in now.staying():
        if not now.all_void:
            irregular.misdealt(table, now, seat)


def finish_folds(table: Table, now: Round) -> None:
    """Folded hands that wrongly lie there still."""
    for seat in [s for s, made in now.decisions.items() if made == "fold" and s not in now.racked]:
        finish_fold(table, now, seat)


def hole_cards(table: Table, now: Round) -> tuple[str, ...]:
    """The dealer's cards that lie face down."""
    cards = list(now.hands.dealer)
    up = 0 if table.options["dealing"] == "hand" else table.rules.up_card.value[0]
    if up is not None:
        del cards[up : up + 1]
    return tuple(cards)


def qualifies(table: Table, now: Round) -> bool:
    """Whether the dealer has ace and king, or a pair or better: an assumption (CS-01)."""
    hand = now.ranking.best(now.hands.dealer, (), dealer=True)
    least = table.rules.qualifies_with.value
    held = {card[0] for card in now.hands.dealer}
    return hand.name != "high-card" or (bool(least) and held.issuperset(least))


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


# Paying


def pay(table: Table, now: Round, wager: Wager, *why: Cites) -> None:
    """The ante 1 to 1, the bet by its table and within its limit."""
    r = table.rules
    if wager.area == "ante":
        amount = wager.amount * r.even_money_ante.value
        now.paid[wager.seat] = amount
        win(table, wager, amount, *why, r.even_money_ante)
        return
    row = now.ranking.best(now.hands.players[wager.seat], ()).name
    odds = odds_for(table, "bet", PAIR_OR_LESS if row in ("one-pair", "high-card") else row)
    win(
        table,
        wager,
        limited(table, now, wager, at_odds(wager.amount, odds or (0, 1))),
        *why,
        r.bet_pays,
        r.bet_limit,
    )


def limited(table: Table, now: Round, wager: Wager, amount: int) -> int:
    """What the limit leaves of a payout on one bet wager."""
    r = table.rules
    most: int = r.bet_limit.value * 100
    if r.limit_counts.value[0] != "the bet":
        most -= now.paid.get(wager.seat, 0)
    if not r.limit_each_wager.value:
        most -= now.paid.get(0, 0)
    amount = min(amount, most)
    now.paid[0] = now.paid.get(0, 0) + amount  # on all bets of the table
    return amount


# No qualifying hand


def no_hand(table: Table, now: Round, found: Results, why: Cites) -> None:
    """16.10(f): antes are paid, bets void, and only hands with a progressive wager must be shown."""
    r = table.rules
    if r.no_hand_said_first.value:
        announce(table, r.no_hand_words, r.no_hand_said_first, why)
    shown = [seat for seat in sorted(found, reverse=True) if is_shown(table, seat)]
    for seat in shown:
        reveal(table, now, seat, r.no_hand_shows_progressive)
        rank(table, now, seat, r.no_hand_shows_progressive)
    if not (r.no_hand_racks_last.value and r.progressive_before_cards.value):
        rack_all(table, now, list(found), r.no_hand_racks_last)
    for seat in started(seats_round(list(found), r.no_hand_round), r.no_hand_start):
        pay_ante(table, seat, found[seat], why)
        leave_bet(table, now, seat)
    if not r.no_hand_said_first.value:
        announce(table, r.no_hand_words, r.no_hand_said_first, why)
    pay_progressives(table, now, found, qualifies=False)
    rack_all(table, now, list(found), r.no_hand_racks_last)


def is_shown(table: Table, seat: int) -> bool:
    """Whether the cards are turned up: those with a progressive wager always, others as the house has it."""
    if table.lying(seat, "progressive"):
        return bool(table.rules.no_hand_shows_progressive.value)
    return table.options["no-hand-shown"] == "all"


def pay_ante(table: Table, seat: int, result: int, *why: Cites) -> None:
    """16.10(f)2: 1 to 1, whatever the player holds."""
    r, ante = table.rules, table.lying(seat, "ante")
    rules = (r.no_hand_odds, r.no_hand_round, r.no_hand_pays_ante, r.no_hand_pays_all)
    if ante and r.no_hand_pays_ante.value and (result >= 0 or r.no_hand_pays_all.value):
        amount = ante.amount * r.no_hand_odds.value
        win(table, ante, amount, *rules, *why, stake=r.no_hand_stake_back)
    elif ante:
        push(table, ante, *rules)


def leave_bet(table: Table, now: Round, seat: int) -> None:
    """16.10(f)3: the bet is neither collected nor paid."""
    r, bet = table.rules, table.lying(seat, "bet")
    if bet and r.no_hand_bet.value[0] == "void":
        void(table, bet, r.no_hand_bet)
    elif bet:
        settle(table, now, seat, ("bet",), r.no_hand_bet)


COURSE = Course(
    bets=BETS,
    refuse=refuse,
    in_play=in_play,
    entitled=entitled,
    streets=streets,
    complete=complete,
    ranking=Ranking,
    cards=5,
    closed=closed,
    exposed_early=("now", "second-card"),
    stub_after_deal=lambda _: True,
)


def play(table: Table) -> Flow:
    """The table from its start to its last round."""
    return rounds.play(table, COURSE)
