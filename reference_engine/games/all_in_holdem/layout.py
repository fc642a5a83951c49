"""The all-in hold 'em table as it looks: positions, areas, inscriptions, boxes, cards and devices."""

from typing import Any

from shall.transcript import Inscription, LayoutArea, Offering

from ...declaring import Declared, declare, printed
from ...equipment import declare_equipment
from ...rules import Exactly, Holds, OneOf, Rules, Says
from ...table import Table

SECTION = "19:46-1.13U"
LAW = "19:47-44"
AREAS = {"ante": "left", "raise": "left", "hole-card-bonus": "right", "final-hand-bonus": "right"}
LABELS = {
    "ante": "Ante",
    "raise": "3x",
    "hole-card-bonus": "Hole card bonus",
    "final-hand-bonus": "Final hand bonus",
}
ODDS = {
    "hole-card-bonus-odds": "Two red aces 50 to 1, suited ace-king 25 to 1, aces 20 to 1 and so on",
    "final-hand-bonus-odds": "Royal flush 500 to 1, straight flush 125 to 1, four of a kind 50 to 1 …",
}


def layout_rules() -> Rules:
    """What the layout must show, each thing with its clause."""
    rules: Rules = {
        "game_name": Says("all-in hold 'em", ('19:40-1.2(b) "Table game"',)),
        "licensee_name": Declared(
            printed("licensee-name"), (f"{SECTION}(b)1",)
        ),  # no name can be called wrong
        "community_area": Declared(
            {"area": "community", "between": ("inventory", "betting-areas"), "cards": 5}, (f"{SECTION}(b)3",)
        ),
        "dealer_area": Declared(
            {"area": "dealer", "between": ("inventory", "community"), "cards": 2}, (f"{SECTION}(b)4",)
        ),
        "qualifying_inscription": Declared(printed("qualifying-hand"), (f"{SECTION}(b)5i",)),
        "inscribed_pair": Holds(value=True, clauses=(f"{SECTION}(b)5i",)),
        "inscribed_points": Exactly(11, (f"{SECTION}(b)5i",)),
        "values_inscription": Declared(printed("card-values"), (f"{SECTION}(b)5ii",)),
        "inscribed_ace": Exactly(11, (f"{SECTION}(b)5ii",)),
        "ante_inscription": Declared(printed("ante-if-dealer-out"), (f"{SECTION}(b)5iii",)),
        "inscribed_odds": Exactly(1, (f"{SECTION}(b)5iii",)),
        "odds_said_to": OneOf(("to", "for", ":"), (f"{LAW}.11(a)",)),
        "limit_shown": Holds(value=True, clauses=(f"{LAW}.11(e)",)),
    }
    for area, side in AREAS.items():
        rules[f"area_{area}"] = Declared({"area": area, "side": side, "seat": None}, (f"{SECTION}(b)2",))
    for topic in ODDS:
        rules[f"layout_{topic}"] = Declared({"topic": topic, "each_position": True}, (f"{SECTION}(b)6",))
        rules[f"sign_{topic}"] = Holds(value=True, clauses=(f"{SECTION}(c)",))
    return rules


def describe(table: Table) -> None:
    """Declare everything there is to see."""
    r = table.rules
    if r.game_name.value:
        table.emit(Offering, r.game_name, game=r.game_name.value)
    for area in AREAS:
        declare(table, LayoutArea, r.__dict__[f"area_{area}"], label=LABELS[area])
    declare(table, LayoutArea, r.community_area)
    declare(table, LayoutArea, r.dealer_area)
    _inscriptions(table)
    declare_equipment(table)


def _inscriptions(table: Table) -> None:
    """What the layout, the signs and the brochures say."""
    r = table.rules
    pair = "any pair or with " if r.inscribed_pair.value else ""
    declare(table, Inscription, r.licensee_name, text="Boardwalk Casino")
    calls = f"The dealer calls with {pair}{r.inscribed_points.value} points or more"
    declare(table, Inscription, r.qualifying_inscription, text=calls)
    counts = f"Aces count {r.inscribed_ace.value}, faces 10, other cards their number"
    declare(table, Inscription, r.values_inscription, text=counts)
    pays = f"Ante pays {r.inscribed_odds.value} to 1 if the dealer does not call"
    declare(table, Inscription, r.ante_inscription, text=pays)
    word = r.odds_said_to.value[0]
    for topic, text in ODDS.items():
        if table.options["odds-shown"] == "layout":
            declare(table, Inscription, r.__dict__[f"layout_{topic}"], medium="layout", text=text)
        elif r.__dict__[f"sign_{topic}"].value:
            _odds(table, topic, "sign", text.replace(" to 1", f" {word} 1"), r.__dict__[f"sign_{topic}"])
        _odds(table, topic, "publication", text.replace(" to 1", f" {word} 1"))
    if r.limit_shown.value:
        text = "The most paid on a hand is $50,000 or the most that minimum wagers can win, whichever is more"
        table.emit(
            Inscription, r.limit_shown, topic="payout-limit", medium=table.options["limit-shown"], text=text
        )


def _odds(table: Table, topic: str, medium: str, text: str, *why: Any) -> None:
    table.emit(Inscription, *why, table.rules.odds_said_to, topic=topic, medium=medium, text=text)
