"""Which animals may live where and what they are worth there, worked out once for a copy.

The functions say the rulebook's common and specific rules for one species or two; ``Habitat``
keeps their answers as numbers and bit masks, so that a position never has to search for them.
"""

from wildpark.rules.african_park.board import (
    AREA_SIZES,
    COLUMN_AREAS,
    COLUMN_BOTTOMS,
    COLUMN_HEIGHTS,
    DECK_COLUMNS,
)
from wildpark.rules.african_park.box import Animal, Box

CROCODILE = "crocodile"


def is_wide_enough(animal: Animal, size: int) -> bool:
    """An animal must be placed in an area of at least its minimum, or with 1 space less."""
    return size >= animal.minimum - 1


def is_depressed(animal: Animal, size: int) -> bool:
    """In an area with 1 space less than its minimum the animal becomes depressed: 0 points."""
    return size == animal.minimum - 1


def eats_herbivores(animal: Animal) -> bool:
    """Carnivores and crocodiles eat all the herbivores present in the same area."""
    return animal.group == "carnivore" or animal.name == CROCODILE


def keeps_out(resident: Animal, newcomer: Animal) -> bool:
    """Whether ``newcomer`` cannot enter an area because ``resident`` lives there."""
    match newcomer.group:
        case "herbivore":  # not into an area that already contains a crocodile or a carnivore
            return eats_herbivores(resident)
        case "pachyderm":  # only one type of pachyderm in an area; both rhinoceroses are one
            return resident.group == "pachyderm" and resident.kind != newcomer.kind
        case group:  # only one type of carnivore, only one type of aquatics in an area
            return resident.group == group and resident.name != newcomer.name


class Habitat:
    """The answers for one copy of the game.

    Arrays go by species; those by species and area have 4 entries a species. Masks of columns
    have bit 0 to 5, masks of spaces bit 0 to 14, masks of species one bit for each species.
    """

    def __init__(self, box: Box) -> None:
        self.set_up_columns()
        self.set_up_species(box)
        self.set_up_areas(box)
        self.set_up_decks(box)

    def set_up_columns(self) -> None:
        """The columns of a reserve, and the columns that each mask of columns holds."""
        self.area_of = list(COLUMN_AREAS)
        self.bottom_of = list(COLUMN_BOTTOMS)
        self.height_of = list(COLUMN_HEIGHTS)
        self.columns_of = [0] * 4
        for column, area in enumerate(COLUMN_AREAS):
            self.columns_of[area] |= 1 << column
        self.count_in = [0] * 64
        self.columns_in = [0] * 384
        for mask in range(64):
            for column in range(6):
                if mask >> column & 1:
                    self.columns_in[mask * 6 + self.count_in[mask]] = column
                    self.count_in[mask] += 1

    def set_up_species(self, box: Box) -> None:
        """What each species is, and who keeps it out."""
        self.value_of = [0] * 24
        self.is_aquatic = [0] * 24
        self.is_pachyderm = [0] * 24
        self.is_herbivore = [0] * 24
        self.is_eater = [0] * 24
        self.enemies_of = [0] * 24
        self.herbivores = 0
        self.species = len(box.animals)
        for species, animal in enumerate(box.animals):
            self.value_of[species] = animal.value
            self.is_aquatic[species] = animal.group == "aquatic"
            self.is_pachyderm[species] = animal.group == "pachyderm"
            self.is_herbivore[species] = animal.group == "herbivore"
            self.is_eater[species] = eats_herbivores(animal)
            if animal.group == "herbivore":
                self.herbivores |= 1 << species
            for other, resident in enumerate(box.animals):
                if keeps_out(resident, animal):
                    self.enemies_of[species] |= 1 << other

    def set_up_areas(self, box: Box) -> None:
        """What each species is worth in each area, and whether it may live there at all."""
        self.wide_enough_for = [0] * 24
        self.worth = [0] * 96
        self.forms_herd = [0] * 96
        self.limit = [127] * 96
        self.herd_bonus = list(box.herd_bonus)
        for species, animal in enumerate(box.animals):
            for area, size in enumerate(AREA_SIZES):
                place = species * 4 + area
                happy = not is_depressed(animal, size)
                if is_wide_enough(animal, size):
                    self.wide_enough_for[species] |= self.columns_of[area]
                self.worth[place] = animal.value if happy else 0
                self.forms_herd[place] = happy and animal.group == "herbivore"
                if animal.group == "pachyderm":
                    self.limit[place] = box.pachyderm_limit[area]

    def set_up_decks(self, box: Box) -> None:
        """The cards by number of players; the river spaces of each territory card's sides."""
        self.decks = [0] * 1000
        self.deck_sizes = [0] * 5
        for players in (2, 3, 4):
            cards = box.deck(players)
            self.deck_sizes[players] = len(cards)
            for i, species in enumerate(cards):
                self.decks[players * 200 + i] = species
        self.cards_in = [len(cards) for cards in box.territory]
        self.rivers_on = [0] * 72
        for deck, deck_cards in enumerate(box.territory):
            for card, sides in enumerate(deck_cards):
                for side, columns in enumerate(sides):
                    for column, letters in zip(DECK_COLUMNS[deck], columns, strict=True):
                        self.rivers_on[(deck * 12 + card) * 2 + side] |= river_spaces(
                            column, letters
                        )


def river_spaces(column: int, letters: str) -> int:
    """The mask of the river spaces of a column written from its bottom space upward."""
    bottom = COLUMN_BOTTOMS[column]
    return sum(1 << (bottom + height) for height, letter in enumerate(letters) if letter == "R")
