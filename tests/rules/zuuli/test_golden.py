"""The golden games are played again, and every line comes out as it was kept."""

from pathlib import Path

import pytest

from tests.rules.golden import read, text_of
from tests.rules.zuuli.golden import FOLDER, GAMES
from tests.rules.zuuli.opening import LEVELS
from wildpark.rules.zuuli import RULES

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_plays_as_it_was_kept(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text_of(read(text)) == text


def test_every_number_of_players_and_every_difficulty_has_a_game() -> None:
    games = [read(path.read_text(encoding="utf-8")) for path in FILES]
    assert sorted(path.stem for path in FILES) == sorted(GAMES)
    assert {game.players for game in games} == set(RULES.players)
    assert {str(game.options.get("difficulty", "keeper")) for game in games} == set(LEVELS)
