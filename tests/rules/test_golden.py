"""The golden games are played again, and every line comes out as it was kept."""

from pathlib import Path

import pytest

from tests.rules.golden import FOLDER, GAMES, Played, read, text_of
from wildpark.rules import NAMES, rules_of

FILES = sorted(FOLDER.glob("*.txt"))


def kept() -> list[Played]:
    return [read(path.read_text(encoding="utf-8")) for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_plays_as_it_was_kept(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text_of(read(text)) == text


def test_every_file_is_one_of_the_games() -> None:
    assert sorted(path.stem for path in FILES) == sorted(GAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_players_and_every_option_has_a_game(name: str) -> None:
    games = [game for game in kept() if game.name == name]
    assert {game.players for game in games} == set(rules_of(name).players)
    chosen = {option for game in games for option in game.options}
    assert chosen == {option.name for option in rules_of(name).options}


@pytest.mark.parametrize("name", NAMES)
def test_the_games_end_in_different_ways(name: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES if path.stem.startswith(name)]
    endings = {word for text in texts for word in text.split() if word.startswith("ends-")}
    assert len(endings) > 1
