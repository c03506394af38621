"""The database: its tables, how to connect to it, and its migrations."""

import sqlite3
from pathlib import Path
from sqlite3 import SQLITE_BUSY, SQLITE_LOCKED

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Boolean,
    Column,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    make_url,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from wildpark.rules.terms import GameError

LOCK_NOT_AVAILABLE = "55P03"
"""PostgreSQL's code for a lock that it did not get in time."""

SENTENCES = {
    "backup-itself": "{path} is the database itself",
    "backup-none": "there is no database {path}",
    "backup-postgresql": "PostgreSQL has a tool of its own: pg_dump --format=custom."
    " See docs/operating.md",
    "database-address": "this is not the address of a database: give sqlite:///PATH, a path,"
    " or postgresql://USER:PASSWORD@HOST/NAME",
    "database-failed": "the database cannot be opened: {reason}",
    "database-newer": "the database was written by a newer version of Wildpark."
    " Install that version, or name another database",
}
"""The English of the errors, that of the catalogue, see tests/house/test_sentences.py."""

BACKENDS = ("sqlite", "postgresql")

CONNECT_TIMEOUT = "10"
"""Seconds within which a PostgreSQL server must accept a connection."""

METADATA = MetaData()

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""The key that cookies are signed with."""

people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
)
"""The name that each person goes by."""

tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("components", String(64), nullable=False),
    Column("seed", String(20), nullable=False),
    Column("pace", String(16), nullable=False),
    Column("join_secret", String(32), nullable=False),
    Column("rematch", String(32)),
    Column("created", String(32), nullable=False),
    Column("ended", String(32)),
    Column("result", Text),
    Column("think", Integer),
    Column("started", String(32)),
)
"""The tables. ``options`` is JSON; ``result``, once the game has ended, is a ``Result`` in JSON.

``think`` are seconds; ``started`` is when the last seat was taken, where that was not at once.
"""

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(32)),
    Column("owner", String(32)),
    Column("away", Boolean, nullable=False),
)
"""Who sits where; ``owner`` is the person who took the seat."""

members = Table(
    "members",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("secret", String(32), nullable=False),
    Index("members_by_person", "person"),
)
"""Which browsers (persons) hold the seats of which owner, and the secret of the owner's link."""

components = Table(
    "components",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
)
"""The files of all cards and boards that tables were ever opened with."""

events = Table(
    "events",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer),
    Column("target", Integer),
    Column("key", String(64)),
    Column("asked", Integer, nullable=False),
    Column("at", String(32), nullable=False),
    Index("events_by_key", "table_id", "key", unique=True),
)
"""The logs: see ``log.Event``."""


def address_of(url: str) -> URL:
    """The URL of a database, given as a URL or as the path of a SQLite file.

    Raises:
        GameError: this is not the address of a usable database.
    """
    try:
        address = make_url(url if "://" in url else f"sqlite:///{url}")
    except (ArgumentError, ValueError) as error:
        raise unusable() from error
    if address.get_backend_name() not in BACKENDS:
        raise unusable()
    if address.get_backend_name() == "sqlite" and address.database in (None, "", ":memory:"):
        raise unusable()  # each connection would have one of its own, gone with it
    return address


def open_engine(url: str) -> Engine:
    """The engine for a database, see ``address_of``; a SQLite file's folder is made if need be.

    Its errors do not repeat what was to be written: there are secrets in it.
    """
    address = address_of(url)
    if address.get_backend_name() == "postgresql":
        patient = {"connect_timeout": CONNECT_TIMEOUT, **address.query}
        address = address.set(drivername="postgresql+psycopg", query=patient)
        return create_engine(address, pool_pre_ping=True, hide_parameters=True)
    Path(address.database or "").parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address, hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def unusable() -> GameError:
    """The error for an address; it does not repeat the address, which may hold a password."""
    return problem("database-address")


def failed(reason: str) -> GameError:
    """The error for a database that cannot be opened."""
    return problem("database-failed", reason=reason)


def problem(code: str, **params: str) -> GameError:
    """The error for one of ``SENTENCES``."""
    return GameError(code, SENTENCES[code].format(**params), **params)


def is_busy(error: BaseException) -> bool:
    """Whether a database refused its work, all of it, because somebody else holds it locked."""
    said = error.orig if isinstance(error, DBAPIError) else error  # the driver's own
    return (
        getattr(said, "sqlite_errorcode", 0) & 0xFF in {SQLITE_BUSY, SQLITE_LOCKED}
        or getattr(said, "sqlstate", None) == LOCK_NOT_AVAILABLE
    )


def place_of(engine: Engine) -> str:
    """The file of a SQLite database, for errors; an address may hold a password and is not told."""
    return f"{engine.url.database}: " if engine.url.get_backend_name() == "sqlite" else ""


def _set_up_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    """Readers never wait for the writer, and a commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in (
        "busy_timeout=5000",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine, form: str = "head") -> None:
    """Brings the database to the newest form, or to that of a number; a new one is made whole.

    Raises:
        GameError: the database cannot be reached or written, or a newer Wildpark has written it.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, form)
            # changes nothing, but one that cannot be written is refused now and not at a move
            connection.execute(update(secrets).values(name=secrets.c.name))
    except DBAPIError as error:
        raise failed(f"{place_of(engine)}{str(error.orig).strip()}") from error
    except sqlite3.Error as error:  # while a connection is set up
        raise failed(f"{place_of(engine)}{error}") from error
    except CommandError as error:
        raise problem("database-newer") from error
