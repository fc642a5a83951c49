"""A round against the dealer: betting, the deal, the stops in which players decide, the completion, the rack.

What is the game's own (its wagers, its streets, how hands are settled) is its `Course`; all else is here.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from shall.script import (
    Bet,
    CountStub,
    DrawInError,
    Expose,
    Increase,
    Leave,
    Misdeal,
    Notice,
    Proceed,
    Recut,
    Sit,
    Withdraw,
)  # fmt: skip
from shall.transcript import Announced, Discarded, Ended, Loaded, Ranked, Removed, Revealed

from . import house, irregular
from .betting import increase, leave_before_deal, leave_table, place, withdraw
from .dealing import Dealer, Hands, Pass
from .ranking import Ranking
from .rules import Cited, Cites, Rule
from .settlement import give_back
from .stub import rack_stub
from .table import Flow, Handlers, Refusal, Table, forbid, kept


@dataclass(frozen=True, slots=True)
class Course:
    """What a game adds to the common course of a round."""

    bets: dict[str, Cited]  # every area, with the clauses that a wager there obeys; the ante first
    refuse: Callable[[Table, Bet], None]  # what the game itself refuses before the deal
    in_play: Callable[[Table], list[int]]  # the seats to be dealt in
    entitled: Callable[[Table, int], Cites]  # why a seat gets cards
    streets: Callable[[Table, "Round"], Iterator[Handlers]]  # the stops after the deal
    complete: Callable[[Table, "Round"], None]  # everything after the last stop
    survive: Callable[[Table, "Round", str], None] | None = (
        None  # settles what survives when all hands are void
    )
    ranking: Callable[..., Ranking] = Ranking
    cards: int = 2  # of a hand, the dealer's too
    beside_ante: tuple[str, ...] = ()  # the areas of wagers that cannot lie without an ante
    closed: Callable[[Table, "Round"], None] | None = None  # done with the call that ends the betting
    common: int | None = None  # dealt to the dealer or to the board instead, for all hands
    board: int = 0  # cards that are burned or turned up after the deal
    exposed_early: tuple[str, ...] = ("second-card",)  # when a dealer card seen before the deal was seen
    stub_after_deal: Callable[[Table], bool] = lambda _: (
        False
    )  # whether no card is left to be dealt after the hands


@dataclass(slots=True)
class Round:
    """One round: the cards, what each seat decided, and what has been shown, paid or void."""

    course: Course
    hands: Hands
    dealer: Dealer
    ranking: Ranking
    decisions: dict[int, str] = field(default_factory=dict)
    checked: set[int] = field(default_factory=set)  # at any stage
    revealed: set[int] = field(default_factory=set)
    voided: set[int] = field(default_factory=set)
    racked: set[int] = field(default_factory=set)
    common_racked: bool = False  # the cards that belong to every hand
    paid: dict[int, int] = field(default_factory=dict)
    dealer_exposed: bool = False
    exposed_in_deal: bool = False
    all_void: bool = False
    stopped: bool = False  # the deal could not be finished
    count_ordered: bool = False
    stub_done: bool = False
    stage: str = ""  # of a game with several, the one that is being decided
    last: bool = True  # no other decision follows those of this stage
    folded: dict[int, str] = field(default_factory=dict)  # the stage at which each hand was given up
    raised: dict[int, str] = field(default_factory=dict)  # and at which each was raised
    asked: set[tuple[str, int]] = field(default_factory=set)  # at which stage which seat has been asked
    cause: str = ""  # why all hands are void
    misdeal_passed: bool = False  # a count came upon a misdeal, and nothing followed from it

    def undecided(self) -> list[int]:
        """Seats in play that have not decided yet."""
        return [seat for seat in self.hands.players if seat not in self.decisions and seat not in self.voided]

    def decisions_due(self) -> bool:
        """Whether somebody has a decision to make, now or at a later stage."""
        return bool(self.undecided()) or (not self.last and bool(self.staying()))

    def staying(self) -> list[int]:
        """Seats that play on against the dealer."""
        return [s for s, d in self.decisions.items() if d != "fold" and s not in self.voided]


def play(table: Table, course: Course) -> Flow:
    """The table from its start to its last round."""
    yield from house.begin(table)
    rules = table.rules
    ranking = course.ranking(rules)
    while True:
        table.round += 1
        table.lost = []
        hands = Hands()
        now = Round(
            course, hands, Dealer(table, hands, rules.face_up_not_used, rules.early_card_is_next), ranking
        )
        method = str(table.options["dealing"])
        if not rules.__dict__[f"loads_last_{method}"].value:
            load(table, method)
        yield from open_betting(table, now)
        deal(table, now)
        if not now.all_void and now.exposed_in_deal and kept(table, "exposed_in_deal_counts"):
            irregular.dealer_exposed(table, now)
        if not now.all_void:
            for handlers in course.streets(table, now):
                yield handlers
                if now.all_void:
                    break
        if not now.all_void:
            course.complete(table, now)
        finish(table, now)


# Betting


def open_betting(table: Table, now: Round) -> Flow:
    """Wagers are placed until the dealer goes on; with nobody there the cards lie spread."""
    while True:
        yield betting(table, now)
        if table.seats and now.course.in_play(table):
            return
        if not table.seats:
            yield from house.idle(table)


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
        Proceed: house.stay,
        Sit: lambda act: house.sit(table, act),
        Leave: lambda act: leave_before_deal(table, act, first),
        Bet: bet,
        Increase: lambda act: increase(table, act, first),
        Withdraw: lambda act: take_back(table, now, act, first),
        Expose: expose,
        Misdeal: misdeal,
        DrawInError: lambda _: setattr(now.hands, "drawn_early", True),
        CountStub: lambda _: setattr(now, "count_ordered", True),
        **house.between_rounds(table),
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


# Dealing


def deal(table: Table, now: Round) -> None:
    """The first cards, by the method of the table."""
    r, method = table.rules, str(table.options["dealing"])
    rule = r.__dict__
    if "automated-shoe" in table.leaving:
        table.emit(Removed, r.removes_device, item="automated-shoe")
        table.leaving.remove("automated-shoe")
    house.ready(table)
    if rule[f"loads_last_{method}"].value:
        load(table, method)
    call_first = rule[f"call_first_{method}"]
    if call_first.value:
        close_betting(table, now, method)
    clear_idle_wagers(table, now)
    stub_due = now.course.stub_after_deal(table)
    if stub_due and not rule[f"stub_after_board_{method}"].value:
        rack_stub(table, now)
    deal_passes(table, now, method)
    if not call_first.value:
        close_betting(table, now, method)
    if stub_due and not now.all_void:
        rack_stub(table, now)
    if len(table.decks) > 1 and r.one_deck_in_rack.value and r.shuffles_meanwhile.value:
        house.finish_shuffle(table)


def load(table: Table, method: str) -> None:
    """The deck goes to where it will be dealt from."""
    r, rule = table.rules, table.rules.__dict__
    if rule[f"loads_{method}"].value:
        into = method if method != "hand" or r.deals_from_hand.value else "manual-shoe"
        table.emit(Loaded, rule[f"loads_{method}"], into=into)


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


def announce(table: Table, words: Rule, *why: Cites) -> None:
    """The dealer calls."""
    if words.value:
        table.emit(Announced, words, *why, words=words.value)


def deal_passes(table: Table, now: Round, method: str) -> None:
    """Each pass round the table; an irregularity may end the deal."""
    rule = table.rules.__dict__
    passes, way = rule[f"deal_{method}"].value, rule[f"round_{method}"]
    if not rule[f"passes_{method}"].value:
        passes = regrouped(passes)
    playing = now.course.in_play(table)
    if short_of_cards(table, now, passes, playing):
        irregular.void_all(table, now, cause="misdealt")
        return
    source, also = dealing_from(table, method, way)
    last = {one.to: i for i, one in enumerate(passes)}
    stacks = 0
    now.hands.players |= {seat: [] for seat in sorted(playing)}  # one passed over by mistake has a hand too
    for i, one in enumerate(passes):
        for seat in places(table, one, way, playing, starts_left=rule[f"starts_left_{method}"].value):
            if table.stops_after is not None and stacks >= table.stops_after:
                table.stops_after = None
                irregular.shoe_jammed(table, now)
                if now.stopped:
                    return
            stacks += 1
            own = sum(each.cards for each in passes if each.to == one.to)
            accident = now.hands.numbers.get(seat or one.to, own) - own if i == last[one.to] else 0
            give(table, now, one, seat, source, accident, *also)
            if irregular.too_many_face_up(table, now):
                irregular.face_up_in_deal(table, now)
                return


def short_of_cards(table: Table, now: Round, passes: Sequence[Pass], playing: list[int]) -> bool:
    """Whether the deck has too few cards for the round: no lawful deck, but a script may say so."""
    needed = now.course.board
    for one in {pass_.to: pass_ for pass_ in passes}.values():
        own = sum(each.cards for each in passes if each.to == one.to)
        places: Iterable[int | str] = playing if one.to == "players" else (one.to,)
        needed += sum(max(own, now.hands.numbers.get(place, own)) for place in places)
    return needed > sum(card not in table.deck.face_up for card in table.deck.cards)


def dealing_from(table: Table, method: str, way: Rule) -> tuple[str, tuple[Cites, ...]]:
    """What the cards come from, and the rules they then obey."""
    r = table.rules
    if method != "hand":
        from_shoe = r.__dict__[f"deals_from_{method}"]
        return method if from_shoe.value else "hand", (way, from_shoe, *house.governing(table))
    if not r.draws_top_card.value:
        table.deck.cards.reverse()
    source = "hand" if r.deals_from_hand.value else "manual-shoe"
    return source, (way, r.draws_face_down, r.deals_from_hand, *house.governing(table))


def places(table: Table, one: Pass, way: Rule, playing: list[int], *, starts_left: bool) -> list[int | None]:
    """Where a pass goes, in order: to seats, or to the one place that has none."""
    if one.to != "players":
        return [None]
    seats = seats_round(list(table.seats) if one.everybody else playing, way)
    return [*(seats if starts_left else seats[1:] + seats[:1])]


def give(
    table: Table, now: Round, one: Pass, seat: int | None, source: str, accident: int, *why: Cites
) -> None:
    """The cards of a pass to one place, one more or fewer by accident."""
    r, method = table.rules, table.options["dealing"]
    cards = one.cards + accident
    if method == "automated-shoe" and one.to != "community":
        cards += r.stack_size.value - now.course.cards
    face = "up" if method == "hand" and r.draws_face_down.value[0] == "up" else one.face
    if cards > 0:
        entry = () if seat is None else (now.course.entitled(table, seat),)
        now.dealer.give(one._replace(cards=cards, face=face), seat, source, *why, *entry)


def regrouped(passes: tuple[Pass, ...]) -> tuple[Pass, ...]:
    """A deal in stacks as one card by card, and the other way round; the board stays as it is."""
    board = [one for one in passes if one.to == "community"]
    places = list(dict.fromkeys(one.to for one in passes if one.to != "community"))
    first = [next(one for one in passes if one.to == place) for place in places]
    size = sum(one.cards for one in passes if one.to == places[0])
    stacked = first[0].cards == size
    each = [one._replace(cards=1 if stacked else size) for one in first]
    return (*board, *each * (size if stacked else 1))


def seats_round(seats: list[int], rule: Rule) -> list[int]:
    """Seats in the order the rule runs round the table."""
    return sorted(seats, reverse=not rule.value)


# Deciding


def taken_back(table: Table, now: Round, act: Withdraw) -> str:
    """In which way a wager would be taken back after the call."""
    wager = table.wagers.get(act.wager)
    decided = now.decisions.get(wager.seat) if wager else None
    if act.amount is not None:
        return "part of a wager"
    return "an earlier wager after a decision" if wager and decided not in (None, wager.area) else "a wager"


def deciding(  # noqa: C901 - one small function for each act
    table: Table, now: Round, own: Handlers, undecided: Rule | None = None
) -> Handlers:
    """What may be done once cards are dealt: what the game allows, and what may happen at any table."""
    r = table.rules

    def late_increase(act: Increase) -> None:
        forbid(minded(table, now, "late_increase"), r.late_increase)
        increase(table, act, r.late_increase)

    def late_withdrawal(act: Withdraw) -> None:
        late = minded(table, now, "late_withdrawal")
        if late and taken_back(table, now, act) in r.late_withdrawal.value:
            raise Refusal(r.late_withdrawal)
        withdraw(table, act, r.late_withdrawal)

    def recut(act: Recut) -> None:
        forbid(True, r.late_recut)  # noqa: FBT003
        house.cut(table, act.cards, r.late_recut)

    def expose(act: Expose) -> None:
        if act.area != "dealer" or act.before != "now":
            raise Refusal
        now.dealer_exposed = True
        if irregular.exposure_counts(table, now):
            irregular.dealer_exposed(table, now)

    def order_count(_: CountStub) -> None:
        if now.stub_done:
            raise Refusal
        now.count_ordered = True

    def go_on(_: Proceed) -> None:
        if not now.all_void:
            forbid(bool(now.undecided()), undecided or r.undecided)

    acts: Handlers = {
        Proceed: go_on,
        Increase: late_increase,
        Withdraw: late_withdrawal,
        Recut: recut,
        Leave: lambda act: leave_table(table, act, kept_seated(table, now)),
        Expose: expose,
        Notice: lambda act: irregular.noticed(table, now, act),
        CountStub: order_count,
        DrawInError: lambda _: setattr(now.hands, "drawn_early", True),
        **own,
    }
    return {kind: do if kind is Proceed else unless_void(now, do) for kind, do in acts.items()}


def minded(table: Table, now: Round, name: str) -> bool:
    """Whether a duty is minded at this stage, where a rule says at which it is."""
    rule = table.rules.__dict__.get(f"{name}_stages")
    return rule is None or now.stage in rule.value


def kept_seated(table: Table, now: Round) -> set[int]:
    """The seats whose players may not leave: whoever has cards, folded or not, at every stage."""
    seats = set(now.hands.players) if minded(table, now, "leaving") else set()
    return seats if kept(table, "folders_stay") else seats & set(now.staying() + now.undecided())


def unless_void(now: Round, do: Callable[[Any], None]) -> Callable[[Any], None]:
    """Once all hands are void nothing more is done in the round."""

    def guarded(act: Any) -> None:
        if now.all_void:
            raise Refusal
        do(act)

    return guarded


# Cards on the table


def next_cards(
    table: Table, now: Round, number: int, face: str, *why: Cites, area: str = "community"
) -> None:
    """The next community cards off the deck; a second card found face up among them voids all hands."""
    for _ in range(number):
        now.dealer.turn_up(str(table.options["dealing"]), face, *why, area=area)
    irregular.face_up_in_board(table, now)


def reveal(table: Table, now: Round, seat: int, *why: Cites) -> None:
    """Turn a player's cards up, if they are not yet."""
    if seat not in now.revealed:
        now.revealed.add(seat)
        table.emit(Revealed, *why, cards=tuple(now.hands.players[seat]), area="hand", seat=seat)


