"""Tables opened over HTTP, so that a test can begin where it matters."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

BOT = {"kind": "bot", "level": "apprentice"}


def become(page: Page, name: str = "Zaida") -> None:
    """A guest with a name, whom the page remembers."""
    page.request.post("/api/me", data={"name": name})
    page.evaluate("name => localStorage.setItem('nasrid-name', name)", name)


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
