"""Several people at one device."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage
from tests.browser.device import DevicePlayer, kept, navigate, start_game, table_of
from tests.browser.player import OWN_TURN, Mouse

IS_FOCUS_IN_COVER = "document.activeElement === document.body || document.activeElement.closest('.cover') !== null"


@pytest.fixture
def device_page(open_page: OpenPage) -> Page:
    page = open_page("/offline", "phone", reduced_motion="reduce")
    page.set_default_timeout(60_000)
    return page


def test_people_share_a_device(device_page: Page) -> None:
    page = device_page
    table = start_game(page, players=2, people=2)
    cover = page.get_by_role("dialog", name=re.compile("it is your turn"))
    expect(cover).to_be_visible()
    check_cover(page)
    player = DevicePlayer(page, Mouse(page), random.Random(4))
    player.awaits()
    while not cover.is_visible():
        player.act()
        page.wait_for_function(f"() => document.querySelector('.cover, {OWN_TURN}')", polling=50)
    check_undo(page)
    check_menu(page)
    check_record(page, table)


def test_next_people_in_turn_order_are_asked_for_an_undo(device_page: Page) -> None:
    page = device_page
    table = start_game(page, players=3, people=3)
    names = kept(page, table).names
    asking = 1  # somebody sits before and somebody after this seat
    wish = page.get_by_role("button", name=f"{names[asking]} wants to undo")
    player = DevicePlayer(page, Mouse(page), random.Random(4))
    while not wish.is_visible():
        player.awaits()
        player.act()
        page.wait_for_function(f"() => document.querySelector('.cover, {OWN_TURN}')", polling=50)
    wish.click()
    for seat in (2, 0):
        question = page.get_by_role("dialog", name=f"{names[seat]}, do you agree?")
        question.get_by_role("button", name="Agree").click()
        expect(question).to_have_count(0)
    expect(page.locator(OWN_TURN)).to_be_visible()
    assert kept(page, table).decider == asking


def check_cover(page: Page) -> None:
    """Check that the cover hides the table from screen readers, the focus and shortcuts."""
    assert not (found := find_violations(page)), found
    assert page.locator("main.table").get_attribute("aria-hidden") == "true"
    expect(page.locator(".cover .take")).to_be_focused()
    for _ in range(5):
        page.keyboard.press("Tab")
        assert page.evaluate(IS_FOCUS_IN_COVER)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")  # opens the rules at a table
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(1)


def check_undo(page: Page) -> None:
    """Check that the next person is asked for an undo on the spot."""
    before = kept(page, table_of(page)).decider
    page.get_by_role("button", name="wants to undo").click()
    question = page.get_by_role("dialog", name=re.compile("do you agree"))
    expect(question.get_by_role("heading")).to_be_focused()
    assert not (found := find_violations(page)), found
    question.get_by_role("button", name="Agree").click()
    expect(page.locator(".cover")).to_have_count(0)
    expect(page.locator(OWN_TURN)).to_be_visible()
    assert kept(page, table_of(page)).decider != before


def check_menu(page: Page) -> None:
    """Check that the table offers nothing that needs a server."""
    expect(page.get_by_text("away", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Rules")).to_be_visible()
    expect(menu.get_by_role("switch", name="Chat")).to_have_count(0)
    expect(menu.get_by_role("button", name=re.compile("Report|Leave|Vote"))).to_have_count(0)
    expect(menu.get_by_role("textbox")).to_have_count(0)
    page.keyboard.press("Escape")


def check_record(page: Page, table: str) -> None:
    """Check that a saved game returns with all its people."""
    navigate(page, "/offline")
    page.get_by_role("button", name=re.compile("More options")).first.click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator("input[type=file]").first.set_input_files(saving.value.path())
    page.wait_for_url(re.compile("/table/local-"))
    expect(page.get_by_role("dialog", name=re.compile("it is your turn"))).to_be_visible()
    assert kept(page, table_of(page)).names == kept(page, table).names
    expect(page.get_by_role("textbox", name="Write a message")).to_have_count(0)
