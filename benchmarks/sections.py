"""What is measured, and beside whom."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from benchmarks import zuuli
from benchmarks.measuring import Row, Section
from benchmarks.peers import PEERS
from wildpark.bots.matches.match import GameSetting
from wildpark.cli.speeds import measure_uncompiled, measurements
from wildpark.rules.catalogue import rules_of

MICROSECONDS = 1e6
MILLISECONDS = 1e3

KINDS = (
    ("decisions", "Decisions a second, driven from Python", "over 600,000", 1),
    ("games", "Random games a second, inside", "over 180,000 for two", 1),
    ("playouts", "Monte Carlo playouts a second", "over 100,000", 1),
    ("copy", "Copy of a position in µs", "under 1", MICROSECONDS),
    ("open", "Set-up of a game in µs", "", MICROSECONDS),
    ("view", "View of a position for a player in µs", "", MICROSECONDS),
    ("text", "Position written as text in µs", "under 100", MICROSECONDS),
    ("read", "Position read from its text in µs", "under 100", MICROSECONDS),
    ("first", "Import and first position in ms", "under 50", MILLISECONDS),
)
"""The keys of wildpark/cli/speeds.py with title, aim and scale."""

OF_ONE_GAME: Mapping[str, Callable[[], Sequence[Section]]] = {"zuuli": zuuli.sections}
"""What else is measured of a game."""


def own(game: str, key: str) -> Iterator[Row]:
    """Wildpark's rows: for each number of players where it matters, and uncompiled."""
    players = rules_of(game).players
    for count in players if key != "first" else players[:1]:
        yield Row(f"Wildpark, {count} players", measurements(GameSetting(game, count))[key])
    yield Row(
        f"Wildpark, {players[0]} players, uncompiled",
        lambda seconds: measure_uncompiled(GameSetting(game, players[0]), seconds, key)[key],
    )


def sections(game: str) -> Sequence[Section]:
    """Everything that ``make bench`` prints of a game, ready to be measured."""
    return [
        *(
            Section(title, aim, scale, [*own(game, key), *(peer.row() for peer in PEERS[key])])
            for key, title, aim, scale in KINDS
        ),
        *(OF_ONE_GAME[game]() if game in OF_ONE_GAME else ()),
    ]
