"""The double down stud table as far as the text speaks of it: how odds are printed (17.10(a))."""

from shall.transcript import Inscription

from ...table import Table

ODDS = "Royal flush 1,000 to 1, straight flush 100 to 1, four of a kind 25 to 1 and so on"


def describe(table: Table) -> None:
    """The odds on the layout and in a brochure."""
    word = table.rules.odds_said_to
    text = ODDS.replace(" to 1", f" {word.value[0]} 1")
    for medium in ("layout", "publication"):
        table.emit(Inscription, word, topic="hand-odds", medium=medium, text=text)
