"""Nothing that is made for a reader depends on what that reader cannot know.

Two worlds that look the same to a reader are made by filling in what the reader sees in two ways;
all that the reader is ever sent must then be the same, byte for byte.
"""

from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.playing import SEEDS, Opening, any_position, openings, positions
from wildpark.rules import NAMES, Game, Random, rules_of

games = settings(max_examples=20)
moments = settings(max_examples=150)


def readers(game: Game) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(game.players), None]


def sent(name: str, game: Game, reader: int | None) -> bytes:
    """All that a page, a bot or a log line for ``reader`` is made from."""
    seen = game.seen_by(reader)
    everything = {
        "state": repr(seen.state()),
        "attributes": attributes(seen, {id(value) for value in inside(game).values()}),
        "view": rules_of(name).view(seen, reader),
        "to act": seen.to_act(),
        "legal": seen.legal(reader) if reader is not None else None,
        "scores": seen.scores(),
        "standing": seen.standing(),
        "over": seen.is_over(),
        "revealed": seen.revealed(),
    }
    return msgspec.json.encode(everything)


def attributes(thing: object, shared: set[int]) -> object:
    """What lies in the object itself, where Python can look into it (uncompiled).

    Objects that a game shares with all its copies, such as its components, are passed over.
    """
    own = inside(thing)
    return {
        name: attributes(value, shared) if inside(value) else repr(value)
        for name, value in own.items()
        if not (inside(value) and id(value) in shared)
    }


def inside(thing: object) -> dict[str, object]:
    """The attributes of an object of ours, as far as Python sees them."""
    ours = type(thing).__module__.startswith("wildpark.")
    return getattr(thing, "__dict__", {}) if ours else {}


def worlds(game: Game, reader: int | None, *seeds: int) -> Iterator[Game]:
    """Positions that ``reader`` cannot tell from ``game``."""
    for seed in seeds:
        world = game.seen_by(reader)
        world.fill_in(Random(seed))
        yield world


@pytest.mark.parametrize("name", NAMES)
@games
@given(data=st.data(), seeds=st.tuples(SEEDS, SEEDS))
def test_what_a_reader_is_sent_depends_only_on_what_it_may_know(
    name: str, data: st.DataObject, seeds: tuple[int, int]
) -> None:
    opening: Opening = data.draw(openings((name,)))
    for game in positions(opening):
        for reader in readers(game):
            truth = sent(name, game, reader)
            for world in worlds(game, reader, *seeds):
                assert sent(name, world, reader) == truth


@pytest.mark.parametrize("name", NAMES)
@moments
@given(data=st.data(), seeds=st.tuples(SEEDS, SEEDS))
def test_reports_tell_no_more_than_the_table_shows(
    name: str, data: st.DataObject, seeds: tuple[int, int]
) -> None:
    game: Game = data.draw(any_position((name,)))
    for reader in readers(game):
        reports = set()
        for world in [game, *worlds(game, reader, *seeds)]:
            reports.add(msgspec.json.encode(list(told(name, world, reader))))
        assert len(reports) == 1


def told(name: str, game: Game, reader: int | None) -> Iterator[object]:
    """What ``reader`` would be told of each choice that turns up nothing new.

    Where the reader may not know the choice, each different report counts once: from a hidden hand
    there may be more choices in one world than in another.
    """
    report = rules_of(name).report
    for seat in game.to_act():
        secret: list[object] = []
        for action in game.legal(seat):
            after = game.copy()
            after.play(seat, action)
            if after.revealed() == game.revealed():
                known = None if game.secret(seat, action) and seat != reader else action
                lines = report(game.seen_by(reader), after.seen_by(reader), seat, known)
                if known is not None or lines not in secret:
                    yield lines
                    secret.append(lines)


@pytest.mark.parametrize("name", NAMES)
@moments
@given(data=st.data(), seeds=st.tuples(SEEDS, SEEDS))
def test_seeing_a_world_again_shows_the_same(
    name: str, data: st.DataObject, seeds: tuple[int, int]
) -> None:
    game: Game = data.draw(any_position((name,)))
    for reader in readers(game):
        first, second = worlds(game, reader, *seeds)
        assert first.seen_by(reader) == second.seen_by(reader) == game.seen_by(reader)
        again = first.seen_by(reader)
        again.fill_in(Random(seeds[1]))
        assert again == second
