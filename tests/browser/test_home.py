"""The home page."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from benchmarks.web import MAX_LOAD_BYTES, measure_first_load
from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage
from tests.browser.player import box_of
from tests.browser.screens import NARROW_SIZE, check_screen, find_layout_faults, resize
from tests.browser.tables import (
    BOT_SEAT,
    become_guest,
    open_profile,
    open_section,
    open_settings,
    open_table,
    play_over_http,
)
from tests.server.client import Server

FINISHED_GAMES = 3


@pytest.mark.parametrize("path", ["/#play", "/"])
def test_game_with_bots_starts_with_at_most_one_click(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    if path == "/":
        page.get_by_role("button", name="Play with bots").click()
    expect(page.locator("main.table")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Play with bots")).to_be_visible()


def test_home_page_is_accessible_on_the_narrowest_screen(open_page: OpenPage) -> None:
    """Check the narrowest screen. test_screens.py checks the others."""
    page = open_page("/", "narrow")
    expect(page.get_by_role("main")).to_be_visible()
    assert not (found := find_violations(page)), found


def test_longest_name_fits_the_narrowest_screen(open_page: OpenPage) -> None:
    page = open_page(screen="narrow")
    become_guest(page, "W" * 24)
    page.goto("/")
    expect(page.get_by_role("button", name="W" * 24)).to_be_visible()
    box = box_of(page.get_by_role("button", name="Settings"))
    assert box["x"] + box["width"] <= NARROW_SIZE["width"]


def test_first_load_stays_within_the_size_limit(open_page: OpenPage, browser: Browser, server: Server) -> None:
    host = open_page()
    table = open_table(host, {"players": 4})
    for page, path in {"home": "/", "table": f"/table/{table}"}.items():
        visit = browser.new_context(base_url=server.url, storage_state=host.context.storage_state())
        assert measure_first_load(visit, path)["client"] <= MAX_LOAD_BYTES[page]


def test_dialog_traps_and_restores_focus_and_hides_the_page(open_page: OpenPage) -> None:
    page = open_page("/")
    opener = page.get_by_role("button", name="Find a game")
    opener.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading").first).to_be_focused()
    expect(opener).to_have_count(0)  # hidden from screen readers
    assert page.evaluate("document.querySelector('main').getAttribute('aria-hidden')") == "true"
    for _ in range(30):
        page.keyboard.press("Tab")
        outside = "!['dialog', undefined].includes(document.activeElement.closest('dialog, main')?.localName)"
        assert not page.evaluate(outside)
    page.mouse.click(5, 400)  # outside the dialog
    expect(dialog).to_have_count(0)
    expect(opener).to_be_focused()


def test_home_picture_does_not_move_when_tables_are_listed(open_page: OpenPage) -> None:
    page = open_page("/", reduced_motion="reduce")
    picture = page.locator(".hero > .window")
    before = picture.bounding_box()
    become_guest(page)
    seats = [{"kind": "invited"}, BOT_SEAT, BOT_SEAT]
    for _ in range(7):
        page.request.post("/api/tables", data={"settings": {"options": {"players": 3}, "seats": seats}})
    page.reload()
    expect(page.get_by_role("link", name="Return").last).to_be_visible()
    assert picture.bounding_box() == before
    page.mouse.wheel(0, 100)
    page.wait_for_function("() => scrollY === 100")
    assert picture.bounding_box() == before


def test_finished_games_are_in_a_drawer_and_in_the_profile(open_page: OpenPage) -> None:
    page = open_page("/", reduced_motion="reduce")
    become_guest(page)
    seats = [{"kind": "invited"}, BOT_SEAT]
    for seed in range(FINISHED_GAMES):
        form = {"settings": {"options": {"players": 2}, "seats": seats}}
        table = page.request.post("/api/tables", data=form).json()["id"]
        play_over_http(page, table, random.Random(seed), until=lambda view: bool(view["winners"]))
    page.reload()
    rows = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Replay"))
    expect(page.get_by_role("heading", name="Tables waiting for players")).to_be_visible()
    expect(rows).to_have_count(0)
    page.get_by_text(f"{FINISHED_GAMES} finished games").click()
    expect(rows).to_have_count(FINISHED_GAMES)
    check_screen(page, "the drawer of finished games")

    profile = open_profile(page)
    expect(profile.get_by_role("link", name="Watch again")).to_have_count(FINISHED_GAMES)
    expect(profile.get_by_role("figure")).to_contain_text(f"Points in your last {FINISHED_GAMES} games")
    expect(profile.get_by_text(re.compile(rf"^{FINISHED_GAMES} games, \d won"))).to_be_visible()
    check_screen(page, "the profile")


def test_matchmaking_pairs_two_players_with_equal_settings(open_page: OpenPage) -> None:
    pages = [open_page("/", "wide"), open_page("/", "narrow")]
    for page in pages:
        page.get_by_role("button", name="Find a game").click()
        page.get_by_label("No clock").check()
        page.get_by_role("button", name="Search").click()
    for page in pages:
        expect(page.locator("main.table")).to_be_visible()


def test_player_recovers_account_by_code_and_deletes_it(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play with bots").click()
    expect(page.locator("main.table")).to_be_visible()
    page.go_back()
    expect(open_profile(page).get_by_text("You have not finished a game here yet.")).to_be_visible()
    page.keyboard.press("Escape")
    open_settings(page, "Devices")
    expect(page.get_by_text("This device", exact=True)).to_be_visible()
    open_section(page, "Login and security")
    expect(page.get_by_text("This device", exact=True)).to_be_hidden()
    page.get_by_role("button", name="Set a password").click()
    page.get_by_label("Login").fill("leaves-for-good")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Save").last.click()
    page.get_by_role("button", name="New recovery codes").click()
    expect(page.get_by_label("Current password")).to_be_focused()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="New recovery codes")).to_be_focused()
    page.get_by_role("button", name="New recovery codes").click()
    page.get_by_label("Current password").fill("correct horse")
    page.get_by_role("button", name="New recovery codes").click()
    expect(page.get_by_text("New recovery codes created")).to_be_visible()
    resize(page, NARROW_SIZE)
    assert not (faults := [*find_layout_faults(page)]), faults
    lines = "codes => codes.map(code => code.getClientRects().length)"
    assert {*page.locator("code").evaluate_all(lines)} == {1}, "a code is broken"
    code = page.locator("code").first.inner_text()
    assert not (found := find_violations(page)), found
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="I have forgotten my password").click()
    page.get_by_label("Login").last.fill("leaves-for-good")
    page.get_by_label("Recovery code").fill(code)
    page.get_by_label("Password").last.fill("another horse")
    page.get_by_role("button", name="Set the password and sign in").click()
    open_section(page, "What we store about you")
    page.get_by_role("button", name="Delete my account").click()
    label = page.get_by_label("To confirm, type your name:")
    name = page.locator("label", has_text="To confirm").inner_text().split(": ")[1]
    label.fill(name)
    page.get_by_label("Current password").fill("another horse")
    page.get_by_role("button", name="Delete for good").click()
    open_section(page, "Login and security")
    expect(page.get_by_role("button", name="I have forgotten my password")).to_be_visible()
    # The lobby behind the settings may have requested the tables during the deletion.
    page_errors[:] = [error for error in page_errors if not ("401" in error and error.endswith("/api/me/tables)"))]
