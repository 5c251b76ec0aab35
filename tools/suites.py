"""Tests of our environments by other libraries, with the versions that are installed: python -m tools.suites NAME

`make research` runs every suite in an environment of its own, with the newest versions.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from contextlib import chdir
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from nasrid import Options
from nasrid.envs import CompactEncoder, load_policy
from nasrid.envs.space import ACTION_COUNT

SEED = 1
ENVIRONMENTS_PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
SMALL_DATASET = Path(__file__).parents[1] / "benchmarks" / "datasets" / "small"
STEPS = 300  # of a rollout
CYCLES = 200  # of PettingZoo's tests
TABLES: dict[str, dict[str, Any]] = {
    "Alhambra": {"players": 4},
    "Granada": {"game": "granada", "players": 3},
    "combined": {"game": "combined", "players": 6, "modules": ["bonus", "exchange", "huts", "vizier"]},
}
OPENSPIEL_TABLES = ("nasrid(players=2)", "nasrid(game=granada,players=3,tiles=4)", "nasrid(game=combined,tiles=2)")


def test_pettingzoo() -> None:
    from pettingzoo.test import api_test, render_test, seed_test

    from nasrid.envs.pettingzoo import env

    for options in TABLES.values():
        api_test(env(**options), num_cycles=CYCLES)
        seed_test(lambda options=options: env(**options), num_cycles=CYCLES)
    render_test(lambda **options: env(players=2, **options), custom_tests={"ansi": lambda text: "Money" in text})


def test_gymnasium() -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    import nasrid.envs.gymnasium  # noqa: F401 (registers the environments)

    names = [name for name in gymnasium.registry if name.startswith("nasrid/")]
    assert names
    for name in names:
        for mode in ("ansi", "rgb_array"):
            check_env(gymnasium.make(name, opponents="random", render_mode=mode).unwrapped)


def test_openspiel() -> None:
    import pyspiel

    import nasrid.envs.openspiel  # noqa: F401 (registers the game)

    for table in OPENSPIEL_TABLES:
        pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=2, serialize=True, verbose=False)


def test_supersuit() -> None:
    import numpy as np
    import supersuit

    from nasrid.envs.pettingzoo import env

    # wrappers of observations do not apply, because an observation is a dict with the mask
    table = supersuit.clip_reward_v0(env(players=3, observation="compact", reward="scorings"), 0, 1)
    table.reset(seed=SEED)
    random = np.random.default_rng(SEED)
    for _, agent in zip(range(STEPS), table.agent_iter(), strict=False):
        observation, reward, terminated, truncated, _ = table.last()
        assert reward >= 0
        is_over = terminated or truncated
        table.step(None if is_over else int(random.choice(np.flatnonzero(observation["action_mask"]))))
        del agent


def test_torch() -> None:
    import numpy as np
    import torch

    from nasrid.envs import ChoiceStream, choice_dataset

    table = {"game": "alhambra", "players": 2}
    stream = ChoiceStream(SMALL_DATASET, split="test", table=table)
    wanted = np.sort(np.concatenate([batch.actions for batch in stream]))
    for workers in (0, 2):
        dataset = choice_dataset(SMALL_DATASET, split="test", table=table)
        loader = torch.utils.data.DataLoader(dataset, batch_size=None, num_workers=workers)
        assert np.array_equal(np.sort(np.concatenate([batch.actions.numpy() for batch in loader])), wanted)
    check_passes_of_torch_workers()
    size = CompactEncoder(Options(players=2)).size
    model = torch.nn.Sequential(torch.nn.Linear(size, 8), torch.nn.GELU(), torch.nn.Linear(8, ACTION_COUNT))
    check_onnx_recipe(model, size)


def check_passes_of_torch_workers() -> None:
    """Check that the order of choices depends only on the seed of the stream."""
    import torch

    from nasrid.envs import choice_dataset

    def passes(is_persistent: bool, context: str, torch_seed: int) -> list[list[int]]:
        """Return the choices of two passes in their order."""
        torch.manual_seed(torch_seed)
        dataset = choice_dataset(SMALL_DATASET, split="test", table={"game": "granada", "players": 2}, seed=3)
        loader = torch.utils.data.DataLoader(
            dataset,
            batch_size=None,
            num_workers=2,
            persistent_workers=is_persistent,
            multiprocessing_context=context,
        )
        return [torch.cat([batch.actions for batch in loader]).tolist() for _ in range(2)]

    first, second = passes(True, "fork", 1)
    assert first != second
    assert sorted(first) == sorted(second)
    for is_persistent, context, torch_seed in ((False, "fork", 1), (True, "fork", 2), (False, "spawn", 3)):
        assert passes(is_persistent, context, torch_seed) == [first, second]


def check_onnx_recipe(model: Any, size: int) -> None:
    """Run the recipe of docs/environments.md, and compare the policy with the model."""
    import numpy as np
    import torch

    _, _, section = ENVIRONMENTS_PAGE.read_text(encoding="utf-8").partition("### ONNX models\n")
    recipe = section.partition("```python\n")[2].partition("```")[0]
    with TemporaryDirectory() as folder, chdir(folder):
        exec(recipe, {"model": model, "size": size})
        policy = load_policy("mine.onnx")
        observation = np.random.default_rng(SEED).random(size, np.float32)
        with torch.no_grad():
            logits = model(torch.from_numpy(observation[None]))[0].numpy()
        mask = np.ones(ACTION_COUNT, np.int8)
        assert np.allclose(policy.logits(observation), logits, atol=1e-4)
        assert policy(observation, mask) == logits.argmax()


def test_sb3() -> None:
    """Export an MlpPolicy as the documentation says."""
    import gymnasium
    from sb3_contrib import MaskablePPO
    from torch import nn

    import nasrid.envs.gymnasium  # noqa: F401 (registers the environments)

    table = gymnasium.make("nasrid/Duel-v0", opponents="random")
    policy = MaskablePPO("MlpPolicy", table, seed=SEED, device="cpu").policy
    layers = nn.Sequential(policy.features_extractor, policy.mlp_extractor.policy_net, policy.action_net)
    check_onnx_recipe(layers, CompactEncoder(Options(players=2)).size)


def test_torchrl() -> None:
    from torchrl.envs import GymEnv, check_env_specs
    from torchrl.envs.transforms import ActionMask, TransformedEnv

    import nasrid.envs.gymnasium  # noqa: F401 (registers the environments)

    table = GymEnv("nasrid/Duel-v0", opponents="random", mask="observation", categorical_action_encoding=True)
    table.set_seed(SEED)
    masked = TransformedEnv(table, ActionMask())
    check_env_specs(masked)
    assert masked.rollout(STEPS, break_when_any_done=False).batch_size == (STEPS,)


def test_tianshou() -> None:
    from tianshou.env import PettingZooEnv

    from nasrid.envs.pettingzoo import env

    table = PettingZooEnv(env(players=2, observation="compact"))
    observation, _ = table.reset(seed=SEED)
    for _ in range(STEPS):
        legal = [index for index, is_legal in enumerate(observation["mask"]) if is_legal]
        observation, _, terminated, truncated, _ = table.step(legal[0])
        if terminated or truncated:
            observation, _ = table.reset()


SUITES: dict[str, tuple[str, Callable[[], None]]] = {  # the distribution, and its test
    "pettingzoo": ("pettingzoo", test_pettingzoo),
    "gymnasium": ("gymnasium", test_gymnasium),
    "openspiel": ("open-spiel", test_openspiel),
    "supersuit": ("supersuit", test_supersuit),
    "torch": ("torch", test_torch),
    "sb3": ("sb3-contrib", test_sb3),
    "torchrl": ("torchrl", test_torchrl),
    "tianshou": ("tianshou", test_tianshou),
}


def main() -> None:
    (name,) = sys.argv[1:] or ("",)
    if name not in SUITES:
        raise SystemExit(f"name a suite: {', '.join(SUITES)}")
    distribution, test = SUITES[name]
    warnings.filterwarnings("ignore", category=DeprecationWarning)
    test()
    print(f"{name} {version(distribution)}: passed")


if __name__ == "__main__":
    main()
