"""A seat that a game does not have is refused by every method that is asked about a seat."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import wildpark
from wildpark.rules import NAMES, Game, GameError, open_game

ROOT = Path(wildpark.__file__).parents[1]
C_METHOD = re.compile(r"^\s+cdef .*?(\w+)\(self", re.MULTILINE)
"""A method that compiled code alone calls, in a ``.pxd``."""


def methods(game: Game) -> Iterator[tuple[str, int]]:
    """The methods of a game whose first argument is a seat, and how many follow it."""
    hidden: set[str] = set()
    found: dict[str, int] = {}
    for kind in type(game).__mro__[:-1]:
        source = ROOT.joinpath(*kind.__module__.split(".")).with_suffix(".py")
        hidden.update(C_METHOD.findall(source.with_suffix(".pxd").read_text(encoding="utf-8")))
        for one in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(one, ast.FunctionDef):
                names = [argument.arg for argument in one.args.args]
                if names[:2] == ["self", "seat"]:
                    found.setdefault(one.name, len(names) - 2)
    yield from ((name, more) for name, more in found.items() if name not in hidden)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("beyond", [-1, 2, 10**6])
def test_a_seat_that_there_is_not_is_refused(name: str, beyond: int) -> None:
    game = open_game(name, players=2, seed=1)
    tried = dict(methods(game))
    assert {"legal", "play", "secret", "seen_by", "why_not"} <= tried.keys()
    for method, more in tried.items():
        with pytest.raises((GameError, IndexError)):
            getattr(game, method)(beyond, *[0] * more)
