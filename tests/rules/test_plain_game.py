"""A game in plain Python is played by the house, whether that is compiled or not."""

import pytest

from tests.rules.bids import Bids
from wildpark.rules import Game, GameError, IllegalAction, Random


def test_the_house_plays_a_plain_game() -> None:
    game = Bids(3, seed=4)
    game.play(0, game.action("two"))
    assert (game.to_act(), game.notation(2)) == ([1, 2], "two")
    game.play(2, 0)
    game.play(1, 0)
    assert [score.total for score in game.scores()] == [game.prizes[0] - 2, 0, 0]
    assert game.standing() == [1, 2, 2]


def test_the_house_refuses_in_a_plain_game() -> None:
    game = Bids(2, seed=4)
    game.play(0, 1)
    with pytest.raises(IllegalAction, match="seat 0 has bid"):
        game.play(0, 1)
    with pytest.raises(IllegalAction, match="there is no action 3"):
        game.play(1, 3)
    with pytest.raises(GameError, match="actions are nothing, one and two"):
        game.action("three")
    game.play_out(Random(1))
    line = game.why_not(0, 1)
    assert line is not None
    assert line.code == "game-over"


def test_the_house_copies_and_hides_a_plain_game() -> None:
    game = Bids(2, seed=4)
    game.play(0, 1)
    twin, seen = game.copy(), game.seen_by(1)
    assert twin == game
    twin.play(1, 0)
    assert game.to_act() == [1]
    assert (seen.whole, seen.bids, seen.prizes) == (False, [None, None], [game.prizes[0], 0])
    with pytest.raises(GameError, match="fill it in"):
        seen.play(1, 0)
    seen.fill_in(Random(3))
    assert seen.whole
    seen.play(1, 0)
    seen.deal_again(4)
    assert seen == Bids(2, seed=4)


def test_a_plain_game_may_play_itself_out_in_its_own_way() -> None:
    class Thrifty(Bids):
        def play_randomly(self, rng: Random) -> None:  # noqa: ARG002  not so random
            while not self.is_over():
                self.do(self.to_act()[0], 0)

    game = Thrifty(2, seed=1)
    game.play_out(Random(1))
    assert game.points == [0, 0]


def test_an_error_in_a_hook_comes_through() -> None:
    class Broken(Bids):
        def do(self, seat: int, action: int) -> None:
            raise ValueError(f"{seat} {action}")

    with pytest.raises(ValueError, match="1 2"):
        Broken(2, seed=1).play(1, 2)


def test_a_hook_that_is_missing_is_named() -> None:
    class Nothing(Game):
        def legal(self, seat: int) -> list[int]:
            return [seat]

        def is_over(self) -> bool:
            return False

    game = Nothing(1, Bids(1, 0).notations)
    for call, hook in (
        (lambda: game.play(0, 0), "do"),
        (lambda: game.play(0, 1), "refusal"),
        (game.scores, "parts"),
        (game.standing, "result"),
        (game.copy, "copy_from"),
        (lambda: game.deal_again(1), "deal"),
    ):
        with pytest.raises(NotImplementedError, match=f"Nothing does not fill in {hook}"):
            call()
