"""Masked PPO in NumPy for two-player Alhambra: python examples/masked_ppo.py --minutes 2 --seed 1"""

import argparse
import time
from typing import Any, NamedTuple

import gymnasium
import numpy as np
from gymnasium.wrappers import FilterObservation, FlattenObservation
from numpy.typing import NDArray

Array = NDArray[Any]
# Without the city planes: they are 10,584 of 12,125 numbers, slow in NumPy, and not needed to beat random.
PIECES = (
    "prefix step paid_exactly scorings_held scores deck_size hands display site reserves unplaced buildings borders"
)
GAMES, PASSES, PARTS = 12, 4, 8  # per update: games of about 300 decisions, passes, steps per pass
RATE, CLIP, LAMBDA, VALUE = 0.001, 0.2, 0.97, 0.5


class Batch(NamedTuple):  # one row per decision
    features: Array
    masks: Array
    actions: Array
    log_chances: Array  # of the actions when they were chosen
    advantages: Array
    returns: Array


class Network:
    """Features -> tanh -> one logit per action and, as the last number, the value of the position."""

    def __init__(self, features: int, actions: int, hidden: int, random: np.random.Generator) -> None:
        first, second = random.normal(0, 0.1, (features, hidden)), random.normal(0, 0.01, (hidden, actions + 1))
        self.weights = [one.astype(np.float32) for one in (first, np.zeros(hidden), second, np.zeros(actions + 1))]
        self.means, self.squares = ([np.zeros_like(one) for one in self.weights] for _ in range(2))
        self.steps = 0

    def forward(self, features: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Return the hidden layer, the log-probabilities (-inf if masked) and the values."""
        hidden = np.tanh(features @ self.weights[0] + self.weights[1])
        output = hidden @ self.weights[2] + self.weights[3]
        logits = np.where(masks, output[..., :-1], -np.inf)
        logits -= logits.max(-1, keepdims=True)
        return hidden, logits - np.log(np.exp(logits).sum(-1, keepdims=True)), output[..., -1]

    def gradients(self, batch: Batch) -> list[Array]:
        """Return the gradients of the loss: VALUE / 2 * squared error of the values - clipped objective."""
        hidden, log_p, values = self.forward(batch.features, batch.masks)
        rows = np.arange(len(values))
        ratios = np.exp(log_p[rows, batch.actions] - batch.log_chances)
        is_clipped = np.where(batch.advantages > 0, ratios > 1 + CLIP, ratios < 1 - CLIP)
        pull = np.where(is_clipped, 0, ratios * batch.advantages)
        by_logit = np.exp(log_p) * pull[:, None]
        by_logit[rows, batch.actions] -= pull
        by_output = np.column_stack([by_logit, VALUE * (values - batch.returns)]) / len(rows)
        by_hidden = by_output @ self.weights[2].T * (1 - hidden**2)
        return [batch.features.T @ by_hidden, by_hidden.sum(0), hidden.T @ by_output, by_output.sum(0)]

    def adam_step(self, batch: Batch) -> None:
        self.steps += 1
        rate = RATE * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        columns = self.weights, self.means, self.squares, self.gradients(batch)
        for weight, mean, square, gradient in zip(*columns, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


def play(env: Any, network: Network, random: np.random.Generator) -> tuple[Batch, float]:
    """Play a game, decision by decision. Return its rows and the lead in hundreds of points."""
    features, info = env.reset()
    rows, values, rewards, is_over = [], [], [], False
    while not is_over:
        mask = info["action_mask"] == 1
        _, log_p, value = network.forward(features, mask)
        action = np.argmax(log_p + random.gumbel(size=len(log_p)))  # sample from these probabilities
        rows.append((features, mask, action, log_p[action]))
        features, reward, is_over, _, info = env.step(action)
        values.append(value)
        rewards.append(reward)
    advantages = np.array(rewards, np.float32) + np.array([*values[1:], 0]) - values
    for step in reversed(range(len(rows) - 1)):  # generalised advantage estimation, without a discount
        advantages[step] += LAMBDA * advantages[step + 1]
    return Batch(*map(np.array, [*zip(*rows, strict=True), advantages, advantages + values])), sum(rewards)


def update(network: Network, batch: Batch, random: np.random.Generator) -> None:
    mean, spread = batch.advantages.mean(), batch.advantages.std() + 1e-8
    batch = batch._replace(advantages=(batch.advantages - mean) / spread)
    for _ in range(PASSES):
        for rows in np.array_split(random.permutation(len(batch.actions)), PARTS):
            network.adam_step(Batch(*(column[rows] for column in batch)))


def report(when: str, margins: list[float]) -> None:
    wins = (np.mean(np.sign(margins)) + 1) / 2  # a draw is half a win
    print(f"{when}: {wins:.1%} of {len(margins)} won, {100 * np.mean(margins):+.0f} points on average", flush=True)


def make_env(against: str) -> Any:
    options = {"players": 2, "opponents": against, "reward": "scorings", "observation": "pieces"}
    env = gymnasium.make("nasrid.envs.gymnasium:nasrid/Alhambra-v0", **options)
    return FlattenObservation(FilterObservation(env, PIECES.split()))


def learn(minutes: float, seed: int, against: str, fresh_games: int = 200) -> None:
    env, random, margins, start = make_env(against), np.random.default_rng(seed), list[float](), time.monotonic()
    env.reset(seed=seed)  # later games follow from this seed
    network = Network(env.observation_space.shape[0], env.action_space.n, 64, random)
    while time.monotonic() < start + 60 * minutes:
        batches, new = zip(*(play(env, network, random) for _ in range(GAMES)), strict=True)
        margins += new
        update(network, Batch(*map(np.concatenate, zip(*batches, strict=True))), random)
        report(f"{time.monotonic() - start:3.0f} s, after {len(margins)} games", margins[-5 * GAMES :])
    env.reset(seed=seed + 1_000_000)
    report("new games", [play(env, network, random)[1] for _ in range(fresh_games)])


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="random")
    learn(**vars(parser.parse_args()))
