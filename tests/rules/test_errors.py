"""Errors cross processes and are copied whole: code, parameters, lines and sentence survive."""

import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import click
import pytest

import wildpark
from wildpark.bots.makers import make_bot
from wildpark.rules import NAMES, GameError, open_game, rules_of
from wildpark.rules.record import Record
from wildpark.rules.terms import IllegalAction
from wildpark.rules.text_file import EncodingError

PACKAGE = Path(wildpark.__file__).parent
BAD_FILE = Path(__file__)
"""No data file of any game."""


def refused_option() -> None:
    open_game(NAMES[0], players=2, seed=1, options={"nonsense": 1})


def refused_players() -> None:
    open_game(NAMES[0], players=99, seed=1)


def refused_action() -> None:
    game = open_game(NAMES[0], players=2, seed=1)
    game.play(game.to_act()[0], 10**9)


def refused_file() -> None:
    rules_of(NAMES[0]).read_components(BAD_FILE)


def refused_record() -> None:
    digest = rules_of(NAMES[0]).read_components(None).digest
    Record(NAMES[0], 2, {}, 1, digest, ((0, "nonsense"),)).replay()


def refused_bot() -> None:
    make_bot(NAMES[0], "nonsense", 1)


REFUSED = [
    refused_option,
    refused_players,
    refused_action,
    refused_file,
    refused_record,
    refused_bot,
]


def told(error: GameError) -> tuple[object, ...]:
    """All that an error says."""
    return type(error), error.code, error.params, list(error.lines), str(error), error.args


def raised_by(work: Callable[[], None]) -> GameError:
    with pytest.raises(GameError) as caught:
        work()
    return caught.value


@pytest.mark.parametrize("work", REFUSED)
def test_a_refusal_is_copied_whole(work: Callable[[], None]) -> None:
    error = raised_by(work)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert told(pickle.loads(pickle.dumps(error, protocol))) == told(error)
    assert told(copy(error)) == told(deepcopy(error)) == told(error)


def test_a_refusal_does_not_break_a_pool() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for work in REFUSED:
            with pytest.raises(GameError) as caught:
                pool.submit(work).result()
            assert told(caught.value) == told(raised_by(work))


def is_ours(kind: type[Exception]) -> bool:
    return kind.__module__.startswith("wildpark.")


def own_errors() -> Iterator[type[Exception]]:
    """Every class of exceptions of the package."""
    for file in PACKAGE.rglob("*.py"):
        if file.name.startswith("_") or "migrations" in file.parts:
            continue  # they run when they are imported
        module = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
        for thing in vars(import_module(module)).values():
            if isinstance(thing, type) and issubclass(thing, Exception) and is_ours(thing):
                yield thing


def made(kind: Any) -> Exception:
    """An error of each kind; a new kind is to be added here."""
    error: Exception
    if issubclass(kind, GameError):
        error = kind("no-such-seat", "there is no seat 9", seat="9", last=1)
    elif issubclass(kind, click.ClickException):
        error = kind("a sentence")
    elif issubclass(kind, EncodingError):
        error = kind("utf-8", 2, "0xE4")
    else:
        error = kind("unknown-level", level="cub", allowed="ranger")
    return error


def test_every_exception_of_ours_is_copied_whole() -> None:
    kinds = set(own_errors())
    assert {GameError, IllegalAction} < kinds
    for kind in kinds:
        error = made(kind)
        for again in (pickle.loads(pickle.dumps(error)), copy(error), deepcopy(error)):
            assert type(again) is kind
            assert str(again) == str(error)
            assert again.args == error.args
            assert again.__dict__ == error.__dict__
