"""A plan for one park whose player decides the order of naming, and how to follow it."""

from collections.abc import Iterator, Sequence

from wildpark.bots.player.budget import Budget
from wildpark.bots.savannah_park.annealer import Annealer
from wildpark.bots.savannah_park.cooling import cool_down
from wildpark.rules.random import Random
from wildpark.rules.savannah_park.actions import (
    GRASS,
    LIONS,
    NAMING,
    grass_places,
    lion_action,
    place_action,
    space_of,
)
from wildpark.rules.savannah_park.position import Position
from wildpark.rules.terms import Action, Seat


class Soloist:
    """Keeps a plan (the final space of each token) from one choice to the next."""

    def __init__(self, seed: int) -> None:
        self._seeds = Random(seed)
        self._spaces: Sequence[int] = ()

    @property
    def spaces(self) -> Sequence[int]:
        """The final space of each token; empty before the first call of ``think``."""
        return self._spaces

    def think(self, seen: Position, seat: Seat, budget: Budget) -> int:
        """Searches for a plan better than the present one; returns what the better is worth.

        That is its score, with what the lion then brings but without what it has brought.
        """
        plan = Annealer(seen, seat, self._seeds.bits(), free=True)
        kept, spaces = -1, self._spaces
        if spaces:
            plan.begin(spaces)
            kept, spaces = plan.best, plan.best_spaces()
        plan.begin()
        cool_down(plan, budget)
        self._spaces = spaces if kept >= plan.best else plan.best_spaces()
        return max(kept, plan.best)

    def choose(self, seen: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """The choice according to the plan; of equal ones the lowest id."""
        if seen.phase == GRASS:
            return min(actions, key=lambda action: self._in_the_way(seen, seat, action))
        if seen.phase == LIONS:
            return self._first_space_of_lion(seen, seat, actions)
        if seen.phase == NAMING:
            return self._name(seen, seat)
        return self._place(seen, seat)

    def _in_the_way(self, seen: Position, seat: Seat, action: Action) -> int:
        """How much the two tokens on grass would disturb the plan: 0 on spaces it leaves empty."""
        grass = seen.plan.board.spaces("G")
        disturbed = 0
        for token, place in zip(seen.spare_of(seat), grass_places(action), strict=True):
            space = grass[place]
            disturbed += space in self._spaces
            disturbed += 40 * (self._spaces[token] == space)
        return disturbed

    def _first_space_of_lion(self, seen: Position, seat: Seat, actions: Sequence[Action]) -> Action:
        """The space of the token with the fewest animals before it; of equal ones the biggest."""
        open_to = {space_of(action) for action in actions}
        shown = seen.plan.components.tokens

        def missed(token: int) -> tuple[int, int]:
            before = sum(shown[other].total for other in self._before(seen, seat, token))
            return before, -shown[token].total

        meeting = [token for token in face_up(seen) if self._spaces[token] in open_to]
        if not meeting:
            return actions[0]
        return lion_action(self._spaces[min(meeting, key=missed)])

    def _name(self, seen: Position, seat: Seat) -> Action:
        """The token that meets the lion, or one that must go before it; failing that, any that can.

        All that follow the first that meets the lion meet it too; so nobody goes before that one
        without need.
        """
        lion = seen.lion_of(seat)
        for token in face_up(seen):
            if self._spaces[token] == lion:
                return [token, *self._before(seen, seat, token)][-1]
        return next(self._ready(seen, seat))

    def _place(self, seen: Position, seat: Seat) -> Action:
        """The space of the plan; a lion that is met there goes where the next one will come."""
        space = self._spaces[seen.token]
        if space != seen.lion_of(seat):
            return place_action(space)
        nexts = list(self._ready(seen, seat, gone=seen.token))
        if nexts:
            return lion_action(self._spaces[self._biggest(seen, nexts)])
        return lion_action(seen.spaces_of(seat)[seen.token])

    def _before(self, seen: Position, seat: Seat, token: int) -> Sequence[int]:
        """The tokens that have to be placed before this one; the last of them can be at once."""
        at = seen.spaces_of(seat)
        owners = {at[other]: other for other in face_up(seen)}
        before = []
        owner = owners.get(self._spaces[token])
        while owner is not None:
            before.append(owner)
            owner = owners.get(self._spaces[owner])
        return before

    def _ready(self, seen: Position, seat: Seat, gone: int = -1) -> Iterator[int]:
        """The tokens whose spaces are empty now, or once the token ``gone`` has gone."""
        at = seen.spaces_of(seat)
        taken = {space for token, space in enumerate(at) if token != gone}
        for token in face_up(seen):
            if token != gone and self._spaces[token] not in taken:
                yield token

    def _biggest(self, seen: Position, tokens: Sequence[int]) -> int:
        """The one of these tokens with the most animals."""
        shown = seen.plan.components.tokens
        return max(tokens, key=lambda token: shown[token].total)


def face_up(seen: Position) -> Iterator[int]:
    """The tokens that are still to be placed."""
    return (token for token in range(len(seen.plan.components.tokens)) if seen.is_face_up(token))
