"""The rulebook's "Eaten Herbivores": who eats, who is eaten, and how the gaps close."""

import pytest

from tests.rules.african_park.park import Park

HUNTERS = ("lion", "leopard", "crocodile")


@pytest.mark.parametrize("hunter", HUNTERS)
@pytest.mark.parametrize("column", ["6a", "6b"])
def test_a_hunter_eats_all_herbivores_of_its_area(hunter: str, column: str) -> None:
    park = Park("zebra-6a", "gnu-6b", "giraffe-6a", river={"6a": "LLR", "6b": "LRL"})
    park.then(f"{hunter}-{column}")
    other = {"6a": "6b", "6b": "6a"}[column]
    assert park.living(column) == [hunter]
    assert park.living(other) == []
    assert park.cemetery() == {"zebra": (0, 1), "gnu": (0, 1), "giraffe": (0, 1)}


def test_a_lion_forced_above_two_zebras_slides_to_the_bottom() -> None:
    park = Park("leopard-3", "leopard-4a", "elephant-6b", "elephant-6b", "elephant-6b")
    park.then("zebra-6a").then("zebra-6a")
    assert park.places("lion") == ["6a"]
    before = park.points
    assert park.parts("herd")[0].points == 1
    park.then("lion-6a")
    assert park.living("6a") == ["lion"]
    assert park.cemetery() == {"zebra": (0, 2)}
    (part,) = park.parts("eaten")
    assert (part.points, part.params) == (-4, {"species": "zebra", "count": 2})
    assert park.points == before - (2 + 2 + 1) - 4 + 6


def test_other_areas_are_left_alone() -> None:
    park = Park("zebra-3", "zebra-4a", "zebra-6a", "zebra-2", "lion-4b")
    assert park.living("4a") == []
    assert [park.living(column) for column in ("2", "3", "6a")] == [["zebra"]] * 3
    assert park.cemetery() == {"zebra": (0, 1)}


@pytest.mark.parametrize("hunter", HUNTERS)
def test_only_herbivores_are_eaten(hunter: str) -> None:
    river = {"6a": "RRR", "6b": "LRR"}
    residents = {"lion": "crocodile", "leopard": "crocodile", "crocodile": "lion"}
    park = Park(f"{residents[hunter]}-6a", "elephant-6b", river=river)
    park.then(f"{hunter}-6b")
    assert park.living("6a") == [residents[hunter]]
    assert park.living("6b") == ["elephant", hunter]
    assert park.cemetery() == {}


def test_a_hippopotamus_eats_nobody() -> None:
    park = Park("zebra-6a", "hippopotamus-6b", river={"6b": "RLL"})
    assert park.living("6a") == ["zebra"]
    assert park.cemetery() == {}


def test_survivors_of_both_columns_slide_down() -> None:
    park = Park("zebra-6a", "elephant-6a", "gnu-6b", "elephant-6b", "lion-6a")
    assert park.living("6a") == ["elephant", "lion"]
    assert park.living("6b") == ["elephant"]


def test_survivors_keep_their_order() -> None:
    park = Park("elephant-6a", "zebra-6a", "rhinoceros-4a", "zebra-4a", "lion-6a", "leopard-4b")
    assert park.living("6a") == ["elephant", "lion"]
    assert park.living("4a") == ["rhinoceros"]
    assert park.living("4b") == ["leopard"]


def test_the_gaps_are_free_spaces_again() -> None:
    park = Park("zebra-4a", "zebra-4a", "zebra-4b", "lion-4b")
    assert park.living("4a") == []
    assert park.living("4b") == ["lion"]
    assert {"4a", "4b"} <= set(park.places("elephant"))


def test_a_full_area_lets_no_hunter_in() -> None:
    park = Park("zebra-4a", "zebra-4a", "zebra-4b", "zebra-4b")
    assert not {"4a", "4b"} & set(park.places("lion"))
    assert park.refusal("lion-4a").code == "column-full"


def test_depressed_animals_eat_and_are_eaten() -> None:
    park = Park("gnu-3", "gnu-3")
    assert park.points == 0
    park.then("lion-3")
    assert park.living("3") == ["lion"]
    assert park.depressed("3") == [True]
    assert park.cemetery() == {"gnu": (0, 2)}
    assert park.points == -4


@pytest.mark.parametrize("aquatic", ["hippopotamus", "crocodile"])
def test_ruling_an_aquatic_that_slides_onto_land_stays_there(aquatic: str) -> None:
    park = Park("zebra-6a", river={"6a": "LRL"})
    if aquatic == "hippopotamus":
        park.then("hippopotamus-6a").then("lion-6b")
    else:
        park.then("crocodile-6a")
    assert park.living("6a") == [aquatic]
    assert park.cemetery() == {"zebra": (0, 1)}
    (part,) = [part for part in park.parts("animal") if part.params["species"] == aquatic]
    assert part.points == {"hippopotamus": 4, "crocodile": 8}[aquatic]
    assert "6a" in park.places(aquatic)


def test_a_herd_is_lost_when_it_is_eaten() -> None:
    park = Park("gazelle-6a", "gazelle-6b", "gazelle-6a")
    assert park.points == 3 + 2
    park.then("leopard-6b")
    assert park.parts("herd") == []
    assert park.points == 5 - 3


def test_a_resident_hunter_harms_nobody_over_the_fence() -> None:
    park = Park("lion-6a", "zebra-4a", "zebra-4b")
    assert park.cemetery() == {}
    assert park.points == 6 + 2 + 2 + 1