def rank(table: Table, now: Round, seat: int | None, *why: Cites) -> None:
    """Announce the best hand of a player or of the dealer."""
    own = now.hands.dealer if seat is None else now.hands.players[seat]
    seen = (table.rules.dealer_cards_ranked if seat is None else table.rules.player_cards_ranked).value
    board = now.hands.board[: seen - now.course.cards]
    name, cards, known = now.ranking.announce(own, board, dealer=seat is None)
    area = "dealer" if seat is None else "hand"
    table.emit(Ranked, *why, known, area=area, seat=seat, rank=name, cards=cards)


def rack(table: Table, now: Round, seat: int, face: str, *why: Cites) -> None:
    """A player's cards go to the discard rack."""
    now.racked.add(seat)
    cards = tuple(now.hands.players[seat])
    table.emit(Discarded, *why, table.rules.racked, area="hand", seat=seat, face=face, cards=cards)


def finish(table: Table, now: Round) -> None:
    """The rest of the cards go to the rack, and the deck is made ready for the next round."""
    r, hands = table.rules, now.hands
    rack_stub(table, now)
    for seat in sorted(set(hands.players) - now.racked, reverse=True):
        rack(table, now, seat, "up", r.racked)
    if not now.common_racked and (hands.dealer or now.course.common is None):
        table.emit(Discarded, r.racked, area="dealer", cards=tuple(hands.dealer), face="up")
    if hands.board and not now.common_racked:
        table.emit(Discarded, r.racked, area="community", cards=tuple(hands.board), face="up")
    for wager in list(table.wagers.values()):
        table.remove(wager)
    table.found_before += len(hands.face_up)
    table.emit(Ended, r.round_ends)
    irregular.after_round(table, now)
