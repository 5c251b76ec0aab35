"""Measurements of the browser client: first load, time until a phone can play, and frame times at a full table.

Without a server: stored bytes, time until the first move, thinking time of bots in their worker, and time of a review.

    python benchmarks/web.py [--visits 5] [--seconds 15] [--json FILE]
    python benchmarks/web.py --only-review        # of a game of four, on the device

A server and Chromium run on the same cores, so all other load affects the times. While frames are measured, the server
has lower priority than Chromium.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).parents[1]))

from nasrid import Game, Options, write_action
from nasrid.bots.levels import LEVELS
from nasrid.i18n import LANGUAGES
from nasrid.server.bots.worker import make_handler
from tests.browser.chromium import open_chromium
from tests.browser.player import Mouse, Player
from tests.browser.tables import act_over_http, make_finished_game, open_table
from tests.server.client import Server

WIDE_SCREEN: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE_SCREEN: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
MAX_LOAD_BYTES = {"home": 109_000, "table": 117_000}  # of a first load, without fonts and the data of the table
MAX_LANGUAGE_EXTRA_RATE = 0.05  # added by languages other than English
MAX_USABLE_MS = 2000  # until a phone can play
# The index of phones on the scale below. Chrome's DevTools calibrates its throttling to a Pixel 5 and a Moto G Power.
PHONE_SPEEDS = {"mid-tier": 1000, "low-tier": 264}
LATENCY_MS = 150  # Lighthouse's "Slow 4G"
BANDWIDTH_BITS_PER_SECOND = 1_600_000
REVIEW_TIMEOUT_MS = 600_000
LONG_FRAME_MS = 50  # longer frames are noticeable
TURN_SECONDS = 2.5  # for the turns of a table
WARMUP_TURNS = 6  # played before a table is measured, so that cities and hands are not empty
FULL_TABLE = {"game": "alhambra", "players": 6, "modules": ["vizier", "exchange", "bonus", "huts"]}
FILE_KINDS = {".html": "HTML", ".js": "JS", ".css": "CSS", ".svg": "images", ".png": "images", ".woff2": "fonts"}

# Lighthouse's index of machine speed: how often per second it builds long strings and copies long lists.
SPEED_SCRIPT = """() => {
  const rate = (work) => {
    const start = performance.now();
    let rounds = 0;
    while (performance.now() - start < 500) work(rounds++);
    return (rounds / (performance.now() - start)) * 100;
  };
  const lists = [0, 1].map(() => Array.from({ length: 100000 }, (_, place) => place));
  const copy = (round) => {
    const [from, to] = [lists[round % 2], lists[1 - (round % 2)]];
    for (let place = 0; place < from.length; place++) to[place] = from[place];
  };
  const write = () => {
    let text = "";
    for (let letter = 0; letter < 10000; letter++) text += "a";
    if (text.length === 1) throw new Error("prevents removal by the optimiser");
  };
  return (rate(write) + rate(copy)) / 2;
}"""
# Presses a money card as soon as one may be taken, and waits until it is shown as chosen.
FIRST_PRESS_SCRIPT = """
window.usable = new Promise((resolve) => {
  const look = () => {
    const card = document.querySelector("main.table:not(.waiting) .display button");
    if (card?.ariaPressed === "false") card.click();
    requestAnimationFrame(card ? () => answered(card) : look);
  };
  const answered = (card) => {
    if (card.ariaPressed !== "true") requestAnimationFrame(look);
    else setTimeout(() => resolve(performance.now()));
  };
  requestAnimationFrame(look);
});
"""
# Starts a game on the device and takes a card. It ends when the move is in the log.
FIRST_MOVE_SCRIPT = """
window.moved = new Promise((resolve) => {
  const button = (text) => [...document.querySelectorAll("button")].find((each) => each.innerText.trim() === text);
  const look = () => {
    const start = button("Start the game");
    const card = document.querySelector("main.table:not(.waiting) .display button");
    const act = document.querySelector("[data-testid=main-choice]");
    const seat = document.querySelector("form select:not([data-taken])");
    document.querySelector(".cover button")?.click();
    if (act && card?.ariaPressed === "true") {
      act.click();
      requestAnimationFrame(acted);
      return;
    }
    if (seat) sit(seat);
    else if (card?.ariaPressed === "false") card.click();
    else if (start && !start.disabled) start.click();
    requestAnimationFrame(look);
  };
  // Nobody waits for a bot: people have all seats.
  const sit = (seat) => {
    seat.dataset.taken = true;
    if (seat.value === "you") return;
    seat.value = "invited";
    seat.dispatchEvent(new Event("change"));
  };
  const acted = () => {
    if (document.querySelector("main.table.waiting, [role=dialog]")) resolve(performance.now());
    else requestAnimationFrame(acted);
  };
  const begin = () => {
    const game = button("A new game");
    game?.click();
    requestAnimationFrame(game ? look : begin);
  };
  begin();
});
"""
# Sends questions to a bot worker in sequence and counts the page's late frames.
THINK_SCRIPT = """([script, questions]) => new Promise((resolve) => {
  const worker = new Worker(script, { type: "module", name: "bots" });
  const times = [];
  let [began, last, late, running] = [0, 0, 0, true];
  const frame = (now) => {
    if (last && now - last > 50 && times.length) late += 1;
    last = now;
    if (running) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const ask = () => {
    began = performance.now();
    worker.postMessage(questions[times.length]);
  };
  worker.onmessage = () => {
    times.push(performance.now() - began);
    if (times.length < questions.length) return ask();
    running = false;
    worker.terminate();
    resolve({ times, late });
  };
  ask();
})"""
SHEET_OPEN_SCRIPT = "!!document.querySelector('dialog:popover-open')"  # true while a score sheet is open
# The duration of every frame: those of the table, and those in which a score sheet opens, is explained and closes.
# Frames start at a refresh of the screen, so durations are multiples of 16.7 ms, and a slight delay counts as one more
# refresh. Three refreshes are 50 ms, with a tolerance of a tenth.
RECORD_FRAMES_SCRIPT = """
window.frames_ms = { table: [], sheet: [] };
let last = performance.now();
let sheet = -Infinity;
const frame = (now) => {
  if (document.querySelector("dialog:popover-open")) sheet = now;
  frames_ms[now - sheet < 500 ? "sheet" : "table"].push(now - last);
  last = now;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""


def measure_first_load(context: BrowserContext, path: str) -> dict[str, Any]:
    """Return the transferred bytes including headers, by kind."""
    page = context.new_page()
    network = context.new_cdp_session(page)
    network.send("Network.enable")
    kinds: dict[str, str] = {}
    loaded: Counter[str] = Counter()

    def finished(end: dict[str, Any]) -> None:
        loaded[kinds[end["requestId"]]] += end["encodedDataLength"]

    network.on("Network.responseReceived", lambda got: kinds.update({got["requestId"]: _kind(got["response"])}))
    network.on("Network.loadingFinished", finished)
    page.goto(path, wait_until="networkidle")
    page.locator("#new-here" if path == "/" else "main.table").wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    context.close()
    client = sum(loaded.values()) - loaded["fonts"] - loaded["API"]
    return {"path": path, "requests": len(kinds), "bytes": dict(loaded), "client": client}


def measure_languages(browser: Browser, url: str) -> dict[str, int]:
    """Return the bytes of a first load of the home page in every language, without fonts."""
    return {
        code: measure_first_load(browser.new_context(base_url=url, locale=code), "/")["client"] for code in LANGUAGES
    }


def _kind(response: dict[str, Any]) -> str:
    path = response["url"].split("?")[0]
    if "/api/" in path:
        return "API"
    return "HTML" if response["mimeType"] == "text/html" else FILE_KINDS.get(Path(path).suffix, "other")


def measure_usable(context: BrowserContext, path: str, slower: float | None) -> float:
    """Return the milliseconds from navigation until a money card has been pressed and is shown as chosen.

    With `slower`, the CPU is slowed down by that factor and the network is slow.
    """
    page = context.new_page()
    if slower:
        machine = context.new_cdp_session(page)
        machine.send("Network.enable")
        speed = BANDWIDTH_BITS_PER_SECOND / 8
        conditions = {"latency": LATENCY_MS, "downloadThroughput": speed, "uploadThroughput": speed, "offline": False}
        machine.send("Network.emulateNetworkConditions", conditions)
        machine.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.add_init_script(FIRST_PRESS_SCRIPT)
    page.goto(path, wait_until="commit")
    milliseconds: float = page.evaluate("window.usable")
    context.close()
    return milliseconds


def measure_frames(context: BrowserContext, seconds: float) -> dict[str, Any]:
    """Measure the frames at a table of six with all modules while one person and five bots play, until a scoring."""
    page = context.new_page()
    player = start_table(page, FULL_TABLE)
    rng = Random(1)
    before = player.sees()["seq"]
    page.evaluate(RECORD_FRAMES_SCRIPT)
    turns = sheets = 0
    while turns * TURN_SECONDS < seconds or not sheets:
        turns += 1
        act_over_http(page, player.table, rng)  # searching by role would affect the frames of the page
        page.wait_for_timeout(TURN_SECONDS * 1000)
        if page.evaluate(SHEET_OPEN_SCRIPT):
            sheets += 1
            page.keyboard.press("Enter")
    recorded = page.evaluate("frames_ms")
    times = sorted(recorded["table"])
    events = player.sees()["seq"] - before
    context.close()
    return {
        "seconds": round(sum(times) / 1000, 1),
        "events": events,
        "frames": len(times),
        "p50_ms": round(median(times), 1),
        "p95_ms": round(times[int(len(times) * 0.95)], 1),
        "longest_ms": round(times[-1], 1),
        "over_50_ms": sum(round(time) > LONG_FRAME_MS for time in times),
        "sheet_longest_ms": round(max(recorded["sheet"]), 1),
    }


def start_table(page: Page, options: dict[str, Any]) -> Player:
    """Start a table where a few turns have been played and the player has to decide."""
    page.goto("/")
    open_table(page, options)
    player = Player(page, Mouse(page), Random(1))
    for _ in range(WARMUP_TURNS):
        player.awaits()
        player.act()
    player.awaits()
    return player


def measure(browser: Browser, server: Server, visits: int, seconds: float) -> dict[str, Any]:
    url = server.url
    host = browser.new_context(base_url=url)
    player = start_table(host.new_page(), {"game": "alhambra", "players": 4})
    table = f"/table/{player.table}"

    def visit(screen: dict[str, Any]) -> BrowserContext:
        """Open the page as the host, with an empty cache."""
        return browser.new_context(base_url=url, storage_state=host.storage_state(), **screen)

    loads = [measure_first_load(browser.new_context(base_url=url), "/"), measure_first_load(visit(PHONE_SCREEN), table)]
    for load in loads:
        _print_load(load)
    languages = measure_languages(browser, url)
    _print_languages(languages)
    index = max(player.page.evaluate(SPEED_SCRIPT) for _ in range(3))
    brakes = {phone: max(1.0, round(index / speed, 1)) for phone, speed in PHONE_SPEEDS.items()}
    times = {
        name: [round(measure_usable(visit(PHONE_SCREEN), table, slower)) for _ in range(visits)]
        for name, slower in (*brakes.items(), ("without brakes", None))
    }
    _print_usable(times, brakes, index)
    os.setpriority(os.PRIO_PGRP, server.pid, 19)  # thinking bots must not take CPU time from the page
    moving = {}
    for name, screen in (("wide", WIDE_SCREEN), ("phone", PHONE_SCREEN)):
        moving[name] = measure_frames(
            browser.new_context(base_url=url, reduced_motion="no-preference", **screen), seconds
        )
        _print_frames(name, moving[name])
    return {"loads": loads, "languages": languages, "speed": index, "usable": times, "frames": moving}


def measure_bundle(url: str) -> dict[str, Any]:
    """Return the bytes that a device stores, as transferred."""
    with urlopen(f"{url}/offline.json") as answer:
        files = json.load(answer)["files"]
    sizes = {Path(file["url"]).suffix: 0 for file in files}
    for file in files:
        sizes[Path(file["url"]).suffix] += file["size"]
    return {"bytes": sum(sizes.values()), "files": len(files), "by_kind": sizes}


def measure_first_moves(browser: Browser, url: str) -> dict[str, float]:
    """Return the milliseconds from opening the page of local games until the first move of a game.

    The first value is with an empty cache, the second with a full one.
    """
    context = browser.new_context(base_url=url, reduced_motion="reduce", **WIDE_SCREEN)
    times = {}
    for name in ("cold", "warm"):
        page = context.new_page()
        page.goto("/offline", wait_until="commit")  # Python starts as soon as the page is loaded
        page.evaluate(FIRST_MOVE_SCRIPT)
        times[name] = round(page.evaluate("window.moved"))
        page.close()
    context.close()
    return times


def measure_thinking(browser: Browser, url: str) -> dict[str, dict[str, float]]:
    """Return the median and longest milliseconds of a decision by level, in a browser worker and in a server worker.

    The first decision, which starts the worker, is left out. The frames of the page over 50 ms are also counted.
    """
    questions = _questions()
    context = browser.new_context(base_url=url, **WIDE_SCREEN)
    page = context.new_page()
    page.goto("/offline", wait_until="networkidle")
    figures = {}
    answer = make_handler()
    for level in ("apprentice", "architect", "scholar", "vizier"):
        requests = [json.dumps(question | {"code": level, "table": level}) for question in questions]
        here = page.evaluate(THINK_SCRIPT, [_worker(url), requests])
        there = []
        for question in requests:
            began = time.perf_counter()
            answer(question)
            there.append((time.perf_counter() - began) * 1000)
        figures[level] = {
            "worker_ms": round(median(here["times"][1:]), 1),
            "worker_longest_ms": round(max(here["times"][1:]), 1),
            "server_ms": round(median(there[1:]), 1),
            "server_longest_ms": round(max(there[1:]), 1),
            "allowed_ms": LEVELS[level].seconds * 1000,
            "over_50_ms": here["late"],
        }
        _print_thinking(level, figures[level])
    context.close()
    return figures


def measure_review(browser: Browser, url: str) -> float:
    """Return the seconds from opening the record of a game of four until its quick review is complete."""
    record = json.dumps(make_finished_game({"game": "alhambra", "players": 4}, seed=1)).encode()
    context = browser.new_context(base_url=url, reduced_motion="reduce", **WIDE_SCREEN)
    page = context.new_page()
    page.goto("/offline", wait_until="networkidle")
    began = time.perf_counter()
    page.get_by_label("Review a record file").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record}
    )
    page.get_by_text(re.compile(r"^Accuracy \d+%\.$")).wait_for(timeout=REVIEW_TIMEOUT_MS)
    seconds = round(time.perf_counter() - began, 1)
    context.close()
    print(f"quick review of a game of four on the device: {seconds} s", flush=True)
    return seconds


