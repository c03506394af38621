"""Somebody else holds the database: it is said so, nothing is lost, and later all goes on."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from sqlalchemy import Engine, event

from tests.server.clock import ManualClock
from tests.server.people import Person
from wildpark.server.messages.messages import Done, Refused
from wildpark.server.store import database
from wildpark.server.tables.bot_seats import RETRY
from wildpark.server.web.settings import Settings

SIDES = 3
DELAY = 0.4


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """A bot's move takes its time."""
    return replace(settings, bot_delay=(DELAY, DELAY))


@pytest.fixture
def clock() -> ManualClock:
    """The clock of the bots; the database has its own."""
    return ManualClock()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server waits a moment only, so that the test need not wait longer."""
    open_engine = database.open_engine

    def opened(url: str) -> Engine:
        engine = open_engine(url)

        @event.listens_for(engine, "connect")
        def hurry(connection: sqlite3.Connection, _: object) -> None:
            connection.execute("PRAGMA busy_timeout=100")

        return engine

    monkeypatch.setattr("wildpark.server.store.store.open_engine", opened)


@contextmanager
def locked(settings: Settings) -> Iterator[None]:
    """Another program writes to the database for as long as this lasts."""
    other = sqlite3.connect(settings.database.removeprefix("sqlite:///"))
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


def test_a_busy_database_is_called_so_and_the_same_command_works_later(
    ana: Person, settings: Settings
) -> None:
    table = ana.open(options={"first": 0})
    with ana.live(table.id) as live:
        live.hello()
        with locked(settings):
            wish = {"game": "african_park", "seats": [{"kind": "me"}, {"kind": "here"}]}
            assert ana.refused("POST", "/api/tables", wish) == (503, "database-busy")
            refused = live.play(0, SIDES, 0, key="k")
            assert isinstance(refused, Refused)
            assert (refused.error.code, refused.version) == ("database-busy", 0)
            assert ana.get(f"/api/tables/{table.id}").status_code == 200  # readers do not wait
        assert live.play(0, SIDES, 0, key="k") == Done("k", 1)
        assert live.hello().version == 1


def test_a_bot_tries_again(ana: Person, settings: Settings, clock: ManualClock) -> None:
    table = ana.open({"kind": "me"}, {"kind": "bot", "level": "cub"}, options={"first": 0})
    with ana.live(table.id) as live:
        live.hello()
        assert isinstance(live.play(0, SIDES, 0), Done)
        with locked(settings):
            clock.wait_for(lambda waiting: waiting == [DELAY])
            clock.advance(DELAY)
            clock.wait_for(lambda waiting: waiting == [RETRY.total_seconds()])
            assert live.hello().version == 1
        clock.advance(RETRY.total_seconds())
        assert live.state_of(2).entries[-1].seat == 1
