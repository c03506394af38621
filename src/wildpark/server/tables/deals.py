"""What the game of a table follows from: made for a new table, and opened again from the store."""

import secrets
from datetime import datetime
from typing import Literal

from wildpark.rules.catalogue import SEEDS, meaningful, open_game, rules_of
from wildpark.rules.components import Components
from wildpark.rules.game import Game
from wildpark.server.domain import Deal, Options
from wildpark.server.messages.errors import Refusal
from wildpark.server.tables.clock import written
from wildpark.server.tables.seating import new_secret


def new_deal(
    game: str,
    options: Options,
    pace: Literal["natural", "instant"],
    think: int | None,
    created: datetime,
) -> Deal:
    """What a new table begins with; its seed comes from the operating system's randomness."""
    return Deal(
        id=secrets.token_urlsafe(9),
        game=game,
        options=options,
        components=rules_of(game).read_components(None).digest,
        seed=secrets.randbelow(SEEDS),
        pace=pace,
        join_secret=new_secret(),
        created=written(created),
        think=think,
    )


def opening(deal: Deal, players: int, components: Components | None) -> Game:
    """The position in which a table begins; Refusal if its components (None) are not known."""
    if components is None:
        raise Refusal("components-changed")
    options = meaningful(rules_of(deal.game), players, deal.options)
    return open_game(
        deal.game, players=players, seed=deal.seed, options=options, components=components
    )
