"""The golden games are played again, and every line comes out as it was kept."""

from pathlib import Path

import pytest

from tests.rules.golden import FOLDER, Played, golden_games, read, text_of
from tests.rules.trials import trials_of
from wildpark.rules import NAMES, rules_of

FILES = sorted(FOLDER.glob("*.txt"))


def kept(name: str) -> list[Played]:
    """The golden games of one game."""
    return [game for game in (read(path.read_text(encoding="utf-8")) for path in FILES)
            if game.name == name]  # fmt: skip


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_plays_as_it_was_kept(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text_of(read(text)) == text


def test_every_file_is_one_of_the_games() -> None:
    assert sorted(path.stem for path in FILES) == sorted(golden_games())


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_players_option_and_variant_has_a_game(name: str) -> None:
    options = [game.options for game in kept(name)]
    assert {game.players for game in kept(name)} == set(rules_of(name).players)
    assert {one for given in options for one in given} == {
        option.name for option in rules_of(name).options
    }
    assert all(dict(variant) in options for variant in trials_of(name).variants.values())


@pytest.mark.parametrize("name", NAMES)
def test_the_games_end_in_every_way_there_is(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES if path.stem.startswith(name)]
    words = {word for text in texts for word in text.split()}
    assert words >= trials_of(name).endings
