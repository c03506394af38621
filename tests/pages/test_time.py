"""Time to think: told quietly at each seat, and loudly to whose last seconds run."""

import re

from playwright.sync_api import expect

from tests.pages.conftest import Visit
from tests.pages.laid import at_start, lay, play_until
from tests.pages.serving import Server

THINK_MS = 300_000


def test_the_time_runs_out_before_the_reader_s_eyes(visit: Visit, server: Server) -> None:
    laid = lay(server, play_until(at_start), think=THINK_MS // 1000)
    visitor = visit()
    page = visitor.context.new_page()
    page.clock.install()
    page.goto(visitor.origin + laid.links[0])
    page.get_by_role("button", name="Sit down").click()
    own, other = page.get_by_test_id("seat-0"), page.get_by_test_id("seat-1")
    expect(own.locator(".countdown")).to_have_text(re.compile("time left:4:[0-5][0-9]"))
    expect(other.locator(".countdown")).to_have_count(0)
    expect(page.get_by_test_id("last-seconds")).to_have_count(0)
    page.clock.fast_forward(THINK_MS - 9_000)
    expect(page.get_by_test_id("last-seconds")).to_contain_text("left to choose")
    expect(page.get_by_role("alert")).to_have_text("10 seconds left to choose")
