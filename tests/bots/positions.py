"""Positions for bots: somewhere in a random game of any kind, with a seat that must choose."""

from hypothesis import strategies as st

from tests.rules.playing import openings, steps
from wildpark.rules import NAMES, Game

BOTS = ("random", "greedy", "monte_carlo:playouts=40:threads=1")
"""Each kind of bot, quick enough for many positions."""


@st.composite
def choices(draw: st.DrawFn, names: tuple[str, ...] = NAMES) -> tuple[str, Game, int]:
    """The name of a game, a whole position of it that is not its end, and a seat to act."""
    opening = draw(openings(names))
    befores = [step.before for step in steps(opening.open(), opening.chooser)]
    game = draw(st.sampled_from(befores))
    return opening.name, game, draw(st.sampled_from(game.to_act()))
