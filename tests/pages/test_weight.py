"""What comes over the line from home to a table stays little."""

import pytest
from playwright.sync_api import Browser

from tests.pages.games import GAMES
from tests.pages.serving import Server
from tests.pages.weight import weigh

MAX_SENT, MAX_UNPACKED, MAX_REQUESTS = 150_000, 440_000, 27


@pytest.mark.parametrize("game", GAMES)
def test_from_home_to_a_table(browser: Browser, server: Server, game: str) -> None:
    weight = weigh(browser, server, game)
    assert weight.sent < MAX_SENT
    assert weight.unpacked < MAX_UNPACKED
    assert len(weight.requests) <= MAX_REQUESTS
