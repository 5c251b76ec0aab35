"""Tables opened over HTTP, so that a test can start from the position it needs."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIResponse, Locator, Page, expect

from nasrid import Game, Options, write_action
from nasrid.bots.heuristics.appraisal import quick_choice
from nasrid.dealing import deal
from tests.browser.player import NON_ADVANCING_ACTIONS

RARE_ACTIONS = {*NON_ADVANCING_ACTIONS, "reveal"}  # left to the tests
RANDOM_SHARE = 0.25  # of the actions of a finished game
BOT_SEAT = {"kind": "bot", "level": "apprentice"}


def become_guest(page: Page, name: str = "Zaida") -> None:
    """Sign in as a guest whose name the page remembers."""
    page.request.post("/api/me", data={"name": name})
    page.evaluate("name => localStorage.setItem('nasrid-name', name)", name)


def open_profile(page: Page) -> Locator:
    page.locator("button.name").click()
    return page.get_by_role("dialog")


def open_settings(page: Page, section: str) -> None:
    """Open a section of the settings."""
    page.get_by_role("button", name="Settings").first.click()
    open_section(page, section)


def open_section(page: Page, section: str) -> None:
    page.get_by_role("dialog").locator("summary", has_text=section).click()


def act_over_http(page: Page, table: str, rng: random.Random) -> dict[str, Any]:
    """Act over HTTP if it is the player's turn. Return the snapshot from before the action."""
    seen: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    if legal := seen["view"]["legal_actions"]:
        action = rng.choice([each for each in legal if each.split()[0] not in NON_ADVANCING_ACTIONS] or legal)
        send_action(page, table, action, seen["seq"])
    return seen


def send_action(page: Page, table: str, action: str, seq: int) -> None:
    command = {"type": "act", "id": str(seq), "action": action, "seq": seq}
    answer = page.request.post(f"/api/tables/{table}/commands", data=command)
    assert answer.ok, answer.text()


def play_over_http(page: Page, table: str, rng: random.Random, until: Callable[[dict[str, Any]], bool]) -> None:
    """Act over HTTP until the position matches."""
    while not until(act_over_http(page, table, rng)["view"]):
        pass


def open_table(page: Page, options: dict[str, Any], *, people: int = 1, **settings: Any) -> str:
    """Open a table with bots on the seats after `people`, and go there. Return its id."""
    become_guest(page)
    seats = [{"kind": "invited"}] * people + [BOT_SEAT] * (options["players"] - people)
    answer = page.request.post("/api/tables", data={"settings": {"options": options, "seats": seats, **settings}})
    return _go_to(page, answer, is_waiting=people > 1)


def start_duel(host: Page, guest: Page, options: dict[str, Any] | None = None) -> str:
    """Start a game between Zaida and Omar, open on both pages. Return its id."""
    become_guest(host)
    become_guest(guest, "Omar")
    settings = {"options": options or {"players": 2}, "rated": False}
    opened = host.request.post("/api/tables", data={"settings": settings}).json()
    sit = {"type": "sit", "id": "sit", "invitation": opened["invitation"]}
    assert guest.request.post(f"/api/tables/{opened['id']}/commands", data=sit).ok
    for page in (host, guest):
        page.goto(f"/table/{opened['id']}")
        expect(page.locator("main.table")).to_be_visible()
    return str(opened["id"])


def open_finished_game(page: Page, options: dict[str, Any], seed: int) -> str:
    """Open the table of a finished game over HTTP. Return its id."""
    become_guest(page)
    opened = page.request.post("/api/records", data={"record": make_finished_game(options, seed)})
    assert opened.ok, opened.text()
    return str(opened.json()["id"])


def review_over_http(page: Page, table: str) -> dict[str, Any]:
    """Ask for a quick review, and return it when it is complete."""
    answer = page.request.post(f"/api/tables/{table}/review", data={"effort": "quick"})
    assert answer.ok, answer.text()
    while (seen := page.request.get(f"/api/tables/{table}/review").json())["state"] != "done":
        assert seen["state"] in ("waiting", "running"), seen["error"]
        page.wait_for_timeout(200)
    review: dict[str, Any] = seen["review"]
    return review


def _go_to(page: Page, opened: APIResponse, *, is_waiting: bool) -> str:
    assert opened.ok, opened.text()
    table: str = opened.json()["id"]
    page.goto(f"/table/{table}")
    if not is_waiting:
        expect(page.locator("main.table")).to_be_visible()
    return table


def make_late_game(options: dict[str, Any], seed: int, tiles: int) -> dict[str, Any]:
    """Return the record of a game against bots with at most `tiles` tiles left in the bags."""
    return play_game_until(options, seed, lambda game: sum(game.view(0).bag_sizes) <= tiles)


def play_game_until(
    options: dict[str, Any], seed: int, is_wanted: Callable[[Game], bool], *, preferred: str = ""
) -> dict[str, Any]:
    """Return the record of a random game, stopped when the position matches and seat 0 decides.

    Seat 0 prefers actions of the kind `preferred`.
    """
    game, rng = Game.new(Options.from_json(options), seed), random.Random(seed)
    while game.seat != 0 or not is_wanted(game):
        legal = {write_action(action): action for action in game.legal_actions()}
        usual = [action for text, action in legal.items() if text.split()[0] not in RARE_ACTIONS]
        favourites = [action for text, action in legal.items() if game.seat == 0 and text.split()[0] == preferred]
        game.apply(rng.choice(favourites or usual or list(legal.values())))
    return {**game.record(), "players": ["Zaida"] + ["apprentice"] * (options["players"] - 1)}


def make_finished_game(options: dict[str, Any], seed: int, tiles: int = 0) -> dict[str, Any]:
    """Return the record of a game against bots to its end. Some of its actions are random, so it has mistakes.

    A game with few tiles (0: all) is short.
    """
    game, rng = deal(Options.from_json(options), seed, tiles), random.Random(seed)
    while game.seat is not None:
        legal = game.legal_actions()
        usual = [action for action in legal if write_action(action).split()[0] not in RARE_ACTIONS]
        game.apply(rng.choice(usual or legal) if rng.random() < RANDOM_SHARE else quick_choice(game))
    return {**game.record(), "players": ["Zaida"] + ["apprentice"] * (options["players"] - 1)}


def resume_late_game(page: Page, options: dict[str, Any], seed: int, tiles: int) -> str:
    """Resume a late game. Return the table's id."""
    return resume_game(page, make_late_game(options, seed, tiles))


def resume_game(page: Page, record: dict[str, Any]) -> str:
    become_guest(page)
    return _go_to(page, page.request.post("/api/records", data={"record": record}), is_waiting=False)
