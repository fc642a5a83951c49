"""A table being played: who sits where, what lies on the layout, which cards are left, what has happened."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from operator import attrgetter
from types import SimpleNamespace
from typing import Any

from shall.script import Act, Option, Script, Shuffle
from shall.transcript import Event, Refused

from .cards import DECK
from .rules import Cites, Rule, Rules

FACTORY_ORDER = Shuffle(cards=DECK)
CITES = attrgetter("cites")
Handlers = dict[type[Act], Callable[[Any], None]]
Flow = Iterator[Handlers]  # a game: each stop yields what may be done there


class Refusal(Exception):  # noqa: N818
    """The act is refused; raised before anything has changed."""

    def __init__(self, *rules: Cites) -> None:
        super().__init__()
        self.cites = tuple(cite for rule in rules for cite in rule.cites)


@dataclass(slots=True)
class Wager:
    """Money on the layout."""

    id: str
    patron: str
    seat: int
    area: str
    amount: int
    added: int = field(default=0, kw_only=True)  # of the amount, since it was placed


@dataclass(slots=True)
class Deck:
    """One deck: what is left of it to deal, and since when its cards are on the table."""

    number: int
    cards: list[str] = field(default_factory=list)
    face_up: frozenset[str] = frozenset()
    size: int = 52
    received_at: int = 0
    shuffles: int = 0
    cut: bool = False
    pre_shuffled: bool = False  # came to the table shuffled, and has not been shuffled there yet


class Table:
    """The state that every game needs; a game adds its own as `play`."""

    def __init__(
        self,
        script: Script,
        rules: Rules,
        options: dict[str, Option],
        offers: dict[str, tuple[Option, ...]] | None = None,
    ) -> None:
        self.script = script
        self.rules = SimpleNamespace(**rules)
        self.options = options
        self.offers = offers or {}  # the values of each option that the house has
        self.staked = 0  # all the money that has come to the table
        self.events: list[Event] = []
        self.index = self.round = self.opening = self.clock = 0
        self.seats: dict[int, str] = {}
        self.wagers: dict[str, Wager] = {}
        self.spots: dict[tuple[int, str], Wager] = {}  # the same, by where they lie
        self.lost: list[Wager] = []  # in this round
        self.decks = {number: Deck(number) for number in range(1, int(options.get("decks", 1)) + 1)}
        self.deck = self.decks[1]
        self.orders: dict[int, list[Shuffle]] = {}
        for order in script.shuffles:
            self.orders.setdefault(order.deck, []).append(order)

        self.positions = 6
        self.meter = int(options.get("meter", 0))  # what a progressive jackpot stands at, in cents
        self.feed = 0  # what the wagers of this round add to it
        self.stirred = False  # an act other than `proceed` takes the dealer on
        self.jammed = ""  # how the shuffler will fail at its next shuffle
        self.stops_after: int | None = None  # stacks the automated shoe will still give
        self.stops_how = ""  # how the automated shoe will fail then
        self.uncounted = 0  # rounds since the stub was last counted
        self.replacing = False  # a deck that the device found wrong is being replaced
        self.deck_gone = False  # the deck in play has left the table
        self.paid_before: dict[int, int] = {}  # on a seat, in all rounds
        self.found_before = 0  # cards found face up in earlier rounds
        self.leaving: list[str] = []  # devices to be taken off the table
        self.waiting: list[Deck] = []  # decks whose cards still lie in the rack
        self.shuffling: list[Deck] = []  # decks in the device
        self.check: Callable[[dict[str, Option]], None] = lambda _: None  # refuses unlawful set-ups

    def emit(self, kind: type[Event], *rules: Cites, deck: int | None = None, **said: Any) -> None:
        """Add an event that cites these rules."""
        self.events.append(
            kind(
                act=self.index,
                round=self.round,
                deck=deck or self.deck.number,
                opening=self.opening,
                clock=self.clock,
                cites=rules[0].cites if len(rules) == 1 else joined(*map(CITES, rules)),
                **said,
            )
        )

    def refuse(self, refusal: Refusal) -> None:
        """Answer the act with a refusal and nothing else."""
        self.events.append(
            Refused(
                act=self.index,
                round=self.round,
                deck=self.deck.number,
                opening=self.opening,
                clock=self.clock,
                cites=refusal.cites,
            )
        )

    def order(self, deck: Deck) -> Shuffle:
        """How the deck lies after its next shuffle."""
        orders = self.orders.get(deck.number) or self.orders.get(1) or [FACTORY_ORDER]
        deck.shuffles += 1
        return orders[min(deck.shuffles, len(orders)) - 1]

    def put(self, wager: Wager) -> None:
        """A wager lies on the layout."""
        self.wagers[wager.id] = wager
        self.spots[wager.seat, wager.area] = wager

    def remove(self, wager: Wager) -> None:
        """A wager is gone from the layout."""
        del self.wagers[wager.id]
        if self.lying(wager.seat, wager.area) is wager:  # and no other wager on the same area
            del self.spots[wager.seat, wager.area]

    def lying(self, seat: int, area: str) -> Wager | None:
        """The open wager on an area of a seat."""
        return self.spots.get((seat, area))


@cache
def joined(*several: tuple[str, ...]) -> tuple[str, ...]:
    """Citations one after the other, each once."""
    return tuple(dict.fromkeys(cite for cites in several for cite in cites))


def forbid(condition: bool, rule: Rule) -> None:
    """Refuse the act where the rule forbids it."""
    if condition and rule.value:
        raise Refusal(rule)


def kept(table: Table, name: str) -> bool:
    """Whether a rule is kept that only some games set, as it is where no clause has set it."""
    rule = table.rules.__dict__.get(name)
    return rule is None or bool(rule.value)


def stay(_: Act) -> None:
    """Nothing keeps the dealer from going on."""
