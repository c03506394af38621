"""Play at random takes each legal action as often.

Only the end of such play can be seen. From positions near the end every way to go on can be
followed: how often each end must come is exact then. From earlier ones, and where a choice is made
in many small steps, the ends are compared with those of a player who draws action by action.
"""

from collections import Counter

import pytest

from tests.rules.chance import alike, fits
from tests.rules.trials import trials_of, whim
from wildpark.rules import NAMES, Game, Random, open_game

LEAVES = 60
"""The most ways to go on that are followed."""
DRAWS = 2000
ENDS = 400


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
    # where a choice is made in many small steps there are too many ways to go on
    assert told >= 3 or trials_of(name).settle is not None


def draw(game: Game, name: str, rng: Random) -> None:
    """Plays to the end, each action drawn from the legal ones; a choice in steps is settled."""
    settle = trials_of(name).settle
    while not game.is_over():
        seat = game.to_act()[0]
        if game.in_steps():
            assert settle is not None, f"how {name} settles choices in steps is not told"
            for action in settle(game, seat, rng):
                game.play(seat, action)
        else:
            legal = game.legal(seat)
            game.play(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("left", [2, 3, 6, 12])
@pytest.mark.parametrize("name", NAMES)
def test_play_at_random_ends_as_if_each_action_were_drawn(name: str, left: int) -> None:
    game, before = open_game(name, players=2, seed=left), []
    rng = Random(left)
    while not game.is_over():
        if not game.in_steps():
            before.append(game.copy())
        seat = game.to_act()[0]
        settle = trials_of(name).settle
        actions = settle(game, seat, rng) if settle and game.in_steps() else [any_of(game, rng)]
        for action in actions:
            game.play(seat, action)
    start = before[-left]
    seat = start.to_act()[0]
    inside: Counter[int] = Counter()
    outside: Counter[int] = Counter()
    for _ in range(ENDS):
        one, other = start.copy(), start.copy()
        one.play_out(rng)
        draw(other, name, rng)
        inside[one.scores()[seat].total] += 1
        outside[other.scores()[seat].total] += 1
    assert alike(inside, outside)


def any_of(game: Game, rng: Random) -> int:
    """Any legal action of the first seat that is to act."""
    return whim(game, game.to_act()[0], rng)
