"""The rules of all-in hold 'em as data, each with its citation: N.J.A.C. 19:47-44 and what it amends."""

from collections.abc import Callable, Iterator
from typing import Any

from ... import house
from ...always import always_rules
from ...betting import betting_rules, later_wager_rules
from ...cards import RANK, RED
from ...dealing import dealing_rules
from ...equipment import equipment_rules
from ...irregular import Letters, irregular_rules, minded_rules
from ...pay_tables import pay_rules
from ...ranking import ranking_rules
from ...rules import (
    AtLeast,
    Clockwise,
    Covers,
    Exactly,
    Forbids,
    Holds,
    Method,
    OneOf,
    Rule,
    Rules,
    Step,
    Steps,
    Threshold,
)  # fmt: skip
from ...settlement import stake_rules
from ...stub import stub_rules
from ...table import Table
from .layout import layout_rules

NAME = "all-in-holdem"
LAW = "19:47-44"
ODD = "19:47-42.13"  # printed so; it is 44.13
SUITS = ("clubs", "diamonds", "hearts", "spades")
BONUSES = ("hole-card-bonus", "final-hand-bonus")
SECTIONS = (f"{LAW}.7", f"{LAW}.8", f"{LAW}.9")  # from a manual shoe, the hand, an automated shoe
METHODS = ("manual-shoe", "hand", "automated-shoe")
OPTIONS: dict[str, tuple[Any, ...]] = {
    "dealing": METHODS,
    "shuffling": ("device", "manual"),
    "decks": (1, 2),
    "hole-card-bonus": ("A", "B", "C", "D"),
    "final-hand-bonus": ("A", "B", "C", "D"),
    "ante-minimum": (500,),
    "hole-card-bonus-minimum": (100,),
    "final-hand-bonus-minimum": (100,),
    "odds-shown": ("layout", "sign"),
    "limit-shown": ("layout", "sign"),
    "idle-spread": ("up", "down"),
    "match-play": ("taken", "not-taken"),
}


def term(word: str) -> str:
    """The citation of a defined term."""
    return f'{LAW}.1 "{word}"'


# The dealer's call


def points(cards: list[str], values: dict[str, int]) -> int:
    """What the cards are worth."""
    return sum(values[card[0]] for card in cards)


def highest_card(cards: list[str], values: dict[str, int]) -> int:
    """What the best card is worth, and one more for a lone ace or king."""
    return max((values[card[0]] for card in cards), default=0)


VALUES = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10} | {str(n): n for n in range(2, 10)}


