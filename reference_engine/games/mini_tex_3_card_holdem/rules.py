"""The rules of mini-tex 3 card hold 'em as data: N.J.A.C. 19:47-36 and the sections amended with it."""

from typing import Any

from ... import house
from ...always import always_rules
from ...betting import betting_rules, later_wager_rules
from ...dealing import dealing_rules
from ...equipment import equipment_rules
from ...irregular import Letters, irregular_rules, minded_rules
from ...pay_tables import pay_rules
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
    Rules,
    Step,
    Steps,
)
from ...settlement import stake_rules
from ...stub import stub_rules
from ...three_cards import three_card_rules
from .layout import layout_rules
from .pocket import pocket_rules

NAME = "mini-tex-3-card-holdem"
LAW = "19:47-36"
TEN = f"{LAW}.10"
ODD = f"{LAW}.12"
SECTIONS = (f"{LAW}.7", f"{LAW}.8", f"{LAW}.9")  # from a manual shoe, the hand, an automated shoe
METHODS = ("manual-shoe", "hand", "automated-shoe")
OPTIONS: dict[str, tuple[Any, ...]] = {
    "dealing": METHODS,
    "shuffling": ("device", "manual"),
    "device-counts": ("no", "yes"),
    "decks": (1, 2),
    "opening": ("e1", "e2"),
    "pocket-poker": ("A", "B", "C"),
    "ante-bonus": ("none", 30, 29, 31),
    "ante-minimum": (500,),
    "pocket-poker-minimum": (100,),
    "odds-shown": ("layout", "sign"),
    "idle-spread": ("up", "down"),
    "match-play": ("taken", "not-taken"),
}
READINGS = {"MTX-05": "R1"}  # ace and two are not in sequence
MAIN = ("ante", "flop", "river", "play")  # the wagers against the dealer, in their order
STREETS = MAIN[1:]  # each is a decision: that wager, or a fold
ASKED = {"flop": f"{TEN}(a)", "river": f"{TEN}(c)", "play": f"{TEN}(e)"}
TIMES = {"flop": 1, "river": 1, "play": 2}
KINDS = ("pair", "flush", "straight", "three-of-a-kind", "straight-flush")


def term(word: str) -> str:
    """The citation of a defined term."""
    return f'{LAW}.1 "{word}"'


def wager_term(street: str) -> str:
    """The definition of a street's wager."""
    return term(f"{street.capitalize()} wager")


def before(street: str) -> tuple[str, ...]:
    """The wagers that lie when a street is decided."""
    return MAIN[: MAIN.index(street)]


# Wagers and decisions


def _wager_rules() -> Rules:
    """What the definitions and 36.6 say of ante and pocket poker wagers."""
    six, ante = f"{LAW}.6", term("Ante")
    return {
        "ante_required": Holds(value=True, clauses=(ante,)),
        "late_ante": Forbids(value=True, clauses=(f"{six}(b)", ante)),
        "late_pocket-poker": Forbids(value=True, clauses=(f"{six}(b)",)),
        "below_minimum_pocket-poker": Forbids(value=True, clauses=(f"{six}(c)",)),
        "pocket-poker_with_ante": Holds(value=True, clauses=(f"{six}(c)",)),
        "pocket-poker_optional": Holds(value=True, clauses=(term("Pocket poker wager"),)),
        "pocket-poker_has_no_bearing": Holds(value=True, clauses=(f"{six}(c)",)),
        "flop_counts_additions": Holds(value=True, clauses=(wager_term("flop"),)),
        "fold_gives_up": Holds(value=True, clauses=(term("Fold"),)),
    }


WITHOUT = {  # which clauses keep a street's wager from a player who has not made the one before
    "flop": (term("Ante"),),
    "river": (term("Flop wager"), term("Fold")),
    "play": (term("River wager"), term("Fold")),
}
DUE = {  # which clauses keep the dealer from going on while a street is undecided
    "flop": (f"{TEN}(a)", f"{TEN}(b)"),
    "river": (f"{TEN}(c)", f"{TEN}(d)"),
    "play": (f"{TEN}(f)",),
}


