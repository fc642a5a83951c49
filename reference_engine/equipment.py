"""The equipment of a card table: its positions, boxes, shoes, shuffler, decks and cover cards."""

from typing import Any

from shall.script import Option
from shall.transcript import CardSet, CoverCards, Fixture
from shall.transcript import Table as TableEvent

from .declaring import Declared, declare
from .rules import AtLeast, AtMost, Exactly, Holds, OneOf, Rules
from .table import Refusal, Table


def equipment_rules(
    table: str, boxes: str, decks: str, methods: tuple[str, str, str], cards: str = "", shoes: str = ""
) -> Rules:
    """The rules of the equipment under a game's own sections; cards and shoes may be outside its text."""
    shoe, hand, machine = methods
    deck = (cards, f"{decks}(a)") if cards else (f"{decks}(a)",)
    secured, beside = ((f"{shoes}(b)",), (f"{shoes}(c)",)) if shoes else ((), ())
    return {
        "positions": AtLeast(6, (table,)),
        "dealer_opposite": Holds(value=True, clauses=(table,)),
        "drop_box": Declared(
            {"item": "drop-box", "side": "dealer", "hand": "left", "attached": True}, (boxes,)
        ),
        "tip_box": Declared(
            {"item": "tip-box", "side": "dealer", "hand": "right", "attached": True}, (boxes,)
        ),
        "cards_in_deck": Exactly(52, deck),
        "cards_uniform": Holds(value=True, clauses=deck),
        "shoe_secured": Holds(value=True, clauses=secured),
        "shoe_locked": Holds(value=True, clauses=secured),
        "shuffler_beside_shoe": Holds(value=True, clauses=beside),
        "one_deck": Exactly(1, (f"{decks}(a)",)),
        "cover_cards": Exactly(2, (f"{decks}(a)",)),
        "cover_colour": OneOf(("yellow", "red"), (f"{decks}(a)",)),
        "cover_solid": Holds(value=True, clauses=(f"{decks}(a)",)),
        "two_decks_at_most": AtMost(2, (f"{decks}(b)",)),
        "two_decks_need_device": Holds(value=True, clauses=(f"{decks}(b)",)),
        "second_deck_full": Exactly(52, (f"{decks}(b)1",)),
        "second_deck_uniform": Holds(value=True, clauses=(f"{decks}(b)1",)),
        "backs_differ": Holds(value=True, clauses=(f"{decks}(b)2",)),
        "manual_shoe_there": Holds(value=True, clauses=(f"{shoe}(a)",)),
        "hand_needs_device": Holds(value=True, clauses=(f"{hand}(b)1",)),
        "hand_without_device": Holds(value=True, clauses=(f"{hand}(b)1",)),
        "machine_there": Holds(value=True, clauses=(f"{machine}(a)",)),
    }


def check(table: Table, options: dict[str, Option]) -> None:
    """Refuse a set-up that the law does not allow."""
    r = table.rules
    by_hand = options["shuffling"] == "manual"
    if by_hand and options["dealing"] == "hand" and r.hand_without_device.value:
        raise Refusal(r.hand_without_device)
    if by_hand and options["decks"] == 2 and r.two_decks_need_device.value:  # noqa: PLR2004
        raise Refusal(r.two_decks_need_device)


def declare_equipment(table: Table) -> None:
    """Declare the table, its boxes, devices and cards."""
    r = table.rules
    opposite = r.dealer_opposite
    table.emit(TableEvent, r.positions, opposite, positions=r.positions.value, dealer_opposite=opposite.value)
    declare(table, Fixture, r.drop_box, approved=True)
    declare(table, Fixture, r.tip_box, approved=True)
    declare_devices(table)
    declare_cards(table)


def declare_devices(table: Table) -> None:
    """The shoe and the shuffler."""
    r, method = table.rules, table.options["dealing"]
    secured = {"attached": r.shoe_secured.value, "locked_when_closed": r.shoe_locked.value}
    if method == "manual-shoe" and r.manual_shoe_there.value:
        table.emit(Fixture, r.manual_shoe_there, r.shoe_secured, item="manual-shoe", approved=True, **secured)
    if method == "automated-shoe" and r.machine_there.value:
        size = r.stack_size.value
        table.emit(
            Fixture,
            r.machine_there,
            r.stack_size,
            r.shoe_secured,
            item="automated-shoe",
            stack=size,
            approved=True,
            **secured,
        )
    device = table.options["shuffling"] == "device"
    why: list[Any] = [r.shuffler_beside_shoe]
    if len(table.decks) > 1:
        why.append(r.two_decks_need_device)
    if method == "hand":
        why = [r.hand_needs_device]
    if device and all(rule.value for rule in why):
        table.emit(Fixture, *why, item="shuffler")


def declare_cards(table: Table) -> None:
    """The decks and the cover cards."""
    r = table.rules
    extra = r.one_deck.value - 1 if len(table.decks) == 1 else r.two_decks_at_most.value - 2
    numbers = list(range(1, len(table.decks) + 1 + extra))
    for number in numbers:
        first = number == 1
        size, uniform = (
            (r.cards_in_deck, r.cards_uniform) if first else (r.second_deck_full, r.second_deck_uniform)
        )
        back = "blue" if first or not r.backs_differ.value else ("red", "green")[number % 2]
        why = (
            (size, r.one_deck)
            if len(table.decks) == 1
            else (size, r.two_decks_at_most, r.backs_differ, r.second_deck_full)
        )
        table.emit(CardSet, *why, deck=number, cards=size.value, back=back, uniform=uniform.value)
    declare_cover_cards(table)


def declare_cover_cards(table: Table) -> None:
    """The cover cards: how many, of which colour and, where the law says so, of what."""
    r, rule = table.rules, table.rules.__dict__
    contrast, material = rule.get("cover_contrasts"), rule.get("cover_material")
    also = [each for each in (r.cover_colour, contrast, material) if each]
    colour = r.cover_colour.value[0] if contrast is None or contrast.value else "blue"  # as the backs are
    said = {"material": material.value[0]} if material else {}
    table.emit(
        CoverCards,
        r.cover_cards,
        *also,
        count=r.cover_cards.value,
        colour=colour,
        solid=r.cover_solid.value,
        **said,
    )
