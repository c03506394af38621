"""What there is to arrange in a park, and the best that one enclosure could do with it.

An enclosure with some of the spare upgrades is a *variant* of it. Within a variant the animals
either mix (friendly ones, or any behind a fence), or a fierce species keeps to itself. What animals
of one species bring depends on how many of them there are, so filling an enclosure is a knapsack
of groups. Every animal and upgrade has a *price*, which the search sets so that the enclosures do
not all want the same ones.
"""

from typing import Final

from wildpark.rules.zuuli.cards import Cards
from wildpark.rules.zuuli.position import Position

SPECIES: Final = 24
UPGRADES: Final = 8
WIDTH: Final = 64
"""Capacities of 0 to 63; space beyond that is not used."""
COPIES: Final = 16
"""Entries for 0 to 15 animals of one species in one enclosure."""
TABLE: Final = 1600
GAINS: Final = 384
VARIANTS: Final = 600
SCALE: Final = 32
"""Values and prices are measured in this fraction of a point."""
NEVER: Final = -1000000000

# Rules and conditions, as rules/zuuli numbers them.
COMPANY: Final = 3
FRIENDLY_ONLY: Final = 1
FIERCE_ONLY: Final = 2
NO_TWO_ALIKE: Final = 3


class Task:
    """A park to be arranged. ``tables`` are kept for each depth of the search.

    Only the species that there are have numbers here (``name_of`` has those of the game). Arrays
    by room of the task have 32 entries, by room and species 32 × 24; ``base`` are animals
    that stay where they are, ``stock`` those that are to be placed, of which ``must`` have to be;
    ``left`` are those of the stock that are not placed yet.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.rooms = 0
        self.species = 0
        self.name_of = [0] * 24
        self.room_at = [0] * 32
        self.habitats = [0] * 32
        self.space = [0] * 32
        self.times = [0] * 32
        self.fenced = [0] * 32
        self.condition = [0] * 32
        self.base = [0] * 768
        self.stock = [0] * 24
        self.must = [0] * 24
        self.left = [0] * 24
        self.spare = [0] * 8
        self.variants = 0
        self.uses = [0] * 4800
        self.adds_habitats = [0] * 600
        self.adds_space = [0] * 600
        self.adds_times = [0] * 600
        self.adds_fence = [0] * 600
        self.price = [0] * 24
        self.upgrade_price = [0] * 8
        self.year_weight = 0
        self.loss_weight = 0
        self.tables = [0] * 52800
        self.gains = [0] * 12672
        self.needs = [0] * 12672
        self.mixing = [0] * 792
        self.lone = [0] * 792

    # --- Reading a park ---------------------------------------------------------------------------

    def read(self, position: Position, seat: int, extra: list[int], keep: bool) -> None:  # noqa: FBT001  the compiler wants it by place
        """Takes in the park of ``seat`` and ``extra`` cards (kinds) that it may get.

        ``keep``: what was placed and installed this year stays where it is.
        """
        stock = position.outside_of(seat)
        spare = position.spare_of(seat)
        stays = [0] * 768
        self.rooms = 0
        for room in position.rooms_of(seat):
            self.open(room)
            self.read_upgrades(position, seat, spare, keep)
            for species, count in enumerate(position.animals_in(seat, room)):
                if keep:
                    stays[(self.rooms - 1) * SPECIES + species] = count
                else:
                    stock[species] += count
        for kind in extra:
            self.add_card(kind, stock, spare)
        for upgrade in range(UPGRADES):
            self.spare[upgrade] = spare[upgrade] if upgrade < self.cards.upgrades else 0
        must = position.missing_of(seat) if keep else position.housed_before(seat)
        self.number_species(stock, must, stays)
        self.list_variants()

    def number_species(self, stock: list[int], must: list[int], stays: list[int]) -> None:
        """Numbers the species that there are at all."""
        self.species = 0
        for species in range(self.cards.species):
            kept = [stays[here * SPECIES + species] for here in range(self.rooms)]
            if stock[species] or any(kept):
                number = self.species
                self.species += 1
                self.name_of[number] = species
                self.stock[number] = stock[species]
                self.must[number] = must[species]
                for here in range(self.rooms):
                    self.base[here * SPECIES + number] = kept[here]

    def open(self, room: int) -> None:
        """An empty enclosure, by its number in the park."""
        here = self.rooms
        self.rooms += 1
        self.room_at[here] = room
        self.habitats[here] = self.cards.room_habitats[room]
        self.space[here] = self.cards.room_space[room]
        self.times[here] = self.cards.room_times[room]
        self.fenced[here] = 0
        self.condition[here] = self.cards.condition_of[room]

    def read_upgrades(self, position: Position, seat: int, spare: list[int], keep: bool) -> None:  # noqa: FBT001  as in read
        """The upgrades of the room that was opened last; those that may go are spare."""
        here = self.rooms - 1
        installed = position.upgrades_in(seat, self.room_at[here])
        fresh = position.fresh_in(seat, self.room_at[here])
        for upgrade in range(self.cards.upgrades):
            loose = 0 if keep else fresh[upgrade]
            spare[upgrade] += loose
            self.furnish(here, upgrade, installed[upgrade] - loose)

    def furnish(self, here: int, upgrade: int, count: int) -> None:
        """Upgrades that stay in an enclosure."""
        if count:
            self.habitats[here] |= self.cards.adds_habitats[upgrade]
            self.space[here] += count * self.cards.adds_space[upgrade]
            self.times[here] += count * self.cards.adds_times[upgrade]
            self.fenced[here] += count * self.cards.adds_mixing[upgrade]

    def add_card(self, kind: int, stock: list[int], spare: list[int]) -> None:
        """A card that the park does not have yet."""
        if kind < self.cards.species:
            stock[kind] += 1
        elif kind >= self.cards.first_upgrade:
            spare[kind - self.cards.first_upgrade] += 1
        else:
            room = self.cards.first_room[kind]
            taken = [self.room_at[here] for here in range(self.rooms)]
            while room in taken:
                room += 1
            self.open(room)

    def list_variants(self) -> None:
        """Every choice of spare upgrades for one enclosure; the first is none."""
        self.variants = 1
        for upgrade in range(UPGRADES):
            self.uses[upgrade] = 0
        self.sum_up(0)
        for upgrade in range(self.cards.upgrades):
            known = self.variants
            for count in range(1, self.spare[upgrade] + 1):
                for variant in range(known):
                    if self.variants < VARIANTS:
                        new = self.variants * UPGRADES
                        for other in range(UPGRADES):
                            self.uses[new + other] = self.uses[variant * UPGRADES + other]
                        self.uses[new + upgrade] = count
                        self.sum_up(self.variants)
                        self.variants += 1

    def sum_up(self, variant: int) -> None:
        """What the upgrades of a variant add together."""
        self.adds_habitats[variant] = 0
        self.adds_space[variant] = 0
        self.adds_times[variant] = 0
        self.adds_fence[variant] = 0
        for upgrade in range(self.cards.upgrades):
            count = self.uses[variant * UPGRADES + upgrade]
            if count:
                self.adds_habitats[variant] |= self.cards.adds_habitats[upgrade]
                self.adds_space[variant] += count * self.cards.adds_space[upgrade]
                self.adds_times[variant] += count * self.cards.adds_times[upgrade]
                self.adds_fence[variant] += count * self.cards.adds_mixing[upgrade]

    def is_useless(self, here: int, variant: int) -> bool:
        """Whether some upgrade of a variant would change nothing in this enclosure."""
        for upgrade in range(self.cards.upgrades):
            count = self.uses[variant * UPGRADES + upgrade]
            if count and not (self.cards.adds_space[upgrade] or self.cards.adds_times[upgrade]):
                fences = self.cards.adds_mixing[upgrade] and not self.fenced[here]
                if count > 1:
                    return True
                if not fences and self.cards.adds_habitats[upgrade] & ~self.habitats[here] == 0:
                    return True
        return False

    # --- The best of one enclosure ----------------------------------------------------------------

    def capacity(self, here: int, variant: int) -> int:
        """The space of a variant."""
        space = self.space[here] + self.adds_space[variant]
        return min(space, WIDTH - 1)

    def prepare(self, depth: int, here: int, variant: int) -> bool:
        """Works out what each number of each species brings and needs in a variant.

        Says whether the animals that stay may live there.
        """
        habitats = self.habitats[here] | self.adds_habitats[variant]
        fenced = self.fenced[here] + self.adds_fence[variant] > 0
        condition = self.condition[here]
        space = self.capacity(here, variant)
        for species in range(self.species):
            base = self.base[here * SPECIES + species]
            fierce = self.cards.is_fierce(self.name_of[species], habitats)
            suits = (
                self.cards.habitats_of[self.name_of[species]] & habitats != 0
                and self.cards.space_of[self.name_of[species]] <= space
                and not (condition == FRIENDLY_ONLY and fierce)
                and not (condition == FIERCE_ONLY and not fierce)
            )
            if base and not suits:
                return False
            most = 0
            if suits:
                most = self.left[species]
                if condition == NO_TWO_ALIKE:
                    most = min(most, 1 - base)
            self.mixing[depth * SPECIES + species] = suits and (fenced or not fierce)
            self.lone[depth * SPECIES + species] = suits and not fenced and fierce
            self.fill_gains(depth, here, variant, species, min(most, COPIES - 1))
        return True

    def fill_gains(self, depth: int, here: int, variant: int, species: int, most: int) -> None:
        """The gains of 0 to ``most`` more animals of a species; more are out of the question."""
        habitats = self.habitats[here] | self.adds_habitats[variant]
        weight = self.year_weight * (self.times[here] + self.adds_times[variant])
        place = depth * GAINS + species * COPIES
        base = self.base[here * SPECIES + species]
        for count in range(most + 1):
            total = base + count
            worth = self.cards.worth(self.name_of[species], total, 2, habitats) if total else 0
            value = weight * worth + self.loss_weight * self.cards.value_of[self.name_of[species]]
            self.gains[place + count] = total * value * SCALE - count * self.price[species]
            self.needs[place + count] = self.cards.space_for(self.name_of[species], total)
        if most + 1 < COPIES:
            self.needs[place + most + 1] = WIDTH

    def best_of(self, depth: int, here: int, variant: int) -> int:
        """The most that a variant can bring, at the present prices and stock.

        At most: an animal that would be alone is counted as if it had company.
        """
        if not self.prepare(depth, here, variant):
            return NEVER
        cost = 0
        for upgrade in range(self.cards.upgrades):
            cost += self.uses[variant * UPGRADES + upgrade] * self.upgrade_price[upgrade]
        best = self.fill_table(depth, here, variant)
        for species in range(self.species):
            if self.may_be_alone(depth, here, species):
                best = max(best, self.best_alone(depth, here, variant, species))
        return best - cost if best > NEVER else NEVER

    def may_be_alone(self, depth: int, here: int, species: int) -> bool:
        """Whether an enclosure may be given to one fierce species."""
        if not self.lone[depth * SPECIES + species]:
            return False
        for other in range(self.species):
            if other != species and self.base[here * SPECIES + other]:
                return False
        return True

    def best_alone(self, depth: int, here: int, variant: int, species: int) -> int:
        """The most that one fierce species can bring."""
        space = self.capacity(here, variant)
        place = depth * GAINS + species * COPIES
        best = NEVER
        count = 0
        while count < COPIES and self.needs[place + count] < WIDTH:
            if self.needs[place + count] <= space:
                best = max(best, self.gains[place + count])
            count += 1
        return best

    def fill_table(self, depth: int, here: int, variant: int) -> int:
        """The knapsack of the species that mix: from species i on, with space c, the best gain."""
        space = self.capacity(here, variant)
        last = depth * TABLE + self.species * WIDTH
        for room in range(space + 1):
            self.tables[last + room] = 0
        for species in range(self.species - 1, -1, -1):
            row = depth * TABLE + species * WIDTH
            place = depth * GAINS + species * COPIES
            if not self.mixing[depth * SPECIES + species]:
                stays = self.base[here * SPECIES + species] > 0
                for room in range(space + 1):
                    self.tables[row + room] = NEVER if stays else self.tables[row + WIDTH + room]
                continue
            for room in range(space + 1):
                best = NEVER
                count = 0
                while count < COPIES and self.needs[place + count] < WIDTH:
                    if self.needs[place + count] <= room:
                        value = self.tables[row + WIDTH + room - self.needs[place + count]]
                        if value > NEVER:
                            best = max(best, value + self.gains[place + count])
                    count += 1
                self.tables[row + room] = best
        return self.tables[depth * TABLE + space]

    def pity(self, here: int, variant: int, species: int) -> int:
        """What an animal loses that needs company and has none."""
        if self.cards.rule_of[self.name_of[species]] != COMPANY:
            return 0
        weight = self.year_weight * (self.times[here] + self.adds_times[variant])
        return weight * self.cards.value_of[self.name_of[species]] * SCALE