def _betting_rules(street: str) -> Rules:
    """How one street's wager is made: when, where, how much, and by whom."""
    asked, defined, six = ASKED[street], wager_term(street), f"{LAW}.6(d)"
    return {
        f"{street}_times_ante": Exactly(TIMES[street], (defined,)),
        f"{street}_by_own_ante": Holds(value=True, clauses=(defined,)),
        f"other_{street}": Forbids(value=True, clauses=(defined, six)),
        f"early_{street}": Forbids(value=True, clauses=(six,)),
        f"late_{street}": Forbids(value=True, clauses=(defined,)),
        f"{street}_elsewhere": Forbids(value=True, clauses=(f"{asked}1",)),
        f"{street}_without": Forbids(value=True, clauses=WITHOUT[street]),
        f"{street}_after_fold": Forbids(value=True, clauses=(term("Fold"),)),
        f"{street}_third_option": Forbids(value=True, clauses=(asked,)),
        f"{street}_second_decision": Forbids(value=True, clauses=(asked,)),
        f"{street}_anothers_hand": Forbids(value=True, clauses=(asked,)),
        f"{street}_bet_is_open": Holds(value=True, clauses=(asked,)),
        f"{street}_fold_is_open": Holds(value=True, clauses=(asked,)),
        f"{street}_undecided": Forbids(value=True, clauses=DUE[street]),
    }


def _later_rules() -> Rules:
    """What holds with cards in hand as before, on every street: 36.6(a), (b) and (e), 36.13."""
    bets, players = (f"{LAW}.6(b)",), (f"{LAW}.6(e)",)
    return {
        **later_wager_rules(f"{LAW}.6", STREETS, f"{LAW}.13"),
        "late_bet_stages": Covers(STREETS, bets),
        "late_increase_stages": Covers(STREETS, bets),
        "late_withdrawal_stages": Covers(STREETS, bets),
        "leaving_stages": Covers(STREETS, players),
        "folders_stay": Holds(value=True, clauses=players),
    }


def _fold_rules(street: str) -> Rules:
    """What a fold on one street forfeits, and what becomes of the pocket poker wager and the cards."""
    fold = f"{ASKED[street]}2"
    return {
        f"{street}_fold_forfeits": Covers(before(street), (fold,)),
        f"{street}_fold_pocket": OneOf(("waiting", "settled", "lost"), (f"{fold}i",)),
        f"{street}_fold_keeps_cards": Holds(value=True, clauses=(f"{fold}i",)),
        f"{street}_fold_racked": OneOf(("at once", "at the end", "never"), (f"{fold}ii",)),
        f"{street}_fold_face": OneOf(("down", "up"), (f"{fold}ii",)),
        f"{street}_fold_shown": Forbids(value=True, clauses=(f"{fold}ii",)),
    }


def _asking_rules(street: str) -> Rules:
    """In which order the dealer asks, and when."""
    asked = ASKED[street]
    return {
        f"{street}_asks": Holds(value=True, clauses=(asked,)),
        f"{street}_asks_each": Holds(value=True, clauses=(asked,)),
        f"{street}_asks_in_time": Holds(value=True, clauses=(asked,)),
        f"{street}_asks_round": Clockwise(value=True, clauses=(asked,)),
        f"{street}_asks_from_left": Holds(value=True, clauses=(asked,)),
    }


# The board


def _board_rules() -> Rules:
    """Burn, the flop of two; burn, the river of one: 36.10(b) and (d)."""
    rules: Rules = {
        "board_size": Exactly(3, (term("Community card"),)),
        "burns_next_card": Holds(value=True, clauses=(term("Burn"),)),
        "burn_is_racked": Holds(value=True, clauses=(term("Burn"),)),
        "burn_unseen": Holds(value=True, clauses=(term("Burn"),)),
        "flop_burn_face": OneOf(("down", "up"), (term("Burn"),)),
        "river_burn_face": OneOf(("down", "up"), (term("Burn"), f"{TEN}(d)")),
        "flop_cards": Exactly(2, (f"{TEN}(b)", term("Flop"))),
        "river_cards": Exactly(1, (f"{TEN}(d)", term("River"))),
    }
    for street, clause in (("flop", f"{TEN}(b)"), ("river", f"{TEN}(d)")):
        defined = term(street.capitalize())
        rules[f"{street}_steps"] = Steps((Step("the burn", clause), Step(f"the {street}", clause)), ())
        rules[f"{street}_burns"] = Exactly(1, (clause,))
        rules[f"{street}_face"] = OneOf(("up", "down"), (clause, defined, term("Community card")))
        rules[f"{street}_area"] = OneOf(("community", "dealer"), (clause, defined))
    return rules


