"""A bar that shows how far a long command is; it goes to the error output."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wildpark.cli.stopping import stoppable


@contextmanager
def bar(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows a bar while the block runs; what it yields is called with each advance.

    Ctrl-C ends the block, not the command: what was done so far can still be told. So do the
    signals by which batch systems end what takes too long.
    """
    columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    task = progress.add_task(text, total=total)
    try:
        with stoppable(), progress:
            yield lambda steps: progress.advance(task, steps)
    except KeyboardInterrupt:
        return
