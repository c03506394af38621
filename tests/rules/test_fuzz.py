"""Whatever is read, it is read rightly or refused with a GameError, and nothing else happens."""

import json
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.mutations import JSON_LEAVES, LEAVES, changed, scribbled, trees
from tests.rules.playing import all_actions, any_position, each_game, openings, steps
from tests.rules.toml import to_toml
from tests.rules.trials import Opening, some
from wildpark.rules import NAMES, Game, GameError, open_game, rules_of
from wildpark.rules.record import Record

much = settings(max_examples=300)

T = TypeVar("T")


def outcome(call: Callable[..., T], *arguments: object, names: str = "") -> T | None:
    """What the call gives, or None if it is refused, with a sentence that ``names`` what it was."""
    try:
        return call(*arguments)
    except GameError as error:
        refusal = error
    assert refusal.code
    assert names in str(refusal)
    return None


# --- records


def record_of(opening: Opening, choices: int) -> Record:
    """The record of a random game after some choices."""
    game = opening.open()
    actions = [
        (step.seat, step.before.notation(step.action))
        for step, _ in zip(steps(game, opening.chooser), range(choices), strict=False)
    ]
    digest = rules_of(opening.name).read_components(None).digest
    return Record(
        game=opening.name,
        players=opening.players,
        options=opening.options,
        seed=opening.seed,
        components=digest,
        actions=tuple(actions),
    )


def records(names: tuple[str, ...] = NAMES) -> st.SearchStrategy[Record]:
    """Records of random games, most of them not played to the end."""
    return st.builds(record_of, openings(names), st.integers(0, 99))


def changed_records(names: tuple[str, ...]) -> st.SearchStrategy[object]:
    """What records say, with something wrong in it."""
    return records(names).flatmap(lambda record: changed(json.loads(record.write()), JSON_LEAVES))


def scribbled_records(names: tuple[str, ...]) -> st.SearchStrategy[str]:
    """The texts of records, damaged."""
    return records(names).flatmap(lambda record: scribbled(record.write()))


def check_record(text: str) -> None:
    """``text`` is refused, or is a record that reads back as written and replays or refuses."""
    record = outcome(Record.read, text)
    if record is None:
        return
    written = record.write()
    assert Record.read(written) == record
    assert Record.read(written).write() == written
    game = outcome(record.replay)
    assert game is None or game.whole


@each_game(300, records)
def test_a_record_reads_back_and_replays(record: Record) -> None:
    text = record.write()
    assert Record.read(text) == record
    assert Record.read(text).write() == text
    game = record.replay()
    known = list(record.positions())
    assert [(seat, game.notation(action)) for seat, action, _ in known] == list(record.actions)
    assert all(position == game for _, _, position in known[-1:])


@each_game(60, openings)
def test_the_record_of_a_game_replays_to_the_same_position(opening: Opening) -> None:
    game = opening.open()
    actions: list[tuple[int, str]] = []
    for number, step in enumerate(steps(game, opening.chooser), 1):
        actions.append((step.seat, step.before.notation(step.action)))
        if (number % 9 == 0 and number < 100) or step.after.is_over():
            record = record_of(opening, number)
            assert list(record.actions) == actions
            assert Record.read(record.write()).replay() == step.after


@much
@given(st.text() | trees(JSON_LEAVES).map(json.dumps))
def test_garbage_is_no_record(text: str) -> None:
    with pytest.raises(GameError):
        Record.read(text)


@each_game(300, changed_records)
def test_a_changed_record_is_read_or_refused(document: object) -> None:
    check_record(json.dumps(document))


@each_game(300, scribbled_records)
def test_a_scribbled_record_is_read_or_refused(text: str) -> None:
    check_record(text)


@pytest.mark.parametrize("depth", [10, 1_000, 100_000])
def test_a_deeply_nested_record_is_refused(depth: int) -> None:
    for text in ("[" * depth, "[" * depth + "]" * depth, '{"a":' * depth):
        with pytest.raises(GameError):
            Record.read(text)


# --- notation


@each_game(300, any_position, st.text(max_size=20))
def test_any_text_is_a_notation_or_refused(game: Game, text: str) -> None:
    check_notation(game, text)


@each_game(300, any_position, st.data())
def test_a_scribbled_notation_is_read_or_refused(game: Game, data: st.DataObject) -> None:
    texts = [game.notation(action) for action in all_actions(game)]
    check_notation(game, data.draw(st.sampled_from(texts).flatmap(scribbled)))


def check_notation(game: Game, text: str) -> None:
    """``text`` is refused, or exactly the notation of its action."""
    before = game.state()
    action = outcome(game.action, text)
    assert action is None or game.notation(action) == text
    assert game.state() == before


# --- components files


def built_in(name: str) -> str:
    return (files(f"wildpark.rules.{name}") / "components.toml").read_text(encoding="utf-8")


def check_file(name: str, path: Path) -> None:
    """The file is refused, or a game can be played with it to the end."""
    rules = rules_of(name)
    components = outcome(rules.read_components, path, names=path.name)
    if components is None:
        return
    assert rules.read_components(path).digest == components.digest
    for players in rules.players:
        game = open_game(name, players=players, seed=players, components=components)
        actions = len(all_actions(game))
        for step in steps(game, players):
            assert len(step.before.legal(step.seat)) <= actions


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_components_file_is_read_or_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "changed.toml"

    @some(name, 250)
    @given(changed(tomllib.loads(built_in(name)), LEAVES))
    def check(table: object) -> None:
        if isinstance(table, dict):
            path.write_text(to_toml(table), encoding="utf-8")
            check_file(name, path)

    check()


@pytest.mark.parametrize("name", NAMES)
def test_a_scribbled_components_file_is_read_or_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "scribbled.toml"

    @some(name, 250)
    @given(scribbled(built_in(name)))
    def check(text: str) -> None:
        path.write_text(text, encoding="utf-8")
        check_file(name, path)

    check()


@pytest.mark.parametrize("name", NAMES)
def test_any_bytes_are_no_components_file(name: str, tmp_path: Path) -> None:
    path = tmp_path / "bytes.toml"

    @settings(max_examples=200)
    @given(st.binary(max_size=200))
    def check(content: bytes) -> None:
        path.write_bytes(content)
        with pytest.raises(GameError):
            rules_of(name).read_components(path)

    check()


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_of_the_file_has_the_same_digest(name: str, tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text(to_toml(tomllib.loads(built_in(name))), encoding="utf-8")
    rules = rules_of(name)
    assert rules.read_components(path).digest == rules.read_components(None).digest


@pytest.mark.parametrize("name", NAMES)
def test_a_missing_file_and_a_folder_are_refused(name: str, tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.toml", Path("no\0name")):
        with pytest.raises(GameError):
            rules_of(name).read_components(path)
