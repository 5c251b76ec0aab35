"""Every screen in every language and theme at every size, the fullest table, and the replay."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.pseudolocales import PSEUDOLOCALES, Pseudolocales
from tests.browser.screens import DESKTOP_SIZE, PHONE_SIZE, find_faults, resize
from tests.browser.tables import open_table, play_over_http, resume_late_game
from tests.browser.tour import FULL_OPTIONS, Tour
from tests.server.client import Server


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page(reduced_motion="reduce")


@pytest.fixture(scope="module")
def pseudolocales(browser: Browser, server: Server) -> Pseudolocales:
    page = browser.new_page()
    page.goto(server.url)
    made = Pseudolocales(page)
    page.close()
    return made


@pytest.mark.parametrize("part", Tour.PARTS)
def test_every_screen_is_accessible_and_fits_in_every_language(
    page: Page, pseudolocales: Pseudolocales, part: str
) -> None:
    found: list[str] = []
    used = pseudolocales.install(page.context)

    def inspect(where: str) -> None:
        found.extend(f"{where}, {fault}" for fault in find_faults(page, has_pseudolocales=True))

    Tour(page, inspect).go(part)
    assert used == PSEUDOLOCALES.keys()
    assert not found, "\n".join(found)


def test_fullest_table_shows_the_building_site_without_scrolling(page: Page) -> None:
    open_table(page, {**FULL_OPTIONS, "game": "combined", "players": 4})
    for height in (900, 800, 720):
        resize(page, {"width": 1280, "height": height})
        assert page.locator("aside.side").evaluate("side => side.scrollHeight <= side.clientHeight"), height


def test_result_proposes_opponents_and_replay_leads_back_to_play(page: Page) -> None:
    table = resume_late_game(page, {**FULL_OPTIONS, "players": 3}, seed=1, tiles=3)
    play_over_http(page, table, random.Random(2), until=lambda view: bool(view["winners"]))
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible(timeout=30_000)
    expect(page.locator("dialog .ready")).to_contain_text(re.compile(r"close|clearly|hard"))
    page.goto(f"/table/{table}/replay")
    expect(page.get_by_role("slider").first).to_be_visible()
    check_replay(page, table)


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def check_replay(page: Page, table: str) -> None:
    """Check the replay: its layout, controls, seats, links to a moment, and resuming the game."""
    resize(page, PHONE_SIZE)
    assert page.locator("main.table").evaluate("table => table.scrollHeight <= table.clientHeight")
    assert page.locator(".strip").evaluate("strip => strip.scrollHeight <= strip.clientHeight")
    resize(page, DESKTOP_SIZE)
    shown = page.get_by_role("slider").first
    for key, name in (("ArrowRight", "One step forward"), ("Shift+ArrowRight", "One turn forward")):
        before = int(shown.input_value())
        page.keyboard.press(key)
        assert int(shown.input_value()) > before
        press(page, name)
        assert int(shown.input_value()) > before + 1
    for _ in range(40):  # errors on the page fail the test
        page.keyboard.press("ArrowRight")
    expect(page.locator(".log li").first).to_be_visible()
    expect(page.locator("section.opponent")).to_have_count(2)
    mine = page.locator(".hand button").count()
    assert mine
    page.get_by_role("combobox", name="Seen by").select_option("1")
    expect(page.get_by_role("heading", name=re.compile("Your Alhambra"))).to_be_visible()
    expect(page.locator("section.opponent").first).to_have_attribute("data-place", "seat-2")
    link = page.url
    page.goto("about:blank")
    page.goto(link)
    expect(page.get_by_role("slider").first).not_to_have_value("0")
    at = page.get_by_role("slider").first.input_value()
    press(page, "Continue from here against bots")
    page.wait_for_url(re.compile(f"/table/(?!{table})[^/]+$"))
    expect(page.locator("main.table")).to_be_visible()
    assert int(at) > 1
