"""What every position of every game can do."""

from collections.abc import Sequence
from typing import NoReturn, Self

from wildpark.rules.random import Random
from wildpark.rules.terms import GameError, Line, Score


class Game:
    """A position: whose choice it is, what may be chosen, and what it would score now.

    Seats are numbered from 0, clockwise. Action ids are small integers that mean the same in
    every position of a game. All chance is drawn at set-up; play itself is deterministic.
    A position made by ``seen_by`` lacks what its reader cannot know (``whole`` is False);
    ``play`` refuses it until ``fill_in`` has made it whole.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.whole = True

    def to_act(self) -> list[int]:
        """The seats that must choose now, ascending; several in a simultaneous phase."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The ids of the actions that ``seat`` may choose now, ascending; none if not to act."""
        raise NotImplementedError

    def why_not(self, seat: int, action: int) -> Line | None:
        """Why ``seat`` may not choose ``action`` now, in codes; None if it may."""
        raise NotImplementedError

    def play(self, seat: int, action: int) -> None:
        """Plays ``action`` for ``seat``, or raises IllegalAction and leaves the position as it is.

        In a simultaneous phase the action is kept until all have chosen, then all are resolved.
        """
        raise NotImplementedError

    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """Each seat's score as if the game ended now, with its parts."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """Each seat's place as if the game ended now: 1 is best, shared places are equal."""
        raise NotImplementedError

    def rival(self) -> int | None:
        """The points of the opponent whom the rules play in a solo game, if there is one.

        As if the game ended now; the player has to have more.
        """
        return None

    def deal_again(self, seed: int) -> None:
        """Becomes the start of another game of the same players, components and variant.

        A layout that was drawn at set-up stays as it is; who begins is drawn anew from the seed,
        also where that was asked for.
        """
        raise NotImplementedError

    def play_out(self, rng: Random) -> None:
        """Plays to the end at random, without Python between; GameError if it is not whole."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy: playing on one leaves the other as it is."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> Self:
        """The position with all taken out that ``seat`` cannot know (None: a spectator).

        The one choke point for hidden information: bots, pages, logs and exports are made from
        its result and nothing else.
        """
        raise NotImplementedError

    def fill_in(self, rng: Random) -> None:
        """Makes a seen position whole, at random among all that fits what was seen.

        A whole position stays as it is.
        """
        raise NotImplementedError

    def revealed(self) -> int:
        """How often hidden things have become known; a choice that raises it can't be undone."""
        raise NotImplementedError

    def secret(self, seat: int, action: int) -> bool:  # noqa: ARG002  for games that hide choices
        """Whether the others may not yet know this action of ``seat`` once it is made."""
        return False

    def in_steps(self) -> bool:
        """Whether those who choose now do so in many small actions, up to one that ends it."""
        return False

    def notation(self, action: int) -> str:
        """The action as short text, fit for records and URLs; ``action`` reads it back."""
        raise NotImplementedError

    def action(self, text: str) -> int:
        """The id of the action that ``text`` names, or GameError with what is allowed."""
        raise NotImplementedError

    def state(self) -> Sequence[object]:
        """All that makes up the position, as a tuple: equal tuples are equal positions."""
        raise NotImplementedError

    def check_whole(self) -> None:
        """GameError for a seen position that has not been filled in."""
        if not self.whole:
            raise GameError("not-whole", "a seen position is not played on: fill it in first")

    def check_seat(self, seat: int) -> None:
        """GameError for a seat that this game does not have."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise GameError(
                "no-such-seat",
                f"there is no seat {seat!r}; seats are 0 to {self.players - 1}",
                seat=str(seat),
                last=self.players - 1,
            )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game) or type(self) is not type(other):
            return NotImplemented
        return self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.state())

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise GameError("no-pickle", "a position is not pickled: keep its record instead")
