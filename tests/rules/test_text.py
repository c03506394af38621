"""A position as text: it is read back as it was, and nothing else that is read does any harm."""

import pickle
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from copy import copy, deepcopy
from multiprocessing import get_context
from typing import Any

import pytest
from hypothesis import strategies as st

from tests.rules.playing import (
    SEEDS,
    any_position,
    each_game,
    openings,
    positions,
    steps,
)
from tests.rules.test_hidden import answers, readers, spread
from tests.rules.trials import Opening, trials_of, whim
from wildpark.rules import NAMES, Game, GameError, Random, open_game, read_position, rules_of
from wildpark.rules.text import LETTERS, MAX_CHARACTERS

LIMITS = {"african_park": 300, "savannah_park": 700, "zuuli": 1500}
"""So long may a text be; a new game has 1,500 characters."""

SIGNS = LETTERS + "._~"
SCRIBBLE = st.text(st.sampled_from(SIGNS), max_size=8) | st.text(max_size=3)


def sights(game: Game) -> list[Game]:
    """The position, and what each reader sees of it."""
    return [game, *(game.seen_by(reader) for reader in readers(game))]


def rest_of(game: Game, seed: int) -> list[object]:
    """What a position leads to with this chance: all that can be told of its future."""
    game = game.copy()
    game.fill_in(Random(seed))
    first = [game.state(), game.revealed(), game.standing(), game.scores(), game.rival()]
    after = game.copy()
    after.play_out(Random(seed))
    return [*first, after.state(), after.revealed(), after.scores(), after.standing()]


def same(one: Game, other: Game, seed: int) -> None:
    """Two positions are equal in all that can be asked of them, and have the same future."""
    assert one == other
    assert one.state() == other.state()
    assert one.whole == other.whole
    assert one.to_act() == other.to_act()
    assert one.revealed() == other.revealed()
    assert one.in_steps() == other.in_steps()
    for seat in range(one.players):
        assert one.legal(seat) == other.legal(seat)
    assert rest_of(one, seed) == rest_of(other, seed)


@each_game(40, openings, SEEDS)
def test_a_text_is_read_back_as_it_was_written(opening: Opening, seed: int) -> None:
    for game in spread(positions(opening), 12):
        for sight in sights(game):
            text = sight.text()
            again = read_position(text)
            same(sight, again, seed)
            assert again.text() == text
            assert len(text) < LIMITS.get(opening.name, 1500)
            assert set(text) <= set(SIGNS)
            head = text.split("~")
            assert head[0] == opening.name
            assert head[1] == "1"
            assert head[2] == ("whole" if sight.whole else "seen")
            assert opening.open().box().digest.startswith(head[3])
            assert head[4] == str(opening.players)


@each_game(10, openings)
def test_a_text_of_careful_players_is_read_back(opening: Opening) -> None:
    game, rng = opening.open(), Random(opening.chooser)
    choose = trials_of(opening.name).choose
    while not game.is_over():
        for seat in game.to_act():
            game.play(seat, choose(game, seat, rng))
        for sight in sights(game):
            same(sight, read_position(sight.text()), 3)


@each_game(20, openings, SEEDS)
def test_who_reads_a_position_is_sent_the_same(opening: Opening, seed: int) -> None:
    for game in spread(positions(opening), 4):
        again = read_position(game.text())
        for reader in readers(game):
            assert answers(opening.name, again, reader) == answers(opening.name, game, reader)
            guess = again.seen_by(reader)
            guess.fill_in(Random(seed))
            assert guess.seen_by(reader).text() == game.seen_by(reader).text()


@each_game(10, openings)
def test_play_goes_on_from_a_text(opening: Opening) -> None:
    game = opening.open()
    for step in steps(game, opening.chooser):
        again = read_position(step.before.text())
        again.play(step.seat, step.action)
        assert again.text() == step.after.text()


# --- what is refused


def harmless(text: str) -> bool:
    """Whether a text is read; then it is a position in every respect."""
    try:
        game = read_position(text)
    except GameError as error:
        fault = error
    else:
        be_played(game, text)
        return True
    assert fault.code.startswith("position-")
    assert fault.code in {"position-cards", "position-too-long"} or "character" in str(fault)
    return False


def be_played(game: Game, text: str) -> None:
    """Does with a position that was read from ``text`` all that can be done with one."""
    assert game.text() == text
    rules = rules_of(text.split("~", maxsplit=1)[0])
    for reader in readers(game):
        seen = game.seen_by(reader)
        if game.whole or reader is None:
            rules.view(seen, reader)
        assert read_position(seen.text()) == seen
        seen.scores()
        seen.fill_in(Random(7))
        seen.play_out(Random(7))
    game.scores()
    game.standing()
    if not game.whole:
        game.fill_in(Random(5))
    rng = Random(3)
    for _ in range(60):
        if game.is_over():
            break
        seat = game.to_act()[0]
        assert game.legal(seat)
        game.play(seat, whim(game, seat, rng))
    game.play_out(Random(9))
    assert game.is_over()


