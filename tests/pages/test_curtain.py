"""People who share a device: before one sees their secrets, the other hands it over."""

from playwright.sync_api import expect

from tests.pages.conftest import Visit
from tests.pages.laid import at_start, lay, play_until
from tests.pages.serving import Server
from wildpark.server.domain import Seating


def test_the_device_is_handed_over_before_a_hand_is_seen(visit: Visit, server: Server) -> None:
    seats = [Seating("person", name, owner="amara") for name in ("Amara", "Ben")]
    played = play_until(lambda game: game.to_act() == [1], game="zuuli")
    page = visit().open(lay(server, played, seats).links[0])
    page.get_by_role("button", name="Sit down").click()
    curtain = page.get_by_test_id("curtain")
    hand = page.locator("[data-testid^=hand-]")

    expect(curtain).to_contain_text("Hand the device to Ben")
    expect(hand).to_have_count(0)
    curtain.get_by_role("button", name="Amara takes the last choice back").click()
    expect(curtain).to_contain_text("Hand the device to Amara")
    expect(hand).to_have_count(0)
    curtain.get_by_role("button", name="I am Amara").click()
    expect(curtain).to_have_count(0)
    expect(hand.first).to_be_visible()
    # whoever comes to the page anew has not said who they are
    page.reload()
    expect(curtain).to_contain_text("Hand the device to Amara")


def test_where_nothing_is_hidden_nobody_is_asked(visit: Visit, server: Server) -> None:
    seats = [Seating("person", name, owner="amara") for name in ("Amara", "Ben")]
    page = visit().open(lay(server, play_until(at_start), seats).links[0])
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".park")).to_be_visible()
    expect(page.get_by_test_id("curtain")).to_have_count(0)
