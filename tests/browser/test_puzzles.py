"""Puzzles in the browser: how they are found, answered and explained, by mouse, finger and keyboard, and offline."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, Route, expect

from nasrid.puzzles import Puzzle, puzzles
from tests.browser.conftest import OpenPage
from tests.browser.device import DevicePlayer
from tests.browser.player import MAIN_CHOICE, Finger, Keys, Mouse
from tests.browser.screens import check_screen
from tests.browser.solving import DEVICE_TIMEOUT_MS, PURCHASE, VERDICT, find_wrong_move, solve
from tests.browser.tables import become_guest


def open_person(open_page: OpenPage, path: str, screen: str = "wide") -> Page:
    page = open_page(screen=screen, reduced_motion="reduce")
    become_guest(page)
    page.goto(path)
    return page


def puzzle_at(page: Page) -> Puzzle:
    """Return the puzzle of the table on a page."""
    table = page.request.get(f"/api/tables/{page.url.split('/table/')[1]}").json()["table"]
    return puzzles()[table["puzzle"]]


def finish_themes(page: Page) -> None:
    """Let the server answer that no theme has another puzzle."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json=response.json() | {"puzzle": None})

    page.context.route("**/api/puzzles?*theme=*", answer)


@pytest.mark.parametrize(("screen", "hands"), [("wide", Mouse), ("phone", Finger)])
def test_wrong_answer_leads_to_the_solution(open_page: OpenPage, screen: str, hands: type[Mouse]) -> None:
    page = open_person(open_page, "/", screen)
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Your next puzzle")).to_be_visible()
    check_screen(page, "the puzzles")
    page.goto(f"/puzzles/{PURCHASE.id}")
    expect(page.get_by_text(f"Difficulty {PURCHASE.rating}")).to_be_visible()
    page.get_by_role("button", name="Solve", exact=True).click()
    verdict = solve(page, find_wrong_move(PURCHASE), hands)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(verdict.get_by_role("heading", name="Not the best move")).to_be_focused()
    expect(verdict.get_by_text(re.compile(r"^Puzzle rating [\d,]+ \(−\d+\)"))).to_be_visible()
    check_screen(page, "a wrong answer")
    verdict.get_by_role("button", name="Show the best move").click()
    expect(verdict.get_by_role("button", name="Play the best move")).to_be_visible()
    check_screen(page, "the solution")
    verdict.get_by_role("button", name="Try again").click()
    verdict = solve(page, PURCHASE.moves[0].action, hands)
    expect(verdict.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(verdict.get_by_text("Only your first answer changes your rating.")).to_be_visible()


def test_game_goes_on_after_a_wrong_answer_and_the_next_puzzle_follows(open_page: OpenPage) -> None:
    page = open_person(open_page, f"/puzzles/{PURCHASE.id}")
    page.get_by_role("button", name="Solve", exact=True).click()
    verdict = solve(page, find_wrong_move(PURCHASE))
    table = page.url
    verdict.get_by_role("button", name="See what happens").click()
    expect(page.get_by_text("The game continues against bots.")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible()
    assert page.url != table
    page.goto(f"/puzzles/{PURCHASE.id}")
    expect(page.get_by_text("Your first answer to this puzzle was wrong.")).to_be_visible()
    expect(page.get_by_text("0 of 1 solved at the first attempt")).to_be_visible()
    check_screen(page, "a puzzle that was failed")


def test_solved_puzzle_is_explained_and_raises_the_rating(open_page: OpenPage) -> None:
    page = open_person(open_page, f"/puzzles/{PURCHASE.id}")
    page.get_by_role("button", name="Solve", exact=True).click()
    verdict = solve(page, PURCHASE.moves[0].action)
    expect(verdict.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(verdict.locator(".best")).not_to_be_empty()  # the reason
    expect(verdict.get_by_text(re.compile(r"^Puzzle rating [\d,]+ \(\+\d+\)\s+· Themes?: "))).to_be_visible()
    check_screen(page, "a solved puzzle")
    page.goto("/puzzles")
    expect(page.get_by_text("1 of 1 solved at the first attempt")).to_be_visible()


def test_theme_and_game_lead_to_their_puzzles(open_page: OpenPage) -> None:
    page = open_person(open_page, "/puzzles")
    page.get_by_role("combobox", name="Game").select_option("Granada")
    page.get_by_role("button", name="Solve Walls and moats").click()
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible()
    puzzle = puzzle_at(page)
    assert puzzle.options.game == "granada"
    assert "wall" in puzzle.themes


@pytest.mark.parametrize("screen", ["wide", "phone"])
def test_finished_theme_is_named_where_its_next_puzzle_was_asked_for(open_page: OpenPage, screen: str) -> None:
    page = open_person(open_page, "/puzzles", screen)
    message = page.get_by_text("There are no more puzzles with this theme.")
    page.get_by_role("button", name="Solve Walls and moats").click()
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible()
    verdict = solve(page, puzzle_at(page).moves[0].action)
    finish_themes(page)
    verdict.get_by_role("button", name="Next puzzle").click()
    expect(message).to_be_visible()
    check_screen(page, "the last puzzle of a theme")
    page.get_by_role("link", name="All puzzles").click()
    solve_button = page.get_by_role("button", name="Solve Walls and moats")
    solve_button.click()
    expect(message).to_be_visible()
    expect(solve_button).to_be_disabled()
    check_screen(page, "a finished theme")
    page.get_by_role("combobox", name="Game").select_option("Granada")
    expect(message).to_have_count(0)
    expect(solve_button).to_be_enabled()


def test_themes_of_other_games_are_left_out(open_page: OpenPage) -> None:
    page = open_person(open_page, "/puzzles")
    huts = page.get_by_role("button", name="Solve Workers’ huts")
    expect(huts).to_be_enabled()
    page.get_by_role("combobox", name="Game").select_option("Granada")
    expect(huts).to_have_count(0)


def test_puzzles_are_read_with_their_names(open_page: OpenPage) -> None:
    page = open_person(open_page, "/puzzles")
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzles")
    expect(page.get_by_role("heading", name="Your next puzzle")).to_be_visible()
    assert not re.search(r"^\s*- (img|button|link|region|combobox)(:|$)", page.locator("main").aria_snapshot(), re.M)
    page.goto(f"/puzzles/{PURCHASE.id}")
    page.get_by_role("button", name="Solve", exact=True).click()
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible(timeout=DEVICE_TIMEOUT_MS)
    expect(page.get_by_role("status").filter(has_text="One move is clearly better")).to_have_count(1)
    verdict = solve(page, PURCHASE.moves[0].action)
    expect(verdict.get_by_role("heading", name="Solved!")).to_be_focused()
    expect(verdict.get_by_role("term")).to_have_text(["Your move"])


def test_puzzle_is_solved_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_person(open_page, f"/puzzles/{PURCHASE.id}")
    button = page.get_by_role("button", name="Solve", exact=True)
    expect(button).to_be_visible()
    for _ in range(40):
        page.keyboard.press("Tab")
        if button.evaluate("each => each === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(solve(page, PURCHASE.moves[0].action, Keys).get_by_role("heading", name="Solved!")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.get_by_role("button", name="End the puzzle and play freely").press("Enter")
    expect(page.locator(MAIN_CHOICE)).to_be_focused()


def test_puzzles_are_solved_on_the_device_without_a_server(open_page: OpenPage, page_errors: list[str]) -> None:
    page = open_person(open_page, "/")
    page.context.route("**/api/puzzles*", lambda route: route.abort())
    page.goto("/puzzles")
    check_screen(page, "the puzzles without a server")
    page.get_by_role("button", name="Play on this device").click()
    expect(page.get_by_text("Your puzzle rating is stored only on this device.")).to_be_visible(
        timeout=DEVICE_TIMEOUT_MS
    )
    page.get_by_role("button", name="Solve", exact=True).first.click()
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible(timeout=DEVICE_TIMEOUT_MS)
    assert "/table/local-" in page.url
    player = DevicePlayer(page, Mouse(page), random.Random(1))
    player.awaits()
    player.act()
    expect(page.get_by_role("region", name=VERDICT)).to_be_visible(timeout=DEVICE_TIMEOUT_MS)
    page.get_by_role("button", name="Next puzzle").click()
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible(timeout=DEVICE_TIMEOUT_MS)
    page.get_by_role("link", name="All puzzles").click()
    page.get_by_role("button", name="Play on this device").click()
    expect(page.get_by_text(re.compile(r"^[01] of 1 solved at the first attempt$"))).to_be_visible(
        timeout=DEVICE_TIMEOUT_MS
    )
    page.goto("/offline")
    expect(page.get_by_text("No games yet.")).to_be_visible()  # the tables of puzzles are in no list
    page_errors[:] = [error for error in page_errors if "/api/puzzles" not in error]
