"""The rules of Heads Up Hold'em as data, each with its citation: N.J.A.C. 13:69F-39 with 13:69E-1.13Z."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from ...always import always_rules
from ...betting import betting_rules, later_wager_rules
from ...cards import RANK
from ...dealing import Pass, dealing_rules
from ...equipment import equipment_rules
from ...hands import CATEGORIES
from ...house import house_rules
from ...irregular import Letters, all_void_rules, irregular_rules, minded_rules
from ...pay_tables import pay_rules
from ...ranking import ranking_rules
from ...rules import (
    AtLeast,
    AtMost,
    Change,
    Covers,
    Exactly,
    Forbids,
    Holds,
    Method,
    Never,
    OneOf,
    Rule,
    Rules,
    Step,
    Steps,
)  # fmt: skip
from ...stub import stub_rules
from .layout import SECTION, layout_rules

NAME = "heads-up-holdem"
LAW = "13:69F-39"
TEN, ELEVEN, ODD = f"{LAW}.10", f"{LAW}.11", f"{LAW}.12"
SECTIONS = (f"{LAW}.7", f"{LAW}.8", f"{LAW}.9")  # from a manual shoe, the hand, an automated shoe
METHODS = ("manual-shoe", "hand", "automated-shoe")
CALLS = (f"{LAW}.7(b)", f"{LAW}.8(b)3", f"{LAW}.9(b)2")
COUNTS = (f"{LAW}.7(f)", f"{LAW}.8(e)", f"{LAW}.9(e)")
WAIVERS = {"manual-shoe": f"{LAW}.7(g)", "hand": f"{LAW}.8(f)", "automated-shoe": f"{LAW}.9(f)"}
LETTERS = Letters(exposed="d", face_up="a", early="b", misdealt="c", shoe="f")
BONUSES = ("trips-plus", "pocket-bonus")
DECISIONS = {
    "hole": f"{TEN}(d)",
    "flop": f"{TEN}(f)",
    "river": f"{TEN}(h)",
}  # the stages at which players decide
MOST = {"hole": 3, "flop": 2, "river": 1}  # antes in a raise
OPTIONS: dict[str, tuple[Any, ...]] = {
    "dealing": ("manual-shoe", "hand", "automated-shoe"),
    "shuffling": ("device", "manual"),
    "decks": (1, 2),
    "pre-shuffled": ("no", "yes"),
    "device-counts": ("no", "yes"),
    "bad-beat-bonus": ("printed",),
    "trips-plus": (1, 2, 3, 4),
    "pocket-bonus": (1, 2, 3),
    "ante-minimum": (500,),
    "ante-maximum": (100_000,),
    "trips-plus-settled": ("after", "before"),
    "idle-spread": ("up", "down"),
}


def term(word: str, paragraph: str = "") -> str:
    """The citation of a defined term, or of a paragraph of its definition."""
    return f'{LAW}.1 "{word}"{paragraph}'


TRIPS, POCKET, CHECK, FOLD = term("Trips Plus wager"), term("Pocket Bonus wager"), term("Check"), term("Fold")
BOARD, FLOP, LAST_TWO, RAISE = (
    term("Community cards"),
    term("Flop"),
    term("Turn and River"),
    term("Raise wager"),
)


class LeastHand(Rule):
    """The least hand of which one clause speaks; another speaks of those below: (below, from there on)."""

    def changes(self) -> Iterator[Change]:
        below, above = self.clauses
        names = list(CATEGORIES)
        place = names.index(self.value)
        yield below, f"is {names[place + 1]}", names[place + 1]
        yield above, f"is {names[place - 1]}", names[place - 1]


class Multiples(Rule):
    """The amounts of a raise, in antes: broken by refusing one of them, or by taking another one."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for each in self.value:
            yield f"are without {each}", tuple(other for other in self.value if other != each)
        half = Fraction(1, 2)
        for more in sorted({half, max(self.value) - half, max(self.value) + 1}):
            yield f"are also {more}", (*self.value, more)


