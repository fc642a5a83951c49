"""The rules of let it ride as data, each with its citation (19:47-18)."""

from collections.abc import Iterator
from typing import Any

from ...dealing import Pass
from ...equipment import equipment_rules
from ...hands import CATEGORIES
from ...house import house_rules
from ...irregular import Letters, minded_rules
from ...pay_tables import pay_rules
from ...rules import AtLeast, Covers, Exactly, Forbids, Holds, Method, OneOf, Order, Rule, Rules, silent
from ...settlement import stake_rules
from ...shared_cards import METHODS, Lays, common_rules, face_up_rules, misdeal_rules, pay_order_rules
from ...table import Table

NAME = "let-it-ride"
LAW = "19:47-18"
RANKS, DONE, PAYS, ODD = f"{LAW}.3", f"{LAW}.10(i)", f"{LAW}.11", f"{LAW}.12"
MAIN = ("bet-1", "bet-2", "bet-3")
READINGS = {"LIR-01": "R1"}
LEAST_LIMIT = 5_000_000
OPTIONS: dict[str, tuple[Any, ...]] = {
    "dealing": ("manual-shoe", "hand", "automated-shoe"),
    "shuffling": ("device", "manual"),
    "decks": (1, 2),
    "payout-limit": ("none", 5_000_000, 6_000_000, 4_000_000),
    "bonus": ("printed",),
}
OVERLAPS = (
    ("royal-flush", "straight-flush"),
    ("straight-flush", "flush"),
    ("straight-flush", "straight"),
    ("four-of-a-kind", "three-of-a-kind"),
    ("full-house", "three-of-a-kind"),
)


def term(name: str) -> str:
    """The citation of a defined term."""
    return f'{LAW}.1 "{name}"'


