"""A whole game of Zuuli for two, by link: nobody's browser is told what its seat cannot know.

The record of the game, replayed, says what was where; a browser's messages are held against that.
"""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from tests.pages.conftest import Visit
from tests.pages.laid import at_start, lay
from tests.pages.serving import Server
from tests.pages.test_hidden import keys
from tests.pages.visitor import PHONE, Look, Visitor
from tests.pages.zuuli import GameTable, play_until
from tests.server.people import Page
from wildpark.rules.catalogue import open_game, rules_of
from wildpark.rules.record import Record
from wildpark.rules.zuuli import Position


def test_nobody_is_told_what_is_hidden(visit: Visit, server: Server) -> None:
    laid = lay(server, play_until(at_start))
    players = [visit(), visit(Look(size=PHONE))]
    tables = []
    for visitor, link in zip(players, laid.links, strict=True):
        page = visitor.open(link)
        page.locator(".join-form button").click()
        page.locator(".zuuli").wait_for()
        tables.append(GameTable(page, touch=visitor.look.phone))
    watcher = visit()
    watcher.open(f"/table/{laid.id}").locator(".zuuli").wait_for()
    play_out(tables, Random(4))

    answer = tables[0].page.request.get(f"{server.url}/api/tables/{laid.id}/record")
    record = Record.read(answer.text())
    assert tables[0].totals() == [score.total for score in record.replay().scores()]
    positions = list(positions_of(record))
    for seat, visitor in ((0, players[0]), (1, players[1]), (None, watcher)):
        check_messages(visitor, seat, positions, record)


def play_out(tables: Sequence[GameTable], rng: Random) -> None:
    """Both play to the end, as they come."""
    while tables[0].end.count() == 0:
        for table in tables:
            table.until_version(max(one.version for one in tables))
        for table in tables:
            if table.acts():
                table.play(rng)


def positions_of(record: Record) -> Iterator[Position]:
    """The true position at each version of a table where nothing was taken back."""
    opening = open_game("zuuli", players=record.players, seed=record.seed, options=record.options)
    assert isinstance(opening, Position)
    yield opening
    for _, _, after in record.positions():
        assert isinstance(after, Position)
        yield after.copy()


def check_messages(
    visitor: Visitor, seat: int | None, positions: Sequence[Position], record: Record
) -> None:
    """All that came over the line to a reader."""
    states, shown = 0, Page()
    for text in visitor.received:
        assert str(record.seed) not in text or record.seed < 10**6
        message = shown.take(text)
        assert "seed" not in keys(message)
        if message["type"] != "state":
            continue
        states += 1
        position = positions[message["version"]]
        view = rules_of("zuuli").view(position.seen_by(seat), seat)
        assert message["view"] == json.loads(msgspec.json.encode(view))
        check_hands(message["view"], seat, position)
        for entry in message["entries"]:
            check_entry(entry, seat, positions[message["version"]], positions)
    assert states > 10


def check_hands(view: dict[str, Any], seat: int | None, position: Position) -> None:
    """Counted apart from ``seen_by``: the own hand, and those that the seat has held this year."""
    if view["phase"] != "picking":
        return
    known = {one["seat"]: one["cards"] for one in view["hands"]}
    if seat is None:
        assert known == view["hand"] == {}
        return
    step = 1 if view["passes"] == "left" else -1
    had = {(seat + step * turns) % 2 for turns in range(view["turn"] + 1)}
    assert set(known) == had
    for holder, cards in known.items():
        hand = Counter(position.components.kinds[kind] for kind in position.hand(holder) or ())
        assert cards == hand


def check_entry(
    entry: dict[str, Any], seat: int | None, now: Position, positions: Sequence[Position]
) -> None:
    """Another's pick is not told as long as not all have picked."""
    before = positions[entry["version"] - 1]
    open_pick = before.has_park_open() or (now.year, now.turn) != (before.year, before.turn)
    if entry["seat"] != seat and not open_pick and not now.has_park_open():
        assert (entry["action"], entry["notation"]) == (None, None)
