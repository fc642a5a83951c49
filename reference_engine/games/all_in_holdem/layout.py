"""The all-in hold 'em table as it looks: positions, areas, inscriptions, boxes, cards and devices."""

from typing import Any

from shall.transcript import Inscription, LayoutArea, Offering

from ...declaring import Declared, declare, printed
from ...equipment import declare_equipment
from ...pay_tables import selected
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
ODDS = {"hole-card-bonus-odds": "hole-card-bonus", "final-hand-bonus-odds": "final-hand-bonus"}
PRINTED = ("of the chosen table", "of the first table", "left blank")


def layout_rules() -> Rules:
    """What the layout must show, each thing with its clause."""
    rules: Rules = {
        "game_name": Says("all-in hold 'em", ('19:40-1.2(b) "Table game"',)),
        "licensee_name": Declared(
            {**printed("licensee-name"), "text": "Boardwalk Casino"}, (f"{SECTION}(b)1",)
        ),
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
        "inscribed_faces": Exactly(10, (f"{SECTION}(b)5ii",)),
        "ante_inscription": Declared(printed("ante-if-dealer-out"), (f"{SECTION}(b)5iii",)),
        "inscribed_odds": Exactly(1, (f"{SECTION}(b)5iii",)),
        "layout_odds": OneOf(PRINTED, (f"{SECTION}(b)6",)),
        "sign_odds": OneOf(PRINTED, (f"{SECTION}(c)",)),
        "odds_said_to": OneOf(("to 1", "for 1", "for one", ": 1"), (f"{LAW}.11(a)",)),
        "limit_shown": Holds(value=True, clauses=(f"{LAW}.11(e)",)),
        "inscribed_limit": Exactly(50_000, (f"{LAW}.11(e)",)),
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
    declare(table, Inscription, r.licensee_name)
    calls = f"The dealer calls with {pair}{r.inscribed_points.value} points or more"
    declare(table, Inscription, r.qualifying_inscription, text=calls)
    counts = f"Aces count {r.inscribed_ace.value}, faces {r.inscribed_faces.value}, other cards their number"
    declare(table, Inscription, r.values_inscription, text=counts)
    pays = f"Ante pays {r.inscribed_odds.value} to 1 if the dealer does not call"
    declare(table, Inscription, r.ante_inscription, text=pays)
    for topic, wager in ODDS.items():
        if table.options["odds-shown"] == "layout":
            text = _rows(table, wager, r.layout_odds.value[0])
            declare(table, Inscription, r.__dict__[f"layout_{topic}"], medium="layout", text=text)
        elif r.__dict__[f"sign_{topic}"].value:
            text = _rows(table, wager, r.sign_odds.value[0])
            _odds(table, topic, "sign", text, r.__dict__[f"sign_{topic}"])
        _odds(table, topic, "publication", _rows(table, wager, PRINTED[0]))
    if r.limit_shown.value:
        most = f"${r.inscribed_limit.value:,}"
        text = f"The most paid on a hand is {most} or the most that minimum wagers can win, whichever is more"
        table.emit(
            Inscription, r.limit_shown, topic="payout-limit", medium=table.options["limit-shown"], text=text
        )


def _odds(table: Table, topic: str, medium: str, text: str, *why: Any) -> None:
    said = table.rules.odds_said_to
    worded = text.replace(" to 1", f" {said.value[0]}")
    table.emit(Inscription, *why, said, topic=topic, medium=medium, text=worded)


def _rows(table: Table, wager: str, which: str) -> str:
    """What a bonus pays, row by row: by the table selected in advance, or as a careless printer has it."""
    rows = table.rules.__dict__[f"{wager}_pays"].value
    place = selected(table, wager) if which == PRINTED[0] else 0
    shown = {} if which == PRINTED[2] else rows.odds
    return ", ".join(f"{name.replace('-', ' ')} {odds[place][0]} to 1" for name, odds in shown.items())
