"""What comes over the line of a running game: nothing but what was declared, and no secret."""

import dataclasses
import json
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.pages.conftest import Visit
from tests.pages.games import GAMES
from tests.pages.laid import lay, nearly_over, view_of
from tests.pages.serving import Server
from tests.pages.test_friends import play_together, sit_down
from tests.server.people import Page
from wildpark.rules.record import Record
from wildpark.server.messages.messages import Done, Pong, Refused, State, Update

KINDS: dict[str, type[msgspec.Struct]] = {
    "state": State,
    "update": Update,
    "done": Done,
    "refused": Refused,
    "pong": Pong,
}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_but_what_was_declared(visit: Visit, server: Server, game: str) -> None:
    """A game up to its end as the line carries it, also to a spectator; then the seed is told."""
    played = nearly_over(game, 12, first_seed=9_876_543_210_123)
    laid = lay(server, played)
    players = [visit(), visit()]
    tables = [sit_down(game, *one) for one in zip(players, laid.links, strict=True)]
    watcher = visit()
    watcher.open(f"/table/{laid.id}").locator(".table-page").wait_for()
    assert play_together(tables, Random(8))

    answer = tables[0].page.request.get(f"{server.url}/api/tables/{laid.id}/record")
    seed = str(Record.read(answer.text()).seed)
    view = view_of(game, played.position)
    assert dataclasses.is_dataclass(view)
    declared = {one.name for one in dataclasses.fields(view)}
    for visitor in (*players, watcher):
        states, shown = 0, Page()
        for text in visitor.received:
            assert seed not in text
            message = json.loads(text)
            assert set(message) == fields(KINDS[message["type"]]) | {"type"}
            assert "seed" not in keys(message)
            whole = shown.take(text)
            if whole["type"] == "state":
                states += 1
                assert set(whole["view"]) == declared | {"game"}
        assert states


def fields(kind: type[msgspec.Struct]) -> set[str]:
    """The names of a message's fields."""
    return {one.encode_name for one in msgspec.structs.fields(kind)}


def keys(value: object) -> Iterator[str]:
    """All keys of a message, at any depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from keys(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from keys(inner)
