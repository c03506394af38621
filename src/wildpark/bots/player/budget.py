"""How long a bot may think about one choice."""

from dataclasses import dataclass

WORK = ("playouts", "steps")
"""The units of work; with such a budget a bot chooses the same on every machine."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds of wall time, or an amount of ``work`` whatever time that takes.

    The kind of bot defines the unit of work: playouts, or steps of a plan.
    """

    seconds: float = 0.2
    work: int | None = None
