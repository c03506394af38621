"""Looks for the best arrangement that one park can still reach, by simulated annealing.

S. Kirkpatrick, C. Gelatt, M. Vecchi, "Optimization by simulated annealing", Science 1983. Every
token that has not been moved yet must be moved once, to a space that is empty when its turn comes.
Where the order is ours, an arrangement can be reached exactly when no such token ends where it
stands and no circle of tokens waits for each other's spaces; where an order is given, when each
token's space is empty from the start or left earlier in that order.

An arrangement is worth its score, and where the order is ours also what the lion then brings.
"""

from collections.abc import Sequence
from math import log
from typing import Final

from wildpark.bots.savannah_park.arrangement import Arrangement
from wildpark.rules.random import Random
from wildpark.rules.savannah_park.position import Position

TOKENS: Final = 33
SPACES: Final = 64
LIONS: Final = 1
NOTHING: Final = -1
ONE: Final = 1
POINT: Final = 64
"""Heat is measured in this fraction of a point."""

GUIDED: Final = 200
"""How many of 256 changes move a token beside one that shows the same species."""

PARTS: Final = 16
"""How often the heat changes in a short search."""

MAX_STEPS: Final = 1_000_000
"""The most changes that one call tries, so that a thread stops soon after it is told to."""

CHANCES: Final = 1024
"""Entries of the table of how much worse an arrangement may be, drawn at random."""


