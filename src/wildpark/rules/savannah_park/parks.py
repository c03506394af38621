"""What lies in the park of each player, and what it is worth: the categories of the rulebook.

Arrays are flat: the entry of a seat and a token is at ``seat * 33 + token``, that of a seat and a
layer of its park (see ``ground.py``) at ``seat * 12 + layer``.
"""

from typing import Final

from wildpark.rules.bounds import check_index
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.savannah_park.plan import Plan
from wildpark.rules.terms import Seat

NOTHING: Final = -1
"""No space, no token."""

# The layers of ground.py, said again here because the compiler takes these for constants.
SEATS: Final = 4
LAYERS: Final = 12
WATER: Final = 6
SINGLES: Final = 7
DOUBLES: Final = 10
TRIPLES: Final = 11
TOKENS: Final = 33
ONE: Final = 1


class Parks(Game):
    """The parks of all players: their tokens, and their lions where those are loose."""

    def __init__(self, players: int, plan: Plan) -> None:
        check_index(players - 1, SEATS)
        self.plan = plan
        self.ground = plan.ground
        self.lions = plan.lions
        super().__init__(players, plan.notations)

    def clear_parks(self) -> None:
        """Empty parks."""
        self.at = [NOTHING] * 132
        self.spare = [NOTHING] * 8
        self.occupied = [0] * 4
        self.layers = [0] * 48
        self.lion = [NOTHING] * 4
        self.lion_points = [0] * 4

    def take_over(self, source: "Parks") -> None:
        """Makes these parks equal to those of ``source``."""
        self.at = source.at[:]
        self.spare = source.spare[:]
        self.occupied = source.occupied[:]
        self.layers = source.layers[:]
        self.lion = source.lion[:]
        self.lion_points = source.lion_points[:]

    # --- Tokens and lions -------------------------------------------------------------------------

    def deal_park(self, seat: Seat, rng: Random) -> None:
        """The tokens are shuffled and fill the sand spaces from top left to bottom right."""
        stack = [0] * 33
        for i in range(TOKENS):
            j = rng.below(i + 1)
            stack[i] = stack[j]
            stack[j] = i
        for i in range(self.ground.dealt):
            self.put(seat, stack[i], self.ground.deal[i])
        for i in range(self.ground.dealt, TOKENS):
            self.spare[seat * 2 + i - self.ground.dealt] = stack[i]

    def put(self, seat: Seat, token: int, space: int) -> None:
        """Puts a token that lies beside the park on an empty space."""
        self.at[seat * TOKENS + token] = space
        self.toggle(seat, token, ONE << space)

    def put_on_grass(self, seat: Seat, first: int, second: int) -> None:
        """Puts the two tokens that remain on two of the six grass spaces."""
        self.put(seat, self.spare[seat * 2], self.ground.grass_at[first])
        self.put(seat, self.spare[seat * 2 + 1], self.ground.grass_at[second])
        self.spare[seat * 2] = NOTHING
        self.spare[seat * 2 + 1] = NOTHING

    def move(self, seat: Seat, token: int, space: int) -> None:
        """The token is turned over and placed on an empty space."""
        place = seat * TOKENS + token
        self.toggle(seat, token, (ONE << self.at[place]) | (ONE << space))
        self.at[place] = space

    def toggle(self, seat: Seat, token: int, spaces: int) -> None:
        """The token appears on those of ``spaces`` where it was not, and leaves the others."""
        self.occupied[seat] ^= spaces
        for i in range(self.ground.layer_count[token]):
            self.layers[seat * LAYERS + self.ground.layers[token * 8 + i]] ^= spaces

    def meet_lion(self, seat: Seat, token: int, space: int) -> None:
        """The token is placed where the lion is, and the lion moves to ``space``.

        The player scores one point for each animal on the token.
        """
        self.lion_points[seat] += self.ground.animals[token]
        self.move(seat, token, self.lion[seat])
        self.lion[seat] = space

    # --- Categories -------------------------------------------------------------------------------

    def driven_away(self, seat: Seat, fire: int) -> int:
        """The spaces from which a fire (0 to 2: small to big) drives the token away.

        The small one drives away adjoining tokens that show 1 animal in all, the medium one those
        that show 2, the big one those that show 3.
        """
        return self.ground.ring[fire] & self.layers[seat * LAYERS + SINGLES + fire]

    def all_driven_away(self, seat: Seat) -> int:
        """The spaces that the three fires empty."""
        return self.driven_away(seat, 0) | self.driven_away(seat, 1) | self.driven_away(seat, 2)

    def is_driven_away(self, seat: Seat, space: int) -> bool:
        """Whether a fire drives away the token on ``space``."""
        check_index(seat, self.players)
        check_index(space, 64)
        return self.all_driven_away(seat) >> space & 1 != 0

    def empty_at_end(self, seat: Seat, spaces: int) -> int:
        """How many of these spaces are empty once the fires have burnt."""
        taken = self.occupied[seat] & ~self.all_driven_away(seat)
        return self.ground.size(spaces & ~taken)

    def herd_points(self, seat: Seat, species: int, gone: int) -> int:
        """The points of the most valuable herd of a species, without the tokens on ``gone``."""
        park = seat * LAYERS
        return self.ground.best_herd(
            self.layers[park + species] & ~gone,
            self.layers[park + WATER],
            self.layers[park + DOUBLES],
            self.layers[park + TRIPLES],
        )

    def points_into(self, seat: Seat, out: list[int]) -> None:
        """Writes the points of the eleven categories into ``out``, and last those of the lion.

        The fires come first and are worth nothing themselves, then grass, trees, the six species.
        """
        gone = self.all_driven_away(seat)
        for fire in range(3):
            out[fire] = 0
        out[3] = self.ground.grass_points * self.empty_at_end(seat, self.ground.grass)
        out[4] = self.ground.tree_points * self.empty_at_end(seat, self.ground.trees)
        for species in range(6):
            out[5 + species] = self.herd_points(seat, species, gone)
        out[11] = self.lion_points[seat]

    # --- For others to see ------------------------------------------------------------------------

    def spaces_of(self, seat: Seat) -> list[int]:
        """The space of each token of ``seat`` (-1: not in the park yet)."""
        check_index(seat, self.players)
        return [self.at[seat * TOKENS + token] for token in range(TOKENS)]

    def spare_of(self, seat: Seat) -> list[int]:
        """The tokens that ``seat`` has yet to put on grass, in their order."""
        check_index(seat, self.players)
        return [self.spare[seat * 2 + i] for i in range(2) if self.spare[seat * 2 + i] >= 0]

    def lion_of(self, seat: Seat) -> int:
        """The space of the lion of ``seat`` (-1: none)."""
        check_index(seat, self.players)
        return self.lion[seat]

    def lion_points_of(self, seat: Seat) -> int:
        """The points that the lion of ``seat`` has brought."""
        check_index(seat, self.players)
        return self.lion_points[seat]
