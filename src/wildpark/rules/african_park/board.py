"""The shape of a reserve and the numbers of actions: the same in every copy of the game.

Each reserve is divided into 4 fenced areas of 2, 3, 4 and 6 spaces, in columns that are filled
from the bottom. Columns are numbered 0 to 5 and spaces 0 to 14, column by column from below.
"""

from wildpark.rules.terms import Action

AREA_SIZES = (2, 3, 4, 6)
AREA_COLUMNS = (slice(0, 1), slice(1, 2), slice(2, 4), slice(4, 6))
COLUMN_NAMES = ("2", "3", "4a", "4b", "6a", "6b")
COLUMN_AREAS = (0, 1, 2, 2, 3, 3)
COLUMN_HEIGHTS = (2, 3, 2, 2, 3, 3)
COLUMN_BOTTOMS = (0, 2, 5, 7, 9, 12)
SPACES = 15

TERRITORY_DECKS = ("2+3", "4", "6")
DECK_COLUMNS = ((0, 1), (2, 3), (4, 5))
"""The two columns that lie on the territory cards of each deck."""

TERRITORY_ACTIONS = 8
"""Actions 0 to 7 choose the sides of all three territory cards: bit d is the side of deck d."""

DIES = 6
"""In place of a column: the animal cannot be placed, and dies."""

ACTIONS_PER_SPECIES = 7
"""One for each column, and one for dying."""


def animal_action(species: int, column: int) -> int:
    """The action that places ``species`` in ``column``, or lets it die (``DIES``)."""
    return TERRITORY_ACTIONS + species * ACTIONS_PER_SPECIES + column


def species_and_column(action: Action) -> tuple[int, int]:
    """The species and the column (or ``DIES``) of an action from ``TERRITORY_ACTIONS`` upward."""
    return divmod(action - TERRITORY_ACTIONS, ACTIONS_PER_SPECIES)
