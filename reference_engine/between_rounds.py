"""From one round to the next: the used deck is shuffled, another takes its turn, none is worn or uncut."""

from shall.transcript import Loaded

from .always import passed_over
from .cutting import DEFAULT_CUT, cut, cut_ordered
from .decks import change, lay, shuffle
from .rules import Cites, Rule
from .table import Table, kept


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
