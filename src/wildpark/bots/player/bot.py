"""What a bot is: a player whose whole world is the position as its seat sees it."""

from collections.abc import Sequence

from wildpark.rules.game import Game
from wildpark.rules.terms import GameError


class Bot:
    """A player at one seat. It is handed what its seat may see, and never the true position.

    Several bots may think at the same time, in threads or processes: each with a position of its
    own, and one bot asked by one thread at a time.
    """

    def choose(self, seen: Game, seat: int) -> int:
        """The action that the bot takes for ``seat``.

        Args:
            seen: the position after ``seen_by(seat)``; it is left as it is.
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

    def pick(self, seen: Game, seat: int, actions: Sequence[int]) -> int:
        """The best of several legal ``actions``, in the eyes of this bot."""
        raise NotImplementedError
