"""One long annealing within a budget: of seconds on the clock, or of changes that are tried."""

from time import perf_counter

from wildpark.bots.player.budget import Budget
from wildpark.bots.savannah_park.annealer import Annealer
from wildpark.bots.savannah_park.nogil import run

HOT = 160
COLD = 24
"""Heat at the beginning and at the end, in 1/64 points: found by trying."""

ENOUGH = 100_000
"""Times the square of the tokens left: more changes than that are not worth their time."""

FIRST_CHUNK = 64
CHUNK = 4096
"""How many changes are tried between two looks at the clock: at first, and at most."""

CHUNK_SECONDS = 0.002
FINE = 1024


def cool_down(plan: Annealer, budget: Budget) -> None:
    """Anneals the plan from hot to cold.

    The work of a budget is the number of changes that are tried.
    """
    start = perf_counter()
    enough = ENOUGH * plan.movers * plan.movers
    if budget.work is not None:
        enough = min(enough, budget.work)
    done, chunk, share = 0, FIRST_CHUNK, 0
    while share < FINE:
        left = FINE - share
        steps = min(chunk, enough - done)
        run(plan, steps, COLD + ((HOT - COLD) * left * left) // (FINE * FINE))
        done += steps
        share = done * FINE // enough
        if budget.work is None:
            spent = perf_counter() - start
            share = max(share, int(spent / budget.seconds * FINE))
            chunk = max(1, min(CHUNK, int(done / spent * CHUNK_SECONDS)))
