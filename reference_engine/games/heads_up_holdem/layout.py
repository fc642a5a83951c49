"""The Heads Up Hold'em table as it looks: areas by where they lie from one another, and inscriptions."""

from collections.abc import Iterator
from typing import Any

from shall.transcript import Inscription, LayoutArea

from ...declaring import Declared, declare, printed
from ...equipment import declare_equipment
from ...pay_tables import selected
from ...rules import AtLeast, Exactly, Holds, OneOf, Rule, Rules
from ...table import Table

SECTION = "13:69E-1.13Z"
ODDS_CLAUSE = "13:69F-39.11(a)"
AREAS = {"ante": "2", "raise": "3", "odds": "4", "trips-plus": "4", "pocket-bonus": "4"}
PLACES = {  # where an area lies from others, as the player sees it
    "raise": ("3", {"ante": "behind"}),
    "odds": ("4(i)", {"ante": "right"}),
    "trips-plus": ("4(ii)", {"ante": "front"}),
    "pocket-bonus": ("4(iii)", {"trips-plus": "right", "odds": "front"}),
}
ODDS = {  # what is inscribed, and the pay table it gives
    "odds-wager-odds": "odds",
    "bad-beat-bonus-odds": "bad-beat-bonus",
    "trips-plus-odds": "trips-plus",
    "pocket-bonus-odds": "pocket-bonus",
}
PRINTED = ("of the chosen table", "of the first table", "left blank")
RAISES = {  # what is inscribed, the most antes that it gives, and when
    "raises-before-flop": (3, "Before the flop"),
    "raises-on-flop": (2, "On the flop"),
    "raises-after-river": (1, "After the river"),
}


class Lies(Rule):
    """Where an area lies from others: broken so that it is wrong from the player's and the dealer's side."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        for other, place in self.value.items():
            across = ("left", "right") if place in ("front", "behind") else ("front", "behind")
            for wrong in across:
                yield f"lies {wrong} of the {other}", {**self.value, other: wrong}


def layout_rules() -> Rules:
    """What the layout must show, each thing with its clause."""
    rules: Rules = {
        "licensee_name": Declared(
            {**printed("licensee-name"), "text": "Boardwalk Casino"}, (f"{SECTION}(b)1",)
        ),
        "odds_said_to": OneOf(("to", "for", ":"), (ODDS_CLAUSE,)),
        "brochure_says_to": OneOf(("to", "for"), (ODDS_CLAUSE,)),
        "odds_printed": Holds(value=True, clauses=(ODDS_CLAUSE,)),
    }
    for area, item in AREAS.items():
        rules[f"area_{area}"] = Declared({"area": area, "seat": None}, (f"{SECTION}(b){item}",))
    for area, (item, where) in PLACES.items():
        rules[f"place_{area}"] = Lies(where, (f"{SECTION}(b){item}",))
    for topic, wager in ODDS.items():
        rules[f"inscribed_{topic}"] = OneOf(("layout", "publication"), (f"{SECTION}(b)5",))
        tables = PRINTED if wager in ("trips-plus", "pocket-bonus") else (PRINTED[0], PRINTED[2])
        rules[f"figures_{topic}"] = OneOf(tables, (f"{SECTION}(b)5",))
    for topic, (most, _) in RAISES.items():
        rules[f"inscribed_{topic}"] = OneOf(("layout", "publication"), (f"{SECTION}(b)6",))
        # Words on a later stage may repeat those on an earlier one: only too little can be seen there.
        at_stage = Exactly if topic == "raises-before-flop" else AtLeast
        rules[f"most_{topic}"] = at_stage(most, (f"{SECTION}(b)6",))
    return rules


def describe(table: Table) -> None:
    """Declare everything there is to see."""
    rule = table.rules.__dict__
    for area in AREAS:
        place = rule.get(f"place_{area}")
        found = rule[f"area_{area}"]
        if found.value is not None:
            also = (place,) if place else ()
            table.emit(LayoutArea, found, *also, **found.value, beside=place.value if place else {})
    _inscriptions(table)
    declare_equipment(table)


def _inscriptions(table: Table) -> None:
    """What the layout and the brochures say."""
    r, rule = table.rules, table.rules.__dict__
    declare(table, Inscription, r.licensee_name)
    for topic, (_, when) in RAISES.items():
        antes = [f"{number}x" for number in range(rule[f"most_{topic}"].value, 0, -1)]
        where, text = rule[f"inscribed_{topic}"], f"{when}: raise {', '.join(antes)} the ante"
        table.emit(Inscription, where, topic=topic, medium=where.value[0], text=text)
    for topic, wager in ODDS.items() if r.odds_printed.value else ():
        where, figures = rule[f"inscribed_{topic}"], rule[f"figures_{topic}"]
        why = (where, figures, r.odds_said_to, r.odds_printed)
        text = f"{wager} pays {_odds(table, wager, figures.value[0], r.odds_said_to.value[0])}"
        table.emit(Inscription, *why, topic=topic, medium=where.value[0], text=text)
        text = f"{wager} pays {_odds(table, wager, PRINTED[0], r.brochure_says_to.value[0])}"
        table.emit(Inscription, r.brochure_says_to, topic=topic, medium="publication", text=text)


def _odds(table: Table, wager: str, which: str, word: str) -> str:
    """The odds of a wager row by row: by the table selected, or as a careless printer has them."""
    rows = table.rules.__dict__[f"{wager}_pays"].value
    place = selected(table, wager) if which == PRINTED[0] else 0
    shown = {} if which == PRINTED[2] else rows.odds
    return ", ".join(f"{row} {odds[place][0]} {word} {odds[place][1]}" for row, odds in shown.items())
