"""MaskablePPO of sb3-contrib on a small game: pip install ".[gymnasium]" sb3-contrib

python examples/sb3_maskable_ppo.py --environment Mini --steps 200000 --seed 1 --save sb3.npz
nasrid arena policy:sb3.npz apprentice --players 2
"""

import argparse

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import nasrid.envs.gymnasium  # noqa: F401 (registers the environments)
from nasrid.envs import from_sb3, save_policy


def learn(environment: str, against: str, steps: int, seed: int, save: str) -> MaskablePPO:
    # The environment has `action_masks`, so MaskablePPO finds the mask automatically.
    env = make_vec_env(f"nasrid/{environment}-v0", n_envs=8, seed=seed, env_kwargs={"opponents": against})
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,  # a game pays at its end
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
        verbose=1,
    )
    model.learn(steps)
    metadata = {"by": "sb3-contrib MaskablePPO", "environment": environment, "steps": steps, "seed": seed}
    save_policy(from_sb3(model, {"players": 2}, observation="compact", metadata=metadata), save)
    return model


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--environment", default="Mini", choices=["Mini", "Short", "Duel"])
    parser.add_argument("--against", default="apprentice")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="sb3.npz")
    learn(**vars(parser.parse_args()))
