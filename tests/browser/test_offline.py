"""Nasrid installed on a device without a network."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, expect

from nasrid import replay
from nasrid.server.table.public_info import game_record
from nasrid.server.table.state import TableState
from tests.browser.conftest import SCREENS
from tests.browser.device import DevicePlayer, kept, navigate, start_game, table_of
from tests.browser.host_worker import worker_url
from tests.browser.painting import disable_painting
from tests.browser.player import Mouse
from tests.browser.tables import make_late_game
from tests.server.client import Server

# Plays random games against two bots in the worker, without a table page. Returns the ids of the tables.
PLAY_GAMES = """([script, games]) => new Promise((resolve, reject) => {
    const worker = new Worker(script, { type: "module", name: "host" });
    const connections = [];
    let opened;
    worker.onmessage = ({ data }) => {
        if (data.type === "failed") reject(data.message);
        else if (data.type === "answer") opened(JSON.parse(data.text).id);
        else connections[data.connection](JSON.parse(data.text));
    };
    const open = options => new Promise(answered => {
        opened = answered;
        const bot = { kind: "bot", level: "apprentice" };
        const body = JSON.stringify({ settings: { options, seats: [{}, bot, bot] }, names: ["Zaida"] });
        worker.postMessage({ type: "request", id: 1, method: "POST", path: "/api/tables", body });
    });
    const play = table => new Promise(over => {
        const connection = connections.length;
        let random = 1;
        connections.push(message => {
            if (message.type === "error") reject(message.message);
            if (message.table?.stage === "over") over();
            if (message.type !== "decision") return;
            random = random * 16807 % 2147483647;
            const { seq, legal_actions: legal } = message;
            const command = { type: "act", id: `${seq}`, action: legal[random % legal.length], seq };
            worker.postMessage({ type: "send", connection, text: JSON.stringify(command) });
        });
        worker.postMessage({ type: "connect", connection, table, after: null });
    });
    const playAll = async () => {
        const tables = [];
        for (const options of games) {
            tables.push(await open(options));
            await play(tables.at(-1));
        }
        return tables;
    };
    playAll().then(resolve, reject); // closing the page ends the worker
})"""
# Writes and reads a database in the format before 0.1.0.
WRITE_BEFORE_RELEASE = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open("nasrid", 1);
    opening.onupgradeneeded = () => {
        opening.result.createObjectStore("entries").put("an entry", ["local-1", 1]);
        opening.result.createObjectStore("tables").put("a listing", "local-1");
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => { opening.result.close(); resolve(); };
})"""
READ_BEFORE_RELEASE = """() => new Promise((resolve, reject) => {
    const opening = indexedDB.open("nasrid");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
        const database = opening.result;
        const stores = database.transaction(["entries", "tables"]);
        const found = ["entries", "tables"].map(name => stores.objectStore(name).getAll());
        stores.oncomplete = () => {
            database.close();
            resolve([database.version, ...found.map(request => request.result)]);
        };
    };
})"""
INSTALLED_RE = re.compile("Nasrid is installed on this device")


@pytest.fixture(scope="module")
def device(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """Install Nasrid on a device and cut its network."""
    context = browser.new_context(base_url=server.url, **SCREENS["wide"], reduced_motion="reduce")
    disable_painting(context)
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="Play on this device").click()
    expect(page.get_by_text(re.compile(r"This downloads (9|1[0-2])(\.\d)? MB"))).to_be_visible()
    page.get_by_role("button", name="Install").click()
    expect(page.get_by_text(INSTALLED_RE)).to_be_visible(timeout=60_000)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    context.set_offline(True)
    yield context
    context.close()


@pytest.fixture(scope="module")
def pages() -> list[Page]:
    """The page that the tests share, so that Python starts only once."""
    return []


@pytest.fixture
def page(device: BrowserContext, pages: list[Page]) -> Page:
    if not pages:
        pages.append(device.new_page())
        pages[0].set_default_timeout(60_000)
        pages[0].goto("/offline")
    navigate(pages[0], "/offline")
    return pages[0]


def test_offline_pages_hide_settings_that_need_a_server(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_text("You are offline")).to_be_visible()
    page.get_by_role("link", name="Play on this device").click()
    expect(page.get_by_text(INSTALLED_RE)).to_be_visible()
    page.get_by_role("button", name="A new game").click()
    page.get_by_role("button", name="More settings").click()
    expect(page.get_by_role("switch", name="Confirm turns")).to_be_visible()
    for name in ("Show it on the home page", "Chat", "Count for ratings"):
        expect(page.get_by_role("switch", name=name)).to_have_count(0)
    page.keyboard.press("Escape")


