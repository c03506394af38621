"""Games for one player, and options that are said as text: from the wish to the replay."""

import msgspec
import pytest

from tests.rules.playing import allowed
from tests.rules.trials import trials_of
from tests.server.people import Person, card, play_out, refusal, with_picture
from wildpark.rules.catalogue import NAMES, rules_of
from wildpark.rules.record import Record
from wildpark.server.messages.messages import Error, Replay, TableCard

ME = ({"kind": "me", "name": "Ana"},)
LAYOUT = "Tb2,Tb6,Tc4,Te5,Tf2,Tf6,1c2,2d7,3e3"
SOLO = [
    pytest.param(name, options, id=f"{name}-{variant}")
    for name in NAMES
    for variant, options in trials_of(name).variants.items()
    if 1 in rules_of(name).players and allowed(name, 1, options)
]


@pytest.mark.parametrize(("game", "options"), SOLO)
def test_a_game_alone_from_the_wish_to_the_rematch(
    ana: Person, ben: Person, game: str, options: dict[str, object]
) -> None:
    table = ana.open(*ME, game=game, options=options)
    assert (table.status, table.players, table.join) == ("running", 1, None)
    with ana.live(table.id) as live:
        end = play_out(live, live.hello())
    assert (end.status, end.to_act, end.undo, end.deadlines) == ("over", [], [], [None])
    listed = ana.get("/api/tables").json()
    (shown,) = [with_picture(msgspec.convert(one, TableCard)) for one in listed]
    assert (shown.status, shown.places, shown.version) == ("over", [1], end.version)
    replayed = ben.get(f"/api/tables/{table.id}/replay")
    replay = msgspec.json.decode(replayed.content, type=Replay)
    assert len(replay.steps) == end.version + 1
    record = ana.get(f"/api/tables/{table.id}/record")
    assert record.status_code == 200
    assert shown.totals == [score.total for score in Record.read(record.text).replay().scores()]
    again = ben.ask("POST", "/api/replay", content=record.content)
    assert msgspec.json.decode(again.content, type=Replay) == replay
    following = card(ana.post(f"/api/tables/{table.id}/rematch"))
    assert (following.status, following.players, following.game) == ("running", 1, game)
    assert refusal(ben.post(f"/api/tables/{table.id}/rematch")) == (403, "not-a-member")


def test_a_layout_of_ones_own_is_the_one_that_is_played(ana: Person) -> None:
    table = ana.open(*ME, game="savannah_park", options={"layout": LAYOUT})
    with ana.live(table.id) as live:
        view = live.hello().view
    kinds = {space.name: space.kind for space in view.spaces}
    assert view.layout == LAYOUT
    assert [kinds[name] for name in ("b2", "f6")] == ["tree", "tree"]
    assert [kinds[name] for name in ("c2", "d7", "e3")] == ["small-fire", "medium-fire", "big-fire"]


@pytest.mark.parametrize(
    ("layout", "code"),
    [
        (LAYOUT.replace("Tb2,", ""), "layout-count"),
        (LAYOUT.replace("Tb6", "Tb2"), "layout-two-pieces"),
        (LAYOUT.replace("Tb2", "Tz9"), "layout-no-space"),
        ("nowhere", "layout-unknown"),
        ("", "layout-faults"),
        (7, "layout-no-text"),
        (True, "layout-no-text"),
    ],
)
def test_a_layout_that_does_not_fit_is_refused_with_the_reason(
    ana: Person, layout: object, code: str
) -> None:
    wish = {"game": "savannah_park", "seats": ME, "options": {"layout": layout}}
    answer = ana.post("/api/tables", wish)
    told = msgspec.json.decode(answer.content, type=Error)
    assert answer.status_code == 422
    assert code in {told.code, *(line.code for line in told.lines)}, told
    assert ana.get("/api/tables").json() == []


def test_options_that_exclude_each_other_are_refused(ana: Person) -> None:
    options = {"layout": "triangle", "children": True}
    wish = {"game": "savannah_park", "seats": ME, "options": options}
    assert ana.refused("POST", "/api/tables", wish)[0] == 422
    difficulty = {"game": "zuuli", "seats": ME, "options": {"difficulty": "god"}}
    assert ana.refused("POST", "/api/tables", difficulty) == (422, "option-value")
    many = {**difficulty, "seats": [*ME, {"kind": "bot"}], "options": {"difficulty": "legend"}}
    assert ana.refused("POST", "/api/tables", many) == (422, "option-players")


@pytest.mark.parametrize("game", [name for name in NAMES if 1 not in rules_of(name).players])
def test_nobody_plays_alone_what_is_for_more(ana: Person, game: str) -> None:
    assert ana.refused("POST", "/api/tables", {"game": game, "seats": ME}) == (422, "players")
