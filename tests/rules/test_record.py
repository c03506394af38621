"""Records: written, read and replayed; a damaged or foreign one says what is wrong with it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import strategies as st

from tests.rules.african_park.components import built_in, read
from tests.rules.playing import each_game, openings, steps
from tests.rules.trials import Opening
from wildpark.rules import Game, GameError, open_game, rules_of
from wildpark.rules.components import Components
from wildpark.rules.record import Record
from wildpark.rules.rules import Setting

OLD = Path(__file__).parent / "records"
"""A record of each game, as version 1 wrote them."""

Spoil = Callable[[dict[str, Any]], object]


def played(opening: Opening, choices: int | None = None) -> tuple[Record, Game]:
    """A random game as a record, up to so many choices (None: to the end), and its position."""
    game = opening.open()
    actions = []
    for step in list(steps(game, opening.chooser))[:choices]:
        actions.append((step.seat, step.before.notation(step.action)))
        game = step.after
    record = Record(
        game=opening.name,
        players=opening.players,
        options=cast("dict[str, Setting]", opening.options),
        seed=opening.seed,
        components=rules_of(opening.name).read_components(None).digest,
        actions=tuple(actions),
        names=tuple(f"Ä{seat}" for seat in range(opening.players)),
        bots=tuple("greedy" if seat % 2 else None for seat in range(opening.players)),
    )
    return record, game


@each_game(100, openings, st.none() | st.integers(0, 90))
def test_a_record_reads_and_replays_as_it_was_written(
    opening: Opening, choices: int | None
) -> None:
    record, game = played(opening, choices)
    assert Record.read(record.write()) == record
    assert record.replay() == game


@pytest.mark.parametrize("path", sorted(OLD.glob("*-1.json")), ids=lambda path: path.stem)
def test_records_of_the_first_version_are_read_for_ever(path: Path) -> None:
    record = Record.read(path.read_text(encoding="utf-8"))
    assert record.replay().is_over()
    assert record.names[0] == "Ana"
    assert record.bots == ()  # a name alone does not tell a bot called "ranger" from a person


def test_a_record_replays_with_an_option_that_means_nothing_and_is_refused_today() -> None:
    record, game = played(Opening("zuuli", 2, 11, 12, {}), 20)
    assert replace(record, options={"difficulty": "legend"}).replay() == game
    with pytest.raises(GameError, match="means nothing with 2 players; it is for 1"):
        open_game("zuuli", players=2, seed=11, options={"difficulty": "legend"})


def test_there_is_an_old_record_of_every_old_game() -> None:
    found = {path.stem.removesuffix("-1") for path in OLD.glob("*-1.json")}
    assert found == {"african_park", "savannah_park", "zuuli"}


def test_positions_follow_the_game_choice_by_choice() -> None:
    opening = Opening("african_park", 3, 5, 6)
    record, _ = played(opening)
    found = [(seat, action, game.copy()) for seat, action, game in record.positions()]
    wanted = [(step.seat, step.action, step.after) for step in steps(opening.open(), 6)]
    assert found == wanted


def sound() -> dict[str, Any]:
    """A record of a whole game, as JSON says it."""
    said = json.loads(played(Opening("african_park", 2, 1, 1))[0].write())
    assert isinstance(said, dict)
    return said


DAMAGES: list[tuple[str, Spoil]] = [
    ("record-format", lambda r: r.pop("format")),
    ("record-format", lambda r: r.update(format="pgn")),
    ("record-version", lambda r: r.update(version=3)),
    ("record-version", lambda r: r.update(version=True)),
    ("record-missing", lambda r: r.pop("seed")),
    ("record-missing", lambda r: r.pop("components")),
    ("record-extra", lambda r: r.update(result="1-0")),
    ("record-field", lambda r: r.update(players="2")),
    ("record-field", lambda r: r.update(players=2.0)),
    ("record-field", lambda r: r.update(seed=True)),
    ("record-field", lambda r: r.update(game=None)),
    ("record-field", lambda r: r.update(components=5)),
    ("record-field", lambda r: r.update(options=[])),
    ("record-field", lambda r: r.update(options={"first": [1]})),
    ("record-extra", lambda r: r.update(version=1, bots=[])),
    ("record-field", lambda r: r.update(bots=["greedy"])),
    ("record-field", lambda r: r.update(bots=[None, "\x1b[2J"])),
    ("record-field", lambda r: r.update(bots=[None, ""])),
    ("record-field", lambda r: r.update(names=["Ann"])),
    ("record-field", lambda r: r.update(names=["Ann", 5])),
    ("record-field", lambda r: r.update(names=["Ann", "B" * 61])),
    ("record-field", lambda r: r.update(actions={})),
    ("record-field", lambda r: r["actions"].__setitem__(3, ["0", "gnu-6b"])),
    ("record-field", lambda r: r["actions"].__setitem__(3, [0, "gnu-6b", 1])),
    ("record-not-json", lambda r: r.update(names=["Ann", "\ud800"])),
]


@pytest.mark.parametrize(("code", "spoil"), DAMAGES)
def test_a_damaged_record_cannot_be_read(code: str, spoil: Spoil) -> None:
    said = sound()
    spoil(said)
    with pytest.raises(GameError) as caught:
        Record.read(json.dumps(said))
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["", "[]", "null", '{"format"', "[" * 100_000, "9" * 5000])
def test_what_is_no_record_cannot_be_read(text: str) -> None:
    with pytest.raises(GameError, match="this is not a record"):
        Record.read(text)


def test_a_text_without_end_is_not_even_looked_at() -> None:
    with pytest.raises(GameError) as caught:
        Record.read(" " * 1_000_001)
    assert caught.value.code == "record-too-long"


UNPLAYABLE: list[tuple[str, Spoil]] = [
    ("unknown-game", lambda r: r.update(game="poker")),
    ("players", lambda r: r.update(players=5, names=[], bots=[])),
    ("seed", lambda r: r.update(seed=-1)),
    ("unknown-option", lambda r: r.update(options={"last": 1})),
    ("option-value", lambda r: r.update(options={"first": 2})),
    ("record-components", lambda r: r.update(components="0" * 64)),
]


@pytest.mark.parametrize(("code", "spoil"), UNPLAYABLE)
def test_a_game_that_cannot_be_opened_is_not_replayed(code: str, spoil: Spoil) -> None:
    said = sound()
    spoil(said)
    record = Record.read(json.dumps(said))
    with pytest.raises(GameError) as caught:
        record.replay()
    assert caught.value.code == code


LAST = len(sound()["actions"])
"""How many choices that game had."""

UNFIT: list[tuple[int, str, Spoil]] = [
    (1, "sides-first", lambda r: r["actions"].__setitem__(0, [r["actions"][0][0], "gnu-6a"])),
    (1, "not-your-turn", lambda r: r["actions"].pop(0)),
    (4, "unknown-notation", lambda r: r["actions"][3].__setitem__(1, "gnu-7")),
    (4, "sides-chosen", lambda r: r["actions"][3].__setitem__(1, "sides-aaa")),
    (5, "no-such-seat", lambda r: r["actions"][4].__setitem__(0, 2)),
    (5, "no-such-seat", lambda r: r["actions"][4].__setitem__(0, -1)),
    (LAST + 1, "game-over", lambda r: r["actions"].append([0, "gnu-6a"])),
]


@pytest.mark.parametrize(("number", "reason", "spoil"), UNFIT)
def test_the_first_action_that_does_not_fit_is_named(
    number: int, reason: str, spoil: Spoil
) -> None:
    said = sound()
    spoil(said)
    record = Record.read(json.dumps(said))
    with pytest.raises(GameError, match="does not fit") as caught:
        record.replay()
    assert caught.value.code == "record-action"
    assert [line.code for line in caught.value.lines] == [reason]
    assert caught.value.params["number"] == number


def own_copy(folder: Path) -> Components:
    """Somebody's own components, in which a gnu is worth more."""
    table = built_in()
    next(one for one in table["species"] if one["name"] == "gnu")["value"] = 3
    return read(table, folder)


def test_a_record_with_own_components_replays_with_them_alone(tmp_path: Path) -> None:
    components = own_copy(tmp_path)
    game = open_game("african_park", players=2, seed=1, components=components)
    record = Record("african_park", 2, {}, 1, components.digest)
    assert record.replay(components) == game
    assert record.replay(tmp_path / "components.toml") == game
    assert (
        open_game("african_park", players=2, seed=1, components=tmp_path / "components.toml")
        == game
    )
    with pytest.raises(GameError) as caught:
        record.replay()
    assert caught.value.code == "record-components"
    assert caught.value.params["expected"] == components.digest[:12]


def test_components_of_the_wrong_kind_are_refused() -> None:
    class Foreign(Components):
        """What is no copy of African Park."""

        def said(self) -> object:
            return "nothing of it"

    foreign = Foreign()
    with pytest.raises(GameError) as caught:
        Record("african_park", 2, {}, 1, foreign.digest).replay(foreign)
    assert caught.value.code == "foreign-components"
