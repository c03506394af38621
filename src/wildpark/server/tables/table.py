"""A table in memory: who sits there, its log, and who watches it over a live connection."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import chain
from typing import Literal, Protocol

from wildpark.rules.game import Game
from wildpark.rules.rules import Rules
from wildpark.rules.terms import GameError
from wildpark.server.domain import Deal, Member, Seating, StoredTable
from wildpark.server.messages.errors import Refusal
from wildpark.server.messages.messages import LogEntry, Seat, State, View
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
        seen: the newest positions as they are seen, by version and by whose eyes see them.
        entries: the newest entry of the log, by whose eyes saw what was before and after it, and by
            the action if it is known.
        online: the seats of those who are connected; None: nobody has asked.
        views: by the seat whose eyes see it.
        states: by reader, without entries of the log.
        messages: as ready JSON, by reader and what the reader has already.
    """

    seen: dict[tuple[int, int | None], Game] = field(default_factory=dict)
    entries: dict[tuple[int | None, int | None, int | None], LogEntry] = field(default_factory=dict)
    online: frozenset[int] | None = None
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
        shown_seats: who sits here as readers are shown it, by their own seats and who is online.
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
        self.seat(stored.seats, stored.members)
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
        self._hold = Hold(self)

    @property
    def id(self) -> str:
        """The table's id."""
        return self.deal.id

    @property
    def status(self) -> Literal["waiting", "running", "over"]:
        """Whether its game has begun, runs, or has ended."""
        if self._has_room:
            return "waiting"
        return "over" if self.log.position.is_over() else "running"

    def seat(self, seats: Sequence[Seating], members: Sequence[Member]) -> None:
        """From now on these people and bots sit here."""
        self.seats = seats
        self.members = members
        self.shown_seats: dict[tuple[tuple[int, ...], frozenset[int]], Sequence[Seat]] = {}
        self._has_room = any(one.kind == "open" for one in seats)
        self._members = {one.person: one for one in members}
        self._owned: dict[str, list[int]] = {one.owner: [] for one in members}
        for seat, one in enumerate(seats):
            if one.owner in self._owned:
                self._owned[one.owner].append(seat)

    def member(self, person: str | None) -> Member | None:
        """The membership of a person, or None."""
        return None if person is None else self._members.get(person)

    def seats_of(self, person: str | None) -> Sequence[int]:
        """The seats that a person plays."""
        member = self.member(person)
        return () if member is None else self._owned[member.owner]

    def online(self) -> frozenset[int]:
        """The seats that somebody plays who is connected."""
        if self.shown.online is None:
            people = {watcher.person for watcher in self.watchers}
            owned = (self.seats_of(one.person) for one in self.members if one.person in people)
            self.shown.online = frozenset(chain.from_iterable(owned))
        return self.shown.online

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

    def held(self) -> "Hold":
        """While this lasts (``async with``) nobody else changes the table.

        If something breaks half way, only the store knows what became of it: then this object is
        let go, and the table is loaded anew.

        Raises:
            Refusal: this object was let go.
        """
        return self._hold

    def is_needed(self) -> bool:
        """Whether somebody watches, changes or attends it just now."""
        needed = any(one.needs(self) for one in self.attendants)
        return bool(self.watchers) or self._hold.lock.locked() or needed

    def changed(self) -> None:
        """Tells all who watch that there is something new to see, and has it attended."""
        self.number += 1
        last = self.log.version - 1  # how it was is asked for once more, to tell what has happened
        self.shown = Shown({key: seen for key, seen in self.shown.seen.items() if key[0] >= last})
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


class Hold:
    """What holds a table for one at a time; the others wait."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()

    async def __aenter__(self) -> Table:
        await self.lock.acquire()
        if self.table.gone:
            self.lock.release()
            raise Refusal("stale")
        return self.table

    async def __aexit__(self, kind: type[BaseException] | None, *problem: object) -> None:
        if kind is not None and not issubclass(kind, Refusal | GameError):
            self.table.let_go()
        self.lock.release()