def _questions(count: int = 9) -> list[dict[str, Any]]:
    """Return the decisions of a game of four, each with its history."""
    options, rng = {"game": "alhambra", "players": 4}, Random(1)
    questions: list[dict[str, Any]] = []
    game = Game.new(Options.from_json(options), 1)
    while len(questions) < count:
        if len(game.actions) % 12 == 0:
            actions = [write_action(action) for action in game.actions]
            questions.append({"known": 0, "actions": actions, "seat": game.seat, "options": options, "seed": "1"})
        game.apply_silently(game.random_action(rng))
    return questions


def _worker(url: str) -> str:
    with urlopen(f"{url}/offline.json") as answer:
        return next(f"/{file['url']}" for file in json.load(answer)["files"] if "/worker-" in file["url"])


def measure_offline(browser: Browser, url: str) -> dict[str, Any]:
    kept = measure_bundle(url)
    print(f"stored on a device: {kept['bytes'] / 1e6:.1f} MB in {kept['files']} files", flush=True)
    moves = measure_first_moves(browser, url)
    print(f"from opening the page to the first move without a server: {moves['cold']} ms cold, {moves['warm']} ms warm")
    print("thinking time of bots on the device and on the server:", flush=True)
    thinking = measure_thinking(browser, url)
    return {"pack": kept, "first_move_ms": moves, "thinking": thinking, "review_s": measure_review(browser, url)}


