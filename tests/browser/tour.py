"""A tour of every screen, reached as a player reaches it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import Page, expect

from nasrid.reviews import is_mistake
from tests.browser.solving import PURCHASE, find_wrong_move, solve
from tests.browser.tables import (
    become_guest,
    open_finished_game,
    open_profile,
    open_settings,
    open_table,
    play_over_http,
    resume_late_game,
    review_over_http,
)

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

    PARTS = (
        "before_a_game",
        "other_pages",
        "during_a_game",
        "after_a_game",
        "reviews",
        "daily",
        "puzzles",
        "tournaments",
    )

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
        open_profile(self.page)
        self.inspect_and_close("the profile")
        open_settings(self.page, "Appearance")
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

    def daily(self) -> None:
        self.page.goto("/daily")
        expect(self.page.get_by_role("button", name="Play the deal")).to_be_visible()
        self.inspect("the deal of the day")
        table = self.page.request.post("/api/daily/table", data={}).json()["id"]
        play_over_http(self.page, table, random.Random(2), until=lambda view: bool(view["winners"]))
        self.page.reload()
        expect(self.page.get_by_role("button", name="Share")).to_be_visible()
        self.inspect("the result of the deal")
        self.page.goto("/progress")
        self.page.get_by_text("As a list").click()
        self.inspect("progress")

    def puzzles(self) -> None:
        self.page.goto("/puzzles")
        expect(self.page.get_by_role("heading", name="Your next puzzle")).to_be_visible()
        self.inspect("the puzzles")
        self.page.goto(f"/puzzles/{PURCHASE.id}")
        self.press(re.compile("^Solve$"))
        expect(self.page.get_by_role("heading", name="Find the best move")).to_be_visible()
        self.inspect("a puzzle")
        solve(self.page, find_wrong_move(PURCHASE))
        self.inspect("a wrong answer")
        self.press("Show the best move")
        self.inspect("the solution")
        self.press("Try again")
        solve(self.page, PURCHASE.moves[0].action)
        self.inspect("a solved puzzle")
        self.press("Play on")
        expect(self.page.get_by_text("The game continues against bots.")).to_be_visible()
        self.inspect("the game after a puzzle")

    def reviews(self) -> None:
        table = open_finished_game(self.page, {"players": 4}, seed=2)
        review = review_over_http(self.page, table)
        self.page.goto(f"/table/{table}/review")
        self.press("Yusuf")
        for closed in self.page.locator("summary").all():
            closed.click()
        self.inspect("the summary of a review")
        self.press(re.compile("^You"))
        own = next(each for each in review["decisions"] if each["seat"] == 0 and is_mistake(each["label"]))
        other = next(each for each in review["decisions"] if each["seat"] == 1)
        self.page.goto(f"/table/{table}/review#{other['action']}")
        self.page.reload()
        expect(self.page.get_by_role("button", name="See as Yusuf")).to_be_visible()
        self.inspect("the decision of another player")
        self.page.goto(f"/table/{table}/review#{own['action']}")
        self.page.reload()
        expect(self.page.get_by_role("button", name="Try again")).to_be_visible()
        self.inspect("a mistake")
        self.press("Try again")
        expect(self.page.get_by_text("Find a better move")).to_be_visible()
        self.inspect("an exercise")

    def tournaments(self) -> None:
        self.page.goto("/tournaments")
        self.press("Open a tournament")
        self.press("More settings")
        self.inspect_and_close("the form of a tournament")
        path = start_tournament(self.page, duplicate=True, round_minutes=60)
        self.inspect("the tournaments")
        self.page.goto(path)
        expect(self.page.get_by_role("link", name="To your table").first).to_be_visible(timeout=30_000)
        self.page.get_by_role("checkbox", name="Omar").check()
        self.page.get_by_text("How players are ranked").click()
        self.inspect("a tournament")
        self.page.goto(f"{path}/screen")
        expect(self.page.get_by_text("In play")).to_be_visible()
        self.inspect("the projector")


def start_tournament(page: Page, **settings: object) -> str:
    """Start a tournament of tables of two for this person, Omar and two others. Return its path."""
    form = {"title": "Friday evening", "settings": {"options": {"players": 2}, **settings}}
    opened = page.request.post("/api/tournaments", data=form).json()
    commands = f"/api/tournaments/{opened['id']}/commands"
    assert page.context.browser
    others = [page.context.browser.new_context(base_url=page.url) for _ in range(3)]
    for context, name in zip(others, ("Omar", "Aisha", "Bruno"), strict=True):
        context.request.post("/api/me", data={"name": name})
    for request in (page.request, *(context.request for context in others)):
        assert request.post(commands, data={"type": "join", "invitation": opened["invitation"]}).ok
    for context in others:
        context.close()
    assert page.request.post(commands, data={"type": "start_round", "round": 1}).ok
    return f"/tournament/{opened['id']}"
