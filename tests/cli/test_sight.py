"""Nothing that the terminal shows depends on what the person there cannot know."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import cast

import pytest
from rich.console import Console

from tests.cli import purses
from tests.rules.playing import all_actions, positions, sizes
from tests.rules.test_hidden import spread, worlds
from tests.rules.trials import Opening, trials_of
from wildpark.cli.boards import Board, board_of
from wildpark.cli.play import Sitting
from wildpark.cli.screen import Screen
from wildpark.cli.words import Words
from wildpark.rules import NAMES, Game, Random, rules_of
from wildpark.rules.record import Record
from wildpark.rules.rules import Rules
from wildpark.rules.steps import Reader

LOOKS = 6
"""At so many positions of a game, evenly spread, all answers are compared."""

REFUSED = 12
"""So many notations are answered that may not be chosen then."""

CHOICES = 3
"""So many choices of each other seat are told."""


@dataclass(frozen=True)
class House:
    """What the terminal needs to know of a game."""

    rules: Rules
    board: Board
    words: Words

    @classmethod
    def of(cls, name: str) -> "House":
        return cls(rules_of(name), board_of(name), Words("en"))


PURSES = House(purses.RULES, cast("Board", purses), purses.Codes())


class Scripted(Sitting):
    """A game at a terminal in which it is said what the others choose."""

    other: int = 0

    def think(self, seat: int, number: int) -> int:  # noqa: ARG002  as a bot would
        return self.other


def sitting_at(house: House, game: Game, person: int) -> Scripted:
    """A person sits down at a game that has begun."""
    console = Console(file=StringIO(), width=80, highlight=False)
    names = [f"Name {seat}" for seat in range(game.players)]
    reader = Reader(house.rules, game, person)
    screen = Screen(house.words, console, house.rules, house.board, names, person, reader)
    record = Record(house.rules.name, game.players, {}, 1, "")
    return Scripted(game.copy(), record, screen, None)


def printed(sitting: Sitting) -> str:
    file = sitting.screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def questions(house: House, game: Game, person: int) -> Iterator[str]:
    """Every kind of answer of which the last makes a choice."""
    yield from ("t", "a", "s", "?", "nonsense")
    illegal = sorted({*all_actions(game)} - {*game.legal(person)})
    yield from map(game.notation, spread(illegal, REFUSED)[:REFUSED])
    yield "b" if house.rules.name in NAMES else "1"


def all_that_is_shown(
    monkeypatch: pytest.MonkeyPatch, house: House, game: Game, person: int, answers: Sequence[str]
) -> str:
    """What the person's terminal shows at a position, whatever is asked for."""
    sitting = sitting_at(house, game, person)
    left = iter(answers)
    monkeypatch.setattr("click.prompt", lambda *_, **__: next(left))
    action = sitting.screen.ask(0) if person in game.to_act() else None
    assert next(left, None) is None
    sitting.screen.end()
    return f"{printed(sitting)}\nchosen: {action}"


def told_of_others(house: House, game: Game, person: int) -> Iterator[tuple[int, str, str]]:
    """What is told of each choice of another that turns up nothing new.

    A choice that the person may not know goes by no name.
    """
    for seat in set(game.to_act()) - {person}:
        for action in spread(game.legal(seat), CHOICES)[:CHOICES]:
            after = game.copy()
            after.play(seat, action)
            if after.revealed() == game.revealed():
                sitting = sitting_at(house, game, person)
                known = sitting.screen.reader.may_know(seat, action)
                sitting.other = action
                sitting.choose(seat)
                sitting.screen.end()
                yield seat, game.notation(action) if known else "", printed(sitting)


def check(
    monkeypatch: pytest.MonkeyPatch, house: House, game: Game, person: int, *seeds: int
) -> int:
    """How many true positions that look alike differed from this one; all show the same."""
    answers = [*questions(house, game, person)] if person in game.to_act() else []
    truth = all_that_is_shown(monkeypatch, house, game, person, answers)
    told = [*told_of_others(house, game, person)]
    differed = 0
    for world in worlds(game, person, *seeds):
        differed += world != game
        assert all_that_is_shown(monkeypatch, house, world, person, answers) == truth
        others = {(seat, name): text for seat, name, text in told_of_others(house, world, person)}
        for seat, name, text in told:
            assert others.get((seat, name), text) == text
    return differed


CASES = [
    pytest.param(Opening(name, players, number, players, dict(options)),
                 id=f"{name}-{variant}-{players}")
    for name in NAMES
    for number, (variant, options) in enumerate(trials_of(name).variants.items())
    for players in [sizes(name, options)[-1 - number % len(sizes(name, options))]]
]  # fmt: skip
"""Every variant, with the most players, one fewer ... by turns."""


@pytest.mark.parametrize("opening", CASES)
def test_what_the_terminal_shows_depends_only_on_what_the_person_knows(
    monkeypatch: pytest.MonkeyPatch, opening: Opening
) -> None:
    differed = 0
    for number, game in enumerate(spread(positions(opening), LOOKS)):
        person = number % opening.players
        differed += check(monkeypatch, House.of(opening.name), game, person, number)
    assert differed or opening.players in trials_of(opening.name).open_to_all


@pytest.mark.parametrize("seed", range(6))
def test_secret_points_are_not_shown(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    game, rng, differed = purses.Purses(seed), Random(seed), 0
    while True:
        for person in range(game.players):
            differed += check(monkeypatch, PURSES, game, person, seed + 1, seed + 2)
        if game.is_over():
            break
        game.play(game.to_act()[0], rng.below(2))
    assert differed
