"""How each game of the house is put to the tests that all games share.

Every game has a module ``trials`` in its folder of tests, with its ``TRIALS``.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from hypothesis import settings

from wildpark.rules import Game, Random, open_game


@dataclass(frozen=True)
class Opening:
    """The arguments of ``open_game``, and a seed for those who then choose."""

    name: str
    players: int
    seed: int
    chooser: int
    options: dict[str, Any] = field(default_factory=dict)

    def open(self) -> Game:
        """The game at its first choice."""
        return open_game(self.name, players=self.players, seed=self.seed, options=self.options)


@dataclass(frozen=True)
class Secret:
    """Something that a reader may not know, said from the rulebook and not by ``seen_by``.

    ``change(game, reader, rng)`` makes a true position into another one that differs in this
    alone, unseen by ``reader``, and says whether it did: nothing of the kind may be hidden from
    that reader now. It writes into the position, which only plain Python lets it do.
    """

    name: str
    change: Callable[[Game, int | None, Random], bool]


@dataclass(frozen=True)
class Trials:
    """What the shared tests need to know of a game.

    - ``variants``: every combination of variants that the rules allow, by name; options that
      change no rule (such as who begins) are not among them.
    - ``share``: of the random examples that a short game of few choices gets, this part: the
      longer a game, the fewer.
    - ``golden``: the games kept as readable text; ``choose`` is how their players choose, and
      ``endings`` are codes of reports of which each has to come up in one of them.
    - ``digested``: the games that are compared compiled and uncompiled.
    - ``secrets``: everything that is hidden from anybody at some time.
    - ``settle``: where a choice is made in many small steps, the steps by which play at random
      makes it, in a game that is played on with each (see ``Game.play_out``); such a game has it.
    - ``open_to_all``: the numbers of players with which nothing is hidden.
    """

    variants: Mapping[str, Mapping[str, object]]
    share: float
    golden: Mapping[str, Opening]
    choose: Callable[[Game, int, Random], int]
    digested: Sequence[Opening]
    secrets: Sequence[Secret]
    open_to_all: frozenset[int] = frozenset()
    endings: frozenset[str] = frozenset()
    settle: Callable[[Game, int, Random], Iterator[int]] | None = None


def trials_of(name: str) -> Trials:
    """The trials of the game called ``name``."""
    found = import_module(f"tests.rules.{name}.trials").TRIALS
    assert isinstance(found, Trials)
    return found


def some(name: str, most: int) -> settings:
    """Settings for so many random examples, or fewer if the game called ``name`` is long."""
    return settings(max_examples=max(3, round(most * trials_of(name).share)))


def whim(game: Game, seat: int, rng: Random) -> int:
    """Any legal action."""
    legal = game.legal(seat)
    return legal[rng.below(len(legal))]
