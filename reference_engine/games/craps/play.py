"""The course of craps: wagers are made, the dice are thrown, and each wager is held against them."""

from dataclasses import dataclass

from shall.script import Bet, Call, Increase, Leave, Option, Proceed, Roll, Sit, Withdraw, worth
from shall.transcript import Collected, Decided, Marked, Moved, Offering, Point, Thrown

from ...betting import accept
from ...opening import opened
from ...pay_tables import odds_for
from ...rules import Cited, Cites, Rule
from ...seats import leave, sit
from ...settlement import at_odds, give_back, lose, void, win
from ...table import Deck, Flow, Refusal, Table, Wager, forbid, stay
from .rules import (
    ANY_TIME,
    BY_COME_OUT,
    COME_OUT_POINT,
    COME_OUT_ROLL,
    COME_POINT,
    CRAPS_TOTALS,
    HARD,
    ITEMS,
    LINES,
    LIST,
    PLACES,
    POINT_ON,
    STARTS,
)

POSITIONS = 14
FOUR = 4
BY_AREA = {line.area: line for line in LINES}
ROLL = Cited((COME_OUT_ROLL,))
ENDS = ("a natural", "craps", "the point", "a seven")


@dataclass(slots=True)
class DiceWager(Wager):
    """A wager with what the dice have made of it so far."""

    number: int | None = None  # of a place bet
    point: int | None = None  # that its first throw made
    thrown: bool = False  # since it lies
    on: bool = False  # called on, and marked so


@dataclass(slots=True)
class Shooter:
    """Where the game stands: the come out point, if any, and whether the next throw is a come out roll."""

    table: Table
    point: int | None = None
    come_out: bool = True
    begun: bool = False  # the first throw of the game is over
    start: str = STARTS[0]  # how it came to the coming come out roll
    throws: int = 0  # since the come out roll
    first_point: int | None = None  # of the game
    older: frozenset[tuple[str, int]] = frozenset()  # areas and points of wagers with one before this throw

    @property
    def since_come_out(self) -> str:
        """The moment, while there is a point."""
        return POINT_ON[1 if self.throws else 0]

    @property
    def moment(self) -> str:
        """The moment, as wagers that may be made at any time know it."""
        return ANY_TIME[2] if not self.come_out else ANY_TIME[1 if self.begun else 0]


def play(table: Table) -> Flow:
    """Take wagers and throws, in whichever order they come."""
    table.deck = Deck(0)  # there is none
    table.positions = POSITIONS
    if table.script.start == "closed":
        yield from opened(table)
    table.opening = table.round = 1
    game = Shooter(table, come_out=table.rules.opens_with_come_out.value)
    while True:
        yield {
            Sit: lambda act: sit(table, act),
            Leave: lambda act: leave(table, act),
            Bet: lambda act: bet(game, act),
            Increase: lambda act: increase(game, act),
            Withdraw: lambda act: withdraw(game, act),
            Call: lambda act: call(game, act),
            Roll: lambda act: roll(game, act),
            Proceed: stay,
        }


# Making wagers


def bet(game: Shooter, act: Bet) -> None:
    """Put a wager on the layout, if it is a permissible one and this is its time."""
    table, amount = game.table, worth(act.pieces)
    if table.seats.get(act.seat) != act.patron or act.wager in table.wagers or not amount:
        raise Refusal
    if act.area not in ITEMS:
        raise Refusal(Cited((LIST,)))
    if act.area not in table.rules.wagers.value:
        raise Refusal(table.rules.wagers)
    check_moment(game, act.area)
    check_number(table, act)
    wager = DiceWager(act.wager, act.patron, act.seat, act.area, amount, act.number)
    table.put(wager)
    why = (table.rules.wagers, Cited((f"{LIST}{ITEMS[act.area]}",)))
    accept(table, wager, *why)


def check_moment(game: Shooter, area: str) -> None:
    """Refuse a wager at a time that is not its own."""
    r = game.table.rules.__dict__
    if area in PLACES or area == HARD:
        allow(game.moment, r[f"{area}_any_time"])
    elif area in BY_COME_OUT:
        if game.come_out:
            allow(game.start, r[f"{area}_before"])
        else:
            forbid(game.since_come_out in r[f"{area}_after"].value, r[f"{area}_after"])
    elif not game.come_out:
        later = game.table.round > 1
        allow(POINT_ON[2] if later else game.since_come_out, r[f"{area}_after"])
    else:
        forbid(True, r[f"{area}_{'between' if game.begun else 'before'}"])  # noqa: FBT003


def allow(now: str, moments: Rule) -> None:
    """Refuse a wager at a moment that is not among these."""
    if now not in moments.value:
        raise Refusal(moments)


def check_number(table: Table, act: Bet) -> None:
    """A place bet is made on one of its numbers, any other wager on none."""
    if act.area not in PLACES:
        if act.number is not None:
            raise Refusal
        return
    numbers = table.rules.__dict__[f"{act.area}_numbers"]
    if act.number not in numbers.value.totals:
        raise Refusal(numbers)


