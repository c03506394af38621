"""How strong the bots of Zuuli are: one seat of a bot among seats of another, and solo.

``python benchmarks/zuuli_bots.py PLAYERS BOT OTHERS [GAMES] [JOBS]``: every deal is played with
BOT at each seat in turn, OTHERS at all other seats. ``python benchmarks/zuuli_bots.py 1 BOT
DIFFICULTY [GAMES] [JOBS]``: how often BOT beats the Collector. Prints the figures so far after
every tenth of the games. A budget of seconds goes by the clock, so the machine should be at rest.
"""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from wildpark.bots.makers import make_bot
from wildpark.bots.matches.arena import Match
from wildpark.bots.matches.match import GameSetting, bot_seed, play_out
from wildpark.bots.matches.statistics import Estimate, Mean, win_rate
from wildpark.bots.matches.workers import spread
from wildpark.rules import open_game
from wildpark.rules.zuuli import Position

FIRST_SEED = 20_000


@dataclass(frozen=True)
class Ended:
    """How a game ended for the bot: its share of the victory, its place, its points, a rival's."""

    won: float
    place: int
    points: int
    rival: float


@dataclass(frozen=True)
class Alone:
    """A bot against the Collector."""

    bot: str
    difficulty: str

    def play(self, deal: int) -> Ended:
        """The game of one deal."""
        seed = FIRST_SEED + deal
        game = open_game("zuuli", players=1, seed=seed, options={"difficulty": self.difficulty})
        play_out(game, [make_bot("zuuli", self.bot, bot_seed(seed, 0), threads=1)])
        end = cast("Position", game)
        points, rival = end.total(0), end.collector_total()
        return Ended(float(points > rival), 1, points, rival)


def among_others(
    players: int, bot: str, others: str, games: int, jobs: int
) -> Iterator[Sequence[Ended]]:
    """A bot at each seat in turn, deal after deal."""
    match = Match(
        GameSetting("zuuli", players), [bot, *[others] * (players - 1)], games, FIRST_SEED
    )
    for outcomes in match.play(jobs):
        found = []
        for game in outcomes:
            seat = list(game.line_up).index(0)
            rivals = [points for other, points in enumerate(game.scores) if other != seat]
            won, place = game.win_share(seat), game.places[seat]
            found.append(Ended(won, place, game.scores[seat], sum(rivals) / len(rivals)))
        yield found


class Figures:
    """The means of many games."""

    def __init__(self) -> None:
        self.games = 0
        self._wins = 0.0
        self._means = {name: Mean() for name in ("place", "points", "rival")}

    def add(self, ended: Ended) -> None:
        """Counts one more game."""
        self.games += 1
        self._wins += ended.won
        for name, mean in self._means.items():
            mean.add(getattr(ended, name))

    def told(self) -> str:
        """All figures in one line."""
        wins = win_rate(self._wins, self.games)
        parts = [f"{name} {shown(mean.estimate(), 2)}" for name, mean in self._means.items()]
        return f"{self.games} games: won {shown(wins, 3)}, {', '.join(parts)}"


def shown(estimate: Estimate, digits: int) -> str:
    """A value and its interval."""
    return f"{estimate.value:.{digits}f} ({estimate.low:.{digits}f} – {estimate.high:.{digits}f})"


def main(arguments: Sequence[str]) -> None:
    """Plays and prints."""
    players, bot, other = int(arguments[0]), arguments[1], arguments[2]
    games, jobs = (int(one) for one in (*arguments[3:5], *("400", "1")[len(arguments) - 3 :]))
    deals: Iterator[Sequence[Ended]]
    if players == 1:
        deals = ([one] for one in spread(Alone(bot, other).play, range(games), jobs))
    else:
        deals = among_others(players, bot, other, games, jobs)
    figures, step = Figures(), max(1, games // 10)
    for deal in deals:
        before = figures.games
        for ended in deal:
            figures.add(ended)
        if before // step != figures.games // step:
            print(figures.told(), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
