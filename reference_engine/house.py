"""What every card table does around its rounds: opening, shuffling, cutting, alternating and changing decks.

Each duty is a rule with the game's own citation; a game names its sections and gets the rules for them.
"""

from collections.abc import Callable, Sequence

from shall.script import Cut, Jam, Leave, Open, Proceed, Recut, Sit, Switch
from shall.transcript import (
    Counted,
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

from .always import passed_over
from .rules import AtLeast, AtMost, Cites, Covers, Forbids, Holds, OneOf, Rule, Rules, Step, Steps
from .table import Deck, Flow, Handlers, Refusal, Table, forbid, kept

DEFAULT_CUT = 26
NEVER = 10**9  # minutes
FULL_DECK = 52


def house_rules(
    decks: str, opening: str, shuffle: str, cards: str, irregular: str, *, inspection: str = "a"
) -> Rules:
    """The rules of the house under a game's own section numbers; the letter `inspection` orders that."""
    mix, seen = f"{opening}(c)", f"{opening}({inspection})"
    return {
        **change_rules(cards),
        # Where (a) does not order the inspection itself, it orders that the steps be gone through.
        "goes_through_opening": Holds(value=True, clauses=() if inspection == "a" else (f"{opening}(a)",)),
        "alternates": Holds(value=True, clauses=(f"{decks}(b)4",)),
        "shuffles_meanwhile": Holds(value=True, clauses=(f"{decks}(b)3",)),
        "one_deck_in_rack": Holds(value=True, clauses=(f"{decks}(b)5",)),
        "opens": Steps(
            (
                Step("the inspection", seen),
                Step("the verification", seen),
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
        "cuts_pre_shuffled": Holds(value=True, clauses=()),  # where the law knows pre-shuffled cards
        "cut_minimum": AtLeast(10, (f"{shuffle}(c)1ii",)),
        "small_cut": Forbids(value=True, clauses=(f"{shuffle}(c)1ii",)),
        "cut_goes_under": Holds(value=True, clauses=(f"{shuffle}(c)1iii",)),
        "deals_as_cut": Holds(value=True, clauses=(f"{shuffle}(c)2",)),
        "recuts": Holds(value=True, clauses=(f"{shuffle}(d)",)),
        "late_recut": Forbids(value=True, clauses=(f"{shuffle}(d)",)),
        "early_recut": Forbids(value=True, clauses=(f"{shuffle}(d)",)),
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
        "jam_reshuffle": Covers(("jam", "stop", "unfinished"), (f"{irregular}(e)",)),
        "removes_device": Covers(("shuffler", "automated-shoe"), (f"{irregular}(g)",)),
    }


def change_rules(cards: str) -> Rules:
    """When cards are changed and who looks at the old ones; without a section that says so, never."""
    minutes = {"on_table": 24 * 60, "from_shoe": 8 * 60, "from_hand": 4 * 60}
    if not cards:
        return {
            **{f"minutes_{where}": AtMost(NEVER, ()) for where in minutes},
            "automated_shoe_is_shoe": Holds(value=True, clauses=()),
            "security_inspects": Holds(value=False, clauses=()),
            "security_leaves_out": AtMost(0, ()),
        }
    return {
        "minutes_on_table": AtMost(minutes["on_table"], (f"{cards}(g)",)),
        "minutes_from_shoe": AtMost(minutes["from_shoe"], (f"{cards}(g)2",)),
        "minutes_from_hand": AtMost(minutes["from_hand"], (f"{cards}(g)3",)),
        "automated_shoe_is_shoe": Holds(value=True, clauses=(f"{cards}(g)2",)),
        "security_inspects": Holds(value=True, clauses=(), also=(f"{cards}(n)3iii",)),  # then or later
        "security_leaves_out": AtMost(0, (f"{cards}(n)3iii",)),
    }


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
    yield from procedure(table, steps, each, rules.goes_through_opening, *_severally(table))
    for deck in decks[len(each) :]:
        lay(table, deck)


def opening_steps(table: Table) -> tuple[Step, ...]:
    """The steps of an opening; by the other of two routes, only the shuffle before play."""
    steps: tuple[Step, ...] = table.rules.opens.value
    if table.options.get("opening") == "e2":
        return (Step("the shuffle", table.rules.shuffles_before_play.cites[0]),)
    return steps


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
    deck.pre_shuffled = False
    if r.stacks_after_shuffle.value:
        table.emit(Stacked, r.stacks_after_shuffle, deck=deck.number)
    if device_counts(table) and f"device_counts_{table.options['dealing']}" in r.__dict__:
        count_by_device(table, deck)


def counting_device(table: Table) -> bool:
    """Whether the cards are shuffled by a device that counts them."""
    return table.options.get("device-counts") == "yes" and table.options["shuffling"] == "device"


def device_counts(table: Table) -> bool:
    """Whether such a device makes the count of the stub needless with this method of dealing."""
    return counting_device(table) and f"device_counts_{table.options['dealing']}" in table.rules.__dict__


def count_by_device(table: Table, deck: Deck) -> None:
    """The device says how many cards it has shuffled; a deck that is not whole leaves the table."""
    rule, method = table.rules.__dict__, table.options["dealing"]
    counts, wrong = rule[f"device_counts_{method}"], rule[f"device_finds_{method}"]
    if counts.value:
        table.emit(Counted, counts, wrong, deck=deck.number, cards=deck.size, total=deck.size, area="deck")
    found = "too few" if deck.size < FULL_DECK else "too many" if deck.size > FULL_DECK else "right"
    minded = not passed_over(table, deck, "device_counts_second_deck")
    if found in wrong.value and minded and not table.replacing:
        table.replacing = True
        change(table, deck, wrong)
        table.replacing = False


def next_deck(table: Table, *why: Cites) -> None:
    """After a round: shuffle its deck, and with two decks take the other one."""
    r, used = table.rules, table.deck
    if len(table.decks) == 1:
        if r.shuffles_after_round.value:
            shuffle(table, used, r.shuffles_after_round, *why)
        else:
            lay(table, used)
        return
    meanwhile = r.one_deck_in_rack.value and r.shuffles_meanwhile.value
    if not meanwhile:
        finish_shuffle(table)
    table.waiting.append(used)
    if meanwhile:
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
        if passed_over(table, deck, "shuffles_second_deck"):
            lay(table, deck)
        else:
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
    r = table.rules
    if deck.pre_shuffled:
        lay(table, deck)
        return
    for step in opening_steps(table):
        if step.name != "the first look":
            DOING[step.name](table, deck, step, r.goes_through_opening, *_severally(table))
        elif table.seats:
            table.emit(Offered, step, patron=table.seats[min(table.seats)], offer="inspection")


def cut(table: Table, cards: int, *why: Cites) -> None:
    """Put the top cards under the rest."""
    r, deck = table.rules, table.deck
    cover = r.__dict__.get("cover_card_first")
    also = {"cover": cover.value} if cover else {}
    grounds = (*why, r.cut_minimum, r.cut_goes_under, r.deals_as_cut, *([cover] if cover else []))
    table.emit(CutEvent, *grounds, cards=cards, **also)
    if r.cut_goes_under.value:
        deck.cards = deck.cards[-cards:] + deck.cards[:-cards]
    if not r.deals_as_cut.value:
        deck.cards.reverse()
    deck.cut = True


def ready(table: Table) -> None:
    """See that the cards may be dealt: not too old, cut if shuffled by hand, in their place."""
    r = table.rules
    worn = [limit for limit in hours(table) if table.clock - table.deck.received_at > limit.value]
    if worn and not passed_over(table, table.deck, "changes_second_deck"):
        change(table, table.deck, *worn)
    rule = cut_ordered(table)
    due = table.round == 1 or kept(table, "cuts_every_round")
    due = due and not (table.deck.pre_shuffled and passed_over(table, table.deck, "cuts_second_pre_shuffled"))
    if rule and rule.value and due and not table.deck.cut:
        own = table.rules.__dict__.get("own_cut")
        cut(table, own.value[0] if own else DEFAULT_CUT, rule)
    if not rule and not r.device_shuffle_stands.value:
        cut(table, DEFAULT_CUT, r.device_shuffle_stands)


def cut_ordered(table: Table) -> Rule | None:
    """What orders these cards to be cut: that they came shuffled, or were shuffled by hand."""
    r = table.rules
    if table.deck.pre_shuffled:
        return r.cuts_pre_shuffled  # type: ignore[no-any-return]
    return r.cuts_after_hand_shuffle if table.options["shuffling"] == "manual" else None


def hours(table: Table) -> tuple[Rule, ...]:
    """How long the cards may be dealt; those of an automated shoe come from the shoe and from the hand."""
    r, method = table.rules, table.options["dealing"]
    if method == "automated-shoe":
        return (r.minutes_from_shoe, r.minutes_from_hand) if r.automated_shoe_is_shoe.value else ()
    return (r.minutes_from_shoe if method == "manual-shoe" else r.minutes_from_hand,)


def governing(table: Table) -> tuple[Rule, ...]:
    """What every card that is dealt obeys: its age, its deck's turn, and the order of shuffle and cut."""
    r = table.rules
    ordered = cut_ordered(table)
    in_turn = (r.alternates,) if len(table.decks) > 1 else ()
    as_laid = (ordered, r.cut_goes_under, r.deals_as_cut) if ordered else (r.device_shuffle_stands,)
    return (*hours(table), *in_turn, *as_laid)


def between_rounds(table: Table) -> Handlers:
    """What a supervisor, the dealer or a device may do before the cards are dealt."""
    r = table.rules

    def take_cut(act: Cut) -> None:
        ordered = cut_ordered(table)
        if not ordered or act.cards >= len(table.deck.cards) or table.deck.cut:
            raise Refusal
        forbid(act.cards < r.cut_minimum.value, r.small_cut)
        cut(table, act.cards, ordered)

    def take_recut(act: Recut) -> None:
        if act.cards >= len(table.deck.cards):
            raise Refusal
        forbid(not table.deck.cut, r.__dict__.get("early_recut", r.late_recut))
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
    if act.value == table.options[act.option] or act.value not in table.offers[act.option]:
        raise Refusal
    options = {**table.options, act.option: act.value}
    table.check(options)
    device = {"shuffling": "shuffler", "dealing": "automated-shoe"}[act.option]
    if (
        table.options[act.option] in ("device", "automated-shoe")
        and device in table.rules.removes_device.value
    ):
        table.leaving.append(device)
    table.options = options