# The showdown


def holds_ace_king(ranks: tuple[int, ...]) -> bool:
    """Ace and king."""
    return ranks[:2] == (14, 13)


def holds_ace(ranks: tuple[int, ...]) -> bool:
    """Any ace, as if only the highest card counted."""
    return ranks[:1] == (14,)


def holds_ace_queen(ranks: tuple[int, ...]) -> bool:
    """Ace and queen, or ace and king."""
    return ranks[:2] >= (14, 12)


def holds_more_than_ace_king_four(ranks: tuple[int, ...]) -> bool:
    """Above the lowest that can: with a 2 or 3 beside ace and king the five cards hold something better."""
    return ranks > (14, 13, 4)


def holds_nothing(ranks: tuple[int, ...]) -> bool:
    """No hand without a pair."""
    return not ranks


def _showdown_rules() -> Rules:
    """Showing, announcing and comparing hands: 36.10(f) and (g)."""
    rules: Rules = {
        "completes": Steps(
            (
                Step("the dealer's cards", f"{TEN}(f)"),
                Step("the dealer's hand", f"{TEN}(f)"),
                Step("the players' hands", f"{TEN}(g)"),
            ),
            (),
        ),
        "dealer_shows": AtLeast(2, (f"{TEN}(f)",)),
        "dealer_cards_ranked": AtLeast(5, (f"{TEN}(f)",)),
        "player_cards_ranked": AtLeast(5, (f"{TEN}(g)",)),
        "reveals_players": Holds(value=True, clauses=(f"{TEN}(g)",)),
        "ranks_players": Holds(value=True, clauses=(f"{TEN}(g)",)),
        "hands_round": Clockwise(value=False, clauses=(f"{TEN}(g)",)),
        "hands_from_right": Holds(value=True, clauses=(f"{TEN}(g)",)),
        "one_at_a_time": Holds(value=True, clauses=(f"{TEN}(g)",)),
        "racks_at_once": Holds(value=True, clauses=(f"{TEN}(g)",)),
        "qualifying_kinds": Covers(KINDS, (f"{TEN}(g)1",)),
        "qualifying_cards": Method(
            (
                holds_ace_king,
                {
                    "takes any ace": holds_ace,
                    "takes ace-queen": holds_ace_queen,
                    "takes no ace-king-four": holds_more_than_ace_king_four,
                    "takes no hand below a pair": holds_nothing,
                },
            ),
            (f"{TEN}(g)1",),
        ),
        "lower_to_unqualified": OneOf(("all lost", "play kept", "paid"), (f"{TEN}(g)2",)),
        "racked": Holds(value=True, clauses=(), also=(f"{TEN}(h)",)),
        "round_ends": Holds(value=True, clauses=(), also=(term("Round of play"),)),
    }
    for wager in MAIN:
        push, win, loss = ("push", "won", "lost"), ("won", "push", "lost"), ("lost", "push", "won")
        rules[f"lower_{wager}"] = OneOf(loss, (f"{TEN}(g)2",))
        rules[f"higher_{wager}"] = OneOf(win, (f"{TEN}(g)3",))
        rules[f"unqualified_{wager}"] = OneOf(push if wager == "play" else win, (f"{TEN}(g)4",))
        rules[f"equal_{wager}"] = OneOf(push, (f"{TEN}(g)5",))
        rules[f"even_money_{wager}"] = Exactly(1, (f"{LAW}.11(b)",))
    return rules


