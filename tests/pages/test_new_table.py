"""Setting a table up: alone, with variants, with seats for many; refusals are told in place."""

from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.pages.conftest import Visit
from tests.pages.serving import Server


def players(page: Page, label: str) -> Locator:
    """The choice of so many players."""
    return page.get_by_role("group", name="How many play?").get_by_text(label, exact=True)


def table_of(page: Page, server: Server) -> dict[str, Any]:
    """What the server says of the table that the page has come to."""
    page.locator(".table-page").wait_for()
    answer = page.request.get(f"{server.url}/api/tables/{page.url.rsplit('/', 1)[-1]}")
    told: dict[str, Any] = answer.json()
    return told


def test_alone_with_one_press(visit: Visit, server: Server) -> None:
    page = visit().open()
    page.get_by_test_id("game-zuuli").get_by_role("button", name="Play alone").click()
    told = table_of(page, server)
    assert (told["game"], told["players"]) == ("zuuli", 1)
    expect(page.locator(".seat-chip")).to_have_count(1)
    expect(page.get_by_test_id("game-african_park")).to_have_count(0)


def test_variants_are_chosen_and_time_is_given(visit: Visit, server: Server) -> None:
    page = visit().open("/new/savannah_park")
    players(page, "Alone").click()
    expect(page.locator(".seat-field")).to_have_count(0)
    page.get_by_text("The lions are loose", exact=True).click()
    page.get_by_text("More settings").click()
    page.get_by_role("group", name="Time to think").get_by_text("2 min").click()
    page.get_by_role("button", name="Begin").click()
    told = table_of(page, server)
    assert told["think"] == 120
    assert told["picture"]["lions"] is True
    expect(page.locator(".countdown")).to_have_count(1)


def test_an_option_that_says_nothing_is_not_asked_for(visit: Visit) -> None:
    page = visit().open("/new/zuuli")
    collector = page.get_by_role("group", name="How good is the Collector?")
    expect(players(page, "2")).to_be_visible()
    expect(collector).to_have_count(0)
    players(page, "Alone").click()
    expect(collector).to_be_visible()
    players(page, "6").click()
    expect(page.locator(".seat-field")).to_have_count(6)
    expect(collector).to_have_count(0)


def test_an_option_that_another_leaves_no_room_for_is_not_asked_for(
    visit: Visit, server: Server
) -> None:
    """With children there is nothing to lay: a layout chosen before is not sent."""
    page = visit().open("/new/savannah_park")
    layout, children = page.locator(".layout-field"), page.get_by_text("Children's game")
    layout.get_by_text("Drawn", exact=True).click()
    expect(page.locator(".new-variant").last).to_contain_text("Trees and fires")
    children.click()
    expect(layout).to_have_count(0)
    page.get_by_role("button", name="Begin").click()
    assert table_of(page, server)["picture"]["children"] is True


def test_a_refusal_is_forgotten_when_the_form_is_changed(visit: Visit) -> None:
    visitor = visit()
    visitor.tolerate("status of 422")
    page = visitor.open("/new/savannah_park")
    page.locator(".layout-field").get_by_text("My own").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    alert = page.get_by_role("alert")
    expect(alert).to_be_in_viewport()
    expect(alert).to_contain_text("6 trees")
    page.get_by_test_id("space-b2").click()
    expect(alert).to_have_count(0)


def test_what_is_refused_is_told_beside_its_option(visit: Visit) -> None:
    visitor = visit()
    visitor.tolerate("status of 422")
    page = visitor.open("/new/savannah_park")

    def refuse(route: Route) -> None:
        """As the server answers options that exclude each other."""
        sent = route.request.post_data_json
        assert sent is not None
        options = {**sent["options"], "layout": "drawn", "children": True}
        route.continue_(post_data={**sent, "options": options})

    page.route("**/api/tables", refuse)
    page.get_by_role("button", name="Begin").click()
    variant = page.locator(".new-variant").filter(has=page.get_by_role("alert"))
    expect(variant).to_have_count(1)
    expect(variant).to_contain_text("Trees and fires")
    expect(page.get_by_role("button", name="Begin")).to_be_enabled()
