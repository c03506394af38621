"""Many games among bots as a table of numbers: one row a seat, as CSV or Parquet."""

import csv
from array import array
from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from wildpark.bots.match import Table
from wildpark.bots.workers import spread
from wildpark.rules.catalogue import SEEDS, rules_of
from wildpark.rules.terms import GameError, Score
from wildpark.whole_file import check_writable, whole_file

RIVAL = "rival"
"""The column with the points of the rival whom the rules of a solo game play."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a game ended for one seat: ``points`` sums the parts of its score by their code.

    ``counts`` are what the rules have counted beside points, such as cards in the cemetery, and
    alone the points of the ``rival`` whom the rules play, if there is one.
    """

    game: int
    seed: int
    seat: int
    bot: str
    score: int
    place: int
    counts: Mapping[str, int]
    points: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Simulation:
    """So many games at a table, dealt from ``seed``, ``seed + 1`` and so on; one bot a seat."""

    table: Table
    bots: Sequence[str]
    games: int
    seed: int

    def play(self, jobs: int) -> Generator[Sequence[SeatResult]]:
        """Plays all games in ``jobs`` processes; yields the seats of each game, in order."""
        return spread(self.play_game, range(self.games), jobs)

    def play_game(self, number: int) -> Sequence[SeatResult]:
        """The result of game ``number`` for each seat."""
        seed = (self.seed + number) % SEEDS
        game = self.table.play(seed, self.bots)
        places, rival = game.standing(), game.rival()
        return [
            SeatResult(
                game=number,
                seed=seed,
                seat=seat,
                bot=self.bots[seat],
                score=score.total,
                place=places[seat],
                counts=counted(rules_of(self.table.game).counts, score)
                | ({} if rival is None else {RIVAL: rival}),
                points=points_by_code(score),
            )
            for seat, score in enumerate(game.scores())
        ]


def counted(columns: Mapping[str, Sequence[str]], score: Score) -> dict[str, int]:
    """What the parts of a score count in each of these columns, see ``Rules.counts``."""
    return {
        name: sum(int(part.params.get("count", 1)) for part in score.parts if part.code in codes)
        for name, codes in columns.items()
    }


def points_by_code(score: Score) -> Mapping[str, int]:
    """The points of a score, summed up by the code of its parts."""
    points: Counter[str] = Counter()
    for part in score.parts:
        if part.points:
            points[part.code] += part.points
    return points


class Columns:
    """The rows of a simulation, column by column: ``points_<code>`` for each code that occurs."""

    def __init__(self) -> None:
        self.rows = 0
        self.seeds = array("Q")
        self.bots: list[str] = []
        self.numbers = {name: array("q") for name in ("game", "seat", "score", "place")}
        self.counts: dict[str, array[int]] = {}
        self.points: dict[str, array[int]] = {}

    def add(self, seats: Sequence[SeatResult]) -> None:
        """Appends a game, one row a seat."""
        for result in seats:
            self._append(result)

    def _append(self, result: SeatResult) -> None:
        """Appends one row; a code not met before has 0 points in the rows above."""
        self.seeds.append(result.seed)
        self.bots.append(result.bot)
        for name, column in self.numbers.items():
            column.append(getattr(result, name))
        for table, found in ((self.counts, result.counts), (self.points, result.points)):
            for code in sorted(found.keys() - table.keys()):
                table[code] = array("q", bytes(8 * self.rows))
            for code, column in table.items():
                column.append(found.get(code, 0))
        self.rows += 1

    def named(self) -> Mapping[str, Sequence[int | str]]:
        """The columns in the order in which they are written."""
        numbers = self.numbers
        parts = {f"points_{code}": self.points[code] for code in sorted(self.points)}
        return {
            "game": numbers["game"],
            "seed": self.seeds,
            "seat": numbers["seat"],
            "bot": self.bots,
            "score": numbers["score"],
            "place": numbers["place"],
            **self.counts,
            **parts,
        }


class Sink:
    """The file that a simulation is written to; it is tried before the first game is played."""

    def __init__(self, path: Path) -> None:
        """For ``path``, ``.csv`` or ``.parquet``.

        Raises:
            GameError: another ending, or no library for Parquet; it says what to do.
            OSError: the file cannot be written.
        """
        suffix = path.suffix.lower()
        if suffix not in (".csv", ".parquet"):
            raise GameError(
                "simulate-ending", f"{path} ends in neither .csv nor .parquet", path=str(path)
            )
        self._parquet = load_pyarrow() if suffix == ".parquet" else None
        self._path = path
        check_writable(path)

    def write(self, columns: Columns) -> None:
        """Writes all rows in place of what the file held before."""
        named = columns.named()
        with whole_file(self._path) as path:
            if self._parquet is not None:
                self._parquet.write_table(_arrow_table(named), path)
            else:
                _write_csv(named, path)


def _write_csv(named: Mapping[str, Sequence[int | str]], path: Path) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(named)
        writer.writerows(zip(*named.values(), strict=True))


def load_pyarrow() -> ModuleType:
    """The module ``pyarrow.parquet``; GameError says how to install it."""
    try:
        from pyarrow import parquet  # noqa: PLC0415  optional, and slow to import
    except ImportError:
        raise GameError(
            "no-parquet", "Parquet needs pyarrow: pip install 'wildpark[parquet]'"
        ) from None
    module: ModuleType = parquet
    return module


def _arrow_table(named: Mapping[str, Sequence[int | str]]) -> object:
    import pyarrow as pa  # noqa: PLC0415  as above

    types = {"seed": pa.uint64()}
    return pa.table({name: pa.array(column, types.get(name)) for name, column in named.items()})
