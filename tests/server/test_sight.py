"""Nobody is sent what they cannot know: non-interference on the server's own messages."""

from pathlib import Path

import pytest

from tests.server.playing import PEOPLE, sent, table_of
from wildpark import server
from wildpark.rules.catalogue import open_game
from wildpark.rules.random import Random
from wildpark.server.tables.log import Command
from wildpark.server.tables.sight import state
from wildpark.server.tables.table import Table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_what_a_reader_cannot_know_changes_no_byte(players: int, seed: int) -> None:
    """From some point on two tables have different decks; until a card shows, all is equal."""
    true = table_of("african_park", open_game("african_park", players=players, seed=seed), seed)
    rng = Random(seed)
    for _ in range(seed * 7):
        play_any(true, rng)
    now = true.log.position
    other = now.seen_by(None)
    other.fill_in(Random(seed + 1000))
    assert other != now
    one, two = table_of("african_park", now, seed), table_of("african_park", other, seed + 1)
    compared = 0
    while one.log.position.revealed() == now.revealed() and one.status == "running":
        for person in (None, *PEOPLE[:players]):
            assert sent(one, person) == sent(two, person)
            compared += 1
        command = any_command(one, rng)
        for table in (one, two):
            event, after = table.log.prepare(command, "now")
            table.log.add(event, after)
    assert compared


def any_command(table: Table, rng: Random) -> Command:
    position = table.log.position
    seat = position.to_act()[0]
    actions = position.legal(seat)
    return Command(seat, actions[rng.below(len(actions))], None, table.log.version)


def play_any(table: Table, rng: Random) -> None:
    event, after = table.log.prepare(any_command(table, rng), "now")
    table.log.add(event, after)


def test_readers_with_the_same_eyes_share_one_message() -> None:
    table = table_of("african_park", open_game("african_park", players=2, seed=1), 1)
    assert state(table, None, 0) is state(table, "stranger", 0)
    assert state(table, "ana", 0) is state(table, "ana", 0)
    assert state(table, "ana", 0) != state(table, "ben", 0)
    before = state(table, None, 0)
    table.changed()
    assert state(table, None, 0) is not before


def test_only_sight_turns_positions_into_messages() -> None:
    """Views, reports and scores come from ``sight``, and from ``replay`` once a game is over."""
    paths = sorted(Path(server.__file__).parent.rglob("*.py"))
    makers = {path.name for path in paths if makes_messages(path)}
    assert makers == {"sight.py", "replay.py"}
    assert len(paths) > 30  # all rooms were looked through


def makes_messages(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return any(call in text for call in (".view(", ".report(", ".seen_by("))
