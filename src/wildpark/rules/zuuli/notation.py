"""Actions as short text, such as ``keep-lion`` and ``place-lion-paddock``; and ``confirm``.

``move-lion-paddock-lagoon_2`` moves it on, ``take-lion-lagoon_2`` takes it out of the enclosures;
``install-extra_space-paddock`` is undone by ``remove-extra_space-paddock``.
Cards go by their names. The second enclosure of a name in a park has ``_2`` after it.
"""

from collections.abc import Iterator

from wildpark.rules.notation import Notations
from wildpark.rules.zuuli.box import Box

ALLOWED = (
    "keep-CARD, place-ANIMAL-ROOM, move-ANIMAL-ROOM-ROOM, take-ANIMAL-ROOM,"
    " install-UPGRADE-ROOM, remove-UPGRADE-ROOM and confirm"
)


def notations(box: Box) -> Notations:
    """The text of every action, in the order of the numbers in ``Cards``."""
    return Notations(texts(box), ALLOWED)


def texts(box: Box) -> Iterator[str]:
    """The texts in the order of the ids."""
    animals = [animal.slug for animal in box.animals]
    upgrades = [upgrade.slug for upgrade in box.upgrades]
    rooms = box.rooms
    yield from (f"keep-{kind}" for kind in box.kinds)
    yield "confirm"
    for verb, things in (
        ("place", animals),
        ("take", animals),
        ("install", upgrades),
        ("remove", upgrades),
    ):
        yield from (f"{verb}-{thing}-{room}" for thing in things for room in rooms)
    for animal in animals:
        yield from (f"move-{animal}-{room}-{to}" for room in rooms for to in rooms)
