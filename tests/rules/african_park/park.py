"""Brings about the position a test speaks of, through public calls alone.

One seat tells a story, the others only keep the game going. What lies in the deck is unknown to
all, so it may be dealt anew (``seen_by``, then ``fill_in``) until the card comes that the story
needs next. Every position made so is one that a real game can reach.
"""

import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from tests.rules.african_park.components import COLUMNS, built_in, read, with_copies, with_land
from wildpark.rules import open_game
from wildpark.rules.catalogue import rules_of
from wildpark.rules.components import Components
from wildpark.rules.game import Game
from wildpark.rules.random import Random
from wildpark.rules.terms import IllegalAction, Part, Score

SEAT = 0
"""The seat that tells the story."""

TRIES = 2_000
"""A card that does not come in so many deals will never come."""


@cache
def components_with(
    land: tuple[tuple[str, str], ...], copies: tuple[tuple[str, tuple[int, int, int]], ...] = ()
) -> Components:
    """Components whose territory cards all show ``land``, with other ``copies`` if named."""
    table = with_land(built_in(), dict(land))
    if copies:
        table = with_copies(table, {name: list(numbers) for name, numbers in copies})
    with tempfile.TemporaryDirectory() as folder:
        return read(table, Path(folder))


def view_of(game: Game, seat: int | None = None) -> dict[str, Any]:
    """What the reader is shown, as plain data, the way it goes to a page."""
    view = rules_of("african_park").view(game.seen_by(seat), seat)
    return msgspec.json.decode(msgspec.json.encode(view), type=dict[str, Any])


def face_up(game: Game) -> list[str]:
    """The species of the cards that lie face up."""
    return list(view_of(game)["cards"])


def moves(game: Game) -> list[str]:
    """The notation of all that the seat to act may do."""
    (seat,) = game.to_act()
    return [game.notation(action) for action in game.legal(seat)]


def species_of(move: str) -> str:
    """The species of a placement, as notation calls it."""
    return move.rsplit("-", 1)[0]


def play(game: Game, *notations: str) -> None:
    """Plays ``notations``, each for the seat whose turn it is."""
    for notation in notations:
        (seat,) = game.to_act()
        game.play(seat, game.action(notation))


class Park:
    """A game in which one seat has placed the animals of a story, in its order.

    ``Park("gnu-4a", "lion-4a", river={"3": "RLL"})`` stands right after those two choices.
    Columns that ``river`` leaves out are all land.
    """

    def __init__(
        self,
        *story: str,
        river: dict[str, str] | None = None,
        players: int = 2,
    ) -> None:
        self.needed = [species_of(move) for move in story]
        self.before = open_game(
            "african_park",
            players=players,
            seed=0,
            options={"first": SEAT},
            components=components_with(tuple(sorted((river or {}).items()))),
        )
        self.move = "sides-aaa"
        for move in story:
            self.then(move)

    @property
    def game(self) -> Game:
        """The position right after the last choice of the seat."""
        game = self.before.copy()
        play(game, self.move)
        return game

    def then(self, move: str) -> Self:
        """The story goes on: the seat is offered the card of ``move`` and makes it."""
        species = species_of(move)
        if species in self.needed:
            self.needed.remove(species)
        self.before = self.offered(species)
        assert move in moves(self.before)
        self.move = move
        return self

    def offered(self, species: str) -> Game:
        """A position in which the seat may choose, with a card of ``species`` face up.

        The deck is dealt anew before the seat's last choice: that choice may end a round.
        """
        for number in range(TRIES):
            trial = self.before.seen_by(None)
            trial.fill_in(Random(number))
            play(trial, self.move)
            if self._keep_going(trial, species):
                return trial
        raise AssertionError(f"no deal offers {species}")

    def places(self, species: str) -> list[str]:
        """Where a card of ``species`` may go now: names of columns, or ``["dies"]``."""
        head = f"{species}-"
        found = moves(self.offered(species))
        return [move.removeprefix(head) for move in found if move.startswith(head)]

    def refusal(self, move: str) -> IllegalAction:
        """Why ``move`` is refused although its card is offered."""
        game = self.offered(species_of(move))
        before = game.state()
        with pytest.raises(IllegalAction) as refusal:
            game.play(SEAT, game.action(move))
        assert game.state() == before
        return refusal.value

    @property
    def score(self) -> Score:
        """The score of the seat."""
        return self.game.scores()[SEAT]

    @property
    def points(self) -> int:
        """The points of the seat."""
        return self.score.total

    def parts(self, code: str) -> list[Part]:
        """The parts of the score with this code."""
        return [part for part in self.score.parts if part.code == code]

    def living(self, column: str) -> list[str | None]:
        """The animals of a column, from the bottom upward; None for a gap below another."""
        animals = [space["animal"] for space in self._spaces(column)]
        while animals and animals[-1] is None:
            animals.pop()
        return animals

    def depressed(self, column: str) -> list[bool]:
        """Whether each animal of a column is depressed, from the bottom upward."""
        return [space["depressed"] for space in self._spaces(column) if space["animal"]]

    def cemetery(self) -> dict[str, tuple[int, int]]:
        """For each species in the cemetery, how many cards died and how many were eaten."""
        reserve = view_of(self.game)["reserves"][SEAT]
        return {one["species"]: (one["died"], one["eaten"]) for one in reserve["cemetery"]}

    def _spaces(self, column: str) -> list[dict[str, Any]]:
        reserve = view_of(self.game)["reserves"][SEAT]
        columns = [one for area in reserve["areas"] for one in area["columns"]]
        return columns[COLUMNS.index(column)]["spaces"]

    def _keep_going(self, game: Game, species: str) -> bool:
        """Plays the other seats' turns; whether the seat then finds ``species`` face up.

        The others leave what the story still needs; a deal where they cannot is no use.
        """
        while game.to_act() != [SEAT]:
            spare = [] if game.is_over() else [move for move in moves(game) if self._spare(move)]
            if not spare:
                return False
            play(game, next((move for move in spare if species_of(move) != species), spare[0]))
        if species not in map(species_of, moves(game)):
            return False
        cards = face_up(game)
        cards.remove(species)
        return not set(cards) & set(self.needed)

    def _spare(self, move: str) -> bool:
        return species_of(move) not in self.needed
