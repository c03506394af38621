"""What comes over the line from home to a table stays little."""

import pytest
from playwright.sync_api import Browser

from tests.pages.games import GAMES
from tests.pages.serving import Server
from tests.pages.weight import weigh

MOST_SENT, MOST_UNPACKED, MOST_REQUESTS = 160_000, 465_000, 28


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_a_table(browser: Browser, server: Server, game: str) -> None:
    weight = weigh(browser, server, game)
    assert weight.sent < MOST_SENT
    assert weight.unpacked < MOST_UNPACKED
    assert len(weight.requests) <= MOST_REQUESTS
