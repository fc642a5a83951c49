"""A round of double down stud: a card each, four for all, a second wager, and what each hand is worth."""

from collections.abc import Iterator

from msgspec.structs import replace

from shall.script import Bet, Expose, Increase, Notice, worth
from shall.transcript import Announced, Revealed

from ... import irregular, rounds
from ...betting import increase, place
from ...deciding import deciding
from ...hands import Strength
from ...round import Course, Round, rack
from ...rules import Cited, Cites, Rule
from ...settlement import lose, push
from ...shared_cards import announce, noticed, pay, pay_all, rack_common, shown_numbers
from ...stub import rack_stub
from ...table import Flow, Handlers, Refusal, Table, forbid
from .rules import DEAL, PAYS, term

DOUBLE = Cited((term("Double down wager"), f"{DEAL}(c)"))
HAND = Cited((term("Hand"),))
BETS: dict[str, Cited] = {"original": Cited(()), "double-down": DOUBLE}


# Wagers


def refuse(table: Table, act: Bet) -> None:
    """Before the deal only original wagers are placed."""
    r = table.rules
    if act.area == "double-down":
        forbid(True, r.late_double if table.round > 1 else r.early_double)  # noqa: FBT003
    forbid(act.area not in BETS, r.off_area)


def in_play(table: Table) -> list[int]:
    """The seats with an original wager."""
    return [wager.seat for wager in table.wagers.values() if wager.area == "original"]


def streets(table: Table, now: Round) -> Iterator[Handlers]:
    """One stop, between the deal and the second call: double down or not."""

    def expose(act: Expose) -> None:
        if act.area != "dealer" or act.before != "now":
            raise Refusal
        exposed(table, now)

    own: Handlers = {
        Bet: lambda act: double_down(table, act),
        Increase: lambda act: add(table, act),
        Expose: expose,
        Notice: lambda act: noticed(table, now, act),
    }
    if not table.rules.call_waits.value:
        call(table, table.rules.call_waits)
    yield deciding(table, now, own)


def double_down(table: Table, act: Bet) -> None:
    """A second wager, no larger than the first."""
    r, original = table.rules, table.lying(act.seat, "original")
    if act.area == "original":
        forbid(True, r.late_original)  # noqa: FBT003
    elif act.area != "double-down":
        raise Refusal(r.off_area)
    else:
        forbid(original is None, r.double_without_original)
        if original is not None and original.patron != act.patron:
            forbid(True, r.others_double)  # noqa: FBT003
            act = replace(act, patron=original.patron)
        if not r.double_is_open.value:
            raise Refusal(r.double_is_open)
        if original is not None and not r.double_size(worth(act.pieces), original.amount):
            raise Refusal(r.double_size)
        if table.lying(act.seat, "double-down") and "a second wager" in r.double_total.value:
            raise Refusal(r.double_total)
    place(table, act, BETS[act.area], again=True)


def add(table: Table, act: Increase) -> None:
    """Nothing is added once cards are out: not to the original wager, nor beyond it to the other."""
    r, wager = table.rules, table.wagers.get(act.wager)
    original = table.lying(wager.seat, "original") if wager else None
    if wager is None or original is None:
        raise Refusal
    if wager is original:
        forbid(True, r.late_addition)  # noqa: FBT003
    elif wager.amount + worth(act.pieces) <= original.amount or "an addition" in r.double_total.value:
        raise Refusal(r.double_total)
    increase(table, act, BETS[wager.area])


def exposed(table: Table, now: Round) -> None:
    """The hole card was seen while players decided, before the second call."""
    voids = table.rules.exposed_later_voids
    doubled = any(wager.area == "double-down" for wager in table.wagers.values())
    if ("after one" if doubled else "before a double down") in voids.value:
        irregular.void_all(table, now, voids, cause="exposed")


# Completion


def complete(table: Table, now: Round) -> None:
    """The second call, the hole card, and the hands: losers, pushes, winners."""
    shown_numbers(table, now)
    if now.all_void:
        return
    for step in table.rules.reveals.value:
        REVEALING[step.name](table, now, step)
    results = {seat: result_of(table, now, seat) for seat in now.hands.players if seat not in now.voided}
    if not table.rules.common_cards_stay.value:
        rack_common(table, now, table.rules.common_cards_stay)
    if not table.rules.stub_after_winners.value:
        rack_stub(table, now)
    for step in table.rules.completes.value:
        COMPLETING[step.name](table, now, results, step)
    rack_winners(table, now, coming(table, results, "won"))


def call(table: Table, *why: Cites) -> None:
    """The second call."""
    words: Rule = table.rules.second_call
    if words.value and (table.round == 1 or table.rules.second_call_again.value):
        table.emit(Announced, words, *why, words=words.value)


