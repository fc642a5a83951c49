"""One hand: pokerkit says whose turn it is, what is legal, who wins and how a pot is divided."""

import warnings
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pokerkit import Automation, BettingStructure, Deck, Mode, Opening, State, Street
from pokerkit.hands import EightOrBetterLowHand, RegularLowHand, StandardHighHand

from shall.script import Act, Bet, Check, Fold, Proceed, worth
from shall.transcript import Accepted, Awarded, Burned, Checked, Dealt, Folded, Pot, Returned, Revealed, Turn

if TYPE_CHECKING:
    from .table import Table

FORMS = ("hold-em", "seven-card-stud-high", "seven-card-stud-high-low", "seven-card-stud-eight-or-better")
LOWS = {FORMS[2]: RegularLowHand, FORMS[3]: EightOrBetterLowHand}
AUTOMATIC = (
    Automation.ANTE_POSTING, Automation.BET_COLLECTION, Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION, Automation.CHIPS_PULLING,
)  # fmt: skip


class Refusal(Exception):  # noqa: N818
    """The act is refused; raised before anything has changed."""


def require(lawful: object) -> None:
    """Refuse the act unless this is so."""
    if not lawful:
        raise Refusal


def split_in_pieces(amount: int, parts: int) -> tuple[int, int]:
    """How pokerkit is told to divide: in whole dollars, or in quarters while coin lies in the pot."""
    piece = next(each for each in (100, 25, 1) if amount % each == 0)
    each = amount // parts // piece * piece
    return each, amount - each * parts


