"""Brings about the park that a test speaks of, through public calls alone.

In a solo game every token is named and moved once, so a park can be brought about when no token
ends where it was dealt, and the tokens that stand in each other's way form no ring. Seeds are
tried until both hold. Every park made so is one that a real game can end with.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.rules.savannah_park.opening import open_park, view_of
from wildpark.rules import Game, Random
from wildpark.rules.components import Components
from wildpark.rules.savannah_park import Position

TRIES = 3_000


def finished(
    target: Mapping[str, str],
    empty: Sequence[str] = (),
    components: Components | None = None,
    **options: Any,
) -> Position:
    """A finished solo game in which the tokens of ``target`` stand on its spaces.

    The other tokens stand anywhere but on the spaces ``empty``; where lions are loose, no token
    ever meets one.
    """
    for seed in range(TRIES):
        game = open_park(1, seed, components, **options)
        rest = spread(view_of(game), target, empty, Random(seed))
        if rest is None:
            continue
        full = {**target, **rest}
        if set_up(game, full) and move_all(game, full):
            return game
    message = "no such park was found"
    raise AssertionError(message)


def spread(
    view: Mapping[str, Any], target: Mapping[str, str], empty: Sequence[str], rng: Random
) -> dict[str, str] | None:
    """Spaces for the tokens that ``target`` leaves out: sand as long as there is any."""
    homes = ("sand",) if view["children"] else ("sand", "tree", "grass")
    free = [[space["name"] for space in view["spaces"] if space["kind"] == kind] for kind in homes]
    closed = {*target.values(), *empty}
    left = [shuffled([name for name in names if name not in closed], rng) for names in free]
    spaces = [name for names in left for name in names]
    tokens = [token["name"] for token in view["tokens"] if token["name"] not in target]
    return dict(zip(tokens, spaces, strict=False)) if len(spaces) >= len(tokens) else None


def shuffled(names: list[str], rng: Random) -> list[str]:
    """The names in a random order."""
    return sorted(names, key=lambda _: rng.bits())


def set_up(game: Game, target: Mapping[str, str]) -> bool:
    """Makes the choices of set-up: no token shall start where it is to end."""
    while (view := view_of(game, 0))["phase"] != "naming":
        names = [space["name"] for space in view["spaces"]]
        good = [
            choice["action"]
            for choice in view["choices"]
            if (choice["kind"] == "lion" and names[choice["lion"]] not in target.values())
            or (choice["kind"] == "grass" and not any(
                target[token] == names[space]
                for token, space in zip(choice["tokens"], choice["spaces"], strict=True)
            ))
        ]  # fmt: skip
        if not good:
            return False
        game.play(0, good[0])
    return True


def move_all(game: Game, target: Mapping[str, str]) -> bool:
    """Names tokens whose place is free, one after the other; False if they stand in a ring."""
    view = view_of(game, 0)
    names = [space["name"] for space in view["spaces"]]
    at = {name: token for name, token in zip(names, view["parks"][0]["tokens"], strict=True)
          if token}  # fmt: skip
    if any(at.get(space) == token for token, space in target.items()):
        return False
    waiting = dict(target)
    while waiting:
        token = next((one for one, space in waiting.items() if space not in at), None)
        if token is None:
            return False
        space = waiting.pop(token)
        game.play(0, game.action(token))
        game.play(0, game.action(space))
        at = {where: one for where, one in at.items() if one != token} | {space: token}
    return True