def _payout_rules() -> Rules:
    """36.11: a winner's stake goes back, and nothing caps what is paid."""
    clauses = {**dict.fromkeys(MAIN, f"{LAW}.11(b)"), "pocket-poker": f"{LAW}.11(c)"}
    paid = {"main": "b", "pocket-poker": "c", "ante-bonus": "d"}
    uncapped: Rules = {
        f"{area}_uncapped": Holds(value=True, clauses=(f"{LAW}.11({letter})",))
        for area, letter in paid.items()
    }
    return pay_rules(NAME) | stake_rules(clauses) | uncapped


# The ante bonus


def royal_hand(hand: tuple[str, ...], _: tuple[str, ...]) -> bool:
    """Ace, king and queen of one suit in the three cards of the hand."""
    return {card[0] for card in hand} == set("AKQ") and len({card[1] for card in hand}) == 1


def royal_among_five(_: tuple[str, ...], five: tuple[str, ...]) -> bool:
    """The same among all five cards, even if the board has all three."""
    return any({"A" + suit, "K" + suit, "Q" + suit} <= set(five) for suit in "cdhs")


def suited_run(hand: tuple[str, ...], _: tuple[str, ...]) -> bool:
    """Ace-king-queen or king-queen-jack of one suit."""
    return {card[0] for card in hand} in (set("AKQ"), set("KQJ")) and len({card[1] for card in hand}) == 1


def unsuited_royal(hand: tuple[str, ...], _: tuple[str, ...]) -> bool:
    """Ace, king and queen, whatever their suits."""
    return {card[0] for card in hand} == set("AKQ")


def _bonus_rules() -> Rules:
    """The ante bonus, where it is offered: 36.10(g)6 and 36.11(d)."""
    bonus, six, odds = term("Ante bonus"), f"{TEN}(g)6", f"{LAW}.11(d)"
    others = {
        "takes a royal flush on the board": royal_among_five,
        "takes the next straight flush": suited_run,
        "takes a royal straight": unsuited_royal,
    }
    return {
        "bonus_not_offered": Forbids(value=True, clauses=(bonus,)),
        "bonus_paid": Holds(value=True, clauses=(six, odds, bonus)),
        "bonus_hand": Method((royal_hand, others), (bonus, six)),
        "bonus_whatever_rank": Holds(value=True, clauses=(six,)),
        "bonus_whatever_qualification": Holds(value=True, clauses=(six,)),
        "bonus_after_fold": Never(value=False, clauses=(six,)),
        "bonus_reckoned_on": OneOf(("the ante", "all four wagers"), (odds,)),
        "bonus_beside_even_money": Holds(value=True, clauses=(odds,)),
        "bonus_off_posted_odds": Exactly(0, (odds,)),
        "bonus_at_most": AtMost(30, (odds,)),
    }


# What survives when all hands are void, and where this text differs from its twins


RETURNS = {  # which clauses void hands at a time when such a wager lies, and do not save it
    "ante": (f"{ODD}(a)", f"{ODD}(b)", f"{ODD}(d)", f"{ODD}(f)", f"{LAW}.7(f)2"),
    "flop": (f"{ODD}(a)", f"{ODD}(b)", f"{ODD}(d)", f"{LAW}.7(f)2"),
    "river": (f"{ODD}(a)", f"{ODD}(b)", f"{LAW}.7(f)2"),
    "play": (f"{ODD}(a)",),
    "pocket-poker": (f"{ODD}(b)", f"{ODD}(d)", f"{ODD}(f)", f"{LAW}.7(f)2"),
}


