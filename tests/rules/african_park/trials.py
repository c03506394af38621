"""How African Park is put to the tests that all games share."""

from typing import cast

from tests.rules.trials import Opening, Secret, Trials, whim
from wildpark.rules import Game, Random
from wildpark.rules.african_park import Position


def opening(players: int, seed: int, **options: object) -> Opening:
    """A game of African Park in which the players choose with the seed of the deal."""
    return Opening("african_park", players, seed, seed, options)


def choose(game: Game, seat: int, rng: Random) -> int:
    """Mostly one of the legal actions after which the seat has most points."""
    if rng.below(4) == 0:
        return whim(game, seat, rng)
    points = {}
    for action in game.legal(seat):
        after = game.copy()
        after.play(seat, action)
        points[action] = after.scores()[seat].total
    good = [action for action, value in points.items() if value == max(points.values())]
    return good[rng.below(len(good))]


def order_of_deck(game: Game, reader: int | None, rng: Random) -> bool:  # noqa: ARG001  nobody sees
    """The card to be turned up next changes its place with another in the deck."""
    position = cast("Position", game)
    top = position.left - 1
    others = [card for card in range(top) if position.deck[card] != position.deck[top]]
    if others:
        card = others[rng.below(len(others))]
        deck = position.deck
        deck[card], deck[top] = deck[top], deck[card]
    return bool(others)


TRIALS = Trials(
    variants={"base": {}},
    share=1,
    golden={
        "2_players": opening(2, 6),
        "3_players": opening(3, 10),
        "4_players": opening(4, 9),
        "2_players_first_1": opening(2, 48, first=1),
        "4_players_first_2": opening(4, 2, first=2),
    },
    choose=choose,
    digested=[
        Opening("african_park", players, seed, seed + 1)
        for players in (2, 3, 4)
        for seed in range(15)
    ],
    secrets=[Secret("the order of the deck", order_of_deck)],
    endings=frozenset({"ends-reserve-full", "ends-deck-empty"}),
)
