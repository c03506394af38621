"""Savannah Park opened and played in any way, with every combination of variants."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from hypothesis import strategies as st

from tests.rules import playing
from wildpark.rules import Game
from wildpark.rules.catalogue import complete_options
from wildpark.rules.savannah_park import RULES
from wildpark.rules.terms import Components

OWN_LAYOUT = "Tb1,Tb2,Tc1,Td5,Tf6,Tf7,1c4,2d4,3e4"
"""Somebody's own layout: nothing but the number of pieces and the sand below them is right."""

VARIANTS: Mapping[str, Mapping[str, object]] = {
    "base": {},
    "lions": {"lions": True},
    "suggested": {"layout": "ridge"},
    "drawn": {"layout": "drawn"},
    "own": {"layout": OWN_LAYOUT},
    "layout_lions": {"layout": "hedge", "lions": True},
    "children": {"children": True},
    "children_lions": {"children": True, "lions": True},
}
"""Every combination of variants that the rules allow."""


def open_park(
    players: int = 1, seed: int = 0, components: Components | None = None, **options: object
) -> Game:
    """A new game, its options checked as ``open_game`` checks them."""
    complete = complete_options(RULES, players, options)
    return RULES.open(players, seed, complete, components or RULES.read_components(None))


@dataclass(frozen=True)
class Opening(playing.Opening):
    """The arguments of a game of Savannah Park, and a seed for those who then choose."""

    def open(self) -> Game:
        """The game at its first choice."""
        return open_park(self.players, self.seed, **self.options)


@st.composite
def openings(draw: st.DrawFn, variants: tuple[str, ...] = tuple(VARIANTS)) -> Opening:
    """Any number of players, seed and variants."""
    players = draw(st.integers(1, 4))
    options = dict(VARIANTS[draw(st.sampled_from(variants))])
    if draw(st.booleans()):
        options["starting_player"] = draw(st.integers(0, players - 1))
    seeds = playing.SEEDS
    return Opening("savannah_park", players, draw(seeds), draw(seeds), options)


def view_of(game: Game, seat: int | None = None) -> dict[str, Any]:
    """What the reader is shown, as plain data, the way it goes to a page."""
    view = RULES.view(game.seen_by(seat), seat)
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return found


def play(game: Game, *moves: str) -> None:
    """Plays the moves: each by the first seat that is to act."""
    for move in moves:
        game.play(game.to_act()[0], game.action(move))


def texts(game: Game, seat: int = 0) -> list[str]:
    """The legal actions of ``seat`` as text."""
    return [game.notation(action) for action in game.legal(seat)]
