"""Puzzles as values, their files, their answers, and the puzzles of the package."""

from __future__ import annotations

import gzip
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from statistics import median
from typing import Any

import pytest

from nasrid.bots.heuristics.reasons import decode_reason, encode_reason
from nasrid.puzzles import THEMES, Puzzle, PuzzleError, find_puzzle, is_solution, judge_puzzle, puzzles
from nasrid.puzzles.difficulty import RATING_RANGE, rating_of
from nasrid.puzzles.glicko2 import DEFAULT_RATING
from nasrid.puzzles.production import without_surplus_passes
from nasrid.puzzles.puzzle import FILE_VERSION, puzzle_id, read_puzzles, write_puzzles
from nasrid.puzzles.search import MIN_GAP, MIN_GAP_ERRORS
from nasrid.puzzles.themes import themes_of
from nasrid.puzzles.verification import verify
from nasrid.reviews import ReviewError
from nasrid.reviews.search import Difference
from nasrid.rules.table.specs import GAMES, MODULES
from nasrid.rules.text.notation import parse_action
from tests.positions import table

ROUNDING = 0.0001  # of the chances in a file
SAMPLED_PER_THEME = 3  # puzzles for tests that search


def sample_puzzles() -> list[Puzzle]:
    """Return a few puzzles with each theme, as different in difficulty as possible."""
    with_theme = ([puzzle for puzzle in puzzles().values() if theme in puzzle.themes] for theme in THEMES)
    chosen = (found[:: len(found) // (SAMPLED_PER_THEME - 1) or 1] for found in with_theme)
    return [*{puzzle.id: puzzle for sample in chosen for puzzle in sample}.values()]


every_puzzle = pytest.mark.parametrize("puzzle", puzzles().values(), ids=lambda puzzle: puzzle.id)
some_puzzles = pytest.mark.parametrize("puzzle", sample_puzzles(), ids=lambda puzzle: puzzle.id)


@cache
def wall_puzzle() -> Puzzle:
    """Return the puzzle of a position in which only the longer wall wins."""
    game = table(players=2, scores=[50, 50], agenda="place 0; begin_turn 1", to_place=["tower8NES"])
    puzzle = verify(game.position(), 5)
    assert puzzle
    return puzzle


# Values and files


def test_puzzles_survive_a_file() -> None:
    found = [wall_puzzle(), *puzzles().values()]
    data = write_puzzles(found)
    copied = read_puzzles(data, "copy")
    assert list(copied.values()) == sorted(found, key=lambda puzzle: (puzzle.rating, puzzle.id))
    assert all(puzzle.id == key for key, puzzle in copied.items())
    assert write_puzzles(reversed(copied.values())) == data, "the order of the puzzles does not matter"


def packed(**changes: Any) -> bytes:
    """Return a file with one puzzle in which fields have other values. None removes a field."""
    content = json.loads(gzip.decompress(write_puzzles([wall_puzzle()])))
    changed = {name: value for name, value in (content["puzzles"][0] | changes).items() if value is not None}
    return gzip.compress(json.dumps(content | {"puzzles": [changed]}).encode())


@pytest.mark.parametrize(
    "make",
    [
        lambda: b"",
        lambda: b"puzzles",
        lambda: packed()[:-20],
        lambda: packed()[:40] + b"\0" + packed()[41:],
        lambda: gzip.compress(b"{"),
        lambda: gzip.compress(b"[]"),
        lambda: gzip.compress(b"{}"),
        lambda: gzip.compress(b"\xff"),
        lambda: gzip.compress(json.dumps({"nasrid_puzzles": FILE_VERSION, "puzzles": [1]}).encode()),
        lambda: packed(position=None),
        lambda: packed(position=5),
        lambda: packed(position="nothing"),
        lambda: packed(position='options: {"game": "chess"}'),
        lambda: packed(seat=None),
        lambda: packed(moves=[["pass"]]),
        lambda: packed(moves=3),
    ],
)
def test_damaged_file_is_named_with_the_remedy(make: Callable[[], bytes]) -> None:
    with pytest.raises(PuzzleError, match=r"^my\.gz is not a file of puzzles, or is damaged \(.*\); copy it again"):
        read_puzzles(make(), "my.gz")


def test_other_version_is_refused() -> None:
    data = gzip.compress(json.dumps({"nasrid_puzzles": FILE_VERSION + 1, "puzzles": []}).encode())
    with pytest.raises(PuzzleError, match=rf"^my\.gz has version {FILE_VERSION + 1} of the format, not {FILE_VERSION}"):
        read_puzzles(data, "my.gz")


def test_unknown_puzzle_is_refused_with_the_remedy() -> None:
    with pytest.raises(PuzzleError, match=r"there is no puzzle 'x'; `nasrid puzzles list` lists all ids"):
        find_puzzle("x")


# Answers


def test_order_of_cards_does_not_matter() -> None:
    puzzle = replace(wall_puzzle(), solutions=("buy garden10 y1 y9", "take b1 b2"))
    for solved in ("buy garden10 y1 y9", "buy garden10 y9 y1", "take b2 b1"):
        assert is_solution(puzzle, solved)
    for failed in ("buy garden10 y1", "buy garden10 y1 y9 y9", "take b1 b1", "take b1", "pass", ""):
        assert not is_solution(puzzle, failed)


def test_compared_moves_are_judged_as_stored() -> None:
    puzzle = wall_puzzle()
    best = judge_puzzle(puzzle, puzzle.moves[0].action)
    assert (best["label"], best["loss"], best["reason"]) == ("best", 0, None)
    for move in puzzle.moves[1:]:
        judgement = judge_puzzle(puzzle, move.action)
        loss = round(Difference(move.loss, move.loss_error).loss, 4)
        assert (judgement["loss"], judgement["loss_error"]) == (loss, move.loss_error)
        assert (judgement["label"], judgement["best"]) == ("blunder", puzzle.moves[0].action)


def test_other_moves_are_judged_by_a_search() -> None:
    puzzle = replace(wall_puzzle(), moves=wall_puzzle().moves[:2])
    [unknown] = {move.action for move in wall_puzzle().moves} - {move.action for move in puzzle.moves}
    judgement = judge_puzzle(puzzle, unknown)
    assert (judgement["action"], judgement["label"]) == (unknown, "blunder")
    with pytest.raises(ReviewError, match="build tower8NES 5,5"):
        judge_puzzle(puzzle, "build tower8NES 5,5")


# The puzzles of the package


def test_package_has_enough_puzzles_of_every_kind() -> None:
    found = puzzles().values()
    themes = Counter(theme for puzzle in found for theme in puzzle.themes)
    assert len(found) >= 300
    assert min(themes[theme] for theme in THEMES) >= 10, themes
    assert {puzzle.options.game for puzzle in found} == set(GAMES)
    assert {module for puzzle in found for module in puzzle.options.modules} == set(MODULES)
    assert {puzzle.options.players for puzzle in found} >= {2, 3, 4}
    assert len({puzzle.rating // 200 for puzzle in found}) > 4, "from easy to hard"


def test_using_the_vizier_is_right_as_often_as_passing() -> None:
    vizier = [puzzle for puzzle in puzzles().values() if "vizier" in puzzle.themes]
    assert sum("pass" in puzzle.solutions for puzzle in vizier) <= len(vizier) / 2


def test_surplus_of_passes_is_not_packed() -> None:
    """Those with the most moves stay."""
    found = list(puzzles().values())
    passed = next(puzzle for puzzle in found if "pass" in puzzle.solutions)
    easy = [replace(passed, id=f"{number}", moves=passed.moves[:2], rating=800) for number in range(5)]
    hard = replace(passed, id="x", moves=passed.moves + passed.moves)
    packed = without_surplus_passes([*easy, *found, hard])
    assert len(packed) == len(found)
    assert hard in packed
    assert not {puzzle.id for puzzle in easy} & {puzzle.id for puzzle in packed}
    others = [puzzle for puzzle in found if "vizier" not in puzzle.themes]
    assert [puzzle for puzzle in packed if "vizier" not in puzzle.themes] == others


def test_new_players_have_the_rating_of_a_medium_puzzle() -> None:
    assert abs(median(puzzle.rating for puzzle in puzzles().values()) - DEFAULT_RATING) <= 25


@every_puzzle
def test_solutions_are_legal_and_clearly_best(puzzle: Puzzle) -> None:
    assert puzzle.id == puzzle_id(puzzle.position)
    game = puzzle.game()
    assert (game.seat, game.options) == (puzzle.seat, puzzle.options)
    assert puzzle.moves[0].action == puzzle.solutions[0]
    for notation in (*puzzle.solutions, *(move.action for move in puzzle.moves)):
        assert game.explain_illegal(parse_action(notation)) is None
    for move in puzzle.moves:
        least = max(MIN_GAP, MIN_GAP_ERRORS * (move.loss_error - ROUNDING)) - ROUNDING
        assert move.action in puzzle.solutions or move.loss >= least


@some_puzzles
def test_themes_follow_from_the_position(puzzle: Puzzle) -> None:
    solution, rival = (parse_action(move.action) for move in (puzzle.moves[0], puzzle.rival))
    assert themes_of(puzzle.game(), solution, rival) == puzzle.themes != ()
    assert set(puzzle.themes) <= set(THEMES)


@some_puzzles
def test_difficulty_follows_from_the_position(puzzle: Puzzle) -> None:
    low, high = RATING_RANGE
    assert low <= puzzle.rating <= high
    rating = rating_of(puzzle.game(), parse_action(puzzle.moves[0].action), puzzle.rival.loss)
    assert abs(puzzle.rating - rating) <= 1, "the stored loss is rounded"


@every_puzzle
def test_reasons_name_the_solution_and_the_next_best_move(puzzle: Puzzle) -> None:
    reason = decode_reason(puzzle.reason)
    assert encode_reason(reason) == puzzle.reason
    assert reason.instead
    assert reason.facts["games"] == puzzle.games
    assert reason.facts["moves"] == len(puzzle.moves)


def test_puzzles_are_ordered_by_difficulty() -> None:
    ratings = [puzzle.rating for puzzle in puzzles().values()]
    assert ratings == sorted(ratings)
