"""What a screen reader reads at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.tables import resume_late_game

LATE_GAME = {"players": 3, "modules": ["vizier", "exchange", "bonus", "huts"]}
REPEATED_NUMBER_RE = re.compile(r"\b(\d+) \1\b")


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_no_number_is_read_twice(open_page: OpenPage, screen: str) -> None:
    page = open_page(screen=screen)
    resume_late_game(page, LATE_GAME, seed=1, tiles=6)
    read = page.locator("main").aria_snapshot().split('region "Log"')[0]
    assert not REPEATED_NUMBER_RE.findall(read), read
    assert re.search(r"\b1 \w+ tile\b", read), read
    assert not re.search(r"\b1 (Arcades|Chambers)\b(?! tile)", read), read
    site = page.get_by_role("region", name="Building site").aria_snapshot().splitlines()
    prices = [line for line in site if " short" in line]
    assert prices
    assert all(line.strip().startswith(("- button", "- 'button")) for line in prices), prices


def test_places_are_numbered_from_the_start_tile(open_page: OpenPage) -> None:
    """A city that grows to the left and upwards does not renumber its places."""
    page = open_page()
    resume_late_game(page, LATE_GAME, seed=1, tiles=6)
    start = page.locator(".board [data-cell='0,0']")
    expect(start).to_have_attribute("aria-colindex", "100")
    expect(start.locator("..")).to_have_attribute("aria-rowindex", "100")
    assert page.locator(".board [data-cell^='-']").count(), "the city has not grown to the left"
    moved = re.compile(r"^\w+ \d+, .*\d (left|right|up|down) from the fountain")
    assert page.get_by_role("gridcell", name=moved).count() > 3
