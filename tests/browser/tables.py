"""Tables opened over HTTP, so that a test can begin where it matters."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import APIResponse, Page, expect

from nasrid import Game, Options, write_action
from tests.browser.player import NON_ADVANCING_ACTIONS

RARE_ACTIONS = {*NON_ADVANCING_ACTIONS, "reveal"}  # what a test wants to do itself
BOT_SEAT = {"kind": "bot", "level": "apprentice"}


def become_guest(page: Page, name: str = "Zaida") -> None:
    """A guest with a name, whom the page remembers."""
    page.request.post("/api/me", data={"name": name})
    page.evaluate("name => localStorage.setItem('nasrid-name', name)", name)


def act_over_http(page: Page, table: str, rng: random.Random) -> dict[str, Any]:
    """Acts by HTTP, if it is my turn, while the page looks on; what was seen before."""
    seen: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    if legal := seen["view"]["legal_actions"]:
        action = rng.choice([each for each in legal if each.split()[0] not in NON_ADVANCING_ACTIONS] or legal)
        command = {"type": "act", "id": str(seen["seq"]), "action": action, "seq": seen["seq"]}
        answer = page.request.post(f"/api/tables/{table}/commands", data=command)
        assert answer.ok, answer.text()
    return seen


def play_over_http(page: Page, table: str, rng: random.Random, until: Callable[[dict[str, Any]], bool]) -> None:
    """Plays so until the position is as wanted."""
    while not until(act_over_http(page, table, rng)["view"]):
        pass


def open_table(page: Page, options: dict[str, Any], *, people: int = 1, **settings: Any) -> str:
    """Opens a table with bots on all other seats, and goes there."""
    become_guest(page)
    seats = [{"kind": "invited"}] * people + [BOT_SEAT] * (options["players"] - people)
    answer = page.request.post("/api/tables", data={"settings": {"options": options, "seats": seats, **settings}})
    return _go_to(page, answer, waits=people > 1)


def _go_to(page: Page, opened: APIResponse, *, waits: bool) -> str:
    assert opened.ok, opened.text()
    table: str = opened.json()["id"]
    page.goto(f"/table/{table}")
    if not waits:
        expect(page.locator("main.table")).to_be_visible()
    return table


def make_late_game(options: dict[str, Any], seed: int, tiles: int) -> dict[str, Any]:
    """The record of a game against bots that has so many tiles left in the bags."""
    return play_game_until(options, seed, lambda game: sum(game.view(0).bag_sizes) <= tiles)


def play_game_until(
    options: dict[str, Any], seed: int, wanted: Callable[[Game], bool], *, rather: str = ""
) -> dict[str, Any]:
    """The record of a game against bots that was played at random until it is as wanted, and my turn; I did `rather`
    this than anything else."""
    game, rng = Game.new(Options.from_json(options), seed), random.Random(seed)
    while game.seat != 0 or not wanted(game):
        legal = {write_action(action): action for action in game.legal_actions()}
        later = [action for text, action in legal.items() if text.split()[0] not in RARE_ACTIONS]
        mine = [action for text, action in legal.items() if game.seat == 0 and text.split()[0] == rather]
        game.apply(rng.choice(mine or later or list(legal.values())))
    return game.record() | {"players": ["Zaida"] + ["apprentice"] * (options["players"] - 1)}


def resume_late_game(page: Page, options: dict[str, Any], seed: int, tiles: int) -> str:
    """Goes on with a late game."""
    return resume_game(page, make_late_game(options, seed, tiles))


def resume_game(page: Page, record: dict[str, Any]) -> str:
    become_guest(page)
    return _go_to(page, page.request.post("/api/records", data={"record": record}), waits=False)
