"""Who may live where, and each reason why not."""

from pathlib import Path

from tests.rules.zuuli.components import built_in
from tests.rules.zuuli.opening import do, keeping, refused, rooms_of, texts


def test_one_of_the_animals_habitats_must_be_there(tmp_path: Path) -> None:
    game = keeping(tmp_path, "elephant bear canopy standard_pen")
    assert refused(game, "place-elephant-canopy") == (
        "habitat-missing",
        {"room": "canopy", "animal": "elephant", "habitats": "plains"},
    )
    do(game, "place-bear-canopy", "place-elephant-standard_pen")


def test_an_upgrade_adds_a_habitat(tmp_path: Path) -> None:
    game = keeping(tmp_path, "elephant canopy plains_habitat")
    assert "place-elephant-canopy" not in texts(game)
    do(game, "install-plains_habitat-canopy", "place-elephant-canopy")
    assert rooms_of(game)["canopy"]["habitats"] == ["plains", "jungle"]
    assert refused(game, "remove-plains_habitat-canopy")[0] == "habitat-missing"


def test_the_animals_need_space(tmp_path: Path) -> None:
    game = keeping(tmp_path, "elephant*2 giraffe standard_pen")
    do(game, "place-elephant-standard_pen")
    assert refused(game, "place-elephant-standard_pen") == (
        "spaces-short",
        {"room": "standard_pen", "count": 2},
    )
    assert refused(game, "place-giraffe-standard_pen")[1]["count"] == 1


def test_extra_space_gives_two_more(tmp_path: Path) -> None:
    game = keeping(tmp_path, "elephant*2 extra_space standard_pen")
    do(game, "install-extra_space-standard_pen")
    do(game, "place-elephant-standard_pen", "place-elephant-standard_pen")
    assert rooms_of(game)["standard_pen"]["space"] == rooms_of(game)["standard_pen"]["taken"] == 8
    assert refused(game, "remove-extra_space-standard_pen") == (
        "spaces-short",
        {"room": "standard_pen", "count": 2},
    )


def test_each_extra_space_gives_two_more(tmp_path: Path) -> None:
    game = keeping(tmp_path, "giraffe extra_space*2 standard_pen")
    do(game, *["install-extra_space-standard_pen"] * 2)
    assert rooms_of(game)["standard_pen"]["space"] == 10
    do(game, "remove-extra_space-standard_pen")
    assert rooms_of(game)["standard_pen"]["space"] == 8


def test_a_fierce_animal_lives_only_with_its_own_name(tmp_path: Path) -> None:
    game = keeping(tmp_path, "bear*2 crocodile sloth grand_sanctuary")
    do(game, "place-bear-grand_sanctuary", "place-bear-grand_sanctuary")
    for animal in ("crocodile", "sloth"):
        code, params = refused(game, f"place-{animal}-grand_sanctuary")
        assert code == "fierce-alone"
        assert params["room"] == "grand_sanctuary"
        assert params["animal"] in {"bear", "crocodile"}
    assert params["animal"] == "bear"


def test_friendly_animals_live_with_any_friendly_ones(tmp_path: Path) -> None:
    game = keeping(tmp_path, "giraffe anteater sloth unicorn grand_sanctuary bear")
    for animal in ("giraffe", "anteater", "sloth", "unicorn"):
        do(game, f"place-{animal}-grand_sanctuary")
    assert refused(game, "place-bear-grand_sanctuary")[0] == "fierce-alone"


def test_a_safety_fence_lets_all_live_together(tmp_path: Path) -> None:
    game = keeping(tmp_path, "bear crocodile sloth grand_sanctuary safety_fence")
    do(game, "place-bear-grand_sanctuary")
    assert refused(game, "place-sloth-grand_sanctuary") == (
        "fierce-alone",
        {"room": "grand_sanctuary", "animal": "bear"},
    )
    do(game, "install-safety_fence-grand_sanctuary")
    do(game, "place-sloth-grand_sanctuary", "place-crocodile-grand_sanctuary")
    assert refused(game, "remove-safety_fence-grand_sanctuary")[0] == "fierce-alone"


def test_a_fence_lifts_no_condition(tmp_path: Path) -> None:
    game = keeping(tmp_path, "bear sloth petting_corner predator_house safety_fence*2")
    do(game, "install-safety_fence-petting_corner", "install-safety_fence-predator_house")
    assert refused(game, "place-bear-petting_corner")[0] == "friendly-only"
    assert refused(game, "place-sloth-predator_house")[0] == "fierce-only"


