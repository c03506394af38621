"""The rulebook's "Placing an Animal into a Reserve": common rules, then each group's own."""

import pytest

from tests.rules.african_park.components import COLUMNS, SIZES, built_in
from tests.rules.african_park.park import Park

RIVER = {"2": "RR", "3": "RRR", "4a": "RR", "4b": "RR", "6a": "RRR", "6b": "RRR"}
EVERYWHERE = list(COLUMNS)
ANIMALS = {one["name"]: one for one in built_in()["species"]}


# --- a. Card layout


def test_six_spaces_are_free_at_the_start() -> None:
    assert Park().places("gazelle") == ["2", "3", "4a", "4b", "6a", "6b"]


@pytest.mark.parametrize(("column", "height"), [(name, len(RIVER[name])) for name in COLUMNS])
def test_a_column_fills_from_the_bottom_until_it_is_full(column: str, height: int) -> None:
    park = Park()
    animals = ["gazelle", "zebra", "gazelle"][:height]
    for count, animal in enumerate(animals):
        assert column in park.places(animal)
        assert park.living(column) == animals[:count]
        park.then(f"{animal}-{column}")
    assert park.living(column) == animals
    assert column not in park.places("gazelle")
    assert park.refusal(f"gazelle-{column}").code == "column-full"


def test_the_free_space_is_the_one_above_the_last_animal() -> None:
    park = Park(river={"3": "LRL"})
    assert park.refusal("hippopotamus-3").code == "aquatic-needs-river"
    park.then("zebra-3")
    assert "3" in park.places("hippopotamus")
    park.then("hippopotamus-3")
    assert park.refusal("hippopotamus-3").code == "aquatic-needs-river"
    park.then("zebra-3")
    assert park.living("3") == ["zebra", "hippopotamus", "zebra"]


# --- b. Common rules


@pytest.mark.parametrize("species", ANIMALS)
@pytest.mark.parametrize(("column", "size"), list(zip(COLUMNS, SIZES, strict=True)))
def test_an_area_may_be_one_space_too_small_but_not_two(
    species: str, column: str, size: int
) -> None:
    park = Park(river=RIVER)
    animal = ANIMALS[species]
    if size < animal["minimum"] - 1:
        refusal = park.refusal(f"{species}-{column}")
        assert refusal.code == "area-too-small"
        assert refusal.params["species"] == species
        return
    park.then(f"{species}-{column}")
    assert park.depressed(column) == [size == animal["minimum"] - 1]
    assert park.points == (animal["value"] if size >= animal["minimum"] else 0)


def test_gnu_in_each_area() -> None:
    assert Park().places("gnu") == ["3", "4a", "4b", "6a", "6b"]
    assert Park("gnu-3").depressed("3") == [True]
    assert [Park(f"gnu-{column}").points for column in COLUMNS[1:]] == [0, 2, 2, 2, 2]


def test_a_leopard_may_enter_the_two_space_area() -> None:
    assert "2" in Park().places("leopard")


def test_an_animal_that_can_be_placed_has_to_be_placed() -> None:
    park = Park("gazelle-6a", "gazelle-4a", "gazelle-3")
    assert park.places("lion") == ["3", "4a", "4b", "6a", "6b"]
    refusal = park.refusal("lion-dies")
    assert refusal.code == "must-be-placed"
    assert "has to be placed" in str(refusal)


def test_an_animal_that_cannot_be_placed_dies() -> None:
    park = Park()
    assert park.places("hippopotamus") == ["dies"]
    park.then("hippopotamus-dies")
    assert park.cemetery() == {"hippopotamus": (1, 0)}
    assert park.points == -4
    assert all(park.living(column) == [] for column in COLUMNS)


def test_one_legal_space_among_forbidden_ones_must_be_taken() -> None:
    park = Park(river={"6b": "RLL"})
    assert park.places("hippopotamus") == ["6b"]
    assert park.refusal("hippopotamus-dies").code == "must-be-placed"


# --- c. Specific rules: carnivores


