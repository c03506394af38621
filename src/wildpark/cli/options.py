"""The argument and the options that commands share."""

from pathlib import Path

import click

from wildpark.bots.workers import MOST_JOBS, all_cores
from wildpark.rules.catalogue import NAMES

game = click.argument("game", type=click.Choice(NAMES))

players = click.option("--players", type=int, default=2, show_default=True, help="How many seats.")

jobs = click.option(
    "--jobs",
    type=click.IntRange(1, MOST_JOBS),
    default=all_cores,
    show_default="one per processor",
    help="How many games are played at the same time.",
)

components = click.option(
    "--components",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Play with the cards and boards of this file.",
)
