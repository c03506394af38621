"""African Park's own bots: they count what the rules count, and see what is at risk."""

from collections import Counter

from hypothesis import given, settings

from tests.bots.positions import choices
from tests.rules.african_park.park import SEAT, Park, species_of
from tests.rules.playing import SEEDS
from wildpark.bots.african_park.foresight import Foresight
from wildpark.bots.african_park.gains import Gains
from wildpark.bots.makers import make_bot
from wildpark.rules import Game
from wildpark.rules.african_park import Position
from wildpark.rules.african_park.board import TERRITORY_ACTIONS, species_and_column

AFRICAN_PARK = ("african_park",)
LOOK_AHEAD = 2


def total_after(game: Game, seat: int, action: int) -> int:
    """The score of ``seat`` after its action."""
    after = game.copy()
    after.play(seat, action)
    return after.scores()[seat].total


@settings(max_examples=200)
@given(choices(AFRICAN_PARK))
def test_the_best_gain_is_that_of_the_best_legal_place(choice: tuple[str, Game, int]) -> None:
    _, game, seat = choice
    assert isinstance(game, Position)
    now = game.scores()[seat].total
    gains: dict[int, int] = {}
    for action in game.legal(seat):
        if action >= TERRITORY_ACTIONS:
            species, _ = species_and_column(action)
            gain = total_after(game, seat, action) - now
            gains[species] = max(gain, gains.get(species, gain))
    for species, gain in gains.items():
        assert Gains(game).best_gain_of(seat, species) == gain


@settings(max_examples=60)
@given(choices(AFRICAN_PARK))
def test_foresight_adds_what_the_next_cards_would_bring_on_average(
    choice: tuple[str, Game, int],
) -> None:
    _, game, seat = choice
    assert isinstance(game, Position)
    seen = game.seen_by(seat)
    foresight = Foresight(seen, seat)
    unseen = Counter(dict(enumerate(seen.deck_counts())))
    for action in game.legal(seat):
        after = game.copy()
        after.play(seat, action)
        prospects = sum(
            count * Gains(after).best_gain_of(seat, species) for species, count in unseen.items()
        )
        cards = unseen.total()
        points = total_after(game, seat, action)
        expected = cards * points + LOOK_AHEAD * prospects if cards else points
        assert foresight.rate(action) == expected


def chosen_for(park: Park, species: str, spec: str = "greedy") -> str:
    """Where a bot in the seat of the story places ``species``, of the cards that it may take."""
    game = park.offered(species)
    seen = game.seen_by(SEAT)
    actions = [one for one in seen.legal(SEAT) if species_of(seen.notation(one)) == species]
    action = make_bot("african_park", spec, 1).pick(seen, SEAT, actions)
    return seen.notation(action).removeprefix(f"{species}-")


def test_greedy_lets_a_carnivore_in_where_it_eats_nobody() -> None:
    park = Park("gnu-6a", "zebra-3")
    assert chosen_for(park, "lion") in {"4a", "4b"}


def test_greedy_keeps_an_area_free_of_herbivores_for_carnivores_to_come() -> None:
    # with a giraffe in the 4-area no lion would find room where it eats nobody
    park = Park("zebra-3", "giraffe-6a", "giraffe-6b")
    assert chosen_for(park, "giraffe") in {"6a", "6b"}
    assert chosen_for(park, "zebra") not in {"4a", "4b"}


@settings(max_examples=25)
@given(choices(AFRICAN_PARK), SEEDS)
def test_monte_carlo_ends_the_game_in_the_best_way(
    choice: tuple[str, Game, int], seed: int
) -> None:
    """The last choice of a game leads to nothing unknown, so a search must find the best one."""
    _, game, _ = choice
    last = game
    while not game.is_over():
        last = game.copy()
        seat = game.to_act()[0]
        game.play(seat, game.legal(seat)[seed % len(game.legal(seat))])
    (seat,) = last.to_act()
    results = {}
    for action in last.legal(seat):
        after = last.copy()
        after.play(seat, action)
        places, scores = after.standing(), [score.total for score in after.scores()]
        margin = scores.pop(seat) - max(scores)
        won = 1 / places.count(1) if places[seat] == 1 else 0
        results[action] = (won, margin)
    chosen = make_bot("african_park", "monte_carlo:playouts=1:threads=1", seed).choose(
        last.seen_by(seat), seat
    )
    assert results[chosen] == max(results.values())
