"""The rules of craps as data: which totals decide which wager, and when each may be made."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ...pay_tables import pay_tables
from ...rules import Covers, Exactly, Forbids, Holds, Never, Rule, Rules

NAME = "craps"
OPTIONS: dict[str, tuple[Any, ...]] = {"form": ("craps", "mini-craps")}

COME_OUT_POINT = '19:47-1.1 "Come Out Point"'
COME_OUT_ROLL = '19:47-1.1 "Come Out Roll"'
COME_POINT = '19:47-1.1 "Come Point"'
LIST = "19:47-1.2(a)"
POINTS = (4, 5, 6, 8, 9, 10)
CRAPS_TOTALS = (2, 3, 11, 12)  # that decide on a first throw and never later
STARTS = ("the first throw", "after a natural", "after craps", "after the point", "after a seven")
POINT_ON = ("right after the come out roll", "some throws later", "in a later hand")
ANY_TIME = ("before the first throw", "before a later come out roll", "with a point")


class Among(NamedTuple):
    """The totals in question, and the nearest ones that are not."""

    totals: tuple[int, ...]
    near: tuple[int, ...] = ()


class Totals(Rule):
    """Totals of the dice: broken by passing one over, or by taking in one that is near."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        totals, near = self.value
        for each in totals:
            yield f"passes over {each}", Among(tuple(other for other in totals if other != each))
        for each in near:
            yield f"takes in {each}", Among((*totals, each))

    def __contains__(self, total: int) -> bool:
        return total in self.value.totals


class Line(NamedTuple):
    """A wager decided by its first throw, or by the point that this throw makes."""

    area: str
    item: str
    wins: Among
    loses: Among
    void: Among
    repeat: str  # what becomes of it when its point is thrown again
    seven: str  # and when a seven comes first

    @property
    def on_repeat(self) -> str:
        """The clause of a point thrown again."""
        return f"{LIST}{self.item}{'i' if self.repeat == 'won' else 'ii'}(2)"

    @property
    def on_seven(self) -> str:
        """The clause of a seven thrown first."""
        return f"{LIST}{self.item}{'i' if self.seven == 'won' else 'ii'}(2)"

    def spoilt_by(self, total: int) -> tuple[str, ...]:
        """The clauses of a point that are broken if this total decides the wager on a later throw."""
        early = next((name for name in ("wins", "loses") if total in getattr(self, name).totals), "")
        clauses = {"wins": "ii(2)", "loses": "i(2)"}
        return tuple(f"{LIST}{self.item}{end}" for name, end in clauses.items() if early in (name, ""))


NATURAL, CRAPS = Among((7, 11), (6, 8, 10, 12)), Among((2, 3, 12), (4,))
CRAPS_BUT_TWELVE, TWELVE = Among((2, 3), (4, 12)), Among((12,))
LINES = (
    Line("pass", "1", NATURAL, CRAPS, Among(()), "won", "lost"),
    Line("dont-pass", "2", CRAPS_BUT_TWELVE, NATURAL, TWELVE, "lost", "won"),
    Line("come", "3", NATURAL, CRAPS, Among(()), "won", "lost"),
    Line("dont-come", "4", CRAPS_BUT_TWELVE, NATURAL, TWELVE, "lost", "won"),
)
BY_COME_OUT = ("pass", "dont-pass")
PLACES = {"place-to-win": "5", "place-to-lose": "6"}
HARD = "four-the-hardway"
ITEMS = {line.area: line.item for line in LINES} | PLACES | {HARD: "7"}
OTHERS = tuple(f"{LIST}{item}" for item in (*PLACES.values(), "7"))  # decided by one paragraph each
WINNING = (*(f"{LIST}{line.item}i({n})" for line in LINES for n in (1, 2)), *OTHERS)
LOSING = (*(f"{LIST}{line.item}ii({n})" for line in LINES for n in (1, 2)), *OTHERS)
VOIDING = tuple(f"{LIST}{line.item}iii" for line in LINES if line.void.totals)


def line_rules(line: Line) -> Rules:
    """How a line wager is decided."""
    clause = f"{LIST}{line.item}"
    return {
        f"{line.area}_wins": Totals(line.wins, (f"{clause}i(1)",)),
        f"{line.area}_loses": Totals(line.loses, (f"{clause}ii(1)",)),
        f"{line.area}_void": Totals(line.void, (f"{clause}iii",) if line.void.totals else ()),
        f"{line.area}_repeat": Covers(POINTS, (line.on_repeat,)),
        f"{line.area}_seven": Covers(POINTS, (line.on_seven,)),
        **{
            f"{line.area}_later_{total}": Never(value=False, clauses=line.spoilt_by(total))
            for total in CRAPS_TOTALS
        },
        **own_point_rules(line),
    }


