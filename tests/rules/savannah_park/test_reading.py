"""Texts of positions that could not be, and where that is told."""

import pytest

from tests.rules.savannah_park.opening import open_park, play, view_of
from wildpark.rules import Game, GameError, read_position


def with_lion(rounds: int) -> Game:
    """A game alone with a lion, some rounds after it has been placed on a4."""
    game = open_park(1, 4, lions=True)
    play(game, "a1-g4", "lion-a4")
    for _ in range(rounds):
        play(game, view_of(game, 0)["choices"][0]["notation"])
        free = [one for one in view_of(game, 0)["choices"] if one["kind"] == "place"]
        play(game, free[0]["notation"])
    return game


def lions(game: Game) -> list[str]:
    """The spaces on which the lion may be, by what is read."""
    names = [space["name"] for space in view_of(game)["spaces"]]
    return [name for name in names if can_be_read(game.text().replace("~a4.0", f"~{name}.0"))]


def can_be_read(text: str) -> bool:
    """Whether a text is that of a position."""
    try:
        return read_position(text).text() == text
    except GameError:
        return False


def test_in_the_first_round_the_lion_is_where_it_may_begin() -> None:
    before = open_park(1, 4, lions=True)
    play(before, "a1-g4")
    begins = [choice["notation"] for choice in view_of(before, 0)["choices"]]
    assert [f"lion-{name}" for name in lions(with_lion(0))] == begins


def test_later_the_lion_may_be_on_every_free_home() -> None:
    game = with_lion(1)
    view = view_of(game)
    free = {
        space["name"]: space["kind"]
        for space, token in zip(view["spaces"], view["parks"][0]["tokens"], strict=True)
        if token is None and space["kind"] in {"sand", "grass", "tree"}
    }
    assert "sand" in free.values()  # where no lion begins
    assert lions(game) == [*free]


@pytest.mark.parametrize(
    ("row", "wrong", "at"),
    [("juE1", "juE1s", 4), ("tm1pFo1x", "tm1pFo1xw", 8), ("1khB", "1khBA", 4)],
)
def test_a_token_beyond_its_row_is_told_with_its_place(row: str, wrong: str, at: int) -> None:
    game = open_park(1, 4)
    play(game, "a1-g4")
    text = game.text()
    assert text.count(row) == 1
    with pytest.raises(GameError) as caught:
        read_position(text.replace(row, wrong))
    assert caught.value.params["place"] == text.index(row) + at + 1
