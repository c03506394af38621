"""The texts in ``tests/rules/texts`` are read as they always were, compiled or not."""

import pytest

from tests.rules.texts import file_of, openings
from wildpark.rules import NAMES, read_position


def kept(name: str) -> list[str]:
    return file_of(name).read_text(encoding="ascii").splitlines()


@pytest.mark.parametrize("name", NAMES)
def test_old_texts_are_read_and_written_back(name: str) -> None:
    for text in kept(name):
        assert read_position(text).text() == text


@pytest.mark.parametrize("name", NAMES)
def test_there_are_old_texts_of_every_kind_of_game(name: str) -> None:
    """By sight, digest, players and options, which are the head of a text."""
    found = {tuple(text.split("~")[2:6]) for text in kept(name)}
    for opening in openings(name):
        game = opening.open()
        for sight in (game, game.seen_by(None)):
            assert tuple(sight.text().split("~")[2:6]) in found


@pytest.mark.parametrize(
    ("name", "place", "values"),
    [
        ("african_park", 6, {"0"}),
        ("african_park", 9, {""}),
        ("savannah_park", 6, {"grass", "lions", "naming", "placing", "over"}),
        ("zuuli", 6, {"picking", "developing", "over"}),
    ],
)
def test_there_are_old_texts_of_every_phase(name: str, place: int, values: set[str]) -> None:
    for sight in ("whole", "seen"):
        found = {text.split("~")[place] for text in kept(name) if text.split("~")[2] == sight}
        assert values <= found, sight
