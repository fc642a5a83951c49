"""Mini-tex 3 card hold 'em: an ante, three times a wager or a fold, and the best three cards."""

from ...engine import Declaration
from .layout import describe
from .play import check, play
from .rules import NAME, OPTIONS, READINGS, RULES

GAME = Declaration(NAME, RULES, OPTIONS, play, describe, check, READINGS)
