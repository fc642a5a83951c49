"""The games, one folder each: a declaration of rules and the few functions that are the game's own."""

from ..engine import Declaration
from . import all_in_holdem

GAMES: dict[str, Declaration] = {game.name: game for game in (all_in_holdem.GAME,)}
