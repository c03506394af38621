"""A game step by step, as one reader sees it: what is told and shown of it is made from this."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wildpark.rules.catalogue import rules_of
from wildpark.rules.game import Game
from wildpark.rules.record import Given, Record
from wildpark.rules.rules import Rules
from wildpark.rules.terms import Action, Line, Seat


class Reader:
    """Somebody who follows a game from a seat, or as a spectator (None).

    ``seen`` is the position as the reader sees it now.
    """

    def __init__(self, rules: Rules, game: Game, seat: Seat | None) -> None:
        self.seat = seat
        self._rules = rules
        self.seen = game.seen_by(seat)

    def may_know(self, seat: Seat, action: Action) -> bool:
        """Whether the reader may know what ``seat`` chooses now, ``action``."""
        return seat == self.seat or not self.seen.secret(seat, action)

    def follow(self, game: Game, seat: Seat, action: Action | None) -> Sequence[Line]:
        """Looks at ``game`` after a choice of ``seat``; what the reader is told of it.

        ``action``: what was chosen, None if the reader may not know it (``may_know``).
        """
        before, self.seen = self.seen, game.seen_by(self.seat)
        return self._rules.report(before, self.seen, seat, action)


@dataclass(frozen=True, slots=True)
class Step:
    """A choice of a recorded game: who made it, what it was, what is told of it.

    ``seen`` is the position after it, as the reader sees it; a position of its own. The first step
    is the opening, in which nobody (None) has chosen anything.
    """

    seat: int | None
    action: int | None
    lines: Sequence[Line]
    seen: Game


def steps(record: Record, seat: int | None, components: Given = None) -> Iterator[Step]:
    """The opening and each choice of ``record``, as a reader at ``seat`` sees it (None: spectator).

    All choices of a record are open: whoever has it may read them. ``components`` and errors are
    those of ``Record.positions``.
    """
    opening = record.opening(components)
    reader = Reader(rules_of(record.game), opening, seat)
    yield Step(None, None, (), reader.seen)
    for chooser, action, game in record.play_on(opening):
        yield Step(chooser, action, reader.follow(game, chooser, action), reader.seen)
