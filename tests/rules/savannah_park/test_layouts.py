"""The variable set-up: suggested, drawn and own layouts, and what is wrong with some."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.mutations import scribbled
from tests.rules.savannah_park.components import built_in, read
from tests.rules.savannah_park.opening import open_park, view_of
from tests.rules.savannah_park.trials import OWN_LAYOUT
from tests.rules.test_fuzz import outcome
from wildpark.rules import GameError
from wildpark.rules.rules import Option
from wildpark.rules.savannah_park import RULES
from wildpark.rules.savannah_park.board import Board
from wildpark.rules.savannah_park.layouts import MAX_FAULTS, NAMES, is_fair, pieces_of, suggested

SUGGESTED = {
    "triangle": "Tb6,Tc1,Tc8,Td5,Tf6,Tg2,1b3,2e7,3e2",
    "slope": "Tb4,Tc7,Td2,Te3,Tf5,Tf7,1c2,2d5,3e7",
    "ridge": "Tb4,Td2,Td4,Td6,Td8,Tf6,1c2,2c6,3f4",
    "clearing": "Tb3,Tb5,Td3,Td7,Tf3,Tf5,1d2,2d8,3d5",
    "hedge": "Tb1,Tb4,Tc7,Td5,Te2,Tf4,1d7,2c3,3f3",
    "islands": "Ta2,Tc1,Tc8,Te1,Te8,Tg2,1f4,2c3,3c6",
    "two-woods": "Tb2,Tb6,Td3,Td7,Tf2,Tf6,1d6,2f3,3b3",
    "crescent": "Tb4,Tc6,Td2,Td8,Te6,Tf4,1e3,2b3,3d6",
}
"""Records name these layouts, so they never change."""

HOMES = {"sand", "tree", "grass"}


def board_of(layout: str, seed: int = 0) -> Board:
    return open_park(1, seed, layout=layout).plan.board


def unfair(view: dict[str, Any]) -> set[str]:
    """What is unfair about a layout, worked out anew from where the spaces lie."""
    near = {
        one["index"]: [
            other
            for other in view["spaces"]
            if (abs(one["x"] - other["x"]), abs(one["row"] - other["row"])) in {(2, 0), (1, 1)}
        ]
        for one in view["spaces"]
    }
    kinds = {one["index"]: one["kind"] for one in view["spaces"]}
    rings = [
        [other["index"] for other in near[space] if other["kind"] in HOMES]
        for space, kind in kinds.items()
        if kind.endswith("fire")
    ]
    found = {"a fire cannot clear six spaces" for ring in rings if len(ring) != 6}
    if len(set().union(*rings)) != sum(map(len, rings)):
        found.add("a space between two fires")
    if any("tree" in (one["kind"] for one in near[space])
           for space, kind in kinds.items() if kind == "tree"):  # fmt: skip
        found.add("trees touch")
    return found


def test_the_suggested_layouts_are_those_that_records_name() -> None:
    assert dict(suggested()) == SUGGESTED
    assert tuple(SUGGESTED) == NAMES
    assert len(set(SUGGESTED.values())) >= 6


def test_the_suggestions_are_offered_as_an_option() -> None:
    option = next(one for one in RULES.options if one.name == "layout")
    assert option == Option("layout", (), None, (None, *NAMES, "drawn"))


@pytest.mark.parametrize("name", NAMES)
def test_a_suggested_layout_is_fair_and_shown(name: str) -> None:
    board = board_of(name)
    assert is_fair(board, pieces_of(board))
    view = view_of(open_park(1, 0, layout=name))
    assert view["layout"] == SUGGESTED[name]
    assert not unfair(view)


@pytest.mark.parametrize(
    ("piece", "instead", "reason"),
    [
        ("Tc8", "Tc7", "trees touch"),  # as well as b6
        ("1b3", "1a2", "a fire cannot clear six spaces"),  # at the edge
        ("1b3", "1b4", "a fire cannot clear six spaces"),  # beside the rock
        ("1b3", "1e3", "a fire cannot clear six spaces"),  # beside another fire
        ("1b3", "1e4", "a space between two fires"),  # e3
    ],
)
def test_what_makes_a_layout_unfair(piece: str, instead: str, reason: str) -> None:
    """A layout of one's own may be so; none is suggested or drawn."""
    layout = SUGGESTED["triangle"].replace(piece, instead)
    board = board_of(layout)
    assert not is_fair(board, pieces_of(board))
    assert reason in unfair(view_of(open_park(1, 0, layout=layout)))


def test_the_printed_front_has_fires_as_fair_as_a_layout() -> None:
    view = view_of(open_park())
    middles = [(space["x"], space["row"]) for space in view["spaces"]
               if space["kind"].endswith("fire")]  # fmt: skip
    rings = [
        space["index"]
        for x, row in middles
        for space in view["spaces"]
        if (abs(space["x"] - x), abs(space["row"] - row)) in {(2, 0), (1, 1)}
    ]
    assert len(rings) == len(set(rings)) == 18


def test_drawn_layouts_are_fair_and_come_from_the_seed() -> None:
    boards = [board_of("drawn", seed) for seed in range(150)]
    assert not any(unfair(view_of(open_park(1, seed, layout="drawn"))) for seed in range(150))
    assert len({board.rows for board in boards}) == 150
    assert [board_of("drawn", seed) for seed in range(20)] == boards[:20]


