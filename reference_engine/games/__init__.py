"""The games, one folder each: a declaration of rules and the few functions that are the game's own."""

from ..engine import Declaration
from . import (
    all_in_holdem,
    caribbean_stud,
    craps,
    double_down_stud,
    heads_up_holdem,
    let_it_ride,
    mini_tex_3_card_holdem,
    poker,
    spanish_21,
)

ALL = (
    all_in_holdem.GAME,
    mini_tex_3_card_holdem.GAME,
    heads_up_holdem.GAME,
    craps.GAME,
    caribbean_stud.GAME,
    double_down_stud.GAME,
    spanish_21.GAME,
    poker.GAME,
    let_it_ride.GAME,
)
GAMES: dict[str, Declaration] = {game.name: game for game in ALL}