@pytest.mark.parametrize("area", ["3", "4", "6"])
@pytest.mark.parametrize(("resident", "other"), [("lion", "leopard"), ("leopard", "lion")])
def test_lions_and_leopards_cannot_share_an_area(area: str, resident: str, other: str) -> None:
    columns = [column for column in COLUMNS if column[0] == area]
    for column in columns:
        park = Park(f"{resident}-{column}")
        assert not set(columns) & set(park.places(other))
        assert park.places(resident)
        refusal = park.refusal(f"{other}-{columns[-1]}")
        assert refusal.code == "carnivore-meets-carnivore"
        assert refusal.params["other"] == resident


@pytest.mark.parametrize("species", ["lion", "leopard"])
def test_carnivores_of_one_species_share_an_area(species: str) -> None:
    park = Park(f"{species}-6a")
    assert {"6a", "6b"} <= set(park.places(species))


# --- herbivores


@pytest.mark.parametrize("herbivore", ["gazelle", "zebra", "gnu", "giraffe"])
@pytest.mark.parametrize("hunter", ["lion", "leopard", "crocodile"])
def test_no_herbivore_enters_an_area_with_a_hunter(herbivore: str, hunter: str) -> None:
    park = Park(f"{hunter}-6a", river={"6a": "RLL"})
    assert not {"6a", "6b"} & set(park.places(herbivore))
    refusal = park.refusal(f"{herbivore}-6b")
    other = "crocodile" if hunter == "crocodile" else "carnivore"
    assert refusal.code == f"herbivore-meets-{other}"
    assert refusal.params["other"] == hunter


def test_zebra_into_an_area_with_a_crocodile_in_the_rulebooks_words() -> None:
    refusal = Park("crocodile-3", river={"3": "RLL"}).refusal("zebra-3")
    assert str(refusal) == "a zebra cannot enter an area with a crocodile (size 3)"


@pytest.mark.parametrize("herbivore", ["gazelle", "zebra", "gnu", "giraffe"])
@pytest.mark.parametrize("neighbour", ["hippopotamus", "elephant", "rhinoceros", "gnu", "zebra"])
def test_herbivores_share_an_area_with_all_others(herbivore: str, neighbour: str) -> None:
    park = Park(f"{neighbour}-6a", river={"6a": "RLL"})
    assert {"6a", "6b"} <= set(park.places(herbivore))


def test_a_hunter_in_another_area_keeps_no_herbivore_out() -> None:
    park = Park("lion-6a", "leopard-3", river={"4a": "RL"}).then("crocodile-4a")
    assert park.places("gazelle") == ["2"]


@pytest.mark.parametrize(("hunter", "column"), [("lion", "3"), ("leopard", "2")])
def test_a_depressed_hunter_keeps_herbivores_out_all_the_same(hunter: str, column: str) -> None:
    park = Park(f"{hunter}-{column}")
    assert park.depressed(column) == [True]
    assert column not in park.places("gazelle")


# --- pachyderms


@pytest.mark.parametrize("species", ["elephant", "rhinoceros", "white_rhinoceros"])
def test_no_pachyderm_enters_the_two_space_area(species: str) -> None:
    assert "2" not in Park().places(species)


def test_a_second_pachyderm_in_the_three_space_area_is_refused() -> None:
    park = Park("elephant-3")
    assert "3" not in park.places("elephant")
    refusal = park.refusal("elephant-3")
    assert refusal.code == "pachyderms-full"
    assert (refusal.params["size"], refusal.params["limit"]) == (3, 1)


@pytest.mark.parametrize("columns", [("4a", "4a"), ("4a", "4b")])
def test_a_third_pachyderm_in_the_four_space_area_is_refused(columns: tuple[str, str]) -> None:
    first, second = columns
    park = Park(f"rhinoceros-{first}")
    assert second in park.places("rhinoceros")
    park.then(f"rhinoceros-{second}")
    assert not {"4a", "4b"} & set(park.places("white_rhinoceros"))
    refusal = park.refusal("white_rhinoceros-4b")
    assert refusal.code == "pachyderms-full"


@pytest.mark.parametrize("columns", [("6a", "6a", "6a"), ("6a", "6b", "6b")])
def test_a_fourth_pachyderm_in_the_six_space_area_is_refused(columns: tuple[str, ...]) -> None:
    animals = ("rhinoceros", "white_rhinoceros", "rhinoceros")
    park = Park()
    for animal, column in zip(animals, columns, strict=True):
        assert column in park.places(animal)
        park.then(f"{animal}-{column}")
    assert not {"6a", "6b"} & set(park.places("rhinoceros"))
    assert park.refusal("white_rhinoceros-6b").code == "pachyderms-full"