def test_a_drawn_layout_is_the_same_for_all_players_and_can_be_asked_for_again() -> None:
    drawn = view_of(open_park(4, 3, layout="drawn"))
    again = view_of(open_park(4, 3, layout=drawn["layout"]))
    assert again == drawn


def test_the_pieces_lie_where_they_were_asked_for() -> None:
    for text in (OWN_LAYOUT, OWN_LAYOUT.replace(",", " "), OWN_LAYOUT.replace(",", ", ")):
        view = view_of(open_park(1, 0, layout=text))
        kinds = {space["name"]: space["kind"] for space in view["spaces"]}
        assert {name for name, kind in kinds.items() if kind == "tree"} == {
            "b1", "b2", "c1", "d5", "f6", "f7"
        }  # fmt: skip
        assert [kinds["c4"], kinds["d4"], kinds["e4"]] == ["small-fire", "medium-fire", "big-fire"]
        assert view["layout"] == OWN_LAYOUT
        assert sum(kind == "sand" for kind in kinds.values()) == 31


@pytest.mark.parametrize(
    ("layout", "code", "said"),
    [
        ("Tb1,Tb2,Tc1,Td5,Tf6,1c4,2d4,3e4", "layout-count", "6 of the piece tree, not 5"),
        (OWN_LAYOUT + ",Tg2", "layout-count", "6 of the piece tree, not 7"),
        (OWN_LAYOUT.replace("2d4,", ""), "layout-count", "1 of the piece medium-fire, not 0"),
        (OWN_LAYOUT + ",3g2", "layout-count", "1 of the piece big-fire, not 2"),
        ("", "layout-faults", "4 faults:\na layout has 6 of the piece tree, not 0"),
        (OWN_LAYOUT.replace("b1", "a1"), "layout-off-sand", "tree on a1 is off sand: a1 is grass"),
        (OWN_LAYOUT.replace("c4", "a3"), "layout-off-sand", "small-fire on a3 .* a3 is rock"),
        (OWN_LAYOUT.replace("c4", "b1"), "layout-two-pieces", "two pieces .* on b1"),
        (OWN_LAYOUT.replace("c4", "h1"), "layout-no-space", "no space 'h1'; it has a1 to g4"),
        (OWN_LAYOUT.replace("c4", ""), "layout-no-space", "no space ''"),
        (OWN_LAYOUT.replace("1c4", "4c4"), "layout-unknown", "'4c4' is neither a layout"),
        ("riddge", "layout-unknown", "'riddge' is neither a layout .triangle, slope, ridge"),
    ],
)
def test_what_is_no_layout_is_refused_with_the_reason(layout: str, code: str, said: str) -> None:
    with pytest.raises(GameError, match=said) as refusal:
        open_park(2, 0, layout=layout)
    assert refusal.value.code == code


def test_all_that_is_wrong_with_a_layout_is_named() -> None:
    layout = OWN_LAYOUT.replace("b1", "a1").replace("1c4", "4c4").replace("d4", "h1")
    with pytest.raises(GameError, match="the layout has 3 faults") as refusal:
        open_park(2, 0, layout=layout)
    codes = [line.code for line in refusal.value.lines]
    assert codes == ["layout-off-sand", "layout-unknown", "layout-no-space"]
    with pytest.raises(GameError) as refusal:
        open_park(2, 0, layout="x " * 10_000)
    assert len(refusal.value.lines) == MAX_FAULTS


@pytest.mark.parametrize("layout", [True, 7])
def test_a_layout_is_a_text(layout: object) -> None:
    with pytest.raises(GameError, match="a layout is a text") as refusal:
        open_park(2, 0, layout=layout)
    assert refusal.value.code == "layout-no-text"


@pytest.mark.parametrize("layout", ["ridge", "drawn", OWN_LAYOUT])
def test_a_layout_and_children_exclude_each_other(layout: str) -> None:
    with pytest.raises(GameError, match="no trees and fires to place") as refusal:
        open_park(2, 0, layout=layout, children=True)
    assert refusal.value.code == "layout-with-children"


def test_a_park_too_narrow_for_any_fair_layout_says_so(tmp_path: Path) -> None:
    table = built_in()
    table["board"]["back"] = ["GGG" + "." * 20, "GG" + "." * 20, "G"]
    with pytest.raises(GameError, match="no fair layout") as refusal:
        open_park(1, 0, read(table, tmp_path), layout="drawn")
    assert refusal.value.code == "layout-none"


def test_a_park_in_two_pieces_has_no_fair_layout(tmp_path: Path) -> None:
    table = built_in()
    table["board"]["back"] = ["GGG......", "#" * 10, "." * 9, "." * 10, "." * 9, "GGG......#"]
    with pytest.raises(GameError, match="no fair layout"):
        open_park(1, 0, read(table, tmp_path), layout="drawn")


@settings(max_examples=80)
@given(st.text(max_size=60) | scribbled(OWN_LAYOUT))
def test_any_text_is_a_layout_or_refused(text: str) -> None:
    game = outcome(lambda: open_park(1, 0, layout=text))
    assert game is None or sorted(pieces_of(game.plan.board).values()) == list("123TTTTTT")