def main() -> None:
    arguments = _arguments()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, open_chromium() as browser:
        if arguments.only_review:
            load = round(os.getloadavg()[0], 1)
            report: dict[str, Any] = {"load": load, "review_s": measure_review(browser, server.url)}
        else:
            report = measure(browser, server, arguments.visits, arguments.seconds)
            report["without_server"] = measure_offline(browser, server.url)
        report = {"chromium": browser.version, "cores": os.cpu_count(), "python": platform.python_version(), **report}
    if arguments.json:
        Path(arguments.json).write_text(json.dumps(report, indent=1) + "\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the browser client.")
    parser.add_argument("--visits", type=int, default=5, help="visits of a phone; the median counts (default: 5)")
    parser.add_argument("--seconds", type=float, default=15, help="seconds of play at a full table (default: 15)")
    parser.add_argument("--only-review", action="store_true", help="measure only the review on the device")
    parser.add_argument("--json", metavar="FILE", help="also write the figures to a file")
    return parser.parse_args()


def _print_load(load: dict[str, Any]) -> None:
    page = "home" if load["path"] == "/" else "table"
    parts = ", ".join(f"{kind} {size / 1000:.1f}" for kind, size in sorted(load["bytes"].items()))
    print(f"first load, {page}: {load['client'] / 1000:.1f} KB, limit {MAX_LOAD_BYTES[page] / 1000:.0f} KB")
    print(f"      {load['requests']} requests, KB over the wire: {parts}; fonts and API not counted", flush=True)


