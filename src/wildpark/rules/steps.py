"""A game step by step, as one reader sees it: what is told and shown of it is made from this."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
    """One choice of a recorded game: who made it, what it was, what is told of it.

    ``seen`` is the position after it, as the reader sees it; a position of its own.
    """

    seat: Seat
    action: Action
    lines: Sequence[Line]
    seen: Game


def steps(record: Record, reader: Reader, components: Given = None) -> Iterator[Step]:
    """Each choice of ``record``, as ``reader`` sees it, who looks at its beginning.

    All choices of a record are open: whoever has it may read them. ``components`` and errors are
    those of ``Record.positions``.
    """
    for seat, action, game in record.positions(components):
        yield Step(seat, action, reader.follow(game, seat, action), reader.seen)