class Values(Rule):
    """What each card counts: broken by counting one kind of card differently."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        # Each is a slip that shows: two unpaired cards that count 10 or 11 together. With 2 as the least
        # other card, a ten shows only from 8 down; and since 5 and 5 are a pair, a 5 only if it counts less.
        yield "counts an ace as 1", {**self.value, "A": 1}
        for ten in "KQJT":
            yield f"counts {ten} as 8", {**self.value, ten: 8}
        for number in "23456789":
            yield f"counts {number} as one less", {**self.value, number: self.value[number] - 1}
        for number in "234678":
            yield f"counts {number} as one more", {**self.value, number: self.value[number] + 1}


# The bonus wagers


def hole_row(cards: list[str]) -> str | None:
    """The highest row of the hole card bonus that two cards reach."""
    if len(cards) != 2:  # noqa: PLR2004
        return None
    (one, two), ranks = cards, sorted(RANK[card] for card in cards)
    if ranks[0] == ranks[1]:
        rank = ranks[0]
        if rank == 14:  # noqa: PLR2004
            return "two red aces" if {one, two} <= RED else "aces"
        return "court pair" if rank > 10 else "middle pair" if rank > 5 else "low pair"  # noqa: PLR2004
    if one[1] != two[1]:
        return None
    return "suited ace-king" if ranks == [13, 14] else "suited"


def last_row(cards: list[str]) -> str | None:
    """The lowest row that two cards reach, as if overlapping rows did not matter."""
    row = hole_row(cards)
    return {"two red aces": "aces", "suited ace-king": "suited"}.get(row or "", row)


def taking(rank: int, row: str | None) -> Callable[[list[str]], str | None]:
    """The rows with a slip: a pair of this rank goes to another row."""

    def careless(cards: list[str]) -> str | None:
        return row if [RANK[card] for card in cards] == [rank, rank] else hole_row(cards)

    return careless


def black_aces(cards: list[str]) -> str | None:
    """The rows with a slip: a red ace and a black one are no pair."""
    return None if len({card in RED for card in cards}) > 1 and cards[0][0] == "A" else hole_row(cards)


def blind_to(suit: str) -> Callable[[list[str]], str | None]:
    """The rows with a slip: two cards of one suit are not seen to be suited."""

    def careless(cards: list[str]) -> str | None:
        row = hole_row(cards)
        return None if row == "suited" and cards[0][1] == suit else row

    return careless


# The payout limit


def all_wagers_at_minimum(table: Table, odds: dict[str, int]) -> int:
    """The most one patron can win in a round of minimum wagers: red aces that make a royal flush."""
    least = {area: int(table.options[f"{area}-minimum"]) for area in ("ante", *BONUSES)}
    return 4 * least["ante"] + sum(odds[area] * least[area] for area in BONUSES)


def main_wagers_at_minimum(table: Table, odds: dict[str, int]) -> int:
    """The same on ante and raise alone."""
    return 4 * int(table.options["ante-minimum"])


def largest_payout_at_minimum(table: Table, odds: dict[str, int]) -> int:
    """The largest single payout at the minimum."""
    return max(odds[area] * int(table.options[f"{area}-minimum"]) for area in BONUSES)


def one_minimum(area: str) -> Callable[[Table, dict[str, int]], int]:
    """The same, as if one minimum held for every wager."""
    return lambda table, odds: (4 + sum(odds.values())) * int(table.options[f"{area}-minimum"])


def table_a_at_minimum(table: Table, odds: dict[str, int]) -> int:
    """The same, as if the hole card bonus always paid by table A."""
    return all_wagers_at_minimum(table, {**odds, "hole-card-bonus": 50})


def _wager_rules() -> Rules:
    """What the definitions and 44.6 say of each wager of this game."""
    six, ante = f"{LAW}.6", term("Ante")
    terms = {
        "ante": ante,
        "hole-card-bonus": term("Hole card bonus wager"),
        "final-hand-bonus": term("Final hand bonus wager"),
    }
    rules: Rules = {
        "ante_required": Holds(value=True, clauses=(ante,)),
        "raise_without_ante": Forbids(value=True, clauses=(ante,)),
        "late_raise": Forbids(value=True, clauses=(term("Raise wager"),)),
        "both_bonuses": Holds(value=True, clauses=(f"{six}(c)",)),
    }
    for area, defined in terms.items():
        rules[f"late_{area}"] = Forbids(value=True, clauses=(f"{six}(b)", defined))
    for area in BONUSES:
        rules[f"{area}_with_ante"] = Holds(value=True, clauses=(f"{six}(c)",))
        rules[f"{area}_optional"] = Holds(value=True, clauses=(terms[area],))
        rules[f"{area}_has_no_bearing"] = Holds(value=True, clauses=(f"{six}(c)",))
    return rules


def stakes_counted_too(table: Table, odds: dict[str, int]) -> int:
    """All wagers at their minimum, with the stakes that go back."""
    least = {area: int(table.options[f"{area}-minimum"]) for area in ("ante", *BONUSES)}
    return all_wagers_at_minimum(table, odds) + 4 * least["ante"] + sum(least[area] for area in BONUSES)


def _round_rules() -> Rules:
    """Decisions, the dealer's call, the board and the settlement: 44.10."""
    ten = f"{LAW}.10"
    raise_amount = (f"{ten}(a)2", term("Raise wager"))
    return {
        "raise_multiple": Exactly(3, raise_amount),
        "raise_counts_additions": Holds(value=True, clauses=(f"{ten}(a)2",)),
        "other_raise": Forbids(value=True, clauses=(*raise_amount, f"{LAW}.6(d)")),
        "early_raise": Forbids(value=True, clauses=(f"{LAW}.6(d)", term("Raise wager"))),
        "raise_elsewhere": Forbids(value=True, clauses=(f"{ten}(a)2",)),
        "third_option": Forbids(value=True, clauses=(f"{ten}(a)",)),
        "anothers_hand": Forbids(value=True, clauses=(f"{ten}(a)",)),
        "second_decision": Forbids(value=True, clauses=(f"{ten}(a)",)),
        "undecided": Forbids(value=True, clauses=(f"{ten}(a)",)),
        "raise_after_fold": Forbids(value=True, clauses=(term("Fold"), f"{ten}(a)1")),
        "fold_gives_up": Holds(value=True, clauses=(term("Fold"),)),
        "fold_lays_down": OneOf(("down",), (), also=(f"{ten}(a)1",)),  # where a player lays cards is attested
        "fold_is_open": Holds(value=True, clauses=(f"{ten}(a)1",)),
        "raise_is_open": Holds(value=True, clauses=(f"{ten}(a)2",)),
        "completes": Steps(
            (
                Step("the folded hands", f"{ten}(b)"),
                Step("the dealer's cards", f"{ten}(c)"),
                Step("the early settlement", f"{ten}(e)"),
                Step("the board", f"{ten}(f)"),
                Step("the dealer's hand", f"{ten}(g)"),
                Step("the players' hands", f"{ten}(h)"),
            ),
            (),
        ),
        "folds_round": Clockwise(value=False, clauses=(f"{ten}(b)",)),
        "folds_start": Holds(value=True, clauses=(f"{ten}(b)",)),
        "folds_wait": Holds(value=True, clauses=(f"{ten}(b)",)),
        "bonus_folds_in_turn": OneOf(("in turn", "last", "from the left"), (f"{ten}(b)",)),
        "folds_in_succession": Holds(value=True, clauses=(f"{ten}(b)",)),
        "plain_fold": Steps((Step("the ante", f"{ten}(b)1"), Step("the unseen cards", f"{ten}(b)1")), ()),
        "plain_fold_face": OneOf(("down", "up"), (f"{ten}(b)1",)),
        "plain_fold_shown": Forbids(value=True, clauses=(f"{ten}(b)1",)),
        "bonus_fold": Steps(
            tuple(Step(name, f"{ten}(b)2") for name in ("the shown cards", "the ante", "the bonus")), ()
        ),
        "final_bonus_fold_shown_first": Holds(value=True, clauses=(f"{ten}(b)2",)),
        "fold_settles_hole_bonus": Holds(value=True, clauses=(f"{ten}(b)2i",)),
        "fold_racks_settled": Holds(value=True, clauses=(f"{ten}(b)2i",)),
        "fold_keeps_cards": Holds(value=True, clauses=(f"{ten}(b)2i",)),
        "fold_keeps_final_bonus": Holds(value=True, clauses=(f"{ten}(b)2ii",)),
        "fold_lies_under_bonus": Holds(
            value=True, clauses=(), also=(f"{ten}(b)2ii",)
        ),  # underneath is attested
        "fold_lies_face": OneOf(("up", "down"), (f"{ten}(b)2ii",)),
        "dealer_shows": AtLeast(2, (f"{ten}(c)",)),
        "announces_call": Holds(value=True, clauses=(f"{ten}(c)",)),
        "pair_calls": Holds(value=True, clauses=(f"{ten}(c)1",)),
        "low_pairs_call": Covers(("2", "3", "4", "5"), (f"{ten}(c)1",)),  # those that count less than 11
        "counts": Method((points, {"looks at the highest card": highest_card}), (f"{ten}(c)2",)),
        "card_points": Values(VALUES, (f"{ten}(c)2i",)),
        "calls_from": Threshold(11, (f"{ten}(c)2ii(1)", f"{ten}(c)2ii(2)")),
        "out_round": Clockwise(value=False, clauses=(f"{ten}(d)",)),
        "out_pays_ante": Holds(value=True, clauses=(f"{ten}(d)",)),
        "out_raise": OneOf(("returned", "collected", "paid"), (f"{ten}(d)",)),
        "out_settles_hole_bonus": Holds(value=True, clauses=(f"{ten}(d)",)),
        "out_settles_both_bonuses": Holds(value=True, clauses=(f"{ten}(d)",)),
        "out_settles_before_board": Holds(value=True, clauses=(f"{ten}(d)",)),
        "out_racks_cards": Holds(value=True, clauses=(f"{ten}(d)",)),
        "out_keeps_cards": Holds(value=True, clauses=(f"{ten}(d)",)),
        "out_passes_folders": Holds(value=True, clauses=(f"{ten}(d)",)),
        "out_is_final": Holds(value=True, clauses=(f"{ten}(d)",)),
        "out_deals_for_bonus": Holds(value=True, clauses=(f"{ten}(d)",)),
        "out_deals_for_folder": Holds(value=True, clauses=(f"{ten}(d)",)),
        "in_round": Clockwise(value=False, clauses=(f"{ten}(e)",)),
        "in_reveals": Holds(value=True, clauses=(f"{ten}(e)",)),
        "in_settles_hole_bonus": Holds(value=True, clauses=(f"{ten}(e)",)),
        "board": Steps(
            tuple(
                Step(name, f"{ten}(f)")
                for name in (
                    "a burn",
                    "the first three",
                    "another burn",
                    "the fourth",
                    "one more burn",
                    "the fifth",
                )
            ),
            (),
        ),
        "burn_cards": Exactly(1, (f"{ten}(f)",)),
        "first_cards": Exactly(3, (f"{ten}(f)",)),
        "board_area": OneOf(("community", "dealer"), (f"{ten}(f)",)),
        "board_face": OneOf(("up", "down"), (f"{ten}(f)", term("Community card"))),
        "board_size": Exactly(5, (term("Community card"), f"{ten}(f)")),
        "burn_face": OneOf(("down", "up"), (term("Burn"),)),
        "burns_next_card": Holds(value=True, clauses=(term("Burn"),)),
        "burn_is_racked": Holds(value=True, clauses=(term("Burn"),)),
        "burn_unseen": Holds(value=True, clauses=(term("Burn"),)),
        "ranks_dealer": Holds(value=True, clauses=(f"{ten}(g)",)),
        "dealer_cards_ranked": AtLeast(7, (f"{ten}(g)",)),
        "player_cards_ranked": AtLeast(7, (f"{ten}(h)",)),
        "hands_round": Clockwise(value=False, clauses=(f"{ten}(h)",)),
        "ranks_players": Holds(value=True, clauses=(f"{ten}(h)",)),
        "ranks_players_if_out": Holds(value=True, clauses=(f"{ten}(h)",)),
        "reveals_players": Holds(value=True, clauses=(f"{ten}(h)",)),
        "showdown_wagers": Covers(("ante", "raise"), (f"{ten}(i)",)),
        "higher_hand": OneOf(("won", "push", "lost"), (f"{ten}(i)",)),
        "lower_hand": OneOf(("lost", "push", "won"), (f"{ten}(i)",)),
        "equal_hand": OneOf(("push", "won", "lost"), (f"{ten}(i)",)),
        "settles_final_bonus": Holds(value=True, clauses=(f"{ten}(i)",)),
        "racked": Holds(value=True, clauses=(), also=(f"{ten}(j)",)),
        "round_ends": Holds(value=True, clauses=(), also=(term("Round of play"),)),
    }


