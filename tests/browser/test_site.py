"""The static site in a folder of a web server, and its updates."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from nasrid.server.table.public_info import game_record
from nasrid.server.web.static_site import write_site
from tests.browser.axe import find_violations
from tests.browser.conftest import SCREENS
from tests.browser.device import DevicePlayer, kept, navigate, start_game
from tests.browser.painting import disable_painting
from tests.browser.player import Mouse
from tests.browser.web_space import serve_folder

FOLDER = "games/nasrid"
NEWER_FILE = "newer.txt"
# Marks a chapter of the tutorial as done.
FINISH_LESSON = """chapter => {
    const lessons = JSON.parse(localStorage["nasrid-lessons"]);
    lessons[chapter].isDone = true;
    localStorage["nasrid-lessons"] = JSON.stringify(lessons);
}"""


@pytest.fixture(scope="module")
def web_space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """Serve the site from a subfolder. Yield the folder and its address."""
    root = tmp_path_factory.mktemp("web")
    write_site(root / FOLDER)
    with serve_folder(root) as address:
        yield root / FOLDER, f"{address}{FOLDER}/"


@pytest.fixture(scope="module")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(**SCREENS["phone"], reduced_motion="reduce")
    disable_painting(context)
    yield context
    context.close()


@pytest.fixture(scope="module")
def opened(visitor: BrowserContext, web_space: tuple[Path, str]) -> Iterator[tuple[Page, list[str]]]:
    """Yield a page for all tests, so that Python starts only once, and its requests to other origins."""
    page = visitor.new_page()
    page.set_default_timeout(60_000)
    foreign_urls: list[str] = []
    page.on("request", lambda request: foreign_urls.append(request.url) if web_space[1] not in request.url else None)
    page.goto(web_space[1])
    yield page, foreign_urls
    page.close()


@pytest.fixture
def page(opened: tuple[Page, list[str]], web_space: tuple[Path, str]) -> Iterator[Page]:
    page, foreign_urls = opened
    navigate(page, web_space[1])
    yield page
    assert not [url for url in foreign_urls if not url.startswith(("data:", "blob:"))]  # no third-party requests


def test_static_site_plays_a_game_and_resumes_it_after_reload(page: Page) -> None:
    table = start_game(page)
    player = DevicePlayer(page, Mouse(page), random.Random(1))
    for _ in range(2):
        player.awaits()
        player.act()
    player.awaits()
    hand = player.sees()["view"]["players"][0]["hand"]
    page.reload()
    player.awaits()
    assert player.sees()["view"]["players"][0]["hand"] == hand
    player.act()
    assert len(game_record(kept(page, table))["actions"]) > 2


def test_static_site_resumes_a_lesson_after_reload(page: Page) -> None:
    page.get_by_role("link", name="Learn").click()
    lesson = page.get_by_role("listitem").filter(has_text="Worker huts")
    lesson.get_by_role("button").tap()
    expect(page.locator(".coach[data-step='1']")).to_be_visible(timeout=60_000)  # Python may still be starting
    page.get_by_role("button", name="Next", exact=True).tap()
    expect(page.locator(".coach[data-step='2']")).to_be_visible()
    page.reload()
    expect(page.locator(".coach[data-step='2']")).to_be_visible(timeout=60_000)


def test_repeated_lesson_replaces_its_table_on_the_device(page: Page, web_space: tuple[Path, str]) -> None:
    lessons = page.get_by_role("listitem").filter(has_text="Lesson")
    expect(page.get_by_role("heading", name="Games on this device")).to_be_visible()
    for verb in ("Start", "Again"):
        page.get_by_role("link", name="Learn").click()
        page.get_by_role("button", name=f"{verb}: Two players").tap()
        expect(page.locator(".coach[data-step='1']")).to_be_visible(timeout=60_000)
        page.evaluate(FINISH_LESSON, "duo")
        page.goto(web_space[1])
        expect(lessons).to_have_count(1)  # one row for all chapters
    lessons.get_by_role("button", name="Remove").click()
    expect(lessons).to_have_count(0)


def test_score_pad_scores_six_players_in_few_taps(page: Page) -> None:
    page.get_by_role("link", name="Score pad").click()
    page.get_by_role("radio", name="6", exact=True).check(force=True)
    page.get_by_role("button", name="Begin").click()
    keys = page.get_by_role("group", name="Numbers")
    keys.get_by_role("button", name="9", exact=True).tap()
    expect(page.get_by_text("Pavilions: at most 7.")).to_be_visible()
    taps = 0
    for row in range(6):
        for seat in range(6):
            keys.get_by_role("button", name=str((row + seat) % 3), exact=True).tap()
            taps += 1
    for digits in ("12", "7", "10", "3", "5", "8"):
        for digit in digits:
            keys.get_by_role("button", name=digit, exact=True).tap()
            taps += 1
        if len(digits) == 1:
            keys.get_by_role("button", name="Next").tap()
            taps += 1
    assert taps <= 6 * 6 + 6 * 2
    page.get_by_role("radio", name="Score sheet").check(force=True)
    expect(page.get_by_role("table")).to_be_visible(timeout=60_000)  # Python may still be starting
    pad = json.loads(page.evaluate("localStorage.getItem('nasrid-pad')"))
    assert [column["wall"] for column in pad["scorings"][0]] == [12, 7, 10, 3, 5, 8]
    assert pad["scorings"][0][5]["tiles"]["tower"] == (5 + 5) % 3
    expect(page.get_by_text(re.compile("in the lead with"))).to_be_visible()
    assert not find_violations(page)
    page.get_by_role("radio", name="Count").check(force=True)
    assert not find_violations(page)
    page.get_by_role("button", name="Undo").tap()
    assert json.loads(page.evaluate("localStorage.getItem('nasrid-pad')"))["scorings"][0][5]["wall"] == 0
    page.locator("[data-at='5-5']").tap()
    for key in ("10+", "1"):
        keys.get_by_role("button", name=key, exact=True).tap()
    expect(page.locator("[data-at='5-5']")).to_have_text("11")
    keys.get_by_role("button", name="Undo").tap()
    keys.get_by_role("button", name="Undo").tap()
    build_city(page)


def test_price_of_a_tie_that_was_a_mistake_is_ignored(page: Page) -> None:
    page.evaluate("localStorage.removeItem('nasrid-pad')")  # of another test
    page.reload()
    page.get_by_role("link", name="Score pad").click()
    page.get_by_role("radio", name="Granada").check(force=True)
    page.get_by_role("button", name="Begin").click()
    keys = page.get_by_role("group", name="Numbers")

    def enter(cell: str, key: str) -> None:
        page.locator(f"[data-at='{cell}']").tap()
        keys.get_by_role("button", name=key, exact=True).tap()

    for cell in ("0-0", "0-1", "1-0"):
        enter(cell, "1")  # in the third cell, the first digit of a price
    page.get_by_role("radio", name="Score sheet").check(force=True)
    expect(page.get_by_text("no tile costs 1.")).to_be_visible()
    page.get_by_role("button", name="Correct").tap()
    enter("0-1", "2")
    expect(page.get_by_text("Enter the highest price")).to_have_count(0)
    page.get_by_role("radio", name="Score sheet").check(force=True)
    expect(page.get_by_text(re.compile("in the lead with"))).to_be_visible(timeout=60_000)


def build_city(page: Page) -> None:
    """Build a city with three taps per tile: kind, tile and cell. Remove and exchange tiles."""
    page.get_by_role("button", name="Player 1’s city").tap()
    city = page.get_by_role("grid")
    for kind, tile, place in (("Gardens", "Garden 10, wall north", "1,0"), ("Towers", "Tower 11, wall north", "2,0")):
        page.get_by_role("group", name="Kinds").get_by_role("button", name=kind).tap()
        page.get_by_role("button", name=tile, exact=True).tap()
        city.locator(f".offered[data-cell='{place}']").tap()
        expect(page.get_by_role("button", name=f"{tile}, owned by Player 1")).to_be_disabled()
    assert not find_violations(page)
    column = json.loads(page.evaluate("localStorage.getItem('nasrid-pad')"))["scorings"][0][0]
    assert (column["city"], column["wall"]) == ("garden10N@1,0 tower11N@2,0", 2)
    city.locator("[data-cell='1,0']").tap()
    expect(page.get_by_role("button", name="Remove")).to_be_disabled()  # the tower would be disconnected
    page.get_by_role("button", name="Exchange").tap()
    page.get_by_role("button", name="Tower 12, open on all sides").tap()
    expect(city.get_by_role("gridcell", name="Tower 12")).to_be_attached()
    page.get_by_role("button", name="Undo").tap()
    city.locator("[data-cell='2,0']").tap()
    page.get_by_role("button", name="Remove").tap()
    expect(city.locator("[data-cell='2,0']")).to_have_count(0)
    page.get_by_role("button", name="Done").tap()
    page.get_by_role("radio", name="Scoring 2").check(force=True)
    page.get_by_role("radio", name="Score sheet").check(force=True)
    expect(page.get_by_text("1 before and 13 now")).to_be_attached()  # the second scoring starts with the same city


def test_game_uses_the_corrected_tile_list(page: Page) -> None:
    page.get_by_role("link", name="Check your box").click()
    expect(page.get_by_text("Everything matches.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Tile 1:")).click()
    page.get_by_label("Odd face").select_option("arena")
    expect(page.get_by_text("2 statements do not match yet.")).to_be_attached()
    page.get_by_label("Odd face").select_option("district")
    page.get_by_role("button", name="bottom").click()
    page.get_by_role("button", name="Done").click()
    assert not find_violations(page)
    page.get_by_role("button", name="Save my list").click()
    expect(page.get_by_text("Your list is saved.")).to_be_visible(timeout=60_000)
    page.get_by_role("link", name="On this device").click()
    table = start_game(page, "Granada")
    assert "1,2,arena,3,district,NE,changed" in kept(page, table).options.granada_tiles.splitlines()  # type: ignore[union-attr]


def test_newer_version_is_installed_between_two_games(page: Page, web_space: tuple[Path, str]) -> None:
    folder, _ = web_space
    page.get_by_role("button", name="Install").click()
    expect(page.get_by_text("Nasrid is installed on this device")).to_be_visible()
    playing = page.context.new_page()
    playing.goto(page.url)
    start_game(playing)
    before = page.evaluate("caches.keys()")
    _publish_newer_version(folder)
    page.reload()
    expect(page.get_by_text("The latest version is installed")).to_be_visible()
    assert set(page.evaluate("caches.keys()")) > set(before)  # the running game keeps its version
    playing.close()
    page.reload()
    page.wait_for_function("before => caches.keys().then(names => !names.includes(before))", arg=before[0])
    page.context.set_offline(True)
    page.reload()
    assert page.evaluate(f"fetch('{NEWER_FILE}').then(answer => answer.text())") == "newer"
    start_game(page)
    page.context.set_offline(False)


def _publish_newer_version(folder: Path) -> None:
    (folder / NEWER_FILE).write_text("newer")
    pack = json.loads((folder / "offline.json").read_text())
    pack["version"] = "newer"
    pack["files"].append({"url": NEWER_FILE, "size": 5})
    (folder / "offline.json").write_text(json.dumps(pack))
