"""What can be set when a server is started."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import click

from wildpark.server.web.limits import Limits

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
        proxies: addresses of reverse proxies, which are believed whom they speak for.
        limits: what one person and one address may spend.
        bot_threads: how many bots think at the same time; one processor is left to the server.
        bot_delay: shortest and longest seconds of a bot's move at a table of natural pace.
        idle_seconds: after this time a table that nobody uses leaves the memory.
    """

    database: str = field(default_factory=default_database)
    static: Path = STATIC
    origins: tuple[str, ...] = ()
    proxies: frozenset[str] = frozenset({"127.0.0.1", "::1"})
    limits: Limits = field(default_factory=Limits)
    bot_threads: int = field(default_factory=lambda: max(2, (os.cpu_count() or 1) - 1))
    bot_delay: tuple[float, float] = (0.7, 1.2)
    idle_seconds: float = 600.0
