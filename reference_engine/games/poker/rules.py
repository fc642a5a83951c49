"""The rules of poker as data, each with the clauses that set it."""

from typing import Any

from ...house import change_rules
from ...rules import (
    AtLeast,
    AtMost,
    Clockwise,
    Covers,
    Exactly,
    Forbids,
    Holds,
    Method,
    Never,
    OneOf,
    Order,
    Rule,
    Rules,
    Says,
    Step,
    Steps,
)
from .division import by_first_seat, by_highest_card, by_lowest_card, lowest_suit_first
from .lows import MISTAKES, STUD_MISTAKES, from_the_bottom, high, low_key, pairs_overlooked
from .pots import everybody_wins_all, given_up_last, layers, one_side_pot, own_amount

NAME = "poker"
OPTIONS: dict[str, tuple[Any, ...]] = {
    "form": (
        "hold-em",
        "seven-card-stud-high",
        "seven-card-stud-high-low",
        "seven-card-stud-eight-or-better",
    ),
    "shuffling": ("manual",),
    "dealing": ("hand",),
    "decks": (1, 2),
    "ante-amount": (0,),
    "blind-amount": (100,),
    "second-blind-amount": (200,),
    "forced-bet-amount": (200,),
    "bet-minimum": (200,),
    "bet-maximum": (10000,),
    "rake-amount": (0,),
    "check-raise": ("allowed", "barred"),
    "idle-spread": ("up", "down"),
}
DECLARED = ("PK-12", "PK-13", "PK-16", "PK-19", "PK-24", "PK-39", "PK-44", "PK-45", "PK-61")
READINGS = dict.fromkeys(DECLARED, "R1")
SUITS = ("s", "h", "d", "c")  # highest first
SPLIT = ("high-low", "eight-or-better")
STARTS = ("left of the button", "the button", "left of the dealer")


def law(*paragraphs: str) -> tuple[str, ...]:
    """Citations of subchapter 14."""
    return tuple(f"19:47-14.{each}" for each in paragraphs)


def yes(*paragraphs: str) -> Rule:
    """Something that these paragraphs command."""
    return Holds(value=True, clauses=law(*paragraphs))


def no(*paragraphs: str) -> Rule:
    """Something that these paragraphs have refused."""
    return Forbids(value=True, clauses=law(*paragraphs))


CARDS: Rules = {
    **change_rules(""),
    "cover_card_first": yes("5(b)1"),
    "cut_minimum": AtLeast(10, law("5(b)2")),
    "small_cut": no("5(b)2"),
    "cut_goes_under": yes("5(b)3"),
    "deals_as_cut": yes(),
    "cuts_after_hand_shuffle": yes(),
    "recuts": yes("5(c)"),
    "late_recut": no("5(c)"),
    "idle_spread": yes("5(d)"),
    "idle_each_deck": Covers(("spread", "turned up", "mixed"), law("5(d)")),
    "idle_players": Exactly(2, law("5(d)")),
    "idle": Steps(
        (
            Step("the turning up", law("5(d)")[0]),
            Step("the looks", law("5(d)")[0]),
            Step("the mixing", law("5(d)")[0]),
        ),
        (),
    ),
    "burns_apart": yes("6(e)3"),
    "stub_count": OneOf(
        ("every round", "when 15 minutes are over", "when half an hour is over", "never"), law("6(e)4")
    ),
    "wrong_count_removes": Covers(("too few", "too many"), law("6(e)4")),
    "counts_hands": Covers(("on the first street", "later"), law("6(e)7")),
}

