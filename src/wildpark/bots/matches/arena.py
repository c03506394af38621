"""Matches between bots: all play the same deals, each bot equally often in each seat."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import ceil

from wildpark.bots.matches.match import GameSetting, games_of
from wildpark.bots.matches.statistics import Estimate, Mean, win_rate
from wildpark.bots.matches.workers import spread
from wildpark.rules.catalogue import SEEDS, check_seed
from wildpark.rules.terms import Seat


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one game: for each seat the index of its bot, its score and its place.

    ``rival``: the points of a rival played by the rules, see ``Game.rival``.
    """

    seed: int
    line_up: Sequence[int]
    scores: Sequence[int]
    places: Sequence[int]
    rival: int | None = None

    def win_share(self, seat: Seat) -> float:
        """The share of the victory of ``seat``; in a solo game it has to beat the rival."""
        return win_share(self.places, seat, self.scores[seat], self.rival)


@dataclass(frozen=True, slots=True)
class Match:
    """A match: the bots, the least number of games, and the seed of the first deal."""

    setting: GameSetting
    bots: Sequence[str]
    games: int
    seed: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "games", games_of(self.games))
        object.__setattr__(self, "seed", check_seed(self.seed))

    @property
    def deals(self) -> int:
        """The number of deals; each is played once in every rotation of the seats."""
        return ceil(self.games / len(self.bots))

    def play(self, jobs: int) -> Generator[Sequence[Outcome]]:
        """Plays deal after deal in ``jobs`` processes; yields the games of each deal."""
        return spread(self.play_deal, range(self.deals), jobs)

    def play_deal(self, deal: int) -> Sequence[Outcome]:
        """The games of deal number ``deal``, one for each rotation of the seats."""
        seed = (self.seed + deal) % SEEDS
        return [
            self._outcome(seed, line_up)
            for line_up in line_ups(len(self.bots), self.setting.players, deal)
        ]

    def _outcome(self, seed: int, line_up: Sequence[int]) -> Outcome:
        game = self.setting.play(seed, [self.bots[index] for index in line_up])
        scores = [score.total for score in game.scores()]
        return Outcome(seed, line_up, scores, game.standing(), game.rival())


def line_ups(bots: int, seats: int, deal: int) -> Sequence[Sequence[int]]:
    """The seating in the games of one deal, in which each bot takes each seat once.

    With three or more bots their order round the table changes from deal to deal.
    """
    orders = list(permutations(range(1, bots))) if bots <= MAX_ORDERED else [tuple(range(1, bots))]
    order = (0, *orders[deal % len(orders)])
    return [[order[(seat + turn) % bots] for seat in range(seats)] for turn in range(bots)]


MAX_ORDERED = 6
"""With up to this many bots every order round the table is used."""


class Tally:
    """The wins, places and scores of one bot in a match."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.place = Mean()
        self.score = Mean()

    def add(self, game: Outcome, bot: int) -> None:
        """Counts a game in which ``bot`` had at least one seat."""
        seats = [seat for seat, index in enumerate(game.line_up) if index == bot]
        self.games += 1
        self.wins += sum(game.win_share(seat) for seat in seats)
        self.place.add(sum(game.places[seat] for seat in seats) / len(seats))
        self.score.add(sum(game.scores[seat] for seat in seats) / len(seats))

    @property
    def win_rate(self) -> Estimate:
        """The share of its games that one of its seats won."""
        return win_rate(self.wins, self.games)


def win_share(places: Sequence[int], seat: Seat, score: int, rival: int | None) -> float:
    """The share of the victory of ``seat``: 1 for the only winner, 1/2 if two share it, else 0.

    Against a ``rival`` played by the rules it needs a ``score`` above the rival's.
    """
    if rival is not None:
        return float(score > rival)
    return 1 / places.count(1) if places[seat] == 1 else 0.0


class Result:
    """The results of a match so far, for each bot."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.tallies = [Tally() for _ in match.bots]

    def add(self, deal: Sequence[Outcome]) -> None:
        """Counts the games of one deal."""
        for game in deal:
            self.games += 1
            for bot in sorted(set(game.line_up)):
                self.tallies[bot].add(game, bot)

    @property
    def even(self) -> float:
        """The win rate of each bot if all were equally strong."""
        return 1 / min(len(self.match.bots), self.match.setting.players)
