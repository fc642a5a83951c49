"""The rules of double down stud as data, each with its citation (19:47-17)."""

from collections.abc import Iterator
from typing import Any

from ...dealing import Pass
from ...irregular import Letters, minded_rules
from ...pay_tables import pay_rules
from ...rules import (
    Change,
    Clockwise,
    Covers,
    Exactly,
    Forbids,
    Holds,
    Method,
    Never,
    OneOf,
    Rule,
    Rules,
    Says,
    Step,
    Steps,
)
from ...settlement import stake_rules
from ...shared_cards import Lays, common_rules, face_up_rules, misdeal_rules, pay_order_rules
from ...table import Table

NAME = "double-down-stud"
BETS = ("original", "double-down")
READINGS = {"DD-02": "R1"}
LAW = "19:47-17"
DEAL, DONE, PAYS, ODD = f"{LAW}.8", f"{LAW}.9", f"{LAW}.10", f"{LAW}.11"
OPTIONS: dict[str, tuple[Any, ...]] = {
    "dealing": ("hand", "manual-shoe"),
    "shuffling": ("device", "manual"),
    "original-minimum": (500,),
    "double-down-minimum": (500,),
}
DEALT = Lays(
    (
        Pass("players", f"{DEAL}(b)", face="up"),
        Pass("dealer", f"{DEAL}(b)"),
        Pass("dealer", f"{DEAL}(b)", 3, face="up"),
    ),
    (),
)


def term(name: str) -> str:
    """The citation of a defined term."""
    return f'{LAW}.1 "{name}"'


class Bands(Rule):
    """The least pair that pushes and the least that wins; below, a hand loses."""

    def changes(self) -> Iterator[Change]:
        push, win = self.value
        for clauses, what, value in (
            (("(a)",), "pushes fives", (push - 1, win)),
            (("(b)",), "loses sixes", (push + 1, win)),
            (("(b)",), "pays tens", (push, win - 1)),
            (("(c)",), "pushes jacks", (push, win + 1)),
        ):
            for clause in (*(DONE + each for each in clauses), f"{PAYS}(b)"):
                yield clause, what, value


