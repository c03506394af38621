"""The tokens of one park in some arrangement, and its score, kept up to date token by token.

A token that a fire would drive away from its space counts as not there at all; that depends on
the token and the space alone. So when a token goes from one space to another, only the species
that it shows have to be counted anew.
"""

from typing import Final

from wildpark.rules.savannah_park.position import Position

TOKENS: Final = 33
SPACES: Final = 64
LAYERS: Final = 12
WATER: Final = 6
SINGLES: Final = 7
DOUBLES: Final = 10
TRIPLES: Final = 11
SPECIES: Final = 6
NOTHING: Final = -1
ONE: Final = 1


class Arrangement:
    """Where the tokens of a seat stand, or could stand, and what that is worth (without lions).

    ``place`` has the space of each token, ``standing`` the token on each space (-1: none),
    ``points`` those of each species; ``taken`` is what the tokens on grass and trees cost.
    ``kinds`` are the species of a token as a set of six bits.
    """

    def __init__(self, seen: Position) -> None:
        self.root = seen.copy()
        self.ground = self.root.ground
        self.set_up_spaces()
        self.set_up_tokens()
        self.clear()

    def set_up_spaces(self) -> None:
        """The spaces that hold tokens, what a token costs there, and what borders them."""
        self.home_count = 0
        self.home_at = [0] * 64
        self.worth = [0] * 64
        self.near_count = [0] * 64
        self.near_at = [0] * 384
        for space in range(SPACES):
            bit = ONE << space
            if self.ground.grass & bit:
                self.worth[space] = self.ground.grass_points
            if self.ground.trees & bit:
                self.worth[space] = self.ground.tree_points
            if self.ground.homes & bit:
                self.home_at[self.home_count] = space
                self.home_count += 1
            spaces = self.ground.near[space] & self.ground.homes
            while spaces:
                self.near_at[space * 6 + self.near_count[space]] = self.ground.first(spaces)
                self.near_count[space] += 1
                spaces &= spaces - 1
        self.most = self.ground.size(self.ground.grass) * self.ground.grass_points
        self.most += self.ground.size(self.ground.trees) * self.ground.tree_points

    def set_up_tokens(self) -> None:
        """What each token shows, and from where a fire drives it away."""
        self.kinds = [0] * 33
        self.species_count = [0] * 33
        self.dead = [0] * 33
        self.show_count = [0] * 6
        self.show_at = [0] * 198
        for token in range(TOKENS):
            for i in range(self.ground.layer_count[token]):
                layer = self.ground.layers[token * 8 + i]
                if layer < SPECIES:
                    self.kinds[token] |= 1 << layer
                    self.species_count[token] += 1
                    self.show_at[layer * TOKENS + self.show_count[layer]] = token
                    self.show_count[layer] += 1
                elif SINGLES <= layer < DOUBLES:
                    self.dead[token] = self.ground.ring[layer - SINGLES]

    def clear(self) -> None:
        """No token stands anywhere."""
        self.place = [NOTHING] * 33
        self.standing = [NOTHING] * 64
        self.layers = [0] * 12
        self.points = [0] * 6
        self.taken = 0

    def toggle(self, token: int, space: int) -> None:
        """The token appears on the space where it was not, or leaves it."""
        bit = ONE << space
        if self.dead[token] & bit:
            return
        if self.layers[self.ground.layers[token * 8]] & bit:
            self.taken -= self.worth[space]
        else:
            self.taken += self.worth[space]
        for i in range(self.ground.layer_count[token]):
            self.layers[self.ground.layers[token * 8 + i]] ^= bit

    def herd(self, species: int) -> int:
        """The points of the most valuable herd of a species."""
        return self.ground.best_herd(
            self.layers[species], self.layers[WATER], self.layers[DOUBLES], self.layers[TRIPLES]
        )

    def put(self, token: int, space: int) -> None:
        """A token that stands nowhere is put on an empty space; the species are not counted."""
        self.toggle(token, space)
        self.place[token] = space
        self.standing[space] = token

    def lift(self, token: int) -> None:
        """Takes a token away; the species are not counted."""
        space = self.place[token]
        self.toggle(token, space)
        self.place[token] = NOTHING
        self.standing[space] = NOTHING

    def count(self, kinds: int) -> None:
        """Counts these species anew."""
        for species in range(SPECIES):
            if kinds >> species & 1:
                self.points[species] = self.herd(species)

    def total(self) -> int:
        """The score of the arrangement if all its species have been counted."""
        total = self.most - self.taken
        for species in range(SPECIES):
            total += self.points[species]
        return total
