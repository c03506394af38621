"""One number for many games of each variant: ``python -m tests.rules.savannah_park.digest``."""

import hashlib
import sys

from tests.conftest import hot_modules, is_compiled
from tests.rules.digest import facts
from tests.rules.savannah_park.opening import VARIANTS, Opening
from wildpark.rules import catalogue

GAMES = 1


def digest(variant: str, players: int) -> str:
    """The digest of the first games of so many players."""
    total = hashlib.sha256()
    for seed in range(GAMES):
        opening = Opening("savannah_park", players, seed, seed + 1, dict(VARIANTS[variant]))
        for fact in facts(opening):
            total.update(repr(fact).encode())
    return total.hexdigest()


def main() -> None:
    """Prints the compiled modules, and a digest for each variant and number of players."""
    catalogue.NAMES = tuple(dict.fromkeys((*catalogue.NAMES, "savannah_park")))
    compiled = [one for one in hot_modules() if "savannah_park" in one and is_compiled(one)]
    sys.stdout.write(f"compiled: {' '.join(compiled)}\n")
    for number, variant in enumerate(VARIANTS):
        players = 1 + number % 4
        sys.stdout.write(f"{variant} {players} {digest(variant, players)}\n")


if __name__ == "__main__":
    main()
