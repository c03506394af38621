"""``wildpark bench``: the speed of this installation."""

import json

import click
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from wildpark.bots.matches.match import GameSetting
from wildpark.cli import options
from wildpark.cli.speeds import measure, measure_uncompiled
from wildpark.cli.words import Words

SMALL = {"copy": 1e6, "open": 1e6, "view": 1e6, "text": 1e6, "read": 1e6, "first": 1e3}
"""What takes so little time that it is shown in microseconds or milliseconds."""


@click.command(
    epilog="Example: wildpark bench african_park --players 2",
)
@options.game
@options.players
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=1.0,
    show_default=True,
    help="How long each measurement takes.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON, in seconds.")
@options.of_games
@click.pass_obj
def command(
    words: Words,
    /,
    *,
    game: str,
    players: int,
    seconds: float,
    as_json: bool,
    **given: str | bool | None,
) -> None:
    """Measure the speed of GAME on this machine, as installed and uncompiled, on one core."""
    setting = GameSetting(game, players, options=options.chosen(game, given))
    setting.deal(0)  # refuses what cannot be
    speeds = measure(setting, seconds)
    slow = measure_uncompiled(setting, seconds)
    if as_json:
        click.echo(json.dumps({"installed": speeds, "uncompiled": slow}))
        return
    grid = Grid(box=box.SIMPLE_HEAD)
    grid.add_column(words("bench-what"))
    grid.add_column(words("bench-installed"), justify="right")
    grid.add_column(words("bench-uncompiled"), justify="right")
    for name, value in speeds.items():
        grid.add_row(words(f"bench-{name}"), shown(name, value), shown(name, slow[name]))
    Console(highlight=False).print(grid)


def shown(name: str, value: float) -> str:
    """A figure as people read it: three digits that count."""
    scaled = value * SMALL.get(name, 1)
    return f"{scaled:.3g}" if scaled < 1000 else f"{float(f'{scaled:.3g}'):,.0f}"
