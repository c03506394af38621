"""One game between bots, from the deal to the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from wildpark.bots.makers import make_bot
from wildpark.bots.player.bot import Bot
from wildpark.rules.catalogue import open_game, rules_of
from wildpark.rules.components import Components
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.terms import GameError, Seat, exact


@dataclass(frozen=True, slots=True)
class GameSetting:
    """The setting of a game between bots: everything but the seed."""

    game: str
    players: int
    components: Path | None = None
    options: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "players", exact(self.players))

    def check(self, specs: Sequence[str], seed: int) -> None:
        """GameError if no game can be dealt from ``seed``, or a bot does not exist."""
        self.deal(seed)
        for spec in specs:
            make_bot(self.game, spec, 0, threads=1)

    def deal(self, seed: int) -> Game:
        """A new game; GameError says which part of this is not allowed."""
        return open_game(
            self.game,
            players=self.players,
            seed=seed,
            options=self.options,
            components=_components(self.game, self.components),
        )

    def digest(self) -> str:
        """The digest of the cards and boards."""
        return _components(self.game, self.components).digest

    def is_won(self) -> bool:
        """Whether there can be a winner: several seats, or a rival played by the rules."""
        return self.players > 1 or self.deal(0).rival() is not None

    def play(self, seed: int, specs: Sequence[str]) -> Game:
        """The final position of the game dealt from ``seed``, with one bot for each seat."""
        game = self.deal(seed)
        bots = [
            make_bot(self.game, spec, bot_seed(seed, seat), threads=1)
            for seat, spec in enumerate(specs)
        ]
        play_out(game, bots)
        return game


def games_of(number: int) -> int:
    """How many games are to be played, as an int; GameError for what is no such number."""
    number = exact(number)
    if type(number) is not int or number < 1:
        raise GameError(
            "games", f"games are a whole number from 1, not {number!r}", games=str(number)
        )
    return number


@cache
def _components(game: str, path: Path | None) -> Components:
    return rules_of(game).read_components(path)


def bot_seed(seed: int, seat: Seat) -> int:
    """The seed of the bot at ``seat`` in the game of ``seed``: a stream apart from the deal's."""
    stream = Random(0)
    stream.reseed(seed, seat + 1)
    return stream.bits()


def play_out(game: Game, bots: Sequence[Bot]) -> None:
    """Plays ``game`` to its end; each bot is shown only what its seat may see."""
    while not game.is_over():
        for seat in game.to_act():
            game.play(seat, bots[seat].choose(game.seen_by(seat), seat))
