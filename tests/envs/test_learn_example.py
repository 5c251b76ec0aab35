"""The example that learns the small games, and the notebook, in a shortened form."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from nasrid import Options
from nasrid.bots import parse_bot_code
from nasrid.envs import load_policy
from nasrid.envs.batch import Batch
from tests.gradients import ppo_loss, slope
from tests.programs import load

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"

learn = load("examples/learn.py")


SHORT_SIZES = {"TABLES": 4, "STEPS": 16, "ROWS": 32, "HIDDEN": 16, "NEW_GAMES": 2}


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the example, so that an update takes a moment."""
    for name, size in SHORT_SIZES.items():
        monkeypatch.setattr(learn, name, size)


@pytest.mark.usefixtures("short")
def test_example_learns_saves_and_compares(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    policy, curve = tmp_path / "mini.npz", tmp_path / "mini.json"
    words = ["Mini", "--against", "random", "--steps", "128", "--imitate", "4", "--games", "2"]
    learn.learn(learn.read_arguments([*words, "--opponents", "random", "--save", str(policy), "--curve", str(curve)]))
    report = json.loads(curve.read_text(encoding="utf-8"))
    assert [point["steps"] for point in report["curve"]] == [64, 128]
    assert report["compared"][0]["games"] == 2
    assert "games of greedy" in capsys.readouterr().out
    assert parse_bot_code(f"policy:{policy}").make(1)


def test_reduced_boxes_are_not_offered(capsys: pytest.CaptureFixture[str]) -> None:
    assert learn.read_arguments(["Grand"]).environment == "Grand"
    with pytest.raises(SystemExit):
        learn.read_arguments(["Nano"])
    assert "invalid choice: 'Nano'" in capsys.readouterr().err


@pytest.mark.usefixtures("short")
def test_number_of_players_can_be_chosen(tmp_path: Path) -> None:
    policy = tmp_path / "duel.npz"
    words = ["Granada", "--players", "2", "--against", "random", "--steps", "64", "--imitate", "2", "--games", "2"]
    report = learn.learn(learn.read_arguments([*words, "--opponents", "random", "--save", str(policy)]))
    assert (report["about"]["players"], report["compared"][0]["games"]) == (2, 2)
    options = load_policy(policy).options
    assert (options.game, options.players) == ("granada", 2)


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("part", "calls"), [("learn_to_imitate", 2), ("practise", 2), ("compare", 1)])
def test_interrupted_example_continues_with_the_same_result(
    part: str, calls: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["Mini", "--against", "greedy", "--steps", "192", "--imitate", "6", "--games", "2", "--opponents", "random"]
    saved = [str(tmp_path / name) for name in ("whole.npz", "parts.npz")]
    whole = learn.learn(learn.read_arguments([*words, "--save", saved[0]]))
    original, done = getattr(learn, part), []

    def interrupt(*arguments: Any) -> Any:
        done.append(part)
        if len(done) == calls:
            raise KeyboardInterrupt
        return original(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(learn, "CHECKPOINT_SECONDS", 0)
        patch.setattr(learn, part, interrupt)
        with pytest.raises(KeyboardInterrupt):
            learn.learn(learn.read_arguments([*words, "--save", saved[1]]))
    with pytest.raises(SystemExit, match="belongs to another command"):
        learn.learn(learn.read_arguments([*words, "--seed", "2", "--save", saved[1]]))
    parts = learn.learn(learn.read_arguments([*words, "--save", saved[1]]))
    assert [point | {"seconds": 0} for point in parts["curve"]] == [point | {"seconds": 0} for point in whole["curve"]]
    assert parts["compared"] == whole["compared"]
    first, second = (dict(np.load(name)) for name in saved)
    assert all(np.array_equal(first[name], second[name]) for name in first if first[name].dtype.kind == "f")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parts.npz", "whole.npz"]


@pytest.mark.usefixtures("short")
def test_gradient_matches_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    random = np.random.default_rng(3)
    learner = learn.Learner(Options(players=2), random)
    batch = Batch(4, players=2, tiles=6, observation="compact", skip_forced=True, opponents="random", reward="score")
    batch.reset(3)
    rows, _ = learn.play(learner, batch, random)
    rows = learn.Rows(*(column[:12] for column in rows))
    rows = rows._replace(advantages=random.normal(size=12), returns=random.normal(size=12))
    rows = rows._replace(log_chances=rows.log_chances + random.normal(0, 0.2, 12))
    learner.weights = [weight.astype(np.float64) for weight in learner.weights]
    learner.weights[2] += random.normal(0, 0.3, learner.weights[2].shape)
    caught: dict[str, Any] = {}

    def catch(_learner: Any, _seen: Any, _layers: Any, by_logit: Any, by_value: Any, _rate: float) -> None:
        caught.update(logits=by_logit, values=by_value)

    monkeypatch.setattr(learn.Learner, "descend", catch)
    learner.improve(rows, 0.0)
    biases, value_bias = learner.weights[5], len(learner.weights[5]) - 1

    def loss() -> float:
        return ppo_loss(learn, rows, *learner.forward(rows.seen, rows.masks)[1:])

    for place in (*np.flatnonzero(rows.masks.any(0))[::3], value_bias):
        gradient = caught["values"].mean() if place == value_bias else caught["logits"][:, place].mean()
        assert gradient == pytest.approx(slope(loss, biases, place), rel=1e-4, abs=1e-7)


def test_most_points_win_a_game_of_several() -> None:
    batch = Batch(1, players=3, tiles=6, observation="compact", skip_forced=True, opponents="greedy", reward="score")
    buffers = batch.reset(1)
    while not buffers.ends[0]:
        batch.step([np.flatnonzero(buffers.masks[0])[-1]])
    result = batch.results[0]
    assert result
    best = result["scores"].max()
    assert [learn.victory(batch, 0, seat) for seat in range(3)] == [float(score == best) for score in result["scores"]]
    result["winners"][:] = [1, 0, 1]
    assert [learn.victory(batch, 0, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


@pytest.mark.usefixtures("short")
def test_example_learns_to_imitate() -> None:
    random = np.random.default_rng(1)
    learner = learn.Learner(Options(players=2), random)
    games = [learn.lessons(learner.encoder, "greedy", 6, seed) for seed in range(3)]
    seen, masks, actions, returns = (np.concatenate(column) for column in zip(*games, strict=True))
    assert masks[np.arange(len(actions)), actions].all()
    assert len(set(np.abs(games[0][3]))) == 1, "what one wins, the other loses"
    first = learner.imitate(seen, masks, actions, returns, 0.003)
    for _ in range(60):
        last = learner.imitate(seen, masks, actions, returns, 0.003)
    assert last > first + 0.2
    values, shifted = learner.forward(seen, masks)[2], returns + 5
    for _ in range(5):
        learner.imitate(seen, masks, actions, shifted, 0.003)
    assert learner.forward(seen, masks)[2].mean() > values.mean(), "it learns what came of the choices, too"


@pytest.mark.usefixtures("short")
def test_equal_commands_learn_equal_policies() -> None:
    words = ["Mini", "--against", "random", "--steps", "64", "--imitate", "2", "--games", "2", "--opponents", "random"]
    first, second = (learn.learn(learn.read_arguments(words)) for _ in range(2))
    assert first["compared"] == second["compared"]
    assert first["curve"][0]["won"] == second["curve"][0]["won"]


@pytest.mark.usefixtures("short")
def test_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = json.loads((EXAMPLES / "first_steps.ipynb").read_text(encoding="utf-8"))
    monkeypatch.chdir(tmp_path)
    space: dict[str, Any] = {}
    for cell in book["cells"]:
        assert not cell.get("outputs")
        if cell["cell_type"] == "code":
            text = "".join(cell["source"])
            exec(re.sub(r'^(IMITATED|STEPS|GAMES) = "\d+"', r'\1 = "2"', text, flags=re.M), space)
    assert space["report"]["compared"]
    assert len(space["played"].scores) == 2
