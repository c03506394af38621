"""Positions as text, kept for ever in ``tests/rules/texts``: old texts stay readable.

``python -m tests.rules.texts`` writes the file of a game that has none yet. Lines may be added to
a file; none may change.
"""

from collections.abc import Iterator
from pathlib import Path

from tests.rules.playing import allowed
from tests.rules.test_hidden import readers, spread
from tests.rules.trials import Opening, trials_of
from wildpark.rules import NAMES, Game, Random, rules_of

FOLDER = Path(__file__).parent / "texts"
MOMENTS = 7
"""So many positions of a game are kept."""


def file_of(name: str) -> Path:
    """The file of the texts of a game, one a line."""
    return FOLDER / f"{name}.txt"


def openings(name: str) -> Iterator[Opening]:
    """A game of every variant and number of players."""
    for variant in trials_of(name).variants.values():
        for players in rules_of(name).players:
            if allowed(name, players, variant):
                yield Opening(name, players, 20 + players, 3, dict(variant))


def moments(opening: Opening) -> list[Game]:
    """Every position of a game whose players choose as the trials of the game say."""
    game, rng = opening.open(), Random(opening.chooser)
    choose = trials_of(opening.name).choose
    found = [game.copy()]
    while not game.is_over():
        seat = game.to_act()[0]
        game.play(seat, choose(game, seat, rng))
        found.append(game.copy())
    return found


def texts(name: str) -> Iterator[str]:
    """Texts of all variants: whole, and of some positions as each reader sees them."""
    for opening in openings(name):
        played = moments(opening)
        kept = [played[0], played[1], *spread(played, MOMENTS), played[-1]]
        for number, game in enumerate(kept):
            yield game.text()
            if number % 3 == 1:
                yield from (game.seen_by(reader).text() for reader in readers(game))


def main() -> None:
    """Writes the files that are missing."""
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        if not file_of(name).exists():
            lines = dict.fromkeys(texts(name))
            file_of(name).write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