def _payout_rules() -> Rules:
    """Odds and the payout limit: 44.11."""
    limit = (f"{LAW}.11(e)",)
    return {
        **pay_rules(NAME),
        **stake_rules(
            {
                "ante": f"{LAW}.11(b)",
                "raise": f"{LAW}.11(b)",
                "hole-card-bonus": f"{LAW}.11(c)",
                "final-hand-bonus": f"{LAW}.11(d)",
            }
        ),
        "even_money_ante": Exactly(1, (f"{LAW}.11(b)",)),
        "even_money_raise": Exactly(1, (f"{LAW}.11(b)",)),
        "pays_cents": Holds(value=True, clauses=tuple(f"{LAW}.11({letter})" for letter in "bcd")),
        "hole-card-bonus_row": Method(
            (
                hole_row,
                {
                    "pays the lower of two rows": last_row,
                    "takes jacks for a middle pair": taking(11, "middle pair"),
                    "takes sixes for a low pair": taking(6, "low pair"),
                    "pays no pair of twos": taking(2, None),
                    "pays no aces of two colours": black_aces,
                    **{f"sees no suited cards in {suit}": blind_to(suit[0]) for suit in SUITS},
                },
            ),
            (f"{LAW}.11(c)",),
        ),
        "hole_bonus_cards": OneOf(("the player's", "the dealer's"), (term("Hole card bonus wager"),)),
        "hole_bonus_stands_alone": Holds(value=True, clauses=(term("Hole card bonus wager"),)),
        "final_bonus_own_cards": OneOf(
            (0, 1, 2), (term("Final hand bonus wager"),)
        ),  # that must be in the hand
        "final_bonus_stands_alone": Holds(value=True, clauses=(term("Final hand bonus wager"),)),
        "limit": Exactly(50_000, limit),
        "limit_at_minimum": Method(
            (
                all_wagers_at_minimum,
                {
                    "limit counts ante and raise only": main_wagers_at_minimum,
                    "limit counts one payout only": largest_payout_at_minimum,
                    "limit counts stakes too": stakes_counted_too,
                    "limit takes the ante minimum for the bonuses": one_minimum("ante"),
                    "limit takes a bonus minimum for the ante": one_minimum("final-hand-bonus"),
                    "limit is reckoned by table A": table_a_at_minimum,
                },
            ),
            limit,
        ),
        "limit_greater_of": Holds(value=True, clauses=limit),
        "limit_covers": Covers(("ante", "raise", *BONUSES), limit),
        "limit_holds_for": Covers(("a folder", "a dealer who calls", "a dealer who does not call"), limit),
        "limit_spares_stakes": Holds(value=True, clauses=limit),
        "limit_per_hand": Holds(value=True, clauses=limit),
    }


