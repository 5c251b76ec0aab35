"""A tour of every screen, reached as a player reaches it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Page, expect

from tests.browser.tables import become_guest, open_table, play_over_http, resume_late_game

FULL_OPTIONS = {"players": 2, "modules": ["vizier", "exchange", "bonus", "huts"]}
PAGE_TEXTS = {  # with a text that each page shows
    "/learn": "The game",
    "/rules": "Search the rules",
    "/offline": "A new game",
    "/companion": "Begin",
    "/box": "Tile 1",
}


class Tour:
    """Visits the screens in order and passes each to `inspect`."""

    PARTS = ("before_a_game", "other_pages", "during_a_game", "after_a_game")

    def __init__(self, page: Page, inspect: Callable[[str], None]) -> None:
        self.page, self.inspect = page, inspect

    def go(self, part: str) -> None:
        become_guest(self.page)
        getattr(self, part)()

    def press(self, name: str | re.Pattern[str], role: Literal["button", "radio"] = "button") -> None:
        self.page.get_by_role(role, name=name).first.click()

    def inspect_and_close(self, where: str) -> None:
        self.inspect(where)
        self.page.keyboard.press("Escape")

    def before_a_game(self) -> None:
        self.page.goto("/")
        expect(self.page.get_by_role("heading", name="New here?")).to_be_attached()
        self.inspect("home")
        self.press("Open a table")
        self.inspect("the form of a new table")
        self.press("More settings")
        self.inspect_and_close("more settings")
        self.press("Find a game")
        self.inspect_and_close("matchmaking")
        self.press("Settings")
        self.inspect_and_close("settings")
        open_table(self.page, {"players": 3}, people=2)
        expect(self.page.get_by_role("textbox").first).to_be_visible()
        self.inspect("the waiting room")

    def other_pages(self) -> None:
        for path, words in PAGE_TEXTS.items():
            self.page.goto(path)
            expect(self.page.get_by_text(words).or_(self.page.get_by_label(words)).first).to_be_visible()
            self.inspect(path)

    def during_a_game(self) -> None:
        open_table(self.page, FULL_OPTIONS)
        expect(self.page.locator("main.table:not(.waiting)")).to_be_visible(timeout=30_000)
        self.inspect("the table")
        self.page.locator("[data-place^=site-]").first.click()
        self.inspect("a tile to buy")
        self.page.locator("[data-place^=display-]").first.click()
        self.inspect("money to take")
        self.press("All majorities")
        self.inspect_and_close("all majorities")
        self.press(re.compile("Open .*city"))
        self.inspect_and_close("an opponent's city")
        self.press("Menu")
        self.inspect("the menu")

    def after_a_game(self) -> None:
        table = resume_late_game(self.page, FULL_OPTIONS, seed=1, tiles=3)
        play_over_http(self.page, table, random.Random(2), until=lambda view: bool(view["winners"]))
        expect(self.page.get_by_role("button", name="Continue")).to_be_visible(timeout=30_000)
        self.inspect("a score sheet")
        self.press("Continue")
        expect(self.page.get_by_role("button", name="Play again")).to_be_visible(timeout=30_000)
        self.inspect("the result")
        for tab in ("Score sheets", "Charts", "Record"):
            self.press(tab, "radio")
            self.inspect(tab)
        self.page.goto(f"/table/{table}/replay")
        expect(self.page.get_by_role("slider").first).to_be_visible()
        self.inspect("the replay")
