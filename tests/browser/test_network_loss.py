"""Games on a device that has not installed Nasrid and loses the network."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import APIRequestContext, FilePayload, Locator, Page, Route, expect

from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage
from tests.browser.device import DevicePlayer
from tests.browser.player import Mouse
from tests.browser.solving import PURCHASE
from tests.browser.tables import become_guest, make_late_game, open_settings, open_table

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
        route.fallback()


def lose_part(page: Page, part: str, kind: str = "js") -> re.Pattern[str]:
    """Fail the requests of a part, as if the network were lost. Return the pattern of their addresses."""
    pattern = re.compile(f"/assets/{part}-[^/]*{kind}$")
    page.route(pattern, lambda route: route.abort())
    page.route("**/*", lose_heads)
    return pattern


def notice_on(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has_text="This could not be loaded")


QR_CODE = ".invitation > [role=img]"


def forget_lost_requests(page_errors: list[str]) -> None:
    page_errors[:] = [error for error in page_errors if not re.search("/assets/|HEAD|ERR_FAILED", error)]


def open_lesson(page: Page) -> None:
    become_guest(page)
    page.goto("/learn")
    page.get_by_role("button", name="Start: The game").click()


def open_puzzle(page: Page) -> None:
    become_guest(page)
    page.goto(f"/puzzles/{PURCHASE.id}")
    page.get_by_role("button", name="Solve", exact=True).click()


def open_waiting_room(page: Page) -> None:
    open_table(page, {"players": 2}, people=2)


def open_menu(page: Page) -> None:
    open_table(page, {"players": 2})
    page.get_by_role("button", name="Menu").click()


def open_home(page: Page) -> None:
    page.goto("/")


def open_tournament(page: Page) -> None:
    become_guest(page)
    form = {"title": "Friday", "settings": {"options": {"players": 2}}}
    page.goto(f"/tournament/{page.request.post('/api/tournaments', data=form).json()['id']}")


def open_projector(page: Page) -> None:
    open_tournament(page)
    page.goto(f"{page.url}/screen")


def make_device_link(page: Page) -> None:
    become_guest(page)
    page.goto("/")
    open_settings(page, "Devices")
    page.get_by_role("button", name="Create a link").click()


def watch_table(page: Page) -> None:
    """Open the table of somebody else."""
    table = open_table(page, {"players": 3})
    page.context.clear_cookies()
    become_guest(page, "Omar")
    page.goto(f"/table/{table}")


def open_round(page: Page) -> None:
    """Open the player's table of a tournament with Omar, who is not there."""
    open_tournament(page)
    path = urlsplit(page.url).path.replace("/tournament/", "/api/tournaments/")
    invitation = page.request.get(path).json()["you"]["invitation"]
    send_to(page.request, path, type="join")
    browser = page.context.browser
    assert browser
    omar = browser.new_context(base_url=page.url)
    omar.request.post("/api/me", data={"name": "Omar"})
    send_to(omar.request, path, type="join", invitation=invitation)
    omar.close()
    send_to(page.request, path, type="start_round", round=1)
    while not (tables := page.request.get(path).json()["rounds"][0]["tables"]):
        page.wait_for_timeout(100)
    page.goto(f"/table/{tables[0]['table']}")


def send_to(request: APIRequestContext, path: str, **command: object) -> None:
    answer = request.post(f"{path}/commands", data=command)
    assert answer.ok, answer.text()


@pytest.mark.parametrize(
    ("part", "open_part", "content"),
    [
        ("CoachPanel", open_lesson, ".coach[data-step='1']"),
        ("coach.svelte", open_lesson, ".coach[data-step='1']"),
        ("DecisionNote", open_puzzle, "text=Find the best move"),
        ("TableWithoutGame", open_waiting_room, "text=Invite"),
        ("Invitation", open_waiting_room, QR_CODE),
        ("Invitation", open_tournament, QR_CODE),
        ("Invitation", open_projector, QR_CODE),
        ("Invitation", make_device_link, QR_CODE),
        ("TournamentPages", open_round, ".bar .round"),
        ("Window", open_home, ".window svg"),
        ("SpectatorTray", watch_table, "text=You are watching"),
        ("MoveToDevice", open_menu, "text=Continue on this device"),
    ],
)
def test_needed_part_is_named_and_loaded_by_another_try(
    open_page: OpenPage, page_errors: list[str], part: str, open_part: Callable[[Page], None], content: str
) -> None:
    page = open_page(reduced_motion="reduce")
    pattern = lose_part(page, part)
    open_part(page)
    retry = notice_on(page).get_by_role("button", name="Try again")
    retry.click()
    expect(retry).to_be_visible()
    page.unroute(pattern)
    retry.click()
    expect(page.locator(content).first).to_be_visible()
    expect(notice_on(page)).to_have_count(0)
    forget_lost_requests(page_errors)


def test_notice_in_the_dark_tray_is_readable(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_page(reduced_motion="reduce")
    lose_part(page, "SpectatorTray")
    watch_table(page)
    expect(notice_on(page)).to_be_visible()
    assert not (found := find_violations(page)), found
    forget_lost_requests(page_errors)


def test_missing_style_sheet_is_loaded_by_another_try(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_page(reduced_motion="reduce")
    pattern = lose_part(page, "Invitation", "css")
    open_waiting_room(page)
    retry = notice_on(page).get_by_role("button", name="Try again")
    retry.click()
    expect(retry).to_be_focused()
    page.unroute(pattern)
    retry.click()
    expect(page.locator(".invitation")).to_have_css("display", "grid")
    expect(page.locator(".invitation :focus")).to_have_count(1)
    forget_lost_requests(page_errors)


def test_missing_info_card_is_named(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_page(reduced_motion="reduce")
    open_table(page, {"players": 2})
    lose_part(page, "AboutCard")
    page.locator("[data-place=display-0]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    notice_on(page).get_by_role("button", name="Close").click()
    expect(notice_on(page)).to_have_count(0)
    forget_lost_requests(page_errors)


OLD_AT_FIRST = """
const now = performance.now.bind(performance);
if (!sessionStorage.visited) performance.now = () => now() + 3_600_000;
sessionStorage.visited = "yes";
"""


def test_old_page_reloads_for_a_missing_part_and_a_young_one_names_it(
    open_page: OpenPage, page_errors: list[str]
) -> None:
    host, watcher = open_page(), open_page()
    table = open_table(host, {"players": 3})
    visits: list[str] = []
    watcher.add_init_script(OLD_AT_FIRST)
    watcher.on("framenavigated", lambda frame: visits.append(frame.url))
    watcher.route(re.compile("/assets/SpectatorTray"), lambda route: route.abort())
    with watcher.expect_response(lambda response: response.request.method == "HEAD" and len(visits) == 1):
        watcher.goto(f"/table/{table}")
    expect(notice_on(watcher)).to_be_visible()
    watcher.wait_for_load_state("networkidle")
    assert len(visits) == 2
    forget_lost_requests(page_errors)
