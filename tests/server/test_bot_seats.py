"""Bots at tables: they act when it is their turn, see only what they may, and block nobody."""

from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest
from litestar.testing import TestClient

from tests.server.clock import PATIENCE
from tests.server.people import Live, Person, play_out
from wildpark.bots.makers import levels_of, make_bot
from wildpark.bots.player.bot import Bot
from wildpark.rules.catalogue import NAMES, rules_of
from wildpark.rules.game import Game
from wildpark.server.messages.messages import Done, State
from wildpark.server.store.store import DatabaseStore
from wildpark.server.tables import bot_seats
from wildpark.server.web.app import create_app
from wildpark.server.web.settings import Settings

SIDES = 3
BOT_SECOND = ({"kind": "me"}, {"kind": "bot", "level": "cub"})
FIRST = {"first": 0}


class Thinker(Bot):
    """A bot that the test holds back; it remembers what it was shown."""

    def __init__(self) -> None:
        self.begun = Event()
        self.may_end = Event()
        self.shown: list[Game] = []
        self.fails = False

    def choose(self, seen: Game, seat: int) -> int:
        self.shown.append(seen)
        self.begun.set()
        self.may_end.wait(PATIENCE)
        if self.fails:
            self.fails = False
            raise RuntimeError("out of ideas")
        return seen.legal(seat)[0]


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinker]:
    """Every bot is this one."""
    bot = Thinker()
    monkeypatch.setattr(bot_seats, "make_bot", lambda *_, **__: bot)
    yield bot
    bot.may_end.set()


def seat_and_play(live: Live) -> State:
    live.hello()
    assert isinstance(live.play(0, SIDES, 0), Done)
    return live.state_of(1)


@pytest.mark.parametrize("game", NAMES)
def test_a_game_against_each_level(ana: Person, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set()

    def make_quick(name: str, spec: str, seed: int, *, threads: int) -> Bot:
        asked.add(spec)
        kind, *budget = spec.split(":")
        return make_bot(name, f"{kind}:seconds=0.01" if budget else kind, seed, threads=threads)

    monkeypatch.setattr(bot_seats, "make_bot", make_quick)
    most = max(rules_of(game).players) - 1
    bots = [{"kind": "bot", "level": level} for level in levels_of(game)]
    for first in range(0, len(bots), most):
        some = bots[first : first + most]
        table = ana.open({"kind": "me"}, *some, game=game, pace="instant")
        with ana.live(table.id) as live:
            assert play_out(live, live.hello()).status == "over"
    assert asked == set(levels_of(game).values())


def test_a_bot_is_shown_what_its_seat_sees(ana: Person, thinker: Thinker) -> None:
    thinker.may_end.set()
    table = ana.open(*BOT_SECOND, pace="instant", options=FIRST)
    with ana.live(table.id) as live:
        seat_and_play(live)
        live.state_of(2)
    assert [seen.whole for seen in thinker.shown] == [False] * len(thinker.shown)
    assert thinker.shown


def test_while_a_bot_thinks_everybody_else_goes_on(
    ana: Person, ben: Person, thinker: Thinker
) -> None:
    table = ana.open(*BOT_SECOND, pace="instant", options=FIRST)
    with ana.live(table.id) as live:
        seat_and_play(live)
        assert thinker.begun.wait(PATIENCE)
        assert ben.get("/api/health").status_code == 200
        other = ben.open()
        with ben.live(other.id) as elsewhere:
            play_out(elsewhere, elsewhere.hello())
        thinker.may_end.set()
        assert live.state_of(2).entries[-1].seat == 1


def test_an_undo_comes_before_a_bot_that_still_thinks(ana: Person, thinker: Thinker) -> None:
    table = ana.open(*BOT_SECOND, pace="instant", options=FIRST)
    with ana.live(table.id) as live:
        seat_and_play(live)
        assert thinker.begun.wait(PATIENCE)
        assert isinstance(live.undo(0, 1), Done)
        thinker.may_end.set()
        assert live.state_of(2).to_act == [0]
        assert isinstance(live.play(0, SIDES + 1, 2), Done)
        state = live.state_of(4)
        assert [entry.kind for entry in live.hello().entries[:4]] == [
            "play",
            "undo",
            "play",
            "play",
        ]
        assert state.version == 4


def test_an_undo_comes_before_a_bot_that_waits_for_people_to_follow(settings: Settings) -> None:
    slow = replace(settings, bot_delay=(1000.0, 1000.0))
    with TestClient(create_app(slow, DatabaseStore(slow.database))) as client:
        ana = Person(client)
        table = ana.open(*BOT_SECOND, options=FIRST)
        with ana.live(table.id) as live:
            assert seat_and_play(live).undo == [0]
            assert isinstance(live.undo(0, 1), Done)
            assert live.state_of(2).to_act == [0]


def test_a_bot_goes_on_after_a_restart(settings: Settings) -> None:
    slow = replace(settings, bot_delay=(1000.0, 1000.0))
    with TestClient(create_app(slow, DatabaseStore(slow.database))) as client:
        ana = Person(client)
        table = ana.open(*BOT_SECOND, options=FIRST)
        with ana.live(table.id) as live:
            assert seat_and_play(live).to_act == [1]
    quick = replace(settings, bot_delay=(0.0, 0.0))
    with TestClient(create_app(quick, DatabaseStore(quick.database))) as client:
        ben = Person(client)
        with ben.live(table.id) as live:
            if live.hello().version == 1:
                live.state_of(2)
            entry = live.hello().entries[1]
            assert (entry.version, entry.seat) == (2, 1)


def test_a_bot_that_fails_is_set_to_work_again_at_the_next_visit(
    ana: Person, thinker: Thinker, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.fails = True
    thinker.may_end.set()
    table = ana.open(*BOT_SECOND, pace="instant", options=FIRST)
    with ana.live(table.id) as live:
        seat_and_play(live)
        assert thinker.begun.wait(PATIENCE)
        while "out of ideas" not in caplog.text:
            live.send(type="ping")
            live.answer()
    with ana.live(table.id) as live:
        if live.hello().version == 1:
            live.state_of(2)
        entry = live.hello().entries[1]
        assert (entry.version, entry.seat) == (2, 1)
    assert len(thinker.shown) > 1