MONEY: Rules = {
    "least_players": AtLeast(2, law("6(b)")),
    "most_in_hold_em": AtMost(11, law("6(b)", "10(b)")),
    "most_in_stud": AtMost(8, law("9(b)")),
    "dealer_plays": Never(value=False, clauses=law("6(b)")),
    "only_the_seated": no("7(a)"),
    "only_the_seated_bet": no("7(a)"),
    "ante_before_cards": yes("6(c)", "7(b)1", "9(b)", "10(b)"),
    "blinds_before_cards": yes("6(c)", "7(b)2"),
    "blind_is_fixed": no("7(b)2"),
    "forced_bet_is_due": no("7(b)3"),
    "forced_bet_is_fixed": no("7(b)3"),
    "table_stakes": no("7(c)"),
    "coin_beyond_antes": Covers(("antes of a dollar", "blinds", "bets"), law("7(c)")),
    "coin_antes_below": AtMost(4, law("7(c)")),  # quarters
    "coins": Covers((25, 50), law("7(c)")),
    "other_coin": no("7(c)"),
    "adding_in_play": Covers(("in a hand", "all-in", "after a fold"), law("7(c)1")),
    "removing_in_play": Covers(("in turn", "out of turn"), law("7(c)1")),
    "adding_between_rounds": yes("7(c)1"),
    "currency_changed": yes("7(c)2"),
    "coin_changed_at": OneOf((100, 75, 125), law("7(c)2")),
    "funds_needed": Covers(("ante", "forced bet", "minimum"), law("7(c)3")),
    "all_in": yes("7(c)4"),
    "layers": Method(
        (
            layers,
            {
                "lets everybody win all": everybody_wins_all,
                "gives back no more than was put in": own_amount,
                "leaves to the last what was put in and given up": given_up_last,
            },
        ),
        law("7(c)4i"),
    ),
    "all_in_gets_cards": Covers(("on fourth street", "later", "on the board"), law("7(c)4ii")),
    "betting_goes_on": yes("7(c)4iii"),
    "side_pots": Method((lambda pots: pots, {"makes one side pot of all": one_side_pot}), law("7(c)4iii")),
    "binding_words": Covers(("fold", "check", "call", "raise", "bet"), law("7(d)")),
    "said_call_is_no_raise": yes("7(d)"),
    "binds_out_of_turn": Never(value=False, clauses=law("7(d)")),
    "binds_against_rules": Never(value=False, clauses=law("7(d)")),
    "binds_below_minimum": Never(value=False, clauses=law("7(d)")),
    "binds_above_maximum": Never(value=False, clauses=law("7(d)")),
    "announced_amount_counts": Covers(("placed less", "placed more"), law("7(e)")),
    "bet_pushed": yes("7(f)1"),
    "bet_in_pot": yes("7(f)2"),
    "bet_toward_pot": yes("7(f)3"),
    "string_bet": Covers(("raise", "bet"), law("7(g)")),
    "unfinished_bet_grows": yes("7(g)1"),
    "raise_after_call": no("7(g)2"),
    "announced_raise_grows": yes("7(g)3"),
    "single_chip_calls": Covers(("on the first street", "later"), law("7(i)")),
    "announced_single_chip_raises": yes("7(i)"),
    "check_raise": yes("7(j)"),
    "posted_check_raise": no("7(j)"),
    "stays_in_by_calling": no("6(c)"),
    "rake": yes("6(e)8"),
    "rake_first": yes("9(i)2"),  # PK-16
}

