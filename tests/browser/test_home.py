"""The first page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import axe
from tests.browser.conftest import SCREENS, Open


@pytest.mark.parametrize("path", ["/#play", "/"])
def test_one_click_or_none_leads_to_a_game_with_bots(open_page: Open, path: str) -> None:
    page = open_page(path)
    if path == "/":
        page.get_by_role("button", name="Play with bots").click()
    expect(page.locator("main.table")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play with bots")).to_be_visible()


@pytest.mark.parametrize("screen", SCREENS)
def test_the_home_page_shows_itself_and_bars_nobody(open_page: Open, screen: str) -> None:
    page = open_page(screen=screen)
    expect(page.get_by_role("main")).to_be_visible()
    assert not (found := axe(page)), found