def test_friendly_only_and_fierce_only(tmp_path: Path) -> None:
    game = keeping(tmp_path, "bear sloth petting_corner predator_house")
    assert refused(game, "place-bear-petting_corner") == (
        "friendly-only",
        {"room": "petting_corner", "animal": "bear"},
    )
    assert refused(game, "place-sloth-predator_house") == (
        "fierce-only",
        {"room": "predator_house", "animal": "sloth"},
    )
    do(game, "place-sloth-petting_corner", "place-bear-predator_house")


def test_no_two_alike(tmp_path: Path) -> None:
    game = keeping(tmp_path, "sloth*2 red_panda show_garden")
    do(game, "place-sloth-show_garden", "place-red_panda-show_garden")
    assert refused(game, "place-sloth-show_garden") == (
        "no-two-alike",
        {"room": "show_garden", "animal": "sloth"},
    )


def test_two_enclosures_of_a_name_are_two_rooms(tmp_path: Path) -> None:
    game = keeping(tmp_path, "elephant*2 standard_pen*2")
    do(game, "place-elephant-standard_pen", "place-elephant-standard_pen_2")
    do(game, "take-elephant-standard_pen", "move-elephant-standard_pen_2-standard_pen")
    assert rooms_of(game)["standard_pen_2"]["animals"] == []


def test_only_own_rooms_can_be_used(tmp_path: Path) -> None:
    game = keeping(tmp_path, "lion*2 standard_pen paddock")
    assert refused(game, "place-lion-standard_pen", seat=1) == (
        "no-such-room",
        {"room": "standard_pen"},
    )
    assert refused(game, "place-lion-new_plot", seat=1) == ("no-animal-outside", {"animal": "lion"})


# --- rules of single animals ----------------------------------------------------------------------


def test_pride_a_lion_takes_two_spaces_beside_another(tmp_path: Path) -> None:
    game = keeping(tmp_path, "lion*3 standard_pen extra_space")
    do(game, "place-lion-standard_pen")
    assert rooms_of(game)["standard_pen"]["taken"] == 3
    do(game, "place-lion-standard_pen")
    assert rooms_of(game)["standard_pen"]["taken"] == 4
    do(game, "place-lion-standard_pen")
    assert rooms_of(game)["standard_pen"]["taken"] == 6


def test_a_lion_whose_company_leaves_needs_its_own_space_again(tmp_path: Path) -> None:
    """As printed, two lions never take less than one; other cards can make it so."""
    table = built_in()
    table["animal"][0]["space"] = 5
    game = keeping(tmp_path, "lion*2 sloth floodplain safety_fence jungle_habitat", table)
    do(game, "install-safety_fence-floodplain", "install-jungle_habitat-floodplain")
    do(game, "place-lion-floodplain", "place-lion-floodplain", "place-sloth-floodplain")
    assert rooms_of(game)["floodplain"]["taken"] == 5
    assert refused(game, "take-lion-floodplain") == (
        "spaces-short",
        {"room": "floodplain", "count": 1},
    )
    do(game, "take-sloth-floodplain", "take-lion-floodplain")


def test_wallow_a_hippo_is_friendly_where_plains_and_water_are(tmp_path: Path) -> None:
    game = keeping(tmp_path, "hippo*2 giraffe floodplain standard_pen extra_space*2")
    do(game, "install-extra_space-floodplain", "install-extra_space-standard_pen")
    do(game, "place-hippo-floodplain", "place-giraffe-floodplain", "place-hippo-standard_pen")
    do(game, "take-giraffe-floodplain")
    assert refused(game, "place-giraffe-standard_pen") == (
        "fierce-alone",
        {"room": "standard_pen", "animal": "hippo"},
    )


def test_wallow_looks_at_what_upgrades_add(tmp_path: Path) -> None:
    game = keeping(tmp_path, "hippo giraffe standard_pen water_habitat")
    do(game, "install-water_habitat-standard_pen")
    do(game, "place-hippo-standard_pen", "place-giraffe-standard_pen")
    assert refused(game, "remove-water_habitat-standard_pen")[0] == "fierce-alone"


def test_conditions_look_at_the_temper_in_that_enclosure(tmp_path: Path) -> None:
    game = keeping(tmp_path, "hippo predator_house petting_corner")
    assert refused(game, "place-hippo-predator_house") == (
        "fierce-only",
        {"room": "predator_house", "animal": "hippo"},
    )
    do(game, "place-hippo-petting_corner")


def test_an_upgrade_that_tames_a_hippo_is_refused_where_only_fierce_ones_live(
    tmp_path: Path,
) -> None:
    table = built_in()
    house = next(one for one in table["enclosure"] if one["name"] == "Predator House")
    house["habitats"] = ["plains"]
    game = keeping(tmp_path, "hippo predator_house water_habitat", table)
    do(game, "place-hippo-predator_house")
    assert refused(game, "install-water_habitat-predator_house") == (
        "fierce-only",
        {"room": "predator_house", "animal": "hippo"},
    )
