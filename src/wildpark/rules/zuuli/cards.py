"""The cards as numbers and bit masks, worked out once for a copy of the game; their special rules.

A set of habitats is a mask: bit 0 plains, bit 1 jungle, bit 2 water. Species, upgrades and kinds
of cards are numbered as in ``box.py``; the places of a park for enclosures ("rooms") as in
``Box.rooms``: 0 is the New Plot, and every copy of an enclosure has its own.
"""

from typing import Final

from wildpark.rules.bounds import check_index
from wildpark.rules.zuuli.box import Box
from wildpark.rules.zuuli.components_file import CONDITIONS, HABITATS, RULES

# What animals' rules and enclosures' conditions are numbered, from 1, in the order in which
# components_file.py lists them.
PRIDE: Final = 1
WALLOW: Final = 2
COMPANY: Final = 3
TROOP: Final = 4
CHORUS: Final = 5
BLOOM: Final = 6
PLAINS: Final = 1
JUNGLE: Final = 2
WATER: Final = 4


class Cards:
    """The answers for one copy.

    Arrays by species have 24 entries, by room 32, by upgrade 8, by kind 64. ``deal`` has 3 entries
    for each number of players. ``deck`` is the unshuffled deck: the kind of each card.

    Actions are numbered: keeping a card of each kind; ``confirm``; then from ``place`` and from
    ``take`` species × rooms, from ``install`` and from ``remove`` upgrades × rooms, and from
    ``move`` species × rooms × rooms; there are ``actions`` in all.
    """

    def __init__(self, box: Box) -> None:
        self.set_up_animals(box)
        self.set_up_rooms(box)
        self.set_up_upgrades(box)
        self.set_up_deck(box)
        self.confirm = self.kinds
        self.place = self.confirm + 1
        self.take = self.place + self.species * self.rooms
        self.install = self.take + self.species * self.rooms
        self.remove = self.install + self.upgrades * self.rooms
        self.move = self.remove + self.upgrades * self.rooms
        self.actions = self.move + self.species * self.rooms * self.rooms

    def set_up_animals(self, box: Box) -> None:
        """What is printed on the animals."""
        self.species = len(box.animals)
        self.fierce = [0] * 24
        self.habitats_of = [0] * 24
        self.space_of = [0] * 24
        self.value_of = [0] * 24
        self.rule_of = [0] * 24
        for species, animal in enumerate(box.animals):
            self.fierce[species] = animal.fierce
            self.habitats_of[species] = mask_of(animal.habitats)
            self.space_of[species] = animal.space
            self.value_of[species] = animal.value
            self.rule_of[species] = 1 + RULES.index(animal.rule) if animal.rule else 0

    def set_up_rooms(self, box: Box) -> None:
        """What is printed on the enclosures."""
        self.rooms = len(box.rooms)
        self.room_habitats = [0] * 32
        self.room_space = [0] * 32
        self.room_times = [0] * 32
        self.condition_of = [0] * 32
        for room, enclosure in enumerate(box.enclosure_at):
            self.room_habitats[room] = mask_of(enclosure.habitats)
            self.room_space[room] = enclosure.space
            self.room_times[room] = enclosure.satisfaction
            condition = enclosure.condition
            self.condition_of[room] = 1 + CONDITIONS.index(condition) if condition else 0

    def set_up_upgrades(self, box: Box) -> None:
        """What the upgrades do."""
        self.upgrades = len(box.upgrades)
        self.adds_habitats = [0] * 8
        self.adds_space = [0] * 8
        self.adds_times = [0] * 8
        self.adds_mixing = [0] * 8
        for number, upgrade in enumerate(box.upgrades):
            self.adds_habitats[number] = mask_of((upgrade.habitat,) if upgrade.habitat else ())
            self.adds_space[number] = upgrade.space
            self.adds_times[number] = upgrade.satisfaction
            self.adds_mixing[number] = upgrade.mixing

    def set_up_deck(self, box: Box) -> None:
        """How many cards of each kind there are, where enclosures go, and what is dealt."""
        self.kinds = len(box.kinds)
        self.first_upgrade = self.species + len(box.enclosures)
        self.first_room = [0] * 64
        self.room_kind = [0] * 32
        self.deck = [0] * 128
        self.deck_size = 0
        room = 1
        for kind, card in enumerate(box.card_kinds):
            for _ in range(card.copies):
                self.deck[self.deck_size] = kind
                self.deck_size += 1
            if self.species <= kind < self.first_upgrade:
                self.first_room[kind] = room
                for _ in range(card.copies):
                    self.room_kind[room] = kind
                    room += 1
        self.deal = [0] * 21
        for players, hands in box.deal.items():
            for year, count in enumerate(hands):
                self.deal[players * 3 + year] = count

    def kind_of_room(self, room: int) -> int:
        """The kind of the enclosure card of a room other than the New Plot."""
        check_index(room, self.rooms)
        return self.room_kind[room]

    # --- Special rules of animals -----------------------------------------------------------------

    def is_fierce(self, species: int, habitats: int) -> bool:
        """Whether the animal is fierce in an enclosure with these habitats.

        Wallow: it counts as friendly while its enclosure has both plains and water.
        """
        if self.rule_of[species] == WALLOW and habitats & PLAINS and habitats & WATER:
            return False
        return self.fierce[species] != 0

    def space_for(self, species: int, count: int) -> int:
        """The space that ``count`` animals of a species take in one enclosure.

        Pride: each takes 2 spaces while another of its name is in the enclosure.
        """
        if count > 1 and self.rule_of[species] == PRIDE:
            return 2 * count
        return count * self.space_of[species]

    def worth(self, species: int, count: int, crowd: int, habitats: int) -> int:
        """What one animal is worth among ``count`` of its name and ``crowd`` animals in all.

        Company: 0 while no other animal is in the enclosure. Troop: the number of animals of its
        name there, at most 3. Chorus: 3 while the enclosure has both jungle and water. Bloom:
        double while at least two others of its name are there.
        """
        rule = self.rule_of[species]
        if rule == COMPANY and crowd == 1:
            return 0
        if rule == TROOP:
            return min(count, 3)
        if rule == CHORUS and habitats & JUNGLE and habitats & WATER:
            return 3
        if rule == BLOOM and count > 2:
            return 2 * self.value_of[species]
        return self.value_of[species]

    # --- Asked from Python: the same, with a look at the number -----------------------------------

    def each_is_worth(self, species: int, count: int, crowd: int, habitats: int) -> int:
        """As ``worth``; IndexError for a species that there is not."""
        check_index(species, self.species)
        return self.worth(species, count, crowd, habitats)

    def space_needed(self, species: int, count: int) -> int:
        """As ``space_for``; IndexError for a species that there is not."""
        check_index(species, self.species)
        return self.space_for(species, count)


def mask_of(habitats: tuple[str, ...]) -> int:
    """The mask of a set of habitats."""
    return sum(1 << HABITATS.index(habitat) for habitat in habitats)
