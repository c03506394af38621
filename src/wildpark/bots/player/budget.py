"""How long a bot may think about one choice."""

from dataclasses import dataclass

WORK = ("playouts", "steps")
"""What work is counted in, as people write it: with such a budget a bot chooses the same on every
machine."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds on the clock; or an amount of ``work``, and then the clock does not matter.

    What is counted as work is the bot's to say: playouts, or steps of a plan.
    """

    seconds: float = 0.2
    work: int | None = None
