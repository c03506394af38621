"""``wildpark show`` draws what a text or a record holds, and refuses all else in a sentence."""

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.rules.texts import file_of
from wildpark.rules import NAMES, Random, open_game, rules_of
from wildpark.rules.record import Record


def kept(name: str) -> Record:
    """A short record."""
    record = Record(name, 2, {}, 7, rules_of(name).read_components(None).digest)
    game = record.replay()
    actions = []
    for _ in range(4):
        seat = game.to_act()[0]
        action = game.legal(seat)[0]
        actions.append((seat, game.notation(action)))
        game.play(seat, action)
    return Record(name, 2, {}, 7, record.components, tuple(actions))


@pytest.mark.parametrize("name", NAMES)
def test_every_kept_text_is_drawn(name: str) -> None:
    texts = file_of(name).read_text(encoding="ascii").splitlines()
    some = texts[:: max(1, len(texts) // 12)]
    drawn = {text: run("show", text) for text in some}
    assert {shown.exit_code for shown in drawn.values()} == {0}
    seen = [shown for text, shown in drawn.items() if text.split("~")[2] == "seen"]
    assert seen
    assert all(len(shown.stdout.splitlines()) > 5 for shown in seen)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_hidden_is_drawn(name: str) -> None:
    game = open_game(name, players=2, seed=7)
    for seat in (None, 0, 1):
        world = game.seen_by(seat)
        world.fill_in(Random(3))
        asked = () if seat is None else ("--seat", str(seat + 1))
        shown = run("show", world.text(), *asked)
        assert shown.exit_code == 0
        assert shown.stdout == run("show", game.text(), *asked).stdout
        assert shown.stdout.split()[-1] == game.seen_by(seat).text()


@pytest.mark.parametrize("name", NAMES)
def test_a_step_of_a_record_is_drawn(name: str, tmp_path: Path) -> None:
    record, path = kept(name), tmp_path / "game.json"
    path.write_text(record.write(), encoding="utf-8")
    shown = []
    for step in range(5):
        part = Record(name, 2, {}, 7, record.components, record.actions[:step])
        shown.append(run("show", str(path), "--step", str(step)).stdout)
        assert shown[step].split()[-1] == part.replay().seen_by(None).text()
    assert run("show", str(path)).stdout == shown[-1]
    beyond = run("show", str(path), "--step", "5")
    assert beyond.exit_code == 2
    assert "4" in beyond.stderr


def test_a_file_with_a_text_is_drawn(tmp_path: Path) -> None:
    path, text = tmp_path / "position.txt", open_game("zuuli", players=2, seed=7).text()
    path.write_text(text + "\n", encoding="utf-8-sig")
    assert run("show", str(path)).stdout == run("show", text).stdout


def test_what_a_seat_did_not_see_is_not_shown_to_it() -> None:
    game = open_game("savannah_park", players=2, seed=7)
    game.play(0, game.legal(0)[0])
    text = game.seen_by(None).text()
    assert run("show", text).exit_code == 0
    refused = run("show", text, "--seat", "1")
    assert refused.exit_code == 2
    assert "--seat" in refused.stderr


@pytest.mark.parametrize("what", ["", "~", "zuuli~1~whole", "{}", "no-such-file", ".", "a\0b"])
@pytest.mark.parametrize("more", [(), ("--step", "3"), ("--seat", "9")])
def test_all_else_is_refused_in_a_sentence(what: str, more: tuple[str, ...]) -> None:
    refused = run("show", what, *more)
    assert refused.exit_code in (1, 2)
    assert refused.stderr
    assert "Traceback" not in refused.stderr
    assert "unforeseen" not in refused.stderr.lower()


def test_a_seat_that_is_none_is_refused() -> None:
    text = open_game("zuuli", players=2, seed=7).text()
    for seat in ("0", "3"):
        assert run("show", text, "--seat", seat).exit_code == 2
