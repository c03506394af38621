"""``wildpark arena``: bots play matches, the same deals for all."""

from contextlib import closing
from math import isfinite, isnan
from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from wildpark.bots.matches.arena import Match, Result
from wildpark.bots.matches.match import GameSetting
from wildpark.bots.matches.statistics import Estimate
from wildpark.cli import options
from wildpark.cli.progress import bar
from wildpark.cli.words import Words
from wildpark.rules.terms import Param

UNKNOWN = "-"
"""Shown where there are too few games to tell."""

WINS = ("arena-wins", "arena-interval")
PLACE = ("arena-place",)
SCORES = ("arena-score", "arena-interval")
"""The heads of columns: shares of wins, mean places, and mean scores; two with their intervals."""


@click.command(
    epilog="Example: wildpark arena african_park --players 2 --bots monte_carlo,greedy "
    "--games 1000",
)
@options.game
@options.players
@click.option(
    "--bots",
    default="greedy,random",
    show_default=True,
    help="Who plays, with commas between: random, greedy, monte_carlo and the game's own, or with "
    "settings as in monte_carlo:seconds=1 or monte_carlo:playouts=500.",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    help="How many games; rounded up to whole rotations of the seats.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="The seed of the first deal.")
@options.jobs
@options.components
@options.of_games
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
    **given: str | bool | None,
) -> None:
    """Let bots play GAME and compare them.

    Every deal is played as often as there are bots, and each bot takes each seat once; with more
    seats than bots they sit in turn. A bot of several seats wins if any of them does. Intervals
    hold the true value 19 times out of 20. Ctrl-C ends the match with what was played so far.

    With --players 1 every bot plays every deal alone; it wins by beating the opponent that the
    rules play, where there is one.
    """
    setting = GameSetting(game, players, components, options.chosen(game, given))
    match = Match(setting, bots.split(","), games, seed)
    setting.check(match.bots, seed)
    result = Result(match)
    whole = match.deals * len(match.bots)
    with bar(words("arena-playing"), whole) as progress, closing(match.play(jobs)) as deals:
        for deal in deals:
            result.add(deal)
            progress.advance(len(deal))
    console = Console(highlight=False)
    console.print(summary(words, result))
    if progress.ended is not None:
        raise progress.ended


def summary(words: Words, result: Result) -> Grid:
    """The match as a table, a row for each bot."""
    match = result.match
    about: dict[str, Param] = {"games": result.games, "seed": str(match.seed)}
    caption = (
        words("arena-caption", even=f"{result.even:.1%}", **about)
        if match.setting.players > 1
        else words("arena-caption-alone", **about)
    )
    grid = empty(caption)
    grid.add_column(words("arena-bot"), overflow="fold")
    won, placed = match.setting.is_won(), match.setting.players > 1
    heads = ("arena-games", *(WINS if won else ()), *(PLACE if placed else ()), *SCORES)
    for code in heads:
        grid.add_column(words(code), justify="right", no_wrap=True)
    for bot, tally in zip(match.bots, result.tallies, strict=True):
        wins = percent(tally.win_rate) if won else ()
        place = points(tally.place.estimate())[:1] if placed else ()
        score = points(tally.score.estimate())
        grid.add_row(Text(bot), str(tally.games), *wins, *place, *score)
    return grid


def empty(caption: str) -> Grid:
    """A grid for figures; its columns are close together, so that many fit a terminal."""
    return Grid(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        collapse_padding=True,
        caption=caption,
        caption_justify="left",
    )


def percent(estimate: Estimate) -> tuple[str, str]:
    """A share and its interval, in percent; dashes where nothing is known."""
    if isnan(estimate.value):
        return UNKNOWN, UNKNOWN
    return f"{estimate.value:.1%}", f"{estimate.low:.1%} - {estimate.high:.1%}"


def points(estimate: Estimate) -> tuple[str, str]:
    """A mean and its interval; dashes where there are too few games to tell."""
    if isnan(estimate.value):
        return UNKNOWN, UNKNOWN
    if not isfinite(estimate.low):
        return f"{estimate.value:.2f}", UNKNOWN
    return f"{estimate.value:.2f}", f"{estimate.low:.2f} - {estimate.high:.2f}"