def second_call(table: Table, _: Round, step: Cites) -> None:
    """All double down wagers are in."""
    if table.rules.call_waits.value:
        call(table, step)


def hole_card(table: Table, now: Round, step: Cites) -> None:
    """The card that lay face down is turned over."""
    table.emit(Revealed, step, cards=tuple(now.hands.dealer[:1]), area="dealer")


REVEALING = {"the second call": second_call, "the hole card": hole_card}


def result_of(table: Table, now: Round, seat: int) -> tuple[str, Strength]:
    """How the hand at a seat comes out, and what it is."""
    strength = hand_of(table, now, seat)
    cards = (*now.hands.players[seat], *now.hands.dealer)
    announce(table, seat, strength, cards, HAND)
    return outcome(table, strength), strength


def hand_of(table: Table, now: Round, seat: int) -> Strength:
    """The player's card and the four in front of the dealer."""
    r = table.rules
    own = now.hands.players[seat] if r.own_card_counts.value else []
    extra = table.deck.cards[-1:] if r.common_cards_count.value > 4 else []  # noqa: PLR2004
    return now.ranking.strength((*own, *now.hands.dealer[: r.common_cards_count.value], *extra))


def outcome(table: Table, strength: Strength) -> str:
    """Lost, push or won, by the pair alone where the hand is no more than a pair."""
    r = table.rules
    pushes, wins = r.bands.value
    if strength.name == "high-card":
        return "lost"
    if strength.name != "one-pair":
        return "won"
    pair, kicker = strength.ranks[:2]
    lifted = kicker == 14  # noqa: PLR2004
    if (r.kickers_lift_fives.value and pair == pushes - 1 and lifted) or (
        r.kickers_lift_tens.value and pair == wins - 1 and lifted
    ):
        pair += 1
    return "lost" if pair < pushes else "push" if pair < wins else "won"


Results = dict[int, tuple[str, Strength]]


def coming(table: Table, results: Results, wanted: str) -> list[int]:
    """The seats whose hands come out so."""
    missed = [s for s in results if table.rules.double_compulsory.value and not table.lying(s, "double-down")]
    return [seat for seat, (result, _) in results.items() if result == wanted and seat not in missed]


def losing_wagers(table: Table, now: Round, results: Results, step: Cites) -> None:
    """17.9(a): taken first."""
    r = table.rules
    for seat in coming(table, results, "lost"):
        for area in r.losing_wagers.value:
            wager = table.lying(seat, area)
            if wager and r.hand_no_row.value[0] == "lost":
                lose(table, wager, step, r.losing_wagers, r.hand_pays)
            elif wager:
                push(table, wager, step, r.hand_no_row)


def losing_hands(table: Table, now: Round, results: Results, step: Cites) -> None:
    """17.9(a): and their cards."""
    for seat in coming(table, results, "lost"):
        rack(table, now, seat, "up", step)


def pushes(table: Table, now: Round, results: Results, step: Cites) -> None:
    """17.9(b): neither collected nor paid; the cards go after those of the losers."""
    r = table.rules
    for seat in coming(table, results, "push"):
        for area in r.pushing_wagers.value:
            wager = table.lying(seat, area)
            if wager:
                push(table, wager, step, r.pushing_wagers, r.hand_pays)
        if r.pushes_racked.value:
            rack(table, now, seat, "up", step, r.pushes_racked)


def winning_wagers(table: Table, now: Round, results: Results, step: Cites) -> None:
    """17.9(c): paid from the dealer's right."""
    r = table.rules
    limit = Cited((f"{PAYS}(c)",))

    def settle(seat: int) -> None:
        free = () if table.lying(seat, "double-down") else (r.double_compulsory,)
        for area in r.winning_wagers.value:
            wager = table.lying(seat, area)
            if wager:
                pay(table, now, wager, results[seat][1].name, step, r.hand_pays, limit, *free)

    pay_all(table, now, coming(table, results, "won"), settle)


def rack_winners(table: Table, now: Round, winners: list[int]) -> None:
    """17.9(c): their cards go, and the rest of the deck with them, once all are paid."""
    rule = table.rules.winners_racked
    for seat in set(winners) - now.racked:
        if rule.value:
            rack(table, now, seat, "up", rule)
        now.racked.add(seat)


COMPLETING = {
    "the losing wagers": losing_wagers,
    "the losing hands": losing_hands,
    "the pushes": pushes,
    "the winning wagers": winning_wagers,
}


COURSE = Course(BETS, refuse, in_play, lambda *_: Cited(()), streets, complete, cards=1, common=4)


def play(table: Table) -> Flow:
    """The table from its start to its last round."""
    return rounds.play(table, COURSE)
