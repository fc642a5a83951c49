"""Craps and mini-craps: dice, many throws, and several wagers of one patron alive at once."""

from ...engine import Declaration
from .play import check, describe, play
from .rules import NAME, OPTIONS, RULES

GAME = Declaration(NAME, RULES, OPTIONS, play, describe, check)
