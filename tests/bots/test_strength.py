"""The order of the bots by strength."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pytest

from nasrid import Options
from nasrid.arena.driver import play_game
from nasrid.bots import parse_bot_code

GAMES = pytest.mark.parametrize("game", ["alhambra", "granada"])


def points(options: Options, seed: int, *codes: str, clock: Callable[[], float] = perf_counter) -> dict[str, float]:
    """Return the average score of each bot in one deal, played from every seat."""
    totals = dict.fromkeys(codes, 0.0)
    for turned in range(len(codes)):
        seats = [codes[(seat + turned) % len(codes)] for seat in range(len(codes))]
        played = play_game(options, seed, list(map(parse_bot_code, seats)), range(len(codes)), clock=clock)
        for code, score in zip(seats, played.scores, strict=True):
            totals[code] += score / len(codes) / seats.count(code)
    return totals


@GAMES
def test_greedy_is_much_stronger_than_random(game: str) -> None:
    for seed in (1, 2):
        totals = points(Options(game=game, players=2), seed, "greedy", "random")
        assert totals["greedy"] > 1.5 * totals["random"]


@GAMES
def test_greedy_is_stronger_than_random_with_modules(game: str) -> None:
    options = Options(game=game, players=3, modules={"vizier", "exchange"})
    totals = points(options, 3, "greedy", "greedy", "random")
    assert totals["greedy"] > 1.5 * totals["random"]


def test_random_is_last_in_the_combined_game() -> None:
    entrants = [parse_bot_code(code) for code in ("greedy", "random", "greedy", "greedy", "greedy")]
    scores = play_game(Options(game="combined", players=5), 1, entrants, range(5)).scores
    assert scores[1] < min(scores[0], *scores[2:])


def test_fast_planner_is_stronger_than_random(ticking: Callable[[], float]) -> None:
    code = "planner:100ms"  # in ticks of the test's clock
    totals = points(Options(players=2), 4, code, "random", clock=ticking)
    assert totals[code] > 1.5 * totals["random"]
