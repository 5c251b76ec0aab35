"""Answers to puzzles: whether a move solves a puzzle, and its judgement as in reviews."""

from __future__ import annotations

from typing import Any

from nasrid.bots.knowledge.memory import Memory
from nasrid.chapters import sorted_words
from nasrid.puzzles.puzzle import Puzzle, PuzzleMove
from nasrid.reviews.document import judgement_to_json, legal_action
from nasrid.reviews.search import (
    NO_DIFFERENCE,
    QUICK,
    Comparison,
    Difference,
    Duel,
    Effort,
    MoveValue,
    ReviewSearch,
)
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action
from nasrid.rules.text.notation import parse_action


def is_solution(puzzle: Puzzle, notation: str) -> bool:
    """Return True if a move solves a puzzle. The order of its cards does not matter.

    Args:
        puzzle: The puzzle.
        notation: The move.
    """
    return sorted_words(notation) in map(sorted_words, puzzle.solutions)


def verdict_of(puzzle: Puzzle, notation: str) -> dict[str, Any] | None:
    """Return the stored judgement of a move in the form of `nasrid.reviews.judge`, or None if it was not compared.

    Args:
        puzzle: The puzzle.
        notation: The move.
    """
    words = sorted_words(notation)
    own = next((move for move in puzzle.moves if sorted_words(move.action) == words), None)
    if own is None:
        return None
    best, played = puzzle.moves[0], parse_action(own.action)
    if own is best:
        return judgement_to_json(
            Comparison(played, played, _values(puzzle), NO_DIFFERENCE, NO_DIFFERENCE, puzzle.games, None)
        )
    duel = Duel(
        parse_action(best.action),
        played,
        (best.chance, best.points),
        Difference(own.loss, own.loss_error),
        Difference(best.points - own.points, 0.0),
        puzzle.games,
    )
    search = _search(puzzle.game(), puzzle, QUICK)
    return judgement_to_json(duel.comparison(_values(puzzle), search.reason_against(duel, len(puzzle.moves))))


def judge_puzzle(puzzle: Puzzle, notation: str, effort: Effort = QUICK) -> dict[str, Any]:
    """Return the judgement of a move in the form of `nasrid.reviews.judge`: the stored one, or that of a search.

    Args:
        puzzle: The puzzle.
        notation: The move.
        effort: The effort of the search for a move that was not compared.

    Raises:
        ReviewError: The notation is no move, or the move is not legal. The message names the rule.
    """
    game = puzzle.game()
    played = legal_action(game, notation)
    if stored := verdict_of(puzzle, notation):
        return stored
    search, best = _search(game, puzzle, effort), parse_action(puzzle.moves[0].action)
    return judgement_to_json(search.compare_with_best(best, played, _values(puzzle)))


def _search(game: Game, puzzle: Puzzle, effort: Effort) -> ReviewSearch:
    return ReviewSearch(game.view(puzzle.seat), Memory(), int(puzzle.id, 16), effort)


def _values(puzzle: Puzzle) -> tuple[MoveValue, ...]:
    return tuple(_value(move) for move in puzzle.moves)


def _value(move: PuzzleMove) -> MoveValue:
    action: Action = parse_action(move.action)
    return MoveValue(action, move.chance, move.points)
