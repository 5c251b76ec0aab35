"""Masked PPO with torch in one file, on a vector of tables: pip install ".[gymnasium]" torch

python examples/torch_ppo.py --environment Mini --steps 200000 --seed 1 --save torch.npz
nasrid arena policy:torch.npz apprentice --players 2
"""

import argparse

import gymnasium
import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn
from torch.distributions import Categorical

import nasrid.envs.gymnasium  # noqa: F401 (registers the environments)
from nasrid.envs import from_torch, save_policy

TABLES, STEPS, PASSES, PARTS = 32, 128, 4, 8
RATE, CLIP, LAMBDA, VALUE, ENTROPY = 5e-4, 0.2, 0.95, 0.5, 0.005


def layers(inputs: int, outputs: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(inputs, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh(), nn.Linear(128, outputs))


def choices(actor: nn.Module, seen: torch.Tensor, masks: torch.Tensor) -> Categorical:
    """Return the distribution over the legal indices. A mask of this environment is never empty."""
    return Categorical(logits=actor(seen).masked_fill(masks == 0, -torch.inf), validate_args=False)


def learn(environment: str, against: str, steps: int, seed: int, save: str) -> list[float]:
    """Train a policy and return the final leads of the games, in points."""
    torch.manual_seed(seed)
    mode = AutoresetMode.SAME_STEP  # every step is a choice
    envs = gymnasium.make_vec(f"nasrid/{environment}-v0", num_envs=TABLES, opponents=against, autoreset_mode=mode)
    actor = layers(envs.single_observation_space.shape[0], int(envs.single_action_space.n))
    critic = layers(envs.single_observation_space.shape[0], 1)
    nn.init.normal_(actor[-1].weight, 0, 0.01)
    optimizer = torch.optim.Adam([*actor.parameters(), *critic.parameters()], lr=RATE)
    margins: list[float] = []
    seen, info = envs.reset(seed=seed)
    for _ in range(max(1, steps // (TABLES * STEPS))):
        rows = []
        for _ in range(STEPS):
            now, masks = torch.as_tensor(seen), torch.as_tensor(info["action_mask"])
            with torch.no_grad():
                chances = choices(actor, now, masks)
                actions = chances.sample()
                value = critic(now).squeeze(1)
            seen, rewards, terminated, truncated, info = envs.step(actions.numpy())
            over = torch.as_tensor(terminated | truncated)
            margins += [100 * float(reward) for reward in rewards[over.numpy()]]
            rows.append((now, masks, actions, chances.log_prob(actions), value, torch.as_tensor(rewards), over))
        observations, masks, actions, before, values, rewards, over = (
            torch.stack(one) for one in zip(*rows, strict=True)
        )
        with torch.no_grad():
            following = torch.cat([values[1:], critic(torch.as_tensor(seen)).T])
        advantages = rewards + following * ~over - values
        for step in reversed(range(STEPS - 1)):  # generalised advantage estimation, without a discount
            advantages[step] += LAMBDA * advantages[step + 1] * ~over[step]
        returns = advantages + values
        batch = [one.flatten(0, 1) for one in (observations, masks, actions, before, advantages, returns)]
        for _ in range(PASSES):
            for part in torch.randperm(TABLES * STEPS).chunk(PARTS):
                o, m, a, b, advantage, r = (one[part] for one in batch)
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                chances = choices(actor, o, m)
                ratio = (chances.log_prob(a) - b).exp()
                gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
                error = (critic(o).squeeze(1) - r).square().mean()
                logs = chances.logits.masked_fill(m == 0, 0)  # -inf times 0 is NaN
                entropy = -(chances.probs * logs).sum(1).mean()
                optimizer.zero_grad()
                (VALUE * error - gain - ENTROPY * entropy).backward()
                nn.utils.clip_grad_norm_([*actor.parameters(), *critic.parameters()], 0.5)
                optimizer.step()
        recent = margins[-200:]
        print(
            f"{len(margins)} games: {np.mean(np.sign(recent)) / 2 + 0.5:.1%} won, {np.mean(recent):+.1f} points",
            flush=True,
        )
    metadata = {"by": "examples/torch_ppo.py", "environment": environment, "steps": steps, "seed": seed}
    save_policy(from_torch(actor, {"players": 2}, observation="compact", metadata=metadata), save)
    return margins


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--environment", default="Mini", choices=["Mini", "Short", "Duel"])
    parser.add_argument("--against", default="apprentice")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="torch.npz")
    learn(**vars(parser.parse_args()))
