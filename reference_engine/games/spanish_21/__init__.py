"""Spanish 21 as far as it is printed: decks without tens, what cards count, opening, shuffle and cut."""

from ...engine import Declaration
from .play import check, describe, play
from .rules import NAME, OPTIONS, READINGS, RULES

GAME = Declaration(NAME, RULES, OPTIONS, play, describe, check, READINGS)
