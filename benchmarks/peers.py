"""The peers: well-known game software, doing what is measured of Wildpark as fast as it can.

None of them must be there: what cannot be imported is named with the reason and passed over.
They are imported by name, because not every machine that checks types has them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import Protocol

from benchmarks.measuring import Row
from wildpark.cli.speeds import Measurement, each_second, each_takes, repeated, seconds_of
from wildpark.rules.random import Random

DEALS = 64
"""How many games are dealt beforehand: decisions are measured without the deal."""
FIFTY_MOVES = 100
"""Plies without a capture or a pawn's move after which a game of chess is drawn."""
PLIES = 40
"""Plies after which a board of chess is copied."""
NODES = 1000
"""The number of nodes in the tree of a search."""

HEARTS_FIRST = """
import pyspiel
pyspiel.load_game("hearts").new_initial_state()
"""
CHESS_FIRST = """
import chess
chess.Board()
"""
UNO_FIRST = """
import rlcard
rlcard.make("uno").game.init_game()
"""


class State(Protocol):
    """What is used of OpenSpiel's state."""

    def is_chance_node(self) -> bool:
        """Whether chance chooses."""
        raise NotImplementedError

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def current_player(self) -> int:
        """Whose turn it is."""
        raise NotImplementedError

    def legal_actions(self) -> list[int]:
        """What can be chosen."""
        raise NotImplementedError

    def apply_action(self, action: int) -> None:
        """Plays."""

    def serialize(self) -> str:
        """The text of the state."""
        raise NotImplementedError

    def clone(self) -> "State":
        """A copy."""
        raise NotImplementedError


class OpenSpiel:
    """A game of OpenSpiel: C++, driven through its own binding to Python."""

    def __init__(self, peer: ModuleType, name: str) -> None:
        self._peer = peer
        self._game = peer.load_game(name)

    def dealt(self, rng: Random) -> State:
        """A position at the first decision of a player; OpenSpiel deals card by card."""
        state: State = self._game.new_initial_state()
        while state.is_chance_node():
            choose(state, rng)
        return state

    def decisions(self) -> Measurement:
        """Whole games from their deal on."""
        starts = [self.dealt(Random(number)) for number in range(DEALS)]

        def once(number: int) -> int:
            rng, state, made = Random(number), starts[number % DEALS].clone(), 0
            while not state.is_terminal():
                state.current_player()
                choose(state, rng)
                made += 1
            return made

        return each_second(once)

    def openings(self) -> Measurement:
        """New games with their deal."""

        def once(number: int) -> int:
            self.dealt(Random(number))
            return 1

        return each_takes(once)

    def copies(self) -> Measurement:
        """Clones of a position in the middle of a random game."""
        return each_takes(repeated(self.halfway().clone))

    def texts(self) -> Measurement:
        """The text of a position in the middle of a random game: its history of actions."""
        return each_takes(repeated(self.halfway().serialize))

    def readings(self) -> Measurement:
        """Positions read from that text: played again from the start."""
        return each_takes(
            repeated(partial(self._game.deserialize_state, self.halfway().serialize()))
        )

    def halfway(self) -> State:
        """A position in the middle of a random game."""
        history = list(positions(self.dealt(Random(7)), Random(7)))
        return history[len(history) // 2]

    def games(self) -> Measurement:
        """Random games in C++: a search of ten nodes that plays a hundred out from each."""
        return self._search(10, 100)

    def playouts(self) -> Measurement:
        """Monte Carlo tree search in C++ from the start, a random playout from each node."""
        return self._search(NODES, 1)

    def hidden_playouts(self) -> Measurement:
        """Such a search that deals what is hidden anew for each playout."""
        state = self.dealt(Random(1))
        evaluator = self._peer.RandomRolloutEvaluator(1, 1)
        bot = self._peer.ISMCTSBot(1, evaluator, 2.0, NODES)

        def once(_: int) -> int:
            bot.step(state)
            return NODES

        return each_second(once)

    def _search(self, nodes: int, rollouts: int) -> Measurement:
        state = self.dealt(Random(1))
        evaluator = self._peer.RandomRolloutEvaluator(rollouts, 1)
        megabytes, solve, seed, verbose = 100, False, 1, False
        bot = self._peer.MCTSBot(self._game, evaluator, 2.0, nodes, megabytes, solve, seed, verbose)

        def once(_: int) -> int:
            bot.step(state)
            return nodes * rollouts

        return each_second(once)


def choose(state: State, rng: Random) -> None:
    """Plays anything legal."""
    actions = state.legal_actions()
    state.apply_action(actions[rng.below(len(actions))])


def positions(state: State, rng: Random) -> Iterator[State]:
    """The positions of a random game."""
    while not state.is_terminal():
        yield state.clone()
        choose(state, rng)


def chess_decisions(chess: ModuleType) -> Measurement:
    """Whole games to mate, stalemate or fifty moves, through legal_moves and push."""

    def once(number: int) -> int:
        rng, board, made = Random(number), chess.Board(), 0
        while board.halfmove_clock < FIFTY_MOVES and (moves := list(board.legal_moves)):
            board.push(moves[rng.below(len(moves))])
            made += 1
        return made

    return each_second(once)


def chess_copies(chess: ModuleType) -> Measurement:
    """Copies of a board without the list of moves that led there."""
    rng, board = Random(7), chess.Board()
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        board.push(moves[rng.below(len(moves))])
    return each_takes(repeated(lambda: board.copy(stack=False)))


def chess_texts(chess: ModuleType) -> Measurement:
    """Boards written in Forsyth-Edwards notation."""
    return each_takes(repeated(chess.Board().fen))


def chess_readings(chess: ModuleType) -> Measurement:
    """Boards read from Forsyth-Edwards notation."""
    text = chess.Board().fen()
    return each_takes(repeated(lambda: chess.Board(text)))


def chess_openings(chess: ModuleType) -> Measurement:
    """New boards."""
    return each_takes(repeated(chess.Board))


def uno_decisions(rlcard: ModuleType) -> Measurement:
    """Whole games of Uno for two with the deal, through the game itself: nothing is encoded."""
    game = rlcard.make("uno").game

    def once(number: int) -> int:
        rng, made = Random(number), 0
        game.init_game()
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[rng.below(len(actions))])
            made += 1
        return made

    return each_second(once)


