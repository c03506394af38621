"""Many games between bots, and the result of each for each seat."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass

from wildpark import __version__
from wildpark.bots.matches.match import GameSetting, games_of
from wildpark.bots.matches.workers import spread
from wildpark.rules.catalogue import SEEDS, check_seed, complete_options, rules_of
from wildpark.rules.terms import Score

RIVAL = "rival"
"""The column with the points of the rival whom the rules of a solo game play."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a game for one seat: ``points`` sums the parts of its score by their code.

    ``counts`` are other counts of the rules, such as cards in the cemetery, and in a solo game the
    points of the ``rival`` if the rules play one.
    """

    game: int
    seed: int
    seat: int
    bot: str
    score: int
    place: int
    counts: Mapping[str, int]
    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Simulation:
    """A number of games, dealt from ``seed``, ``seed + 1`` and so on; one bot for each seat."""

    setting: GameSetting
    bots: Sequence[str]
    games: int
    seed: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "games", games_of(self.games))
        object.__setattr__(self, "seed", check_seed(self.seed))

    def about(self) -> Mapping[str, object]:
        """Everything that determines its results, except the number of games."""
        setting = self.setting
        rules = rules_of(setting.game)
        return {
            "wildpark": __version__,
            "game": setting.game,
            "players": setting.players,
            "options": dict(complete_options(rules, setting.players, setting.options)),
            "components": setting.digest(),
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def play(self, jobs: int, first: int = 0) -> Generator[Sequence[SeatResult]]:
        """Plays all games from number ``first`` on in ``jobs`` processes.

        Yields the seats of each game, in order.
        """
        return spread(self.play_game, range(first, self.games), jobs)

    def rest(self, played: int) -> dict[str, str]:
        """The seed of the next game after ``played`` games, and how many games are left."""
        return {"seed": str((self.seed + played) % SEEDS), "games": str(self.games - played)}

    def play_game(self, number: int) -> Sequence[SeatResult]:
        """The result of game ``number`` for each seat."""
        seed = (self.seed + number) % SEEDS
        game = self.setting.play(seed, self.bots)
        rules, places, rival = rules_of(self.setting.game), game.standing(), game.rival()
        return [
            SeatResult(
                game=number,
                seed=seed,
                seat=seat,
                bot=self.bots[seat],
                score=score.total,
                place=places[seat],
                counts=counted(rules.counts, score) | ({} if rival is None else {RIVAL: rival}),
                points=points_by_code(rules.points, score),
            )
            for seat, score in enumerate(game.scores())
        ]


def counted(columns: Mapping[str, Sequence[str]], score: Score) -> dict[str, int]:
    """The counts of a score in each of these columns, see ``Rules.counts``."""
    return {
        name: sum(int(part.params.get("count", 1)) for part in score.parts if part.code in codes)
        for name, codes in columns.items()
    }


def points_by_code(codes: Sequence[str], score: Score) -> dict[str, int]:
    """The points of a score by the code of its parts: of all ``codes``, also those worth 0."""
    points = dict.fromkeys(codes, 0)
    for part in score.parts:
        if part.points:
            points[part.code] += part.points
    return points
