"""Savannah Park opened, played and shown, as its tests need it."""

from typing import Any

import msgspec

from tests.rules.trials import Opening
from wildpark.rules import Game, open_game
from wildpark.rules.components import Components
from wildpark.rules.savannah_park import RULES, Position


def open_park(
    players: int = 1, seed: int = 0, components: Components | None = None, **options: object
) -> Position:
    """A new game."""
    game = open_game(
        "savannah_park", players=players, seed=seed, options=options, components=components
    )
    assert isinstance(game, Position)
    return game


def opened(opening: Opening) -> Position:
    """The game that an opening opens."""
    game = opening.open()
    assert isinstance(game, Position)
    return game


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
