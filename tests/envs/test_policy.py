"""Trained networks as policies, as files and as bots."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from nasrid import Game, Options
from nasrid.bots import BotError, notify_bots, parse_bot_code
from nasrid.bots.heuristics.redesign_limit import RedesignLimiter
from nasrid.cli import main
from nasrid.envs.decisions import Decisions
from nasrid.envs.export import from_sb3, from_torch
from nasrid.envs.gymnasium import NasridEnv
from nasrid.envs.observation import CompactEncoder, Encoder
from nasrid.envs.policy import Network, PolicyBot, TrainedPolicy, load_policy, save_policy
from nasrid.envs.space import ACTION_COUNT, CELL_START
from tests.envs.tables import play
from tests.processes import nasrid

TABLE = {"game": "alhambra", "players": 2}


def some_policy(observation: str = "compact", table: dict[str, Any] = TABLE, seed: int = 1) -> TrainedPolicy:
    """Return an untrained policy, whose preferences are strong."""
    options = Options.of(**table)
    size = (CompactEncoder if observation == "compact" else Encoder)(options).size
    random = np.random.default_rng(seed)
    first, second = random.normal(0, 0.3, (size, 12)), random.normal(0, 1, (12, ACTION_COUNT))
    layers = [(one.astype(np.float32), np.zeros(one.shape[1], np.float32)) for one in (first, second)]
    by_cell = np.full(ACTION_COUNT - CELL_START, 5, np.float32) if observation == "compact" else None
    return TrainedPolicy(Network(layers, "tanh", by_cell), table, observation=observation, metadata={"by": "nobody"})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    save_policy(some_policy(), tmp_path / "some.npz")
    return tmp_path / "some.npz"


def test_policy_file_keeps_everything(file: Path) -> None:
    policy, read = some_policy(), load_policy(file)
    random = np.random.default_rng(2)
    seen = random.random(policy.encoder.size, np.float32)
    assert np.array_equal(policy.logits(seen), read.logits(seen))
    assert read.options == Options(players=2)
    assert read.metadata == {"by": "nobody"}
    assert load_policy(file) is read


def test_cell_value_of_the_observation_affects_that_cell() -> None:
    policy = some_policy()
    seen = np.zeros(policy.encoder.size, np.float32)
    before = policy.logits(seen).copy()
    policy.encoder.split(seen)["cells"][4, 7] = 0.5
    moved = policy.logits(seen) - before
    assert moved[CELL_START + 4 * 21 + 7] > 2
    assert np.abs(np.delete(moved, CELL_START + 4 * 21 + 7)).max() < 2


@pytest.mark.parametrize("observation", ["flat", "compact"])
def test_policy_bot_chooses_what_its_policy_chooses(observation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot sees only its view, the policy the environment's observation. Both lead to the same actions."""
    # an untrained policy swaps tiles forever
    monkeypatch.setattr(RedesignLimiter, "filter", lambda self, view: view.legal_actions)
    table = {"game": "alhambra", "players": 3, "modules": ["bonus", "huts"]}
    policy = some_policy(observation, table)
    game = Game.new(Options.of(**table), 4)
    decisions = Decisions(game)
    bots = {seat: PolicyBot(seat, policy) for seat in range(3)}
    notify_bots(bots, game.setup_events)
    encoder = policy.encoder_for(game.options)
    for _ in range(40):
        seat = decisions.seat
        assert seat is not None
        chosen = bots[seat].choose(decisions.view(seat), 1.0)
        twin = decisions.copy()
        while len(twin.game.actions) == len(game.actions):
            twin.step(policy(encoder.flat(*twin.encoder_input(seat)), twin.mask()))
        assert twin.game.actions[-1] == chosen
        notify_bots(bots, decisions.apply(chosen))


def test_games_of_policy_bots_end(file: Path) -> None:
    assert play(NasridEnv(players=2, opponents=f"policy:{file}", tiles=4), 1)[-1].terminated


def test_policy_bot_plays_in_the_arena(file: Path) -> None:
    options = ["--players", "2", "--games", "2", "--seed", "1"]
    done = nasrid("arena", f"policy:{file}", "random", *options)
    assert done.returncode == 0, done.stderr
    assert "policy:" in done.stdout


def test_policy_plays_only_tables_like_its_own(file: Path) -> None:
    game = Game.new(Options(players=2, confirm_turns=True), 1)
    bot = parse_bot_code(f"policy:{file}:200ms").make(1)
    assert game.seat is not None
    assert bot.choose(game.view(game.seat), 1.0) in game.legal_actions()
    other = Game.new(Options(players=3), 1)
    assert other.seat is not None
    with pytest.raises(ValueError, match=r"was trained for .*\"players\": 2.*; it cannot play .*\"players\": 3"):
        parse_bot_code(f"policy:{file}").make(1).choose(other.view(other.seat), 1.0)


def test_load_policy_rejects_other_files(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("hello", encoding="utf-8")
    np.savez(tmp_path / "other.npz", notes=np.array(json.dumps({"format": "nasrid-policy-9"})))
    np.savez(tmp_path / "nothing.npz", weights=np.zeros(3))
    for name, sentence in [
        ("missing.npz", "cannot be read: No such file"),
        ("text.npz", "is no trained policy"),
        ("nothing.npz", "is no trained policy"),
        ("other.npz", "has the format 'nasrid-policy-9'; this version reads 'nasrid-policy-1'"),
    ]:
        with pytest.raises(BotError, match=sentence):
            parse_bot_code(f"policy:{tmp_path / name}")


def test_policy_rejects_a_network_of_the_wrong_size() -> None:
    layers = [(np.zeros((10, ACTION_COUNT), np.float32), np.zeros(ACTION_COUNT, np.float32))]
    with pytest.raises(ValueError, match="this one has 10 and 771"):
        TrainedPolicy(Network(layers), TABLE)


# Other libraries


class Tensor:
    """The part of torch.Tensor that an exporter uses."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def detach(self) -> Tensor:
        return self

    def cpu(self) -> Tensor:
        return self

    def numpy(self) -> Any:
        return self.array


class Linear:
    def __init__(self, inputs: int, outputs: int) -> None:
        random = np.random.default_rng(inputs)
        self.weight, self.bias = Tensor(random.normal(size=(outputs, inputs))), Tensor(random.normal(size=outputs))


class ReLU:
    pass


class Conv2d:
    pass


def test_torch_and_sb3_networks_convert() -> None:
    size = CompactEncoder(Options(players=2)).size
    hidden, last = Linear(size, 8), Linear(8, ACTION_COUNT)
    seen = np.random.default_rng(1).random(size, np.float32)
    wanted = np.maximum(hidden.weight.array @ seen + hidden.bias.array, 0)
    wanted = last.weight.array @ wanted + last.bias.array
    model = SimpleNamespace(
        policy=SimpleNamespace(mlp_extractor=SimpleNamespace(policy_net=[hidden, ReLU()]), action_net=last)
    )
    for policy in (
        from_torch([hidden, ReLU(), last], TABLE, observation="compact"),
        from_sb3(model, TABLE, observation="compact"),
    ):
        assert policy.logits(seen) == pytest.approx(wanted, rel=1e-3, abs=1e-2)
    with pytest.raises(ValueError, match="not Conv2d"):
        from_torch([Conv2d(), last], TABLE)
    with pytest.raises(ValueError, match="at least one Linear"):
        from_torch([ReLU()], TABLE)


def test_terminal_game_rejects_an_incompatible_policy(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--players", "3", "--level", f"policy:{file}"])
    assert "this policy was trained for" in capsys.readouterr().err
