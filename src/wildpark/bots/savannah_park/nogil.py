"""The plain twin of ``_nogil.pyx``: anneals where nothing is compiled."""

from wildpark.bots.savannah_park.annealer import Annealer


def run(plan: Annealer, steps: int, heat: int) -> None:
    """Tries so many changes of the plan at this heat."""
    plan.run(steps, heat)
