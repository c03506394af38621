"""A bar that shows how far a long command is; it goes to the error output."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from wildpark.bots.matches.workers import LostWorkerError
from wildpark.cli.stopping import stoppable


@dataclass(slots=True)
class Bar:
    """How far a command is, and what has ended it before it was through, if anything has."""

    progress: Progress
    task: TaskID
    ended: KeyboardInterrupt | LostWorkerError | None = None

    def advance(self, steps: int) -> None:
        """This many more steps are done."""
        self.progress.advance(self.task, steps)


@contextmanager
def bar(text: str, total: int) -> Iterator[Bar]:
    """Shows a bar while the block runs.

    Ctrl-C ends the block, not the command: what was done so far can still be told. So do the
    signals by which batch systems end what takes too long, and the loss of a process that works.
    """
    columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    shown = Bar(progress, progress.add_task(text, total=total))
    try:
        with stoppable(), progress:
            yield shown
    except (KeyboardInterrupt, LostWorkerError) as end:
        shown.ended = end
