"""The value of the end of a game for a seat, as a whole number."""

from typing import Final

VICTORY: Final = 1_000_000
HALF_WAY: Final = 10


def worth(victory: int, margin: int) -> int:
    """The share of the victory, plus a bounded bonus that grows with the ``margin``.

    Args:
        victory: the seat's share of the victory in thousandths: 1000 alone, 500 for two, 0 behind.
        margin: its points ahead of the best of the others, below 0 if behind.
    """
    ahead = margin if margin > 0 else -margin
    bent = VICTORY * ahead // (ahead + HALF_WAY)
    return victory * (VICTORY // 1000) + (bent if margin > 0 else -bent)
