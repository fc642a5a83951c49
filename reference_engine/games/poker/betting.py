"""A betting round: whose turn it is and what is legal, in one place for what is offered and accepted."""

from dataclasses import dataclass, field
from typing import Any

from shall.script import Bet, Check, Fold, Increase, Say
from shall.transcript import Accepted, Changed, Checked, Counted, Discarded, Folded, Turn

from ...rules import Cited, Cites, Rule
from ...table import Refusal, Wager, forbid
from .state import Game, money

KINDS = ("fold", "check", "bet", "call", "raise")
PLAIN = Cited()


@dataclass(slots=True)
class Street:
    """One betting round."""

    why: tuple[Rule, ...]  # the rules by which it is conducted
    turns: Rule  # which way they go round
    answers: Rule  # that all answer a raise
    opens: tuple[Cites, ...] = ()  # the rules by which the first player is the first
    opener: int = 0  # must bet or check
    forced: int = 0  # what he must bet
    level: int = 0
    staked: dict[int, int] = field(default_factory=dict)
    waiting: list[int] = field(default_factory=list)  # who has still to answer, the next one first
    checked: set[int] = field(default_factory=set)
    said: dict[int, Say] = field(default_factory=dict)  # what binds a seat
    unbound: set[int] = field(default_factory=set)  # seats whose words bound nobody
    unfinished: Wager | None = None
    finished: bool = False  # the dealer has just waited for it
    last: Wager | None = None
    last_kind: str = ""
    started: bool = False

    @property
    def when(self) -> str:
        """Whether it is the first betting round of the game."""
        return "later" if self.opener else "on the first street"

    def owed(self, seat: int) -> int:
        """What the seat must add to call."""
        return self.level - self.staked.get(seat, 0)

    def kind(self, seat: int, amount: int) -> str:
        """What it is when the seat puts so much in."""
        owed = self.owed(seat)
        return "raise" if amount > owed and self.level else "call" if owed else "bet"

    def begun(self, seat: int) -> int:
        """What the seat has put into a bet that is not finished."""
        return self.unfinished.amount if self.unfinished and self.unfinished.seat == seat else 0


def begin(game: Game, street: Street, order: list[int]) -> None:
    """Wait for everybody who can bet, in this order."""
    street.waiting = [seat for seat in order if game.can_bet(seat)]
    r = game.table.rules
    if not r.betting_goes_on.value and any(not game.stack(seat) for seat in game.live):
        street.waiting.clear()
    offer(game, street)


def offer(game: Game, street: Street) -> None:
    """Tell the next player that it is his turn, and what he may do."""
    matters = any(street.owed(seat) or _rivals(game, seat) for seat in street.waiting[:1])
    idle = len(game.live) == 1 or not matters
    if idle and not street.forced:
        street.waiting.clear()
    if not street.waiting:
        return
    seat = street.waiting[0]
    said: dict[str, Any] = {
        "patron": game.table.seats[seat],
        "seat": seat,
        "amount": street.forced or street.owed(seat) or None,
    }
    game.table.emit(Turn, *_order(street), Cited(("19:47-14.6(e)2",)), options=options(game, street), **said)


def _rivals(game: Game, seat: int) -> bool:
    """Whether anybody else could still put money against the seat's."""
    return any(game.can_bet(other) for other in game.live if other != seat)


def _order(street: Street) -> tuple[Cites, ...]:
    return street.why if street.started else (*street.opens, *street.why)


def _words(game: Game, street: Street, seat: int) -> tuple[Cites, ...]:
    """The rule on statements, where the player has made one."""
    return (game.table.rules.binding_words,) if seat in street.unbound else ()


def options(game: Game, street: Street) -> tuple[str, ...]:
    """What the player in turn may do."""
    return tuple(kind for kind in KINDS if barred(game, street, street.waiting[0], kind) is None)