ENDING: Rules = {
    "uncalled_bet_wins": yes("6(d)", "6(e)5"),
    "showdown": yes("6(d)", "9(i)", "10(j)"),
    "collects_first": OneOf(("losing hands", "winning hands", "pots"), law("6(e)5")),
    "side_pots_first": OneOf(("all of them", "the last one only", "none"), law("6(e)6")),
    "best_high": Method((max, {"awards the worst": min}), law("6(d)", "9(i)1", "10(j)")),
    "hold_em_low": Never(value=False, clauses=law("10(a)")),
    "hold_em_hands": Method((high, MISTAKES), law("10(j)")),
    "stud_hands": Method((high, STUD_MISTAKES), law("9(i)1")),
    "own_cards_needed": OneOf((0, 1, 2), law("10(j)")),
    "board_shared": yes("10(j)"),
    "equal_hands_share": yes("10(j)"),  # PK-51
    "stud_cards": AtLeast(7, law("9(i)")),
    "split": OneOf(("in halves", "to the high hand", "to the low hand"), law("9(i)2")),
    "low_hands": Method(
        (low_key, {"looks at the lowest cards first": from_the_bottom, "overlooks pairs": pairs_overlooked}),
        law("9(i)2"),
    ),
    "qualifies": OneOf((("eight-or-better",), ("high-low", "eight-or-better")), law("9(i)2")),
    "odd_dollar": OneOf(("high", "low"), law("9(i)2i")),
    "tied_high_shared": yes("9(i)2ii"),
    "odd_dollar_joins": OneOf(("the high share", "the share of one hand"), law("9(i)2ii")),  # PK-43
    "high_excess": Method(
        (
            by_highest_card,
            {"goes to the lowest card": by_lowest_card, "goes to the first seat": by_first_seat},
        ),
        law("9(i)2ii"),
    ),
    "tied_low_shared": yes("9(i)2iii"),
    "low_excess": Method(
        (
            by_lowest_card,
            {"goes to the highest suit": lowest_suit_first, "goes to the first seat": by_first_seat},
        ),
        law("9(i)2iii"),
    ),
    "share_suits": Order(SUITS, law("9(i)2iv")),
    "low_at_most": Exactly(8, law("9(j)")),
    "pairs_spoil_low": yes("9(j)"),
    "no_low_all_high": yes("9(j)"),
    "low_sought": OneOf(("in each pot", "once for all pots"), law("9(j)")),  # PK-46
    "two_hands": Covers(SPLIT, law("9(k)")),
    "same_five_cards": Covers(SPLIT, law("9(k)")),
    "straight_is_low": Covers(SPLIT, law("9(k)1")),
    "flush_is_low": Covers(SPLIT, law("9(k)2")),
    "aces_in": Covers(SPLIT, law("9(l)")),
    "ace": OneOf(("high and low", "high only", "low only"), law("9(l)")),
}

STUD: Rules = {
    "deals_clockwise": Clockwise(value=True, clauses=law("9(c)")),
    "first_faces": OneOf(
        (("down", "down", "up"), ("down", "up", "down"), ("up", "down", "down")), law("9(c)")
    ),
    "up_card_suits": Order(SUITS, law("9(d)")),
    "equal_up_cards": OneOf(("as ranks go", "the lowest suit always"), law("9(d)")),
    "opens_high": OneOf(("lowest", "highest", "lowest, ace low"), law("9(d)1")),
    "opens_high_low": OneOf(("highest, ace low", "highest", "lowest"), law("9(d)2")),
    "opens_eight_or_better": OneOf(("lowest", "lowest, ace low", "highest"), law("9(d)3")),
    "forced_option": Never(value=False, clauses=law("9(e)")),
    "burns_fourth": yes("9(f)"),
    "fourth_face": OneOf(("up", "down"), law("9(f)")),
    "deals_fourth_clockwise": Clockwise(value=True, clauses=law("9(f)")),
    "folded_get_fourth": Never(value=False, clauses=law("9(f)")),
    "opens_later": OneOf(("best showing", "worst showing", "lowest seat", "best card showing"), law("9(f)1")),
    "opens_anew": Covers((5, 6, 7), law("9(h)")),
    "suits_make_hands": Never(value=False, clauses=law("9(h)")),  # PK-35
    "all_in_opener": OneOf(("is passed over", "is left out"), law("9(f)1")),  # PK-19
    "opener_folds": no("9(f)1"),
    "tied_opener": OneOf(("first seat", "last seat", "highest suit"), law("9(f)2")),
    "burns_later": Covers((5, 6, 7), law("9(h)")),
    "later_faces": OneOf(
        (("up", "up", "down"), ("up", "down", "up"), ("down", "up", "down"), ("up", "up", "up")), law("9(h)")
    ),
    "folded_get_later": Never(value=False, clauses=law("9(h)")),
    "common_card": yes("9(h)"),
    "burn_counts": yes("9(h)"),
    "common_burned": Covers(("from the deck", "from the burned cards"), law("9(h)")),
    "burns_shuffled": yes("9(h)"),
    "common_face": OneOf(("up", "down"), law("9(h)")),
    "common_card_shows": yes("9(h)"),  # PK-39
    "burns_shuffled_at": Exactly(1, law("9(h)")),
    "last_card": OneOf(("is left", "is burned", "is shuffled in"), law("9(h)")),  # PK-12
}

