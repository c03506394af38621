"""Anneals without the GIL, so that others go on meanwhile. Compiled only."""

from wildpark.bots.savannah_park.annealer cimport Annealer


def run(Annealer plan not None, long long steps, int heat):
    """Tries so many changes of the plan at this heat."""
    plan.check_steps(steps)
    with nogil:
        plan.run(steps, heat)