def barred(game: Game, street: Street, seat: int, kind: str) -> Cites | None:  # noqa: C901, PLR0911 -- a branch for each kind
    """Why a player in turn may not do something, or nothing if he may."""
    r, owed = game.table.rules, street.owed(seat)
    if street.forced and kind != "bet":
        return r.forced_bet_is_due if r.forced_bet_is_due.value or kind in ("call", "raise") else None
    match kind:
        case "fold" if owed and not r.folds.value:
            return r.folds  # type: ignore[no-any-return]
        case "fold" if seat == street.opener and not street.level and r.opener_folds.value:
            return r.opener_folds  # type: ignore[no-any-return]
        case "check" if owed:
            return r.no_check_facing_a_bet if r.no_check_facing_a_bet.value else None
        case "check" if not street.level and not r.checks_before_bet.value:
            return r.checks_before_bet  # type: ignore[no-any-return]
        case "bet" if street.level:
            return PLAIN
        case "bet" if street.checked and not r.bets_after_check.value:
            return r.bets_after_check  # type: ignore[no-any-return]
        case "call" if not owed:
            return PLAIN
        case "raise" if not street.level or game.stack(seat) + street.begun(seat) <= owed:
            return PLAIN
        case "raise" if not r.raises.value:
            return r.raises  # type: ignore[no-any-return]
        case "raise" if seat in street.checked:
            return _check_raise(game)
    return None


def _check_raise(game: Game) -> Cites | None:
    """Why somebody who has checked may not raise."""
    r = game.table.rules
    if game.table.options["check-raise"] == "barred":
        return r.posted_check_raise if r.posted_check_raise.value else None
    return None if r.check_raise.value else r.check_raise


def in_turn(game: Game, street: Street, patron: str, seat: int) -> int:
    """The seat, if it is the turn of that patron there."""
    r = game.table.rules
    forbid(patron not in game.table.seats.values(), r.only_the_seated_bet)
    own = game.table.seats.get(seat) == patron or not r.only_the_seated_bet.value
    if not own or seat not in game.live or street.unfinished:
        raise Refusal
    if not street.waiting or street.waiting[0] != seat:
        raise Refusal(*_order(street))
    return seat


def allow(game: Game, street: Street, seat: int, kind: str) -> None:
    """Refuse what the player in turn may not do, or has bound himself not to do."""
    said = street.said.get(seat)
    if said and said.statement != kind:
        raise Refusal(game.table.rules.binding_words)
    why = barred(game, street, seat, kind)
    if why is not None:
        raise Refusal(why, *street.why)


def _answered(game: Game, street: Street, seat: int) -> None:
    """The player has acted: the next one is asked."""
    street.waiting = [other for other in street.waiting if other != seat]
    street.said.pop(seat, None)
    street.started = True
    offer(game, street)


def fold(game: Game, street: Street, act: Fold, *why: Cites) -> None:
    """Give up the hand; it is counted, and lies apart from the burned cards."""
    r, seat = game.table.rules, in_turn(game, street, act.patron, act.seat)
    allow(game, street, seat, "fold")
    grounds = (*_order(street), *why, *_words(game, street, seat))
    game.table.emit(Folded, *grounds, patron=act.patron, seat=seat)
    game.folded.add(seat)
    cards = list(game.hands[seat])
    if not r.burns_apart.value:
        cards += game.burns
        game.burns += game.hands[seat]
    game.table.emit(Discarded, r.burns_apart, area="hand", seat=seat, cards=tuple(cards))
    if street.when in r.counts_hands.value:
        count_hand(game, seat)
    _answered(game, street, seat)


def count_hand(game: Game, seat: int) -> None:
    """See that the whole hand came back."""
    rule, cards = game.table.rules.counts_hands, len(game.hands[seat])
    game.table.emit(Counted, rule, cards=cards, total=cards, area="hand", seat=seat)


def check(game: Game, street: Street, act: Check, *why: Cites) -> None:
    """Stay in without betting."""
    r, seat = game.table.rules, in_turn(game, street, act.patron, act.seat)
    allow(game, street, seat, "check")
    grounds = (*_order(street), r.checks_before_bet, *why, *_words(game, street, seat))
    game.table.emit(Checked, *grounds, patron=act.patron, seat=seat)
    street.checked.add(seat)
    _answered(game, street, seat)


def say(game: Game, street: Street, act: Say) -> None:
    """A statement binds in turn, within the rules and within the limits; otherwise it is nothing."""
    r = game.table.rules
    seat = next((seat for seat in game.live if game.table.seats[seat] == act.patron), 0)
    if not seat:
        raise Refusal
    turn = bool(street.waiting) and street.waiting[0] == seat
    street.unbound.add(seat)
    if not turn and not r.binds_out_of_turn.value:
        return
    if turn and barred(game, street, seat, act.statement) is not None and not r.binds_against_rules.value:
        return
    if not _within_limits(game, act) or act.statement not in r.binding_words.value:
        return
    if turn and act.statement == "fold":
        fold(game, street, Fold(patron=act.patron, seat=seat), r.binding_words)
    elif turn and act.statement == "check" and not street.owed(seat):
        check(game, street, Check(patron=act.patron, seat=seat), r.binding_words)
    else:
        street.said[seat] = act


