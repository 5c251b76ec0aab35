"""Every screen in both themes, on a desktop and on a phone: nothing bars anybody, and nothing hangs over the edge."""

from __future__ import annotations

import random
import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import axe
from tests.browser.conftest import SCREENS, Open
from tests.browser.player import Mouse, Player
from tests.browser.tables import become, open_table, play_by_letters

# Only colours differ from theme to theme; everything else is checked once.
THEMES: dict[Literal["light", "dark"], list[str] | None] = {"light": None, "dark": ["color-contrast"]}
EVERYTHING = {"players": 2, "modules": ["vizier", "exchange", "bonus", "huts"]}


def fits(page: Page) -> bool:
    """Nobody has to scroll sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def small_targets(page: Page) -> list[str]:
    """What can be pressed and is smaller than a finger. Fanned cards overlap; axe checks what is left of them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("button, select, summary, a.btn, [role=tab]")]
            .filter(each => each.checkVisibility() && !each.closest(".fan"))
            .map(each => [each, each.getBoundingClientRect()])
            .filter(([, box]) => box.width && (Math.round(box.width) < 40 || Math.round(box.height) < 40))
            .map(([each, box]) => `${box.width} x ${box.height} ${each.outerHTML.slice(0, 160)}`)"""
    )
    return found


def come_to_rest(page: Page) -> None:
    """What follows the size of the window has followed it, and no colour is fading into another."""
    page.evaluate(
        """async () => {
            for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
            for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
        }"""
    )


def check(page: Page, where: str) -> None:
    """On all screens nothing hangs over; on a desktop and a phone nobody is barred, and in the dark colours suffice."""
    for screen in ("narrow", "phone", "wide"):
        page.set_viewport_size(SCREENS[screen]["viewport"])
        come_to_rest(page)
        assert fits(page), f"{where}, {screen}"
        assert small_targets(page) == [], f"{where}, {screen}"
        for theme, rules in THEMES.items() if screen != "narrow" else ():
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
            come_to_rest(page)
            assert not (found := axe(page, rules)), f"{where}, {screen}, {theme}:\n{found}"


@pytest.fixture
def page(open_page: Open) -> Page:
    page = open_page("/", reduced_motion="reduce")
    become(page)
    page.reload()
    return page


def press(page: Page, name: str, role: str = "button") -> None:
    page.get_by_role(role, name=name).first.click()  # type: ignore[arg-type]


def test_before_a_game(page: Page) -> None:
    expect(page.get_by_role("heading", name="New here?")).to_be_attached()
    check(page, "home")
    press(page, "Open a table")
    check(page, "the form of a table")
    press(page, "More settings")
    check(page, "more settings")
    page.keyboard.press("Escape")
    press(page, "Settings")
    check(page, "settings")
    page.keyboard.press("Escape")
    open_table(page, {"players": 3}, mine=2)
    expect(page.get_by_role("textbox").first).to_be_visible()
    check(page, "the waiting room")


def test_during_a_game(page: Page) -> None:
    open_table(page, EVERYTHING)
    player = Player(page, Mouse(page), random.Random(1))
    assert player.awaits() == "turn"
    check(page, "the table on my turn")
    page.locator("[data-place^=site-]").first.click()
    check(page, "a tile to buy")
    page.locator("[data-place^=display-]").first.click()
    check(page, "money to take")
    press(page, "Open the city")
    check(page, "a rival's city")
    page.keyboard.press("Escape")
    press(page, "Menu")
    check(page, "the menu")


@pytest.mark.parametrize("height", [900, 800, 720])
def test_the_fullest_table_shows_all_that_is_for_sale(page: Page, height: int) -> None:
    page.set_viewport_size({"width": 1280, "height": height})
    open_table(page, {**EVERYTHING, "game": "combined", "players": 4})
    come_to_rest(page)
    assert page.locator("aside.side").evaluate("side => side.scrollHeight <= side.clientHeight")


def test_after_a_game(page: Page) -> None:
    table = open_table(page, {"players": 3})
    rng = random.Random(2)
    play_by_letters(page, table, rng, until=lambda view: bool(view["sheets"]))
    sheet = page.get_by_role("button", name="Continue")
    expect(sheet).to_be_visible(timeout=15_000)
    check(page, "a score sheet")
    play_by_letters(page, table, rng, until=lambda view: bool(view["winners"]))
    page.add_locator_handler(sheet, lambda sheet: sheet.click(), no_wait_after=True)  # the other two follow at once
    expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=30_000)
    expect(page.locator("dialog .ready")).to_contain_text(re.compile(r"close|clearly|hard"))  # whom to meet next
    check(page, "the result")
    for tab in ("Score sheets", "Charts", "Record"):
        press(page, tab, "radio")
        check(page, tab)
    page.goto(f"/table/{table}/replay")
    expect(page.get_by_role("slider").first).to_be_visible()
    check(page, "the replay")
    replay(page, table)


def replay(page: Page, table: str) -> None:
    """The same table as in the game: its pieces, every seat's hand, a link to a moment, and the way back into play."""
    page.set_viewport_size(SCREENS["wide"]["viewport"])
    shown = page.get_by_role("slider").first
    for key, name in (("ArrowRight", "One step on"), ("Shift+ArrowRight", "One turn on")):
        before = int(shown.input_value())
        page.keyboard.press(key)
        assert int(shown.input_value()) > before
        press(page, name)
        assert int(shown.input_value()) > before + 1
    expect(page.locator(".log li").first).to_be_visible()
    expect(page.locator("section.rival")).to_have_count(2)
    mine = page.locator(".hand button").count()
    assert mine
    page.get_by_role("combobox", name="Seen by").select_option("1")
    expect(page.get_by_role("heading", name=re.compile("Your Alhambra"))).to_be_visible()
    expect(page.locator("section.rival").first).to_have_attribute("data-place", "seat-2")
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_role("slider").first).not_to_have_value("0")
    at = page.get_by_role("slider").first.input_value()
    press(page, "Play on from here")
    page.wait_for_url(re.compile(f"/table/(?!{table})[^/]+$"))
    expect(page.locator("main.table")).to_be_visible()
    assert int(at) > 1
