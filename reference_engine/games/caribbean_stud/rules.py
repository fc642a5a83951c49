"""The rules of caribbean stud as data, each with its citation: N.J.A.C. 19:47-16.8(b) to 16.13.

What the text leaves out (terms, opening, shuffle, ranks, wagers, the manual shoe) cites nothing.
"""

from typing import Any

from ...betting import TAKEN_BACK, betting_rules
from ...dealing import Deals, Pass, dealing_rules
from ...hands import CATEGORIES
from ...house import house_rules
from ...irregular import Letters, irregular_rules, minded_rules
from ...pay_tables import pay_rules
from ...ranking import (
    but_the_last,
    by_group,
    by_rank,
    card_by_card,
    lowest_first,
    rank_by_rank,
    ranking_rules,
)
from ...rules import (
    Clockwise,
    Covers,
    Exactly,
    Forbids,
    Holds,
    Method,
    OneOf,
    Order,
    Rule,
    Rules,
    Says,
    Step,
    Steps,
    silent,
)  # fmt: skip
from ...settlement import stake_rules
from ...stub import stub_rules
from .layout import layout_rules
from .progressive import progressive_rules

NAME = "caribbean-stud"
LAW = "19:47-16"
METHODS = ("hand", "automated-shoe")
LAST_COUNTS = ("flush", "two-pairs", "one-pair", "high-card")  # of one deck, five cards each
CALL = {"hand": f"{LAW}.8(b)3", "automated-shoe": f"{LAW}.9(b)2"}
OPTIONS: dict[str, tuple[Any, ...]] = {
    "dealing": METHODS,
    "shuffling": ("device", "manual"),
    "device-counts": ("no", "yes"),
    "straight-flush": ("ten-percent", "five-thousand"),
    "no-hand-shown": ("all", "progressive"),
    "meter": (1_000_000,),
    "meter-reset": (1_000_000,),
    "meter-advances": ("lock-out", "round-end"),
    "ante-minimum": (500,),
    "progressive-minimum": (100,),
    "progressive-maximum": (100,),
    "idle-spread": ("up", "down"),
}
READINGS = dict.fromkeys(("CS-01", "CS-03", "CS-08", "CS-10", "CS-12", "CS-16", "CS-28"), "R1")


def _unsaid_rules() -> Rules:
    """What every table does and the text, as it is here, has no clause for."""
    return silent(
        house_rules("", "", "", "", "")
        | ranking_rules("", "", "", "")
        | betting_rules("")
        | stub_rules("", "", "")
        | irregular_rules("")
    ) | {
        "bet_multiple": Rule(2, ()),  # CS-03
        "qualifies_with": Rule(("A", "K"), ()),  # CS-01
        "player_cards_ranked": Rule(5, ()),
        "dealer_cards_ranked": Rule(5, ()),
        "misdeal_count_voids": Rule(value=False, clauses=()),
        "racked": Rule(value=True, clauses=(), also=(f"{LAW}.10(g)",)),
        "round_ends": Rule(value=True, clauses=()),
    }


