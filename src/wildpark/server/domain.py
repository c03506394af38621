"""The records that make up a table, and the interface of the store that keeps them.

Plain data, known to the tables, the store and the web alike.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from msgspec import Struct

Options = Mapping[str, str | int | bool | None]


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at a seat: a person (``owner``), a bot of a level, or nobody yet."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str | None = None
    owner: str | None = None
    away: bool = False


@dataclass(frozen=True, slots=True)
class Member:
    """The browser of ``person`` holds the seats of ``owner``, whose own link has ``secret``."""

    person: str
    owner: str
    secret: str = field(repr=False)


class Event(Struct, frozen=True, gc=False):
    """One entry of a table's log; there are millions, of which the garbage collector need not know.

    Attributes:
        version: its place in the log, from 1; the table then has this version.
        kind: a choice; taking one back; or a choice of the server's for a seat that was late.
        seat: whose choice it is.
        action: the choice; of an undo, None.
        target: the version of the choice that is taken back; of a choice, None.
        key: the idempotency key of the command; None for a choice of a bot or the server.
        asked: the version that the command was meant for.
        at: when it was appended, in UTC.
    """

    version: int
    kind: Literal["play", "undo", "late"]
    seat: int
    action: int | None
    target: int | None
    key: str | None
    asked: int
    at: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the points and the place of each seat, and the length of the log."""

    totals: Sequence[int]
    places: Sequence[int]
    version: int


@dataclass(frozen=True, slots=True)
class Deal:
    """What a table's game follows from, together with its log.

    ``think``: the seconds that a person has for a choice, None: no limit.
    ``seed`` is a secret while the game runs, ``join_secret`` always: neither is ever shown by
    ``repr``, and so in no log and no error.
    """

    id: str
    game: str
    options: Options
    components: str
    seed: int = field(repr=False)
    pace: Literal["natural", "instant"]
    join_secret: str = field(repr=False)
    created: str
    think: int | None = None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is kept, without its log.

    ``started``: when the last seat was taken; None: when it was opened, or not yet.
    """

    deal: Deal
    seats: Sequence[Seating]
    members: Sequence[Member]
    rematch: str | None = None
    started: str | None = None
    ended: str | None = None
    result: Result | None = None


class Store(Protocol):
    """Where tables are kept. A method that writes returns once what it wrote is durable."""

    async def name_of(self, person: str) -> str:
        """The name that a person goes by, or ""."""
        raise NotImplementedError

    async def create(self, table: StoredTable, rematch_of: str | None = None) -> None:
        """Keeps a new table, and that it is the rematch of another."""
        raise NotImplementedError

    async def seat(
        self,
        table: str,
        taken: Sequence[Seating],
        held: Sequence[Member],
        started: str | None = None,
    ) -> None:
        """Keeps who sits at a table now, and when its game started if it has by this."""
        raise NotImplementedError

    async def append(self, table: str, event: Event, result: Result | None = None) -> None:
        """Adds an event to a table's log; with ``result`` it is the one that ends the game."""
        raise NotImplementedError

    async def load(self, table: str) -> tuple[StoredTable, list[Event]] | None:
        """A table and its log, or None if there is none of that id."""
        raise NotImplementedError

    async def tables_of(self, person: str, limit: int = 100) -> list[StoredTable]:
        """The tables that a person is a member of: those that run first, the newest first."""
        raise NotImplementedError

    async def keep_components(self, game: str, digest: str, text: str) -> None:
        """Keeps the text of a file of a game's components, if it is not kept already."""
        raise NotImplementedError

    async def components(self, game: str, digest: str) -> str | None:
        """The text of the file of a game's components with this digest, or None."""
        raise NotImplementedError

    async def running_by_themselves(self) -> list[str]:
        """The ids of the tables that run on without people: bots may have to act, or time runs."""
        raise NotImplementedError
