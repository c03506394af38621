"""What a game's pages weigh, from home to a table before the first choice.

``python -m tests.pages.weight`` prints it for every game.
"""

import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.pages.chromium import chromium
from tests.pages.games import GAMES, pages_of
from tests.pages.serving import Server, serving
from tests.pages.visitor import Look, visitor

Event = Mapping[str, Any]


@dataclass
class Weight:
    """Requests with the bytes of their answers, as they came over the line and unpacked."""

    requests: dict[str, list[int]] = field(default_factory=dict)
    addresses: dict[str, str] = field(default_factory=dict)

    def on_request(self, event: Event) -> None:
        """A request goes out."""
        self.addresses[event["requestId"]] = event["request"]["url"]
        self.requests[event["requestId"]] = [0, 0]

    def on_data(self, event: Event) -> None:
        """A part of an answer has come."""
        if event["requestId"] in self.requests:
            self.requests[event["requestId"]][1] += event["dataLength"]

    def on_cached(self, event: Event) -> None:
        """The browser had the answer already."""
        del self.requests[event["requestId"]]

    def on_finished(self, event: Event) -> None:
        """An answer is complete, with its headers."""
        if event["requestId"] in self.requests:
            self.requests[event["requestId"]][0] = event["encodedDataLength"]

    @property
    def sent(self) -> int:
        """Bytes over the line."""
        return sum(one for one, _ in self.requests.values())

    @property
    def unpacked(self) -> int:
        """Bytes once they are unpacked."""
        return sum(one for _, one in self.requests.values())


def weigh(browser: Browser, server: Server, game: str) -> Weight:
    """A new visitor comes home and sits down at a table against a bot."""
    one = visitor(browser, server.url, Look())
    page = one.context.new_page()
    weight = Weight()
    line = one.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.requestWillBeSent", weight.on_request)
    line.on("Network.requestServedFromCache", weight.on_cached)
    line.on("Network.dataReceived", weight.on_data)
    line.on("Network.loadingFinished", weight.on_finished)
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    page.get_by_test_id(f"game-{game}").locator(".button.go").click()
    pages_of(game).GameTable(page).until_turn()
    page.wait_for_load_state("networkidle")
    one.check()
    one.context.close()
    return weight


def main() -> None:
    """Tells every game's weight, and what the first one's consists of."""
    tell = sys.stdout.write
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        chromium() as browser,
    ):
        weights = {game: weigh(browser, server, game) for game in GAMES}
    first = next(iter(weights.values()))
    parts = sorted(first.requests, key=lambda one: first.requests[one])
    for one in parts:
        sent, unpacked = first.requests[one]
        tell(f"{sent:8,} {unpacked:9,}  {first.addresses[one].partition('://')[2]}\n")
    for game, weight in weights.items():
        said = f"{weight.sent / 1000:.0f} kB sent, {weight.unpacked / 1000:.0f} kB unpacked"
        tell(f"{game}: {said}, {len(weight.requests)} requests\n")


if __name__ == "__main__":
    main()
