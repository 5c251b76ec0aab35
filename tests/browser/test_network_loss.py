"""Games on a device that has not installed Nasrid and loses the network."""

from __future__ import annotations

import json
import random
import re

import pytest
from playwright.sync_api import FilePayload, Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.device import DevicePlayer
from tests.browser.player import Mouse
from tests.browser.tables import make_late_game, open_table

ALL_PARTS_LOADED = """() => [/ScoreSheet-[^/]*js$/, /zellige-[^/]*svg$/].every(part => performance
    .getEntriesByType('resource').some(({ name, responseStatus }) => part.test(name) && responseStatus === 200))"""


def open_late_game(page: Page) -> None:
    """Open the record of a game that is nearly over, and wait until the page has loaded all its parts."""
    record = json.dumps(make_late_game({"game": "alhambra", "players": 3}, seed=1, tiles=2))
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    page.locator("input[type=file]").first.set_input_files(file)
    page.wait_for_url(re.compile("/table/local-"), timeout=60_000)
    expect(page.locator("main.table")).to_be_visible(timeout=60_000)
    page.wait_for_function(ALL_PARTS_LOADED, polling=100, timeout=60_000)
    page.wait_for_load_state("networkidle")


@pytest.fixture
def device_page(open_page: OpenPage) -> Page:
    return open_page("/offline", reduced_motion="reduce")


def test_everything_at_a_table_works_after_the_network_is_lost(device_page: Page, page_errors: list[str]) -> None:
    page = device_page
    open_late_game(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    DevicePlayer(page, Mouse(page), random.Random(1)).play_to_the_end()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    page.get_by_role("dialog").get_by_role("link", name="Leave").click()
    expect(page.get_by_text("You are offline")).to_be_visible()
    requested = ("/offline.json", "/api/")  # a newer version, and what only a server has
    page_errors[:] = [error for error in page_errors if not any(path in error for path in requested)]


def test_install_is_offered_after_a_game_and_reports_the_promise_of_the_browser(device_page: Page) -> None:
    page = device_page
    open_late_game(page)
    DevicePlayer(page, Mouse(page), random.Random(1)).play_to_the_end()
    result = page.get_by_role("dialog")
    result.get_by_role("button", name="Install").click()
    expect(result.get_by_role("progressbar")).to_be_visible()
    expect(result.get_by_text("Nasrid is installed on this device")).to_be_visible(timeout=60_000)
    persisted = page.evaluate("navigator.storage.persisted()")
    promise = "will not delete" if persisted else "may delete"
    expect(result.get_by_text(promise)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("button", name="Install")).to_have_count(0)


def test_declined_offer_is_not_repeated(device_page: Page) -> None:
    page = device_page
    open_late_game(page)
    DevicePlayer(page, Mouse(page), random.Random(1)).play_to_the_end()
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=60_000)
    expect(page.get_by_role("button", name="Install")).to_have_count(0)


def lose_heads(route: Route) -> None:
    """Fail the request by which a page checks the network."""
    if route.request.method == "HEAD":
        route.abort()
    else:
        route.continue_()


def test_table_survives_a_missing_part_of_the_tray(open_page: OpenPage, page_errors: list[str]) -> None:
    host, watcher = open_page(), open_page()
    table = open_table(host, {"players": 3})
    watcher.route(re.compile("/assets/SpectatorTray"), lambda route: route.abort())
    watcher.route(re.compile("/table/"), lose_heads)
    watcher.goto(f"/table/{table}")
    notice = watcher.get_by_role("alert").filter(has_text="This could not be loaded")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Close").click()
    expect(notice).to_have_count(0)
    expect(watcher.locator("main.table")).to_be_visible()
    page_errors[:] = [error for error in page_errors if not re.search("SpectatorTray|HEAD|ERR_FAILED", error)]
