"""One number for whole games of each size: ``python -m tests.rules.zuuli.digest``."""

import hashlib
import sys

from tests.conftest import hot_modules, is_compiled
from tests.rules.digest import facts
from tests.rules.zuuli.opening import Opening
from wildpark.rules import catalogue


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
    for players in range(1, 7):
        sys.stdout.write(f"zuuli {players} {digest(players, 20 + players)}\n")


if __name__ == "__main__":
    main()
