"""A table by keyboard: where the focus goes, and what the keys announce."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from nasrid import Game, write_action
from tests.browser.conftest import OpenPage
from tests.browser.player import MAIN_CHOICE, OWN_TURN
from tests.browser.tables import play_game_until, resume_game

PROMPT = "h1.turn"
BOARD = ".board[role=grid]"
ANNOUNCEMENT = "[role=log][aria-live=polite]"


def resume_until(open_page: OpenPage, is_wanted: Callable[[Game], bool]) -> Page:
    page = open_page(reduced_motion="reduce")
    resume_game(page, play_game_until({"players": 3}, 1, is_wanted))
    expect(page.locator(OWN_TURN)).to_be_visible()
    return page


def can_overpay(game: Game) -> bool:
    """Return whether a tile of the first space can be bought, but not exactly: it is then placed at once."""
    buys = [write_action(action).split() for action in game.legal_actions() if write_action(action).startswith("buy")]
    first = next(face.name for face in game.view(0).site if face)
    paid = {sum(int(card[1:]) for card in cards) for _, tile, *cards in buys if tile == first}
    price = int("".join(filter(str.isdigit, first)) or 0)
    return bool(paid) and price not in paid


def press_main_choice(page: Page) -> None:
    page.keyboard.press("d")
    expect(page.locator(MAIN_CHOICE)).to_be_focused()
    page.keyboard.press("Enter")


def test_focus_moves_to_what_comes_next(open_page: OpenPage) -> None:
    page = resume_until(open_page, can_overpay)
    page.keyboard.press("1")
    press_main_choice(page)
    expect(page.locator(BOARD)).to_be_focused()  # the bought tile needs a place
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    press_main_choice(page)
    expect(page.locator(PROMPT)).to_be_focused()  # somebody else decides
    expect(page.locator(OWN_TURN)).to_be_visible()
    expect(page.locator(PROMPT)).to_be_focused()


def test_focus_returns_from_a_choice_that_disappears(open_page: OpenPage) -> None:
    page = resume_until(
        open_page, lambda game: any(write_action(action).startswith("swap") for action in game.legal_actions())
    )
    page.keyboard.press("r")
    swap = page.locator("[data-choice=swap]").first
    for cell in page.locator(".board .offered").all():
        cell.dispatch_event("click")
        if swap.is_visible():
            break
    swap.press("Enter")
    expect(page.locator(MAIN_CHOICE)).to_be_focused()


def test_focus_moves_on_from_undo_which_is_disabled_meanwhile(open_page: OpenPage) -> None:
    page = resume_until(open_page, can_overpay)
    page.keyboard.press("1")
    press_main_choice(page)
    expect(page.locator(BOARD)).to_be_focused()
    page.get_by_role("button", name="Undo", exact=True).press("Enter")
    expect(page.locator(ANNOUNCEMENT)).to_have_text("You undid your last action.")
    expect(page.locator(PROMPT)).to_be_focused()


def test_keys_announce_what_they_pick(open_page: OpenPage) -> None:
    page = resume_until(open_page, can_overpay)
    announcement = page.locator(ANNOUNCEMENT)
    for key, place in (("1", "site"), ("5", "display")):
        piece = page.locator(f"[aria-keyshortcuts='{key}'][data-place^={place}-]").first
        name = piece.locator(".visually-hidden").first.inner_text().split(",")[0]
        page.keyboard.press(key)
        expect(announcement).to_contain_text(name)
        page.keyboard.press(key)
        expect(announcement).to_have_text("Nothing is selected.")