def _irregular_rules() -> Rules:
    """36.12, with what it saves and without what it does not say."""
    return {
        **{f"void_returns_{area}": Holds(value=True, clauses=by) for area, by in RETURNS.items()},
        **irregular_rules(ODD),
        **minded_rules(ODD, Letters(), METHODS),
        "early_card_minded": Covers(METHODS, (f"{ODD}(c)",)),  # after stacks the board comes card by card
        "exposed_voids": Holds(value=True, clauses=(f"{ODD}(a)",)),
        "exposed_in_deal_counts": Holds(value=True, clauses=(f"{ODD}(a)",)),
        "exposed_while_deciding": Covers(STREETS, (f"{ODD}(a)",)),
        "exposed_keeps_pocket-poker": Holds(value=True, clauses=(f"{ODD}(a)",)),
        "exposed_keeps_while_deciding": Covers(STREETS, (f"{ODD}(a)",)),
        "exposed_keeps_folders": Holds(value=True, clauses=(f"{ODD}(a)",)),
        "face_up_keeps_folders": Holds(value=True, clauses=(f"{ODD}(b)",)),
        "face_up_is_no_burn": Holds(value=True, clauses=(f"{ODD}(b)",)),
        "face_up_minded_at": Covers(("flop", "river"), (f"{ODD}(b)",)),
        "face_up_keeps_pocket-poker": Holds(value=True, clauses=(f"{ODD}(b)",)),
        "face_up_in_deal_keeps_pocket-poker": Never(value=False, clauses=(f"{ODD}(b)",)),
        "misdeal_voids": OneOf(("the hand",), (), also=(f"{ODD}(d)",)),  # or all hands: MTX-14
        "misdeal_shows": Holds(value=True, clauses=(f"{ODD}(d)",)),
        "dealers_misdeal_shows": Holds(value=True, clauses=(f"{ODD}(d)",)),
        "misdealt_reshuffles": Holds(value=True, clauses=(f"{ODD}(d)",)),
        "seen_dealer_voids": Holds(value=True, clauses=(), also=(f"{ODD}(d)",)),  # MTX-41 leaves it open
        "wrong_deck_voids": Covers((), ()),  # no condition on the deck: MTX-35
    }


def _stub_rules() -> Rules:
    """36.7(e) and (f) and their twins; a counting device spares the count of an automated shoe only."""
    counted = {"manual-shoe": f"{LAW}.7(f)", "hand": f"{LAW}.8(e)"}
    anyway: Rules = {
        f"counts_despite_device_{how}": Holds(value=True, clauses=(by,)) for how, by in counted.items()
    }
    return stub_rules(*SECTIONS, waivers={"automated-shoe": f"{LAW}.9(f)"}) | anyway


CALLS = (f"{LAW}.7(b)", f"{LAW}.8(b)3", f"{LAW}.9(b)2")
COUNTS = (f"{LAW}.7(f)", f"{LAW}.8(e)", f"{LAW}.9(e)")
ALWAYS: Rules = always_rules(f"{LAW}.2", f"{LAW}.3", f"{LAW}.4", "19:46-1.18", COUNTS[0]) | {
    "counts_second_deck": Holds(value=True, clauses=COUNTS),
    "counts_on_after_idling": Holds(value=True, clauses=COUNTS),
    "calls_every_round": Holds(value=True, clauses=CALLS),
    "receives_cards": Holds(value=True, clauses=(f"{LAW}.3(a)",)),
}
SHOWN = {"players": f"{TEN}(g)", "dealers": f"{TEN}(f)"}
RULES: Rules = (
    house.house_rules(f"{LAW}.2", f"{LAW}.3", f"{LAW}.4", "19:46-1.18", ODD, inspection="b")
    | ALWAYS
    | three_card_rules(f"{LAW}.5", term("Suit"), term("Hand"), term("Community card"), SHOWN)
    | betting_rules(f"{LAW}.6", f"{LAW}.13", (f"{LAW}.6(c)", term("Ante")))
    | _later_rules()
    | _wager_rules()
    | {
        name: rule
        for street in STREETS
        for name, rule in (_betting_rules(street) | _fold_rules(street)).items()
    }
    | {name: rule for street in STREETS[1:] for name, rule in _asking_rules(street).items()}
    | dealing_rules(*SECTIONS, "19:46-1.19")
    | _stub_rules()
    | _board_rules()
    | _showdown_rules()
    | _payout_rules()
    | pocket_rules(f"{LAW}.5(d)", f"{LAW}.11(c)", f"{TEN}(g)7", term("Pocket poker wager"))
    | _bonus_rules()
    | _irregular_rules()
    | equipment_rules("19:46-1.13Y(a)", "19:46-1.13Y(d)", f"{LAW}.2", SECTIONS, "19:46-1.17(a)", "19:46-1.19")
    | layout_rules()
)
