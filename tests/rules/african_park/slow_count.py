"""Counts a reserve as people do at the table, from what they see of it, to check the scores.

Shares no code with ``wildpark``; reads the view that a page is sent, and of it only who lives
where and which cards lie in the cemetery.
"""

from collections import Counter
from typing import Any


def count(reserve: dict[str, Any], table: dict[str, Any]) -> int:
    """The victory points of a reserve of the view, by the numbers of a components file."""
    cards = {species["name"]: species for species in table["species"]}
    bonus = {int(animals): points for animals, points in table["herd_bonus"].items()}
    points = sum(count_area(area, cards, bonus) for area in reserve["areas"])
    for grave in reserve["cemetery"]:
        points -= (grave["died"] + grave["eaten"]) * cards[grave["species"]]["value"]
    return points


def count_area(area: dict[str, Any], cards: dict[str, Any], bonus: dict[int, int]) -> int:
    """The points of one area: happy animals, and a bonus for each herd of them."""
    animals = [space["animal"] for column in area["columns"] for space in column["spaces"]]
    happy = [name for name in animals if name and area["size"] >= cards[name]["minimum"]]
    herds = Counter(name for name in happy if cards[name]["group"] == "herbivore")
    return sum(cards[name]["value"] for name in happy) + sum(
        bonus.get(size, 0) for size in herds.values()
    )


def places(reserves: list[dict[str, Any]], table: dict[str, Any]) -> list[int]:
    """Each player's place: by points, then by the fewest cards in the cemetery."""
    results = []
    for reserve in reserves:
        graves = sum(grave["died"] + grave["eaten"] for grave in reserve["cemetery"])
        results.append((-count(reserve, table), graves))
    return [1 + sorted(results).index(result) for result in results]