class Ranks(Rule):
    """A set of ranks: broken by leaving one out, or by taking the next lower one in."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for each in self.value:
            yield f"are without {each}", self.value.replace(each, "")
        yield "are also tens", f"{self.value}T"


# The pocket bonus


def pocket_row(cards: list[str], faces: str) -> str | None:
    """The row of the pocket bonus that two cards reach: a pair, or an ace with a face card."""
    if len(cards) != 2:  # noqa: PLR2004
        return None
    high, low = sorted(cards, key=RANK.__getitem__, reverse=True)
    if high[0] == low[0]:
        return "aces" if high[0] == "A" else "pair"
    if high[0] != "A" or low[0] not in faces:
        return None
    return "suited ace-face" if high[1] == low[1] else "unsuited ace-face"


Row = Callable[[list[str], str], str | None]


def taking(row: str, other: str | None, rank: str = "") -> Row:
    """The rows with a slip: one of them, or one of its ranks, is taken for another."""

    def careless(cards: list[str], faces: str) -> str | None:
        found = pocket_row(cards, faces)
        return other if found == row and (not rank or cards[0][0] == rank) else found

    return careless


POCKET_SLIPS: dict[str, Row] = {
    "pays aces as any pair": taking("aces", "pair"),
    "pays suited cards as unsuited": taking("suited ace-face", "unsuited ace-face"),
    "pays unsuited cards as suited": taking("unsuited ace-face", "suited ace-face"),
    "pays no pair but aces": taking("pair", None),
    "pays no pair of twos": taking("pair", None, "2"),
    "pays kings as aces": taking("pair", "aces", "K"),
    "sees no ace that comes second": lambda cards, faces: (
        None if cards[0][0] != "A" == cards[-1][0] else pocket_row(cards, faces)
    ),
}


def _wager_rules() -> Rules:
    """What the definitions, 39.6 and 39.10(b) say of each wager."""
    six, ante, odds = f"{LAW}.6", term("Ante"), term("Odds Wager")
    late = {"ante": (ante,), "odds": (odds,), **dict.fromkeys(BONUSES, (f"{six}(d)",))}
    rules: Rules = {
        **betting_rules(six, limits=(f"{TEN}(b)",)),
        **later_wager_rules(six, ("odds", *BONUSES, *(f"raise_{stage}" for stage in DECISIONS))),
        "coupons": Holds(value=True, clauses=()),  # where a table takes them, which nobody can be held to
        "ante_required": Holds(value=True, clauses=(ante, f"{TEN}(b)", f"{TEN}(c)")),
        "odds_required": Holds(value=True, clauses=(odds, f"{six}(c)", f"{TEN}(b)", f"{TEN}(c)")),
        "unequal_odds": Covers(("less", "more"), (odds, f"{six}(c)", f"{TEN}(b)")),
        "equal_after_changes": Holds(value=True, clauses=(odds, f"{six}(c)", f"{TEN}(b)")),
        "ante_each_round": Holds(value=True, clauses=(f"{TEN}(b)",)),
        "limits_additions": Holds(value=True, clauses=(f"{TEN}(b)",)),
        "late_bet_stages": Covers(tuple(DECISIONS), (f"{six}(b)", f"{six}(d)")),
        "late_increase_stages": Covers(tuple(DECISIONS), (f"{six}(b)",)),
        "late_withdrawal_stages": Covers(tuple(DECISIONS), (f"{six}(b)",)),
        "leaving_stages": Covers(tuple(DECISIONS), (f"{six}(e)",)),
        "folders_stay": Holds(value=True, clauses=(f"{six}(e)",)),
        "own_area_odds": Holds(value=True, clauses=(f"{six}(c)",)),
        "odds_has_no_bearing": Holds(value=True, clauses=(f"{six}(c)",)),
        "early_raise": Forbids(value=True, clauses=(f"{six}(d)",)),
        "trips-plus_optional": Holds(value=True, clauses=(TRIPS,)),
        "pocket-bonus_optional": Holds(value=True, clauses=(POCKET,)),
    }
    for area, clauses in late.items():
        rules[f"late_{area}"] = Forbids(value=True, clauses=(f"{six}(b)", *clauses))
    return rules


def _decision_rules() -> Rules:
    """Raise, check or fold, stage by stage: the definitions and 39.10(a) to (h)."""
    rules: Rules = {
        "raise_by_stage": Holds(value=True, clauses=(RAISE,)),
        "small_raise": Forbids(value=True, clauses=(term("Raise wager", "(c)"),)),
        "check_costs_nothing": Holds(value=True, clauses=(CHECK,)),
        "check_keeps_raise": Holds(value=True, clauses=(CHECK,)),
        "raise_after_check": Forbids(value=True, clauses=(CHECK,)),
        "check_hole": Holds(value=True, clauses=(f"{TEN}(d)",)),
        "check_flop": Holds(value=True, clauses=(f"{TEN}(f)",)),
        "late_check": Forbids(value=True, clauses=(f"{TEN}(h)",)),
        "undecided_hole": Forbids(value=True, clauses=(f"{TEN}(a)", f"{TEN}(e)")),
        "undecided_flop": Forbids(value=True, clauses=(f"{TEN}(g)",)),
        "undecided_river": Forbids(value=True, clauses=(f"{TEN}(i)",)),
        "fold_is_open": Holds(value=True, clauses=(f"{TEN}(h)",)),
        "fold_is_out": Holds(value=True, clauses=(FOLD,)),
        "fold_loses": Covers(("ante", "odds"), (FOLD, f"{TEN}(h)")),
        "raise_after_fold": Forbids(value=True, clauses=(FOLD,)),
        "fold_after_raise": Forbids(value=True, clauses=(f"{TEN}(h)",)),
        "anothers_fold": Forbids(value=True, clauses=(f"{TEN}(h)",)),
        "anothers_check": Forbids(value=True, clauses=(f"{TEN}(d)",)),
        "raise_by_own_ante": Holds(value=True, clauses=tuple(DECISIONS.values())),
        "raise_counts_additions": Holds(value=True, clauses=(f"{TEN}(d)",)),
        "raises_anew": Holds(value=True, clauses=(f"{TEN}(d)",)),
    }
    for (stage, clause), letter in zip(DECISIONS.items(), "abc", strict=True):
        rules[f"raises_{stage}"] = Multiples(tuple(range(1, MOST[stage] + 1)), (clause,))
        rules[f"most_{stage}"] = Exactly(MOST[stage], (term("Raise wager", f"({letter})"),))
        so_far = tuple(DECISIONS)[: list(DECISIONS).index(stage) + 1]
        rules[f"second_raise_{stage}"] = Covers(so_far, (clause,))  # when the first one was made
    return rules


def _board_rules() -> Rules:
    """The stages of a round and their community cards: the definitions, 39.9(c) and 39.10(c) to (i)."""
    return {
        "stages": Steps(
            (
                Step("the first decisions", f"{TEN}(a)"),
                Step("the flop", f"{TEN}(e)"),
                Step("the decisions on the flop", f"{TEN}(f)"),
                Step("turn and river", f"{TEN}(g)"),
                Step("the last decisions", f"{TEN}(h)"),
                Step("the dealer's cards", f"{TEN}(i)"),
            ),
            (),
        ),
        "flop_cards": Exactly(3, (f"{TEN}(e)", FLOP)),
        "flop_face": OneOf(("up", "down"), (FLOP, BOARD)),
        "flop_turned": OneOf(("the first cards", "the last cards"), (f"{TEN}(e)", FLOP)),
        "flop_burns": AtMost(0, (f"{TEN}(e)",)),
        "river_cards": Exactly(2, (f"{TEN}(g)", LAST_TWO, BOARD)),
        "river_face": OneOf(("up", "down"), (LAST_TWO, BOARD)),
        "river_turned": OneOf(("the last cards", "the first cards"), (f"{TEN}(g)", LAST_TWO)),
        "river_burns": AtMost(0, (f"{TEN}(g)",)),
        "turn_with_river": Holds(value=True, clauses=(f"{TEN}(g)",)),
        "board_area": OneOf(("community", "dealer"), (f"{LAW}.9(c)", BOARD, FLOP, LAST_TWO)),
        "board_as_needed": Holds(value=True, clauses=(f"{TEN}(c)",)),
        "board_is_shared": Covers(("players", "dealer"), (BOARD,)),
        "own_cards_needed": OneOf((0, 2), (f"{TEN}(i)",)),
        "dealer_shows": AtLeast(2, (f"{TEN}(i)",)),
        "dealer_cards_ranked": AtLeast(7, (f"{TEN}(i)",)),
        "player_cards_ranked": AtLeast(7, (f"{TEN}(i)",)),
        "racked": Holds(value=True, clauses=(), also=(term("Round of play"),)),
        "round_ends": Holds(value=True, clauses=(), also=(term("Round of play"),)),
    }


def _settlement_rules() -> Rules:
    """Ante, raise and odds wager, by the dealer's qualifying and the better hand: 39.11(b) to (f)."""
    one, two, five = (f"{ELEVEN}(b)({number})" for number in (1, 2, 5))
    won, push, lost = (("won", "push", "lost"), ("push", "won", "lost"), ("lost", "push", "won"))
    return {
        "compares_each": Holds(value=True, clauses=(f"{ELEVEN}(b)",)),
        "qualifies_with": LeastHand("one-pair", (one, two)),
        "qualifies_by": OneOf(("seven cards", "hole cards"), (two,)),
        "unqualified_ante": Covers(("higher hand", "lower hand"), (one,)),  # whose ante pushes
        "unqualified_keeps": Covers(("raise", "odds", *BONUSES), (one,)),
        "unqualified_raise": OneOf(("compared", "won"), (one,)),
        "winning_ante": OneOf(won, (two,)),
        "losing_ante": OneOf(lost, (f"{ELEVEN}(b)(3)",)),
        "tie_ante": OneOf(push, (f"{ELEVEN}(b)(4)",)),
        "even_money_ante": Exactly(1, (two,)),
        "even_money_raise": Exactly(1, (five, f"{ELEVEN}(c)")),
        "good_win_from": LeastHand("straight", (f"{ELEVEN}(c)", five)),
        "good_win_own_cards": OneOf((0, 2), (five,)),  # that must be in the hand
        "good_win_raise": OneOf(won, (five,)),
        "good_win_odds": OneOf(won, (five,)),
        "plain_win_raise": OneOf(won, (f"{ELEVEN}(c)",)),
        "plain_win_odds": OneOf(push, (f"{ELEVEN}(c)",)),
        "tie_raise": OneOf(push, (f"{ELEVEN}(d)",)),
        "tie_odds": OneOf(push, (f"{ELEVEN}(d)",)),
        "bad_beat_from": LeastHand("straight", (f"{ELEVEN}(e)", f"{ELEVEN}(f)")),
        "bad_beat_own_cards": OneOf((0, 1, 2), (f"{ELEVEN}(f)",)),
        "plain_loss_raise": OneOf(lost, (f"{ELEVEN}(e)",)),
        "plain_loss_odds": OneOf(lost, (f"{ELEVEN}(e)",)),
        "bad_beat_ante": OneOf(lost, (f"{ELEVEN}(f)",)),
        "bad_beat_raise": OneOf(lost, (f"{ELEVEN}(f)",)),
        "bad_beat_odds": OneOf(won, (f"{ELEVEN}(f)",)),
        "bad_beat_hand": OneOf(("the player's", "the dealer's"), (f"{ELEVEN}(f)",)),
        "odd_amounts": OneOf(("to the cent", "rounded down", "rounded up"), (five,)),
        **_payment_rules(),
    }


