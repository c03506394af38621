"""What comes over the line of a running game: nothing but what was declared, and no secret.

The record of the game, replayed, says what was where; a browser's messages are held against that.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from tests.pages.conftest import Visit
from tests.pages.games import GAMES, pages_of
from tests.pages.laid import but_for, lay, whole_game
from tests.pages.serving import Server
from tests.pages.table import play_together, sit_down
from tests.pages.visitor import PHONE, Look, Visitor
from tests.server.people import Page
from wildpark.rules.catalogue import open_game, rules_of
from wildpark.rules.game import Game
from wildpark.rules.record import Record
from wildpark.server.messages.messages import Done, Pong, Refused, State, Update

KINDS: dict[str, type[msgspec.Struct]] = {
    "state": State,
    "update": Update,
    "done": Done,
    "refused": Refused,
    "pong": Pong,
}

SEED = 9_876_543_210_123
"""The least that a game is dealt from: no other number in a message looks like it."""

QUARTER = 4
"""The last of so many parts of a game is played: all its phases come up in it."""


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_is_hidden(game: str, visit: Visit, server: Server) -> None:
    """A game up to its end as the line carries it, also to a spectator; then the seed is told."""
    whole = whole_game(game, first_seed=SEED)
    laid = lay(server, but_for(whole, len(whole.moves) // QUARTER))
    players = [visit(Look(still=True)), visit(Look(size=PHONE, still=True))]
    make = pages_of(game).GameTable
    tables = [sit_down(one, link, make) for one, link in zip(players, laid.links, strict=True)]
    watcher = visit(Look(still=True))
    watcher.open(f"/table/{laid.id}").locator(".table-page").wait_for()
    assert play_together(tables, Random(8))

    answer = tables[0].page.request.get(f"{server.url}/api/tables/{laid.id}/record")
    record = Record.read(answer.text())
    assert record.seed >= SEED
    positions = list(positions_of(record))
    assert tables[0].totals() == [score.total for score in positions[-1].scores()]
    readers: dict[int | None, Visitor] = {0: players[0], 1: players[1], None: watcher}
    hidden = 0
    for seat, visitor in readers.items():
        for text in visitor.received:
            check_declared(text, str(record.seed))
        for state in states_of(visitor):
            hidden += check_view(game, state, seat, positions)
            check_entries(state, seat, positions)
    assert hidden


def positions_of(record: Record) -> Iterator[Game]:
    """The true position at each version of a table where nothing was taken back."""
    yield open_game(record.game, players=record.players, seed=record.seed, options=record.options)
    for _, _, after in record.positions():
        yield after.copy()


def check_declared(text: str, seed: str) -> None:
    """A message has the fields that were declared, and the seed is nowhere in it."""
    assert seed not in text
    message = json.loads(text)
    assert set(message) == fields(KINDS[message["type"]]) | {"type"}
    assert "seed" not in keys(message)


def states_of(visitor: Visitor) -> list[dict[str, Any]]:
    """All states of the table that somebody's page was sent, as a whole or by what changed."""
    shown = Page()
    states = [one for one in map(shown.take, visitor.received) if one["type"] == "state"]
    assert len(states) > 2
    return states


def check_view(
    game: str, state: Mapping[str, Any], seat: int | None, positions: Sequence[Game]
) -> int:
    """A view is made of what the seat may see; how much it hides, as the game's module counts."""
    position = positions[state["version"]]
    view = rules_of(game).view(position.seen_by(seat), seat)
    assert state["view"] == json.loads(msgspec.json.encode(view))
    return pages_of(game).check_hidden(state["view"], seat, position)


def check_entries(state: Mapping[str, Any], seat: int | None, positions: Sequence[Game]) -> None:
    """A secret choice of another is not told before it becomes known."""
    now = positions[state["version"]]
    for entry in state["entries"]:
        before, other = positions[entry["version"] - 1], entry["seat"]
        secret = before.secret(other, before.legal(other)[0])
        if other != seat and secret and now.revealed() == before.revealed():
            assert (entry["action"], entry["notation"]) == (None, None)


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