def _print_languages(bytes_of: dict[str, int]) -> None:
    english = bytes_of["en"]
    words = (f"{code} {size / 1000:.1f} KB ({size / english - 1:+.1%})" for code, size in bytes_of.items())
    print(
        f"first load of home by language, at most {MAX_LANGUAGE_EXTRA_RATE:.0%} more than in English: "
        f"{', '.join(words)}",
        flush=True,
    )


def _print_usable(times: dict[str, list[int]], brakes: dict[str, float], index: float) -> None:
    print(
        f"a table on a phone, from the address to a card that answers, aim {MAX_USABLE_MS} ms; "
        f"this machine has speed {index:.0f}"
    )
    for name, visits in times.items():
        how = (
            f", {brakes[name]} times slower, Slow 4G ({LATENCY_MS} ms, {BANDWIDTH_BITS_PER_SECOND / 1e6} Mbit/s)"
            if name in brakes
            else ""
        )
        print(f"      {name}: {median(visits):.0f} ms, {min(visits)} to {max(visits)} in {len(visits)} visits{how}")


def _print_frames(name: str, figures: dict[str, Any]) -> None:
    print(
        f"six players, all modules, {name}: {figures['frames']} frames in {figures['seconds']} s of "
        f"{figures['events']} events, p50 {figures['p50_ms']} ms, p95 {figures['p95_ms']} ms, "
        f"longest {figures['longest_ms']} ms, {figures['over_50_ms']} over {LONG_FRAME_MS} ms"
    )
    print(
        f"      longest frame while a score sheet opens, is explained and closes: {figures['sheet_longest_ms']} ms",
        flush=True,
    )


def _print_thinking(level: str, times: dict[str, float]) -> None:
    print(
        f"      {level}, who has {times['allowed_ms']:.0f} ms: {times['worker_ms']} ms here, at most "
        f"{times['worker_longest_ms']}; {times['server_ms']} ms there, at most {times['server_longest_ms']}; "
        f"frames over {LONG_FRAME_MS} ms: {times['over_50_ms']}",
        flush=True,
    )


if __name__ == "__main__":
    main()
