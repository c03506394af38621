"""The golden games are played again, and every line comes out as it was kept."""

from pathlib import Path

import pytest

from tests.rules.golden import read, text_of
from tests.rules.savannah_park.golden import FOLDER, GAMES
from tests.rules.savannah_park.opening import VARIANTS
from wildpark.rules.savannah_park import RULES

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_plays_as_it_was_kept(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text_of(read(text)) == text


def test_every_number_of_players_every_variant_and_every_option_has_a_game() -> None:
    games = [read(path.read_text(encoding="utf-8")) for path in FILES]
    assert sorted(path.stem for path in FILES) == sorted(GAMES)
    assert {game.players for game in games} == set(RULES.players)
    kept = [game.options for game in games]
    assert all(dict(options) in kept for options in VARIANTS.values())
    assert {name for options in kept for name in options} == {one.name for one in RULES.options}
