"""``wildpark simulate``: many games on all cores, as a table of numbers."""

from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from wildpark.bots.matches.arena import win_share
from wildpark.bots.matches.match import GameSetting
from wildpark.bots.matches.simulate import RIVAL, SeatResult, Simulation
from wildpark.bots.matches.sink import Sink
from wildpark.bots.matches.statistics import Mean, win_rate
from wildpark.cli import options
from wildpark.cli.arena import SCORES, WINS, empty, percent, points
from wildpark.cli.progress import bar
from wildpark.cli.words import Words


@click.command(
    epilog="Example: wildpark simulate african_park --players 3 --games 10000 --bots greedy "
    "--out scores.parquet",
)
@options.game
@options.players
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="Who plays, one for all seats or one for each: random, greedy, monte_carlo and the game's "
    "own, or with settings as in monte_carlo:playouts=500.",
)
@click.option(
    "--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games."
)
@click.option(
    "--seed",
    type=int,
    default=1,
    show_default=True,
    help="The seed of the first deal; the others follow, each one higher.",
)
@options.jobs
@options.components
@options.of_games
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write a row for each seat of each game to this file, .csv or .parquet.",
)
@click.pass_obj
def command(
    words: Words,
    /,
    *,
    game: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    jobs: int,
    components: Path | None,
    out: Path | None,
    **given: str | bool | None,
) -> None:
    """Play many games of GAME among bots and sum up how they ended.

    A row of the file has the game's number and seed; the seat, its bot, score and place; what else
    the game counts, such as the cards in its cemetery; and the points of each part of the score.
    It has the same columns for all games of GAME with equally many seats. Ctrl-C (or SIGTERM) ends
    the simulation; what was played so far is written and summed up. The same command goes on from
    there, whatever has ended it: until all games are played they are kept in FILE.part.
    """
    setting = GameSetting(game, players, components, options.chosen(game, given))
    simulation = Simulation(setting, one_a_seat(words, bots.split(","), players), games, seed)
    setting.check(simulation.bots, seed)
    sink = None if out is None else Sink(out, simulation)
    summary = Summary(simulation)
    with (
        bar(words("simulate-playing"), games) as progress,
        sink or nullcontext(),
        closing(simulation.play(jobs, 0 if sink is None else sink.games)) as played,
    ):
        for seats in sink or ():
            summary.add(seats)
            progress.advance(1)
        for seats in played:
            if sink is not None:
                sink.add(seats)
            summary.add(seats)
            progress.advance(1)
    Console(highlight=False).print(summary.grid(words))
    if sink is not None and sink.rows:
        click.echo(words("simulate-written", rows=sink.rows, path=str(out)))
    if progress.ended is not None:
        left = "simulate-go-on" if sink is None else "simulate-resume"
        click.echo(words(left, **simulation.rest(summary.games)), err=True)
        raise progress.ended


def one_a_seat(words: Words, specs: list[str], players: int) -> list[str]:
    """The bot of every seat: one for all, or as many as there are seats."""
    if len(specs) not in (1, players):
        raise click.BadParameter(
            words("simulate-bots", wanted=players, given=len(specs)), param_hint="--bots"
        )
    return specs if len(specs) == players else specs * players


class Summary:
    """What a simulation shows of each seat, kept while it runs."""

    def __init__(self, simulation: Simulation) -> None:
        self.games = 0
        self._of = simulation
        seats = range(simulation.setting.players)
        self._wins = [0.0 for _ in seats]
        self._scores = [Mean() for _ in seats]
        self._counts: list[dict[str, Mean]] = [{} for _ in seats]

    def add(self, seats: Sequence[SeatResult]) -> None:
        """Counts one game."""
        self.games += 1
        places = [one.place for one in seats]
        for one in seats:
            self._wins[one.seat] += win_share(places, one.seat, one.score, one.counts.get(RIVAL))
            self._scores[one.seat].add(one.score)
            for name, count in one.counts.items():
                self._counts[one.seat].setdefault(name, Mean()).add(count)

    def grid(self, words: Words) -> Grid:
        """A table with a row for each seat."""
        caption = words("simulate-caption", games=self.games, seed=str(self._of.seed))
        grid = empty(caption)
        grid.add_column(words("simulate-seat"), no_wrap=True)
        grid.add_column(words("arena-bot"), overflow="fold")
        won = self._of.setting.is_won()
        for code in (*(WINS if won else ()), *SCORES):
            grid.add_column(words(code), justify="right", no_wrap=True)
        for name in self._counts[0]:
            grid.add_column(words(f"simulate-{name}"), justify="right")
        for seat, bot in enumerate(self._of.bots):
            wins = percent(win_rate(self._wins[seat], self.games)) if won else ()
            counts = (points(mean.estimate())[0] for mean in self._counts[seat].values())
            score = points(self._scores[seat].estimate())
            grid.add_row(str(seat + 1), Text(bot), *wins, *score, *counts)
        return grid
