"""Records and components files of Zuuli are read rightly or refused, and nothing else."""

import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.rules.mutations import JSON_LEAVES, LEAVES, changed, scribbled
from tests.rules.playing import positions
from tests.rules.test_fuzz import check_file, check_notation, check_record, record_of
from tests.rules.toml import to_toml
from tests.rules.zuuli.components import BUILT_IN
from tests.rules.zuuli.opening import Opening, openings
from wildpark.rules.record import Record

some = settings(max_examples=40, suppress_health_check=list(HealthCheck))
RECORDS = st.builds(record_of, openings(), st.integers(0, 99))


@pytest.mark.parametrize("players", [1, 2, 6])
def test_a_record_replays_to_the_same_position(players: int) -> None:
    opening = Opening("zuuli", players, 3, 5, {})
    *_, end = positions(opening)
    assert Record.read(record_of(opening, 9_999).write()).replay() == end


@some
@given(RECORDS.flatmap(lambda record: changed(json.loads(record.write()), JSON_LEAVES)))
def test_a_changed_record_is_read_or_refused(document: object) -> None:
    check_record(json.dumps(document))


@some
@given(openings(), st.text(max_size=20))
def test_any_text_is_a_notation_or_refused(opening: Opening, text: str) -> None:
    check_notation(opening.open(), text)


@some
@given(st.data())
def test_a_scribbled_notation_is_read_or_refused(data: st.DataObject) -> None:
    game = data.draw(openings()).open()
    texts = [game.notation(action) for action in range(0, game.actions, 13)]
    check_notation(game, data.draw(st.sampled_from(texts).flatmap(scribbled)))


@some
@given(data=st.data())
def test_a_changed_components_file_is_read_or_refused(data: st.DataObject, tmp_path: Path) -> None:
    table = data.draw(changed(tomllib.loads(BUILT_IN), LEAVES))
    path = tmp_path / "changed.toml"
    if isinstance(table, dict):
        path.write_text(to_toml(table), encoding="utf-8")
        check_file("zuuli", path)


@some
@given(data=st.data())
def test_a_scribbled_components_file_is_read_or_refused(
    data: st.DataObject, tmp_path: Path
) -> None:
    path = tmp_path / "scribbled.toml"
    path.write_text(data.draw(scribbled(BUILT_IN)), encoding="utf-8")
    check_file("zuuli", path)