class Precedence(Rule):
    """Kinds of hand, highest first: broken where a hand that fits two is called by the lower."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for high, low in OVERLAPS:
            others = [name for name in self.value if name != low]
            others.insert(others.index(high), low)
            yield f"calls a {high} a {low}", tuple(others)


def declared_limit(table: Table) -> int | None:
    """The limit that the licensee has set, if any, in cents."""
    chosen = table.options.get("payout-limit", "none")
    if chosen == "none":
        return None
    least = LEAST_LIMIT if table.rules.small_limit.value else 0
    return max(int(chosen), least)


def a_dollar_more(table: Table) -> int | None:
    """A dollar over the limit."""
    limit = declared_limit(table)
    return None if limit is None else limit + 100


def a_thousand_less(table: Table) -> int | None:
    """A thousand dollars under the limit: whether stakes count is open, so that a dollar would not show."""
    limit = declared_limit(table)
    return None if limit is None else limit - 100_000


def of_itself(table: Table) -> int | None:
    """$50,000 though no limit was set."""
    return declared_limit(table) or LEAST_LIMIT


def _cards_rules() -> Rules:
    """The decks: 18.2."""
    decks = f"{LAW}.2"
    cards = equipment_rules("", "", decks, ("", "", ""))
    turns = house_rules(decks, "", "", "", "")
    cited = ("cards_in_deck", "cards_uniform", "one_deck", "cover_solid", "two_decks_at_most")
    second = ("two_decks_need_device", "second_deck_full", "second_deck_uniform", "backs_differ")
    return {
        **silent(cards),
        **{name: cards[name] for name in (*cited, *second)},
        **{name: turns[name] for name in ("alternates", "shuffles_meanwhile", "one_deck_in_rack")},
        "hand_without_device": Rule(value=False, clauses=()),
        "cover_cards": AtLeast(1, (f"{decks}(a)",)),
        "cover_contrasts": Holds(value=True, clauses=(f"{decks}(a)", f"{decks}(b)1")),
        "shuffles_second_deck": Holds(value=True, clauses=(f"{decks}(b)3",)),
    }


def _ranking_rules() -> Rules:
    """Cards and hands in order: 18.3."""
    order, kinds = (f"{RANKS}(a)",), f"{RANKS}(b)"
    listed = tuple(CATEGORIES)[:7]
    return {
        "card_order": Order(tuple("AKQJT98765432"), order),
        "low_ace_straight": Holds(value=True, clauses=order),
        "low_ace_straight_flush": Holds(value=True, clauses=order),
        "suits_are_equal": Holds(value=True, clauses=order),
        "wrapped_ace": Forbids(value=True, clauses=(f"{kinds}6",)),
        "wrapped_suited_ace": Forbids(value=True, clauses=(f"{kinds}2",)),
        "precedence": Precedence(tuple(CATEGORIES), (kinds,)),
        **{
            f"hand_{name}": OneOf(("high", "not known"), (f"{kinds}{i}",)) for i, name in enumerate(listed, 1)
        },
    }


def _dealing_rules() -> Rules:
    """Three cards to each and two for all, face down; in which order is outside the text."""
    own = Pass("players", term("Hand"))
    common = Pass("community", term("Hand"), also=(term("Community card"),))
    rules: Rules = {
        f"deal_{method}": Lays((own, common, own, common, own), ()) for method in ("manual-shoe", "hand")
    }
    stacks = (own._replace(cards=3), common._replace(cards=2))
    rules["deal_automated-shoe"] = Lays(stacks, ())
    return rules | {
        "stack_size": Rule(3, ()),
        "board_area": OneOf(("community", "dealer"), (term("Community card"),)),
        "board_is_for_all": Holds(value=True, clauses=(term("Community card"), term("Hand"))),
        "may_be_taken_back": Covers(("by the first seat", "by others"), (term("Let it ride"),)),
        "rides_on": Holds(value=True, clauses=(term("Let it ride"),)),
        "taken_back_is_gone": Holds(value=True, clauses=(term("Let it ride"),)),
    }


def _completion_rules() -> Rules:
    """Who is paid, in which order and how much: 18.10(i) and 18.11."""
    limit = (f"{PAYS}(c)",)
    return {
        "paid_then": Covers((*MAIN, "bonus"), (DONE,)),
        **pay_order_rules(f"{DONE}1"),
        "winners_wait": Holds(value=True, clauses=(f"{DONE}2",)),
        "winners_racked": Holds(value=True, clauses=(f"{DONE}2",)),
        "common_racked": Holds(value=True, clauses=(f"{DONE}2",)),
        "common_cards_stay": Holds(value=True, clauses=(f"{DONE}2",)),
        **pay_rules(NAME),
        "bonus_no_row": Rule(("lost",), ()),
        "bonus_whatever_rides": Holds(value=True, clauses=(f"{PAYS}(d)",)),
        **stake_rules(dict.fromkeys(MAIN, f"{PAYS}(b)")),
        "wins_from": Exactly(10, (f"{PAYS}(b)",)),
        "limit_of": Method(
            (
                declared_limit,
                {
                    "is ignored": lambda _: None,
                    "is a dollar higher": a_dollar_more,
                    "is a thousand dollars lower": a_thousand_less,
                    "applies though none was set": of_itself,
                },
            ),
            limit,
        ),
        "small_limit": Forbids(value=True, clauses=limit),
        "limit_covers": Covers(MAIN, limit),
        "limit_spares_bonus": Holds(value=True, clauses=limit),
        "limit_per_hand": Holds(value=True, clauses=limit),
        "limit_each_round": Holds(value=True, clauses=limit),
        "odds_said_to": OneOf(("to", "for", ":"), (f"{PAYS}(a)",)),
    }


def _irregular_rules() -> Rules:
    """What voids all hands, and what does not: 18.12."""
    shoe = (f"{ODD}(e)",)
    return {
        **face_up_rules(f"{ODD}(a)"),
        "early_card_is_next": Holds(value=True, clauses=(f"{ODD}(b)",)),
        **misdeal_rules(f"{ODD}(c)"),
        "misdeal_minded": Covers(MAIN[:2], (f"{ODD}(c)",)),  # at either stop
        **minded_rules(ODD, Letters(face_up="a", early="b"), METHODS),
        "jam_reshuffle": Covers(("jam", "stop", "unfinished"), (f"{ODD}(d)",)),
        "shoe_jam_voids": Covers(("jam", "stop", "unfinished"), shoe),
        "shoe_jam_empties": Holds(value=True, clauses=shoe),
        "shoe_jam_gathers": Holds(value=True, clauses=shoe),
        "shoe_jam_reshuffles": Holds(value=True, clauses=shoe),
        "removes_device": Covers(("shuffler", "automated-shoe"), (f"{ODD}(f)",)),
    }


RULES: Rules = (
    common_rules()
    | _cards_rules()
    | _ranking_rules()
    | _dealing_rules()
    | _completion_rules()
    | _irregular_rules()
)