VOID_HANDS: Rules = {  # which bonus wagers survive them, and that a misdeal needs nobody to complain
    name: Holds(value=True, clauses=(f"{ODD}({letter})",))
    for letter, names in {
        "a": (
            "exposed_keeps_hole-card-bonus",
            "exposed_deals_board",
            "exposed_keeps_final-hand-bonus",
            "exposed_keeps_folders",
        ),
        "b": ("face_up_keeps_hole-card-bonus", "face_up_keeps_final-hand-bonus"),
        "d": ("misdeal_shows", "dealers_misdeal_shows"),
    }.items()
    for name in names
}

RULES: Rules = (
    house.house_rules(f"{LAW}.2", f"{LAW}.3", f"{LAW}.4", "19:46-1.18", ODD)
    | always_rules(f"{LAW}.2", f"{LAW}.3", f"{LAW}.4", "19:46-1.18", f"{LAW}.7(f)")
    | ranking_rules(f"{LAW}.5", term("Suit"), term("Hand"), term("Community card"))
    | betting_rules(f"{LAW}.6", f"{LAW}.12", (f"{LAW}.6(c)", term("Ante")))
    | later_wager_rules(f"{LAW}.6", ("raise",))
    | _wager_rules()
    | dealing_rules(*SECTIONS, "19:46-1.19")
    | stub_rules(*SECTIONS)
    | _round_rules()
    | _payout_rules()
    | irregular_rules(ODD)
    | {"seen_dealer_voids": Holds(value=True, clauses=(), also=(f"{ODD}(d)",))}  # AIH-20 leaves it open
    | minded_rules(ODD, Letters(), METHODS)
    | VOID_HANDS
    | equipment_rules("19:46-1.13U(a)", "19:46-1.13U(d)", f"{LAW}.2", SECTIONS, "19:46-1.17(a)", "19:46-1.19")
    | layout_rules()
)
