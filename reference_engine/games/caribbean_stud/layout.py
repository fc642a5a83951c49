"""The caribbean stud table as it looks, as far as the text speaks of it: devices and printed odds."""

from shall.script import Option
from shall.transcript import Fixture, Inscription

from ...rules import Exactly, Holds, OneOf, Rules
from ...table import Refusal, Table

LAW = "19:47-16"
ODDS = {
    "bet-odds": "Royal flush 100 to 1, straight flush 50 to 1, four of a kind 20 to 1 and so on",
    "ante-odds": "Ante 1 to 1",
}


def layout_rules() -> Rules:
    """What must stand on the table, and how odds are worded."""
    return {
        "hand_needs_device": Holds(value=True, clauses=(f"{LAW}.8(b)1",)),
        "hand_without_device": Holds(value=True, clauses=(f"{LAW}.8(b)1",)),
        "machine_there": Holds(value=True, clauses=(f"{LAW}.9(a)",)),
        "stack_size": Exactly(5, (f"{LAW}.9(a)",)),
        "odds_said_to": OneOf(("to", "for", ":"), (f"{LAW}.12(a)",)),
    }


def check(table: Table, options: dict[str, Option]) -> None:
    """Refuse to deal by hand what no device has shuffled."""
    r = table.rules
    if options["shuffling"] == "manual" and options["dealing"] == "hand" and r.hand_without_device.value:
        raise Refusal(r.hand_without_device)


def describe(table: Table) -> None:
    """Declare the devices and what is printed."""
    r, method = table.rules, table.options["dealing"]
    if method == "automated-shoe" and r.machine_there.value:
        size = r.stack_size.value
        table.emit(Fixture, r.machine_there, r.stack_size, item="automated-shoe", stack=size, approved=True)
    if table.options["shuffling"] == "device" and r.hand_needs_device.value:
        table.emit(Fixture, r.hand_needs_device, item="shuffler")
    for medium in ("layout", "publication"):
        for topic, text in ODDS.items():
            worded = text.replace(" to 1", f" {r.odds_said_to.value[0]} 1")
            table.emit(Inscription, r.odds_said_to, topic=topic, medium=medium, text=worded)
