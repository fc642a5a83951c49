"""The all-in hold 'em table as it looks: positions, areas, inscriptions, boxes, cards and devices."""

from typing import Any

from shall.script import Option
from shall.transcript import CardSet, CoverCards, Event, Fixture, Inscription, LayoutArea, Offering, Table

from ...declaring import Declared, declare
from ...rules import AtLeast, AtMost, Exactly, Holds, OneOf, Rules, Says
from ...table import Refusal
from ...table import Table as Playing

SECTION = "19:46-1.13U"
LAW = "19:47-44"
AREAS = {"ante": "left", "raise": "left", "hole-card-bonus": "right", "final-hand-bonus": "right"}
LABELS = {"ante": "Ante", "raise": "3x", "hole-card-bonus": "Hole card bonus", "final-hand-bonus": "Final hand bonus"}
ODDS = {
    "hole-card-bonus-odds": "Two red aces 50 to 1, suited ace-king 25 to 1, aces 20 to 1 and so on down the table",
    "final-hand-bonus-odds": "Royal flush 500 to 1, straight flush 125 to 1, four of a kind 50 to 1 and so on",
}


def layout_rules() -> Rules:
    """What the layout must show, each thing with its clause."""
    rules: Rules = {
        "game_name": Says("all-in hold 'em", ('19:40-1.2(b) "Table game"',)),
        "positions": AtLeast(6, (f"{SECTION}(a)",)),
        "dealer_opposite": Holds(value=True, clauses=(f"{SECTION}(a)",)),
        "licensee_name": Declared(_printed("licensee-name"), (f"{SECTION}(b)1",)),  # no name can be called wrong
        "community_area": Declared({"area": "community", "between": ("inventory", "betting-areas"), "cards": 5}, (f"{SECTION}(b)3",)),
        "dealer_area": Declared({"area": "dealer", "between": ("inventory", "community"), "cards": 2}, (f"{SECTION}(b)4",)),
        "qualifying_inscription": Declared(_printed("qualifying-hand"), (f"{SECTION}(b)5i",)),
        "inscribed_pair": Holds(value=True, clauses=(f"{SECTION}(b)5i",)),
        "inscribed_points": Exactly(11, (f"{SECTION}(b)5i",)),
        "values_inscription": Declared(_printed("card-values"), (f"{SECTION}(b)5ii",)),
        "inscribed_ace": Exactly(11, (f"{SECTION}(b)5ii",)),
        "ante_inscription": Declared(_printed("ante-if-dealer-out"), (f"{SECTION}(b)5iii",)),
        "inscribed_odds": Exactly(1, (f"{SECTION}(b)5iii",)),
        "drop_box": Declared({"item": "drop-box", "side": "dealer", "hand": "left", "attached": True}, (f"{SECTION}(d)",)),
        "tip_box": Declared({"item": "tip-box", "side": "dealer", "hand": "right", "attached": True}, (f"{SECTION}(d)",)),
        "cards_in_deck": Exactly(52, ("19:46-1.17(a)", f"{LAW}.2(a)")),
        "cards_uniform": Holds(value=True, clauses=("19:46-1.17(a)", f"{LAW}.2(a)")),
        "shoe_secured": Holds(value=True, clauses=("19:46-1.19(b)",)),
        "shoe_locked": Holds(value=True, clauses=("19:46-1.19(b)",)),
        "shuffler_beside_shoe": Holds(value=True, clauses=("19:46-1.19(c)",)),
        "one_deck": Exactly(1, (f"{LAW}.2(a)",)),
        "cover_cards": Exactly(2, (f"{LAW}.2(a)",)),
        "cover_colour": OneOf(("yellow", "red"), (f"{LAW}.2(a)",)),
        "cover_solid": Holds(value=True, clauses=(f"{LAW}.2(a)",)),
        "two_decks_at_most": AtMost(2, (f"{LAW}.2(b)",)),
        "two_decks_need_device": Holds(value=True, clauses=(f"{LAW}.2(b)",)),
        "second_deck_full": Exactly(52, (f"{LAW}.2(b)1",)),
        "second_deck_uniform": Holds(value=True, clauses=(f"{LAW}.2(b)1",)),
        "backs_differ": Holds(value=True, clauses=(f"{LAW}.2(b)2",)),
        "manual_shoe_there": Holds(value=True, clauses=(f"{LAW}.7(a)",)),
        "hand_needs_device": Holds(value=True, clauses=(f"{LAW}.8(b)1",)),
        "hand_without_device": Holds(value=True, clauses=(f"{LAW}.8(b)1",)),
        "machine_there": Holds(value=True, clauses=(f"{LAW}.9(a)",)),
        "odds_said_to": OneOf(("to", "for", ":"), (f"{LAW}.11(a)",)),
        "limit_shown": Holds(value=True, clauses=(f"{LAW}.11(e)",)),
    }
    for area, side in AREAS.items():
        rules[f"area_{area}"] = Declared({"area": area, "side": side, "seat": None}, (f"{SECTION}(b)2",))
    for topic in ODDS:
        rules[f"layout_{topic}"] = Declared({"topic": topic, "each_position": True}, (f"{SECTION}(b)6",))
        rules[f"sign_{topic}"] = Holds(value=True, clauses=(f"{SECTION}(c)",))
    return rules


