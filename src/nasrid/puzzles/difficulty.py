"""The initial rating of a puzzle: how far cheap evaluations miss its solution (docs/puzzles.md)."""

from __future__ import annotations

from collections.abc import Iterable
from math import log2

from nasrid.bots.heuristics.appraisal import Appraisal
from nasrid.bots.levels import BUILDER_WEIGHTS, SPOILER_WEIGHTS
from nasrid.bots.players.planner import Candidate
from nasrid.puzzles.search import PuzzleSearch, choice_of, seed_of
from nasrid.reviews.search import Effort, means_of
from nasrid.rules.game import Game
from nasrid.rules.table.actions import Action

BASE_RATING = 1200
RATING_RANGE = (800, 2600)
WORST_RANK = 4  # of a solution that an evaluation ranks lower, or not at all
RATING_PER_RANK = {"mason": 40, "architect": 70, "scholar": 90, "search": 110}
RATING_PER_DOUBLING = 80  # of the choices that look plausible
PLAUSIBLE_POINTS = 3.0  # behind the best move by the evaluation without search
RATING_PER_CHANCE = 800  # less, for each win chance by which the best other move is behind
SEARCH_MOVES = 6
SEARCH_GAMES = 4
SEED = 1200

LOOK = Effort("look", 1, (), (), 0)


def rating_of(game: Game, solution: Action, gap: float) -> int:
    """Return the initial rating of a puzzle.

    Args:
        game: The game in the position.
        solution: The solution.
        gap: The win chance by which the best other move is behind.
    """
    search = PuzzleSearch(game, seed_of(game.position(), SEED), LOOK)
    world, legal = search.draw(), list(search.view.legal_actions)
    moves = [Candidate(action, 0.0) for action in search.best_choices(SEARCH_MOVES)]
    search.play(moves, SEARCH_GAMES)
    orders: dict[str, Iterable[tuple[float, Action]]] = {
        "mason": Appraisal(world, BUILDER_WEIGHTS).values(legal),
        "architect": Appraisal(world, SPOILER_WEIGHTS).values(legal),
        "scholar": [(margin, action) for action, margin in search.margins.items()],
        "search": [(means_of(each)[0], each.action) for each in moves],
    }
    best = max(search.margins.values())
    plausible = {choice_of(action) for action, margin in search.margins.items() if best - margin <= PLAUSIBLE_POINTS}
    rating = BASE_RATING + RATING_PER_DOUBLING * log2(len(plausible)) - RATING_PER_CHANCE * gap
    rating += sum(RATING_PER_RANK[judge] * _rank(solution, values) for judge, values in orders.items())
    return round(min(max(rating, RATING_RANGE[0]), RATING_RANGE[1]))


def _rank(solution: Action, values: Iterable[tuple[float, Action]]) -> int:
    """Return the number of choices that an evaluation ranks above the solution, at most WORST_RANK."""
    ordered = sorted(values, key=lambda valued: -valued[0])
    choices = list(dict.fromkeys(choice_of(action) for _, action in ordered))
    choice = choice_of(solution)
    return min(choices.index(choice), WORST_RANK) if choice in choices else WORST_RANK
