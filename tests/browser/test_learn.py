"""The tutorial by mouse, touch and keyboard, interrupted and resumed lessons, and the rulebook."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from nasrid.chapters import Chapter, load_chapters
from tests.browser.conftest import OpenPage
from tests.browser.player import MAIN_CHOICE, Finger, Keys, Mouse, Player
from tests.browser.screens import PHONE_SIZE, check_screen, find_layout_faults, resize
from tests.browser.tables import become_guest, send_action

CHAPTERS_BY_INPUT: dict[type[Mouse], tuple[str, list[str]]] = {
    Mouse: ("wide", ["basics", "granada", "exchange"]),
    Finger: ("phone", ["duo", "combined", "bonus"]),
    Keys: ("wide", ["vizier", "huts"]),
}
CHAPTER_RUNS = [(chapter, hands, screen) for hands, (screen, names) in CHAPTERS_BY_INPUT.items() for chapter in names]
# Checks every row of a score sheet on a phone.
ARE_CELLS_BELOW_TITLES = """() => [...document.querySelectorAll("tbody tr")].every(row => {
    const words = row.querySelector("th .words").getBoundingClientRect();
    return [...row.querySelectorAll("button")].every(cell => cell.getBoundingClientRect().top >= words.bottom);
})"""
ARROWS = (("ArrowLeft", "ArrowRight"), ("ArrowUp", "ArrowDown"))


class Learner:
    """A player who follows the coach."""

    def __init__(self, page: Page, hands: Mouse, chapter: Chapter) -> None:
        page.wait_for_url("**/table/*")
        self.page, self.hands, self.chapter = page, hands, chapter
        self.player = Player(page, hands, random.Random(1))

    def follow(self, first: int = 1, last: int | None = None) -> None:
        """Follow the steps from `first` to `last`, or to the end of the chapter."""
        steps = list(enumerate(self.chapter.steps, 1))[first - 1 : last]
        for number, step in steps:
            if "move" not in step:
                self.awaits(number)
                self._take(number, step)
            elif self._ends_round(number):
                self.awaits(number)
                self.hands.press(self.page.get_by_role("button", name="Next", exact=True))

    def _ends_round(self, number: int) -> bool:
        """Return whether the learner is asked to look at the moves of this round."""
        following = self.chapter.steps[number]
        return "move" not in following and not following.get("sheet")

    def awaits(self, number: int) -> None:
        expect(self.page.locator(f".coach[data-step='{number}']")).to_be_visible(timeout=20_000)

    def _take(self, number: int, step: dict[str, Any]) -> None:
        if step.keys() & {"expect", "try"}:
            expect(self.page.locator("main.table:not(.waiting)")).to_be_visible()  # earlier animations have ended
        if "expect" in step:
            self._see_shown_move(step)
            self.player.seen = self.player.sees()
            self.player.perform(step["expect"][0])
        elif "try" in step:
            self.tap(step["try"].split()[2])
        elif number < len(self.chapter.steps):
            over = step.get("sheet") and not self.chapter.steps[number].get("sheet")
            self.hands.press(self.page.get_by_role("button", name="Continue" if over else "Next", exact=True))

    def _see_shown_move(self, step: dict[str, Any]) -> None:
        """Ask for the move, see the coach point at its button, and put everything down again."""
        self.hands.press(self.page.get_by_role("button", name="Show me", exact=True))
        button = self.page.locator(".action-panel .taught[data-action]")
        expect(button).to_be_in_viewport()
        action = button.get_attribute("data-action") or ""
        assert sorted(action.split()) in [sorted(each.split()) for each in step["expect"]]
        self.page.keyboard.press("Escape")

    def tap(self, cell: str) -> None:
        """Select a cell that is not marked."""
        place = self.page.locator(f".board [data-cell='{cell}']")
        if not isinstance(self.hands, Keys):
            self.hands.press(place)
            return
        self.page.keyboard.press("c")
        here = self.page.locator(".board .focused").get_attribute("data-cell") or "0,0"
        for arrows, to, at in zip(ARROWS, map(int, cell.split(",")), map(int, here.split(",")), strict=True):
            for _ in range(abs(to - at)):
                self.page.keyboard.press(arrows[to > at])
        self.page.keyboard.press("Enter")


def start_chapter(page: Page, hands: Mouse, name: str) -> Learner:
    become_guest(page)
    page.goto("/learn")
    hands.press(page.get_by_role("button", name=re.compile(rf"^Start: {TITLES[name]}$")))
    return Learner(page, hands, load_chapters()[name])


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


def test_every_chapter_has_a_run() -> None:
    assert sorted(chapter for chapter, _, _ in CHAPTER_RUNS) == sorted(load_chapters())


@pytest.mark.parametrize(("name", "hands", "screen"), CHAPTER_RUNS)
def test_chapter_can_be_completed(open_page: OpenPage, name: str, hands: type[Mouse], screen: str) -> None:
    page = open_page(screen=screen, reduced_motion="reduce")
    learner = start_chapter(page, hands(page), name)
    learner.follow()
    learner.hands.press(page.get_by_role("button", name="All chapters"))
    expect(page.get_by_role("listitem").filter(has_text=TITLES[name]).get_by_text("Done")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("heading", name="Tables waiting for players")).to_be_visible()
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)


def test_first_lesson_starts_with_one_tap_and_resumes_after_reload(open_page: OpenPage) -> None:
    page = open_page("/", "phone", reduced_motion="reduce")
    buttons = page.locator(".acts .btn")
    expect(buttons.first).to_be_visible()
    areas = buttons.evaluate_all("all => all.map(each => each.offsetWidth * each.offsetHeight)")
    assert max(areas) == areas[0] > max(areas[1:])
    expect(buttons.first).to_contain_text("Learn to play")
    buttons.first.tap()
    learner = Learner(page, Finger(page), load_chapters()["basics"])
    learner.follow(last=5)

    # Another legal move is explained and not made.
    learner.awaits(6)
    page.locator("[data-place=display-0]").tap()
    page.locator(MAIN_CHOICE).tap()
    expect(page.locator(".coach .wrong")).to_contain_text("the tower costs ducats")
    assert "display-3" in (page.locator(".taught").get_attribute("data-place") or "")

    # Leave and resume, after a reload and from the home page.
    learner.follow(first=6, last=9)
    learner.awaits(10)
    page.reload()
    learner.awaits(10)
    page.goto("/")
    page.get_by_role("button", name="Continue learning").tap()
    learner.awaits(10)
    learner.follow(first=10, last=10)
    page.reload()
    learner.awaits(11)

    # The coach shows the expected move.
    page.get_by_role("button", name="Show me").tap()
    expect(page.locator(MAIN_CHOICE)).to_have_attribute("data-action", "buy seraglio7W y8")


def test_coach_explains_a_mistake_and_opens_its_rule(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    learner = start_chapter(page, Keys(page), "combined")
    learner.follow(last=5)
    learner.awaits(6)
    page.keyboard.press("?")
    rules = page.get_by_role("dialog")
    expect(rules.locator(".lit")).to_contain_text("Open sides of the two never meet.")
    expect(rules.locator(".lit")).not_to_contain_text("COMBO-BUILD-06")
    rules.get_by_role("switch", name="Show rule numbers").click()
    expect(rules.locator(".lit")).to_contain_text("COMBO-BUILD-06")
    expect(rules.get_by_text("Simple scoring")).to_have_count(0)  # not used at this table
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    learner.awaits(6)


def test_lesson_can_be_restarted_after_leaving_its_script(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    learner = start_chapter(page, Mouse(page), "huts")
    learner.awaits(1)
    send_action(page, learner.player.table, "take o9", learner.player.sees()["seq"])
    coach = page.locator(".coach")
    expect(coach).to_contain_text("has left the lesson")
    coach.get_by_role("button", name="Start again").click()
    learner.awaits(1)
    expect(coach).to_contain_text("These are worker huts")
    assert page.url.split("/table/")[1] != learner.player.table


def test_interrupted_lessons_are_one_entry_that_can_be_removed(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    for name in ("duo", "huts"):
        start_chapter(page, Mouse(page), name).awaits(1)
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).not_to_contain_text("Your turn")
    mine.get_by_role("link", name="Return: Lesson").click()
    expect(page.locator(".coach")).to_contain_text("These are worker huts")
    page.goto("/")
    mine.get_by_role("button", name="Remove 2 lessons from this list").click()
    expect(mine).to_have_count(0)
    page.goto("/learn")
    for name in ("duo", "huts"):
        expect(page.get_by_role("button", name=f"Start: {TITLES[name]}")).to_be_visible()


def test_learner_goes_on_to_the_next_chapter(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    learner = start_chapter(page, Mouse(page), "duo")
    learner.follow()
    page.get_by_role("button", name="Next: The game").click()
    expect(page.locator(".coach[data-step='1']")).to_contain_text("Welcome")


def test_learner_sees_what_the_others_did(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    learner = start_chapter(page, Mouse(page), "basics")
    learner.follow(last=6)
    learner.awaits(9)
    coach = page.locator(".coach")
    expect(coach.get_by_role("listitem")).to_have_count(3)
    expect(coach.get_by_role("listitem").first).to_contain_text("Arcades 6")
    page.reload()
    learner.awaits(9)
    coach.get_by_role("button", name="Next").click()
    learner.awaits(10)


def test_lesson_restarts_if_its_table_is_gone(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_page()
    page.evaluate("localStorage.setItem('nasrid-lessons', JSON.stringify({basics: {table: 'gone', passedSteps: 9}}))")
    page.goto("/")
    page.get_by_role("button", name="Continue learning").click()
    Learner(page, Mouse(page), load_chapters()["basics"]).awaits(1)
    page_errors[:] = [error for error in page_errors if not error.endswith("/api/tables/gone)")]


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_rules_can_be_linked_searched_and_printed(open_page: OpenPage, screen: str) -> None:
    page = open_page("/rules#CORE-BUILD-05", screen=screen)
    expect(page.locator(".lit")).to_be_in_viewport()
    expect(page.locator(".lit")).to_contain_text("No empty place may be closed in")
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("viz-13")
    expect(page.get_by_role("article")).to_have_count(1)
    expect(page.get_by_role("article")).to_contain_text("The vizier")
    expect(page.get_by_role("article")).to_contain_text("VIZ-13")
    search.fill("dearest tile")
    expect(page.get_by_role("article")).to_contain_text("Points in Granada")
    expect(page.get_by_role("article").filter(has_text=re.compile("[A-Z]-[0-9]"))).to_have_count(0)
    search.fill("castling")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    search.fill("")
    page.emulate_media(media="print")
    expect(search).to_be_hidden()
    expect(page.get_by_role("article")).to_have_count(27)


def test_cards_and_score_rows_link_to_their_rules(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    learner = start_chapter(page, Mouse(page), "huts")
    learner.follow(last=4)
    learner.awaits(7)
    page.get_by_role("dialog").get_by_role("link", name="The rule: Tower", exact=True).click()
    expect(page.locator(".lit")).to_contain_text("The first scoring pays first place")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Continue").click()
    learner.awaits(8)
    page.locator("[data-place^=hut-hut-garden]").hover()
    card = page.locator("[role=status] .about")
    card.get_by_role("link", name="The rule").click()
    expect(page.locator(".lit")).to_contain_text("a hut counts as many buildings")


def test_lesson_is_accessible_and_fits(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    learner = start_chapter(page, Mouse(page), "huts")
    learner.follow(last=3)
    learner.awaits(4)
    check_screen(page, "the coach beside the city")
    learner.follow(first=4, last=4)
    learner.awaits(7)
    check_screen(page, "the coach in a score sheet")
    page.evaluate("for (const pays of document.querySelectorAll('tbody th small')) pays.append(', and more'.repeat(5))")
    resize(page, PHONE_SIZE)
    assert not list(find_layout_faults(page)), "a row with long words"
    assert page.evaluate(ARE_CELLS_BELOW_TITLES), "cells overlap the title of their row"
    page.get_by_role("dialog").get_by_role("link", name="The rule", exact=True).click()
    expect(page.locator(".lit")).to_be_visible()
    check_screen(page, "the rules over a score sheet")
