"""The ``wildpark`` command: one module per command, imported when the command is called.

Each module of this package that is named in ``COMMANDS`` has a ``command``.
"""

import os
import sys
from importlib import import_module
from io import StringIO, TextIOWrapper
from typing import Any

import click

from wildpark import __version__
from wildpark.cli.stopping import status_of
from wildpark.cli.words import Words, fit, languages, wished_language
from wildpark.rules.terms import GameError

COMMANDS = {
    "play": "Play in this terminal, alone or against bots.",
    "serve": "Serve the pages, for play in the browser.",
    "arena": "Let bots play matches and compare them.",
    "simulate": "Play many games and write their scores to a file.",
    "replay": "Print a recorded game as people would write it down.",
    "show": "Draw a position from its text or out of a record.",
    "components": "Print or check the cards and boards of a game.",
    "bench": "Measure the speed of this installation.",
    "backup": "Copy the server's database, also while it runs.",
    "doctor": "Say what this installation has, and what to do about what it lacks.",
}


class Refusal(click.ClickException):
    """Something that was asked and cannot be done, in one line."""

    exit_code = 2


class Fault(click.ClickException):
    """An error that nobody foresaw, in one line with what to do about it."""

    exit_code = 1


class Program(click.Group):
    """The group of all commands; the only place where errors become words."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  click's signature
        """The names of the commands, in the order in which they are shown."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002  likewise
        """Imports the command of this name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"wildpark.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002  likewise
        """Lists the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,  # noqa: ANN401  click's signature
    ) -> click.Context:
        """Reads the program's own options; printing its help can fail as all printing can."""
        mend_streams()
        try:
            return super().make_context(info_name, args, parent, **extra)
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            raise in_words(error, Words()) from None

    def invoke(self, ctx: click.Context) -> object:
        """Runs the command; any error ends in one clear line, never in a traceback."""
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit):
            raise
        except click.Abort as end:  # click makes one of Ctrl-C at a prompt, and of an input's end
            if isinstance(end.__context__, KeyboardInterrupt):
                raise click.exceptions.Exit(status_of(end.__context__)) from None
            raise
        except KeyboardInterrupt as stop:
            raise click.exceptions.Exit(status_of(stop)) from None
        except Exception as error:
            if ctx.params["debug"] or isinstance(error, BrokenPipeError):
                raise
            raise in_words(error, ctx.ensure_object(Words)) from None


def mend_streams() -> None:
    """Signs that the terminal's encoding lacks are printed as "?"; a closed input is an empty one.

    Python has no stream at all where the one that it was started with is closed.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin is None:
        sys.stdin = StringIO()


def in_words(error: Exception, words: Words) -> click.ClickException:
    """The line that a person is shown for ``error``."""
    if isinstance(error, GameError):
        return Refusal(words.error(error))
    if isinstance(error, OSError):
        path = "" if error.filename is None else f"{fit(str(error.filename))}: "
        return Refusal(f"{path}{error.strerror or error}")
    return Fault(words("cli-fault", kind=type(error).__name__, text=str(error)))


@click.group(
    cls=Program,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Each command has a --help of its own, with an example.",
)
@click.version_option(__version__, prog_name="wildpark")
@click.option(
    "--language",
    type=click.Choice(languages()),
    default=lambda: wished_language(os.environ),
    show_default="WILDPARK_LANGUAGE or the system's language",
    help="Language of what is printed.",
)
@click.option("--debug", is_flag=True, help="Show where in the program an error happened.")
@click.pass_context
def main(ctx: click.Context, *, language: str, debug: bool) -> None:  # noqa: ARG001  read in invoke
    """Wildpark: tabletop games in the terminal and the browser, with bots and research tools."""
    ctx.obj = Words(language)
