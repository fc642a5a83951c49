"""Let it ride: three cards each, two for all, three wagers; two may be taken back, tens or better win."""

from ...engine import Declaration
from ...equipment import check
from .layout import describe
from .play import play
from .rules import NAME, OPTIONS, READINGS, RULES

GAME = Declaration(NAME, RULES, OPTIONS, play, describe, check, READINGS)
