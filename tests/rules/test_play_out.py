"""Play at random takes each legal action as often, where the ends of a game can be followed.

Only the end of such play can be seen. So positions are taken near the end of games, from which
every way to go on can be followed: how often each end must come is exact then. Zuuli's games end
with too many; and there a park is settled at random as a whole, not action by action.
"""

from collections import Counter

import pytest

from tests.rules.chance import fits
from tests.rules.trials import trials_of
from wildpark.rules import NAMES, Game, Random, open_game

LEAVES = 60
"""The most ways to go on that are followed."""
DRAWS = 2000


def ends(game: Game, share: float, found: dict[str, float], room: list[int]) -> bool:
    """Adds to ``found`` how likely each end is; False if there are more ways than ``room``."""
    if game.is_over():
        room[0] -= 1
        found[game.text()] = found.get(game.text(), 0.0) + share
        return room[0] >= 0
    seat = game.to_act()[0]
    legal = game.legal(seat)
    for action in legal:
        after = game.copy()
        after.play(seat, action)
        if not ends(after, share / len(legal), found, room):
            return False
    return True


def near_the_end(game: Game, chooser: int) -> tuple[Game, dict[str, float]]:
    """The earliest position of a random game with few enough ways to go on, and their shares."""
    rng = Random(chooser)
    before = []
    while not game.is_over():
        before.append(game.copy())
        seat = game.to_act()[0]
        legal = game.legal(seat)
        game.play(seat, legal[rng.below(len(legal))])
    best, shares = game, {game.text(): 1.0}
    for position in reversed(before):
        found: dict[str, float] = {}
        if not ends(position, 1.0, found, [LEAVES]):
            break
        best, shares = position, found
    return best, shares


@pytest.mark.parametrize("name", NAMES)
def test_each_legal_action_is_as_likely(name: str) -> None:
    told = 0
    for seed in range(12):
        opening = trials_of(name).digested[seed % len(trials_of(name).digested)]
        start = open_game(name, players=opening.players, seed=seed, options=opening.options)
        game, shares = near_the_end(start, seed)
        if len(shares) < 2:
            continue
        told += 1
        rng = Random(1000 + seed)
        found: Counter[str] = Counter()
        for _ in range(DRAWS):
            played = game.copy()
            played.play_out(rng)
            found[played.text()] += 1
        assert fits(found, shares), (seed, opening, len(shares))
    if not told:
        pytest.skip("its games end with too many ways to go on")
    assert told >= 3
