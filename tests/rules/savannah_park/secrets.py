"""What is hidden in Savannah Park, and another way in which it could be."""

from typing import cast

from tests.rules.trials import Secret
from wildpark.rules import Game, Random
from wildpark.rules.savannah_park import Position


def choice_of_another(game: Game, reader: int | None, rng: Random) -> bool:
    """Somebody has chosen another action while all choose at once."""
    position = cast("Position", game)
    hidden = [
        seat
        for seat in range(position.players)
        if seat != reader and position.chosen[seat] >= 0
    ]  # fmt: skip
    for seat in hidden[:1]:
        made, position.chosen[seat] = position.chosen[seat], -1
        others = [action for action in position.legal(seat) if action != made]
        position.chosen[seat] = others[rng.below(len(others))]
    return bool(hidden)


SECRETS = [Secret("what another has chosen", choice_of_another)]
