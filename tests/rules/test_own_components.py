"""Positions with components from a file: their texts name them, and pickles carry them."""

import pickle
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path

import pytest

from wildpark.rules import NAMES, Game, GameError, open_game, read_position


def own_copy(name: str, path: Path) -> Path:
    """A components file that says something else than the built-in one, in one number or word."""
    text = (files(f"wildpark.rules.{name}") / "components.toml").read_text(encoding="utf-8")
    built_in = open_game(name, players=2, seed=1).box().digest
    file = path / f"{name}.toml"
    lines = text.splitlines()
    for number, line in enumerate(lines):
        key, _, value = line.partition("=")
        digits = value.strip().split("#")[0].strip()
        if digits.isdecimal() and key.strip() in {"value", "space"}:
            changed = [*lines[:number], f"{key}= {int(digits) + 1}", *lines[number + 1 :]]
        elif '"' in line and key.strip().strip('"').isdecimal():
            changed = [*lines[:number], f'{key}= "Something else"', *lines[number + 1 :]]
        else:
            continue
        file.write_text("\n".join(changed), encoding="utf-8")
        try:
            if open_game(name, players=2, seed=1, components=file).box().digest != built_in:
                return file
        except GameError:
            continue
    raise AssertionError(name)


def echo(game: Game) -> tuple[str, Game]:
    return game.box().digest, game


@pytest.mark.parametrize("name", NAMES)
def test_own_components_are_named_and_carried(name: str, tmp_path: Path) -> None:
    file = own_copy(name, tmp_path)
    game = open_game(name, players=2, seed=1, components=file)
    for sight in (game, game.seen_by(0)):
        text = sight.text()
        with pytest.raises(GameError) as caught:
            read_position(text)
        assert caught.value.code == "position-components"
        assert read_position(text, components=file) == sight
        assert read_position(text, components=str(file)).text() == text
        assert read_position(text, components=game.box()) == sight
        assert pickle.loads(pickle.dumps(sight)) == sight
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        digest, back = pool.submit(echo, game).result()
    assert digest == game.box().digest
    assert back == game
    assert back.scores() == game.scores()


@pytest.mark.parametrize("name", NAMES)
def test_the_components_of_another_game_are_refused(name: str) -> None:
    text = open_game(name, players=2, seed=1).text()
    for other in set(NAMES) - {name}:
        with pytest.raises(GameError):
            read_position(text, components=open_game(other, players=2, seed=1).box())
