"""Double down stud: one card each and four for all; jacks or better win, sixes to tens push."""

from ...engine import Declaration
from .layout import describe
from .play import play
from .rules import NAME, OPTIONS, READINGS, RULES

GAME = Declaration(NAME, RULES, OPTIONS, play, describe, lambda _table, _options: None, READINGS)
