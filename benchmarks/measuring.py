"""Rows of figures, each measured several times, in turn with all others.

So all share the same moments of a machine that is never quite at rest.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

from wildpark.cli.speeds import Measurement


@dataclass
class Row:
    """One thing that is measured, and its figures so far. ``missing``: why there are none."""

    name: str
    measure: Measurement | None = None
    missing: str = ""
    figures: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Section:
    """Rows of one kind. A figure is shown ``scale`` times as large; the title names its unit."""

    title: str
    aim: str
    scale: float
    rows: Sequence[Row]


def measured(sections: Iterable[Section], seconds: float) -> Iterator[Row]:
    """Measures every row once; yields each when it has been, for whoever shows progress."""
    for section in sections:
        for row in section.rows:
            if row.measure is not None:
                row.figures.append(row.measure(seconds))
                yield row


def shown(value: float) -> str:
    """A figure as people read it: three digits that count."""
    return f"{value:.3g}" if value < 1000 else f"{float(f'{value:.3g}'):,.0f}"


def cells(section: Section) -> Iterator[tuple[str, str, str]]:
    """The table of a section, row by row: name, median, lowest and highest figure."""
    aim = f" (aim: {section.aim})" if section.aim else ""
    yield section.title + aim, "median", "lowest – highest"
    for row in section.rows:
        if row.figures:
            values = [section.scale * value for value in row.figures]
            yield row.name, shown(median(values)), f"{shown(min(values))} – {shown(max(values))}"
        else:
            yield row.name, "–", row.missing


def table(section: Section) -> str:
    """The section in Markdown, aligned for the terminal."""
    rows = list(cells(section))
    first, second, third = (max(map(len, column)) for column in zip(*rows, strict=True))
    head, *body = (f"| {a:<{first}} | {b:>{second}} | {c:>{third}} |" for a, b, c in rows)
    rule = f"| {'-' * first} | {'-' * (second - 1)}: | {'-' * (third - 1)}: |"
    return "\n".join((head, rule, *body))