def uno_openings(rlcard: ModuleType) -> Measurement:
    """New games of Uno for two with the deal."""
    return each_takes(repeated(rlcard.make("uno").game.init_game, 10))


@dataclass(frozen=True)
class Peer:
    """A measurement of a peer, made from the module of this name."""

    name: str
    module: str
    make: Callable[[ModuleType], Measurement]

    def row(self) -> Row:
        """Its row, ready to be measured if the module is there."""
        try:
            module = import_module(self.module)
        except Exception as reason:  # noqa: BLE001  whatever keeps a peer away is told
            return Row(self.name, missing=f"not measured: {type(reason).__name__}: {reason}")
        return Row(self.name, self.make(module))


def hearts(make: Callable[[OpenSpiel], Measurement]) -> Peer:
    """Hearts: cards for four players, with hidden hands."""
    return Peer("OpenSpiel hearts, C++", "pyspiel", lambda spiel: make(OpenSpiel(spiel, "hearts")))


def connect_four(make: Callable[[OpenSpiel], Measurement]) -> Peer:
    """Connect Four: a board of 42 spaces for two players, one of the fastest games there."""
    return Peer(
        "OpenSpiel connect_four, C++",
        "pyspiel",
        lambda spiel: make(OpenSpiel(spiel, "connect_four")),
    )


def chess(make: Callable[[ModuleType], Measurement]) -> Peer:
    """Chess in Python, for people and for engines."""
    return Peer("python-chess", "chess", make)


def uno(make: Callable[[ModuleType], Measurement]) -> Peer:
    """Uno for two, in a library of card games for learning programs, in Python."""
    return Peer("RLCard Uno", "rlcard", make)


PEERS = {
    "decisions": (
        hearts(OpenSpiel.decisions),
        connect_four(OpenSpiel.decisions),
        chess(chess_decisions),
        uno(uno_decisions),
    ),
    "games": (hearts(OpenSpiel.games), connect_four(OpenSpiel.games)),
    "playouts": (hearts(OpenSpiel.hidden_playouts), connect_four(OpenSpiel.playouts)),
    "copy": (
        hearts(OpenSpiel.copies),
        connect_four(OpenSpiel.copies),
        chess(chess_copies),
    ),
    "open": (
        hearts(OpenSpiel.openings),
        connect_four(OpenSpiel.openings),
        chess(chess_openings),
        uno(uno_openings),
    ),
    "view": (),
    "text": (hearts(OpenSpiel.texts), chess(chess_texts)),
    "read": (hearts(OpenSpiel.readings), chess(chess_readings)),
    "first": (
        hearts(lambda _: lambda _: seconds_of(HEARTS_FIRST)),
        chess(lambda _: lambda _: seconds_of(CHESS_FIRST)),
        uno(lambda _: lambda _: seconds_of(UNO_FIRST)),
    ),
}
"""The peers of each of Wildpark's speeds; nobody else makes a view with reasons and effects."""