def test_games_from_before_the_first_release_are_named_and_kept(page: Page) -> None:
    sentence = page.get_by_text("games made by a version of Nasrid before 0.1.0, which this version cannot read")
    expect(sentence).to_have_count(0)
    page.evaluate(WRITE_BEFORE_RELEASE)
    navigate(page, "/")
    navigate(page, "/offline")
    expect(sentence).to_be_visible()
    assert page.evaluate(READ_BEFORE_RELEASE) == [1, ["an entry"], ["a listing"]]
    page.evaluate("indexedDB.deleteDatabase('nasrid')")


def test_game_can_be_finished_without_a_network(page: Page) -> None:
    record = json.dumps(make_late_game({"game": "granada", "players": 6}, seed=1, tiles=8))
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": record.encode()}
    page.locator("input[type=file]").first.set_input_files(file)
    page.wait_for_url(re.compile("/table/local-"))
    DevicePlayer(page, Mouse(page), random.Random(1)).play_to_the_end()
    expect(page.get_by_role("heading", name="win")).to_be_visible()
    check_result(kept(page, table_of(page)))


GAME_OPTIONS = [
    {"game": "alhambra", "players": 3, "modules": ["vizier", "exchange", "bonus", "huts"]},
    {"game": "granada", "players": 3},
    {"game": "combined", "players": 3},
]


def test_worker_plays_whole_games_of_every_kind(device: BrowserContext) -> None:
    page = device.new_page()
    page.goto("/rules")  # a page that starts no worker
    for table in page.evaluate(PLAY_GAMES, [worker_url(page), GAME_OPTIONS]):
        for _ in range(100):  # the last entry may not be stored yet
            if kept(page, table).result:
                break
            page.wait_for_timeout(100)
        check_result(kept(page, table))
    page.close()


def check_result(state: TableState) -> None:
    assert state.result
    assert list(replay(game_record(state)).scores) == state.result.scores


def test_game_survives_a_killed_tab(device: BrowserContext, pages: list[Page], page: Page) -> None:
    table = start_game(page)
    player = DevicePlayer(page, Mouse(page), random.Random(2))
    for _ in range(3):
        player.awaits()
        player.act()
    player.awaits()
    hand = player.sees()["view"]["players"][0]["hand"]
    page.close(run_before_unload=False)
    again = device.new_page()
    again.set_default_timeout(60_000)
    pages[:] = [again]
    again.goto(f"/table/{table}")
    player = DevicePlayer(again, Mouse(again), random.Random(3))
    player.awaits()
    assert player.sees()["view"]["players"][0]["hand"] == hand
    player.act()
    assert len(game_record(kept(again, table))["actions"]) > 3
    navigate(again, "/offline")
    expect(again.get_by_role("link", name=re.compile("Return: "))).to_have_count(1)


def test_hands_are_covered_between_turns_on_a_shared_device(page: Page) -> None:
    start_game(page, people=2)
    cover = page.get_by_role("dialog", name=re.compile("it is your turn"))
    expect(cover).to_be_visible(timeout=60_000)  # a bot may have the first turn
    expect(page.locator(".hand button")).to_have_count(0)
    player = DevicePlayer(page, Mouse(page), random.Random(4))
    deciders = set()
    for _ in range(4):
        player.awaits()
        seen = player.sees()
        deciders.add(seen["you"]["seat"])
        held = page.locator(".hand button").evaluate_all("all => all.map(each => each.dataset.place).sort()")
        hand = seen["view"]["players"][seen["you"]["seat"]]["hand"]
        assert held == sorted(f"hand-{card}" for card in hand)
        player.act()
    assert deciders == {0, 1}


def test_game_moves_between_file_device_and_server(page: Page, device: BrowserContext) -> None:
    table = start_game(page)
    player = DevicePlayer(page, Mouse(page), random.Random(5))
    player.awaits()
    player.act()
    player.awaits()
    before = game_record(kept(page, table))
    navigate(page, "/offline")
    page.get_by_role("button", name=re.compile("More options")).first.click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator("input[type=file]").first.set_input_files(saving.value.path())
    page.wait_for_url(re.compile("/table/local-"))
    expect(page.locator("main.table")).to_be_visible()
    record = game_record(kept(page, table_of(page)))
    assert table_of(page) != table
    assert record["seed"] == before["seed"]
    assert record["actions"][: len(before["actions"])] == before["actions"]

    device.set_offline(False)
    navigate(page, "/offline")
    page.get_by_role("button", name=re.compile("More options")).first.click()
    page.get_by_role("button", name="Continue on the server").click()
    page.wait_for_url(re.compile("/table/(?!local-)"))
    expect(page.locator("main.table")).to_be_visible()

    # Moving the game back closes the table on the server.
    left = page.url
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue on this device").click()
    page.get_by_role("button", name="Continue here").click()
    page.wait_for_url(re.compile("/table/local-"))
    expect(page.locator("main.table")).to_be_visible()
    assert game_record(kept(page, table_of(page)))["seed"] == before["seed"]
    navigate(page, left)
    expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    device.set_offline(True)