class Hand:
    """One hand: pokerkit's state, with the cards of the script."""

    def __init__(self, table: "Table", order: list[int], cards: list[str]) -> None:
        self.table, self.order, self.cards = table, order, cards
        self.last: dict[int, tuple[str, str]] = {each.seat: (each.wager, each.area) for each in table.posted}
        self.paid = {seat: table.laid(seat) for seat in order}
        self.start = {seat: table.stacks[table.seats[seat]] + table.laid(seat) for seat in order}
        self.spent: list[str] = []  # burned or folded
        self.opened = False  # somebody has acted on this street
        self.state = self.begin()

    def begin(self) -> State:
        """The state before the first card."""
        option, stud = self.table.option, self.table.stud
        posted = self.table.blinds()
        blinds = [posted.get(seat, 0) for seat in self.order]
        if len(blinds) == 2:  # noqa: PLR2004 - heads-up pokerkit would have the button post first
            blinds.reverse()
        low = (LOWS[option("form")],) if option("form") in LOWS else ()
        return State(
            AUTOMATIC,
            Deck.STANDARD,
            (StandardHighHand, *low),
            stud_streets(option("form"), option("forced-bet-amount")) if stud else HOLD_EM,
            BettingStructure.NO_LIMIT,
            True,  # noqa: FBT003
            [option("ante-amount")] * len(self.order),
            0 if stud else blinds,
            option("forced-bet-amount") if stud else 0,
            [self.start[seat] for seat in self.order],
            len(self.order),
            mode=Mode.CASH_GAME,
            divmod=split_in_pieces,
        )

    def patron(self, seat: int) -> str:
        """Who sits there."""
        return self.table.seats[seat]

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is."""
        index = self.state.turn_index if self.state.actor_index is None else self.state.actor_index
        return None if self.state.actor_index is None or index is None else self.order[index]

    # What a patron does

    def take(self, act: Act) -> None:
        """Bet, check or fold in turn, or let the dealer go on."""
        match act:
            case Proceed():
                require(self.turn is None)
                self.go_on()
            case Bet() | Check() | Fold():
                require(self.turn == act.seat and self.patron(act.seat) == act.patron)
                self.act(act)
            case _:
                raise Refusal

    def act(self, act: Bet | Check | Fold) -> None:
        """In turn."""
        state = self.state
        if isinstance(act, Fold):
            require(not state.can_post_bring_in())
            self.fold(act.seat)
            self.table.tell(Folded, patron=act.patron, seat=act.seat)
        elif isinstance(act, Check):
            require(not state.can_post_bring_in() and state.can_check_or_call())
            require(not state.checking_or_calling_amount)
            state.check_or_call()
            self.table.tell(Checked, patron=act.patron, seat=act.seat)
        elif act.gesture == "held":
            return
        else:
            self.bet(act)
        self.opened = True
        self.ask()

    def fold(self, seat: int) -> None:
        """Where no bet forces a fold pokerkit warns; that is heeded only in the player who must open."""
        opens = self.table.stud and not self.opened
        with warnings.catch_warnings():
            warnings.simplefilter("error" if opens else "ignore")
            try:
                cards = [repr(card) for card in self.state.hole_cards[self.order.index(seat)]]
                self.state.fold()
                self.spent += cards
            except (ValueError, UserWarning):
                raise Refusal from None

    def bet(self, act: Bet) -> None:
        """So much more: a forced bet, a call, a bet or a raise."""
        state, seat = self.state, act.seat
        require(act.area == "pot" and not act.unfinished)
        require(all(piece.kind not in ("coin", "coupon") for piece in act.pieces))
        index = self.order.index(seat)
        amount, stack = worth(act.pieces), state.stacks[index]
        require(amount <= stack)
        owed = state.checking_or_calling_amount or 0
        if state.can_post_bring_in():
            require(amount == state.effective_bring_in_amount)
            state.post_bring_in()
            first = replace(state.streets[0], min_completion_betting_or_raising_amount=1)
            state.streets = (first, *state.streets[1:])
        elif len(act.pieces) == 1 and act.pieces[0].count == 1 and 0 < owed < amount:
            amount = owed  # a single larger chip calls, and change is due
            state.check_or_call()
        elif owed and amount <= owed:
            require(amount == owed)
            state.check_or_call()
        else:
            self.bet_or_raise(index, amount, owed, stack)
        self.paid[seat] += amount
        self.last[seat] = (act.wager, act.area)
        self.table.tell(Accepted, wager=act.wager, patron=act.patron, seat=seat, area=act.area, amount=amount)

    def bet_or_raise(self, index: int, amount: int, owed: int, stack: int) -> None:
        """Within the posted limits, which pokerkit knows only as no limit at all."""
        state, by = self.state, amount - owed
        require(by <= self.table.option("bet-maximum"))
        require(by >= self.table.option("bet-minimum") or amount == stack)
        state.completion_betting_or_raising_amount = 0
        to = state.bets[index] + amount
        require(state.can_complete_bet_or_raise_to(to))
        state.complete_bet_or_raise_to(to)

    # What the dealer does

    def go_on(self) -> None:
        """Deal the next street, or show down."""
        state = self.state
        self.show()
        self.opened, street = False, state.street_index
        if not self.deal_one():
            self.finish()
            return
        while state.street_index == street and self.deal_one():
            pass
        self.ask()

    def deal_one(self) -> bool:
        """One card, where pokerkit wants it."""
        state, table = self.state, self.table
        if state.can_burn_card():
            card = self.next_card()
            self.spent.append(card)
            state.burn_card(card)
            table.tell(Burned, card=card)
        elif state.can_deal_hole():
            index = state.hole_dealee_index
            assert index is not None
            face = "up" if state.hole_dealing_statuses[index][0] else "down"
            card = self.next_card()
            state.deal_hole(card)
            table.tell(Dealt, card=card, area="hand", seat=self.order[index], face=face, source="hand")
        elif state.can_deal_board():
            card = self.next_card()
            state.deal_board(card)
            table.tell(Dealt, card=card, area="community", face="up", source="hand")
        else:
            return False
        return True

    def next_card(self) -> str:
        """Off the deck; when that is gone pokerkit deals what was burned and folded once more."""
        return (self.cards or self.spent).pop(0)

    def ask(self) -> None:
        """Tell whose turn it is; when all have answered, how the pots stand."""
        state, seat = self.state, self.turn
        if seat is not None:
            owed = state.checking_or_calling_amount or 0
            if state.can_post_bring_in():
                options, owed = ["bet"], state.effective_bring_in_amount or 0
            else:
                more = state.can_complete_bet_or_raise_to()
                options = [word for word, may in (
                    ("fold", state.can_fold()), ("check", not owed), ("call", owed),
                    ("bet", more and not any(state.bets)), ("raise", more and any(state.bets)),
                ) if may]  # fmt: skip
            said = {"options": tuple(options), "amount": owed or None}
            self.table.tell(Turn, patron=self.patron(seat), seat=seat, **said)
        elif sum(state.statuses) > 1:
            self.tell_pots()

    def tell_pots(self) -> None:
        """How the pots stand, as pokerkit has them: what nobody matched is in none."""
        for number, pot in enumerate(self.state.pots):
            seats = tuple(sorted(self.order[i] for i in pot.player_indices))
            self.table.tell(Pot, pot=number, amount=pot.amount, seats=seats)

    def uncalled(self) -> tuple[int, int]:
        """Whose money nobody matched to the end, and how much of it."""
        first, second = sorted(self.paid, key=self.paid.__getitem__, reverse=True)[:2]
        return first, self.paid[first] - self.paid[second]

    def finish(self) -> None:
        """Show the cards, give back what was not called, award pot after pot."""
        state, table = self.state, self.table
        self.show()
        owner, over = self.uncalled()
        if over:
            wager, area = self.last[owner]
            table.tell(Returned, wager=wager, amount=over, area=area, seat=owner)
        alone = sum(state.statuses) == 1
        if alone:  # pokerkit leaves the last bets before the winner, and pushes only the others' money
            self.award(0, state.statuses.index(True), sum(self.paid.values()) - over, "all")
        else:
            self.tell_pots()
        self.award_pots(list(state.pots), told=alone)
        for index, seat in enumerate(self.order):
            table.stacks[self.patron(seat)] = state.stacks[index]
        table.end()

    def show(self) -> None:
        """Everybody left shows as soon as pokerkit asks: after the last bet, or when none can follow."""
        state = self.state
        while state.can_show_or_muck_hole_cards():
            index = state.showdown_index
            assert index is not None
            hole = tuple(repr(card) for card in state.hole_cards[index])
            state.show_or_muck_hole_cards(True)  # noqa: FBT003
            self.table.tell(Revealed, cards=hole, area="hand", seat=self.order[index])

    def award_pots(self, pots: list[Any], *, told: bool) -> None:
        """The pots as they stood, side pots first; pokerkit joins those with the same players left."""
        state = self.state
        while state.can_kill_hand():
            state.kill_hand()
        left = [tuple(i for i in pot.player_indices if state.statuses[i]) for pot in pots]
        joined = [pot.player_indices for pot in state.pots]
        pushes = []
        while state.can_push_chips():
            pushes.append(state.push_chips())
        if told:
            return
        for number in reversed(range(len(pots))):
            alike = [i for i, each in enumerate(left) if each == left[number]]
            for push in pushes:
                if joined[push.pot_index] == left[number]:
                    self.award_push(push, number, alike, [pot.amount for pot in pots])

    def award_push(self, push: Any, number: int, alike: list[int], amounts: list[int]) -> None:
        """What of a push belongs to one of the pots that it joined; the last has what cannot be divided."""
        whole = sum(amounts[i] for i in alike)
        split = push.hand_type_index is not None and self.state.hand_type_count > 1
        share = ("high", "low")[push.hand_type_index] if split else "all"
        for index, amount in enumerate(push.amounts):
            parts = [amount * amounts[i] // whole for i in alike[:-1]]
            parts.append(amount - sum(parts))
            self.award(number, index, parts[alike.index(number)], share)

    def award(self, pot: int, index: int, amount: int, share: str) -> None:
        """So much to one player, if it is anything."""
        if amount:
            seat = self.order[index]
            said = {"patron": self.patron(seat), "seat": seat, "amount": amount, "share": share}
            self.table.tell(Awarded, pot=pot, **said)


def stud_streets(form: str, forced: int) -> tuple[Street, ...]:
    """Seven-card stud: three cards, three more up, one down."""
    opening = Opening.HIGH_CARD if form == FORMS[2] else Opening.LOW_CARD
    third = Street(False, (False, False, True), 0, False, opening, forced + 1, None)  # noqa: FBT003
    later = [
        Street(True, (face,), 0, False, Opening.HIGH_HAND, 1, None)  # noqa: FBT003
        for face in (True, True, True, False)
    ]
    return (third, *later)


HOLD_EM = (
    Street(False, (False, False), 0, False, Opening.POSITION, 1, None),  # noqa: FBT003
    *(Street(True, (), cards, False, Opening.POSITION, 1, None) for cards in (3, 1, 1)),  # noqa: FBT003
)