def undecided(game: Shooter, act: Increase | Withdraw) -> DiceWager:
    """A wager that no throw has touched: what may be done later is for a section that is not printed."""
    wager = game.table.wagers.get(act.wager)
    if not isinstance(wager, DiceWager) or wager.thrown:
        raise Refusal
    return wager


def increase(game: Shooter, act: Increase) -> None:
    """Add to a wager."""
    wager = undecided(game, act)
    wager.amount += worth(act.pieces)
    accept(game.table, wager)


def withdraw(game: Shooter, act: Withdraw) -> None:
    """Take a wager back."""
    wager = undecided(game, act)
    if act.amount not in (None, wager.amount):
        raise Refusal
    give_back(game.table, wager)


def call(game: Shooter, act: Call) -> None:
    """Call a place bet on for the coming come out roll, which the dealer confirms with a marker."""
    wager, r = game.table.wagers.get(act.wager), game.table.rules
    if not isinstance(wager, DiceWager) or wager.area not in PLACES or wager.on == act.on:
        raise Refusal
    for each in [wager] if r.own_call.value else game.table.wagers.values():
        if isinstance(each, DiceWager):
            each.on = act.on
    if r.marker.value:
        game.table.emit(Marked, r.marker, wager=wager.id, on=act.on)


# Throwing the dice


def roll(game: Shooter, act: Roll) -> None:
    """Throw: the point, then every wager in the order in which they were made, then what comes next."""
    table, total = game.table, sum(act.dice)
    why: tuple[Cites, ...] = (ROLL,) if game.come_out else ()
    table.emit(Thrown, *why, total=total)
    before = game.point
    if game.come_out and total in table.rules.points:
        game.point = total
        game.first_point = game.first_point or total
        table.emit(Point, Cited((COME_OUT_POINT,)), ROLL, number=total)
    wagers = [wager for wager in table.wagers.values() if isinstance(wager, DiceWager)]
    game.older = frozenset((wager.area, wager.point) for wager in wagers if wager.point)
    held: set[tuple[str, int | None]] = set()
    for wager in wagers:
        like = (wager.area, wager.number)
        if like not in held or table.rules.every_player.value:
            hold(game, wager, act.dice, before)
        held.add(like)
    go_on(game, total, before)


def go_on(game: Shooter, total: int, before: int | None) -> None:
    """A decision of the line wagers makes the next throw a come out roll, whether or not any lie there."""
    table = game.table
    end = ""
    if before is None and game.point is None:
        end = "a natural" if total in table.rules.pass_wins else "craps"
    elif before is not None and total == before:
        end = "the point"
    elif before is not None and total == table.rules.seven.value:
        end = "a seven"
    if before is not None and total in table.rules.ends_with_a_point:
        end = "craps"
    game.begun = True
    game.throws = 0 if game.come_out else game.throws + 1
    game.come_out = end in table.rules.ends.value or table.rules.any_throw_ends.value
    if game.come_out:
        game.start = STARTS[1 + ENDS.index(end)] if end else STARTS[0]
        if before is not None:
            table.emit(Point, ROLL)
        game.point = None
        table.round += 1


def hold(game: Shooter, wager: DiceWager, dice: tuple[int, int], before: int | None) -> None:
    """Hold one wager against the dice."""
    if wager.area in BY_AREA:
        hold_line(game, wager, sum(dice), before)
    elif wager.area == HARD:
        hold_hard(game, wager, dice)
    else:
        hold_place(game, wager, sum(dice), before)
    wager.thrown = True


def hold_line(game: Shooter, wager: DiceWager, total: int, before: int | None) -> None:
    """By its first throw a line wager is decided or gets a point; then the point or a seven decides it."""
    table, r, line = game.table, game.table.rules.__dict__, BY_AREA[wager.area]
    on_come_out = (ROLL,) if game.come_out and line.area in BY_COME_OUT else ()
    early = total in CRAPS_TOTALS and r[f"{wager.area}_later_{total}"].value
    if not wager.thrown or early:
        for name, outcome in (("wins", "won"), ("loses", "lost"), ("void", "void")):
            if total in r[f"{wager.area}_{name}"]:
                came_out = line.seven if falls_with_older(game, wager, total) else outcome
                settle(table, wager, came_out, r[f"{wager.area}_{name}"], *on_come_out)
                return
        make_point(game, wager, total, before)
    elif total == wager.point and wager.point in r[f"{wager.area}_repeat"].value:
        settle(table, wager, line.repeat, r[f"{wager.area}_repeat"], *own_point(line.area))
    elif total == r["seven"].value and wager.point in r[f"{wager.area}_seven"].value:
        settle(table, wager, line.seven, r[f"{wager.area}_seven"], *own_point(line.area))