def _within_limits(game: Game, act: Say) -> bool:
    """Whether the size named lies between the posted limits, as far as the rules have it matter."""
    r = game.table.rules
    if act.amount is None:
        return True
    low = act.amount < game.amount("bet-minimum") and not r.binds_below_minimum.value
    return not low and (act.amount <= game.amount("bet-maximum") or bool(r.binds_above_maximum.value))


GESTURES = {"pushed": "bet_pushed", "in-pot": "bet_in_pot", "toward-pot": "bet_toward_pot"}


def bet(game: Game, street: Street, act: Bet) -> None:
    """Put pieces in: an opening bet, a call or a raise, as amount, pieces and words make it."""
    r, seat = game.table.rules, in_turn(game, street, act.patron, act.seat)
    if act.area != "pot" or any(wager.id == act.wager for wager in game.wagers):
        raise Refusal
    meant = r.__dict__.get(GESTURES.get(act.gesture or "", ""))
    if act.gesture == "held" or (meant and not meant.value):
        return
    placed = money(game, act.pieces, "bets")
    if placed > game.stack(seat) and r.table_stakes.value:
        raise Refusal(r.table_stakes)
    wager = Wager(act.wager, game.table.seats[seat], seat, "pot", 0)
    grows = _growing(game, street, seat)
    if act.unfinished and grows.value:
        _grow(game, street, wager, placed, grows)
        return
    single = len(act.pieces) == 1 and act.pieces[0].count == 1
    amount, kind, why = _meaning(game, street, seat, placed, single=single)
    _settle(game, street, wager, amount, kind, *(*why, *([meant] if meant else [])))
    if any(piece.kind == "currency" for piece in act.pieces) and r.currency_changed.value:
        game.table.emit(Changed, r.currency_changed, amount=amount)


def _meaning(
    game: Game, street: Street, seat: int, placed: int, *, single: bool
) -> tuple[int, str, list[Cites]]:
    """How much of what was placed counts, as what, and by which rules."""
    r, owed, said = game.table.rules, street.owed(seat), street.said.get(seat)
    if street.forced:
        forbid(placed != street.forced, r.forced_bet_is_fixed)
        return placed, "bet", [r.forced_bet_is_due, r.forced_bet_is_fixed]
    if said and said.statement == "call":
        if r.said_call_is_no_raise.value:
            return min(owed, game.stack(seat)), "call", [r.binding_words, r.said_call_is_no_raise]
        street.said.pop(seat)
        said = None
    if said and said.amount is not None:
        announced = min(said.amount + owed, game.stack(seat))
        corrected = (
            "placed less" if placed < announced else "placed more"
        ) in r.announced_amount_counts.value
        return (
            announced if corrected else placed,
            said.statement,
            [r.announced_amount_counts, r.binding_words],
        )
    if single and 0 < owed < placed:
        announces = bool(said) and bool(r.announced_single_chip_raises.value)
        rules: list[Cites] = [r.single_chip_calls, r.announced_single_chip_raises]
        if not announces and (said or street.when in r.single_chip_calls.value):
            return owed, "call" if not said else said.statement, rules
        return placed, "raise", rules
    return placed, street.kind(seat, placed), [r.binding_words] if said else []


def _settle(game: Game, street: Street, wager: Wager, amount: int, kind: str, *why: Cites) -> None:
    """Take a whole bet, call or raise if it is legal."""
    r, seat, owed = game.table.rules, wager.seat, street.owed(wager.seat)
    already = wager.amount  # of an unfinished bet
    allow(game, street, seat, kind)
    everything = amount - already == game.stack(seat)
    if kind == "call" and amount < owed:
        forbid(not everything, r.stays_in_by_calling)
        if everything and not r.all_in.value:
            raise Refusal(r.all_in)
    if kind in ("bet", "raise") and not street.forced:
        by = amount - owed
        if by > game.amount("bet-maximum") or (by < game.amount("bet-minimum") and not everything):
            raise Refusal(r.announced_raise_grows, *street.why)
    grounds = [*_order(street), *why, *_words(game, street, seat), *_special(game, street, seat, kind)]
    if everything:
        grounds.append(r.all_in)
    if any(not game.stack(other) for other in game.live if other != seat):
        grounds.append(r.betting_goes_on)
    _put(game, wager, amount - already, *grounds)
    _raise_level(game, street, wager, kind)


