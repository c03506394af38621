"""What changed leads to the whole: whole games of every kind, as every reader is told of them."""

from collections import Counter
from dataclasses import dataclass

import msgspec
import pytest

from tests.server.people import Page
from tests.server.told import Kind, plain, table_for, told, variants
from wildpark.server.messages.messages import Replace
from wildpark.server.tables.changes import difference

KINDS = [*plain(), *variants()]


@pytest.mark.parametrize(("kind", "seed"), [*zip(KINDS, range(len(KINDS)), strict=True)], ids=str)
def test_every_update_makes_the_whole_state(kind: Kind, seed: int) -> None:
    pages: dict[str, Page] = {}
    kinds: Counter[str] = Counter()
    for reader, message, whole in told(table_for(kind, seed), seed):
        kinds[msgspec.json.decode(message)["type"]] += 1
        page = pages.setdefault(reader, Page())
        page.take(message)
        assert page.state == msgspec.json.decode(whole)
    assert kinds["update"] > kinds["state"] >= len(pages)


@dataclass
class Pair:
    """A record of a test."""

    one: object
    other: object


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        (1, 1, []),
        (1, 2, [("", 2)]),
        (1, True, [("", True)]),
        (None, 0, [("", 0)]),
        ("a", None, [("", None)]),
        ([], [], []),
        ([1], [1, 2], [("", [1, 2])]),
        ([1, 2, 3], [1, 2, 4], [("/2", 4)]),
        ([1, 2, 3], [1, 5, 4], [("", [1, 5, 4])]),
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": 2}, {"b": 2}, [("", {"b": 2})]),
        (Pair(1, [Pair(2, 3)]), Pair(1, [Pair(2, 4)]), [("/other/0/other", 4)]),
        (Pair(1, 2), Pair(3, 4), [("", Pair(3, 4))]),
        (Pair(Pair(1, 2), 5), Pair(Pair(3, 2), 5), [("/one/one", 3)]),
        (
            [Pair(1, 1)] * 3,
            [Pair(2, 2)] * 2 + [Pair(1, 1)],
            [("", [Pair(2, 2)] * 2 + [Pair(1, 1)])],
        ),
    ],
)
def test_what_is_different(old: object, new: object, patch: list[tuple[str, object]]) -> None:
    found = difference(Pair(old, 0), Pair(new, 1), ["one"])
    assert found == [Replace(f"/one{path}", value) for path, value in patch]
