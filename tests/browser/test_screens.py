"""Every screen in every language and theme at every size, the fullest table, and the replay."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import box_of
from tests.browser.pseudolocales import LONG_PSEUDOLOCALES, PSEUDOLOCALES, Pseudolocales
from tests.browser.screens import DESKTOP_SIZE, PHONE_SIZE, find_faults, find_layout_faults, resize, set_language
from tests.browser.tables import open_table, play_over_http, resume_late_game, send_action, start_duel
from tests.browser.tour import FULL_OPTIONS, Tour

MIN_SELECT_PX = 90  # room for a name


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    return open_page(reduced_motion="reduce")


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
    for size in (PHONE_SIZE, DESKTOP_SIZE):
        resize(page, size)
        page.get_by_role("button", name="First scoring").click()  # adds the button of the score sheet
        expect(page.get_by_role("button", name="Score sheet")).to_be_visible()
        assert box_of(page.get_by_role("combobox", name="Seen by"))["width"] >= MIN_SELECT_PX
        assert page.locator(".controls .more").evaluate("row => row.scrollWidth <= row.clientWidth")
    shown = page.get_by_role("slider").first
    shown.fill("0")
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


def test_undo_prompts_fit_in_the_longest_language_and_keep_the_focus(
    open_page: OpenPage, pseudolocales: Pseudolocales
) -> None:
    pages = open_page(screen="phone", reduced_motion="reduce"), open_page(screen="phone", reduced_motion="reduce")
    for page in pages:
        pseudolocales.install(page.context)
    table = start_duel(*pages)
    starts = pages[0].request.get(f"/api/tables/{table}").json()["view"]["legal_actions"]
    first, second = pages if starts else pages[::-1]
    for page in (first, second):
        take_money(page, table)
    first.locator("[aria-keyshortcuts=u]").tap()
    check_undo_prompt(first)
    first.locator(".words .gold").press("Enter")
    expect(first.locator(".words .ghost")).to_be_visible()  # waits for the answer and can be withdrawn
    check_undo_prompt(first)
    check_undo_prompt(second)
    second.locator(".words .gold").press("Enter")
    for page in (first, second):
        expect(page.locator(".words .btn")).to_have_count(0)
        expect(page.locator(".words[role=status]")).to_be_focused()


def take_money(page: Page, table: str) -> None:
    seen = page.request.get(f"/api/tables/{table}").json()
    send_action(page, table, next(each for each in seen["view"]["legal_actions"] if each[:4] == "take"), seen["seq"])


def check_undo_prompt(page: Page) -> None:
    expect(page.locator(".words .btn").first).to_be_visible()
    for language in LONG_PSEUDOLOCALES:
        set_language(page, language)
        assert not (faults := list(find_layout_faults(page))), faults
        for part in page.locator(".words :is(.word, button)").all():
            box = box_of(part)
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE_SIZE["width"]
