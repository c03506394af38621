"""A table's log: the choices made and taken back, and the position that follows from them."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from wildpark.rules.game import Game
from wildpark.server.domain import Event
from wildpark.server.messages.errors import Refusal

MAX_UNDONE = 200
"""How many choices one seat of a table may take back, not counting small steps of a decision."""


class Command(Struct, frozen=True, gc=False):
    """What a person or a bot wants done: ``action`` None takes the seat's last choice back.

    ``late``: the server chooses, as the seat's time is out.
    """

    seat: int
    action: int | None
    key: str | None
    asked: int
    late: bool = False


class Decision(Struct, frozen=True, gc=False):
    """What a seat has time to think about: since which version, and whether it is made in steps."""

    since: int
    in_steps: bool


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
        # by seat: since when it has the choice that it has; its last event; its decision
        self._began = [0] * opening.players
        self._last_own = [0] * opening.players
        self._decisions = [Decision(0, opening.in_steps())] * opening.players
        self._decided: dict[int, Decision] = {}  # by the version of a choice
        self._answers: dict[str, Event] = {}
        self._undoable: dict[int, int | None] = {}  # by seat, as far as it has been asked for
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

    def decision(self, seat: int) -> Decision:
        """What ``seat``, which is to act, has time to think about.

        It goes on from one small step to the next, and when a choice is taken back.
        """
        return self._decisions[seat]

    def decision_of(self, choice: int) -> Decision:
        """What the choice of this version was a part of."""
        return self._decided[choice]

    def steps(self, seat: int) -> int:
        """How many steps, forward and back, ``seat`` has taken in its decision so far."""
        if not self._decisions[seat].in_steps:
            return 0
        since = self._decisions[seat].since
        return sum(one.seat == seat for one in self.events[since:])

    def is_first_late(self, event: Event) -> bool:
        """Whether with this event the server began to choose for a seat that was late."""
        if event.kind != "late":
            return False
        earlier = self.events[: event.version - 1]
        before = next((one for one in reversed(earlier) if one.seat == event.seat), None)
        same = before and self._decided.get(before.version) == self._decided[event.version]
        return before is None or before.kind != "late" or not same

    def is_fresh(self, seat: int, version: int) -> bool:
        """Whether what ``seat`` chose in the position of ``version`` still answers its choice."""
        return self._began[seat] <= version <= self.version

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
            if not self._last_own[command.seat] <= command.asked <= self.version:
                raise Refusal("stale")
            target = self.takes_back(command.seat)
            if target is None:
                raise Refusal("undo-too-late")
        elif not self.is_fresh(command.seat, command.asked):
            raise Refusal("stale")
        event = Event(
            version=self.version + 1,
            kind="undo" if target else "late" if command.late else "play",
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
        self._undoable.clear()
        self._note_decisions(event, before, after)

    def takes_back(self, seat: int) -> int | None:
        """The version of the choice that ``seat`` may take back now, or None.

        Nothing hidden may have become known since, and nobody may have to choose again: all that
        others chose later must be what they could choose without it, among the same choices. After
        ``MAX_UNDONE`` a seat's choices stand, else the log could grow for ever.
        """
        if seat not in self._undoable:
            self._undoable[seat] = self._find_undoable(seat)
        return self._undoable[seat]

    def _find_undoable(self, seat: int) -> int | None:
        undone = [one.target for one in self.events if one.target and one.seat == seat]
        most = sum(not self._decided[choice].in_steps for choice in undone)
        if self.position.is_over() or most >= MAX_UNDONE:
            return None
        number = len(self._standing) - 1
        while number >= 0 and self._standing[number].seat != seat:
            number -= 1
        return self._standing[number].version if number >= 0 and self._may_go(number) else None

    def _may_go(self, number: int) -> bool:
        """Whether a standing choice could be left out, and all later ones stay as they are."""
        position = self._before(self._standing[number])
        if position.revealed() != self.position.revealed():
            return False
        position = position.copy()
        for later in self._standing[number + 1 :]:
            chosen_among = self.positions[later.version - 1].legal(later.seat)
            if later.action is None or position.legal(later.seat) != chosen_among:
                return False
            position.play(later.seat, later.action)
        return True

    def _note_decisions(self, event: Event, before: Game, after: Game) -> None:
        """Keeps, for each seat that is to act, since when it has had the choice that it has."""
        own = event.seat
        self._last_own[own] = self._began[own] = event.version
        if event.target is None:
            self._decided[event.version] = self._decisions[own]
        anew = Decision(event.version, after.in_steps())
        for seat in after.to_act():
            if seat == own:
                self._decisions[seat] = self._goes_on(event, before, after) or anew
            elif _chooses_anew(seat, before, after):
                self._began[seat] = event.version
                self._decisions[seat] = anew

    def _goes_on(self, event: Event, before: Game, after: Game) -> Decision | None:
        """The decision that a seat still has after an event of its own; None if that ended it."""
        if event.target is not None:
            return self._decided[event.target]
        steps = before.in_steps() and after.in_steps() and before.revealed() == after.revealed()
        return self._decisions[event.seat] if steps else None

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