def own_point_rules(line: Line) -> Rules:
    """What keeps a wager apart from those before it: an old point, or older wagers that a seven decides."""
    if line.area in BY_COME_OUT:
        return {f"{line.area}_own_hand": Holds(value=True, clauses=(line.on_repeat, line.on_seven))}
    on_seven = "i(1)" if line.repeat == "won" else "ii(1)"
    return {f"{line.area}_apart": Holds(value=True, clauses=(f"{LIST}{line.item}{on_seven}",))}


def moment_rules(area: str, item: str) -> Rules:
    """Where a wager is put, and when it may be."""
    clause = (f"{LIST}{item}",)
    rules: Rules = {f"own_area_{area}": Holds(value=True, clauses=clause)}
    if area in BY_COME_OUT:
        return {
            **rules,
            f"{area}_before": Covers(STARTS, clause),
            f"{area}_after": Covers(POINT_ON[:2], clause),  # when it is refused
        }
    if area in ("come", "dont-come"):
        return {
            **rules,
            f"{area}_after": Covers(POINT_ON, clause),
            f"{area}_before": Forbids(value=True, clauses=clause),
            # Between two come out rolls: one of two readings (CR-05), so nothing hangs on it.
            f"{area}_between": Forbids(value=True, clauses=(), also=clause),
        }
    return {**rules, f"{area}_any_time": Covers(ANY_TIME, clause)}


def place_rules(area: str, item: str) -> Rules:
    """The numbers of a place bet and what they do to it."""
    clause = (f"{LIST}{item}",)
    return {
        f"{area}_numbers": Totals(Among(POINTS, (3, 7, 11)), clause),
        f"{area}_repeat": Covers(POINTS, clause),
        f"{area}_seven": Covers(POINTS, clause),
        f"{area}_by_the_point": Holds(value=True, clauses=clause),
    }


RULES: Rules = {
    "points": Totals(Among(POINTS, (2, 3, 7, 11, 12)), (COME_OUT_POINT,)),
    "opens_with_come_out": Holds(value=True, clauses=(COME_OUT_ROLL,)),
    "ends": Covers(("a natural", "craps", "the point", "a seven"), (COME_OUT_ROLL,)),
    "any_throw_ends": Never(value=False, clauses=(COME_OUT_ROLL,)),
    "ends_with_a_point": Totals(Among((), CRAPS_TOTALS), (COME_OUT_ROLL,)),
    "come_points": Covers(POINTS, (COME_POINT,)),
    "own_come_point": Holds(value=True, clauses=(COME_POINT,)),
    "same_come_point": Holds(value=True, clauses=(COME_POINT,)),
    "wagers": Covers(tuple(ITEMS), (LIST,)),
    "mini_craps_too": Covers(tuple(ITEMS), (LIST,)),
    "own_area": Holds(value=True, clauses=()),
    "every_player": Holds(value=True, clauses=tuple(dict.fromkeys((*WINNING, *LOSING, *VOIDING)))),
    "pays_winners": Holds(value=True, clauses=WINNING),
    "collects_winners": Never(value=False, clauses=WINNING),
    "collects_losers": Holds(value=True, clauses=LOSING),
    **{name: rule for line in LINES for name, rule in line_rules(line).items()},
    **{name: rule for area, item in ITEMS.items() for name, rule in moment_rules(area, item).items()},
    **{name: rule for area, item in PLACES.items() for name, rule in place_rules(area, item).items()},
    "seven": Exactly(7, (*(line.on_seven for line in LINES), *OTHERS)),
    "rests": Holds(value=True, clauses=(f"{LIST}5",)),
    "rest_ends_it": Never(value=False, clauses=(f"{LIST}5",)),
    # Whether bets to lose rest too is one of two readings (CR-07), so nothing hangs on it.
    "loser_rests": Holds(value=True, clauses=(), also=(f"{LIST}5", f"{LIST}6")),
    "called_on": Holds(value=True, clauses=(f"{LIST}5",)),
    "marker": Holds(value=True, clauses=(f"{LIST}5",)),
    "own_call": Holds(value=True, clauses=(f"{LIST}5",)),
    "hard_wins": Holds(value=True, clauses=(f"{LIST}7",)),
    "any_four_wins": Never(value=False, clauses=(f"{LIST}7",)),
    "hard_loses": Covers(("another four", "a seven"), (f"{LIST}7",)),
    "any_double_wins": Never(value=False, clauses=(f"{LIST}7",)),
    "hard_works": Covers(("two twos", "another four", "a seven"), (f"{LIST}7",)),
    **{f"{wager}_pays": table for wager, table in pay_tables(NAME).items()},
}
