"""What is hidden is hidden: proven from outside, by changing each secret that a game names.

``test_hidden.py`` makes other worlds with the game's own ``seen_by`` and ``fill_in``, and would
find nothing if those hid nothing. Here a true position is changed as the rulebook allows, which
only plain Python lets us do: compiled modules are held to it by ``test_modes.py``.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.conftest import is_compiled
from tests.rules.playing import sizes, steps
from tests.rules.test_hidden import readers, sent
from tests.rules.trials import Opening, Secret, trials_of
from wildpark.rules import NAMES, Game, Random

LOOKS = 14
"""At so many choices of a game, drawn at random, its secrets are changed."""

PLAIN = pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            name,
            marks=pytest.mark.skipif(
                is_compiled(f"wildpark.rules.{name}.position"),
                reason="compiled positions cannot be written to: make test-uncompiled",
            ),
        )
        for name in NAMES
    ],
)


def test_every_game_names_its_secrets() -> None:
    for name in NAMES:
        secrets = trials_of(name).secrets
        assert len({secret.name for secret in secrets}) == len(secrets) > 0


@dataclass(frozen=True)
class Pair:
    """Two true positions before and after the same choice, which differ in one secret at first."""

    secret: Secret
    reader: int | None
    before: tuple[Game, Game]
    after: tuple[Game, Game] | None


def cases(name: str) -> Iterator[Opening]:
    """A game of every number of players in every variant that is for so many."""
    for number, options in enumerate(trials_of(name).variants.values()):
        for players in sizes(name, options):
            yield Opening(name, players, number, players, dict(options))


def pairs(opening: Opening) -> Iterator[Pair]:
    """At some choices of a random game, each secret changed unseen by one reader."""
    rng = Random(opening.seed)
    played = list(steps(opening.open(), opening.chooser))
    for step in (played[rng.below(len(played))] for _ in range(LOOKS)):
        for secret in trials_of(opening.name).secrets:
            everybody = readers(step.before)
            reader, world = everybody[rng.below(len(everybody))], step.before.copy()
            if not secret.change(world, reader, rng):
                continue
            after = None
            if world.why_not(step.seat, step.action) is None:
                then = world.copy()
                then.play(step.seat, step.action)
                after = step.after, then
            yield Pair(secret, reader, (step.before, world), after)


def check_secrets(name: str) -> None:
    """Every secret varies, and nobody sees it vary who may not know it."""
    varied: set[str] = set()
    for opening in cases(name):
        found = list(pairs(opening))
        assert bool(found) != (opening.players in trials_of(name).open_to_all)
        for pair in found:
            true, other = pair.before
            assert true != other
            assert sent(name, true, pair.reader) == sent(name, other, pair.reader), pair.secret
        varied.update(pair.secret.name for pair in found)
    assert varied == {secret.name for secret in trials_of(name).secrets}


def check_revealed(name: str) -> None:
    """``revealed`` rises whenever a reader comes to see what was hidden, which does happen."""
    known: Counter[str] = Counter()
    for opening in cases(name):
        for pair in pairs(opening):
            if pair.after is None:
                continue
            told = [sent(name, game, pair.reader) for game in pair.after]
            if told[0] != told[1]:
                known[pair.secret.name] += 1
                assert pair.after[0].revealed() > pair.before[0].revealed(), pair.secret
    assert known


@PLAIN
def test_no_reader_sees_a_secret_vary(name: str) -> None:
    check_secrets(name)


@PLAIN
def test_what_becomes_known_is_counted(name: str) -> None:
    check_revealed(name)


@PLAIN
def test_a_game_that_hides_nothing_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = type(next(cases(name)).open())
    monkeypatch.setattr(position, "hide", lambda *_: None)
    with pytest.raises(AssertionError, match="Secret"):
        check_secrets(name)


@PLAIN
def test_a_game_that_never_reveals_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    position = type(next(cases(name)).open())
    monkeypatch.setattr(position, "revealed", lambda _: 0)
    with pytest.raises(AssertionError, match="Secret"):
        check_revealed(name)