def _special(game: Game, street: Street, seat: int, kind: str) -> list[Cites]:
    """Further rules by which a bet or raise stands."""
    r = game.table.rules
    if kind == "raise":
        check_raise = [r.check_raise] if seat in street.checked else []
        return [r.raises, *check_raise]
    return [r.bets_after_check] if kind == "bet" and street.checked else [r.stays_in_by_calling]


def _put(game: Game, wager: Wager, amount: int, *why: Cites) -> None:
    """More money goes into the pot."""
    wager.amount += amount
    game.pay(wager, amount)
    said: dict[str, Any] = {"wager": wager.id, "patron": wager.patron, "seat": wager.seat, "area": wager.area}
    game.table.emit(Accepted, *why, amount=wager.amount, **said)


def _raise_level(game: Game, street: Street, wager: Wager, kind: str) -> None:
    """A bet or raise must be answered by everybody else."""
    r, seat = game.table.rules, wager.seat
    street.last, street.last_kind = wager, kind
    street.staked[seat] = street.staked.get(seat, 0) + wager.amount
    if street.staked[seat] > street.level:
        first = not street.level
        street.level = street.staked[seat]
        others = game.clockwise(seat, game.live, forward=street.turns.value)
        everyone = [other for other in others if other != seat and game.can_bet(other)]
        if first or street.answers.value:
            street.waiting = [seat, *everyone]
        if street.forced and r.forced_option.value:
            street.waiting.append(-seat)  # asked once more
        street.forced = 0
    _answered(game, street, seat)
    street.waiting = [abs(other) for other in street.waiting]


def increase(game: Game, street: Street, act: Increase) -> None:
    """Add to a bet, which only one that is not yet finished allows."""
    r, open_bet, last = game.table.rules, street.unfinished, street.last
    placed = money(game, act.pieces, "bets")
    if open_bet and open_bet.id == act.wager:
        forbid(placed > game.stack(open_bet.seat), r.table_stakes)
        _grow(game, street, open_bet, placed, _growing(game, street, open_bet.seat))
        return
    if last is None or last.id != act.wager:
        raise Refusal(r.string_bet)
    forbid(street.last_kind == "call", r.raise_after_call)
    if street.last_kind in r.string_bet.value:
        raise Refusal(r.string_bet)
    _put(game, last, placed)


def _growing(game: Game, street: Street, seat: int) -> Rule:
    """The rule by which a bet may be put in piece by piece."""
    r = game.table.rules
    rule: Rule = r.announced_raise_grows if seat in street.said else r.unfinished_bet_grows
    return rule


def _grow(game: Game, street: Street, wager: Wager, placed: int, grows: Rule) -> None:
    """More goes into a bet that is not finished, as long as it may still become a lawful one."""
    seat, whole = wager.seat, wager.amount + placed
    why = barred(game, street, seat, street.kind(seat, whole))
    if why is not None:
        raise Refusal(why, *street.why)
    most = street.forced or street.owed(seat) + game.amount("bet-maximum")
    if whole > most:
        raise Refusal(game.table.rules.forced_bet_is_fixed if street.forced else grows)
    street.unfinished = wager
    _put(game, wager, placed, grows)


def _check_finished(game: Game, street: Street, wager: Wager) -> None:
    """Refuse to go on from an unfinished bet that is not one yet."""
    forbid(0 < street.forced != wager.amount, game.table.rules.forced_bet_is_fixed)
    owed = street.owed(wager.seat)
    by, everything = wager.amount - owed, not game.stack(wager.seat)
    too_small = by < 0 or 0 < by < game.amount("bet-minimum") or (not owed and not by)
    if (too_small and not everything) or by > game.amount("bet-maximum"):
        raise Refusal(game.table.rules.unfinished_bet_grows)


def finish(game: Game, street: Street) -> None:
    """Both hands are at rest: the bet counts as it lies."""
    wager = street.unfinished
    if wager is None:
        return
    _check_finished(game, street, wager)
    grows = _growing(game, street, wager.seat)
    street.said.pop(wager.seat, None)
    kind = street.kind(wager.seat, wager.amount)
    _settle(game, street, wager, wager.amount, kind, grows)
    street.unfinished, street.finished = None, True
