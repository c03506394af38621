"""Anneals without the GIL if that is compiled, else in plain Python."""

from wildpark.bots.player.slow import say_slow
from wildpark.bots.savannah_park.annealer import Annealer

try:
    from wildpark.bots.savannah_park._nogil import run
except ImportError:
    say_slow()

    def run(plan: Annealer, steps: int, heat: int) -> None:
        """Tries this many changes of the plan at this heat."""
        plan.change(steps, heat)


__all__ = ["run"]
