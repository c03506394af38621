"""Components files: other boards and tokens work without touching code, faults are told."""

from collections.abc import Callable
from math import dist
from pathlib import Path

import pytest

from tests.rules.playing import steps
from tests.rules.savannah_park.components import BUILT_IN, OTHER_BACK, built_in, other, read
from tests.rules.savannah_park.opening import open_park, texts, view_of
from tests.rules.savannah_park.slow_rules import Book
from tests.rules.toml import Table
from wildpark.rules import GameError
from wildpark.rules.savannah_park import RULES


def test_the_built_in_file_says_that_it_is_a_reconstruction() -> None:
    components = RULES.read_components(None)
    assert components.provenance == "reconstruction"
    assert view_of(open_park())["provenance"] == "reconstruction"
    assert len(components.digest) == 64


def test_a_file_that_says_the_same_has_the_same_digest(tmp_path: Path) -> None:
    own = RULES.read_components(None).digest
    assert read(built_in(), tmp_path).digest == own
    path = tmp_path / "spelt.toml"
    path.write_text(f"# mine\n{BUILT_IN.replace('. . T .', '..T.')}", encoding="utf-8")
    assert RULES.read_components(path).digest == own
    assert read(other(), tmp_path).digest != own


@pytest.mark.parametrize("side", ["front", "back"])
def test_another_outline_and_other_tokens_work(side: str, tmp_path: Path) -> None:
    components = read(other(), tmp_path)
    for seed in range(10):
        game = open_park(2, seed, components, children=side == "back", lions=bool(seed % 2))
        view = view_of(game)
        assert "".join(
            {"sand": ".", "tree": "T", "grass": "G", "rock": "#"}.get(one["kind"], "F")
            for one in view["spaces"]
        ) == "".join("".join(row.split()) for row in other()["board"][side]).translate(
            str.maketrans("123", "FFF")
        )
        assert {"rhino-zebra", "zebra-elephant-antelope"} <= {one["name"] for one in view["tokens"]}
        *_, last = steps(game, seed)
        assert last.after.is_over()


def test_the_centre_of_another_outline_is_what_is_nearest_to_its_middle(tmp_path: Path) -> None:
    book = Book(other(), OTHER_BACK)
    middle = [sum(axis) / len(axis) for axis in zip(*book.middles.values(), strict=True)]
    sand = sorted(book.of_kind("."), key=lambda name: dist(book.middles[name], middle))
    game = open_park(1, 0, read(other(), tmp_path), children=True, lions=True)
    assert {text.removeprefix("lion-") for text in texts(game)} == set(sand[:7])


def test_layouts_are_laid_on_another_back(tmp_path: Path) -> None:
    components = read(other(), tmp_path)
    assert view_of(open_park(1, 0, components, layout="drawn"))["layout"]
    with pytest.raises(GameError, match="off sand"):
        open_park(1, 0, components, layout="hedge")


def change_row(table: Table, side: str, row: int, letters: str) -> None:
    table["board"][side][row] = letters


FAULTS: list[tuple[str, Callable[[Table], object], str]] = [
    ("fault-missing", lambda t: t.pop("species"), "species is missing"),
    ("fault-missing", lambda t: t["board"].pop("back"), "board.back is missing"),
    ("fault-extra-table", lambda t: t.update(tigers=1), "'tigers' is unknown"),
    ("fault-length", lambda t: t["species"].pop(), "species has 5 entries"),
    ("fault-name", lambda t: t["species"].__setitem__(0, "Big cat"), "species 1 is 'Big cat'"),
    ("fault-twice", lambda t: t["species"].__setitem__(0, "zebra"), "species 4 is 'zebra'"),
    ("fault-reserved", lambda t: t["species"].__setitem__(0, "all"), "a name other than all"),
    ("fault-reserved", lambda t: t["species"].__setitem__(0, "b3"), "species 1 is 'b3'"),
    ("fault-length", lambda t: t["pairs"].pop(), "pairs has 5 entries; allowed: 6 to 6"),
    ("fault-choice", lambda t: t["pairs"].__setitem__(1, ["zebra", "gnu"]), "pairs 2 is 'gnu'"),
    ("fault-species", lambda t: t["pairs"].__setitem__(0, ["zebra"] * 2), "2 different species"),
    (
        "fault-same-token",
        lambda t: t["pairs"].__setitem__(0, ["giraffe", "zebra"]),
        r"pairs 2 is \['zebra', 'giraffe'\]; allowed: a combination that occurs only once",
    ),
    (
        "fault-share",
        lambda t: t["pairs"].__setitem__(0, ["zebra", "ostrich"]),
        "pairs show elephant on 1 tokens; allowed: 2",
    ),
    (
        "fault-share",
        lambda t: t["trios_with_watering_hole"].__setitem__(0, ["zebra", "ostrich", "rhino"]),
        "trios_with_watering_hole show rhino on 2 tokens; allowed: 1",
    ),
    ("fault-letters", lambda t: change_row(t, "front", 1, ". . x"), "front row 2 is '. . x'"),
    ("fault-letters", lambda t: change_row(t, "back", 0, ""), "back row 1 is ''"),
    ("fault-rows", lambda t: t["board"].update(
        front=["G . . . G", *t["board"]["front"][-2::-1]]), "rows that do not interlock"),
    ("fault-space-count", lambda t: change_row(t, "front", 0, "G . . T"), "has 5 of the space G"),
    ("fault-space-count", lambda t: change_row(t, "back", 0, "G . T G"), "has 1 of the space T"),
    ("fault-large-board", lambda t: t["board"]["front"].append("#" * 19), "66 spaces; .*: at most"),
    ("fault-rating", lambda t: t["solo_ratings"].pop("0"), "solo_ratings.0 is missing"),
    ("fault-points", lambda t: t["solo_ratings"].update({"7a": "x"}), "'7a' is not a number"),
    ("fault-text", lambda t: t["solo_ratings"].update({"90": ""}), "solo_ratings.90 is ''"),
    ("fault-kind", lambda t: t.update(solo_ratings=[]), "allowed: a table"),
    ("fault-text", lambda t: t.update(provenance=""), "provenance is ''"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "change", "said"), FAULTS)
def test_each_fault_is_told(
    code: str, change: Callable[[Table], object], said: str, tmp_path: Path
) -> None:
    table = built_in()
    change(table)
    with pytest.raises(GameError, match=said) as refusal:
        read(table, tmp_path)
    assert code in [line.code for line in refusal.value.lines]
    assert str(refusal.value).count("components.toml") == len(refusal.value.lines)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    table = built_in()
    table["pairs"][1] = ["zebra", "gnu"]
    table["board"]["front"][0] = "G . . T"
    table["board"]["back"][0] = "G o o G"
    del table["solo_ratings"]["0"]
    with pytest.raises(GameError) as refusal:
        read(table, tmp_path)
    assert [line.code for line in refusal.value.lines] == [
        "fault-choice", "fault-space-count", "fault-space-count", "fault-letters", "fault-rating",
    ]  # fmt: skip
