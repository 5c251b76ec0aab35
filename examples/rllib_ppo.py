"""PPO of RLlib with a mask, on a local Ray: pip install ".[gymnasium]" "ray[rllib]" torch

python examples/rllib_ppo.py --environment Mini --steps 200000 --seed 1 --save rllib.npz
nasrid arena policy:rllib.npz apprentice --players 2
"""

import argparse
from typing import Any

import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.tune import register_env
from torch import nn

from nasrid.envs import from_torch, save_policy
from nasrid.envs.gymnasium import ENVIRONMENTS, NasridEnv

MASKED_LOGIT = -1e9  # not -inf, because differences of it are NaN
UPDATE_STEPS = 4096


def layers(inputs: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(inputs, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh(), nn.Linear(128, outputs))


class MaskedModule(TorchRLModule, ValueFunctionAPI):  # type: ignore[misc]
    """A module that gives masked indices almost no probability."""

    def setup(self) -> None:
        size = self.observation_space["observation"].shape[0]
        self.actor, self.critic = layers(size, int(self.action_space.n)), layers(size, 1)
        nn.init.normal_(self.actor[-1].weight, 0, 0.01)

    def _forward(self, batch: dict[str, Any], **_options: Any) -> dict[str, Any]:
        seen = batch[Columns.OBS]
        logits = self.actor(seen["observation"])
        return {Columns.ACTION_DIST_INPUTS: logits.masked_fill(seen["action_mask"] == 0, MASKED_LOGIT)}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> torch.Tensor:
        return self.critic(batch[Columns.OBS]["observation"]).squeeze(-1)


def learn(environment: str, against: str, steps: int, seed: int, save: str) -> list[float]:
    """Train a policy and return the mean rewards, in hundreds of points."""
    register_env("nasrid", lambda options: NasridEnv(**options))
    table = {**ENVIRONMENTS[environment], "opponents": against, "mask": "observation"}
    config = (
        PPOConfig()
        .environment("nasrid", env_config=table)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)  # use more on more cores
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedModule))
        .training(
            gamma=1.0, lr=5e-4, entropy_coeff=0.005, num_epochs=4, minibatch_size=512, train_batch_size=UPDATE_STEPS
        )
        .debugging(seed=seed)
    )
    algorithm = config.build_algo()
    rewards = []
    for _ in range(max(1, steps // UPDATE_STEPS)):
        played = algorithm.train()["env_runners"]
        rewards.append(float(played.get("episode_return_mean", 0.0)))
        print(f"{played.get('num_episodes_lifetime', 0):.0f} games: {100 * rewards[-1]:+.1f} points", flush=True)
    metadata = {"by": "examples/rllib_ppo.py", "environment": environment, "steps": steps, "seed": seed}
    actor = algorithm.get_module().actor
    save_policy(from_torch(actor, {"players": 2}, observation="compact", metadata=metadata), save)
    algorithm.stop()
    return rewards


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--environment", default="Mini", choices=["Mini", "Short", "Duel"])
    parser.add_argument("--against", default="apprentice")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="rllib.npz")
    arguments = parser.parse_args()
    ray.init(num_cpus=2, include_dashboard=False)
    learn(**vars(arguments))
    ray.shutdown()
