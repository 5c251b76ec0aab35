"""nasrid evaluate: the fixed protocol, its result files and the leaderboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from nasrid.arena.driver import play_game
from nasrid.arena.evaluation import EVALUATION_SEED, GAMES_PER_MATCH, PROTOCOL_VERSION, REFERENCE_BOTS, TASKS
from nasrid.arena.match import Match
from nasrid.bots import parse_bot_code
from nasrid.dealing import deal
from nasrid.envs.registration import ENVIRONMENTS
from nasrid.rules.game import Game
from tests.processes import nasrid
from tests.programs import load

ROOT = Path(__file__).parents[2]


def test_bot_is_evaluated_against_every_reference_bot(tmp_path: Path) -> None:
    file = tmp_path / "greedy.json"
    done = nasrid("evaluate", "greedy", "--games", "4", "--name", "mine", "--json", str(file), "--processes", "1")
    assert done.returncode == 0, done.stderr
    assert re.search(r"^mini +random +100\.0% of 4 won \(\d+\.\d% to 100\.0%\), \+\d", done.stdout, re.M)
    result = json.loads(file.read_text(encoding="utf-8"))
    assert result["name"] == "mine"
    assert (result["protocol"], result["seed"], result["games"]) == (PROTOCOL_VERSION, EVALUATION_SEED, 4)
    assert [row["opponent"] for row in result["results"]] == list(REFERENCE_BOTS)
    for row in result["results"]:
        assert row["task"] == "mini"
        assert row["low"] <= row["won"] <= row["high"]
    again = nasrid("evaluate", "greedy", "--json", str(file))
    assert again.returncode == 2
    assert "already exists" in again.stderr


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("nobody",), "there is no bot 'nobody'"),
        (("greedy", "--tasks", "maxi"), "there is no task 'maxi'; there are mini, short, duel"),
        (("policy:nothing.npz",), "nothing.npz cannot be read"),
    ],
)
def test_evaluate_rejects_invalid_arguments(words: tuple[str, ...], sentence: str) -> None:
    done = nasrid("evaluate", *words)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_match_with_few_tiles_is_short() -> None:
    task = TASKS["mini"]
    match = Match(task.options, ("greedy", "random"), EVALUATION_SEED, 1, task.tiles)
    [first, _] = [match.play(fixture) for fixture in match.fixtures()]
    assert not hasattr(first, "message")
    assert Game.from_position(first.record["position"]).view(None).bag_sizes == (6, 0)
    entrants = [parse_bot_code("random")] * 2
    assert deal(task.options, 3, 6).setup_events == Game.new(task.options, 3).setup_events
    assert len(play_game(task.options, 3, entrants, [1, 2], 2).record["actions"]) < 40


def test_small_tasks_match_the_small_environments() -> None:
    for name in ("mini", "short", "duel"):
        assert TASKS[name].tiles == ENVIRONMENTS[name.title()].get("tiles", 0)
        assert TASKS[name].options.players == ENVIRONMENTS[name.title()]["players"]


def test_documentation_states_the_protocol() -> None:
    page = (ROOT / "docs" / "evaluation.md").read_text(encoding="utf-8")
    assert f"version {PROTOCOL_VERSION} of the protocol" in page
    assert str(EVALUATION_SEED) in page
    assert f"| {GAMES_PER_MATCH} for each opponent" in page
    for name in (*TASKS, *REFERENCE_BOTS):
        assert f"`{name}`" in page


# The leaderboard


def test_leaderboard_is_generated_from_the_results() -> None:
    board = load("benchmarks/leaderboard.py")
    page = (ROOT / "docs" / "leaderboard.md").read_text(encoding="utf-8")
    assert board.make_page(board.read_results()) == page, "run python benchmarks/leaderboard.py"


def test_leaderboard_lists_the_strongest_first() -> None:
    row = {"task": "mini", "opponent": "random", "games": 4, "low": 0.1, "high": 0.9, "points_ahead": 3.0}
    weak, strong = (
        {"name": name, "games": 4, "results": [row | {"won": won}]} for name, won in (("a", 0.2), ("b", 0.8))
    )
    failed = {"name": "c", "games": 4, "results": [{"task": "mini", "opponent": "random", "failure": "it has failed"}]}
    page = load("benchmarks/leaderboard.py").make_page([weak, failed, strong])
    lines = [line for line in page.splitlines() if line.startswith("| ")]
    assert lines[1:] == [
        "| b | 4 | 80.0% (10.0% to 90.0%), +3.0 |",
        "| a | 4 | 20.0% (10.0% to 90.0%), +3.0 |",
        "| c | 4 | - |",
    ]


def test_every_curriculum_game_has_a_curve() -> None:
    courses = load("benchmarks/curves.py").LEARNING_CURVES.values()
    assert [course.description.split()[0] for course in courses] == list(ENVIRONMENTS)


def test_learning_curves_are_drawn_from_the_baselines() -> None:
    curves = load("benchmarks/curves.py")
    for name, course in curves.LEARNING_CURVES.items():
        environment, *words = course.description.split()
        wanted = {word[2:]: value for word, value in zip(words[::2], words[1::2], strict=True)}
        for seed, report in zip(curves.seeds_of(name), curves.read_reports(name), strict=True):
            about = report["about"]
            assert {word: str(about[word]) for word in wanted} == wanted
            assert (about["environment"], about["seed"]) == (environment, seed)
    drawn = (ROOT / "docs" / "curves.svg").read_text(encoding="utf-8")
    assert drawn == curves.draw_picture(), "run python benchmarks/curves.py"


def test_curve_shows_the_mean_and_range_of_its_seeds() -> None:
    curves = load("benchmarks/curves.py")
    few = {"steps": 64, "games": 3, "won": 0.9}
    reports = [{"curve": [few, {"steps": 128, "games": 300, "won": won}]} for won in (0.4, 0.5, 0.6)]
    [(steps, middle, least, most)] = curves.curve_points(reports)
    assert (steps, round(middle, 6), least, most) == (128, 0.5, 0.4, 0.6)
