"""The rulebook's "End of Game, Victory Point Distribution"."""

import pytest

from tests.rules.african_park.components import built_in
from tests.rules.african_park.park import Park, components_with, moves, play
from wildpark.rules import Game, open_game

VALUES = {one["name"]: one["value"] for one in built_in()["species"]}


def test_an_empty_reserve_has_no_points() -> None:
    assert Park().points == 0
    assert list(Park().score.parts) == []


def test_gnu_two_points_none_depressed_and_two_lost_when_dead() -> None:
    assert Park("gnu-6a").points == 2
    assert Park("gnu-4b").points == 2
    assert Park("gnu-3").points == 0
    assert Park("gnu-6a", "leopard-6a").parts("eaten")[0].points == -2
    everywhere = ("lion-3", "lion-4a", "lion-6a")
    assert Park(*everywhere, "gnu-dies").parts("died")[0].points == -2


def test_the_three_space_area_of_the_rulebooks_example() -> None:
    park = Park("hippopotamus-3", "zebra-3", "zebra-3", river={"3": "RLL"})
    assert park.living("3") == ["hippopotamus", "zebra", "zebra"]
    assert "3" not in park.places("zebra")
    assert park.points == 4 + 2 + 2 + 1


@pytest.mark.parametrize(("count", "bonus"), [(1, 0), (2, 1), (3, 2), (4, 4), (5, 7), (6, 12)])
def test_herd_bonus(count: int, bonus: int) -> None:
    columns = ("6a", "6b", "6a", "6b", "6a", "6b")
    park = Park(*[f"zebra-{column}" for column in columns[:count]], players=3)
    assert park.points == 2 * count + bonus
    herds = [(part.points, part.params["count"]) for part in park.parts("herd")]
    assert herds == ([(bonus, count)] if bonus else [])


def test_four_gnus_in_the_four_space_area() -> None:
    park = Park("gnu-4a", "gnu-4b", "gnu-4a", "gnu-4b")
    assert park.points == 8 + 4


def test_depressed_herbivores_make_no_herd() -> None:
    park = Park("gnu-3", "gnu-3")
    assert park.points == 0
    assert park.parts("herd") == []
    assert [part.points for part in park.parts("depressed")] == [0, 0]
    assert Park("giraffe-4a", "giraffe-4b", "giraffe-4a").points == 0
    assert Park("zebra-2", "zebra-2").points == 0


def test_each_species_of_an_area_makes_its_own_herd() -> None:
    park = Park("zebra-6a", "gnu-6a", "zebra-6b", "gnu-6b", "gazelle-6a")
    assert park.points == (2 + 2 + 1) + (2 + 2 + 1) + 1


def test_a_herd_does_not_reach_over_a_fence() -> None:
    assert Park("zebra-3", "zebra-4a", "zebra-6a").points == 6


@pytest.mark.parametrize("species", ["elephant", "lion", "crocodile", "hippopotamus"])
def test_only_herbivores_make_herds(species: str) -> None:
    river = {"6a": "RRR", "6b": "RRR"}
    park = Park(f"{species}-6a", f"{species}-6b", river=river)
    assert park.points == 2 * VALUES[species]


@pytest.mark.parametrize("species", VALUES)
def test_a_card_in_the_cemetery_costs_its_printed_value(species: str) -> None:
    park = Park(*{
        "herbivore": ("lion-3", "lion-4a", "lion-6a", "leopard-2"),
        "lion": ("leopard-3", "leopard-4a", "leopard-6a"),
        "leopard": ("lion-3", "lion-4a", "lion-6a", "gazelle-2", "gazelle-2"),
        "elephant": ("rhinoceros-3", "rhinoceros-4a", "rhinoceros-6a"),
        "rhinoceros": ("elephant-3", "elephant-4a", "elephant-6a"),
        "white_rhinoceros": ("elephant-3", "elephant-4a", "elephant-6a"),
        "aquatic": (),
    }[barrier(species)])  # fmt: skip
    before = park.points
    park.then(f"{species}-dies")
    assert park.points == before - VALUES[species]
    (part,) = park.parts("died")
    assert (part.points, part.params) == (-VALUES[species], {"species": species, "count": 1})


def barrier(species: str) -> str:
    """What keeps the species out of every area: its name, or its group's."""
    groups = {one["name"]: one["group"] for one in built_in()["species"]}
    return groups[species] if groups[species] in ("herbivore", "aquatic") else species


def test_an_eaten_depressed_animal_costs_its_printed_value_too() -> None:
    park = Park("giraffe-4a", "giraffe-4b", "gnu-3")
    assert park.points == 0
    park.then("leopard-4a")
    assert park.points == 5 - 4 - 4
    park.then("leopard-3")
    assert park.points == 5 + 5 - 4 - 4 - 2


# --- who wins


def finished(copies: dict[str, tuple[int, int, int]], likes: dict[int, str], players: int) -> Game:
    """A game with these cards alone; each seat makes the first move it likes, if it can."""
    components = components_with((), tuple(copies.items()))
    game = open_game("african_park", players=players, seed=5, components=components)
    play(game, *["sides-aaa"] * players)
    while not game.is_over():
        (seat,) = game.to_act()
        liked = [move for like in likes[seat].split() for move in moves(game) if move == like]
        play(game, liked[0])
    return game


def totals(game: Game) -> list[int]:
    return [score.total for score in game.scores()]


def test_the_highest_score_wins() -> None:
    copies = {"giraffe": (2, 1, 1)}
    game = finished(copies, {0: "giraffe-4a", 1: "giraffe-6a"}, 2)
    assert totals(game) == [0, 4]
    assert game.standing() == [2, 1]


def test_a_tie_goes_to_the_fewest_cards_in_the_cemetery() -> None:
    copies = {"hippopotamus": (1, 0, 0), "giraffe": (3, 2, 2)}
    likes = {0: "hippopotamus-dies giraffe-6a", 1: "giraffe-4a"}
    game = finished(copies, likes, 2)
    assert totals(game) == [0, 0]
    assert game.standing() == [2, 1]


def test_still_tied_is_a_shared_victory() -> None:
    copies = {"hippopotamus": (2, 0, 0), "giraffe": (2, 2, 2)}
    likes = dict.fromkeys(range(2), "hippopotamus-dies giraffe-6a")
    game = finished(copies, likes, 2)
    assert totals(game) == [0, 0]
    assert game.standing() == [1, 1]


def test_places_after_a_shared_one_are_skipped() -> None:
    copies = {"giraffe": (2, 1, 1)}
    game = finished(copies, {0: "giraffe-6a", 1: "giraffe-4a", 2: "giraffe-6a"}, 3)
    assert totals(game) == [4, 0, 4]
    assert game.standing() == [1, 3, 1]
