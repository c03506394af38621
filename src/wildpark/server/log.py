"""A table's log: the choices made and taken back, and the position that follows from them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from wildpark.rules.game import Game
from wildpark.server.errors import Refusal

MOST_UNDONE = 200
"""So many choices can be taken back at one table."""


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of a log.

    Attributes:
        version: its place in the log, from 1; the table then has this version.
        kind: a choice, or taking one back.
        seat: whose choice it is.
        action: the choice; of an undo, None.
        target: the version of the choice that is taken back; of a choice, None.
        key: the idempotency key of the command; None for a bot's choice.
        asked: the version that the command was meant for.
        at: when it was appended, in UTC.
    """

    version: int
    kind: Literal["play", "undo"]
    seat: int
    action: int | None
    target: int | None
    key: str | None
    asked: int
    at: str


@dataclass(frozen=True, slots=True)
class Command:
    """What a person or a bot wants done: ``action`` None takes the seat's last choice back."""

    seat: int
    action: int | None
    key: str | None
    asked: int


class Log:
    """The events of a table and the positions after each; it only ever grows.

    Attributes:
        events: the event of version v at index v - 1.
        positions: the position after v events at index v.
    """

    def __init__(self, opening: Game, events: Iterable[Event] = ()) -> None:
        self.events: list[Event] = []
        self.positions: list[Game] = [opening]
        self._standing: list[Event] = []
        # by seat: since which version its decision is what it is now; its own last event
        self._began = [0] * opening.players
        self._last_own = [0] * opening.players
        self._answers: dict[str, Event] = {}
        for event in events:
            self.add(event, self._after(event))

    @property
    def version(self) -> int:
        """How many events there are."""
        return len(self.events)

    @property
    def position(self) -> Game:
        """The position now. It is never played on: who wants to try something takes a copy."""
        return self.positions[-1]

    @property
    def choices(self) -> Sequence[Event]:
        """The choices that stand: those that were not taken back."""
        return self._standing

    def answered(self, command: Command) -> Event | None:
        """The event that this very command made before; Refusal if its key made another one."""
        event = self._answers.get(command.key) if command.key is not None else None
        if event is None:
            return None
        same = Command(event.seat, event.action, event.key, event.asked)
        if same != command:
            raise Refusal("key-reused")
        return event

    def prepare(self, command: Command, at: str) -> tuple[Event, Game]:
        """The event that the command would add and the position after it; nothing is changed.

        Raises:
            Refusal: the table has moved on, the game is over, or it is too late to undo.
            IllegalAction: the rules forbid the choice.
        """
        if self.position.is_over():
            raise Refusal("game-over")
        target = None
        if command.action is None:
            self._check_fresh(command.asked, self._last_own[command.seat])
            target = self.takes_back(command.seat)
            if target is None:
                raise Refusal("undo-too-late")
        else:
            self._check_fresh(command.asked, self._began[command.seat])
        event = Event(
            version=self.version + 1,
            kind="undo" if target else "play",
            seat=command.seat,
            action=command.action,
            target=target,
            key=command.key,
            asked=command.asked,
            at=at,
        )
        return event, self._after(event)

    def add(self, event: Event, after: Game) -> None:
        """Appends an event with the position after it, both from ``prepare`` or the database."""
        before = self.position
        self.events.append(event)
        self.positions.append(after)
        if event.target is None:
            self._standing.append(event)
        else:
            self._standing = [one for one in self._standing if one.version != event.target]
        if event.key is not None:
            self._answers[event.key] = event
        self._last_own[event.seat] = self._began[event.seat] = event.version
        for seat in after.to_act():
            if _chooses_anew(seat, before, after):
                self._began[seat] = event.version

    def takes_back(self, seat: int) -> int | None:
        """The version of the choice that ``seat`` may take back now, or None.

        It must not make anybody choose again, and nothing hidden may have become known since:
        all who chose later must have been free to choose before it already, and once at most.
        After ``MOST_UNDONE`` a table's choices stand, else its log could grow for ever.
        """
        undone = len(self.events) - len(self._standing)  # each undo adds one and takes one away
        if self.position.is_over() or undone >= 2 * MOST_UNDONE:
            return None
        later: set[int] = set()
        for event in reversed(self._standing):
            if event.seat == seat:
                before = self._before(event)
                untouched = later.issubset(before.to_act())
                open_already = before.revealed() == self.position.revealed()
                return event.version if untouched and open_already else None
            if event.seat in later:
                return None
            later.add(event.seat)
        return None

    def _check_fresh(self, asked: int, since: int) -> None:
        if not since <= asked <= self.version:
            raise Refusal("stale")

    def _after(self, event: Event) -> Game:
        if event.action is not None:
            position = self.position.copy()
            position.play(event.seat, event.action)
            return position
        return self._replay([one for one in self._standing if one.version != event.target])

    def _before(self, choice: Event) -> Game:
        """The position in which a standing choice would be made if it were not there."""
        undone = (event.target for event in self.events[choice.version :])
        if all(target is None or target > choice.version for target in undone):
            return self.positions[choice.version - 1]
        return self._replay([one for one in self._standing if one.version < choice.version])

    def _replay(self, choices: Iterable[Event]) -> Game:
        position = self.positions[0].copy()
        for choice in choices:
            if choice.action is not None:
                position.play(choice.seat, choice.action)
        return position


def _chooses_anew(seat: int, before: Game, after: Game) -> bool:
    """Whether the decision of a seat that is to act is not the one that it had before."""
    return seat not in before.to_act() or before.legal(seat) != after.legal(seat)