class Annealer(Arrangement):
    """Arrangements of the tokens of one seat, each a little different from the one before.

    ``source`` has the space where each unmoved token stands now, ``owner`` the unmoved token that
    stands on each space now. ``best_place`` is the best arrangement found since ``start``.
    ``lairs`` are the spaces where the lion is, or may begin, if what it brings is planned for.
    """

    def __init__(self, seen: Position, seat: int, seed: int, *, free: bool) -> None:
        """The park of ``seat``; ``free``: the tokens may be named in any order."""
        self.made = False
        self.started = False
        super().__init__(seen)
        self.free = free
        self.rng = Random(seed)
        self.chances = [0] * 1024
        for i in range(CHANCES):
            self.chances[i] = round(-256 * log((i + 0.5) / CHANCES))
        self.seat = seen.check_seat(seat)
        self.mover_at = [0] * 33
        self.wish = [NOTHING] * 33
        self.best_place = [NOTHING] * 33
        self.fresh = [0] * 6
        self.evaluated = 0
        self.load()
        self.made = True

    def load(self) -> None:
        """Reads the park of the seat as it stands: moved tokens stay, the others may move."""
        self.clear()
        self.started = False
        self.movers = 0
        self.pinned = 0
        self.is_mover = [0] * 33
        self.owner = [NOTHING] * 64
        self.source = [NOTHING] * 33
        self.rank = [0] * 33
        self.hand = self.root.token
        self.lairs = self.spaces_of_lion()
        self.animals_left = 0
        for token in range(TOKENS):
            space = self.root.at[self.seat * TOKENS + token]
            self.wish[token] = space
            if self.root.face_up >> token & 1:
                self.is_mover[token] = 1
                self.source[token] = space
                self.mover_at[self.movers] = token
                self.movers += 1
                self.animals_left += self.ground.animals[token]
                if space >= 0:
                    self.owner[space] = token
            else:
                self.put(token, space)

    def spaces_of_lion(self) -> int:
        """Where the lion is or may begin; nowhere if others name tokens too, or without lions."""
        if not self.free or not self.root.lions:
            return 0
        if self.root.phase <= LIONS:
            return self.ground.starts & ~self.root.occupied[self.seat]
        return ONE << self.root.lion[self.seat]

    # --- Beginning --------------------------------------------------------------------------------

    def begin(self, spaces: Sequence[int] | None = None) -> None:
        """Begins with the tokens in any order, or on the spaces in ``spaces`` where possible.

        ValueError for what is no space.
        """
        if not self.made:
            raise ValueError("this annealer was not made by its constructor")
        if spaces is None:
            self.shuffle()
        else:
            self.wish_for(spaces)
        self.start()

    def shuffle(self) -> None:
        """Draws an order of the unmoved tokens; the one in hand comes first."""
        for i in range(self.movers):
            j = self.rng.below(i + 1)
            token = self.mover_at[i]
            self.mover_at[i] = self.mover_at[j]
            self.mover_at[j] = token
        for i in range(self.movers):
            if self.mover_at[i] == self.hand:
                self.mover_at[i] = self.mover_at[0]
                self.mover_at[0] = self.hand
        self.number()

    def number(self) -> None:
        """Notes each token's place in the order."""
        for i in range(self.movers):
            self.rank[self.mover_at[i]] = i

    def start(self) -> None:
        """Begins with a reachable arrangement: tokens go where they wish, or anywhere.

        Tokens go one after another; one whose wish is taken waits for those that leave it, if the
        order is not given, and as long as anybody moves.
        """
        self.clear_movers()
        left = self.movers
        while left:
            moved = left
            for i in range(self.movers):
                token = self.mover_at[i]
                if self.place[token] != NOTHING:
                    continue
                if self.is_open(self.wish[token], token) and self.may_stand(
                    token, self.wish[token]
                ):
                    self.put(token, self.wish[token])
                    left -= 1
                elif token == self.hand or not self.free:
                    self.put(token, self.any_open(token))
                    left -= 1
            if left and moved == left:
                left -= self.put_one_anywhere()
        self.count(63)
        self.value = self.total() + self.points_of_lion()
        self.keep_best()
        self.started = True

    def clear_movers(self) -> None:
        """Removes all unmoved tokens."""
        for i in range(self.movers):
            if self.place[self.mover_at[i]] != NOTHING:
                self.lift(self.mover_at[i])

    def put_one_anywhere(self) -> int:
        """Puts the first token without a space on any open space."""
        for i in range(self.movers):
            token = self.mover_at[i]
            if self.place[token] == NOTHING:
                self.put(token, self.any_open(token))
                return 1
        return 0

    def is_open(self, space: int, token: int) -> bool:
        """Whether the token can go to the space when all that stand somewhere have gone there."""
        if space < 0 or not self.ground.homes >> space & 1:
            return False
        if space == self.source[token] or self.standing[space] != NOTHING:
            return False
        owner = self.owner[space]
        return owner == NOTHING or self.place[owner] != NOTHING

    def any_open(self, token: int) -> int:
        """Any space that is open to the token, at its place in the order if there is one."""
        spaces = 0
        allowed = 0
        for i in range(self.home_count):
            space = self.home_at[i]
            if self.is_open(space, token):
                spaces |= ONE << space
                if self.may_stand(token, space):
                    allowed |= ONE << space
        if allowed:
            spaces = allowed
        number = self.rng.below(self.ground.size(spaces))
        for _ in range(number):
            spaces &= spaces - 1
        return self.ground.first(spaces)

    def keep_best(self) -> None:
        """Keeps the arrangement as the best so far."""
        self.best = self.value
        self.best_place = self.place[:]

    def wish_for(self, spaces: Sequence[int]) -> None:
        """Where each token would like to go at the next start; ValueError for what is no space."""
        if len(spaces) != TOKENS or not all(NOTHING <= space < SPACES for space in spaces):
            raise ValueError(f"{TOKENS} spaces are needed, each from {NOTHING} to {SPACES - 1}")
        for token in range(TOKENS):
            self.wish[token] = spaces[token]

    def order(self) -> list[int]:
        """The unmoved tokens in the order in which they are named, if it is not free."""
        return [self.mover_at[i] for i in range(self.movers)]

    def best_spaces(self) -> list[int]:
        """The space of each token in the best arrangement."""
        return [self.best_place[token] for token in range(TOKENS)]

    def bring_first(self, token: int) -> None:
        """The unmoved token comes first in the order: it is the one that is placed next."""
        self.hand = token
        after = token
        for i in range(self.movers):
            before = self.mover_at[i]
            self.mover_at[i] = after
            after = before
            if before == token:
                break
        self.number()

    def pin(self, space: int) -> None:
        """The first token goes to ``space``, and stays there in all that follows."""
        self.wish[self.mover_at[0]] = space
        self.is_mover[self.mover_at[0]] = 0
        self.pinned = 1

    # --- Searching --------------------------------------------------------------------------------

    def cool(self, steps: int, hot: int, cold: int) -> None:
        """Tries this many changes, while the heat falls from ``hot`` to ``cold``."""
        for part in range(PARTS):
            self.run(steps // PARTS, hot - (hot - cold) * part // (PARTS - 1))

    def change(self, steps: int, heat: int) -> None:
        """As ``run``; ValueError before the beginning, or for too many changes at a time."""
        self.check_steps(steps)
        self.run(steps, heat)

    def check_steps(self, steps: int) -> None:
        """ValueError before the beginning, or for too many changes at a time."""
        if not self.started:
            raise ValueError("an annealer changes nothing before it has begun")
        if not 0 <= steps <= MAX_STEPS:
            raise ValueError(f"a call tries 0 to {MAX_STEPS} changes, not {steps}")

    def run(self, steps: int, heat: int) -> None:
        """Tries this many changes; ``heat`` is about how much worse one may be, in 1/64 points."""
        if self.movers == self.pinned:
            return
        for _ in range(steps):
            self.step(heat)

    def step(self, heat: int) -> None:
        """Tries to send a token to another space; whoever stands there comes to its space."""
        bits = self.rng.bits()
        token = self.mover_at[self.pinned + (((bits & 0xFFFF) * (self.movers - self.pinned)) >> 16)]
        space = self.propose(token, bits >> 16)
        place = self.place[token]
        other = self.standing[space]
        if not self.may_exchange(token, space, other, place):
            return
        self.exchange(token, space, other, place)
        if self.goes_round(token, other):
            self.exchange(token, place, other, space)
            return
        self.evaluated += 1
        kinds = self.kinds[token]
        if other != NOTHING:
            kinds |= self.kinds[other]
        total = self.most - self.taken + self.points_of_lion()
        for species in range(6):
            if kinds >> species & 1:
                self.fresh[species] = self.herd(species)
                total += self.fresh[species]
            else:
                total += self.points[species]
        if POINT * (self.value - total) > (self.chances[bits >> 54] * heat) >> 8:
            self.exchange(token, place, other, space)
            return
        for species in range(6):
            if kinds >> species & 1:
                self.points[species] = self.fresh[species]
        self.value = total
        if total > self.best:
            self.keep_best()

    def propose(self, token: int, bits: int) -> int:
        """A space for the token: any, or beside another token that shows one of its species."""
        if (bits & 0xFF) >= GUIDED:
            return self.home_at[((bits >> 8 & 0xFFFF) * self.home_count) >> 16]
        mate = self.ground.layers[
            token * 8 + (((bits >> 8 & 0xFF) * self.species_count[token]) >> 8)
        ]
        mate = self.show_at[mate * TOKENS + (((bits >> 16 & 0xFF) * self.show_count[mate]) >> 8)]
        space = self.place[mate]
        return self.near_at[space * 6 + (((bits >> 24 & 0xFF) * self.near_count[space]) >> 8)]

    def may_exchange(self, token: int, space: int, other: int, place: int) -> bool:
        """Whether both may stand where they would then be, circles aside."""
        if space == place or not self.may_stand(token, space):
            return False
        return other == NOTHING or (self.is_mover[other] != 0 and self.may_stand(other, place))

    def may_stand(self, token: int, space: int) -> bool:
        """Whether the token may go to the space, circles aside."""
        if space == self.source[token]:
            return False
        owner = self.owner[space]
        if owner == NOTHING:
            return True
        if token == self.hand:
            return False
        return self.free or self.rank[owner] < self.rank[token]

    def exchange(self, token: int, space: int, other: int, place: int) -> None:
        """The token goes to ``space``; the other, if there is one, from there to ``place``."""
        self.toggle(token, self.place[token])
        if other != NOTHING:
            self.toggle(other, self.place[other])
            self.toggle(other, place)
            self.place[other] = place
        self.toggle(token, space)
        self.standing[self.place[token]] = NOTHING
        self.place[token] = space
        self.standing[space] = token
        if other != NOTHING:
            self.standing[place] = other

    def goes_round(self, token: int, other: int) -> bool:
        """Whether one of the two waits for itself."""
        return self.waits_for_itself(token) or (other != NOTHING and self.waits_for_itself(other))

    def waits_for_itself(self, token: int) -> bool:
        """Whether the token waits for one that waits for one ... that waits for it."""
        owner = self.owner[self.place[token]]
        while owner != NOTHING and owner != token:  # noqa: PLR1714  the compiler's way
            owner = self.owner[self.place[owner]]
        return owner == token

    # --- The lion ---------------------------------------------------------------------------------

    def points_of_lion(self) -> int:
        """What the lion brings: the animals of the first token that meets it and of all after it.

        Whoever names the tokens sends the lion each time to where the next will go, so none is
        missed from the first meeting on.
        """
        points = 0
        spaces = self.lairs
        while spaces:
            token = self.standing[self.ground.first(spaces)]
            if token != NOTHING and self.is_mover[token]:
                points = max(points, self.animals_left - self.animals_before(token))
            spaces &= spaces - 1
        return points

    def animals_before(self, token: int) -> int:
        """The animals of the tokens that have to be placed before this one."""
        animals = 0
        hand = self.hand
        if hand == token:
            hand = NOTHING
        owner = self.owner[self.place[token]]
        while owner != NOTHING:
            animals += self.ground.animals[owner]
            if owner == hand:
                hand = NOTHING
            owner = self.owner[self.place[owner]]
        if hand != NOTHING:
            animals += self.ground.animals[hand]
        return animals
