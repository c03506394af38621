"""A whole number is what ``operator.index`` takes, wherever a game or a bot is handed one."""

from typing import Any, cast

import numpy as np
import pytest

from tests.rules.trials import Opening
from wildpark.bots.makers import make_bot
from wildpark.bots.matches.arena import Match
from wildpark.bots.matches.match import GameSetting
from wildpark.bots.matches.simulate import Simulation
from wildpark.rules import NAMES, GameError, IllegalAction, Random, open_game, rules_of
from wildpark.rules.record import Record

ODD: list[Any] = [True, 1.0, "1", None, np.float64(1), np.bool_(1), [1]]
"""What is no whole number, though some of it equals one."""


class Whole:
    """A whole number that is no int."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Fickle:
    """Another number each time it is asked: first a good one, then one that would be fatal."""

    def __init__(self, number: int) -> None:
        self.numbers = [10**6, number]

    def __index__(self) -> int:
        return self.numbers.pop() if len(self.numbers) > 1 else self.numbers[0]


KINDS: list[Any] = [Whole, np.int64, np.uint8, np.int16]


def kept(name: str, players: int) -> Record:
    """A record of the opening of a game."""
    return Record(name, players, {}, 7, rules_of(name).read_components(None).digest)


@pytest.mark.parametrize("name", NAMES)
def test_numpy_plays_a_whole_game(name: str) -> None:
    rng = np.random.default_rng(7)
    players: Any = np.int64(2)
    seed: Any = rng.integers(2**63, dtype=np.uint64)
    game = open_game(name, players=players, seed=seed)
    plain = game.copy()
    for _ in range(200):
        if game.is_over():
            break
        seat = rng.choice(game.to_act())
        action = rng.choice(game.legal(seat))
        assert game.why_not(seat, action) is None
        assert game.action(game.notation(action)) == action
        assert game.secret(seat, action) == plain.secret(int(seat), int(action))
        assert game.seen_by(seat) == plain.seen_by(int(seat))
        game.play(seat, action)
        plain.play(int(seat), int(action))
    assert game == plain


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", NAMES)
def test_any_kind_of_whole_number_does(name: str, kind: Any) -> None:
    game = open_game(name, players=kind(2), seed=kind(7))
    assert game == open_game(name, players=2, seed=7)
    seat = game.to_act()[0]
    action = game.legal(kind(seat))[0]
    game.play(kind(seat), kind(action))
    bot = make_bot(name, "greedy", kind(1), threads=kind(1))
    chooser = game.to_act()[0]
    assert bot.choose(game.seen_by(chooser), kind(chooser)) in game.legal(chooser)
    assert Random(kind(5)).bits() == Random(5).bits()


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_else_is_a_number(name: str, odd: Any) -> None:
    game = open_game(name, players=2, seed=7)
    before = game.state()
    with pytest.raises(GameError):
        open_game(name, players=odd, seed=7)
    with pytest.raises(GameError):
        open_game(name, players=2, seed=odd)
    for ask in (game.legal, game.check_seat, game.notation):
        with pytest.raises(GameError):
            ask(odd)
    with pytest.raises(GameError):
        game.play(odd, 0)
    with pytest.raises(IllegalAction):
        game.play(game.to_act()[0], odd)
    if odd is not None:  # a spectator; one thread for each processor
        with pytest.raises(GameError):
            game.seen_by(odd)
        with pytest.raises(GameError):
            make_bot(name, "greedy", 1, threads=odd)
    with pytest.raises(GameError):
        make_bot(name, "greedy", cast("int", odd))
    assert game.state() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_number_that_changes_is_asked_once(name: str) -> None:
    game = open_game(name, players=2, seed=7)
    seat = game.to_act()[0]
    after = game.copy()
    after.play(seat, game.legal(seat)[0])
    fickle: Any = Fickle
    assert game.legal(fickle(seat)) == game.legal(seat)
    assert game.seen_by(fickle(seat)) == game.seen_by(seat)
    game.play(fickle(seat), fickle(game.legal(seat)[0]))
    assert game == after


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", NAMES)
def test_options_are_given_as_any_kind_of_number(name: str, kind: Any) -> None:
    option = {"african_park": "first", "savannah_park": "starting_player"}.get(name)
    if option is None:
        return
    opening = Opening(name, 2, 7, 0, {option: kind(1)})
    assert opening.open() == Opening(name, 2, 7, 0, {option: 1}).open()
    with pytest.raises(GameError):
        Opening(name, 2, 7, 0, {option: kind(5)}).open()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", NAMES)
def test_records_are_written_with_any_kind_of_number(name: str, kind: Any) -> None:
    plain = kept(name, 2)
    game = plain.replay()
    seat = game.to_act()[0]
    text = game.notation(game.legal(seat)[0])
    one = Record(name, kind(2), {}, kind(7), plain.components, ((kind(seat), text),))
    assert one == Record(name, 2, {}, 7, plain.components, ((seat, text),))
    assert Record.read(one.write()) == one
    with pytest.raises(GameError) as caught:
        Record(name, 2, {}, 7, plain.components, ((kind, text),))
    assert caught.value.code == "record-field"


@pytest.mark.parametrize("kind", KINDS)
def test_matches_are_counted_in_any_kind_of_number(kind: Any) -> None:
    name = NAMES[0]
    setting = GameSetting(name, kind(2))
    bots = ["random", "random"]
    match = Match(setting, bots, kind(2), kind(7))
    assert list(match.play(1)) == list(Match(GameSetting(name, 2), bots, 2, 7).play(1))
    simulation = Simulation(setting, bots, kind(2), kind(7))
    assert list(simulation.play(1)) == list(Simulation(GameSetting(name, 2), bots, 2, 7).play(1))
    wrongs: list[Any] = [True, 0, -1, 1.5, "2"]
    for wrong in wrongs:
        with pytest.raises(GameError):
            Match(setting, bots, wrong, 7)
        with pytest.raises(GameError):
            Simulation(setting, bots, wrong, 7)
