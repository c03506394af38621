"""How far from the best Savannah Park's planner can be when it plays alone.

``python benchmarks/savannah_bound.py [GAMES] [SECONDS] [THINKING]``: for so many solo games, from
seed 0 on, the planner plans for THINKING seconds, and OR-Tools CP-SAT gets SECONDS to prove that
no arrangement which can be reached scores more than some bound. With ``--loose`` tokens may wait
for each other in circles, which can only raise the bound.
"""

import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any, cast

from ortools.sat.python import cp_model

sys.path.insert(0, str(Path(__file__).parents[1]))

from wildpark.bots.player.budget import Budget
from wildpark.bots.savannah_park.soloist import Soloist
from wildpark.rules import open_game
from wildpark.rules.savannah_park.board import FIRES, GRASS, SAND, TREE
from wildpark.rules.savannah_park.position import Position

ANIMALS = 11
HOLES = 3
"""All that a species has."""

Expression = Any
"""A number or an expression of the solver: they have no type in common."""


class Model:
    """The arrangements that a park can still reach, and their scores.

    ``at[token, space]``: the token ends there; ``herd[species, space]``: the token there is in the
    herd that counts. A herd is held together by a tree: each space but one has a parent beside it
    on a lower level.
    """

    def __init__(self, game: Position, *, loose: bool) -> None:
        self.model = cp_model.CpModel()
        self.game, self.board = game, game.plan.board
        self.tokens = game.plan.components.tokens
        self.homes = [
            space for space in range(len(self.board.letters)) if game.plan.holds_tokens(space)
        ]
        self.at: dict[tuple[int, int], Expression] = {
            key: self.model.new_bool_var("") for key in product(range(len(self.tokens)), self.homes)
        }
        self.place_tokens(loose=loose)
        self.points = [self.add_herd(species) for species in range(6)]
        self.points.append(self.empty_places(GRASS, 1))
        self.points.append(self.empty_places(TREE, 3))
        self.model.add(sum(self.points) <= self.ceiling())
        self.model.maximize(sum(self.points))

    def ceiling(self) -> int:
        """What no arrangement passes: this follows from the rest, but the solver is slow to see it.

        Each token for which there is no sand costs a point or more: it stands on grass or on a
        tree, or a fire drives it away and it is missing in its herds.
        """
        grass, trees = len(self.board.spaces(GRASS)), len(self.board.spaces(TREE))
        crowded = max(0, len(self.tokens) - len(self.board.spaces(SAND)))
        return 6 * ANIMALS * HOLES + grass + 3 * trees - crowded

    def place_tokens(self, *, loose: bool) -> None:
        """Each token ends somewhere else than it stands, and no circle waits for each other."""
        count, source = len(self.tokens), self.game.spaces_of(0)
        for space in self.homes:
            self.model.add_at_most_one(self.at[token, space] for token in range(count))
        turns = [self.model.new_int_var(0, count - 1, "") for _ in range(count)]
        for token in range(count):
            self.model.add_exactly_one(self.at[token, space] for space in self.homes)
            self.model.add(self.at[token, source[token]] == 0)
        if loose:
            return
        for token, other in product(range(count), repeat=2):
            if token != other:
                waits = self.at[token, source[other]]
                self.model.add(turns[other] + 1 <= turns[token]).only_enforce_if(waits)

    def stays(self, token: int, space: int) -> bool:
        """Whether no fire drives the token away from the space."""
        total = self.tokens[token].total
        fires = self.board.spaces(FIRES[total - 1]) if total <= len(FIRES) else ()
        return not any(space in self.board.neighbours[fire] for fire in fires)

    def add_herd(self, species: int) -> Expression:
        """The points of a herd of the species."""
        model = self.model
        showing = [n for n, token in enumerate(self.tokens) if token.animals[species]]
        herd: dict[int, Expression] = {}
        animals, holes = [], []
        for space in self.homes:
            herd[space] = model.new_bool_var("")
            there = [token for token in showing if self.stays(token, space)]
            model.add(herd[space] <= sum(self.at[token, space] for token in there))
            for token in there:
                shown = model.new_bool_var("")
                model.add_implication(shown, herd[space])
                model.add_implication(shown, self.at[token, space])
                animals.append(self.tokens[token].animals[species] * shown)
                holes.append(int(self.tokens[token].water) * shown)
        self.hold_together(herd, len(showing))
        points = model.new_int_var(0, ANIMALS * HOLES, "")
        size, water = model.new_int_var(0, ANIMALS, ""), model.new_int_var(0, HOLES, "")
        model.add(size == sum(animals))
        model.add(water == sum(holes))
        model.add_multiplication_equality(points, [size, water])
        driven = sum(
            self.tokens[token].animals[species] * there
            for (token, space), there in self.at.items()
            if not self.stays(token, space)
        )
        model.add(points <= HOLES * (ANIMALS - driven))  # follows from the rest, but helps
        model.add(points <= HOLES * size)
        model.add(points <= ANIMALS * water)
        return points

    def hold_together(self, herd: dict[int, Expression], most: int) -> None:
        """A tree over the spaces of a herd."""
        model = self.model
        level = {space: model.new_int_var(0, most - 1, "") for space in herd}
        root = {space: model.new_bool_var("") for space in herd}
        model.add_at_most_one(root.values())
        for space, member in herd.items():
            parents = []
            for other in self.board.neighbours[space]:
                if other in herd:
                    parent = model.new_bool_var("")
                    model.add_implication(parent, herd[other])
                    model.add(level[other] + 1 <= level[space]).only_enforce_if(parent)
                    parents.append(parent)
            model.add(sum(parents) + root[space] == member)

    def empty_places(self, letter: str, worth: int) -> Expression:
        """The points of the grass or tree spaces that end empty."""
        staying = [key for key in self.at if self.stays(*key)]
        spaces = self.board.spaces(letter)
        taken = sum(self.at[key] for key in staying if key[1] in spaces)
        return worth * len(spaces) - worth * taken

    def bound(self, spaces: Sequence[int], seconds: float) -> tuple[int, int]:
        """What the plan scores as the solver counts, and a score that cannot be passed.

        The solver begins with the plan, whose herds and trees it first works out for itself.
        """
        known = self.model.clone()
        for (token, space), there in self.at.items():
            known.add(known.get_bool_var_from_proto_index(there.index) == (spaces[token] == space))
        counting = cp_model.CpSolver()
        if counting.solve(known) != cp_model.OPTIMAL:
            raise ValueError("the plan cannot be reached")
        for index, value in enumerate(counting.response_proto.solution):
            self.model.add_hint(self.model.get_int_var_from_proto_index(index), value)
        proving = cp_model.CpSolver()
        proving.parameters.max_time_in_seconds = seconds
        proving.parameters.num_workers = 1  # the search that tightens the bound, and no other
        proving.parameters.linearization_level = 2
        proving.solve(self.model)
        return int(counting.objective_value), int(proving.best_objective_bound)


def planned(seed: int, thinking: float) -> tuple[Position, int, Sequence[int]]:
    """A solo game after set-up, what the planner expects of it, and its plan."""
    game = cast("Position", open_game("savannah_park", players=1, seed=seed))
    soloist = Soloist(seed)
    soloist.think(game.seen_by(0), 0, Budget(thinking / 10))
    game.play(0, soloist.choose(game.seen_by(0), 0, game.legal(0)))
    points = soloist.think(game.seen_by(0), 0, Budget(thinking))
    return game, points, soloist.spaces


def main(arguments: Sequence[str]) -> None:
    """Prints bound, result and gap of each game."""
    numbers = [float(one) for one in arguments if one != "--loose"]
    games, seconds, thinking = (*numbers, *(10.0, 60.0, 3.0)[len(numbers) :])
    print("| seed | planner | counted by CP-SAT | bound | gap |\n| --: | --: | --: | --: | --: |")
    for seed in range(int(games)):
        game, points, spaces = planned(seed, thinking)
        counted, bound = Model(game, loose="--loose" in arguments).bound(spaces, seconds)
        print(f"| {seed} | {points} | {counted} | {bound} | {bound - points} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
