"""One number for whole games of each size: ``python -m tests.rules.zuuli.digest``."""

import hashlib
import sys

from tests.conftest import hot_modules, is_compiled
from tests.rules.digest import facts
from tests.rules.zuuli.opening import Opening
from wildpark.rules import catalogue

SHORT = {1: 25, 2: 4, 3: 23, 4: 18, 5: 4, 6: 29}
"""By number of players the seed of a game in which few changes are made and taken back."""


def digest(players: int, seed: int) -> str:
    """The digest of one game."""
    total = hashlib.sha256()
    for fact in facts(Opening("zuuli", players, seed, seed + 1)):
        total.update(repr(fact).encode())
    return total.hexdigest()


def main() -> None:
    """Prints the compiled modules, and a digest for each number of players."""
    catalogue.NAMES = tuple(dict.fromkeys((*catalogue.NAMES, "zuuli")))
    compiled = [one for one in hot_modules() if "zuuli" in one and is_compiled(one)]
    sys.stdout.write(f"compiled: {' '.join(compiled)}\n")
    for players, seed in SHORT.items():
        sys.stdout.write(f"zuuli {players} {digest(players, seed)}\n")


if __name__ == "__main__":
    main()
