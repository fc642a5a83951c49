"""Heads Up Hold'em: ante and odds wager, a raise at one of three stages, and a dealer who needs a pair."""

from ...engine import Declaration
from ...equipment import check
from .layout import describe
from .play import play
from .rules import NAME, OPTIONS, RULES

GAME = Declaration(NAME, RULES, OPTIONS, play, describe, check, {"HUH-21": "R1"})
