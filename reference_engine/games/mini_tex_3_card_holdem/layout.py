"""The mini-tex 3 card hold 'em table as it looks: areas, inscriptions and posted odds."""

from typing import Any

from shall.transcript import Inscription, LayoutArea, Offering

from ...declaring import Declared, declare, printed
from ...equipment import declare_equipment
from ...pay_tables import Rows, selected
from ...rules import Covers, OneOf, Rules, Says
from ...table import Table

SECTION = "19:46-1.13Y"
POSTED = ("ante", "flop", "river", "play", "pocket-poker", "ante-bonus")
LABELS = {"ante": "Ante", "pocket-poker": "Pocket poker"}
ROW_NAMES = {
    "royal-straight-flush": "suited ace-king",
    "pair-of-aces": "pair of aces",
    "straight-flush": "straight flush",
    "pair": "other pair",
    "straight": "straight",
}


def layout_rules() -> Rules:
    """What the layout must show, each thing with its clause."""
    b, below = f"{SECTION}(b)", {"ante": "behind"}  # as the player sees it: nearer than the ante
    return {
        "game_name": Says("mini-tex 3 card hold 'em", ('19:40-1.2(b) "Table game"',)),
        "licensee_name": Declared({**printed("licensee-name"), "text": "Boardwalk Casino"}, (f"{b}1",)),
        "area_ante": Declared({"area": "ante", "seat": None}, (f"{b}2",)),
        "area_flop": _wager_area("flop", "1x", {**below, "river": "left"}),
        "area_river": _wager_area("river", "1x", {**below, "flop": "right", "play": "left"}),
        "area_play": _wager_area("play", "2x", {**below, "river": "right"}),
        "area_pocket-poker": Declared(
            {"area": "pocket-poker", "seat": None, "beside": {"ante": "front"}}, (f"{b}4",)
        ),
        "community_area": Declared(
            {"area": "community", "between": ("inventory", "betting-areas"), "cards": 3}, (f"{b}5",)
        ),
        "dealer_area": Declared(
            {"area": "dealer", "between": ("inventory", "community"), "cards": 2}, (f"{b}6",)
        ),
        "qualifying_inscription": Declared(printed("qualifying-hand"), (f"{b}7",)),
        "inscribed_hand": OneOf(("ace-king", "ace-queen"), (f"{b}7",)),
        "inscribed_wager": OneOf(("play", "ante"), (f"{b}7",)),
        "board_inscription": Declared(printed("community-cards"), (f"{b}8",)),
        "inscribed_sides": Covers(("player", "dealer"), (f"{b}8",)),
        "bonus_inscription": Declared(printed("ante-bonus"), (f"{b}9",)),
        "inscribed_bonus_odds": OneOf(("those offered", "none", "the highest"), (f"{b}9",)),
        "inscribed_regardless": Covers(("rank", "qualification"), (f"{b}9",)),
        "odds_posted": Covers(POSTED[:-1], (f"{SECTION}(c)",)),
        "even_odds_posted": OneOf(("1 to 1", "left open", "2 to 1"), (f"{SECTION}(c)",)),
        "pocket_odds_posted": OneOf(("those chosen", "none", "those of table A"), (f"{SECTION}(c)",)),
        "odds_said_to": OneOf(("to", "for", ":"), ("19:47-36.11(a)",)),
    }


def _wager_area(area: str, label: str, beside: dict[str, str]) -> Declared:
    """An area below the ante, with its mark."""
    return Declared({"area": area, "seat": None, "label": label, "beside": beside}, (f"{SECTION}(b)3",))


def describe(table: Table) -> None:
    """Declare everything there is to see."""
    r = table.rules
    if r.game_name.value:
        table.emit(Offering, r.game_name, game=r.game_name.value)
    for area in ("ante", "flop", "river", "play", "pocket-poker"):
        label = {"label": LABELS[area]} if area in LABELS else {}
        declare(table, LayoutArea, r.__dict__[f"area_{area}"], **label)
    declare(table, LayoutArea, r.community_area)
    declare(table, LayoutArea, r.dealer_area)
    _inscriptions(table)
    _odds(table)
    declare_equipment(table)


def _inscriptions(table: Table) -> None:
    """What the layout says besides the odds."""
    r = table.rules
    declare(table, Inscription, r.licensee_name)
    hand, wager = r.inscribed_hand.value[0], r.inscribed_wager.value[0]
    text = f"The dealer must qualify with {hand} or better for the {wager} wager to be paid"
    declare(table, Inscription, r.qualifying_inscription, text=text)
    sides = " nor the ".join(r.inscribed_sides.value)
    text = f"Neither the {sides} may use all three community cards to form the best three-card hand"
    declare(table, Inscription, r.board_inscription, text=text)
    if offered(table):
        odds = {"those offered": table.options["ante-bonus"], "the highest": r.bonus_at_most.value}
        which = r.inscribed_bonus_odds.value[0]
        posted = f" pays {odds[which]} to 1" if which in odds else ""
        whatever = " or ".join(r.inscribed_regardless.value)
        text = (
            f"Ante bonus{posted} for suited ace-king-queen, regardless of the {whatever} of the dealer's hand"
        )
        declare(table, Inscription, r.bonus_inscription, text=text)


def offered(table: Table) -> bool:
    """Whether the table offers an ante bonus."""
    return table.options["ante-bonus"] != "none"


def _odds(table: Table) -> None:
    """The odds of every wager on offer: on the layout or on a sign, and in a brochure."""
    r = table.rules
    shown, word = str(table.options["odds-shown"]), r.odds_said_to.value[0]
    for wager in POSTED:
        if wager == "ante-bonus" and not offered(table):
            continue
        text = posted_odds(table, wager)
        worded = text.replace(" to 1", f" {word} 1")
        if wager in r.odds_posted.value:
            _post(table, wager, shown, text if shown == "layout" else worded, r.odds_posted)
        elif wager == "ante-bonus":  # not a wager, so that 1.13Y(c) leaves it to the inscription of (b)9
            _post(table, wager, shown, text if shown == "layout" else worded)
        _post(table, wager, "publication", worded)


def _post(table: Table, wager: str, medium: str, text: str, *why: Any) -> None:
    said = () if medium == "layout" else (table.rules.odds_said_to,)
    table.emit(Inscription, *why, *said, topic=f"{wager}-odds", medium=medium, text=text)


def posted_odds(table: Table, wager: str) -> str:
    """The odds of a wager in words."""
    if wager == "ante-bonus":
        return f"Ante bonus: suited ace-king-queen {table.options['ante-bonus']} to 1"
    if wager != "pocket-poker":
        return f"{wager.capitalize()}: {table.rules.even_odds_posted.value[0]}"
    pays: Rows = table.rules.__dict__["pocket-poker_pays"].value
    which = table.rules.pocket_odds_posted.value[0]
    if which == "none":
        return "Pocket poker"
    place = selected(table, wager) if which == "those chosen" else 0
    listed = [
        f"{ROW_NAMES[row]} {odds[0]} to 1" for row, several in pays.odds.items() if (odds := several[place])
    ]
    return f"Pocket poker: {', '.join(listed)}"
