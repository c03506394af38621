"""The argument and the options that commands share, and the options of the games themselves.

Every option that some game has is one of the command line: ``--lions``, ``--layout ridge``. What
an option may be is not checked here: the game does, and says it in the reader's words.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

import click

from wildpark.bots.matches.workers import MAX_JOBS
from wildpark.bots.player.cores import all_cores
from wildpark.cli.words import Words
from wildpark.rules.catalogue import NAMES, rules_of
from wildpark.rules.rules import Option, Setting
from wildpark.rules.terms import Param

Command = TypeVar("Command", bound=Callable[..., object])

game = click.argument("game", type=click.Choice(NAMES))

players = click.option("--players", type=int, default=2, show_default=True, help="How many seats.")

jobs = click.option(
    "--jobs",
    type=click.IntRange(1, MAX_JOBS),
    default=all_cores,
    show_default="one per processor",
    help="How many games are played at the same time.",
)

components = click.option(
    "--components",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Play with the cards and boards of this file.",
)

database = click.option(
    "--database",
    envvar="WILDPARK_DATABASE",
    help="sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME.  "
    "[default: a file in your folder for application data]",
)


class GameOption(click.Option):
    """An option that some games have; its help is put together when it is asked for."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The flag, and whose option it is."""
        words = Words()
        having = options_by_name()[self.name or ""]
        games = ", ".join(words("game-" + game) for game in having)
        about = words(f"option-{self.name}")
        self.help = f"{games}: {about[0].lower()}{about[1:]}"
        option = next(iter(having.values()))
        if option.suggestions:
            self.help += f"; {', '.join(map(shown, option.suggestions))}, or your own"
        elif None in option.values:
            told = (
                f"{shown(one)} is {words(f'option-{self.name}-value', value=said(one))}"
                for one in option.values
            )
            self.help += f"; {', '.join(told)}"
        return super().get_help_record(ctx)


@cache
def options_by_name() -> Mapping[str, Mapping[str, Option]]:
    """For each option that there is the games that have it."""
    found: dict[str, dict[str, Option]] = {}
    for name in NAMES:
        for option in rules_of(name).options:
            found.setdefault(option.name, {})[name] = option
    return found


def of_games(command: Command) -> Command:
    """Gives a command the options of all games; it gets them by name, None for those not given."""
    for name, having in reversed(list(options_by_name().items())):
        flag = "--" + name.replace("_", "-")
        values = dict.fromkeys(shown(one) for option in having.values() for one in option.values)
        switch = set(values) == {"false", "true"}
        command = click.option(
            f"{flag}/--no-{flag[2:]}" if switch else flag,
            name,
            cls=GameOption,
            type=bool if switch else str,
            default=None,
            metavar=None if switch else f"[{'|'.join(values)}]" if values else "TEXT",
        )(command)
    return command


def chosen(game: str, given: Mapping[str, str | bool | None]) -> dict[str, Setting]:
    """The options of ``game`` as its rules take them, from what was given on the command line."""
    known = {option.name: option for option in rules_of(game).options}
    return {name: meant(known.get(name), said) for name, said in given.items() if said is not None}


def meant(option: Option | None, text: str | bool) -> Setting:
    """The value that is written so; if there is none, the text, for the game to refuse."""
    if option is None or isinstance(text, bool):
        return text
    values = option.values or option.suggestions
    return next((value for value in values if shown(value) == text.lower()), text)


def shown(value: Setting) -> str:
    """A value as people write it: none, true, 2, ridge."""
    return str(value).lower()


def said(value: Setting) -> Param:
    """A value as the catalogues know it: numbers as numbers, all else as people write it."""
    return value if type(value) is int else shown(value)
