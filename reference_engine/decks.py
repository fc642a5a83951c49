"""A deck at the table: taken step by step through the opening, shuffled, counted, changed for another."""

from collections.abc import Callable

from shall.transcript import (
    Counted,
    Inspected,
    Offered,
    Received,
    Removed,
    Shuffled,
    Spread,
    Stacked,
    Turned,
    Verified,
    Washed,
)

from .always import passed_over
from .devices import device_counts, take_away
from .rules import Cites, Step
from .table import Deck, Table, kept

FULL_DECK = 52


def receive(table: Table, deck: Deck) -> None:
    """A new deck comes to the table."""
    deck.received_at = table.clock
    deck.pre_shuffled = comes_shuffled(table)
    r = table.rules
    if kept(table, "receives_cards"):
        table.emit(Received, r.opens.value[0], r.goes_through_opening, deck=deck.number, cards=FULL_DECK)


def comes_shuffled(table: Table) -> bool:
    """Whether cards come to the table shuffled: nothing of an opening applies then, but they are cut."""
    return table.options.get("pre-shuffled") == "yes"


def furnish(table: Table, deck: Deck) -> None:
    """Take a new deck through the opening while patrons are at the table."""
    r = table.rules
    if deck.pre_shuffled:
        lay(table, deck)
        return
    for step in opening_steps(table):
        if step.name != "the first look":
            DOING[step.name](table, deck, step, r.goes_through_opening, *severally(table))
        elif table.seats:
            table.emit(Offered, step, patron=table.seats[min(table.seats)], offer="inspection")


def opening_steps(table: Table) -> tuple[Step, ...]:
    """The steps of an opening; by the other of two routes, only the shuffle before play."""
    steps: tuple[Step, ...] = table.rules.opens.value
    if table.options.get("opening") == "e2":
        return (Step("the shuffle", table.rules.shuffles_before_play.cites[0]),)
    return steps


def severally(table: Table) -> tuple[Cites, ...]:
    """What makes each of two decks go through an opening on its own."""
    return (table.rules.opens_each_deck,) if len(table.decks) > 1 else ()


def change(table: Table, deck: Deck, *why: Cites) -> None:
    """The cards have been in use long enough: another deck takes their place; security looks at the old."""
    remove(table, deck, *why)
    receive(table, deck)
    furnish(table, deck)


def remove(table: Table, deck: Deck, *why: Cites) -> None:
    """A deck leaves the table, and all its cards are looked at."""
    r = table.rules
    table.emit(Removed, *why, deck=deck.number, item="deck")
    if r.security_inspects.value:
        seen = deck.size - r.security_leaves_out.value
        table.emit(Inspected, r.security_inspects, deck=deck.number, by="security", cards=seen)


def lay(table: Table, deck: Deck) -> None:
    """Put the deck in the order of its next shuffle."""
    order = table.order(deck)
    deck.cards = list(reversed(order.cards))
    deck.face_up = frozenset(order.face_up)
    deck.size = len(order.cards)
    deck.cut = False


def shuffle(table: Table, deck: Deck, *why: Cites) -> None:
    """Shuffle and stack the deck; a device that jams leaves it to be shuffled again."""
    r, by = table.rules, "device" if table.options["shuffling"] == "device" else "dealer"
    take_away(table, "shuffler", deck)
    if table.jammed and table.jammed not in r.jam_reshuffle.value:
        table.jammed = ""
        return
    table.emit(Shuffled, *why, *([r.jam_reshuffle] if table.jammed else []), deck=deck.number, by=by)
    table.jammed = ""
    lay(table, deck)
    deck.pre_shuffled = False
    if r.stacks_after_shuffle.value:
        table.emit(Stacked, r.stacks_after_shuffle, deck=deck.number)
    if device_counts(table):
        count_by_device(table, deck)


def count_by_device(table: Table, deck: Deck) -> None:
    """The device says how many cards it has shuffled; a deck that is not whole leaves the table."""
    rule, method = table.rules.__dict__, table.options["dealing"]
    counts, wrong = rule[f"device_counts_{method}"], rule[f"device_finds_{method}"]
    if counts.value:
        table.emit(Counted, counts, wrong, deck=deck.number, cards=deck.size, total=deck.size, area="deck")
    minded = not passed_over(table, deck, "device_counts_second_deck")
    if compared(deck.size, FULL_DECK) in wrong.value and minded and not table.replacing:
        table.replacing = True
        change(table, deck, wrong)
        table.replacing = False


def compared(number: int, right: int) -> str:
    """A number of cards beside the right one."""
    return "right" if number == right else "too few" if number < right else "too many"


# The steps of the procedures, by name


def _inspect(table: Table, deck: Deck, *why: Cites) -> None:
    table.emit(Inspected, *why, deck=deck.number, by="dealer", cards=FULL_DECK)


def _verify(table: Table, deck: Deck, *why: Cites) -> None:
    table.emit(Verified, *why, deck=deck.number, by="floorperson")


def _spread(table: Table, deck: Deck, *why: Cites) -> None:
    r = table.rules
    how = {
        "by_suit": r.spread_by_suit.value,
        "in_sequence": r.spread_in_sequence.value,
        "in_fans": r.spread_in_fans.value,
    }
    table.emit(Spread, *why, deck=deck.number, face=r.spread_face.value[0], **how)


def _turn(table: Table, deck: Deck, *why: Cites) -> None:
    table.emit(Turned, *why, deck=deck.number, face="down")


def _wash(table: Table, deck: Deck, *why: Cites) -> None:
    table.emit(Washed, *why, table.rules.minutes_on_table, deck=deck.number)


def _stack(table: Table, deck: Deck, *why: Cites) -> None:
    table.emit(Stacked, *why, deck=deck.number)


def _shuffle(table: Table, deck: Deck, *why: Cites) -> None:
    if table.rules.shuffles_before_play.value:
        shuffle(table, deck, *why, table.rules.shuffles_before_play)
    else:
        lay(table, deck)


def _nothing(table: Table, deck: Deck, *why: Cites) -> None:
    """Done when the first patron sits."""


DOING: dict[str, Callable[..., None]] = {
    "the inspection": _inspect,
    "the verification": _verify,
    "the spread": _spread,
    "the turning up": _nothing,
    "the first look": _nothing,
    "the turning": _turn,
    "the wash": _wash,
    "the stack": _stack,
    "the shuffle": _shuffle,
}
