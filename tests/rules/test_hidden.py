"""Nothing that is made for a reader depends on what that reader cannot know.

Two worlds that look the same to a reader are made by filling in what the reader sees in two ways;
all that the reader is ever sent must then be the same, byte for byte.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec
import pytest

from tests.rules.playing import SEEDS, G, each_game, openings, positions, sizes
from tests.rules.trials import Opening, trials_of
from wildpark.rules import NAMES, Game, Random, rules_of

Thing = TypeVar("Thing")

LOOKS = 40
"""At so many positions of a game, evenly spread, all is compared that is made from them."""


def readers(game: Game) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(game.players), None]


def sent(name: str, game: Game, reader: int | None) -> bytes:
    """All that a page, a bot or a log line for ``reader`` is made from."""
    known = attributes(game.seen_by(reader), {id(value) for value in inside(game).values()})
    return answers(name, game, reader) + msgspec.json.encode(known)


def answers(name: str, game: Game, reader: int | None) -> bytes:
    """What the methods of a position say to ``reader``."""
    seen = game.seen_by(reader)
    everything = {
        "state": repr(seen.state()),
        "text": seen.text(),
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


def worlds(game: G, reader: int | None, *seeds: int) -> Iterator[G]:
    """Positions that ``reader`` cannot tell from ``game``."""
    for seed in seeds:
        world = game.seen_by(reader)
        world.fill_in(Random(seed))
        yield world


def spread(things: Sequence[Thing], looks: int) -> Sequence[Thing]:
    """At least so many of the things, evenly spread; all if there are fewer."""
    return things[:: max(1, len(things) // looks)]


@each_game(20, openings, SEEDS, SEEDS)
def test_what_a_reader_is_sent_depends_only_on_what_it_may_know(
    opening: Opening, first: int, second: int
) -> None:
    for game in spread(positions(opening), LOOKS):
        for reader in readers(game):
            truth = sent(opening.name, game, reader)
            for world in worlds(game, reader, first, second):
                assert sent(opening.name, world, reader) == truth


@each_game(20, openings)
def test_who_sees_no_more_than_a_spectator_sees_the_same(opening: Opening) -> None:
    for game in spread(positions(opening), LOOKS):
        for seat in range(game.players):
            if not game.sees_more(seat):
                seen, shown = game.seen_by(seat), game.seen_by(None)
                assert (seen, seen.text()) == (shown, shown.text())


@each_game(100, openings, SEEDS, SEEDS)
def test_reports_tell_no_more_than_the_table_shows(
    opening: Opening, first: int, second: int
) -> None:
    for game in spread(positions(opening), 3):
        for reader in readers(game):
            reports = {
                msgspec.json.encode(list(told(opening.name, world, reader)))
                for world in [game, *worlds(game, reader, first, second)]
            }
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


CASES = [
    pytest.param(Opening(name, players, number, players, dict(options)),
                 id=f"{name}-{variant}-{players}")
    for name in NAMES
    for number, (variant, options) in enumerate(trials_of(name).variants.items())
    for players in sizes(name, options)
]  # fmt: skip


@pytest.mark.parametrize("opening", CASES)
def test_seeing_a_world_again_shows_the_same(opening: Opening) -> None:
    differed = 0
    for number, game in enumerate(positions(opening)):
        for reader in readers(game):
            mine = game.seen_by(reader)
            first, second = worlds(game, reader, number, number + 1)
            differed += first != game
            assert first.seen_by(reader) == second.seen_by(reader) == mine
            assert first.seen_by(reader).state() == mine.state()
            again = first.seen_by(reader)
            again.fill_in(Random(number + 1))
            assert again == second
    assert differed > 50 or opening.players in trials_of(opening.name).open_to_all
