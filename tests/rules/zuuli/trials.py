"""How Zuuli is put to the tests that all games share."""

from collections.abc import Iterator

from tests.rules.trials import Opening, Trials, whim
from tests.rules.zuuli.secrets import SECRETS
from wildpark.rules import Game, Random, rules_of
from wildpark.rules.zuuli import Position

LEVELS = ("apprentice", "keeper", "ranger", "warden", "legend")

SHORT = {1: 25, 2: 4, 3: 23, 4: 18, 5: 4, 6: 29}
"""By number of players the seed of a game in which few changes are made and taken back."""


def opening(players: int, seed: int, **options: object) -> Opening:
    """A game of Zuuli in which the players choose with the seed of the deal."""
    return Opening("zuuli", players, seed, seed, options)


def choose(game: Game, seat: int, rng: Random) -> int:
    """A change that makes the park worth more, else to confirm; any card where one is picked."""
    view = rules_of("zuuli").view(game.seen_by(seat), seat)
    choices = view.choices  # type: ignore[attr-defined]  # Zuuli's view has them
    changes = {one.action: one.points for one in choices if one.kind != "keep"}
    if not changes or rng.below(8) == 0:
        return whim(game, seat, rng)
    top = max(changes.values())
    good = [action for action, points in changes.items() if points == top]
    confirm = game.action("confirm")
    return confirm if top == 0 and confirm in changes else good[rng.below(len(good))]


def settle(game: Game, seat: int, rng: Random) -> Iterator[int]:
    """Each upgrade, then each animal goes into any room that may take it; then the confirmation."""
    assert isinstance(game, Position)
    cards, rooms = game.components.cards, len(game.components.rooms)
    upgrades = [cards.install + upgrade * rooms for upgrade in range(cards.upgrades)]
    animals = [cards.place + species * rooms for species in range(cards.species)]
    for first in (*upgrades, *animals):
        while into := [one for one in game.legal(seat) if first <= one < first + rooms]:
            yield into[rng.below(len(into))]
    yield cards.confirm


TRIALS = Trials(
    variants={level: {"difficulty": level} for level in LEVELS},
    share=0.15,
    golden={f"players_{players}": opening(players, 40 + players) for players in range(2, 7)}
    | {
        f"solo_{level}": opening(1, 50 + number, difficulty=level)
        for number, level in enumerate(LEVELS)
    },
    choose=choose,
    digested=[Opening("zuuli", players, seed, seed + 1) for players, seed in SHORT.items()],
    secrets=SECRETS,
    settle=settle,
)
