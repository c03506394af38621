"""Bots of a phase in which all choose at once think at the same time, and keep what they chose."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from threading import Barrier, Condition

import pytest

from tests.server.clock import PATIENCE, ManualClock
from tests.server.people import Live, Person
from wildpark.bots.makers import make_bot
from wildpark.bots.player.bot import Bot
from wildpark.rules.game import Game
from wildpark.server.messages.messages import Done, State
from wildpark.server.tables import bot_seats
from wildpark.server.web.settings import Settings

ME_AND_BOTS = ({"kind": "me"}, *({"kind": "bot", "level": "keeper"},) * 5)
BOTS = 5
DELAY = 0.2


class Together:
    """Makes bots that begin to think only once all bots of the table do; notes what they choose."""

    def __init__(self) -> None:
        self.barrier = Barrier(BOTS, timeout=PATIENCE)
        self.calls: list[int] = []
        self.chosen: list[tuple[Callable[[], int], int]] = []
        self.lock = Condition()

    def wait_for_calls(self, number: int) -> None:
        """Returns once so many bots have begun to think."""
        with self.lock:
            assert self.lock.wait_for(lambda: len(self.calls) >= number, PATIENCE)

    def make_bot(self, game: str, spec: str, seed: int, *, threads: int) -> Bot:
        """The bot of the game, that waits for the others before it picks."""
        return Waiting(self, partial(make_bot, game, spec, seed, threads=threads))


class Waiting(Bot):
    """A bot that waits for the others before it picks."""

    def __init__(self, together: Together, make: Callable[[], Bot]) -> None:
        self.together, self.make = together, make

    def choose(self, seen: Game, seat: int) -> int:
        with self.together.lock:
            self.together.calls.append(seat)
            self.together.lock.notify_all()
        if not seen.in_steps():
            self.together.barrier.wait()
        action = self.make().choose(seen, seat)
        with self.together.lock:
            self.together.chosen.append((lambda: self.make().choose(seen, seat), action))
        return action


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Enough threads for all bots of the largest table."""
    return replace(
        settings,
        bot_threads=BOTS + 1,  # one place is left to others
        bot_delay=(DELAY, DELAY),
    )


@pytest.fixture
def clock() -> ManualClock:
    """The clock by which bots wait for people to follow."""
    return ManualClock()


@pytest.fixture
def together(monkeypatch: pytest.MonkeyPatch) -> Iterator[Together]:
    """The bots of the game, thinking at the same time; each chose as it does by itself."""
    bots = Together()
    monkeypatch.setattr(bot_seats, "make_bot", bots.make_bot)
    yield bots
    bots.barrier.abort()
    assert bots.chosen
    for by_itself, action in bots.chosen:
        assert by_itself() == action


def chosen(state: State) -> int:
    return sum(park.chosen for park in state.view.parks)


def until_chosen(live: Live, number: int) -> State:
    while chosen(state := live.state()) < number:
        pass
    return state


def pick(live: Live, state: State) -> State:
    done = live.play(0, state.view.choices[0].action, state.version)
    assert isinstance(done, Done), done
    return live.state_of(done.version)


def test_all_bots_of_a_round_think_at_the_same_time(
    ana: Person, together: Together, clock: ManualClock
) -> None:
    table = ana.open(*ME_AND_BOTS, game="zuuli")
    with ana.live(table.id) as live:
        live.hello()
        clock.wait_for(lambda waiting: waiting == [DELAY] * BOTS)  # each for its own delay
        clock.advance(DELAY)
        state = until_chosen(live, BOTS)
        assert sorted(together.calls) == [1, 2, 3, 4, 5]
        assert state.to_act == [0]
        pick(live, state)
        clock.wait_for(lambda waiting: waiting == [DELAY] * BOTS)
        clock.advance(DELAY)
        until_chosen(live, BOTS)
        assert len(together.calls) == 2 * BOTS  # nobody had to think twice


def test_what_a_bot_chose_stays_when_people_choose_and_change_their_minds(
    ana: Person, together: Together, clock: ManualClock
) -> None:
    table = ana.open({"kind": "me"}, {"kind": "link"}, *ME_AND_BOTS[1:5], game="zuuli")
    ben = Person(ana.client)
    assert table.join is not None
    together.barrier = Barrier(BOTS, timeout=PATIENCE)  # four bots and the test
    ben.join(table.join)
    with ana.live(table.id) as live:
        state = live.hello()
        together.wait_for_calls(4)
        for _ in range(3):
            state = pick(live, state)
            undone = live.undo(0, state.version)
            assert isinstance(undone, Done)
            state = live.state_of(undone.version)
        together.barrier.wait()
        clock.wait_for(lambda waiting: waiting == [DELAY] * 4)
        clock.advance(DELAY)
        until_chosen(live, 4)
        assert sorted(together.calls) == [2, 3, 4, 5]


class Stepper(Bot):
    """Changes its park six times before it confirms."""

    def __init__(self) -> None:
        self.steps = 0

    def choose(self, seen: Game, seat: int) -> int:
        self.steps += seen.in_steps()
        done = not seen.in_steps() or self.steps > 6
        return seen.legal(seat)[0 if done else -1]


def test_the_steps_of_a_bot_follow_each_other_at_once(
    ana: Person, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Stepper()
    monkeypatch.setattr(bot_seats, "make_bot", lambda *_, **__: bot)
    table = ana.open({"kind": "me"}, {"kind": "bot", "level": "cub"}, game="zuuli")
    with ana.live(table.id) as live:
        state = live.hello()
        while state.view.phase == "picking":
            if 1 in state.to_act:
                clock.wait_for(lambda waiting: waiting == [DELAY])
                clock.advance(DELAY)
                state = live.state_of(state.version + 1)
            else:
                state = pick(live, state)
        clock.wait_for(lambda waiting: waiting == [DELAY])  # before the first step, and only then
        clock.advance(DELAY)
        while not state.view.parks[1].chosen:
            state = live.state_of(state.version + 1)
        assert bot.steps == 7
