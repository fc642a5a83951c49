"""The let it ride table as far as the text speaks of it: its cards (18.2), how odds are printed (18.11)."""

from shall.transcript import Inscription

from ...equipment import declare_cards, declare_devices
from ...table import Table

ODDS = "Royal flush 1,000 to 1, straight flush 200 to 1, four of a kind 50 to 1 and so on"


def describe(table: Table) -> None:
    """The cards, and the odds on the layout and in a brochure."""
    word = table.rules.odds_said_to
    text = ODDS.replace(" to 1", f" {word.value[0]} 1")
    for medium in ("layout", "publication"):
        table.emit(Inscription, word, topic="hand-odds", medium=medium, text=text)
    declare_devices(table)
    declare_cards(table)