@pytest.mark.parametrize("rhinoceros", ["rhinoceros", "white_rhinoceros"])
def test_elephants_and_rhinoceroses_cannot_share_an_area(rhinoceros: str) -> None:
    for resident, other in ((rhinoceros, "elephant"), ("elephant", rhinoceros)):
        park = Park(f"{resident}-6a")
        assert not {"6a", "6b"} & set(park.places(other))
        refusal = park.refusal(f"{other}-6b")
        assert refusal.code == "pachyderm-meets-pachyderm"
        assert refusal.params["other"] == resident


def test_both_rhinoceroses_are_of_one_kind() -> None:
    assert {"4a", "4b"} <= set(Park("rhinoceros-4a").places("white_rhinoceros"))
    assert {"4a", "4b"} <= set(Park("white_rhinoceros-4a").places("rhinoceros"))


def test_the_limit_counts_pachyderms_alone() -> None:
    park = Park("gnu-4a", "gnu-4b", "elephant-4a")
    assert "4b" in park.places("elephant")


# --- aquatics


@pytest.mark.parametrize("species", ["hippopotamus", "crocodile"])
def test_aquatics_live_on_river_spaces_alone(species: str) -> None:
    park = Park(river={"4b": "RL", "6a": "LRL"})
    assert park.places(species) == ["4b"]
    refusal = park.refusal(f"{species}-6a")
    assert refusal.code == "aquatic-needs-river"
    assert "river" in str(refusal)


@pytest.mark.parametrize("species", [name for name in ANIMALS if name != "crocodile"])
def test_any_animal_may_stand_on_river(species: str) -> None:
    assert {"6a", "6b"} <= set(Park(river=RIVER).places(species))


@pytest.mark.parametrize(
    ("resident", "other"), [("hippopotamus", "crocodile"), ("crocodile", "hippopotamus")]
)
def test_hippopotamuses_and_crocodiles_cannot_share_an_area(resident: str, other: str) -> None:
    park = Park(f"{resident}-6a", river={"6a": "RRR", "6b": "RRR"})
    assert park.places(other) == ["dies"]
    refusal = park.refusal(f"{other}-6b")
    assert refusal.code == "aquatic-meets-aquatic"
    assert refusal.params["other"] == resident


@pytest.mark.parametrize("species", ["hippopotamus", "crocodile"])
def test_aquatics_of_one_species_share_an_area(species: str) -> None:
    assert {"6a", "6b"} <= set(Park(f"{species}-6a", river=RIVER).places(species))


# --- who else may meet


@pytest.mark.parametrize("carnivore", ["lion", "leopard"])
def test_ruling_a_carnivore_and_a_crocodile_share_an_area(carnivore: str) -> None:
    river = {"6a": "RRR", "6b": "RRR"}
    assert {"6a", "6b"} <= set(Park("crocodile-6a", river=river).places(carnivore))
    assert {"6a", "6b"} <= set(Park(f"{carnivore}-6a", river=river).places("crocodile"))


@pytest.mark.parametrize("pachyderm", ["elephant", "rhinoceros", "white_rhinoceros"])
@pytest.mark.parametrize("hunter", ["lion", "leopard", "crocodile"])
def test_ruling_hunters_and_pachyderms_share_an_area(pachyderm: str, hunter: str) -> None:
    river = {"6a": "RRR", "6b": "RRR"}
    assert {"6a", "6b"} <= set(Park(f"{pachyderm}-6a", river=river).places(hunter))
    assert {"6a", "6b"} <= set(Park(f"{hunter}-6a", river=river).places(pachyderm))


def test_a_hippopotamus_shares_an_area_with_carnivores_and_pachyderms() -> None:
    for neighbour in ("lion", "leopard", "elephant", "rhinoceros"):
        assert {"6a", "6b"} <= set(Park(f"{neighbour}-6a", river=RIVER).places("hippopotamus"))
        assert {"6a", "6b"} <= set(Park("hippopotamus-6a", river=RIVER).places(neighbour))