def _payment_rules() -> Rules:
    """The stake goes back beside the winnings, and nothing limits these: by wager."""
    five = f"{ELEVEN}(b)(5)"
    paid = {
        "ante": (f"{ELEVEN}(b)(2)",),
        "raise": (five, f"{ELEVEN}(c)"),
        "odds": (five, f"{ELEVEN}(f)"),
        "trips-plus": (f"{ELEVEN}(g)",),
        "pocket-bonus": (f"{ELEVEN}(i)",),
    }
    stakes = {f"{area}_stake_back": Holds(value=True, clauses=clauses) for area, clauses in paid.items()}
    in_full = {f"{area}_in_full": Holds(value=True, clauses=paid[area]) for area in ("odds", *BONUSES)}
    return {**stakes, **in_full}


def _bonus_rules() -> Rules:
    """Trips plus and pocket bonus: the definitions, 39.10(h) and 39.11(g) to (i)."""
    paid = pay_rules(NAME)
    for wager in ("odds", "bad-beat-bonus"):  # what they do without a row is said in (c) to (e)
        del paid[f"{wager}_no_row"]
    return {
        **paid,
        "trips-plus_from": LeastHand("three-of-a-kind", (TRIPS, TRIPS)),
        "trips-plus_own_cards": OneOf((0, 1, 2), (TRIPS,)),  # that must be in the hand
        "trips-plus_hand": OneOf(("the player's", "the dealer's"), (f"{ELEVEN}(g)",)),
        "trips-plus_regardless": Covers(("fold", "lower hand", "equal hand"), (f"{ELEVEN}(g)",)),
        "trips-plus_settled": Covers(("before", "after"), (f"{ELEVEN}(h)",)),
        "pocket-bonus_row": Method((pocket_row, POCKET_SLIPS), (f"{ELEVEN}(i)",)),
        "pocket-bonus_regardless": Covers(("fold", "lower hand", "equal hand"), (f"{ELEVEN}(i)",)),
        "pocket-bonus_after_fold": Holds(value=True, clauses=(f"{TEN}(h)",)),
        "pocket-bonus_cards": OneOf(("the player's", "the dealer's"), (POCKET,)),
        "pocket-bonus_wins": Covers(("pair", "ace-face"), (POCKET,)),
        "face_cards": Ranks("KQJ", (term("Face card"),)),
    }


