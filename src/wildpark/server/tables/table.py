"""A table in memory: who sits there, its log, and who watches it over a live connection."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Literal, Protocol

from wildpark.rules.rules import Rules
from wildpark.rules.terms import GameError
from wildpark.server.domain import Deal, Member, Seating, StoredTable
from wildpark.server.messages.errors import Refusal
from wildpark.server.messages.messages import State, View
from wildpark.server.tables.clock import Clock, time_out
from wildpark.server.tables.log import Decision, Log
from wildpark.server.tables.thinking import Requester

DESERTED = timedelta(minutes=1)
"""When nobody has watched a table for this time, its bots rest until somebody does."""

MAX_STEPS = 1000
"""How many small steps, forward and back, one decision may take before the server ends it."""


class Watcher(Protocol):
    """A live connection to a table."""

    @property
    def person(self) -> str | None:
        """Who it belongs to, as far as it is known."""

    @property
    def address(self) -> str:
        """The network address that it comes from."""
        raise NotImplementedError

    def changed(self) -> None:
        """The table is no longer as it was."""

    def gone(self) -> None:
        """The table has been unloaded; whoever reconnects loads it again."""


class Attendant(Protocol):
    """Does what a table needs without being asked: bots play, alarms ring."""

    def attend(self, table: "Table", /) -> None:
        """Called when a table has been loaded, and after every change to it."""

    def needs(self, table: "Table", /) -> bool:
        """Whether the table must stay loaded although nobody watches it."""
        raise NotImplementedError


@dataclass(slots=True)
class Shown:
    """What was made of a table for its readers, to be used again until something changes.

    Attributes:
        views: by the seat whose eyes see it.
        states: by reader, without entries of the log.
        messages: as ready JSON, by reader and what the reader has already.
    """

    views: dict[int | None, View] = field(default_factory=dict)
    states: dict[str | None, State] = field(default_factory=dict)
    messages: dict[tuple[str | None, str, int], str] = field(default_factory=dict)


class Table:
    """A table while it is used. Whoever changes it holds it, see ``held``.

    Attributes:
        gone: this object was unloaded; the registry has, or loads, another one.
        left: when somebody watched last, if nobody does now.
        number: goes up with every change, so that states can be told apart.
        shown: what there is to see now, for its readers and the messages that tell them.
    """

    def __init__(
        self,
        stored: StoredTable,
        rules: Rules,
        log: Log,
        clock: Clock,
        attendants: Sequence[Attendant] = (),
    ) -> None:
        self.deal: Deal = stored.deal
        self.seats: Sequence[Seating] = stored.seats
        self.members: Sequence[Member] = stored.members
        self.rematch = stored.rematch
        self.started = stored.started or stored.deal.created
        self.rules = rules
        self.log = log
        self.clock = clock
        self.attendants = attendants
        self.gone = False
        self.number = 0
        self.shown = Shown()
        self.watchers: set[Watcher] = set()
        self.left = clock.now()
        self.used = clock.now()
        self._lock = asyncio.Lock()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.deal.id

    @property
    def status(self) -> Literal["waiting", "running", "over"]:
        """Whether its game has begun, runs, or has ended."""
        if any(seating.kind == "open" for seating in self.seats):
            return "waiting"
        return "over" if self.log.position.is_over() else "running"

    def member(self, person: str | None) -> Member | None:
        """The membership of a person, or None."""
        return next((one for one in self.members if one.person == person), None)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person plays."""
        member = self.member(person)
        if member is None:
            return []
        return [seat for seat, one in enumerate(self.seats) if one.owner == member.owner]

    def online(self) -> set[int]:
        """The seats that somebody plays who is connected."""
        people = {watcher.person for watcher in self.watchers}
        owners = {one.owner for one in self.members if one.person in people}
        return {seat for seat, one in enumerate(self.seats) if one.owner in owners}

    def check_seat(self, person: str | None, seat: int) -> None:
        """Refusal unless the person plays this seat."""
        if seat not in self.seats_of(person):
            raise Refusal("not-your-seat")

    def check_playing(self, seat: int) -> None:
        """Refusal if the person may not choose now.

        The game has not begun, a bot plays for someone who has left, or the time is up.
        """
        if self.status == "waiting":
            raise Refusal("not-started")
        if self.seats[seat].away:
            raise Refusal("away")
        if self.is_late(seat):
            raise Refusal("time-out")

    def deadline(self, seat: int) -> datetime | None:
        """When the time of a person who must choose now runs out; None: never."""
        one = self.seats[seat]
        chooses = self.status == "running" and seat in self.log.position.to_act()
        if not chooses or one.kind != "person" or one.away:
            return None
        return self._ends(self.log.decision(seat))

    def next_deadline(self) -> datetime | None:
        """The next moment at which somebody's time runs out."""
        found = [self.deadline(seat) for seat in range(len(self.seats))]
        now = self.clock.now()
        coming = [one for one in found if one is not None and one > now]
        return min(coming, default=None)

    def is_late(self, seat: int) -> bool:
        """Whether a person who is to choose has no time left, or has tried things out endlessly."""
        one = self.seats[seat]
        if one.kind != "person" or one.away or seat not in self.log.position.to_act():
            return False
        deadline = self.deadline(seat)
        if deadline is not None and deadline <= self.clock.now():
            return True
        return self.log.steps(seat) >= MAX_STEPS

    def may_undo(self, seat: int) -> bool:
        """Whether a person at this seat may take its last choice back now."""
        if self.seats[seat].away or self.is_late(seat) or self.log.takes_back(seat) is None:
            return False
        return not self.is_too_late_to_undo(seat)

    def is_too_late_to_undo(self, seat: int) -> bool:
        """Whether no time would be left to choose again."""
        choice = self.log.takes_back(seat)
        end = None if choice is None else self._ends(self.log.decision_of(choice))
        return end is not None and end <= self.clock.now()

    def _ends(self, decision: Decision) -> datetime | None:
        """When the time for a decision is out; None: there is no limit."""
        if self.deal.think is None:
            return None
        begun = self.log.events[decision.since - 1].at if decision.since else self.started
        return time_out(begun, self.deal.think, in_steps=decision.in_steps)

    def requester(self) -> Requester | None:
        """For whom the bots of this table think: one of its people who are connected."""
        connected = [(one.address, one.person) for one in self.watchers if self.member(one.person)]
        address, person = min(connected, default=("", None))
        return None if person is None else Requester(address, person)

    def is_deserted(self) -> bool:
        """Whether nobody has watched for a while."""
        return not self.watchers and self.clock.now() >= self.left + DESERTED

    def bot_turns(self) -> list[int]:
        """The seats whose choice the server must make now: of bots, of the away and the late.

        It makes none at a table that all people have left; and while a table is deserted only
        that of the late.
        """
        deserted = self.is_deserted()
        present = any(one.kind == "person" and not one.away for one in self.seats)
        if self.status != "running" or not present:
            return []
        return [
            seat
            for seat in self.log.position.to_act()
            if self.is_late(seat)
            or (not deserted and (self.seats[seat].kind == "bot" or self.seats[seat].away))
        ]

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """While this lasts nobody else changes the table.

        If something breaks half way, only the store knows what became of it: then this object is
        let go, and the table is loaded anew.

        Raises:
            Refusal: this object was let go.
        """
        async with self._lock:
            if self.gone:
                raise Refusal("stale")
            try:
                yield
            except (Refusal, GameError):
                raise
            except BaseException:
                self.let_go()
                raise

    def is_needed(self) -> bool:
        """Whether somebody watches, changes or attends it just now."""
        needed = any(one.needs(self) for one in self.attendants)
        return bool(self.watchers) or self._lock.locked() or needed

    def changed(self) -> None:
        """Tells all who watch that there is something new to see, and has it attended."""
        self.number += 1
        self.shown = Shown()
        self.used = self.clock.now()
        for watcher in self.watchers:
            watcher.changed()
        self.attend()

    def attend(self) -> None:
        """Has bots and alarms do what they have to, if they do not already."""
        for one in self.attendants:
            one.attend(self)

    def let_go(self) -> None:
        """Marks this object as no longer the table, and tells all who watch."""
        self.gone = True
        for watcher in list(self.watchers):
            watcher.gone()
