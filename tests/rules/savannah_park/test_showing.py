"""What a view says of the choices, and to whom."""

import pytest

from tests.rules.savannah_park.opening import open_park, play, view_of
from wildpark.rules.savannah_park.scoring import species


def test_the_spaces_of_a_choice_are_those_that_it_names() -> None:
    view = view_of(open_park(1, 4), 0)
    names = [space["name"] for space in view["spaces"]]
    assert len(view["choices"]) > 10
    for choice in view["choices"]:
        assert "-".join(names[space] for space in choice["spaces"]) == choice["notation"]


@pytest.mark.parametrize("reader", [0, None])
def test_who_is_not_to_act_is_offered_and_refused_nothing(reader: int | None) -> None:
    game = open_park(2, 4, starting_player=1)
    play(game, "a1-g4", "a1-g4")
    named = view_of(game, 1)["choices"][0]["notation"]
    play(game, named)
    play(game, view_of(game, 0)["choices"][0]["notation"])
    assert game.to_act() == [1]
    view = view_of(game, reader)
    assert (view["choices"], view["refusals"]) == ([], [])
    assert view_of(game, 1)["refusals"]


def test_a_species_that_is_nowhere_is_worth_nothing() -> None:
    plan = open_park(1, 4).plan
    for number, tokens in enumerate(plan.showing):
        found = species(plan, number, (-1,) * len(tokens))
        assert (found.points, found.herds) == (0, [])
