"""How Savannah Park is put to the tests that all games share."""

from collections.abc import Mapping
from typing import Any

from tests.rules.savannah_park.opening import view_of
from tests.rules.savannah_park.secrets import SECRETS
from tests.rules.trials import Opening, Trials, whim
from wildpark.rules import Game, Random

OWN_LAYOUT = "Tb1,Tb2,Tc1,Td5,Tf6,Tf7,1c4,2d4,3e4"
"""Somebody's own layout: nothing but the number of pieces and the sand below them is right."""

VARIANTS: Mapping[str, Mapping[str, Any]] = {
    "base": {},
    "lions": {"lions": True},
    "suggested": {"layout": "ridge"},
    "drawn": {"layout": "drawn"},
    "own": {"layout": OWN_LAYOUT},
    "layout_lions": {"layout": "hedge", "lions": True},
    "children": {"children": True},
    "children_lions": {"children": True, "lions": True},
}


def opening(players: int, seed: int, options: Mapping[str, object]) -> Opening:
    """A game of Savannah Park in which the players choose with the seed of the deal."""
    return Opening("savannah_park", players, seed, seed, dict(options))


def choose(game: Game, seat: int, rng: Random) -> int:
    """One of the choices after which the seat has most points; any token where one is named."""
    effects = {
        choice["action"]: choice["effect"]["points"]
        for choice in view_of(game, seat)["choices"]
        if choice["effect"]
    }
    good = [action for action, points in effects.items() if points == max(effects.values())]
    return good[rng.below(len(good))] if good else whim(game, seat, rng)


TRIALS = Trials(
    variants=VARIANTS,
    share=0.3,
    golden={
        f"{variant}_{players}": opening(players, 10 * number + players, options)
        for number, (variant, options) in enumerate(VARIANTS.items())
        for players in ((1, 2, 3, 4) if variant in {"base", "layout_lions"} else (1 + number % 4,))
    }
    | {"starting_player_2": opening(3, 4, {"starting_player": 2})},
    choose=choose,
    digested=[
        Opening("savannah_park", 1 + number % 4, 0, 1, dict(options))
        for number, options in enumerate(VARIANTS.values())
    ],
    secrets=SECRETS,
    open_to_all=frozenset({1}),
)