def _dealing_rules() -> Rules:
    """16.8 and 16.9: card by card from the hand, five at a time from an automated shoe."""
    hand, machine = f"{LAW}.8", f"{LAW}.9"
    rules = {
        name: rule
        for name, rule in dealing_rules("", hand, machine).items()
        if "manual-shoe" not in name and name not in ("board_from_hand", "stack_size")
    }
    turns = (
        Pass("players", f"{hand}(c)1"),
        Pass("dealer", f"{hand}(c)2", face="up"),
        Pass("players", f"{hand}(c)3"),
        Pass("dealer", f"{hand}(c)4"),
    )
    third = (Pass("players", f"{hand}(c)5"), Pass("dealer", f"{hand}(c)5"))
    rules["deal_hand"] = Deals((*turns, *third * 3), ())
    rules["deal_automated-shoe"] = Deals(
        (Pass("players", f"{machine}(c)", 5), Pass("dealer", f"{machine}(c)", 5)), ()
    )
    rules["deals_from_hand"] = Rule(value=True, clauses=())  # the clause that says so is not printed
    rules["up_card"] = OneOf((0, 2, None), (f"{machine}(g)",))  # of the five, as they left the shoe
    rules["up_card_again"] = Holds(value=True, clauses=(f"{machine}(g)",))
    for method, call in CALL.items():
        rules[f"locks_{method}"] = Holds(value=True, clauses=(call,))
        rules[f"locks_first_{method}"] = Holds(value=True, clauses=(call,))
        rules[f"calls_every_round_{method}"] = Holds(value=True, clauses=(call,))
        rules[f"locks_again_{method}"] = Holds(value=True, clauses=(call,))
        rules[f"late_addition_{method}"] = Forbids(value=True, clauses=(call,))
        for area in ("ante", "progressive"):
            rules[f"late_{area}_{method}"] = Forbids(value=True, clauses=(call,))
    return rules


def _stub_rules() -> Rules:
    """The stub: racked unseen, counted in every five rounds unless the shuffler of a shoe counts."""
    hand, machine = f"{LAW}.8", f"{LAW}.9"
    ours = stub_rules("", hand, machine, {"automated-shoe": f"{machine}(f)"})
    named = ("stub_racked", "stub_face", "stub_after_board", "stub_every", "device")
    return {name: rule for name, rule in ours.items() if name.startswith(named) and "manual-shoe" not in name}


def _decision_rules() -> Rules:
    """16.10(a) to (d): bet or fold, in silence, and then the dealer's cards."""
    decide, talk, show = f"{LAW}.10(a)", f"{LAW}.10(c)", f"{LAW}.10(d)"
    return {
        "bet_is_open": Holds(value=True, clauses=(decide,)),
        "fold_is_open": Holds(value=True, clauses=(decide,)),
        "early_bet": Forbids(value=True, clauses=(decide,)),
        "bet_elsewhere": Forbids(value=True, clauses=(decide,)),
        "third_option": Forbids(value=True, clauses=(decide,)),
        "second_decision": Forbids(value=True, clauses=(decide,)),
        "undecided": Forbids(value=True, clauses=(decide, show)),
        "fold": Steps((Step("the ante", decide), Step("the cards", decide)), ()),
        "folds_wait": OneOf(("no", "until all have decided", "until the dealer's hand is set"), (decide,)),
        "late_withdrawal": Covers(TAKEN_BACK, (decide,)),
        "others_hand": Forbids(value=True, clauses=(decide,)),
        "talk_forfeits": Covers(("ante", "bet", "progressive"), (talk,)),
        "talk_reaches": OneOf(("those who talk", "everybody", "the first of them"), (talk,)),
        "shows_hole_cards": Holds(value=True, clauses=(show,)),
        "sets_hand": Holds(value=True, clauses=(show,)),
    }


