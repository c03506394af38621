"""Components files: other cards work without touching code, faults are told."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.rules.toml import Table
from tests.rules.zuuli.components import BUILT_IN, built_in, other, read
from tests.rules.zuuli.opening import open_zuuli, view_of
from wildpark.rules import GameError
from wildpark.rules.zuuli import RULES


def test_the_built_in_file_says_that_it_is_a_reconstruction() -> None:
    components = RULES.read_components(None)
    assert components.provenance == "reconstruction"
    assert view_of(open_zuuli())["provenance"] == "reconstruction"
    assert len(components.digest) == 64


def test_a_file_that_says_the_same_has_the_same_digest(tmp_path: Path) -> None:
    own = RULES.read_components(None).digest
    assert read(built_in(), tmp_path).digest == own
    path = tmp_path / "spelt.toml"
    path.write_text(f"# mine\n{BUILT_IN.replace('copies = 5', 'copies  =  5')}", encoding="utf-8")
    assert RULES.read_components(path).digest == own
    assert read(other(), tmp_path).digest != own


def test_other_cards_are_shown_as_the_file_says(tmp_path: Path) -> None:
    view = view_of(open_zuuli(2, 1, read(other(), tmp_path)))
    assert [one["name"] for one in view["enclosures"]] == ["yard", "valley", "den", "pond_7", "ark"]
    assert {"name": "otter", "copies": 8, "fierce": True, "habitats": ["water"], "space": 1,
            "value": 2, "rule": "wallow"} in view["animals"]  # fmt: skip
    assert {"name": "oasis", "copies": 6, "habitat": "water", "space": 1, "satisfaction": 0,
            "mixing": False} in view["upgrades"]  # fmt: skip


def change(sort: str, number: int, **values: object) -> Callable[[Table], object]:
    """A change of one card."""
    return lambda table: table[sort][number].update(values)


FAULTS: list[tuple[str, Callable[[Table], object], str]] = [
    ("fault-missing", lambda t: t.pop("animal"), "animal is missing"),
    ("fault-missing", lambda t: t["animal"][2].pop("value"), "animal 3.value is missing"),
    ("fault-missing", lambda t: t["deal"].pop("4"), "deal.4 is missing"),
    ("fault-extra-table", lambda t: t.update(coins=[]), "'coins' is unknown"),
    ("fault-extra", change("animal", 0, habits=1), "animal 1: 'habits' is unknown; allowed: name"),
    ("fault-extra", lambda t: t["deal"].update({"7": [1, 1, 1]}), "'7' is unknown"),
    ("fault-choice", change("animal", 0, rule="roar"),
     "animal 1.rule is 'roar'; allowed: pride, wallow, company, troop, chorus, bloom"),
    ("fault-choice", change("animal", 0, temper="shy"), "'shy'; allowed: friendly, fierce"),
    ("fault-choice", change("animal", 3, habitats=["sea"]),
     "animal 4.habitats is 'sea'; allowed: plains, jungle, water"),
    ("fault-choice", change("enclosure", 3, habitats=["sea"]), "allowed: plains, jungle, water"),
    ("fault-choice", change("upgrade", 0, adds_habitat="sea"), "allowed: plains, jungle, water"),
    ("fault-choice", change("enclosure", 9, condition="no lions"),
     "'no lions'; allowed: friendly only, fierce only, no two alike"),
    ("fault-same-habitat", change("animal", 1, habitats=["water", "water"]), "each habitat once"),
    ("fault-length", change("animal", 1, habitats=[]), "habitats has 0 entries"),
    ("fault-length", lambda t: t["deal"].update({"2": [1, 1]}), "deal.2 has 2 entries"),
    ("fault-number", lambda t: t["deal"].update({"2": [11, 1, 1]}), "deal.2 year 1 is 11"),
    ("fault-number", change("animal", 5, space=0), "animal 6.space is 0"),
    ("fault-number", change("animal", 5, copies=10), "animal 6.copies is 10"),
    ("fault-number", change("animal", 5, value=True), "animal 6.value is True"),
    ("fault-number", change("upgrade", 3, adds_space=0), "upgrade 4.adds_space is 0"),
    ("fault-number", lambda t: t["new_plot"].update(satisfaction=0), "new_plot.satisfaction is 0"),
    ("fault-pride", change("animal", 0, space=1), "at least 2 for the rule pride"),
    ("fault-effect", lambda t: t["upgrade"][0].pop("adds_habitat"), "upgrade 1 does nothing"),
    ("fault-mixing", change("upgrade", 5, allows_mixing=False), "allows_mixing is False"),
    ("fault-card-name", change("animal", 0, name="Löwe"), "animal 1.name is 'Löwe'"),
    ("fault-card-name", change("animal", 0, name="a  b"), "animal 1.name is 'a  b'"),
    ("fault-card-name", change("animal", 0, name="a-b"), "animal 1.name is 'a-b'"),
    ("fault-twice", change("animal", 0, name="Bear"), "name is 'bear'"),
    ("fault-twice", change("upgrade", 0, name="Confirm"), "name is 'confirm'"),
    ("fault-twice", change("enclosure", 4, name="Standard Pen 2"), "name is 'standard_pen_2'"),
    ("fault-twice", change("enclosure", 4, name="New Plot"), "name is 'new_plot'"),
    ("fault-enclosures", lambda t: [one.update(copies=3) for one in t["enclosure"]],
     "45 enclosure cards; allowed: at most 31"),
    ("fault-cards", lambda t: [one.update(copies=9) for one in t["animal"]],
     "153 cards; allowed: at most 120"),
    ("fault-deal", lambda t: t["deal"].update({"6": [6, 5, 5]}),
     "deal.6 deals 96 cards; there are 90"),
    ("fault-kind", lambda t: t.update(deal=[]), "allowed: a table"),
    ("fault-kind", lambda t: t.update(animal={}), "allowed: a list"),
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
    table["animal"][0]["rule"] = "roar"
    table["enclosure"][1]["habitats"] = ["sea"]
    table["upgrade"][2]["adds_space"] = 20
    del table["new_plot"]["space"]
    with pytest.raises(GameError) as refusal:
        read(table, tmp_path)
    assert [line.code for line in refusal.value.lines] == [
        "fault-missing", "fault-choice", "fault-choice", "fault-number",
    ]  # fmt: skip
