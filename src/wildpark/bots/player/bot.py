"""The interface of a bot: a player that knows only what its seat sees of the position."""

from collections.abc import Sequence

from wildpark.rules.game import Game
from wildpark.rules.terms import Action, GameError, Seat


class Bot:
    """A player at one seat. It is given what its seat may see, never the true position.

    Different bots may run at the same time, in threads or processes, each with a position of its
    own; one bot must not be asked by two threads at once.
    """

    def choose(self, seen: Game, seat: Seat) -> Action:
        """The action that the bot takes for ``seat``.

        Args:
            seen: the position after ``seen_by(seat)``; it is not changed.
            seat: the seat of the bot, one of ``seen.to_act()``.

        Raises:
            GameError: ``seen`` is a whole position, or the seat has nothing to choose.
        """
        if seen.whole:
            raise GameError(
                "bot-needs-seen", "a bot is shown seen_by(seat) and never the whole position"
            )
        seat = seen.check_seat(seat)
        actions = seen.legal(seat)
        if not actions:
            raise GameError("not-to-act", f"seat {seat} has nothing to choose now", seat=seat)
        return actions[0] if len(actions) == 1 else self.pick(seen, seat, actions)

    def pick(self, seen: Game, seat: Seat, actions: Sequence[Action]) -> Action:
        """The action that this bot prefers among several legal ``actions``."""
        raise NotImplementedError
