"""The storage of a device: several copies of Nasrid on one origin, full and forbidden storage, backups, updates."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, expect

from nasrid.server.web.static_site import write_site
from tests.browser.chromium import FULL_CHROMIUM_NAMES, chromium_path
from tests.browser.conftest import OpenPage
from tests.browser.device import READ_ENTRIES, DevicePlayer, kept, navigate, start_game
from tests.browser.player import MAIN_CHOICE, OWN_TURN, Mouse
from tests.browser.web_space import serve_folder
from tests.server.client import Server

INSTALLED = "Nasrid is installed on this device"
OTHER_APP = """async () => {
    await navigator.serviceWorker.register('/other/sw.js');
    await (await caches.open('other-app')).put('/other/file', new Response('precious'));
}"""
SCOPES = "navigator.serviceWorker.getRegistrations().then(all => all.map(each => new URL(each.scope).pathname).sort())"
FAKE_OFFER = """() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {
        window.isPrompted = true;
    } });
    dispatchEvent(offer);
}"""


FULL_STORAGE = """
new BroadcastChannel("full").onmessage = ({ data }) => (globalThis.isFull = data);
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...entry) {
    if (globalThis.isFull) throw new DOMException("full", "QuotaExceededError");
    return add.apply(this, entry);
};
"""


@pytest.fixture(scope="module")
def web_space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """Serve two copies of the site and another app from one origin. Yield the folder and its address."""
    root = tmp_path_factory.mktemp("web")
    for name in ("one", "two"):
        write_site(root / name)
    (root / "other").mkdir()
    (root / "other" / "sw.js").write_text("")
    (root / "other" / "index.html").write_text("<!doctype html><title>Other</title>")
    with serve_folder(root) as address:
        yield root, address


def install(page: Page, address: str) -> None:
    page.goto(address)
    page.get_by_role("button", name="Install").click()
    expect(page.get_by_text(INSTALLED)).to_be_visible(timeout=60_000)


def app_id(page: Page) -> str:
    found: str = page.context.new_cdp_session(page).send("Page.getAppManifest")["manifest"]["id"]
    return found


def test_copies_on_one_origin_leave_each_other_alone(browser: Browser, web_space: tuple[Path, str]) -> None:
    root, address = web_space
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{address}other/")
    page.evaluate(OTHER_APP)
    install(page, f"{address}one/")
    install(page, f"{address}two/")
    second_app = app_id(page)
    page.goto(f"{address}one/")
    assert app_id(page) != second_app
    page.get_by_role("button", name="Remove it from this device").click()
    expect(page.get_by_role("button", name="Install")).to_be_visible()
    assert page.evaluate(SCOPES) == ["/other/", "/two/"]
    assert page.evaluate("caches.match('/other/file').then(file => file.text())") == "precious"
    assert not page.evaluate("caches.match('/one/offline.json')")

    # The other copy still works, and finds a newer version on any of its pages.
    publish_newer_version(root / "two")
    page.goto(f"{address}two/?at=/rules")
    page.wait_for_function("() => caches.match('/two/newer.txt')", polling=100, timeout=60_000)
    context.set_offline(True)
    page.goto(f"{address}two/")
    expect(page.get_by_text(INSTALLED)).to_be_visible()
    page.evaluate(FAKE_OFFER)
    page.get_by_role("button", name="Add Nasrid to your apps").click()
    assert page.evaluate("window.isPrompted")
    context.close()


def publish_newer_version(folder: Path) -> None:
    (folder / "newer.txt").write_text("newer")
    pack = json.loads((folder / "offline.json").read_text())
    pack["version"] = "newer"
    pack["files"].append({"url": "newer.txt", "size": 5})
    (folder / "offline.json").write_text(json.dumps(pack))


def test_full_storage_and_missing_network_are_named(
    open_page: OpenPage, server: Server, page_errors: list[str]
) -> None:
    page = open_page("/offline")
    storage = page.context.new_cdp_session(page)
    storage.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 2_000_000})
    page.get_by_role("button", name="Install").click()
    expect(page.get_by_text("This browser has no room for")).to_be_visible(timeout=60_000)
    storage.send("Storage.overrideQuotaForOrigin", {"origin": server.url})
    page.context.set_offline(True)
    page.get_by_role("button", name="Resume download").click()
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    page.get_by_role("button", name="A new game").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("The game could not be downloaded")).to_be_visible(timeout=60_000)
    page_errors.clear()


def test_table_explains_that_its_moves_cannot_be_stored(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_page(reduced_motion="reduce")
    page.set_default_timeout(60_000)
    page.route(re.compile(r"/worker-[^/]*\.js$"), add_full_storage)
    page.goto("/offline")
    start_game(page)
    player = DevicePlayer(page, Mouse(page), random.Random(1))
    player.awaits()
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    page.keyboard.press("5")
    page.locator(MAIN_CHOICE).click()
    problem = page.get_by_role("alert").get_by_text("This browser has no room left")
    expect(problem).to_be_visible()
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    before = len(kept(page, player.table).actions)
    player.awaits()
    player.act()
    expect(problem).to_have_count(0)
    assert len(kept(page, player.table).actions) > before
    page_errors.clear()


def add_full_storage(route: Route) -> None:
    """Let a worker's storage be full when the page says so. Chromium applies no quota to single entries."""
    answer = route.fetch()
    route.fulfill(response=answer, body=FULL_STORAGE + answer.text())


