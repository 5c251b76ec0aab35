"""Puzzles: positions in which one move is clearly best, mined from bots' games (docs/puzzles.md)."""

from nasrid.puzzles.glicko2 import Glicko, rate
from nasrid.puzzles.judgement import is_solution, judge_puzzle, verdict_of
from nasrid.puzzles.puzzle import Puzzle, PuzzleError, PuzzleMove, find_puzzle, puzzles
from nasrid.puzzles.themes import THEMES

__all__ = [
    "THEMES",
    "Glicko",
    "Puzzle",
    "PuzzleError",
    "PuzzleMove",
    "find_puzzle",
    "is_solution",
    "judge_puzzle",
    "puzzles",
    "rate",
    "verdict_of",
]
