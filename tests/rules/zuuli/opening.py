"""Zuuli opened and shown, and parks that a test speaks of."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from tests.rules.toml import Table
from tests.rules.zuuli.components import dealing, read
from wildpark.rules import IllegalAction, open_game
from wildpark.rules.components import Components
from wildpark.rules.zuuli import RULES, Position

TRIES = 3_000


def open_zuuli(
    players: int = 2, seed: int = 0, components: Components | None = None, **options: object
) -> Position:
    """A new game."""
    game = open_game("zuuli", players=players, seed=seed, options=options, components=components)
    assert isinstance(game, Position)
    return game


def view_of(game: Position, seat: int | None = 0) -> dict[str, Any]:
    """What the reader is shown, as plain data, the way it goes to a page."""
    view = RULES.view(game.seen_by(seat), seat)
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return found


def rooms_of(game: Position, seat: int = 0) -> dict[str, dict[str, Any]]:
    """The rooms of a park by name."""
    return {room["room"]: room for room in view_of(game)["parks"][seat]["rooms"]}


def do(game: Position, *texts: str, seat: int = 0) -> None:
    """One seat makes several choices."""
    for text in texts:
        game.play(seat, game.action(text))


def refused(game: Position, text: str, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """The code and parameters with which a choice is refused; nothing may change."""
    before = game.state()
    try:
        game.play(seat, game.action(text))
    except IllegalAction as reason:
        assert game.state() == before
        return reason.code, reason.params
    message = f"{text} was not refused"
    raise AssertionError(message)


def texts(game: Position, seat: int = 0) -> list[str]:
    """The legal actions of ``seat`` as text."""
    return [game.notation(action) for action in game.legal(seat)]


def keeping(folder: Path, cards: str, table: Table | None = None) -> Position:
    """A game of two, at the development of year 1, in which seat 0 has kept exactly these cards.

    ``cards`` are names with blanks between them, each with perhaps ``*`` and how many.
    """
    wanted: Counter[str] = Counter()
    for card in cards.split():
        name, _, count = card.partition("*")
        wanted[name] += int(count or 1)
    components = read(dealing(wanted, table), folder)
    for seed in range(TRIES):
        game = open_zuuli(2, seed, components)
        if pick_together(game, wanted.copy()):
            return game
    message = f"no game was found in which all of these can be kept: {cards}"
    raise AssertionError(message)


def pick_together(game: Position, wanted: Counter[str]) -> bool:
    """Both see to it that seat 0 gets what is wanted; whether that worked."""
    left = wanted.copy()
    while not game.has_park_open():
        for seat in (0, 1):
            names = [text.removeprefix("keep-") for text in texts(game, seat)]
            fit = [name for name in names if (left[name] > 0 if seat == 0 else name not in wanted)]
            if not fit:
                return False
            do(game, f"keep-{fit[0]}", seat=seat)
            left[fit[0]] -= seat == 0
    return kept_by(game, 0) == wanted


def kept_by(game: Position, seat: int) -> Counter[str]:
    """The cards in the park of ``seat``, outside its enclosures and spare, by name."""
    counts = zip(game.components.kinds, game.cards_kept(seat), strict=True)
    return Counter({name: count for name, count in counts if count})
