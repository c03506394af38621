"""What comes over the line of a running game: nothing but what was declared, and no secret."""

import dataclasses
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tests.pages.african_park import GameTable, middle, view_of
from tests.pages.conftest import Visit
from tests.pages.laid import lay, play_until
from tests.pages.serving import Server
from tests.server.people import Page
from wildpark.rules.african_park.view import AfricanParkView
from wildpark.rules.record import Record
from wildpark.server.messages.messages import Done, Pong, Refused, State, Update

KINDS: dict[str, type[msgspec.Struct]] = {
    "state": State,
    "update": Update,
    "done": Done,
    "refused": Refused,
    "pong": Pong,
}


def test_nothing_but_what_was_declared(visit: Visit, server: Server) -> None:
    """A game up to its end as the line carries it, also to a spectator; then the seed is told."""
    played = play_until(middle(0, 14), first_seed=9_876_543_210_123)
    laid = lay(server, played)
    players = [visit(), visit()]
    tables = []
    for visitor, link in zip(players, laid.links, strict=True):
        page = visitor.open(link)
        page.get_by_role("button", name="Sit down").click()
        tables.append(GameTable(page))
    watcher = visit()
    watcher.open(f"/table/{laid.id}").locator(".park").wait_for()
    rng = Random(8)
    while tables[0].end.count() == 0:
        for table in tables:
            table.until_version(max(one.version for one in tables))
        next(table for table in tables if table.acts()).play(rng)
        tables[0].until_version(tables[1].version)

    page = tables[0].page
    answer = page.request.get(f"{server.url}/api/tables/{laid.id}/record")
    seed = str(Record.read(answer.text()).seed)
    species = [one.name for one in view_of(played.position).species]
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
                check_view(whole["view"], species)
        assert states


def check_view(view: dict[str, Any], species: list[str]) -> None:
    """What is said of the deck: how many cards are left, and of which species, in no order."""
    declared = {one.name for one in dataclasses.fields(AfricanParkView)}
    assert set(view) == declared | {"game"}
    assert len(view["cards"]) <= view["players"]
    assert [one["name"] for one in view["species"]] == species
    assert sum(one["unseen"] for one in view["species"]) == view["deck_left"]


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
