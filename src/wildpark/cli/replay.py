"""``wildpark replay``: prints a recorded game as people would write it down."""

from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.text import Text

from wildpark.cli.boards import board_of
from wildpark.cli.options import said
from wildpark.cli.telling import by_seat, parts_table, score_table, seat_names
from wildpark.cli.words import Words
from wildpark.rules.catalogue import open_game, rules_of
from wildpark.rules.record import Record
from wildpark.rules.text_file import MAX_BYTES


def settings(words: Words, record: Record) -> Iterator[str]:
    """The options that the game was opened with, in words."""
    known = {option.name for option in rules_of(record.game).options}
    for name, value in record.options.items():
        if name in known:
            yield f"{words(f'option-{name}')}: {words(f'option-{name}-value', value=said(value))}"


@click.command(
    epilog="Example: wildpark play african_park --save game.json, then: wildpark replay game.json",
)
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True))
@click.option(
    "--components",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The cards and boards it was played with, where they were not the built-in ones.",
)
@click.option("--parts/--no-parts", default=True, help="Explain every point at the end.")
@click.pass_obj
def command(words: Words, *, file: str, components: Path | None, parts: bool) -> None:
    """Print the game recorded in FILE (- for the standard input).

    Each choice stands on a line: its number, who made it, its notation, everybody's points then,
    and what happened in words.
    """
    with click.open_file(file, "rb") as opened:
        record = Record.read(opened.read(MAX_BYTES + 1))
    rules = rules_of(record.game)
    names = seat_names(words, record.names, record.players)
    console = Console(highlight=False, soft_wrap=True)
    own = rules.read_components(components)
    console.print(
        Text(words("replay-title", game=words("game-" + record.game), players=record.players)),
        Text(words("replay-seed", seed=str(record.seed))),
        *(Text(line) for line in settings(words, record)),
        Text(words("replay-seats", names=", ".join(names))),
        sep="\n",
    )
    widest = max(map(len, names))
    steps = record.positions(own)  # checks that these are the record's components
    before = open_game(
        record.game,
        players=record.players,
        seed=record.seed,
        options=record.options,
        components=own,
    )
    for number, (seat, action, game) in enumerate(steps, 1):
        told = " ".join(
            words.lines(run) if whose in (None, seat) else f"{names[whose]}: {words.lines(run)}"
            for whose, run in by_seat(rules.report(before, game, seat, action), seat)
        )
        totals = ":".join(str(score.total) for score in game.scores())
        row = f"{number:>3}. {names[seat]:<{widest}}  {game.notation(action):<22}{totals:>12}  "
        console.print(Text(row + told))
        before = game.copy()
    if parts:
        console.print(parts_table(words, before, names))
    console.print(score_table(words, before, names))
    verdict = board_of(record.game).verdict(rules.view(before.seen_by(None), None), words)
    if verdict:
        console.print(Text(verdict))
