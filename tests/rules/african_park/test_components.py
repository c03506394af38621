"""A components file is checked whole: each fault names the file, the place, the value."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.rules.african_park.components import built_in, read
from tests.rules.toml import Table
from wildpark.rules import GameError, Random, open_game, rules_of
from wildpark.rules.african_park.view import AfricanParkView

Spoil = Callable[[Table], object]


def species(table: Table, name: str) -> Table:
    """The entry of one species."""
    return next(one for one in table["species"] if one["name"] == name)


def faults(spoil: Spoil, folder: Path) -> GameError:
    """The error for the built-in file after ``spoil``."""
    table = built_in()
    spoil(table)
    with pytest.raises(GameError) as caught:
        read(table, folder)
    return caught.value


FAULTS: list[tuple[str, Spoil, str]] = [
    ("fault-text", lambda t: t.pop("provenance"), "provenance is missing; allowed: a text"),
    ("fault-kind", lambda t: t.pop("territory"), "territory is missing; allowed: a table"),
    (
        "fault-choice",
        lambda t: species(t, "gnu").pop("group"),
        "species 3 (gnu).group is missing; allowed: herbivore, carnivore, pachyderm, aquatic",
    ),
    ("fault-number", lambda t: t["pachyderm_limit"].pop("4"), "pachyderm_limit.4 is missing"),
    ("fault-extra-table", lambda t: t.update(bears=1), "'bears' is unknown; allowed: provenance,"),
    (
        "fault-extra",
        lambda t: species(t, "lion").update(teeth=30),
        "species 6 (lion): 'teeth' is unknown; allowed: name, group, kind, minimum, value, copies",
    ),
    ("fault-extra", lambda t: t["herd_bonus"].update({"7": 20}), "'7' is unknown; allowed: 2, 3,"),
    (
        "fault-choice",
        lambda t: species(t, "lion").update(group="bird"),
        "species 6 (lion).group is 'bird'; allowed: herbivore, carnivore, pachyderm, aquatic",
    ),
    (
        "fault-number",
        lambda t: species(t, "gnu").update(minimum=8),
        "species 3 (gnu).minimum is 8; allowed: a whole number from 1 to 7",
    ),
    ("fault-number", lambda t: species(t, "gnu").update(value=True), "(gnu).value is True"),
    ("fault-number", lambda t: species(t, "gnu").update(value=2.0), "(gnu).value is 2.0"),
    ("fault-number", lambda t: species(t, "gnu").update(copies=[4, 1, -2]), "(gnu).copies is -2"),
    ("fault-number", lambda t: t["herd_bonus"].update({"3": "2"}), "herd_bonus.3 is '2'"),
    ("fault-number", lambda t: t["pachyderm_limit"].update({"2": 3}), "from 0 to 2"),
    (
        "fault-length",
        lambda t: species(t, "gnu").update(copies=[4, 1]),
        "species 3 (gnu).copies has 2 entries; allowed: 3 to 3",
    ),
    ("fault-length", lambda t: t["territory"]["4"].pop(), '"4" has 3 entries; allowed: 4 to 12'),
    ("fault-length", lambda t: t["territory"]["6"][1].pop(), "card 2 has 1 entries"),
    ("fault-length", lambda t: t["territory"]["6"][1][0].pop(), "card 2 side a has 1 entries"),
    ("fault-length", lambda t: t.update(species=[]), "species has 0 entries; allowed: 1 to 24"),
    ("fault-kind", lambda t: t["species"].__setitem__(0, 5), "species 1 is 5; allowed: a table"),
    ("fault-kind", lambda t: t.update(species="gnu"), "species is 'gnu'; allowed: a list"),
    ("fault-kind", lambda t: t.update(herd_bonus=[1]), "herd_bonus is [1]; allowed: a table"),
    ("fault-kind", lambda t: t["territory"]["4"][0][1].__setitem__(0, 5), "is 5; allowed: a text"),
    ("fault-name", lambda t: species(t, "gnu").update(name="Gnu!"), "species 3.name is 'Gnu!'"),
    (
        "fault-twice",
        lambda t: species(t, "gnu").update(name="zebra"),
        "species 3.name is 'zebra'; allowed: a name that is not used before",
    ),
    ("fault-text", lambda t: t.update(provenance=""), "provenance is ''"),
    (
        "fault-deck-uneven",
        lambda t: species(t, "gnu").update(copies=[4, 2, 1]),
        "the deck for 3 players has 58 cards; allowed: a number that 3 players can divide evenly",
    ),
    (
        "fault-deck-large",
        lambda t: species(t, "gnu").update(copies=[166, 0, 0]),
        "the deck for 2 players has 204 cards; allowed: at most 200",
    ),
    (
        "fault-pachyderm-kind",
        lambda t: species(t, "gnu").update(kind="antelope"),
        "species 3 (gnu).kind is 'antelope'; allowed: a kind for pachyderms only",
    ),
    (
        "fault-crocodile",
        lambda t: species(t, "crocodile").update(group="carnivore"),
        "(crocodile).group is 'carnivore'; allowed: 'aquatic' for the crocodile",
    ),
    (
        "fault-herd-gap",
        lambda t: t["herd_bonus"].pop("3"),
        "herd_bonus.3 is missing; allowed: a bonus for each herd from 2 to 6",
    ),
    ("fault-herd-gap", lambda t: t["herd_bonus"].clear(), "herd_bonus.2 is missing"),
    (
        "fault-column-height",
        lambda t: t["territory"]["2+3"][3][1].__setitem__(1, "LL"),
        "territory.\"2+3\" card 4 side b column 2 is 'LL'; allowed: 3 letters, one a space,",
    ),
    (
        "fault-column-letter",
        lambda t: t["territory"]["6"][0][0].__setitem__(0, "RXL"),
        "territory.\"6\" card 1 side a column 1 is 'RXL'; allowed: only the letters R (river)",
    ),
]


@pytest.mark.parametrize(
    ("code", "spoil", "words"), FAULTS, ids=[fault[2][:50] for fault in FAULTS]
)
def test_a_fault_names_file_place_value_and_what_is_allowed(
    code: str, spoil: Spoil, words: str, tmp_path: Path
) -> None:
    error = faults(spoil, tmp_path)
    assert error.code == "data-file-faults"
    assert code in {line.code for line in error.lines}
    assert any(
        line.startswith(str(tmp_path / "components.toml")) and words in line
        for line in str(error).splitlines()
    ), str(error)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    def spoil(table: Table) -> None:
        species(table, "gnu").pop("group")
        species(table, "zebra")["value"] = "two"
        table["territory"]["4"][0][0][0] = "RLL"
        table["provenance"] = 7

    error = faults(spoil, tmp_path)
    assert [line.code for line in error.lines] == [
        "fault-text",
        "fault-number",
        "fault-choice",
        "fault-column-height",
    ]
    assert len(str(error).splitlines()) == error.params["count"] == 4


@pytest.mark.parametrize("text", ["", "species", "a = [" + "[" * 9999, "\ud800", "x = 1\nx = 2"])
def test_what_is_no_components_file_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(text.encode(errors="surrogatepass"))
    with pytest.raises(GameError, match=r"own\.toml"):
        rules_of("african_park").read_components(path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="cannot be read") as caught:
        rules_of("african_park").read_components(tmp_path / "none.toml")
    assert caught.value.lines[0].code == "fault-unreadable"


def test_the_digest_is_of_what_the_file_says(tmp_path: Path) -> None:
    original = rules_of("african_park").read_components(None)
    assert read(built_in(), tmp_path).digest == original.digest
    changed = built_in()
    species(changed, "gnu")["value"] = 3
    assert read(changed, tmp_path).digest != original.digest


def test_beyond_the_table_the_largest_herd_bonus_holds(tmp_path: Path) -> None:
    table = built_in()
    table["herd_bonus"] = {"2": 1, "3": 5}
    components = read(table, tmp_path)
    game = open_game("african_park", players=2, seed=1, components=components)
    view = rules_of("african_park").view(game.seen_by(None), None)
    assert isinstance(view, AfricanParkView)
    assert view.herd_bonus == {"2": 1, "3": 5, "4": 5, "5": 5, "6": 5}


def largest() -> Table:
    """Components with as many species and cards as a file may have."""
    table = built_in()
    table["species"] = [
        {
            "name": f"beast_{number}",
            "group": ("herbivore", "carnivore", "pachyderm", "aquatic")[number % 4],
            "minimum": 1 + number % 7,
            "value": 99,
            "copies": [8, 0, 0 if number else 8],
        }
        for number in range(24)
    ]
    return table


@pytest.mark.parametrize("seed", range(5))
def test_as_many_species_and_cards_as_allowed_can_be_played(seed: int, tmp_path: Path) -> None:
    game = open_game("african_park", players=4, seed=seed, components=read(largest(), tmp_path))
    rng = Random(seed)
    while not game.is_over():
        (seat,) = game.to_act()
        actions = game.legal(seat)
        assert [game.action(game.notation(action)) for action in actions] == actions
        game.play(seat, actions[rng.below(len(actions))])
    view = rules_of("african_park").view(game.seen_by(None), None)
    assert isinstance(view, AfricanParkView)
    taken = sum(
        reserve.cemetery_cards
        + sum(
            space.animal is not None
            for area in reserve.areas
            for column in area.columns
            for space in column.spaces
        )
        for reserve in view.reserves
    )
    assert taken + view.deck_left == 200
    assert taken == 4 * view.round


def test_more_species_or_cards_are_refused(tmp_path: Path) -> None:
    def one_more_species(table: Table) -> None:
        table.update(largest())
        table["species"].append({**table["species"][0], "name": "beast_24"})

    def more_cards(table: Table) -> None:
        table.update(largest())
        table["species"][1]["copies"] = [8, 0, 4]

    assert "species has 25 entries; allowed: 1 to 24" in str(faults(one_more_species, tmp_path))
    assert "has 204 cards; allowed: at most 200" in str(faults(more_cards, tmp_path))
