"""The benchmarks run at the smallest sizes, and a peer that is not there is named."""

from importlib.util import find_spec

import pytest

from benchmarks.measuring import Row, Section, measured, table
from benchmarks.peers import PEERS, Peer
from benchmarks.sections import KINDS, own, sections
from wildpark.bots.matches.match import GameSetting
from wildpark.cli.speeds import each_second, measurements

ALL_PEERS = {f"{key} of {peer.name}": peer for key, peers in PEERS.items() for peer in peers}
BRIEF = 0.001


def test_every_speed_is_printed_and_has_its_peers() -> None:
    speeds = set(measurements(GameSetting("african_park", 2)))
    assert [key for key, *_ in KINDS] == list(PEERS)
    assert set(PEERS) == speeds
    assert [section.title for section in sections("african_park")] == [
        title for _, title, *_ in KINDS
    ]


@pytest.mark.parametrize("key", [key for key, *_ in KINDS if key != "first"])
def test_own_speeds(key: str) -> None:
    *rows, uncompiled = own("african_park", key)
    assert [row.name for row in rows] == [f"Wildpark, {players} players" for players in (2, 3, 4)]
    assert "uncompiled" in uncompiled.name
    section = Section("Speeds", "", 1, rows)
    assert list(measured([section], BRIEF)) == rows
    assert all(figure > 0 for row in rows for figure in row.figures)


@pytest.mark.parametrize("peer", ALL_PEERS.values(), ids=ALL_PEERS)
@pytest.mark.filterwarnings("ignore")  # peers and what they import are not ours
def test_peers_run_where_they_are_installed(peer: Peer) -> None:
    if find_spec(peer.module) is None:
        pytest.skip(f"{peer.module} is not installed: make bench")
    row = peer.row()
    assert row.measure is not None, row.missing
    assert row.measure(BRIEF) > 0


def test_a_peer_that_is_not_there_is_named_with_the_reason() -> None:
    row = Peer("Nobody", "no_such_module", lambda _: each_second(lambda _: 1)).row()
    assert row.measure is None
    assert list(measured([Section("Speeds", "", 1, [row])], BRIEF)) == []
    told = table(Section("Speeds", "", 1, [row]))
    assert "| Nobody |" in told
    assert "not measured: ModuleNotFoundError: No module named 'no_such_module'" in told


def test_a_table_shows_median_and_spread() -> None:
    rows = [Row("one", figures=[0.003, 0.001, 0.0025]), Row("another", figures=[1.2345])]
    assert table(Section("Time in ms", "under 2", 1000, rows)).split("\n") == [
        "| Time in ms (aim: under 2) | median | lowest – highest |",
        "| ------------------------- | -----: | ---------------: |",
        "| one                       |    2.5 |            1 – 3 |",
        "| another                   |  1,230 |    1,230 – 1,230 |",
    ]