HOLD_EM: Rules = {
    "uses_button": yes("10(c)1"),
    "button_starts": OneOf(("right of the dealer", "left of the dealer"), law("10(c)2")),
    "button_moves": Covers(("after the first round", "later"), law("10(c)3")),
    "button_clockwise": Clockwise(value=True, clauses=law("10(c)3")),
    "first_blind": OneOf(STARTS, law("10(d)")),
    "second_blind": yes("10(d)"),
    "two_players_blinds": OneOf(("as always", "the button first"), law("10(d)")),  # PK-61
    "deal_begins": OneOf(STARTS, law("10(e)")),
    "hole_cards": Exactly(2, law("10(e)")),
    "hole_face": OneOf(("down", "up"), law("10(e)")),
    "hole_clockwise": Clockwise(value=True, clauses=law("10(e)")),
    "two_players_turns": OneOf(("as always", "the button first"), law("10(f)")),  # PK-61
    "first_to_answer": OneOf(("after the blinds", "left of the button", "left of the dealer"), law("10(f)")),
    "blind_may_raise": yes("10(f)"),
    "burns_flop": yes("10(g)"),
    "burns_turn": yes("10(h)"),
    "burns_river": yes("10(i)"),
    "flop_cards": Exactly(3, law("10(g)")),
    "turn_cards": Exactly(1, law("10(h)")),
    "river_cards": Exactly(1, law("10(i)")),
    "flop_face": OneOf(("up", "down"), law("10(g)")),
    "turn_face": OneOf(("up", "down"), law("10(h)")),
    "river_face": OneOf(("up", "down"), law("10(i)")),
    "flop_opener": OneOf(STARTS, law("10(g)")),
    "turn_opener": OneOf(STARTS, law("10(h)")),
    "river_opener": OneOf(STARTS, law("10(i)")),
}

BETTING: Rules = {
    "third_round": yes("9(e)"),
    "fourth_round": yes("6(c)", "9(f)"),
    "fifth_round": yes("9(h)"),
    "sixth_round": yes("9(h)"),
    "seventh_round": yes("9(h)"),
    "hole_round": yes("10(f)"),
    "flop_round": yes("6(c)", "10(g)"),
    "turn_round": yes("10(h)"),
    "river_round": yes("10(i)"),
    "third_turns": Clockwise(value=True, clauses=law("9(e)")),
    "later_turns": Clockwise(value=True, clauses=law("9(g)")),
    "hole_turns": Clockwise(value=True, clauses=law("10(f)")),
    "board_turns": Clockwise(value=True, clauses=law("10(g)")),
    "third_answers": yes("9(e)"),
    "fourth_answers": yes("9(g)"),
    "later_answers": yes("9(h)"),
    "hole_answers": yes("10(f)"),
    "flop_answers": yes("10(g)"),
    "turn_answers": yes("10(h)"),
    "river_answers": yes("10(i)"),
    "folds": yes("9(e)", "9(g)", "10(f)", "10(g)"),
    "checks_before_bet": yes("9(g)", "10(g)"),
    "bets_after_check": yes("9(g)", "10(g)"),
    "no_check_facing_a_bet": no("9(e)", "9(g)", "10(f)", "10(g)"),
    "raises": yes("9(e)", "9(g)", "10(f)", "10(g)"),
}

LAYOUT: Rules = {
    "stud_offered": Says("seven-card stud", law("8(a)1")),
    "stud_form": Says("", law("8(a)1")),
    "hold_em_offered": Says("hold 'em", law("8(a)2")),
    "hold_em_form": Says("high", law("8(a)2")),
    "offers_more": Never(value=False, clauses=law("8(b)")),
    "stud_ante_sign": yes("9(b)"),
    "hold_em_ante_sign": yes("10(b)"),
    "ante_sign_amount": yes("9(b)", "10(b)"),
    "blind_sign": yes("10(d)"),
    "blind_sign_amounts": yes("10(d)"),
}

RULES: Rules = {**CARDS, **MONEY, **ENDING, **STUD, **HOLD_EM, **BETTING, **LAYOUT}
