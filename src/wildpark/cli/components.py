"""``wildpark components``: prints the cards and boards of a game, or checks a file of them."""

from importlib.resources import files
from pathlib import Path

import click

from wildpark.cli import options
from wildpark.cli.words import Words
from wildpark.rules.catalogue import rules_of


@click.command(
    epilog="Example: wildpark components african_park > my_copy.toml, then write the numbers of "
    "your copy into it and run: wildpark components african_park --check my_copy.toml",
)
@options.game
@click.option(
    "--check",
    "path",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Check this file instead; every fault in it is named.",
)
@click.pass_obj
def command(words: Words, *, game: str, path: Path | None) -> None:
    """Print the built-in components file of GAME, or check another one.

    Where the numbers come from, and the digest that records carry, go to the error output, so
    that the file itself can be kept.
    """
    components = rules_of(game).read_components(path)
    if path is None:
        built_in = files(f"wildpark.rules.{game}") / "components.toml"
        click.echo(built_in.read_text(encoding="utf-8"), nl=False)
    else:
        click.echo(words("components-fine", path=str(path)))
    click.echo(words("components-provenance", provenance=components.provenance), err=True)
    click.echo(words("components-digest", digest=components.digest), err=True)
