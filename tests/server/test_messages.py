"""The messages as the pages know them: made from the declarations, and from the catalogue."""

from typing import get_args, get_type_hints

import msgspec
import pytest

from wildpark.rules.catalogue import NAMES, open_game, rules_of
from wildpark.server.messages.schema import schema, view_types


def test_every_game_of_the_catalogue_is_in_the_union_of_views() -> None:
    found = schema()["$defs"]
    games = [found[one["$ref"].split("/")[-1]]["properties"]["game"] for one in views()]
    assert [game["enum"] for game in games] == [[name] for name in NAMES]


def views() -> list[dict[str, str]]:
    """What a view can be, by the schema."""
    union: list[dict[str, str]] = schema()["$defs"]["View"]["anyOf"]
    return union


@pytest.mark.parametrize("name", NAMES)
def test_a_view_is_what_is_declared_of_it(name: str) -> None:
    declared = view_types()[name]
    assert get_args(get_type_hints(declared)["game"]) == (name,)
    rules = rules_of(name)
    game = open_game(name, players=max(rules.players), seed=1)
    for seat in (None, *range(game.players)):
        view = rules.view(game.seen_by(seat), seat)
        assert isinstance(view, declared)
        sent = msgspec.json.encode(view)
        assert msgspec.json.encode(msgspec.json.decode(sent, type=declared)) == sent
