"""``python -m benchmarks``: every speed of Wildpark beside its peers, median and spread.

Run from the checkout, or as ``make bench``; takes one to two minutes. All times are processor
times on one core.
"""

import argparse
import os
import platform

from rich.console import Console
from rich.progress import Progress

from benchmarks.measuring import measured, table
from benchmarks.sections import sections


def machine() -> str:
    """The machine in general words, and how busy it is."""
    busy = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, "
        f"{platform.python_implementation()} {platform.python_version()}{busy}"
    )


def main() -> None:
    """Reads the arguments, measures, prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--game", default="african_park")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long each time")
    arguments = parser.parse_args()
    made = sections(arguments.game)
    rows = sum(row.measure is not None for section in made for row in section.rows)
    print(f"{arguments.rounds} rounds of {arguments.seconds} s; {machine()}")
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("measuring", total=arguments.rounds * rows)
        for _ in range(arguments.rounds):
            for row in measured(made, arguments.seconds):
                progress.update(task, advance=1, description=row.name)
    for section in made:
        print(f"\n{table(section)}")
    print(f"\nat the end: {machine()}")


if __name__ == "__main__":
    main()
