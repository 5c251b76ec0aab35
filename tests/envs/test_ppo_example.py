"""The masked PPO example: its mathematics and its learning."""

from __future__ import annotations

import re
import runpy
import sys
from itertools import count
from pathlib import Path
from textwrap import dedent, indent
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from nasrid.bots import BotError
from tests.gradients import ppo_loss, slope
from tests.programs import load

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "examples" / "masked_ppo.py"
HEADING = "## Masked PPO"

ppo = load("examples/masked_ppo.py")


def test_example_runs_to_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ticks = count()
    monkeypatch.setattr(ppo, "time", SimpleNamespace(monotonic=lambda: float(next(ticks))))  # one second per call
    monkeypatch.setattr(ppo, "GAMES", 1)
    monkeypatch.setattr(ppo, "PASSES", 1)
    ppo.learn(minutes=0.1, seed=1, against="random", fresh_games=2)
    *progress, end = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in progress] == [f"  {2 * n} s, after {n} games" for n in (1, 2, 3)]
    assert re.fullmatch(r"new games: \d+\.\d% of 2 won, [+-]\d+ points on average", end)


def test_example_parses_its_arguments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["masked_ppo.py", "--minutes", "1", "--seed", "2", "--against", "nobody"])
    with pytest.raises(BotError, match="nobody"):
        runpy.run_path(str(PROGRAM), run_name="__main__")


def test_draws_count_as_half_wins(capsys: pytest.CaptureFixture[str]) -> None:
    ppo.report("so far", [0.5, -0.25, 0.0, 0.75])
    assert capsys.readouterr().out == "so far: 62.5% of 4 won, +25 points on average\n"


# The network


def some_batch(random: np.random.Generator, rows: int = 40) -> Any:
    masks = random.random((rows, 5)) < 0.6
    actions = random.integers(5, size=rows)
    masks[np.arange(rows), actions] = True
    return ppo.Batch(
        random.normal(size=(rows, 4)),
        masks,
        actions,
        np.log(random.uniform(0.15, 0.9, rows)),
        random.normal(size=rows),
        random.normal(size=rows),
    )


def test_masked_actions_have_probability_0() -> None:
    random = np.random.default_rng(1)
    batch = some_batch(random)
    network = ppo.Network(4, 5, 3, random)
    network.weights[2] += random.normal(0, 100, network.weights[2].shape)
    _, log_probabilities, _ = network.forward(batch.features, batch.masks)
    assert (np.exp(log_probabilities)[~batch.masks] == 0).all()
    assert np.exp(log_probabilities).sum(1) == pytest.approx(1)


def test_gradient_matches_the_loss() -> None:
    random = np.random.default_rng(2)
    batch = some_batch(random)
    network = ppo.Network(4, 5, 3, random)
    network.weights = [random.normal(size=weight.shape) for weight in network.weights]  # in double precision

    def loss() -> float:
        return ppo_loss(ppo, batch, *network.forward(batch.features, batch.masks)[1:])

    for weight, gradient in zip(network.weights, network.gradients(batch), strict=True):
        assert gradient.shape == weight.shape
        for place in np.ndindex(weight.shape):
            assert gradient[place] == pytest.approx(slope(loss, weight, place), rel=1e-5, abs=1e-8)
    log_probabilities = network.forward(batch.features, batch.masks)[1]
    ratios = np.exp(log_probabilities[np.arange(40), batch.actions] - batch.log_chances)
    zones = np.digitize(ratios, [1 - ppo.CLIP, 1 + ppo.CLIP])
    assert len({*zip(zones, batch.advantages > 0, strict=True)}) == 6, "the batch lacks a kind of clipping"


# Games and learning


def test_game_follows_the_mask_and_returns_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "LAMBDA", 1)  # then returns are the sum of future rewards
    random, env = np.random.default_rng(3), ppo.make_env("random")
    env.reset(seed=3)
    network = ppo.Network(env.observation_space.shape[0], env.action_space.n, 8, random)
    network.weights[2] *= 50  # makes the values differ clearly
    batch, margin = ppo.play(env, network, random)
    game, seat = env.unwrapped.decisions.game, env.unwrapped.seat
    assert game.is_over
    assert margin == pytest.approx((game.scores[seat] - game.scores[1 - seat]) / 100)
    assert batch.returns[0] == pytest.approx(margin, abs=1e-4)
    assert len(set(np.round(batch.returns, 2))) <= 3  # they change only at scorings
    assert len({len(column) for column in batch}) == 1
    assert batch.masks[np.arange(len(batch.actions)), batch.actions].all()
    _, log_probabilities, values = network.forward(batch.features, batch.masks)
    chosen = log_probabilities[np.arange(len(batch.actions)), batch.actions]
    assert batch.log_chances == pytest.approx(chosen, abs=1e-4)
    assert batch.returns - batch.advantages == pytest.approx(values, abs=1e-4)


SITUATIONS, ACTIONS = 4, 6


def bandit(network: Any, random: np.random.Generator) -> tuple[Any, float]:
    """Return random decisions with masks, and the policy's expected reward between 0 (worst) and 1 (best).

    The reward is higher the nearer the action is to the number of the situation.
    """
    situations = random.integers(SITUATIONS, size=256)
    masks = random.random((256, ACTIONS)) < 0.5
    masks[np.arange(256), random.integers(ACTIONS, size=256)] = True
    features = np.hstack([np.eye(SITUATIONS)[situations], masks]).astype(np.float32)
    gains = -np.abs(np.arange(ACTIONS) - situations[:, None]) / ACTIONS
    _, log_p, values = network.forward(features, masks)
    actions = np.argmax(log_p + random.gumbel(size=log_p.shape), 1)
    rows = np.arange(256)
    returns = gains[rows, actions]
    best, worst = np.where(masks, gains, -np.inf).max(1).mean(), np.where(masks, gains, np.inf).min(1).mean()
    expected = ((np.exp(log_p) * gains).sum(1).mean() - worst) / (best - worst)
    return ppo.Batch(features, masks, actions, log_p[rows, actions], returns - values, returns), float(expected)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_updates_learn_a_masked_bandit(seed: int) -> None:
    random = np.random.default_rng(seed)
    network = ppo.Network(SITUATIONS + ACTIONS, ACTIONS, 32, random)
    _, at_first = bandit(network, random)
    for _ in range(60):
        ppo.update(network, bandit(network, random)[0], random)
    _, at_last = bandit(network, random)
    assert at_first < 0.6
    assert at_last > 0.9


# Documentation


def test_documentation_shows_the_program() -> None:
    page = (ROOT / "docs" / "rl-tutorials.md").read_text(encoding="utf-8")
    section = page.split(HEADING)[1].split("\n## ")[0]
    blocks = [dedent(block).strip("\n") for block in re.findall(r"(?:^    .*\n|^\n(?=\n*    ))+", section, re.M)]
    shown = [block for block in blocks if "def " in block]
    program = PROGRAM.read_text(encoding="utf-8")
    assert shown
    assert all(block in program or indent(block, "    ") in program for block in shown)
