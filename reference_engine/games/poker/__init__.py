"""Poker: players against each other, with antes, blinds and forced bets, betting rounds and pots."""

from ...engine import Declaration
from .layout import describe
from .play import check, play
from .rules import NAME, OPTIONS, READINGS, RULES

GAME = Declaration(NAME, RULES, OPTIONS, play, describe, check, READINGS)
