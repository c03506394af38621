"""Taking choices back where all choose at the same time: each seat its own, whatever others do."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, is_dataclass

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.server.playing import CASES, TOGETHER, Case, chosen_for, do, numbers, opened, play_on
from wildpark.rules.catalogue import open_game, rules_of
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.server.domain import Event
from wildpark.server.messages.errors import Refusal
from wildpark.server.tables.log import Log

SAYS_WHO_HAS_CHOSEN = {"to_act", "chosen", "has_chosen"}


def shown(game: str, position: Game, seat: int | None) -> object:
    """What a reader is shown, without who has chosen."""
    return plain(rules_of(game).view(position.seen_by(seat), seat))


def plain(value: object) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        return plain(asdict(value))
    if isinstance(value, Mapping):
        return {k: plain(v) for k, v in value.items() if k not in SAYS_WHO_HAS_CHOSEN}
    return [plain(one) for one in value] if isinstance(value, list | tuple) else value


def played_to_development(players: int, seed: int = 1) -> Log:
    """A game of Zuuli in which the parks of the first year are about to be developed."""
    log = opened("zuuli", players, {}, seed)
    while not log.position.in_steps():
        seat = log.position.to_act()[0]
        do(log, seat, chosen_for(log.position, seat, seed))
    return log


def change(log: Log, seat: int, number: int) -> None:
    """Some change of the seat's own park; what ends the development is not chosen."""
    position = log.position
    actions = [one for one in position.legal(seat) if position.notation(one) != "confirm"]
    do(log, seat, actions[Random(number).below(len(actions))])


@given(st.sampled_from(CASES), numbers, st.integers(0, 90))
@settings(max_examples=150)
def test_an_undo_gives_the_position_without_the_choice(case: Case, seed: int, steps: int) -> None:
    game, players, options = case
    log = opened(game, players, options, seed)
    play_on(log, steps, Random(seed))
    assume(any(log.takes_back(seat) for seat in range(players)))
    for seat in range(players):
        if (target := log.takes_back(seat)) is None:
            continue
        others = [one for one in log.choices if one.seat != seat]
        before = log.position
        do(log, seat, None)
        without = open_game(game, players=players, seed=seed, options=options)
        for one in log.choices:
            assert one.action is not None
            assert one.version != target
            without.play(one.seat, one.action)
        assert log.position == without
        assert [one for one in log.choices if one.seat != seat] == others
        assert seat in log.position.to_act()
        assert log.position.revealed() == before.revealed()
        again = Log(open_game(game, players=players, seed=seed, options=options), log.events)
        assert again.position == log.position


@given(st.sampled_from(TOGETHER), numbers, st.integers(0, 60))
@settings(max_examples=100)
def test_a_hidden_choice_taken_back_shows_others_nothing(case: Case, seed: int, steps: int) -> None:
    game, players, options = case
    log = opened(game, players, options, seed)
    play_on(log, steps, Random(seed))
    position = log.position
    assume(len(position.to_act()) > 1)
    seat = position.to_act()[0]
    action = chosen_for(position, seat, seed)
    assume(position.secret(seat, action))
    do(log, seat, action)
    with_it = log.position
    do(log, seat, None)
    assert log.position == position
    for reader in (None, *(one for one in range(players) if one != seat)):
        assert shown(game, with_it, reader) == shown(game, log.position, reader)


@pytest.mark.parametrize("players", [2, 6])
def test_each_goes_back_step_by_step_while_the_others_develop_their_parks(players: int) -> None:
    log = played_to_development(players)
    opening = log.position
    for number in range(5 * players):
        change(log, number % players, number)
    positions = log.version
    for seat in range(players):
        for _ in range(5):
            assert do(log, seat, None).seat == seat
        with pytest.raises(Refusal):  # the pick before cannot be taken back: all have seen it
            do(log, seat, None)
    assert log.version == positions + 5 * players
    assert log.position == opening


def test_a_confirmed_park_is_opened_again_until_all_have_confirmed() -> None:
    log = played_to_development(2)
    confirm = log.position.action("confirm")
    do(log, 0, confirm)
    change(log, 1, 1)
    change(log, 1, 2)
    do(log, 0, None)
    assert log.position.to_act() == [0, 1]
    do(log, 0, confirm)
    do(log, 1, confirm)
    assert [log.takes_back(seat) for seat in (0, 1)] == [None, None]


def test_a_pick_is_changed_until_all_have_picked() -> None:
    log = opened("zuuli", 3, {})
    first, other = log.position.legal(0)[:2]
    for seat in (0, 1):
        do(log, seat, log.position.legal(seat)[0])
    do(log, 0, None)
    do(log, 0, other)
    do(log, 2, log.position.legal(2)[0])
    assert [log.takes_back(seat) for seat in range(3)] == [None] * 3
    assert log.position == picked(other)
    assert log.position != picked(first)


def picked(action: int) -> Game:
    """The position once seat 0 has picked this, and everybody else their first card."""
    log = opened("zuuli", 3, {})
    do(log, 0, action)
    for seat in (1, 2):
        do(log, seat, log.position.legal(seat)[0])
    return log.position


def test_a_named_token_stays_once_somebody_has_placed_it() -> None:
    log = opened("savannah_park", 2, {"starting_player": 0})
    while not log.position.revealed():
        seat = log.position.to_act()[0]
        do(log, seat, log.position.legal(seat)[0])
    do(log, 0, log.position.legal(0)[0])
    assert log.takes_back(0) == log.version
    do(log, 1, log.position.legal(1)[0])
    assert log.takes_back(0) is None
    do(log, 0, log.position.legal(0)[0])
    assert [log.takes_back(seat) for seat in (0, 1)] == [None, None]


def test_alone_all_can_be_taken_back_in_savannah_park() -> None:
    log = opened("savannah_park", 1, {})
    opening = log.position
    for _ in range(21):
        do(log, 0, log.position.legal(0)[0])
    for _ in range(21):
        do(log, 0, None)
    assert log.position == opening


def test_an_undo_replays_no_more_than_the_game_however_long_the_log_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = played_to_development(6)
    for number in range(240):
        change(log, number % 6, number)
    replayed = []
    replay = Log._replay  # noqa: SLF001  what it costs is not seen from outside

    def counted(log: Log, choices: Iterable[Event]) -> Game:
        kept = list(choices)
        replayed.append(len(kept))
        return replay(log, kept)

    monkeypatch.setattr(Log, "_replay", counted)
    for seat in range(6):
        do(log, seat, None)
        assert sum(replayed) <= 3 * log.version
        replayed.clear()