def _equipment_rules() -> Rules:
    """The table, the decks and the cover card: 39.2, 39.7 to 39.9 and 13:69E-1.13Z."""
    decks, cover = f"{LAW}.2", term("Cover card")
    return {
        **equipment_rules(f"{SECTION}(a)", f"{SECTION}(c)", decks, SECTIONS),
        "positions": AtMost(6, (f"{SECTION}(a)",)),
        "cover_cards": AtLeast(1, (f"{decks}(a)",)),  # more than one breaks nothing
        "cover_colour": OneOf(("yellow", "red"), (cover,)),
        "cover_contrasts": Holds(value=True, clauses=(f"{decks}(a)",)),
        "cover_material": OneOf(("plastic", "paper"), (cover,)),
    }


def _irregularity_rules() -> Rules:
    """What is found with every way of dealing and at every stage, and what it voids: 39.12 and 39.7(f)2."""
    face_up, misdealt, exposed, shoe = (f"{ODD}({letter})" for letter in "acdf")
    rules: Rules = {
        **minded_rules(ODD, LETTERS, METHODS),
        "exposed_stages": Covers(tuple(DECISIONS), (exposed,)),
        "exposed_until_shown": Holds(value=True, clauses=(exposed,)),
        "exposed_in_deal_counts": Holds(value=True, clauses=(exposed,)),
        "exposed_keeps_pocket-bonus": Never(value=False, clauses=(exposed,)),
        "face_up_keeps_pocket-bonus": Never(value=False, clauses=(face_up,)),
        "misdeal_stages": Covers(tuple(DECISIONS), (misdealt,)),
        "misdeal_shows": Holds(value=True, clauses=(misdealt,)),
        "dealers_misdeal_shows": Holds(value=True, clauses=(misdealt,)),
    }
    for area in ("ante", "odds", "raise", *BONUSES):
        in_deal = (shoe,) if area != "raise" else ()
        clauses = (face_up, misdealt, exposed, *in_deal, f"{LAW}.7(f)2")
        rules[f"void_returns_{area}"] = Holds(value=True, clauses=clauses)
    return rules


