"""ONNX models as policies and as bots."""

from __future__ import annotations

import copy
import pickle
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from nasrid import Game, Options
from nasrid.bots import BotError, parse_bot_code
from nasrid.envs import Batch, CompactEncoder, load_policy, save_onnx_policy, save_policy
from nasrid.envs.policy import PolicyBot
from nasrid.envs.space import ACTION_COUNT
from nasrid.extras import MissingExtraError
from tests.processes import nasrid

TABLE = {"game": "alhambra", "players": 2}
SIZE = CompactEncoder(Options(players=2)).size


def weights(inputs: int = SIZE, outputs: int = ACTION_COUNT) -> Any:
    return np.random.default_rng(3).normal(0, 1, (inputs, outputs)).astype(np.float32)


def model(
    inputs: int = SIZE, outputs: int = ACTION_COUNT, batch: int | str = "batch", kind: int = TensorProto.FLOAT
) -> bytes:
    """Return a model of one linear layer and a sigmoid, which no NumPy archive can contain."""
    nodes = [
        helper.make_node("MatMul", ["observation", "w"], ["sum"]),
        helper.make_node("Sigmoid", ["sum"], ["logits"]),
    ]
    graph = helper.make_graph(
        nodes,
        "policy",
        [helper.make_tensor_value_info("observation", kind, [batch, inputs])],
        [helper.make_tensor_value_info("logits", kind, [batch, outputs])],
        [numpy_helper.from_array(weights(inputs, outputs).astype(helper.tensor_dtype_to_np_dtype(kind)), "w")],
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    onnx.checker.check_model(made)
    content: bytes = made.SerializeToString()
    return content


@pytest.fixture
def file(tmp_path: Path) -> Path:
    save_onnx_policy(model(), TABLE, tmp_path / "mine.onnx", observation="compact", metadata={"by": "nobody"})
    return tmp_path / "mine.onnx"


@pytest.mark.parametrize("batch", ["batch", 1, 2, 8])
def test_onnx_policy_computes_what_its_model_computes(batch: int | str, tmp_path: Path) -> None:
    save_onnx_policy(model(batch=batch), TABLE, tmp_path / "mine.onnx", observation="compact")
    policy = load_policy(tmp_path / "mine.onnx")
    rows = np.random.default_rng(1).random((4, SIZE), np.float32) - 0.5
    wanted = 1 / (1 + np.exp(-(rows @ weights())))
    assert policy.logits(rows) == pytest.approx(wanted, abs=1e-4)
    assert policy.logits(rows[0]) == pytest.approx(wanted[0], abs=1e-4)
    assert policy.logits(rows[:3]) == pytest.approx(wanted[:3], abs=1e-4)
    mask = np.zeros(ACTION_COUNT, np.int8)
    mask[[3, 30, 300]] = 1
    assert policy(rows[0], mask) == max((3, 30, 300), key=lambda index: wanted[0][index])


def test_file_is_a_valid_model_with_the_setup_of_its_training(file: Path) -> None:
    onnx.checker.check_model(onnx.load(file))
    policy = load_policy(file)
    assert (policy.options, policy.observation, policy.metadata) == (Options(players=2), "compact", {"by": "nobody"})
    renamed = file.with_name("again.onnx")
    save_onnx_policy(file, TABLE, renamed, observation="compact", metadata={"by": "somebody"})
    assert load_policy(renamed).metadata == {"by": "somebody"}
    with pytest.raises(ValueError, match="an ONNX model is saved by save_onnx_policy"):
        save_policy(policy, file.with_suffix(".npz"))


def test_copies_play_alike(file: Path) -> None:
    game = Game.new(Options(players=2), 5)
    bot = parse_bot_code(f"policy:{file}").make(1)
    assert isinstance(bot, PolicyBot)
    view = game.view(game.seat)
    assert {one.choose(view, 1) for one in (bot, copy.deepcopy(bot), pickle.loads(pickle.dumps(bot)))} == {
        bot.choose(view, 1)
    }


def test_onnx_policy_plays_in_the_arena_and_as_an_opponent(file: Path) -> None:
    done = nasrid("arena", f"policy:{file}", "random", "--games", "2", "--seed", "1", "--processes", "1")
    assert done.returncode == 0, done.stderr
    batch = Batch(2, players=2, tiles=1, opponents=f"policy:{file}", observation="compact", max_steps=4)
    buffers = batch.reset(seed=1)
    for _ in range(12):
        buffers = batch.step(buffers.masks.argmax(1))
    refused = nasrid("arena", f"policy:{file}", "random", "random", "--games", "3", "--processes", "1")
    assert "this policy was trained for" in refused.stderr


def two_inputs() -> bytes:
    made = onnx.load_from_string(model())
    made.graph.input.append(helper.make_tensor_value_info("state", TensorProto.FLOAT, [1, 8]))
    content: bytes = made.SerializeToString()
    return content


def weights_elsewhere() -> bytes:
    made = onnx.load_from_string(model())
    weight = made.graph.initializer[0]
    onnx.external_data_helper.set_external_data(weight, "weights.data")
    weight.ClearField("raw_data")
    content: bytes = made.SerializeToString()
    return content


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (model(inputs=7), f"has {SIZE} inputs and 771 outputs; this one has 7 and 771"),
        (model(outputs=770), f"has {SIZE} inputs and 771 outputs; this one has {SIZE} and 770"),
        (model(kind=TensorProto.DOUBLE), r"the input observation of type tensor\(double\)"),
        (two_inputs(), "has the inputs observation, state; a policy has one"),
        (weights_elsewhere(), "is not an ONNX model with its weights in the same file"),
        (b"not a model", "is not an ONNX model with its weights in the same file"),
    ],
)
def test_unsuitable_model_is_explained(content: bytes, reason: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=reason):
        save_onnx_policy(content, TABLE, tmp_path / "mine.onnx", observation="compact")
    assert not list(tmp_path.iterdir())


def test_unusable_file_is_explained(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=r"must end in \.onnx, unlike mine\.npz"):
        save_onnx_policy(model(), TABLE, "mine.npz", observation="compact")
    plain = file.with_name("plain.onnx")
    plain.write_bytes(model())
    with pytest.raises(BotError, match="does not say which game it plays; save_onnx_policy adds that"):
        parse_bot_code(f"policy:{plain}")
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    monkeypatch.delitem(sys.modules, "nasrid.envs.onnx_policy")
    with pytest.raises(MissingExtraError, match=r'needs onnxruntime; install it with: pip install "nasrid\[onnx\]"'):
        load_policy(plain)
