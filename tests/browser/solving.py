"""Puzzles for tests in the browser, and their answers."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from nasrid.puzzles import Puzzle, is_solution, puzzles
from tests.browser.player import Mouse, wait_for_own_turn

DEVICE_TIMEOUT_MS = 120_000  # for Python to start in the browser, on a busy machine
VERDICT = re.compile("^(Solved!|Not the best move)$")


def find_wrong_move(puzzle: Puzzle) -> str:
    """Return a move that takes money and does not solve a puzzle, or an empty text."""
    moves = (move.action for move in puzzle.moves)
    return next((move for move in moves if move.startswith("take") and not is_solution(puzzle, move)), "")


# A purchase is the solution, and the player can also take money.
PURCHASE = next(
    puzzle for puzzle in puzzles().values() if puzzle.moves[0].action.startswith("buy") and find_wrong_move(puzzle)
)


def solve(page: Page, move: str, hands: type[Mouse] = Mouse) -> Locator:
    """Make a move on the table of a puzzle. Return the verdict."""
    expect(page.get_by_role("heading", name="Find the best move")).to_be_visible(timeout=DEVICE_TIMEOUT_MS)
    wait_for_own_turn(page, hands).perform(move)
    verdict = page.get_by_role("region", name=VERDICT)
    expect(verdict).to_be_visible(timeout=DEVICE_TIMEOUT_MS)
    return verdict
