"""The terminal of a person who plays: what is shown there, and what the person answers.

The true position never comes here: all is made from what ``Reader`` has seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

import click
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from wildpark.bots.makers import make_bot
from wildpark.cli.boards import Board
from wildpark.cli.telling import by_seat, parts_table, score_table
from wildpark.cli.words import Words
from wildpark.rules.rules import Rules
from wildpark.rules.steps import Reader
from wildpark.rules.terms import GameError, Line

MAX_LINES = 16
"""How many lines of choices are listed at once; all of them on request."""

GAP = 2
"""Characters between two columns of choices."""


@dataclass
class Screen:
    """The terminal of ``person``, the seat from which ``reader`` follows the game."""

    words: Words
    console: Console
    rules: Rules
    board: Board
    names: Sequence[str]
    person: int
    reader: Reader
    _paragraph: tuple[int | None, str] | None = None

    def tell(self, seat: int, lines: Sequence[Line]) -> None:
        """Tells what a choice of ``seat`` did."""
        told = [line for line in lines if line.code not in self.board.WAITING]
        for whose, run in by_seat(self.board, told, seat):
            self._go_on(whose, self.words.lines(run))

    def _go_on(self, seat: int | None, text: str) -> None:
        """Goes on with what is told of a seat, or begins with another one's; None: of all."""
        if self._paragraph is not None and self._paragraph[0] == seat:
            text = f"{self._paragraph[1]} {text}"
        else:
            self._end_paragraph()
        self._paragraph = seat, text

    def _end_paragraph(self) -> None:
        """Prints what was told of a seat."""
        if self._paragraph is not None:
            seat, text = self._paragraph
            name = "" if seat is None else f"{self.names[seat]}: "
            self.console.print(Text(name, "bold") + text)
        self._paragraph = None

    def end(self) -> None:
        """Shows how the game has ended, and explains every point."""
        self._end_paragraph()
        self._show(None)
        self._explain()
        self.console.print(score_table(self.words, self.reader.seen, self.names))
        verdict = self.board.verdict(self._view(), self.words)
        if verdict:
            self.console.print(Text(verdict, "bold"))

    def _view(self) -> object:
        return self.rules.view(self.reader.seen, self.person)

    def _show(self, seat: int | None) -> None:
        """Draws the table; ``seat`` as in ``cli/boards``."""
        self.console.print(self.board.board(self._view(), self.words, self.names, seat))

    def _explain(self) -> None:
        """Explains the scores as far as the person knows them."""
        self.console.print(parts_table(self.board, self.words, self.reader.seen, self.names))

    def ask(self, number: int) -> int:
        """The action that the person chooses; Exit if the person leaves.

        ``number``: of the choice in the game; the bot that helps has its chance from it.
        """
        self._end_paragraph()
        self._show(self.person)
        options = self.board.options(self._view(), self.words, self.person)
        self._list(options, MAX_LINES)
        while True:
            answer = click.prompt(self.words("play-prompt"), prompt_suffix=" ").strip().lower()
            action = self._meant(answer, options, number)
            if action is not None:
                return action

    def _meant(
        self, answer: str, options: Sequence[tuple[int, str, str]], number: int
    ) -> int | None:
        """The action that an answer names; None if it asks for something, which is shown."""
        if answer.isdecimal() and 0 < int(answer) <= len(options):
            return options[int(answer) - 1][0]
        match answer:
            case "q":
                raise click.exceptions.Exit
            case "b":
                return self._helped(number)
            case "s":
                self._explain()
            case "t":
                self._show(None)
            case "a":
                self._list(options, len(options))
            case "?":
                self.console.print(self.words("play-help"))
            case _:
                return self._named(answer)
        return None

    def _list(self, options: Sequence[tuple[int, str, str]], most_lines: int) -> None:
        """Prints the first choices with their numbers, in columns if they are short."""
        width = max(len(notation) for _, notation, _ in options)
        widest = width + max(len(effect) for *_, effect in options) + len("999") + 3 * GAP
        columns = max(1, self.console.width // widest)
        lists = [Table.grid(padding=(0, GAP)) for _ in range(columns)]
        shown = options[: most_lines * columns]
        height = ceil(len(shown) / columns)
        for number, (_, notation, effect) in enumerate(shown):
            row = Text(f"{number + 1:>3}", "bold"), Text(f"{notation:<{width}}"), Text(effect)
            lists[number // height].add_row(*row)
        self.console.print(Columns(lists, padding=(0, GAP)))
        if len(options) > len(shown):
            more = self.words("play-more", count=len(options) - len(shown))
            self.console.print(Text(more, "italic"))

    def _helped(self, number: int) -> int:
        """What a greedy bot would choose in the person's place."""
        bot = make_bot(self.rules.name, "greedy", number)
        return bot.choose(self.reader.seen, self.person)

    def _named(self, notation: str) -> int | None:
        """The action of this notation if it is legal; else says why not."""
        seen = self.reader.seen
        try:
            action = seen.action(notation)
            reason = seen.why_not(self.person, action)
        except GameError as error:
            refusal = self.words.error(error)
        else:
            if reason is None:
                return action
            refusal = self.words.line(reason)
        self.console.print(Text(refusal, "red"))
        self.console.print(Text(self.words("play-help-short"), "dim"))
        return None
