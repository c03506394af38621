"""``wildpark backup``: a copy of the server's database, also while it runs."""

from pathlib import Path

import click

from wildpark.cli import options
from wildpark.cli.words import Words


@click.command(
    epilog="Example: wildpark backup wildpark-monday.db; docs/operating.md says how to restore it.",
)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@options.database
@click.pass_obj
def command(words: Words, *, file: Path, database: str | None) -> None:
    """Copy the server's database to FILE, also while the server runs.

    FILE then holds all that was acknowledged until the copy began. What it held before is replaced
    when the copy is complete, and not before.
    """
    # imported here: --help must not wait for the server's libraries
    from wildpark.server.store.backup import back_up  # noqa: PLC0415  see above
    from wildpark.server.web.settings import default_database  # noqa: PLC0415  see above

    back_up(database or default_database(), file)
    click.echo(words("backup-done", path=str(file), size=str(file.stat().st_size)))
