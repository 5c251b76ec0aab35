"""Games in WebKit and Firefox, played through the page to the result."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.browser.engines import Engine, launch_firefox, launch_webkit, wait_until
from tests.browser.tables import make_late_game
from tests.server.client import Server

OPTIONS = {"game": "alhambra", "players": 6, "modules": ["huts"]}
TILES = 26  # in the bag when the game is resumed, before the second scoring
# Opens a table without animations and returns its path.
OPEN_TABLE = """(async () => {
    const post = async (path, data) => (await fetch(path, {
        method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data),
    })).json();
    await post("/api/me", { name: "Zaida" });
    localStorage.setItem("nasrid-name", "Zaida");
    localStorage.setItem("nasrid-preferences", JSON.stringify({ motion: "off", sound: false }));
    return "/table/" + (await post("/api/records", { record: RECORD })).id;
})()"""
# Plays by clicking: buys a tile if possible, builds it, and takes money otherwise.
PLAY_GAME = """(() => {
    document.documentElement.style.opacity = 0; // saves painting
    window.faults = [];
    addEventListener("error", event => faults.push(event.message));
    addEventListener("unhandledrejection", event => faults.push(String(event.reason)));
    const find = (selector, text = "") =>
        [...document.querySelectorAll(selector)].find(each => each.checkVisibility() && each.innerText.includes(text));
    const tried = new Set();
    const press = thing => thing && (thing.click(), true);
    setInterval(() => {
        if (press(find("dialog button", "Continue")) || !document.querySelector("main.table:not(.waiting)")) return;
        const golden = find("[data-testid=main-choice]");
        if (golden) { tried.clear(); return press(golden); }
        if (press(find("[role=gridcell].offered")) && find("[data-action^=reserve]")) return;
        if (press(find("[data-action^=reserve]")) || press(find("[data-action=pass]"))) return;
        const tile = [...document.querySelectorAll("[data-place^=site-]")]
            .find(each => !tried.has(each.dataset.place) && !each.innerText.includes("short"));
        if (tile) { tried.add(tile.dataset.place); return press(tile); }
        press(find("[data-action=end]")) || press(find("[data-place=display-0]"));
    }, 30);
    return true;
})()"""
FIND_INVISIBLE = """[
    ".city [role=grid]", ".city svg", ".hand button svg", ".site button svg", ".frieze",
].filter(selector => {
    const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    return !(width > 4 && height > 4);
})"""


def play_game(engine: Engine, url: str) -> None:
    engine.goto(url)
    record = json.dumps(make_late_game(OPTIONS, seed=2, tiles=TILES))
    engine.goto(url + str(engine.run(OPEN_TABLE.replace("RECORD", record))))
    wait_until(engine, "!!document.querySelector('main.table .hand button')", 60)
    assert engine.run(FIND_INVISIBLE) == []
    assert engine.run("document.documentElement.scrollWidth <= innerWidth")
    assert engine.run(PLAY_GAME)
    wait_until(
        engine, "[...document.querySelectorAll('dialog button')].some(b => b.innerText.includes('Play again'))", 600
    )
    assert "win" in engine.run("document.querySelector('dialog h1').innerText")
    assert engine.run("faults") == []


# Starts a game on the device with the default settings.
START_ON_DEVICE = """(async () => {
    const button = text => [...document.querySelectorAll("button")].find(each => each.innerText.trim() === text);
    for (const text of ["A new game", "Start the game"]) {
        while (!button(text)) await new Promise(passed => setTimeout(passed, 50));
        button(text).click();
    }
    return true;
})()"""


def play_without_server(engine: Engine, url: str) -> None:
    """Start a game that runs in a worker of this engine."""
    engine.goto(f"{url}/offline")
    assert engine.run(START_ON_DEVICE)
    wait_until(engine, "!!document.querySelector('main.table .hand button')", 180)
    assert "/table/local-" in engine.run("location.pathname")


@pytest.mark.parametrize("name", ["webkit", "firefox"])
def test_game_runs_in_webkit_and_firefox(name: str, server: Server, tmp_path: Path) -> None:
    opened: AbstractContextManager[Engine] = launch_webkit() if name == "webkit" else launch_firefox(tmp_path)
    with opened as engine:
        play_game(engine, server.url)
        play_without_server(engine, server.url)
