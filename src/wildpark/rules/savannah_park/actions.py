"""The numbers of phases and actions: the same in every copy and every variant of the game.

A choice is always one action, also where it has two halves (two tokens onto grass; a token onto
the lion's space, and where the lion goes then): that somebody has chosen must not tell what.
"""

from wildpark.rules.terms import Action

GRASS, LIONS, NAMING, PLACING, OVER = range(5)
"""The phases: two of set-up, the two steps of a round, and the end."""

NOTHING = -1
"""No space, no token, no choice."""

HIDDEN = -2
"""A choice that was made and that the reader of a position cannot know."""

TOKENS = 33
"""Actions 0 to 32: the starting player names the token of this number."""

PAIRS = 33
"""Actions 33 to 62: the tokens that remain at set-up go on two different grass spaces."""

GRASS_SPACES = 6

PLACES = 63
"""Plus twice a space: the token is placed there. Plus 1 more: the lion goes to that space, in a
round after the token was placed on the lion's space."""


def grass_action(first: int, second: int) -> int:
    """The action that puts the two tokens on these of the six grass spaces (0 to 5)."""
    return PAIRS + first * (GRASS_SPACES - 1) + second - (second > first)


def grass_places(action: Action) -> tuple[int, int]:
    """The two of the six grass spaces (0 to 5) of such an action."""
    first, second = divmod(action - PAIRS, GRASS_SPACES - 1)
    return first, second + (second >= first)


def place_action(space: int) -> int:
    """The action that places the token on ``space``, where the lion is not."""
    return PLACES + 2 * space


def lion_action(space: int) -> int:
    """The action that sends the lion to ``space``."""
    return PLACES + 2 * space + 1


def space_of(action: Action) -> int:
    """The space of an action from ``PLACES`` upward."""
    return (action - PLACES) // 2


def is_for_lion(action: Action) -> bool:
    """Whether an action from ``PLACES`` upward sends the lion."""
    return (action - PLACES) % 2 == 1
