"""All-in hold 'em: raise three antes or fold, against a dealer who calls with a pair or eleven points."""

from ...engine import Declaration
from ...equipment import check
from .layout import describe
from .play import play
from .rules import NAME, OPTIONS, RULES

GAME = Declaration(NAME, RULES, OPTIONS, play, describe, check)