def tampered(text: str, data: st.DataObject) -> str:
    """The text with one to three things in it changed."""
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        way = data.draw(st.sampled_from(["put", "cut", "change", "swap", "move", "double"]))
        fields = text.split("~")
        number = data.draw(st.integers(0, len(fields) - 1))
        if way == "put":
            text = text[:at] + data.draw(SCRIBBLE) + text[at:]
        elif way == "cut":
            text = text[:at] + text[at + data.draw(st.integers(1, 4)) :]
        elif way == "change" and at < len(text):
            text = text[:at] + data.draw(st.sampled_from(SIGNS)) + text[at + 1 :]
        elif way == "swap":
            other = data.draw(st.integers(0, len(text)))
            low, high = sorted((at, other))
            if low < high < len(text):
                text = text[:low] + text[high] + text[low + 1 : high] + text[low] + text[high + 1 :]
        elif way == "move":
            fields[number] = data.draw(st.sampled_from(fields))
            text = "~".join(fields)
        else:
            parts = fields[number].split("_")
            parts[data.draw(st.integers(0, len(parts) - 1))] = data.draw(st.sampled_from(parts))
            fields[number] = "_".join(parts)
            text = "~".join(fields)
    return text


@each_game(600, any_position, st.data())
def test_what_is_tampered_with_is_refused_or_a_position(game: Game, data: st.DataObject) -> None:
    sight = data.draw(st.sampled_from(sights(game)))
    harmless(tampered(sight.text(), data))


@pytest.mark.parametrize("name", NAMES)
def test_a_letter_in_place_of_another_is_refused_or_a_position(name: str) -> None:
    rng = Random(11)
    game = open_game(name, players=2, seed=5)
    game.play_out(Random(1))
    middle = positions(Opening(name, 2, 5, 6))
    read = 0
    for sight in [*sights(middle[len(middle) // 2]), *sights(middle[len(middle) // 4]), game]:
        text = sight.text()
        for at in range(len(text)):
            sign = SIGNS[rng.below(len(SIGNS))]
            other = rng.below(len(text))
            read += harmless(text[:at] + sign + text[at + 1 :])
            low, high = sorted((at, other))
            if low < high:
                swapped = text[:low] + text[high] + text[low + 1 : high] + text[low]
                read += harmless(swapped + text[high + 1 :])
    assert read > 0


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", 1),
        ("chess~1", 1),
        ("african_park", 13),
        ("african_park~2", 14),
        ("african_park~1~blind", 16),
        ("african_park~1~whole~0000000000000000~2~-~0", 22),
        ("african park~1", 8),
        ("zuuli~1~whole~é", 15),
        ("\n", 1),
    ],
)
def test_a_fault_is_told_with_its_place(text: str, place: int) -> None:
    with pytest.raises(GameError) as caught:
        read_position(text)
    assert caught.value.params["place"] == place
    assert f"character {place}" in str(caught.value)


@pytest.mark.parametrize("odd", [None, 7, b"zuuli", "a" * (MAX_CHARACTERS + 1)])
def test_what_is_no_text_is_refused(odd: Any) -> None:
    with pytest.raises(GameError):
        read_position(odd)


# --- pickle and copy


def moments(name: str) -> list[Game]:
    """Positions of a game, whole and seen, of every number of players."""
    return [
        sight
        for players in rules_of(name).players
        for game in spread(positions(Opening(name, players, 3, 4)), 3)
        for sight in sights(game)
    ]


def text_and_rest(game: Game) -> tuple[str, Game]:
    """What another process finds in a position."""
    return game.text(), game


@pytest.mark.parametrize("name", NAMES)
def test_positions_cross_processes(name: str) -> None:
    games = moments(name)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(text_and_rest, games, chunksize=50))
    for game, (text, back) in zip(games, found, strict=True):
        assert text == game.text()
        same(back, game, 5)


@each_game(20, any_position)
def test_positions_are_pickled_and_copied(game: Game) -> None:
    ways: Sequence[Callable[[Game], Game]] = [copy, deepcopy, *map(through, range(6))]
    for sight in sights(game):
        for way in ways:
            again = way(sight)
            assert again is not sight
            assert again == sight
            assert again.revealed() == sight.revealed()


def through(protocol: int) -> Callable[[Game], Game]:
    """Pickles and unpickles."""

    def way(game: Game) -> Game:
        back: Game = pickle.loads(pickle.dumps(game, protocol))
        return back

    return way
