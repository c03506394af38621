"""What is measured of Zuuli alone runs at the smallest sizes."""

from benchmarks import zuuli
from benchmarks.measuring import measured, table

BRIEF = 0.0001


def test_parks_of_the_third_year_are_measured() -> None:
    sections = zuuli.sections()
    rows = list(measured(sections, BRIEF))
    assert len(rows) == len(sections) * len(zuuli.PLAYERS)
    assert all(figure > 0 for row in rows for figure in row.figures)
    assert all("Wildpark, 6 players" in table(section) for section in sections)


def test_the_park_that_is_measured_is_one_of_the_third_year() -> None:
    game = zuuli.third_year(2)
    assert (game.year, game.has_park_open()) == (2, True)
    assert game.park_worth(0) > 0
    assert sum(game.outside_of(0)) > 0
