"""The rules of the house: what every card table owes around its rounds, under a game's own sections."""

from .rules import AtLeast, AtMost, Covers, Forbids, Holds, OneOf, Rules, Step, Steps

NEVER = 10**9  # minutes


def house_rules(
    decks: str, opening: str, shuffle: str, cards: str, irregular: str, *, inspection: str = "a"
) -> Rules:
    """The rules of the house under a game's own section numbers; the letter `inspection` orders that."""
    mix, seen = f"{opening}(c)", f"{opening}({inspection})"
    return {
        **change_rules(cards),
        # Where (a) does not order the inspection itself, it orders that the steps be gone through.
        "goes_through_opening": Holds(value=True, clauses=() if inspection == "a" else (f"{opening}(a)",)),
        "alternates": Holds(value=True, clauses=(f"{decks}(b)4",)),
        "shuffles_meanwhile": Holds(value=True, clauses=(f"{decks}(b)3",)),
        "one_deck_in_rack": Holds(value=True, clauses=(f"{decks}(b)5",)),
        "opens": Steps(
            (
                Step("the inspection", seen),
                Step("the verification", seen),
                Step("the spread", f"{opening}(b)"),
                Step("the first look", f"{opening}(b)"),
                Step("the turning", mix),
                Step("the wash", mix),
                Step("the stack", mix),
                Step("the shuffle", mix),
            ),
            (),
        ),
        "spread_face": OneOf(("up", "down"), (f"{opening}(b)",)),
        "spread_by_suit": Holds(value=True, clauses=(f"{opening}(b)",)),
        "spread_in_sequence": Holds(value=True, clauses=(f"{opening}(b)",)),
        # The shape of the columns is attested by a person: an engine that does not report it breaks nothing.
        "spread_in_fans": Holds(value=True, clauses=(), also=(f"{opening}(b)",)),
        "opens_each_deck": Holds(value=True, clauses=(f"{opening}(d)",)),
        "shuffles_before_play": Holds(value=True, clauses=(f"{shuffle}(a)",)),
        "shuffles_after_round": Holds(value=True, clauses=(f"{shuffle}(a)",)),
        "stacks_after_shuffle": Holds(value=True, clauses=(f"{shuffle}(a)",)),
        "device_shuffle_stands": Holds(value=True, clauses=(f"{shuffle}(b)1",)),
        "cuts_after_hand_shuffle": Holds(value=True, clauses=(f"{shuffle}(b)2",)),
        "cuts_pre_shuffled": Holds(value=True, clauses=()),  # where the law knows pre-shuffled cards
        "cut_minimum": AtLeast(10, (f"{shuffle}(c)1ii",)),
        "small_cut": Forbids(value=True, clauses=(f"{shuffle}(c)1ii",)),
        "cut_goes_under": Holds(value=True, clauses=(f"{shuffle}(c)1iii",)),
        "deals_as_cut": Holds(value=True, clauses=(f"{shuffle}(c)2",)),
        "recuts": Holds(value=True, clauses=(f"{shuffle}(d)",)),
        "late_recut": Forbids(value=True, clauses=(f"{shuffle}(d)",)),
        "early_recut": Forbids(value=True, clauses=(f"{shuffle}(d)",)),
        "idle_spread": Holds(value=True, clauses=(f"{shuffle}(e)",)),
        "idle_each_deck": Holds(value=True, clauses=(f"{shuffle}(e)",)),
        "idle": Steps(
            (
                Step("the turning up", f"{shuffle}(e)"),
                Step("the first look", f"{shuffle}(e)"),
                Step("the turning", f"{shuffle}(e)"),
                Step("the wash", f"{shuffle}(e)"),
                Step("the stack", f"{shuffle}(e)"),
                Step("the shuffle", f"{shuffle}(e)"),
            ),
            (),
        ),
        "jam_reshuffle": Covers(("jam", "stop", "unfinished"), (f"{irregular}(e)",)),
        "removes_device": Covers(("shuffler", "automated-shoe"), (f"{irregular}(g)",)),
    }


def change_rules(cards: str) -> Rules:
    """When cards are changed and who looks at the old ones; without a section that says so, never."""
    minutes = {"on_table": 24 * 60, "from_shoe": 8 * 60, "from_hand": 4 * 60}
    if not cards:
        return {
            **{f"minutes_{where}": AtMost(NEVER, ()) for where in minutes},
            "automated_shoe_is_shoe": Holds(value=True, clauses=()),
            "security_inspects": Holds(value=False, clauses=()),
            "security_leaves_out": AtMost(0, ()),
        }
    return {
        "minutes_on_table": AtMost(minutes["on_table"], (f"{cards}(g)",)),
        "minutes_from_shoe": AtMost(minutes["from_shoe"], (f"{cards}(g)2",)),
        "minutes_from_hand": AtMost(minutes["from_hand"], (f"{cards}(g)3",)),
        "automated_shoe_is_shoe": Holds(value=True, clauses=(f"{cards}(g)2",)),
        "security_inspects": Holds(value=True, clauses=(), also=(f"{cards}(n)3iii",)),  # then or later
        "security_leaves_out": AtMost(0, (f"{cards}(n)3iii",)),
    }
