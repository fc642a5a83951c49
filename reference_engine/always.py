"""What holds once holds always: in later rounds, after an idle spell, for the second of two decks."""

from .rules import Holds, OneOf, Rules
from .table import Deck, Table, kept


def always_rules(decks: str, opening: str, shuffle: str, cards: str, stub: str) -> Rules:
    """The rules of it under a game's own sections; `stub` is the clause of the count."""
    return {
        "cuts_every_round": Holds(value=True, clauses=(f"{shuffle}(b)2",)),
        "own_cut": OneOf((26, 9), (f"{shuffle}(c)1ii",)),
        "shuffles_second_deck": Holds(value=True, clauses=(f"{decks}(b)3", f"{shuffle}(a)")),
        "second_deck_waits_for_look": Holds(value=True, clauses=(f"{opening}(d)", f"{shuffle}(e)")),
        "changes_second_deck": Holds(value=True, clauses=(f"{cards}(g)2",)),
        "counts_second_deck": Holds(value=True, clauses=(stub,)),
        "counts_on_after_idling": Holds(value=True, clauses=(stub,)),
        "counts_racked_cards": Holds(value=True, clauses=(f"{stub}1",)),
    }


def passed_over(table: Table, deck: Deck, name: str) -> bool:
    """Whether this is a second deck to which such a rule is not applied."""
    return deck.number > 1 and not kept(table, name)