class Limit(Rule):
    """Dollars paid on a hand at most. Whether stakes count is open: less shows only from far below."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield f"is {self.value + 1}", self.value + 1
        yield f"is {self.value - 1001}", self.value - 1001


def up_to(amount: int, original: int) -> bool:
    """As much as the original wager, or less."""
    return amount <= original


def less_than(amount: int, original: int) -> bool:
    """Less than the original wager."""
    return amount < original


def exactly(amount: int, original: int) -> bool:
    """Neither less nor more."""
    return amount == original


def a_dollar_over(amount: int, original: int) -> bool:
    """A dollar too many."""
    return amount <= original + 100


def limit_of(table: Table) -> int:
    """The payout limit in cents."""
    return int(table.rules.limit.value) * 100


def _wager_rules() -> Rules:
    """The double down wager: 17.1 and 17.8(c)."""
    window = (term("Double down wager"), f"{DEAL}(c)")
    return {
        "early_double": Forbids(value=True, clauses=window),
        "late_double": Forbids(value=True, clauses=window),
        "double_without_original": Forbids(value=True, clauses=(term("Double down wager"),)),
        "double_is_open": Holds(value=True, clauses=(f"{DEAL}(c)",)),
        "own_area_double-down": Holds(value=True, clauses=(f"{DEAL}(c)",)),
        "double_compulsory": Never(value=False, clauses=(f"{DEAL}(c)",)),
        "others_double": Forbids(value=True, clauses=(term("Double down wager"),)),
        "double_total": Covers(("a second wager", "an addition"), (term("Double down wager"),)),
        "double_size": Method(
            (
                up_to,
                {
                    "must be less than the original": less_than,
                    "must be as much as the original": exactly,
                    "may be a dollar more than the original": a_dollar_over,
                },
            ),
            (term("Double down wager"),),
        ),
    }


def _dealing_rules() -> Rules:
    """The deal and the second call: 17.8."""
    by_hand = (f"{DEAL}(a)2iv",)
    rules: Rules = {
        "call_hand": Says("No more bets", by_hand),
        "call_first_hand": Holds(value=True, clauses=by_hand),
        "draws_top_card": Holds(value=True, clauses=by_hand),
        "deals_from_hand": Rule(value=True, clauses=(), also=by_hand),
        "calls_every_round_hand": Holds(value=True, clauses=by_hand),
        "late_original": Forbids(value=True, clauses=by_hand),
        "late_addition": Forbids(value=True, clauses=by_hand),
        "reveals": Steps((Step("the second call", f"{DEAL}(d)"), Step("the hole card", f"{DEAL}(d)")), ()),
        "second_call": Says("No more bets", (f"{DEAL}(d)",)),
        "call_waits": Holds(value=True, clauses=(f"{DEAL}(d)",)),
        "second_call_again": Holds(value=True, clauses=(f"{DEAL}(d)",)),
        "own_card_counts": Holds(value=True, clauses=(term("Hand"),)),
        "common_cards_count": Exactly(4, (term("Hand"),)),
    }
    for method in ("hand", "manual-shoe"):
        rules[f"deal_{method}"] = DEALT
        rules[f"round_{method}"] = Clockwise(value=True, clauses=(f"{DEAL}(b)",))
        rules[f"starts_left_{method}"] = Holds(value=True, clauses=(f"{DEAL}(b)",))
    return rules


def _completion_rules() -> Rules:
    """Who wins, in which order wagers and cards are cleared, what is paid: 17.9 and 17.10."""
    losing, pushing, winning = f"{DONE}(a)", f"{DONE}(b)", f"{DONE}(c)"
    return {
        "bands": Bands((6, 11), (), also=()),
        "kickers_lift_fives": Never(value=False, clauses=(losing,)),
        "kickers_lift_tens": Never(value=False, clauses=(pushing,)),
        "completes": Steps(
            (
                Step("the losing wagers", losing),
                Step("the losing hands", losing),
                Step("the pushes", pushing),
                Step("the winning wagers", winning),
            ),
            (),
        ),
        "losing_wagers": Covers(BETS, (losing,)),
        "pushing_wagers": Covers(BETS, (pushing,)),
        "winning_wagers": Covers(BETS, (winning,)),
        "pushes_racked": Holds(value=True, clauses=(pushing,)),
        **pay_order_rules(winning),
        "winners_racked": Holds(value=True, clauses=(winning,)),
        "winners_wait": Holds(value=True, clauses=(winning,)),
        "common_cards_stay": Holds(value=True, clauses=(winning,)),
        "stub_racked_hand": Holds(value=True, clauses=(winning,)),
        "stub_racked_manual-shoe": Holds(value=True, clauses=(winning,)),
        "stub_face_hand": Rule(("down",), (), also=(winning,)),
        "stub_face_manual-shoe": Rule(("down",), (), also=(winning,)),
        "stub_after_winners": Holds(value=True, clauses=(winning,)),
        **pay_rules(NAME),
        **stake_rules(dict.fromkeys(BETS, f"{PAYS}(b)")),
        "limit": Limit(100_000, (f"{PAYS}(c)",)),
        "limit_of": Method((limit_of, {"is not there": lambda _: None}), (f"{PAYS}(c)",)),
        "limit_covers": Covers(BETS, (f"{PAYS}(c)",)),
        "limit_per_hand": Holds(value=True, clauses=(f"{PAYS}(c)",)),
        "limit_each_round": Holds(value=True, clauses=(f"{PAYS}(c)",)),
        "odds_said_to": OneOf(("to", "for", ":"), (f"{PAYS}(a)",)),
    }


def _irregular_rules() -> Rules:
    """What voids all hands, and what does not: 17.11."""
    return {
        "exposed_voids": Holds(value=True, clauses=(f"{ODD}(a)",)),
        "exposed_later_voids": Covers(("before a double down", "after one"), (f"{ODD}(a)",)),
        **face_up_rules(f"{ODD}(b)"),
        "early_card_is_next": Holds(value=True, clauses=(f"{ODD}(c)",)),
        **misdeal_rules(f"{ODD}(d)"),
        **minded_rules(ODD, Letters(), OPTIONS["dealing"]),
        "jam_reshuffle": Covers(("jam", "stop", "unfinished"), (f"{ODD}(e)",)),
        "removes_device": Covers(("shuffler",), (f"{ODD}(f)",)),
    }


RULES: Rules = common_rules() | _wager_rules() | _dealing_rules() | _completion_rules() | _irregular_rules()