def _showdown_rules() -> Rules:
    """16.10(e) and (f): against a hand that qualifies, and against one that does not."""
    ten = f"{LAW}.10"
    one, two, three = (f"{ten}(e){number}" for number in (1, 2, 3))
    return {
        "qualifying_hand_plays": Holds(value=True, clauses=(f"{ten}(e)",)),
        "turns_players": Holds(value=True, clauses=(f"{ten}(e)",)),
        "turns_round": Clockwise(value=False, clauses=(f"{ten}(e)",)),
        "settles": Steps((Step("the losers", one), Step("the pushes", two), Step("the winners", three)), ()),
        "lower_hand": OneOf(("lost", "push", "won"), (one,)),
        "losing_wagers": Covers(("ante", "bet"), (one,)),
        "wagers_before_hands": Holds(value=True, clauses=(one,)),
        "losing_hands_racked": Holds(value=True, clauses=(one,)),
        "tie_break": Method(
            (
                by_rank,
                {
                    "ignores kickers": by_group,
                    "compares card by card": card_by_card,
                    "compares different ranks only": rank_by_rank,
                    "compares the lowest cards first": lowest_first,
                    **{f"forgets the last card of {kind}": but_the_last(kind) for kind in LAST_COUNTS},
                },
            ),
            (one, three),
        ),
        "category_order": Order(tuple(CATEGORIES), (one, three)),
        "suits_are_equal": Holds(value=True, clauses=(two,)),
        "equal_hand": OneOf(("push", "won", "lost"), (two,)),
        "push_cards_racked": Holds(value=True, clauses=(two,)),
        "higher_hand": OneOf(("won", "push", "lost"), (three,)),
        "winning_wagers": Covers(("ante", "bet"), (three,)),
        "winners_round": Clockwise(value=False, clauses=(three,)),
        "winners_start": Holds(value=True, clauses=(three,)),
        "winning_hands_stay": Holds(value=True, clauses=(three,)),
        "winning_hands_go_together": Holds(value=True, clauses=(three,)),
        "no_hand_ends_it": Holds(value=True, clauses=(f"{ten}(f)",)),
        "no_hand_shows_progressive": Holds(value=True, clauses=(f"{ten}(f)1",)),
        "no_hand_words": Says("No hand", (f"{ten}(f)2",)),
        "no_hand_said_first": Holds(value=True, clauses=(f"{ten}(f)2",)),
        "no_hand_pays_ante": Holds(value=True, clauses=(f"{ten}(f)2",)),
        "no_hand_stake_back": Holds(value=True, clauses=(f"{ten}(f)2",)),
        "no_hand_pays_all": Holds(value=True, clauses=(f"{ten}(f)2",)),
        "no_hand_odds": Exactly(1, (f"{ten}(f)2",)),
        "no_hand_round": Clockwise(value=False, clauses=(f"{ten}(f)2",)),
        "no_hand_start": Holds(value=True, clauses=(f"{ten}(f)2",)),
        "no_hand_bet": OneOf(("void", "lost", "won"), (f"{ten}(f)3",)),
        "no_hand_racks_last": Holds(value=True, clauses=(f"{ten}(f)4",)),
    }


def _payout_rules() -> Rules:
    """16.12(b) to (d): odds, and the most that a bet wager pays."""
    limit = (f"{LAW}.12(d)",)
    odds = {name: rule for name, rule in pay_rules(NAME).items() if not name.endswith("_no_row")}
    return odds | {
        **stake_rules({"ante": f"{LAW}.12(b)", "bet": f"{LAW}.12(c)"}),
        "even_money_ante": Exactly(1, (f"{LAW}.12(b)",)),
        "bet_limit": Exactly(5_000, limit),
        "limit_each_wager": Holds(value=True, clauses=limit),
        "limit_counts": OneOf(("the bet", "ante and bet"), limit),
    }


def _irregular_rules() -> Rules:
    """16.13."""
    section = f"{LAW}.13"
    return irregular_rules(section) | {
        "exposed_window": Rule(value=True, clauses=()),  # CS-14
        "seen_dealer_voids": Rule(value=False, clauses=()),
        "wrong_deck_voids": Rule((), ()),
        "misdealt_reshuffles": Holds(value=True, clauses=(f"{section}(d)",)),
        "misdeal_shows": Holds(value=True, clauses=(f"{section}(d)",)),
        "short_dealer_minded": Covers(METHODS, (f"{section}(d)",)),
        "face_up_each_deal": Holds(value=True, clauses=(f"{section}(b)",)),
        **minded_rules(section, Letters(), METHODS),
        "jam_reshuffle": Covers(("jam", "stop", "unfinished"), (f"{section}(e)",)),
        "removes_device": Covers(("shuffler", "automated-shoe"), (f"{section}(g)",)),
    }


RULES: Rules = (
    _unsaid_rules()
    | _dealing_rules()
    | _stub_rules()
    | _decision_rules()
    | _showdown_rules()
    | _payout_rules()
    | progressive_rules()
    | _irregular_rules()
    | layout_rules()
)
