"""The verification: a position becomes a puzzle if a long search finds one clearly best move."""

from __future__ import annotations

from typing import Any

from nasrid.bots.heuristics.reasons import encode_reason
from nasrid.puzzles.difficulty import rating_of
from nasrid.puzzles.puzzle import Puzzle, PuzzleMove, puzzle_id
from nasrid.puzzles.search import VERIFICATION, Match, PuzzleSearch, Verification, seed_of
from nasrid.puzzles.themes import themes_of
from nasrid.reviews.search import Duel, Effort
from nasrid.rules.game import Game
from nasrid.rules.text.notation import write_action

CHANCE_DIGITS = 4
POINTS_DIGITS = 2


def verify(position: str, seed: int, effort: Effort = VERIFICATION) -> Puzzle | None:
    """Return the puzzle of a position, or None if no move is clearly best, or it has no theme.

    Args:
        position: The position.
        seed: The seed of the run, which is not that of the mine.
        effort: The effort.
    """
    game = Game.from_position(position)
    search = PuzzleSearch(game, seed_of(position, seed), effort)
    found = search.find_solution()
    if found is None:
        return None
    solution, rival = found.matches[0].action, found.rival
    themes = themes_of(game, solution, rival.action)
    if not themes or game.seat is None:
        return None
    return Puzzle(
        puzzle_id(position),
        game.options,
        position,
        game.seat,
        themes,
        rating_of(game, solution, rival.chance_gap.mean),
        tuple(_move(found, match) for match in found.matches),
        tuple(write_action(action) for action in found.solutions),
        found.games,
        _reason(search, found),
    )


def _move(found: Verification, match: Match) -> PuzzleMove:
    loss = match.chance_gap.mean
    return PuzzleMove(
        write_action(match.action),
        round(min(1.0, max(0.0, found.chance - loss)), CHANCE_DIGITS),
        round(found.points - match.points_gap.mean, POINTS_DIGITS),
        round(loss, CHANCE_DIGITS) + 0.0,
        round(match.chance_gap.error, CHANCE_DIGITS),
    )


def _reason(search: PuzzleSearch, found: Verification) -> dict[str, Any]:
    best, rival = found.matches[0], found.rival
    means = found.chance, found.points
    duel = Duel(best.action, rival.action, means, rival.chance_gap, rival.points_gap, found.games)
    return encode_reason(search.reason_against(duel, len(found.matches)))