ALWAYS: Rules = always_rules(f"{LAW}.2", f"{LAW}.3", f"{LAW}.4", "", COUNTS[0]) | {
    "changes_second_deck": Holds(value=True, clauses=()),
    "second_deck_waits_for_look": Holds(value=True, clauses=(f"{LAW}.3(d)",)),  # HUH-34 leaves 39.4(e) open
    "counts_second_deck": Holds(value=True, clauses=COUNTS),
    "counts_on_after_idling": Holds(value=True, clauses=COUNTS),
    "calls_every_round": Holds(value=True, clauses=CALLS),
    "cuts_second_pre_shuffled": Holds(value=True, clauses=(f"{LAW}.4(b)2",)),
    "device_counts_second_deck": Holds(value=True, clauses=tuple(WAIVERS.values())),
}

RULES: Rules = (
    house_rules(f"{LAW}.2", f"{LAW}.3", f"{LAW}.4", "", ODD, inspection="b")
    | {
        "spread_in_fans": Holds(value=False, clauses=()),
        "idle_each_deck": Holds(value=True, clauses=()),
        "cuts_pre_shuffled": Holds(value=True, clauses=(f"{LAW}.4(b)2",)),
    }
    | ALWAYS
    | ranking_rules(f"{LAW}.5", f"{LAW}.5(c)", term("Hand"), f"{TEN}(i)")
    | _wager_rules()
    | dealing_rules(*SECTIONS, board=Pass("community", f"{LAW}.9(c)", 5, also=(f"{TEN}(c)",)))
    | stub_rules(*SECTIONS, WAIVERS, seen_anyway=True)
    | _decision_rules()
    | _board_rules()
    | _settlement_rules()
    | _bonus_rules()
    | irregular_rules(ODD, LETTERS)
    | all_void_rules(ODD, LETTERS)
    | _irregularity_rules()
    | _equipment_rules()
    | layout_rules()
)
