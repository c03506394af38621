"""Nobody is sent what they cannot know: non-interference on the server's own messages."""

from pathlib import Path

import pytest

from tests.server.playing import PEOPLE, companies, opened, play_on, sent, table_of
from wildpark import server
from wildpark.rules.catalogue import NAMES, open_game
from wildpark.rules.random import Random
from wildpark.server.tables.log import Command
from wildpark.server.tables.sight import whole
from wildpark.server.tables.table import Table


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in NAMES for players in companies(name)]
)
def test_what_a_reader_cannot_know_changes_no_byte(name: str, players: int) -> None:
    """Of two tables that look the same to a reader, each with other secrets, both tell the same.

    The second is filled in for each reader alone: each knows other things. Both go on with the same
    choices until something that was hidden becomes known.
    """
    differed = 0
    for seed in range(12):
        rng = Random(seed)
        log = opened(name, players, {}, seed)
        play_on(log, seed * 6, rng)
        for seat, person in enumerate((*PEOPLE[:players], None)):
            other = log.position.seen_by(None if person is None else seat)
            other.fill_in(Random(seed + 1000))
            differed += other != log.position
            one, two = (table_of(name, game, seed) for game in (log.position, other))
            assert_told_the_same(one, two, person, rng)
    assert differed


def assert_told_the_same(one: Table, two: Table, person: str | None, rng: Random) -> None:
    """Whatever is chosen next, as long as it can be chosen at both and turns up nothing."""
    known = one.log.position.revealed()
    for _ in range(10):
        if one.log.position.revealed() != known:
            return
        assert sent(one, person) == sent(two, person)
        command = any_command(one, two, rng)
        if command is None:
            return
        for table in (one, two):
            event, after = table.log.prepare(command, "now")
            table.log.add(event, after)


def any_command(one: Table, two: Table, rng: Random) -> Command | None:
    """A choice that can be made at both tables; None if there is none."""
    for seat in one.log.position.to_act():
        legal = set(two.log.position.legal(seat))
        actions = [action for action in one.log.position.legal(seat) if action in legal]
        if actions:
            return Command(seat, actions[rng.below(len(actions))], None, one.log.version)
    return None


def test_readers_with_the_same_eyes_share_one_message() -> None:
    table = table_of("african_park", open_game("african_park", players=2, seed=1), 1)
    assert whole(table, None, 0) is whole(table, "stranger", 0)
    assert whole(table, "ana", 0) is whole(table, "ana", 0)
    assert whole(table, "ana", 0) != whole(table, "ben", 0)
    before = whole(table, None, 0)
    table.changed()
    assert whole(table, None, 0) is not before


def test_only_sight_turns_positions_into_messages() -> None:
    """Views, reports and scores come from ``sight``, and from ``replay`` once a game is over."""
    paths = sorted(Path(server.__file__).parent.rglob("*.py"))
    makers = {path.name for path in paths if makes_messages(path)}
    assert makers == {"sight.py", "replay.py"}
    assert len(paths) > 30  # all rooms were looked through


def makes_messages(path: Path) -> bool:
    text = path.read_text(encoding="utf-8")
    return any(call in text for call in (".view(", ".report(", ".seen_by("))
