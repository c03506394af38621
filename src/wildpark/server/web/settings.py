"""What can be set when a server is started, and the limits it keeps to."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import click

STATIC = Path(__file__).parents[1] / "static"
"""Where the built pages lie."""


def default_database() -> str:
    """The SQLite database in the person's own folder for application data."""
    return f"sqlite:///{Path(click.get_app_dir('wildpark')) / 'wildpark.db'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server is run.

    Attributes:
        database: URL of the database: ``sqlite:///PATH`` or ``postgresql://...``.
        static: folder of the built pages.
        origins: addresses besides its own from which pages may speak to the server.
        message_limit: bytes of a message of a live connection.
        body_limit: bytes of the body of a request.
        commands_per_second: lasting rate of messages of one live connection.
        commands_burst: how many may come at once.
        creations_per_minute: tables that one person may open in a minute.
        creations_per_address: tables that may be opened from one network address in a minute.
        bot_threads: how many bots think at the same time; one processor is left to the server.
        bot_delay: shortest and longest seconds of a bot's move at a table of natural pace.
        idle_seconds: after this time a table that nobody uses leaves the memory.
    """

    database: str = field(default_factory=default_database)
    static: Path = STATIC
    origins: tuple[str, ...] = ()
    message_limit: int = 16 * 1024
    body_limit: int = 256 * 1024
    commands_per_second: float = 20.0
    commands_burst: int = 120
    creations_per_minute: int = 30
    creations_per_address: int = 120
    bot_threads: int = field(default_factory=lambda: max(2, (os.cpu_count() or 1) - 1))
    bot_delay: tuple[float, float] = (0.7, 1.2)
    idle_seconds: float = 600.0
