"""The kept counts of ways to go on are found again."""

import pytest

from tests.rules.counts import FOLDER, Start, kept, text_of, ways
from tests.rules.trials import trials_of
from wildpark.rules import NAMES, rules_of


@pytest.mark.parametrize(
    "start",
    [start for name in NAMES for start in kept(name)],
    ids=lambda start: f"{start.game}-{start.players}-{len(start.moves)}",
)
def test_there_are_as_many_ways_as_were_kept(start: Start) -> None:
    game = start.position()
    assert start.counts
    assert [ways(game, depth) for depth in range(1, len(start.counts) + 1)] == start.counts


@pytest.mark.parametrize("name", NAMES)
def test_every_number_of_players_and_every_variant_is_counted(name: str) -> None:
    assert {start.players for start in kept(name)} == set(rules_of(name).players)
    options = [start.options for start in kept(name)]
    assert all(dict(variant) in options for variant in trials_of(name).variants.values())


@pytest.mark.parametrize("name", NAMES)
def test_the_file_reads_back_as_written(name: str) -> None:
    assert text_of(kept(name)) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
