"""Reads positions: from their texts, and from what crosses to another process or into a file."""

from pathlib import Path
from weakref import WeakValueDictionary

from wildpark.rules.catalogue import NAMES, given_components, rules_of
from wildpark.rules.components import Components
from wildpark.rules.game import Game
from wildpark.rules.text import BETWEEN_FIELDS, Text, check_digest, check_spelling


def read_position(text: str, *, components: Components | Path | str | None = None) -> Game:
    """The position that ``Game.text`` has written down; its text is the same again.

    Args:
        text: one line, see docs/position-text.md.
        components: those of the position, needed where they are not the built-in ones.

    Raises:
        GameError: it is no such text, and where it is wrong; or it needs other components.
    """
    said = Text(text, NAMES)
    rules = rules_of(said.game)
    own = given_components(rules, components)
    check_digest(said.digest, own.digest)
    said.read_players(rules.players)
    game = rules.read(said, own)
    check_spelling(text, game.text())
    return game


def pickled(game: Game) -> tuple[object, ...]:
    """What a position is pickled as: its text, and its components where they are not built in."""
    text, own = game.text(), game.box()
    built_in = rules_of(text.partition(BETWEEN_FIELDS)[0]).read_components(None)
    return restored, (text, None if own.digest == built_in.digest else own)


def restored(text: str, components: Components | None) -> Game:
    """A position that was pickled; components that are here already serve it."""
    if components is not None:
        components = _travelled.setdefault(components.digest, components)
    return read_position(text, components=components)


_travelled: WeakValueDictionary[str, Components] = WeakValueDictionary()
