"""Puzzles for tests of the server, and people who answer them."""

from collections.abc import Iterator
from typing import Any

from nasrid.puzzles import Puzzle, is_solution, puzzles
from nasrid.rules.text.notation import write_action
from tests.server.client import Person

PUZZLES = [*puzzles().values()]
PUZZLE = PUZZLES[len(PUZZLES) // 2]


def wrong_move(puzzle: Puzzle = PUZZLE) -> str:
    """Return the worst move that was compared when the puzzle was made."""
    assert not is_solution(puzzle, puzzle.moves[-1].action)
    return puzzle.moves[-1].action


def uncompared_moves() -> Iterator[tuple[Puzzle, str]]:
    """Yield puzzles with a legal move that was not compared when they were made."""
    for puzzle in PUZZLES:
        known = {move.action for move in puzzle.moves} | {*puzzle.solutions}
        legal = map(write_action, puzzle.game().proposed_actions())
        move = next((move for move in legal if move not in known), None)
        if move:
            yield puzzle, move


async def answer_puzzle(person: Person, puzzle: str = PUZZLE.id, move: str = "") -> Any:
    """Answer a puzzle, by default with the solution. Return the verdict."""
    chosen = move or puzzles()[puzzle].moves[0].action
    return await person.good("POST", "/api/puzzles/answer", {"puzzle": puzzle, "move": chosen})
