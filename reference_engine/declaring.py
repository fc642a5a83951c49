"""Declarations: a thing on the table as a rule, broken by leaving it out or by changing one property."""

from collections.abc import Iterator
from typing import Any

from shall.transcript import Event

from .rules import Rule
from .table import Table

OTHERWISE: dict[Any, Any] = {
    "left": "right", "right": "left", "front": "behind", "behind": "front",
    "Boardwalk Casino": "", "dealer": "player", "layout": "sign", "1x": "2x", "2x": "1x",
    True: False, None: 1, 5: 4, 3: 2, 2: 1,
    ("inventory", "betting-areas"): ("dealer", "inventory"),
    ("inventory", "community"): ("community", "betting-areas"),
}  # fmt: skip
NAMES = frozenset({"area", "item", "topic"})


class Declared(Rule):
    """A thing with its properties."""

    def breaks(self) -> Iterator[tuple[str, Any]]:
        yield "is not there", None
        for name, value in self.value.items():
            if name not in NAMES:
                for other in otherwise(value):
                    yield f"has {name} {other}", {**self.value, name: other}


def otherwise(value: Any) -> Iterator[Any]:
    """What a property could be instead; of places beside other things, one changed at a time."""
    if not isinstance(value, dict):
        yield OTHERWISE[value]
        return
    for thing, place in value.items():
        yield {**value, thing: OTHERWISE[place]}


def declare(table: Table, kind: type[Event], rule: Rule, **more: Any) -> None:
    """Say that the thing is there, if it is."""
    if rule.value is not None:
        table.emit(kind, rule, **{**more, **rule.value})


def printed(topic: str) -> dict[str, str]:
    """Words about a topic, printed on the layout itself."""
    return {"topic": topic, "medium": "layout"}