def _printed(topic: str) -> dict[str, str]:
    """Words about a topic, printed on the layout itself."""
    return {"topic": topic, "medium": "layout"}


def check(table: Playing, options: dict[str, Option]) -> None:
    """Refuse a set-up that the law does not allow."""
    r = table.rules
    by_hand = options["shuffling"] == "manual"
    if by_hand and options["dealing"] == "hand" and r.hand_without_device.value:
        raise Refusal(r.hand_without_device)
    if by_hand and options["decks"] == 2 and r.two_decks_need_device.value:  # noqa: PLR2004
        raise Refusal(r.two_decks_need_device)


def describe(table: Playing) -> None:
    """Declare everything there is to see."""
    r = table.rules
    if r.game_name.value:
        table.emit(Offering, r.game_name, game=r.game_name.value)
    table.emit(Table, r.positions, r.dealer_opposite, positions=r.positions.value, dealer_opposite=r.dealer_opposite.value)
    for area in AREAS:
        declare(table, LayoutArea, r.__dict__[f"area_{area}"], label=LABELS[area])
    declare(table, LayoutArea, r.community_area)
    declare(table, LayoutArea, r.dealer_area)
    _inscriptions(table)
    declare(table, Fixture, r.drop_box, approved=True)
    declare(table, Fixture, r.tip_box, approved=True)
    _devices(table)
    _cards(table)


def _inscriptions(table: Playing) -> None:
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
        table.emit(Inscription, r.limit_shown, topic="payout-limit", medium=table.options["limit-shown"], text=text)


def _odds(table: Playing, topic: str, medium: str, text: str, *why: Any) -> None:
    table.emit(Inscription, *why, table.rules.odds_said_to, topic=topic, medium=medium, text=text)


def _devices(table: Playing) -> None:
    """The shoe and the shuffler."""
    r, method = table.rules, table.options["dealing"]
    secured = {"attached": r.shoe_secured.value, "locked_when_closed": r.shoe_locked.value}
    if method == "manual-shoe" and r.manual_shoe_there.value:
        table.emit(Fixture, r.manual_shoe_there, r.shoe_secured, item="manual-shoe", approved=True, **secured)
    if method == "automated-shoe" and r.machine_there.value:
        size = r.stack_size.value
        table.emit(Fixture, r.machine_there, r.stack_size, r.shoe_secured, item="automated-shoe", stack=size, approved=True, **secured)
    device = table.options["shuffling"] == "device"
    why: list[Any] = [r.shuffler_beside_shoe]
    if len(table.decks) > 1:
        why.append(r.two_decks_need_device)
    if method == "hand":
        why = [r.hand_needs_device]
    if device and all(rule.value for rule in why):
        table.emit(Fixture, *why, item="shuffler")


def _cards(table: Playing) -> None:
    """The decks and the cover cards."""
    r = table.rules
    extra = r.one_deck.value - 1 if len(table.decks) == 1 else r.two_decks_at_most.value - 2
    numbers = list(range(1, len(table.decks) + 1 + extra))
    for number in numbers:
        first = number == 1
        size, uniform = (r.cards_in_deck, r.cards_uniform) if first else (r.second_deck_full, r.second_deck_uniform)
        back = "blue" if first or not r.backs_differ.value else ("red", "green")[number % 2]
        why = (size, r.one_deck) if len(table.decks) == 1 else (size, r.two_decks_at_most, r.backs_differ, r.second_deck_full)
        table.emit(CardSet, *why, deck=number, cards=size.value, back=back, uniform=uniform.value)
    table.emit(CoverCards, r.cover_cards, count=r.cover_cards.value, colour=r.cover_colour.value[0], solid=r.cover_solid.value)


KINDS: tuple[type[Event], ...] = (CardSet, CoverCards, Fixture, Inscription, LayoutArea, Offering, Table)
