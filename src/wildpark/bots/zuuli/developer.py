"""Finds the best lawful arrangement of a park, exactly.

Branch and bound over the enclosures, in the order of what they can bring. ``prices.py`` has the
bound. All ways to fill the enclosures are gone through whose losses against the bound leave room
for what is looked for: first the bound itself, then 1 less, and so on.
"""

from typing import Final

from wildpark.bots.zuuli.prices import Prices
from wildpark.rules.zuuli.cards import Cards

SPECIES: Final = 24
UPGRADES: Final = 8
WIDTH: Final = 64
COPIES: Final = 16
TABLE: Final = 1600
GAINS: Final = 384
VARIANTS: Final = 600
SCALE: Final = 32
NEVER: Final = -1000000000
LAST_DEPTH: Final = 32
MIX: Final = 0xBF58476D1CE4E5B9
GOLDEN: Final = 0x9E3779B97F4A7C15
MASK_64: Final = 0xFFFFFFFFFFFFFFFF


class Developer(Prices):
    """Arranges one park after the other: ``read`` it, then ``solve``.

    ``nodes`` counts the enclosures that the last search has begun to fill.
    """

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        self.nodes = 0
        self.trial = 0
        self.stamps = [0] * 8192
        self.firsts = [0] * 8192
        self.seconds = [0] * 8192
        self.thirds = [0] * 8192
        self.losses = [0] * 8192

    def solve(self, year_weight: int, loss_weight: int) -> int:
        """The highest possible sum of what enclosures score and of printed values of the housed.

        Both are multiplied by their weights. Animals that have to be housed are; where that is not
        possible (because some stay where they are), the answer is below -10**8. Afterwards
        ``arrangement`` tells how.
        """
        self.year_weight = year_weight
        self.loss_weight = loss_weight
        self.found = NEVER
        self.goal = NEVER
        self.nodes = 0
        self.prepare_search()
        self.ceiling = -NEVER
        self.tune_prices()
        self.ceiling = self.bound // SCALE + 1
        self.search()
        return self.found

    def arrangement(self) -> tuple[list[tuple[int, int, int]], list[tuple[int, int, int]]]:
        """What ``solve`` found: (room, species, count) of animals, (room, upgrade, count)."""
        animals = [
            (self.room_at[here], self.name_of[species], count)
            for here in range(self.rooms)
            for species in range(self.species)
            if (
                count := self.found_fill[here * SPECIES + species]
                + self.base[here * SPECIES + species]
            )
        ]
        upgrades = [
            (self.room_at[here], upgrade, count)
            for here in range(self.rooms)
            for upgrade in range(self.cards.upgrades)
            if (count := self.uses[self.found_chosen[here] * UPGRADES + upgrade])
        ]
        return animals, upgrades

    def found_worth(self) -> tuple[int, int]:
        """What the enclosures then score, and the printed values of those housed."""
        for i in range(self.rooms * SPECIES):
            self.fill[i] = self.found_fill[i]
        for here in range(self.rooms):
            self.chosen[here] = self.found_chosen[here]
        weights = self.year_weight, self.loss_weight
        self.year_weight, self.loss_weight = 1, 0
        enclosures = sum([self.value_of(here) for here in range(self.rooms)])
        self.year_weight, self.loss_weight = 0, 1
        housed = sum([self.value_of(here) for here in range(self.rooms)])
        self.year_weight, self.loss_weight = weights
        return enclosures, housed

    # --- Search -----------------------------------------------------------------------------------

    def search(self) -> None:
        """Looks for what the bound promises, then for 1 less, and so on: little is lost on trials.

        As long as nothing is known to be possible, the steps get longer. ``ceiling`` is the lowest
        sum that is known to be out of reach.
        """
        step = 1
        while self.ceiling > max(self.found + 1, 0):
            target = max(self.ceiling - step, self.found + 1, 0)
            self.goal = target * SCALE
            self.trial += 1
            self.explore(0, 0)
            if self.found >= target:
                break
            self.ceiling = target
            if self.found == NEVER:
                step *= 2

    def explore(self, depth: int, loss: int) -> None:
        """Goes through all ways to fill the enclosures from ``depth`` on that may be better."""
        if depth == 0:
            self.begin_search()
        if self.bound - loss < self.goal:
            return
        if depth == self.rooms:
            self.note_found()
            return
        if self.is_dominated(depth, loss):
            return
        if self.rest_loses(depth, self.bound - loss - self.goal):
            return
        self.nodes += 1
        here = self.order[depth]
        for variant in range(self.variants):
            lost = loss + self.best_room[here] - self.best_variant[here * VARIANTS + variant]
            if self.bound - lost >= self.goal and self.can_use(variant):
                self.use(variant, 1)
                self.chosen[here] = variant
                self.fill_room(depth, here, variant, loss)
                self.use(variant, -1)

    def is_dominated(self, depth: int, loss: int) -> bool:
        """Whether the same was left at this depth before, at no more loss; else notes it."""
        first = 0
        second = depth
        third = 0
        for species in range(self.species):
            if species < 15:
                first = first << 4 | self.left[species]
            else:
                second = second << 4 | self.left[species]
        for upgrade in range(self.cards.upgrades):
            third = third << 4 | self.spare_left[upgrade]
        entry = ((((first ^ second * MIX) + third) * GOLDEN) & MASK_64) >> 51
        if (
            self.stamps[entry] == self.trial
            and self.firsts[entry] == first
            and self.seconds[entry] == second
            and self.thirds[entry] == third
            and self.losses[entry] <= loss
        ):
            return True
        self.stamps[entry] = self.trial
        self.firsts[entry] = first
        self.seconds[entry] = second
        self.thirds[entry] = third
        self.losses[entry] = loss
        return False

    def rest_loses(self, depth: int, most: int) -> bool:
        """Whether the enclosures from ``depth`` on lose more than ``most`` with what is left."""
        lost = 0
        for later in range(depth, self.rooms):
            here = self.order[later]
            best = NEVER
            for variant in range(self.variants):
                value = self.best_variant[here * VARIANTS + variant]
                if value > best and self.can_use(variant):
                    value = self.best_of(LAST_DEPTH, here, variant)
                    best = max(best, value)
            lost += self.best_room[here] - best
            if lost > most:
                return True
        return False

    def fill_room(self, depth: int, here: int, variant: int, loss: int) -> None:
        """Every way to fill a variant: with species that mix, or with a fierce one alone."""
        best = self.best_of(depth, here, variant)
        cost = 0
        for upgrade in range(self.cards.upgrades):
            cost += self.uses[variant * UPGRADES + upgrade] * self.upgrade_price[upgrade]
        loss += self.best_room[here] + cost
        if best == NEVER or self.bound - loss + best + cost < self.goal:
            return
        space = self.capacity(here, variant)
        self.mix(depth, 0, space, loss)
        for species in range(self.species):
            if self.may_be_alone(depth, here, species):
                for other in range(self.species):
                    self.fill[here * SPECIES + other] = 0
                self.house_alone(depth, species, space, loss)

    def mix(self, depth: int, species: int, space: int, loss: int) -> None:
        """Every number of each species from ``species`` on that may still lead to something."""
        row = depth * TABLE + species * WIDTH
        table = self.tables[row + space]
        if table == NEVER or self.bound - loss + table < self.goal:
            return
        here = self.order[depth]
        if species == self.species:
            self.settle(depth, loss)
            return
        if not self.mixing[depth * SPECIES + species]:
            self.fill[here * SPECIES + species] = 0
            self.mix(depth, species + 1, space, loss)
            return
        place = depth * GAINS + species * COPIES
        count = COPIES - 1
        while count >= 0:
            if count <= self.left[species] and self.fits(place, count, space):
                self.fill[here * SPECIES + species] = count
                self.left[species] -= count
                self.mix(
                    depth,
                    species + 1,
                    space - self.needs[place + count],
                    loss - self.gains[place + count],
                )
                self.left[species] += count
            count -= 1

    def fits(self, place: int, count: int, space: int) -> bool:
        """Whether this many animals are allowed and have space."""
        for fewer in range(count + 1):
            if self.needs[place + fewer] == WIDTH:
                return False
        return self.needs[place + count] <= space

    def house_alone(self, depth: int, species: int, space: int, loss: int) -> None:
        """Every number (but none) of a fierce species that has an enclosure for itself."""
        here = self.order[depth]
        place = depth * GAINS + species * COPIES
        for count in range(1 - (self.base[here * SPECIES + species] > 0), COPIES):
            if count <= self.left[species] and self.fits(place, count, space):
                self.fill[here * SPECIES + species] = count
                self.left[species] -= count
                self.settle(depth, loss - self.gains[place + count])
                self.left[species] += count
        self.fill[here * SPECIES + species] = 0

    def settle(self, depth: int, loss: int) -> None:
        """An enclosure is filled, and perhaps with one that has no company; on to the next."""
        here = self.order[depth]
        crowd = 0
        last = 0
        for species in range(self.species):
            count = self.fill[here * SPECIES + species] + self.base[here * SPECIES + species]
            if count:
                crowd += count
                last = species
        if crowd == 1:
            loss += self.pity(here, self.chosen[here], last)
        self.explore(depth + 1, loss)
