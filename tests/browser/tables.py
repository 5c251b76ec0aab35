"""Tables opened over HTTP, so that a test can begin where it matters."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.player import DALLYING

BOT = {"kind": "bot", "level": "apprentice"}


def become(page: Page, name: str = "Zaida") -> None:
    """A guest with a name, whom the page remembers."""
    page.request.post("/api/me", data={"name": name})
    page.evaluate("name => localStorage.setItem('nasrid-name', name)", name)


def act_by_letter(page: Page, table: str, rng: random.Random) -> dict[str, Any]:
    """Acts by HTTP, if it is my turn, while the page looks on; what was seen before."""
    seen: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    if legal := seen["view"]["legal_actions"]:
        action = rng.choice([each for each in legal if each.split()[0] not in DALLYING] or legal)
        command = {"type": "act", "id": str(seen["seq"]), "action": action, "seq": seen["seq"]}
        answer = page.request.post(f"/api/tables/{table}/commands", data=command)
        assert answer.ok, answer.text()
    return seen


def play_by_letters(page: Page, table: str, rng: random.Random, until: Callable[[dict[str, Any]], bool]) -> None:
    """Plays so until the position is as wanted."""
    while not until(act_by_letter(page, table, rng)["view"]):
        pass


def open_table(page: Page, options: dict[str, Any], *, mine: int = 1, **settings: Any) -> str:
    """Opens a table with bots on all other seats, and goes there."""
    become(page)
    seats = [{"kind": "invited"}] * mine + [BOT] * (options["players"] - mine)
    answer = page.request.post("/api/tables", data={"settings": {"options": options, "seats": seats, **settings}})
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    page.goto(f"/table/{table}")
    if mine == 1:
        expect(page.locator("main.table")).to_be_visible()
    return table
