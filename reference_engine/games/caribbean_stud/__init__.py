"""Caribbean stud: five cards each, a bet or a fold, a dealer who must qualify, and a progressive jackpot."""

from ...engine import Declaration
from .layout import check, describe
from .play import play
from .rules import NAME, OPTIONS, READINGS, RULES

GAME = Declaration(NAME, RULES, OPTIONS, play, describe, check, READINGS)
