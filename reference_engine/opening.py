"""Opening a table, and waking an idle one: the cards are mixed once somebody has looked at them."""

from collections.abc import Sequence

from shall.script import Leave, Open, Proceed, Sit
from shall.transcript import Offered, Spread, Turned

from .always import passed_over
from .decks import DOING, change, comes_shuffled, lay, opening_steps, receive, severally
from .rules import Cites, Step
from .seats import leave, sit
from .table import Deck, Flow, Table, kept, stay


def begin(table: Table) -> Flow:
    """Begin as the script says: with the table closed, or open and the cards shuffled."""
    if table.script.start == "open":
        table.opening = 1
        for deck in table.decks.values():
            lay(table, deck)
            deck.pre_shuffled = comes_shuffled(table)
        return
    yield from opened(table)
    yield from prepare(table)


def opened(table: Table) -> Flow:
    """A closed table waits until it is opened."""
    yield {Open: lambda _: setattr(table, "stirred", True)}
    table.opening += 1


def prepare(table: Table) -> Flow:
    """Take the decks through the opening, with a stop for the first patron to look at them."""
    rules = table.rules
    skipped = comes_shuffled(table) or not rules.goes_through_opening.value
    steps = () if skipped else opening_steps(table)
    decks = list(table.decks.values())
    for deck in decks:
        receive(table, deck)
    each = decks if rules.opens_each_deck.value else decks[:1]
    yield from procedure(table, steps, each, rules.goes_through_opening, *severally(table))
    for deck in decks[len(each) :]:
        lay(table, deck)


def idle(table: Table) -> Flow:
    """Nobody plays: the cards lie spread until somebody comes, and are mixed again."""
    r, decks = table.rules, list(table.decks.values())
    table.waiting.clear()
    table.shuffling.clear()
    if not kept(table, "counts_on_after_idling"):
        table.uncounted = 0
    each = decks if r.idle_each_deck.value else decks[:1]
    if r.idle_spread.value:
        for deck in each:
            table.emit(Spread, r.idle_spread, deck=deck.number, face=table.options["idle-spread"])
    yield from procedure(table, r.idle.value, each)
    for deck in decks[len(each) :]:
        lay(table, deck)


def procedure(table: Table, steps: Sequence[Step], decks: Sequence[Deck], *why: Cites) -> Flow:
    """Do the steps with each deck, stopping at the first look until somebody is there to look."""
    names = [step.name for step in steps]
    split = names.index("the first look") if "the first look" in names else len(steps)
    for deck in decks:
        for step in steps[:split]:
            DOING[step.name](table, deck, step, *why)
    early = [deck for deck in decks if passed_over(table, deck, "second_deck_waits_for_look")]
    for deck in early:
        for step in steps[split + 1 :]:
            DOING[step.name](table, deck, step, *why)
    decks = [deck for deck in decks if deck not in early]
    if split < len(steps):
        yield from first_look(table, steps[split], steps[:split], decks)
    limit = table.rules.minutes_on_table
    for deck in decks:
        if table.clock - deck.received_at > limit.value:
            change(table, deck, limit)
            continue
        for step in steps[split + 1 :]:
            DOING[step.name](table, deck, step, *why)
        if "the shuffle" not in names:
            lay(table, deck)


def first_look(table: Table, step: Step, before: Sequence[Step], decks: Sequence[Deck]) -> Flow:
    """Wait for a patron to come and look, then for the dealer to go on."""

    def arrive(act: Sit) -> None:
        first = not table.seats
        sit(table, act)
        if not first:
            return
        for earlier in before:
            if earlier.name == "the turning up" and table.options.get("idle-spread") == "down":
                for deck in decks:
                    table.emit(Turned, earlier, deck=deck.number, face="up")
        table.emit(Offered, step, patron=act.patron, offer="inspection")

    if table.seats:
        table.emit(Offered, step, patron=table.seats[min(table.seats)], offer="inspection")
        return
    while not table.seats:
        yield {Sit: arrive, Leave: lambda act: leave(table, act), Proceed: stay}
