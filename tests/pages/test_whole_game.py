"""A whole game against a bot on a phone, and what can be done after it."""

from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.pages.african_park import GameTable
from tests.pages.conftest import Visit
from tests.pages.table import number
from tests.pages.visitor import PHONE, Look
from wildpark.rules.record import Record


def sit_down_against_a_bot(page: Page, table: GameTable) -> None:
    """Sets a table up, beginning at home; the bot does not wait between its moves."""
    table.press(page.get_by_test_id("game-african_park").get_by_role("link"))
    page.get_by_label("Your name").fill("Amara")
    table.press(page.get_by_text("More settings"))
    table.press(page.get_by_text("at once", exact=True))
    table.press(page.get_by_role("button", name="Begin"))


def test_from_home_to_the_replay(visit: Visit, tmp_path: Path) -> None:
    visitor = visit(Look(size=PHONE))
    page = visitor.open()
    table = GameTable(page, touch=True)
    sit_down_against_a_bot(page, table)
    table.play_out(Random(360))

    totals = table.totals()
    places = table.end.locator(".place")
    expect(places).to_have_count(2)
    assert sorted(totals, reverse=True) == [
        number(text) for text in places.locator(".points-door").all_inner_texts()
    ]
    for place in range(2):
        explain(table, place)

    with page.expect_download() as download:
        table.press(page.get_by_role("link", name="Download the record"))
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record = Record.read(file.read_text(encoding="utf-8"))
    assert [score.total for score in record.replay().scores()] == totals
    assert "Amara" in record.names

    table.press(page.get_by_role("link", name="Step through the game"))
    step_through(table, len(record.actions), totals)

    page.go_back()
    over = page.url
    table.press(page.get_by_role("button", name="Play again"))
    page.wait_for_url(lambda url: url != over)
    assert table.turn() == "sides"
    expect(page.get_by_test_id("own-reserve")).to_contain_text("Amara")

    page.goto(f"{visitor.origin}/games")
    expect(page.locator(".past-games > ul > li")).to_have_count(1)
    page.goto(f"{visitor.origin}/replay")
    page.locator("#record-file").set_input_files(file)
    expect(page.locator(".step-count")).to_have_text(f"Step 0 of {len(record.actions)}")


def explain(table: GameTable, place: int) -> None:
    """Opens a seat's points; every reason for them lights its place on the board up."""
    door = table.end.locator(".points-door").nth(place)
    table.press(door)
    dialog = table.dialog
    reasons = dialog.locator(".score-part")
    for reason in reasons.all():
        table.press(reason)
        expect(reason).to_have_attribute("aria-pressed", "true")
        light = dialog.locator(".space-light, .fence.lit, .cemetery.lit").first
        expect(light).to_be_visible()
    points = [number(text) for text in reasons.locator("b").all_inner_texts()]
    assert sum(points) == number(door.inner_text())
    # one animal of an area is lit: its area's number lights all of it up
    for reason in reasons.filter(has_text="area of 6 spaces").all()[:1]:
        table.press(reason)
    sign = dialog.locator(".area-door").last
    table.press(sign)
    expect(sign).to_have_attribute("aria-pressed", "true")
    expect(dialog.locator(".fence.lit")).to_have_count(1)
    table.press(dialog.get_by_role("button", name="Close"))
    expect(dialog).to_have_count(0)


def step_through(table: GameTable, last: int, totals: list[int]) -> None:
    """Steps a replay forth and back, by button, slider and key."""
    page = table.page
    count = page.locator(".step-count")
    expect(count).to_have_text(f"Step 0 of {last}")
    for _ in range(3):
        table.press(page.get_by_role("button", name="One step on"))
    expect(count).to_have_text(f"Step 3 of {last}")
    table.press(page.get_by_role("button", name="One step back"))
    expect(count).to_have_text(f"Step 2 of {last}")
    slider = page.get_by_role("slider")
    for step in range(2, last + 1):
        slider.fill(str(step))
        expect(count).to_have_text(f"Step {step} of {last}")
        expect(page.locator(".replay-told")).not_to_be_empty()
    assert table.totals() == totals
    page.locator("body").press("Home")
    expect(count).to_have_text(f"Step 0 of {last}")
    table.press(page.get_by_role("button", name="To the end"))
    assert table.totals() == totals
