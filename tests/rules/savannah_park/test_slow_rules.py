"""The real rules against the slow ones written apart, over thousands of random positions."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from tests.rules.playing import openings, steps
from tests.rules.savannah_park.components import built_in, other, read
from tests.rules.savannah_park.opening import open_park, opened, view_of
from tests.rules.savannah_park.slow_rules import Book, SlowGame, SlowPark
from tests.rules.savannah_park.trials import VARIANTS
from tests.rules.toml import Table
from tests.rules.trials import Opening
from wildpark.rules import Game
from wildpark.rules.savannah_park import Position

LETTERS = {"sand": ".", "tree": "T", "grass": "G", "rock": "#",
           "small-fire": "1", "medium-fire": "2", "big-fire": "3"}  # fmt: skip


def slow_game(game: Game, table: Table) -> SlowGame:
    """The slow rules for what lies on the table of a new game."""
    view = view_of(game)
    rows = [""] * (1 + max(space["row"] for space in view["spaces"]))
    for space in view["spaces"]:
        rows[space["row"]] += LETTERS[space["kind"]]
    book = Book(table, rows, view["children"], view["lions"])
    names = list(book.letters)
    parks = [
        SlowPark(
            book,
            {token: names[space] for space, token in enumerate(park["tokens"]) if token},
            list(park["spare"]),
        )
        for park in view["parks"]
    ]
    return SlowGame(parks, view["starter"])


def compare(game: Position, slow: SlowGame) -> None:
    """Both say the same of who may choose what, and what everything is worth."""
    for seat in range(game.players):
        assert {game.notation(action) for action in game.legal(seat)} == slow.moves(seat)
    assert game.is_over() == (not slow.face_up)
    view = view_of(game)
    assert view["starter"] == slow.starter
    for shown, park in zip(view["parks"], slow.parks, strict=True):
        compare_park(view, shown, park)
        number = shown["seat"]
        assert game.points(number) == [0, 0, 0, *park.categories()]
        assert game.total(number) == game.scores()[number].total == shown["total"]
    assert game.standing() == slow.standing()


def compare_park(view: dict[str, Any], shown: dict[str, Any], park: SlowPark) -> None:
    """The same tokens and lion on the same spaces, and the same points in each category."""
    names = [space["name"] for space in view["spaces"]]
    at = {token: names[space] for space, token in enumerate(shown["tokens"]) if token}
    assert at == park.at
    assert (None if shown["lion"] is None else names[shown["lion"]]) == park.lion
    points = {category["number"]: category["points"] for category in shown["categories"]}
    assert [points.get(number, 0) for number in range(4, 13)] == park.categories()


def follow(game: Position, slow: SlowGame, chooser: int, pace: int) -> None:
    """Plays the same random game with both rules; every ``pace`` positions they are compared."""
    compare(game, slow)
    for number, step in enumerate(steps(game, chooser)):
        slow.play(step.seat, step.before.notation(step.action))
        if number % pace == 0 or step.after.is_over():
            compare(step.after, slow)


@settings(max_examples=60)
@given(openings(("savannah_park",)))
def test_both_rules_agree(opening: Opening) -> None:
    game = opened(opening)
    follow(game, slow_game(game, built_in()), opening.chooser, 7)


@pytest.mark.parametrize("name", VARIANTS)
def test_both_rules_agree_on_another_board_with_other_tokens(name: str, tmp_path: Path) -> None:
    table, options = other(), dict(VARIANTS[name])
    if "layout" in options:
        options["layout"] = "drawn"
    components = read(table, tmp_path)
    for seed in range(3):
        game = open_park(seed + 1, seed, components, **options)
        follow(game, slow_game(game, table), seed, 3)
