"""What every card table does around its rounds: opening, shuffling, cutting, alternating and changing decks.

Each duty is a rule with the game's own citation; a game names its sections and gets the rules for them.
"""

from collections.abc import Callable, Sequence

from shall.script import Cut, Jam, Leave, Open, Proceed, Recut, Sit, Switch
from shall.transcript import (
    CutEvent,
    Inspected,
    Loaded,
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

from .rules import AtLeast, AtMost, Cites, Covers, Forbids, Holds, OneOf, Rule, Rules, Step, Steps
from .table import Deck, Flow, Handlers, Refusal, Table, forbid

DEFAULT_CUT = 26


def house_rules(decks: str, opening: str, shuffle: str, cards: str, irregular: str) -> Rules:
    """The rules of the house under a game's own section numbers."""
    mix = f"{opening}(c)"
    return {
        "alternates": Holds(value=True, clauses=(f"{decks}(b)4",)),
        "shuffles_meanwhile": Holds(value=True, clauses=(f"{decks}(b)3",)),
        "one_deck_in_rack": Holds(value=True, clauses=(f"{decks}(b)5",)),
        "opens": Steps(
            (
                Step("the inspection", f"{opening}(a)"),
                Step("the verification", f"{opening}(a)"),
                Step("the spread", f"{opening}(b)"),
                Step("the first look", f"{opening}(b)"),
                Step("the turning", mix),
                Step("the wash", mix),
                Step("the stack", mix),
                Step("the shuffle", mix),
            ),
            (),
        ),
        "spread_face": OneOf(("up", "down"), (f"{opening}(b)",)),
        "spread_by_suit": Holds(value=True, clauses=(f"{opening}(b)",)),
        "spread_in_sequence": Holds(value=True, clauses=(f"{opening}(b)",)),
        # The shape of the columns is attested by a person: an engine that does not report it breaks nothing.
        "spread_in_fans": Holds(value=True, clauses=(), also=(f"{opening}(b)",)),
        "opens_each_deck": Holds(value=True, clauses=(f"{opening}(d)",)),
        "shuffles_before_play": Holds(value=True, clauses=(f"{shuffle}(a)",)),
        "shuffles_after_round": Holds(value=True, clauses=(f"{shuffle}(a)",)),
        "stacks_after_shuffle": Holds(value=True, clauses=(f"{shuffle}(a)",)),
        "device_shuffle_stands": Holds(value=True, clauses=(f"{shuffle}(b)1",)),
        "cuts_after_hand_shuffle": Holds(value=True, clauses=(f"{shuffle}(b)2",)),
        "cut_minimum": AtLeast(10, (f"{shuffle}(c)1ii",)),
        "small_cut": Forbids(value=True, clauses=(f"{shuffle}(c)1ii",)),
        "cut_goes_under": Holds(value=True, clauses=(f"{shuffle}(c)1iii",)),
        "deals_as_cut": Holds(value=True, clauses=(f"{shuffle}(c)2",)),
        "recuts": Holds(value=True, clauses=(f"{shuffle}(d)",)),
        "late_recut": Forbids(value=True, clauses=(f"{shuffle}(d)",)),
        "idle_spread": Holds(value=True, clauses=(f"{shuffle}(e)",)),
        "idle_each_deck": Holds(value=True, clauses=(f"{shuffle}(e)",)),
        "idle": Steps(
            (
                Step("the turning up", f"{shuffle}(e)"),
                Step("the first look", f"{shuffle}(e)"),
                Step("the turning", f"{shuffle}(e)"),
                Step("the wash", f"{shuffle}(e)"),
                Step("the stack", f"{shuffle}(e)"),
                Step("the shuffle", f"{shuffle}(e)"),
            ),
            (),
        ),
        "minutes_on_table": AtMost(24 * 60, (f"{cards}(g)",)),
        "minutes_from_shoe": AtMost(8 * 60, (f"{cards}(g)2",)),
        "minutes_from_hand": AtMost(4 * 60, (f"{cards}(g)3",)),
        "automated_shoe_is_shoe": Holds(value=True, clauses=(f"{cards}(g)2",)),
        "security_inspects": Holds(value=True, clauses=(f"{cards}(n)3iii",)),
        "security_leaves_out": AtMost(0, (f"{cards}(n)3iii",)),
        "jam_reshuffle": Covers(("jam", "stop", "unfinished"), (f"{irregular}(e)",)),
        "removes_device": Covers(("shuffler", "automated-shoe"), (f"{irregular}(g)",)),
    }


def begin(table: Table) -> Flow:
    """Begin as the script says: with the table closed, or open and the cards shuffled."""
    if table.script.start == "open":
        table.opening = 1
        for deck in table.decks.values():
            lay(table, deck)
        return
    yield {Open: lambda _: setattr(table, "stirred", True), Proceed: stay}
    table.opening += 1
    yield from prepare(table)


def prepare(table: Table) -> Flow:
    """Take the decks through the opening, with a stop for the first patron to look at them."""
    rules, steps = table.rules, table.rules.opens.value
    decks = list(table.decks.values())
    for deck in decks:
        receive(table, deck)
    each = decks if rules.opens_each_deck.value else decks[:1]
    yield from procedure(table, steps, each, *_severally(table))
    for deck in decks[len(each) :]:
        lay(table, deck)


def _severally(table: Table) -> tuple[Cites, ...]:
    """What makes each of two decks go through an opening on its own."""
    return (table.rules.opens_each_deck,) if len(table.decks) > 1 else ()


def procedure(table: Table, steps: Sequence[Step], decks: Sequence[Deck], *why: Cites) -> Flow:
    """Do the steps with each deck, stopping at the first look until somebody is there to look."""
    names = [step.name for step in steps]
    split = names.index("the first look") if "the first look" in names else len(steps)
    for deck in decks:
        for step in steps[:split]:
            DOING[step.name](table, deck, step, *why)
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
            if earlier.name == "the turning up" and table.options["idle-spread"] == "down":
                for deck in decks:
                    table.emit(Turned, earlier, deck=deck.number, face="up")
        table.emit(Offered, step, patron=act.patron, offer="inspection")

    if table.seats:
        table.emit(Offered, step, patron=table.seats[min(table.seats)], offer="inspection")
        return
    while not table.seats:
        yield {Sit: arrive, Leave: lambda act: leave(table, act), Proceed: stay}


def idle(table: Table) -> Flow:
    """Nobody plays: the cards lie spread until somebody comes, and are mixed again."""
    r, decks = table.rules, list(table.decks.values())
    table.waiting.clear()
    table.shuffling.clear()
    each = decks if r.idle_each_deck.value else decks[:1]
    if r.idle_spread.value:
        for deck in each:
            table.emit(Spread, r.idle_spread, deck=deck.number, face=table.options["idle-spread"])
    yield from procedure(table, r.idle.value, each)
    for deck in decks[len(each) :]:
        lay(table, deck)


def receive(table: Table, deck: Deck) -> None:
    """A new deck comes to the table."""
    deck.received_at = table.clock
    table.emit(Received, table.rules.opens.value[0], deck=deck.number, cards=52)


def sit(table: Table, act: Sit) -> None:
    """Take a free seat."""
    if act.seat in table.seats or act.seat > table.positions:
        raise Refusal
    table.seats[act.seat] = act.patron


def leave(table: Table, act: Leave) -> None:
    """Leave all one's seats."""
    if act.patron not in table.seats.values():
        raise Refusal
    table.seats = {seat: patron for seat, patron in table.seats.items() if patron != act.patron}


def stay(act: Proceed) -> None:
    """Nothing keeps the dealer from going on."""


# The steps of the procedures, by name


def _inspect(table: Table, deck: Deck, *why: Cites) -> None:
    table.emit(Inspected, *why, deck=deck.number, by="dealer", cards=52)


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


# Between rounds


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
    if "shuffler" in table.leaving:
        table.emit(Removed, r.removes_device, deck=deck.number, item="shuffler")
        table.leaving.remove("shuffler")
    if table.jammed and table.jammed not in r.jam_reshuffle.value:
        table.jammed = ""
        return
    table.emit(Shuffled, *why, *([r.jam_reshuffle] if table.jammed else []), deck=deck.number, by=by)
    table.jammed = ""
    lay(table, deck)
    if r.stacks_after_shuffle.value:
        table.emit(Stacked, r.stacks_after_shuffle, deck=deck.number)


def next_deck(table: Table, *why: Cites) -> None:
    """After a round: shuffle its deck, and with two decks take the other one."""
    r, used = table.rules, table.deck
    if len(table.decks) == 1:
        if r.shuffles_after_round.value:
            shuffle(table, used, r.shuffles_after_round, *why)
        else:
            lay(table, used)
        return
    if not r.one_deck_in_rack.value:
        finish_shuffle(table)
    table.waiting.append(used)
    if r.one_deck_in_rack.value and r.shuffles_meanwhile.value:
        to_shuffler(table)
    if r.alternates.value:
        table.deck = table.decks[3 - used.number]
    else:
        finish_shuffle(table)


def to_shuffler(table: Table) -> None:
    """The deck of the last round leaves the rack for the device."""
    r = table.rules
    for deck in table.waiting:
        table.emit(Loaded, r.shuffles_meanwhile, r.one_deck_in_rack, deck=deck.number, into="shuffler")
        table.shuffling.append(deck)
    table.waiting.clear()


def finish_shuffle(table: Table) -> None:
    """The device is done with the deck that is not in play."""
    to_shuffler(table)
    for deck in table.shuffling:
        shuffle(table, deck, table.rules.shuffles_after_round, table.rules.shuffles_meanwhile)
    table.shuffling.clear()


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


def furnish(table: Table, deck: Deck) -> None:
    """Take a new deck through the opening while patrons are at the table."""
    for step in table.rules.opens.value:
        if step.name != "the first look":
            DOING[step.name](table, deck, step, *_severally(table))
        elif table.seats:
            table.emit(Offered, step, patron=table.seats[min(table.seats)], offer="inspection")


def cut(table: Table, cards: int, *why: Cites) -> None:
    """Put the top cards under the rest."""
    r, deck = table.rules, table.deck
    table.emit(CutEvent, *why, r.cut_minimum, r.cut_goes_under, r.deals_as_cut, cards=cards)
    if r.cut_goes_under.value:
        deck.cards = deck.cards[-cards:] + deck.cards[:-cards]
    if not r.deals_as_cut.value:
        deck.cards.reverse()
    deck.cut = True


def ready(table: Table) -> None:
    """See that the cards may be dealt: not too old, cut if shuffled by hand, in their place."""
    r = table.rules
    worn = [limit for limit in hours(table) if table.clock - table.deck.received_at > limit.value]
    if worn:
        change(table, table.deck, *worn)
    by_hand = table.options["shuffling"] == "manual"
    if by_hand and r.cuts_after_hand_shuffle.value and not table.deck.cut:
        cut(table, DEFAULT_CUT, r.cuts_after_hand_shuffle)
    if not by_hand and not r.device_shuffle_stands.value:
        cut(table, DEFAULT_CUT, r.device_shuffle_stands)


def hours(table: Table) -> tuple[Rule, ...]:
    """How long the cards may be dealt; those of an automated shoe come from the shoe and from the hand."""
    r, method = table.rules, table.options["dealing"]
    if method == "automated-shoe":
        return (r.minutes_from_shoe, r.minutes_from_hand) if r.automated_shoe_is_shoe.value else ()
    return (r.minutes_from_shoe if method == "manual-shoe" else r.minutes_from_hand,)


def governing(table: Table) -> tuple[Rule, ...]:
    """What every card that is dealt obeys: its age, its deck's turn, and the order of shuffle and cut."""
    r = table.rules
    by_device = table.options["shuffling"] == "device"
    in_turn = (r.alternates,) if len(table.decks) > 1 else ()
    as_laid = (r.device_shuffle_stands,) if by_device else (r.cut_goes_under, r.deals_as_cut)
    return (*hours(table), *in_turn, *as_laid)


def between_rounds(table: Table) -> Handlers:
    """What a supervisor, the dealer or a device may do before the cards are dealt."""
    r = table.rules

    def take_cut(act: Cut) -> None:
        if table.options["shuffling"] == "device" or act.cards >= len(table.deck.cards) or table.deck.cut:
            raise Refusal
        forbid(act.cards < r.cut_minimum.value, r.small_cut)
        cut(table, act.cards, r.cuts_after_hand_shuffle)

    def take_recut(act: Recut) -> None:
        forbid(not table.deck.cut, r.late_recut)
        forbid(act.cards < r.cut_minimum.value, r.small_cut)
        if r.recuts.value:
            cut(table, act.cards, r.recuts)

    return {
        Cut: take_cut,
        Recut: take_recut,
        Jam: lambda act: jam(table, act),
        Switch: lambda act: switch(table, act),
    }


def jam(table: Table, act: Jam) -> None:
    """A device will fail the next time it is used."""
    if act.device == "shuffler" and table.options["shuffling"] == "device":
        table.jammed = act.fault
    elif act.device == "automated-shoe" and table.options["dealing"] == "automated-shoe":
        table.stops_after, table.stops_how = act.after, act.fault
    else:
        raise Refusal


def switch(table: Table, act: Switch) -> None:
    """Another method of shuffling or dealing from the next shuffle on; the device leaves first."""
    options = {**table.options, act.option: act.value}
    table.check(options)
    device = {"shuffling": "shuffler", "dealing": "automated-shoe"}[act.option]
    if (
        table.options[act.option] in ("device", "automated-shoe")
        and device in table.rules.removes_device.value
    ):
        table.leaving.append(device)
    table.options = options
