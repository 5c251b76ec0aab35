"""The tutorial: every chapter by mouse, by touch and by keys; left, resumed, and gone astray. The rules in the app."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from nasrid.chapters import Chapter, chapters
from tests.browser.conftest import Open
from tests.browser.player import Finger, Keys, Mouse, Player
from tests.browser.tables import become

WAYS: dict[type[Mouse], tuple[str, list[str]]] = {
    Mouse: ("wide", ["basics", "granada", "exchange"]),
    Finger: ("phone", ["duo", "combined", "bonus"]),
    Keys: ("wide", ["vizier", "huts"]),
}
WALKS = [(chapter, hands, screen) for hands, (screen, names) in WAYS.items() for chapter in names]
ARROWS = {"x": ("ArrowLeft", "ArrowRight"), "y": ("ArrowUp", "ArrowDown")}


class Learner:
    """Does what the coach asks for."""

    def __init__(self, page: Page, hands: Mouse, chapter: Chapter) -> None:
        page.wait_for_url("**/table/*")
        self.page, self.hands, self.chapter = page, hands, chapter
        self.player = Player(page, hands, random.Random(1))

    def follow(self, first: int = 1, last: int | None = None) -> None:
        """From one step to another, both by their numbers; to the last words if none is named."""
        steps = list(enumerate(self.chapter.steps, 1))[first - 1 : last]
        for number, step in steps:
            if "move" not in step:
                self.awaits(number)
                self._take(number, step)

    def awaits(self, number: int) -> None:
        expect(self.page.locator(f".coach[data-step='{number}']")).to_be_visible(timeout=20_000)

    def _take(self, number: int, step: dict[str, Any]) -> None:
        if "want" in step:
            self.player.seen = self.player.sees()
            self.player.perform(step["want"][0])
        elif "try" in step:
            self.tap(step["try"].split()[2])
        elif number < len(self.chapter.steps):
            over = step.get("sheet") and not self.chapter.steps[number].get("sheet")
            self.hands.press(self.page.get_by_role("button", name="Continue" if over else "Next", exact=True))

    def tap(self, cell: str) -> None:
        """A place that is not marked."""
        place = self.page.locator(f".board [data-cell='{cell}']")
        if not isinstance(self.hands, Keys):
            self.hands.press(place)
            return
        self.page.keyboard.press("c")
        here = self.page.locator(".board .focused").get_attribute("data-cell") or "0,0"
        for axis, (to, at) in zip(
            "xy", zip(map(int, cell.split(",")), map(int, here.split(",")), strict=True), strict=True
        ):
            for _ in range(abs(to - at)):
                self.page.keyboard.press(ARROWS[axis][to > at])
        self.page.keyboard.press("Enter")


def begin(page: Page, hands: Mouse, name: str) -> Learner:
    become(page)
    page.goto("/learn")
    hands.press(page.get_by_role("button", name=re.compile(rf"^Begin: {TITLES[name]}$")))
    return Learner(page, hands, chapters()[name])


TITLES = {
    "basics": "The game",
    "duo": "Two players",
    "granada": "Granada",
    "combined": "Both together",
    "vizier": "The vizier",
    "exchange": "Exchange cards",
    "bonus": "Bonus cards",
    "huts": "Worker huts",
}


def test_every_chapter_is_walked() -> None:
    assert sorted(chapter for chapter, _, _ in WALKS) == sorted(chapters())


@pytest.mark.parametrize(("name", "hands", "screen"), WALKS)
def test_a_chapter_leads_to_its_end(open_page: Open, name: str, hands: type[Mouse], screen: str) -> None:
    page = open_page(screen=screen, reduced_motion="reduce")
    learner = begin(page, hands(page), name)
    learner.follow()
    learner.hands.press(page.get_by_role("button", name="All chapters"))
    expect(page.get_by_role("listitem").filter(has_text=TITLES[name]).get_by_text("Done")).to_be_visible()