def test_removed_game_does_not_come_back(open_page: OpenPage) -> None:
    page = open_page("/offline", reduced_motion="reduce")
    page.set_default_timeout(60_000)
    table = start_game(page)
    DevicePlayer(page, Mouse(page), random.Random(1)).awaits()
    navigate(page, "/offline")
    remove_game(page)
    page.go_back()  # Python still runs the table
    expect(page.locator(OWN_TURN)).to_be_visible()
    page.keyboard.press("5")
    page.locator(MAIN_CHOICE).click()
    expect(page.get_by_text("There is no such table. Check the link.")).to_be_visible()
    assert page.evaluate(READ_ENTRIES, table) == []
    page.reload()
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible(timeout=60_000)
    navigate(page, "/offline")
    expect(page.get_by_text("No games yet.")).to_be_visible()


def remove_game(page: Page) -> None:
    """Remove the only game of the device."""
    page.get_by_role("button", name=re.compile("More options")).click()
    page.get_by_role("button", name="Remove", exact=True).click()
    page.get_by_role("button", name="Remove it", exact=True).click()
    expect(page.get_by_text("No games yet.")).to_be_visible()
    expect(page.get_by_role("heading", name="Games on this device")).to_be_focused()  # the row's button has gone


def test_forbidden_storage_is_named(playwright: Playwright, server: Server, tmp_path: Path) -> None:
    (tmp_path / "Default").mkdir()
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(settings))
    context = playwright.chromium.launch_persistent_context(
        tmp_path, executable_path=chromium_path(FULL_CHROMIUM_NAMES), args=["--no-sandbox"], base_url=server.url
    )
    page = context.new_page()
    page.goto("/")
    with pytest.raises(Exception, match="denied"):
        page.evaluate("localStorage.length")
    expect(page.get_by_role("link", name="Play on this device")).to_be_visible()
    page.get_by_role("link", name="Play on this device").click()
    expect(page.get_by_text("does not let this site store anything, so games")).to_be_visible()
    expect(page.get_by_text("Nasrid cannot be installed")).to_be_visible()
    page.get_by_role("button", name="A new game").click()
    page.get_by_role("button", name="Start the game").click()
    alert = page.get_by_role("dialog").get_by_role("alert")
    expect(alert.get_by_text("does not let this site store anything, so games")).to_be_visible(timeout=60_000)
    context.close()


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "browsers allow it only over HTTPS"),
        ("delete Navigator.prototype.serviceWorker", "This browser cannot install websites"),
    ],
)
def test_reason_why_nasrid_cannot_be_installed(open_page: OpenPage, script: str, reason: str) -> None:
    page = open_page()
    page.add_init_script(script)
    page.goto("/offline")
    expect(page.get_by_text(reason)).to_be_visible()


def test_backup_moves_all_games_to_another_device(open_page: OpenPage) -> None:
    page, other = open_page("/offline"), open_page("/offline")
    start_game(page)
    page.goto("/offline")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save a backup").click()
    games = other.get_by_role("link", name=re.compile("Return: "))
    files = other.locator("input[type=file]").first
    for text in ("", "[]", '{"nasrid_backup": 2, "tables": []}', '{"version": 2}'):
        files.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": text.encode()})
        wrong = other.get_by_text("neither the record of a game nor a backup")
        expect(wrong).to_be_visible(timeout=60_000)
        other.reload()
    for outcome in ("One game was added.", "One game was here already."):
        files.set_input_files(saving.value.path())
        expect(other.get_by_text(outcome)).to_be_visible(timeout=60_000)
        expect(games).to_have_count(1)
    games.click()
    expect(other.locator("main.table")).to_be_visible(timeout=60_000)