def falls_with_older(game: Shooter, wager: DiceWager, total: int) -> bool:
    """Whether a new wager is wrongly decided as the older ones are that a seven decides."""
    r = game.table.rules.__dict__
    if wager.area in BY_COME_OUT or r[f"{wager.area}_apart"].value or total != r["seven"].value:
        return False
    return any(area == wager.area for area, _ in game.older)


def own_point(area: str) -> tuple[Cites, ...]:
    """The definition of the point that decided a wager."""
    return (Cited((COME_OUT_POINT if area in BY_COME_OUT else COME_POINT,)),)


def make_point(game: Shooter, wager: DiceWager, total: int, before: int | None) -> None:
    """The first throw is the point of the wager; a come bet travels to its number."""
    table, r = game.table, game.table.rules
    if wager.area in BY_COME_OUT:
        own = r.__dict__[f"{wager.area}_own_hand"].value
        wager.point = total if own else game.first_point
    elif total in r.come_points.value:
        if (wager.area, total) in game.older and not r.same_come_point.value:
            return
        wager.point = total if r.own_come_point.value else before
        table.emit(Point, r.come_points, number=wager.point, wager=wager.id)
        table.emit(Moved, r.come_points, wager=wager.id, area=f"{wager.area}-point", number=wager.point)


def hold_place(game: Shooter, wager: DiceWager, total: int, before: int | None) -> None:
    """A place bet is decided by its number or a seven, unless it rests on a come out roll."""
    table, r = game.table, game.table.rules
    rests = r.rests if wager.area == "place-to-win" else r.loser_rests
    resting = game.come_out and rests.value and not (wager.on and r.called_on.value)
    if game.come_out and wager.on:
        wager.on = False  # for one come out roll
        if r.marker.value and not decides(table, wager, total):
            table.emit(Marked, r.marker, wager=wager.id, on=False)
    if resting:
        if r.rest_ends_it.value and wager.area == "place-to-win":
            give_back(table, wager, r.rest_ends_it)
        return
    if total == before and not r.__dict__[f"{wager.area}_by_the_point"].value:
        return
    won = "repeat" if wager.area == "place-to-win" else "seven"
    for name in ("repeat", "seven"):
        rule = r.__dict__[f"{wager.area}_{name}"]
        wanted = wager.number if name == "repeat" else r.seven.value
        if total == wanted and wager.number in rule.value:
            settle(table, wager, "won" if name == won else "lost", rule)
            return


def decides(table: Table, wager: DiceWager, total: int) -> bool:
    """Whether the total is the number of a place bet, or a seven."""
    return total in (wager.number, table.rules.seven.value)


def hold_hard(game: Shooter, wager: DiceWager, dice: tuple[int, int]) -> None:
    """Two twos win; any other four, or a seven, comes before them and loses."""
    table, r, total = game.table, game.table.rules, sum(dice)
    double = dice[0] == dice[1]
    way = "a seven" if total == r.seven.value else ""
    if total == FOUR:
        way = "two twos" if double else "another four"
    if game.come_out and way not in r.hard_works.value:
        return
    wins = {"two twos": r.hard_wins.value, "another four": r.any_four_wins.value}
    if wins.get(way) or (double and r.any_double_wins.value):
        settle(table, wager, "won", r.hard_wins)
    elif way in r.hard_loses.value:
        settle(table, wager, "lost", r.hard_loses)


def settle(table: Table, wager: DiceWager, outcome: str, *why: Cites) -> None:
    """Say how a wager came out, and move the money; a winner is paid at the usual odds."""
    r = table.rules
    if table.options["form"] == "mini-craps":
        why = (*why, r.mini_craps_too)
        if wager.area not in r.mini_craps_too.value:
            outcome = {"won": "lost", "lost": "won", "void": "lost"}[outcome]
    if (outcome == "won" and r.collects_winners.value) or (outcome == "lost" and not r.collects_losers.value):
        exchange(table, wager, outcome, *why)
    elif outcome == "won":
        row = str(wager.number) if wager.number else "won"
        odds = odds_for(table, wager.area, row) or (0, 1)
        win(table, wager, at_odds(wager.amount, odds) if r.pays_winners.value else 0, *why)
    else:
        (lose if outcome == "lost" else void)(table, wager, *why)


def exchange(table: Table, wager: DiceWager, outcome: str, *why: Cites) -> None:
    """What only a mutant does: a winner's stake is taken, a loser's goes back."""
    table.emit(Decided, *why, wager=wager.id, outcome=outcome, area=wager.area, seat=wager.seat)
    if outcome == "lost":
        give_back(table, wager, *why)
        return
    table.emit(Collected, *why, wager=wager.id, amount=wager.amount, area=wager.area, seat=wager.seat)
    table.remove(wager)


# What the table looks like


def describe(table: Table) -> None:
    """The game on offer; the layout is for sections that are not printed."""
    table.emit(Offering, Cited((LIST,)), game="Craps", form=str(table.options["form"]))


def check(_: Table, changed: dict[str, Option]) -> None:
    """No set-up is refused but one of another form."""
    if changed.get("form") not in ("craps", "mini-craps"):
        raise Refusal
