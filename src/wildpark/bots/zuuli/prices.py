"""Prices for animals and upgrades, the bound they give, and arrangements found on the way.

With a price for every animal and upgrade each enclosure takes what is best for it alone, and the
prices of all that there is are added: no arrangement can be worth more (a Lagrangian bound). The
prices are moved towards the lowest such bound.
"""

from typing import Final

from wildpark.bots.zuuli.task import Task
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
"""The tables that the prices are tuned with."""
STEPS: Final = 60
PATIENCE: Final = 6


class Prices(Task):
    """A task with its prices and the best arrangement so far.

    ``found`` is what that is worth (NEVER: none yet), ``goal`` what a better one has to reach, in
    parts of a point, ``ceiling`` the lowest sum that is known to be out of reach. ``fill`` are the
    animals of the arrangement that is being made, ``chosen`` the variants of its enclosures.
    """

    def __init__(self, cards: Cards) -> None:
        super().__init__(cards)
        self.order = [0] * 32
        self.most = [0] * 32
        self.best_room = [0] * 32
        self.best_variant = [0] * 19200
        self.fill = [0] * 768
        self.chosen = [0] * 32
        self.spare_left = [0] * 8
        self.used = [0] * 24
        self.used_upgrades = [0] * 8
        self.bound = 0
        self.ceiling = 0
        self.found = NEVER
        self.goal = NEVER
        self.found_fill = [0] * 768
        self.found_chosen = [0] * 32

    def prepare_search(self) -> None:
        """All prices 0; the enclosures that can bring most come first."""
        for species in range(SPECIES):
            self.price[species] = 0
        for upgrade in range(UPGRADES):
            self.upgrade_price[upgrade] = 0
        for here in range(self.rooms):
            self.most[here] = self.times[here] * self.space[here]
            self.order[here] = here
        for i in range(1, self.rooms):
            here = self.order[i]
            j = i
            while j > 0 and self.most[self.order[j - 1]] < self.most[here]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = here

    def tune_prices(self) -> None:
        """Moves the prices towards the lowest bound, and keeps the best ones."""
        lowest = -NEVER
        kept = [0] * 24
        kept_upgrades = [0] * 8
        stale = 0
        pace = 2
        for _ in range(STEPS):
            bound = self.price_rooms()
            self.dive()
            if bound < lowest:
                lowest = bound
                stale = 0
                for species in range(SPECIES):
                    kept[species] = self.price[species]
                for upgrade in range(UPGRADES):
                    kept_upgrades[upgrade] = self.upgrade_price[upgrade]
            else:
                stale += 1
                if stale > PATIENCE:
                    pace *= 2
                    stale = 0
            if lowest < self.goal:
                break
            if pace > 32 or not self.move_prices(bound, pace):
                break
        for species in range(SPECIES):
            self.price[species] = kept[species]
        for upgrade in range(UPGRADES):
            self.upgrade_price[upgrade] = kept_upgrades[upgrade]
        self.bound = self.price_rooms()

    def price_rooms(self) -> int:
        """The bound at the present prices; notes what each enclosure takes for it."""
        bound = 0
        self.begin_search()
        for species in range(self.species):
            self.used[species] = 0
            price = self.price[species]
            bound += price * (self.stock[species] if price > 0 else self.must[species])
        for upgrade in range(self.cards.upgrades):
            self.used_upgrades[upgrade] = 0
            bound += self.upgrade_price[upgrade] * self.spare[upgrade]
        for here in range(self.rooms):
            best = NEVER
            best_variant = 0
            for variant in range(self.variants):
                value = NEVER
                if variant == 0 or not self.is_useless(here, variant):
                    value = self.best_of(LAST_DEPTH, here, variant)
                self.best_variant[here * VARIANTS + variant] = value
                if value > best:
                    best = value
                    best_variant = variant
            self.best_room[here] = best
            bound += best
            if best > NEVER:
                self.best_of(LAST_DEPTH, here, best_variant)
                self.trace(LAST_DEPTH, here, best_variant)
                for species in range(self.species):
                    self.used[species] += self.fill[here * SPECIES + species]
                for upgrade in range(self.cards.upgrades):
                    self.used_upgrades[upgrade] += self.uses[best_variant * UPGRADES + upgrade]
        return bound

    def trace(self, depth: int, here: int, variant: int) -> None:
        """Writes into ``fill`` the animals with which ``best_of`` has just reached its answer."""
        space = self.capacity(here, variant)
        best = self.tables[depth * TABLE + space]
        loner = -1
        for species in range(self.species):
            self.fill[here * SPECIES + species] = 0
            if self.may_be_alone(depth, here, species):
                value = self.best_alone(depth, here, variant, species)
                if value > best:
                    best = value
                    loner = species
        if loner >= 0:
            place = depth * GAINS + loner * COPIES
            count = 0
            while self.gains[place + count] != best or self.needs[place + count] > space:
                count += 1
            self.fill[here * SPECIES + loner] = count
            return
        for species in range(self.species):
            if self.mixing[depth * SPECIES + species]:
                count = self.count_in_table(depth, species, space)
                self.fill[here * SPECIES + species] = count
                space -= self.needs[depth * GAINS + species * COPIES + count]

    def count_in_table(self, depth: int, species: int, space: int) -> int:
        """How many of a species the knapsack takes when this much space is left for it."""
        row = depth * TABLE + species * WIDTH
        place = depth * GAINS + species * COPIES
        count = 0
        while count < COPIES and self.needs[place + count] < WIDTH:
            if self.needs[place + count] <= space:
                value = self.tables[row + WIDTH + space - self.needs[place + count]]
                if value > NEVER and value + self.gains[place + count] == self.tables[row + space]:
                    return count
            count += 1
        return 0

    def move_prices(self, bound: int, pace: int) -> bool:
        """What is wanted too often gets dearer; whether anything was."""
        norm = 0
        for species in range(self.species):
            self.used[species] -= self.wanted(species)
            norm += self.used[species] * self.used[species]
        for upgrade in range(self.cards.upgrades):
            over = self.used_upgrades[upgrade] - self.spare[upgrade]
            if over < 0 and self.upgrade_price[upgrade] == 0:
                over = 0
            self.used_upgrades[upgrade] = over
            norm += over * over
        if norm == 0:
            return False
        target = self.found * SCALE if self.found > NEVER else bound - bound // 8
        step = 2 * (bound - target + SCALE) // (pace * norm)
        step = max(step, 1)
        for species in range(self.species):
            price = self.price[species] + step * self.used[species]
            if self.must[species] == 0 and price < 0:
                price = 0
            self.price[species] = price
        for upgrade in range(self.cards.upgrades):
            price = self.upgrade_price[upgrade] + step * self.used_upgrades[upgrade]
            self.upgrade_price[upgrade] = max(price, 0)
        return True

    def wanted(self, species: int) -> int:
        """How many of a species should be taken at its price: the one closest to what is taken."""
        used = self.used[species]
        if self.price[species] > 0:
            return self.stock[species]
        if self.price[species] < 0:
            return self.must[species]
        return min(max(used, self.must[species]), self.stock[species])

    # --- Possible arrangements --------------------------------------------------------------------

    def dive(self) -> None:
        """Fills one enclosure after the other with what is best and still there."""
        self.begin_search()
        for depth in range(self.rooms):
            here = self.order[depth]
            best = NEVER
            chosen = 0
            for variant in range(self.variants):
                if self.best_variant[here * VARIANTS + variant] > best and self.can_use(variant):
                    value = self.best_of(LAST_DEPTH, here, variant)
                    if value > best:
                        best = value
                        chosen = variant
            if best == NEVER:
                return
            self.best_of(LAST_DEPTH, here, chosen)
            self.trace(LAST_DEPTH, here, chosen)
            self.chosen[here] = chosen
            self.use(chosen, 1)
            for species in range(self.species):
                self.left[species] -= self.fill[here * SPECIES + species]
        self.note_found()

    def begin_search(self) -> None:
        """Nothing is used."""
        for species in range(SPECIES):
            self.left[species] = self.stock[species]
        for upgrade in range(UPGRADES):
            self.spare_left[upgrade] = self.spare[upgrade]

    def can_use(self, variant: int) -> bool:
        """Whether the upgrades of a variant are still there."""
        for upgrade in range(self.cards.upgrades):
            if self.uses[variant * UPGRADES + upgrade] > self.spare_left[upgrade]:
                return False
        return True

    def use(self, variant: int, sign: int) -> None:
        """The upgrades of a variant are used, or free again (``sign`` -1)."""
        for upgrade in range(self.cards.upgrades):
            self.spare_left[upgrade] -= sign * self.uses[variant * UPGRADES + upgrade]

    def note_found(self) -> None:
        """All enclosures are filled: keeps the arrangement if it is possible and the best yet."""
        for species in range(self.species):
            if self.stock[species] - self.left[species] < self.must[species]:
                return
        value = 0
        for here in range(self.rooms):
            value += self.value_of(here)
        if value > self.found:
            self.found = value
            self.goal = (value + 1) * SCALE if value + 1 < self.ceiling else -NEVER
            for i in range(self.rooms * SPECIES):
                self.found_fill[i] = self.fill[i]
            for here in range(self.rooms):
                self.found_chosen[here] = self.chosen[here]

    def value_of(self, here: int) -> int:
        """What an enclosure really brings as it is filled, in points times weights."""
        variant = self.chosen[here]
        habitats = self.habitats[here] | self.adds_habitats[variant]
        weight = self.year_weight * (self.times[here] + self.adds_times[variant])
        crowd = 0
        for species in range(self.species):
            crowd += self.fill[here * SPECIES + species] + self.base[here * SPECIES + species]
        value = 0
        for species in range(self.species):
            count = self.fill[here * SPECIES + species] + self.base[here * SPECIES + species]
            if count:
                worth = self.cards.worth(self.name_of[species], count, crowd, habitats)
                value += count * (
                    weight * worth + self.loss_weight * self.cards.value_of[self.name_of[species]]
                )
        return value
