"""What every position of every game can do."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Self

from wildpark.rules.notation import Notations
from wildpark.rules.random import Random, check_random
from wildpark.rules.refusals import illegal
from wildpark.rules.terms import Action, GameError, Line, Part, Score, Seat, exact

if TYPE_CHECKING:
    from wildpark.rules.components import Components


class Game:
    """A position: whose choice it is, what may be chosen, and what it would score now.

    Seats are numbered from 0, clockwise. Action ids are small integers that mean the same in
    every position of a game. All chance is drawn at set-up; play itself is deterministic.
    A position made by ``seen_by`` lacks what its reader cannot know (``whole`` is False);
    ``play`` refuses it until ``fill_in`` has made it whole.

    >>> from wildpark.rules import Random, open_game
    >>> game = open_game("african_park", players=2, seed=7)
    >>> game.to_act(), game.legal(0)
    ([0], [0, 1, 2, 3, 4, 5, 6, 7])
    >>> game.notation(2), game.action("sides-aba")
    ('sides-aba', 2)
    >>> game.play(0, 2)
    >>> game.why_not(0, 2)
    Line(code='not-your-turn', params={'seat': 0, 'turn': 1})
    >>> game.play(0, 2)
    Traceback (most recent call last):
    wildpark.rules.terms.IllegalAction: it is not your turn (seat 0, turn 1)

    What a seat cannot know is taken out, and can be made up again:

    >>> seen = game.seen_by(1)
    >>> seen.whole, game.whole
    (False, True)
    >>> seen.fill_in(Random(3))
    >>> seen == game, seen.seen_by(1) == game.seen_by(1)
    (False, True)

    Chance is a ``Random`` of the caller's, so the same seed gives the same game:

    >>> game.play_out(Random(1))
    >>> [score.total for score in game.scores()], game.standing()
    ([16, 13], [1, 2])

    What is the same in all games stands here. A game fills in the hooks at the end, which check
    nothing and are called by this class alone, and what is left open before them.
    """

    def __init__(self, players: int, notations: Notations) -> None:
        """Called when all else is there: what has no players yet is no position yet."""
        self.actions = len(notations.texts)
        self.notations = notations
        self.whole = True
        self.players = players

    # --- Choosing ---------------------------------------------------------------------------------

    def to_act(self) -> list[Seat]:
        """The seats that must choose now, ascending; several in a simultaneous phase."""
        raise NotImplementedError

    def legal(self, seat: Seat) -> list[Action]:
        """The ids of the actions that ``seat`` may choose now, ascending; none if not to act."""
        raise NotImplementedError

    def why_not(self, seat: Seat, action: Action) -> Line | None:
        """Why ``seat`` may not choose ``action`` now, in codes; None if it may."""
        seat = self.check_seat(seat)
        number = self.number_of(action)
        if number < 0:
            return Line("unknown-action", {"action": str(action)})
        if self.may(seat, number):
            return None
        return Line("game-over") if self.is_over() else self.refusal(seat, number)

    def play(self, seat: Seat, action: Action) -> None:
        """Plays ``action`` for ``seat``, or raises IllegalAction and leaves the position as it is.

        In a simultaneous phase the action is kept until all have chosen, then all are resolved.
        """
        self.check_whole()
        seat = self.check_seat(seat)
        number = self.number_of(action)
        if number < 0 or not self.may(seat, number):
            line = self.why_not(seat, action)
            assert line is not None  # noqa: S101  it may not, as was just seen
            raise illegal(line, self.sentences())
        self.do(seat, number)

    def number_of(self, action: Action) -> int:
        """The action as an int, -1 for what is no action of the game."""
        if type(action) is not int:
            action = exact(action)
        return action if type(action) is int and 0 <= action < self.actions else -1

    def play_out(self, rng: Random) -> None:
        """Plays to the end at random; GameError if the position is not whole.

        Each action is as likely as any other legal one. A choice that is made in many small steps
        (``in_steps``) is made as a whole, for at random it would hardly ever end: how is the
        game's to say.
        """
        check_random(rng)
        self.check_whole()
        self.play_randomly(rng)

    def deal_again(self, seed: int) -> None:
        """Becomes the start of another game of the same players, components and variant.

        A layout that was drawn at set-up stays as it is; who begins is drawn anew from the seed,
        also where that was asked for.
        """
        self.check_made()
        rng = Random(seed)
        self.whole = True
        self.deal(rng)

    def secret(self, seat: Seat, action: Action) -> bool:  # noqa: ARG002  for games that hide choices
        """Whether the others may not yet know this action of ``seat`` once it is made."""
        self.check_seat(seat)
        return False

    def sees_more(self, seat: Seat) -> bool:
        """Whether ``seat`` may see more than a spectator now; if not, both see the same.

        What is made for those who see the same is made once.
        """
        self.check_seat(seat)
        return True

    def in_steps(self) -> bool:
        """Whether those who choose now do so in many small actions, up to one that ends it."""
        return False

    def notation(self, action: Action) -> str:
        """The action as short text, fit for records and URLs; ``action`` reads it back."""
        return self.notations.text(action)

    def action(self, text: str) -> Action:
        """The id of the action that ``text`` names, or GameError with what is allowed."""
        return self.notations.action(text)

    # --- The end ----------------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def scores(self) -> list[Score]:
        """Each seat's score as if the game ended now, with its parts."""
        scores = []
        for seat in range(self.players):
            parts = list(self.parts(seat))
            scores.append(Score(sum(part.points for part in parts), parts))
        return scores

    def totals(self) -> list[int]:
        """Each seat's total as if the game ended now, without the parts that ``scores`` makes."""
        return [self.result(seat)[0] for seat in range(self.players)]

    def standing(self) -> list[int]:
        """Each seat's place as if the game ended now: 1 is best, shared places are equal."""
        results = [self.result(seat) for seat in range(self.players)]
        return [1 + sum(other > own for other in results) for own in results]

    def rival(self) -> int | None:
        """The points of the opponent whom the rules play in a solo game, if there is one.

        As if the game ended now; the player has to have more.
        """
        return None

    # --- What can be seen and copied --------------------------------------------------------------

    def copy(self) -> Self:
        """An independent copy: playing on one leaves the other as it is."""
        self.check_made()
        other = type(self).__new__(type(self))
        other.players = self.players
        other.whole = self.whole
        other.notations = self.notations
        other.actions = self.actions
        other.copy_from(self)
        return other

    def seen_by(self, seat: Seat | None) -> Self:
        """The position with all taken out that ``seat`` cannot know (None: a spectator).

        The one choke point for hidden information: bots, pages, logs and exports are made from
        its result and nothing else.
        """
        if seat is not None:
            seat = self.check_seat(seat)
        seen = self.copy()
        seen.hide(seat)
        seen.whole = False
        return seen

    def fill_in(self, rng: Random) -> None:
        """Makes a seen position whole, at random among all that fits what was seen.

        A whole position stays as it is.
        """
        check_random(rng)
        self.check_made()
        if not self.whole:
            self.guess(rng)
            self.whole = True

    def revealed(self) -> int:
        """How often hidden things have become known; a choice that raises it can't be undone."""
        raise NotImplementedError

    def box(self) -> "Components":
        """The cards and boards that the game is played with."""
        raise NotImplementedError

    def text(self) -> str:
        """The position as one line of text, see docs/position-text.md.

        It holds all that ``state`` does, of a seen position what was seen, and nothing else.
        ``read_position`` reads it.
        """
        raise NotImplementedError

    def state(self) -> Sequence[object]:
        """All that makes up the position, as a tuple: equal tuples are equal positions."""
        raise NotImplementedError

    def check_whole(self) -> None:
        """GameError for a seen position that has not been filled in."""
        if not self.whole:
            raise GameError("not-whole", "a seen position is not played on: fill it in first")

    def check_made(self) -> None:
        """ValueError for an object that no constructor has made into a position."""
        if self.players == 0:
            raise ValueError("this is no position: open_game makes them")

    def check_seat(self, seat: Seat) -> int:
        """The seat as an int; GameError for a seat that this game does not have."""
        if type(seat) is not int:
            seat = exact(seat)
        if type(seat) is not int or not 0 <= seat < self.players:
            raise GameError(
                "no-such-seat",
                f"there is no seat {seat!r}; seats are 0 to {self.players - 1}",
                seat=str(seat),
                last=self.players - 1,
            )
        return seat

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

    def __reduce__(self) -> tuple[object, ...]:
        # by its name: what reads the positions of all games stands above this class
        pickled: tuple[object, ...] = import_module("wildpark.rules.reading").pickled(self)
        return pickled

    # --- Hooks: what a game fills in --------------------------------------------------------------
    # Compiled they are C functions, so that what checks nothing cannot be called from Python. A
    # game with a .pxd overrides them as such; the methods of one without are found by ``own``.

    def deal(self, rng: Random) -> None:
        """Sets the whole game up anew; all chance is drawn from ``rng``."""
        own(self, "deal")(rng)

    def may(self, seat: Seat, action: Action) -> bool:
        """Whether ``action``, one of the game's ids, is legal for ``seat``."""
        return action in self.legal(seat)

    def refusal(self, seat: Seat, action: Action) -> Line:
        """Why ``seat`` may not choose ``action``, which is illegal though the game is not over."""
        line: Line = own(self, "refusal")(seat, action)
        return line

    def sentences(self) -> Mapping[str, str]:
        """The English of each code of ``refusal``, for ``refusals.illegal``."""
        sentences: Mapping[str, str] = own(self, "sentences")()
        return sentences

    def do(self, seat: Seat, action: Action) -> None:
        """Plays an ``action`` that is known to be legal."""
        self.do_plainly(seat, action)

    def do_plainly(self, seat: Seat, action: Action) -> None:
        """No hook: finds the ``do`` of plain Python, for which it needs the interpreter's lock."""
        own(self, "do")(seat, action)

    def play_randomly(self, rng: Random) -> None:
        """Plays to the end, each action uniformly random among the legal ones."""
        if has_own(self, "play_randomly"):
            own(self, "play_randomly")(rng)
        else:
            while not self.is_over():
                for seat in self.to_act():
                    legal = self.legal(seat)
                    self.do(seat, legal[rng.below(len(legal))])

    def parts(self, seat: Seat) -> Iterable[Part]:
        """The parts of the score of ``seat`` as if the game ended now."""
        parts: Iterable[Part] = own(self, "parts")(seat)
        return parts

    def result(self, seat: Seat) -> tuple[int, ...]:
        """What the place of ``seat`` goes by: the points, then what decides a tie; most is best."""
        result: tuple[int, ...] = own(self, "result")(seat)
        return result

    def copy_from(self, source: Any) -> None:  # noqa: ANN401  a game of the same class
        """Takes over from ``source`` all that the game adds to this class, into a new object."""
        own(self, "copy_from")(source)

    def hide(self, seat: Seat | None) -> None:
        """Takes out all that ``seat`` (None: a spectator) cannot know."""
        own(self, "hide")(seat)

    def guess(self, rng: Random) -> None:
        """Puts in what ``hide`` took out, at random among all that fits."""
        own(self, "guess")(rng)


def has_own(game: Game, hook: str) -> bool:
    """Whether a game fills in a hook with a method of plain Python."""
    method = getattr(type(game), hook, None)
    return method is not None and method is not vars(Game).get(hook)


def own(game: Game, hook: str) -> Callable[..., Any]:
    """The method of plain Python with which a game fills in a hook."""
    if not has_own(game, hook):
        raise NotImplementedError(f"{type(game).__name__} does not fill in {hook}")
    method: Callable[..., Any] = getattr(game, hook)
    return method
