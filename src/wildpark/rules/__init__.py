"""What the rulebooks say, and nothing else."""

from wildpark.rules.catalogue import NAMES, open_game, rules_of
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.reading import read_position
from wildpark.rules.terms import GameError, IllegalAction

__all__ = [
    "NAMES",
    "Game",
    "GameError",
    "IllegalAction",
    "Random",
    "open_game",
    "read_position",
    "rules_of",
]
