"""Training of a net on labelled positions with NumPy. The nets are small enough for a CPU."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nasrid.bots.learned.features import Features
from nasrid.bots.learned.net import read_layer_numbers, read_model_card, write_net
from nasrid.learning.labels import Labels

Array = NDArray[np.float32]
Numbers = NDArray[np.int64]

HIDDEN_SIZES = (256, 64)
WITHIN_DECISION_WEIGHT = 4.0  # the weight of a difference within one decision, relative to the value itself
POINTS_PER_OUTPUT = 10.0  # one unit of the net's output
EPOCH_COUNT = 8
BATCH_DECISIONS = 1024
FIRST_LEARNING_RATE = 2e-3  # of a new net
LEARNING_RATE = 1e-3  # of a net that is trained further
FINAL_RATE_SHARE = 0.02  # at the end of an iteration, as a share of the first rate
WEIGHT_DECAY = 0.05
DROPOUT_RATE = 0.1
HOLDOUT_INTERVAL_GAMES = 12  # one of this many games is held out
MIN_STD = 0.05


@dataclass(frozen=True)
class TrainingData:
    """The rows of many decisions, one decision after another."""

    rows: Array
    static_values: Array
    values: Array
    sizes: Numbers  # rows per decision
    games: Numbers  # the game of each decision

    @classmethod
    def from_labels(cls, games: Iterable[Labels]) -> TrainingData:
        labels = [game_labels for game_labels in games if game_labels.sizes]
        sizes = [np.frombuffer(game_labels.sizes, np.int32) for game_labels in labels]
        return cls(
            np.concatenate(
                [
                    np.frombuffer(game_labels.rows, np.float32).reshape(len(game_labels.values), -1)
                    for game_labels in labels
                ]
            ),
            np.concatenate([np.frombuffer(game_labels.static_values, np.float32) for game_labels in labels]),
            np.concatenate([np.frombuffer(game_labels.values, np.float32) for game_labels in labels]),
            np.concatenate(sizes).astype(np.int64),
            np.repeat(np.arange(len(labels)), [len(game_labels) for game_labels in sizes]),
        )


class DecisionBatch:
    """A batch of decisions."""

    def __init__(self, data: TrainingData, starts: Numbers, decisions: Numbers) -> None:
        self.sizes = data.sizes[decisions]
        self.firsts = np.cumsum(self.sizes) - self.sizes
        within = np.arange(self.sizes.sum()) - np.repeat(self.firsts, self.sizes)
        at = np.repeat(starts[decisions], self.sizes) + within
        self.rows = data.rows[at]
        self.missing = data.values[at] - data.static_values[at]  # the error of the hand-written evaluation

    def deviations(self, errors: Array) -> Array:
        """Return the errors minus their mean over the same decision."""
        means = np.add.reduceat(errors, self.firsts) / self.sizes
        return errors - np.repeat(means.astype(np.float32), self.sizes)


class Model:
    """The net during training. Inputs have mean 0 and spread 1; outputs are in units of POINTS_PER_OUTPUT."""

    def __init__(self, width: int, mean: Array, spread: Array, random: np.random.Generator) -> None:
        self.mean, self.spread = mean, spread
        self.parameters: list[Array] = []
        for before, after in pairwise((width, *HIDDEN_SIZES)):
            bound = before**-0.5
            self.parameters += [
                _to_float32(random.uniform(-bound, bound, (before, after))),
                np.zeros(after, np.float32),
            ]
        self.parameters += [
            np.zeros(width, np.float32),
            np.zeros(HIDDEN_SIZES[-1], np.float32),
            np.zeros(1, np.float32),
        ]

    def load_net(self, net: bytes) -> None:
        """Continue from a net."""
        first, added, *middle, straight, end, last = read_layer_numbers(net)
        width = len(self.mean)
        weights = _to_float32(first).reshape(width, -1)
        direct = _to_float32(straight)
        self.parameters = [
            weights * self.spread[:, None],
            _to_float32(added) + self.mean @ weights,
            *(_to_float32(numbers) for numbers in middle),
            _to_float32(direct * self.spread / POINTS_PER_OUTPUT),
            _to_float32(end) / POINTS_PER_OUTPUT,
            _to_float32((_to_float32(last) + self.mean @ direct) / POINTS_PER_OUTPUT),
        ]
        self.parameters[2] = self.parameters[2].reshape(HIDDEN_SIZES)

    def to_net(self, card: dict[str, Any]) -> bytes:
        """Return the net for play, with unscaled inputs and with outputs in points."""
        first, added, second, more, straight, end, last = self.parameters
        weights = first / self.spread[:, None]
        direct = POINTS_PER_OUTPUT * straight / self.spread
        parts = [weights, added - self.mean @ weights, second, more, direct, POINTS_PER_OUTPUT * end]
        numbers = [*(part.ravel() for part in parts), POINTS_PER_OUTPUT * last - self.mean @ direct]
        return write_net(card | {"sizes": [len(self.mean), *HIDDEN_SIZES]}, np.concatenate(numbers).tolist())

    def predict(self, rows: Array) -> Array:
        """Return the predicted error of the hand-written evaluation, in points."""
        first, added, second, more, straight, end, last = self.parameters
        inputs = (rows - self.mean) / self.spread
        units = np.maximum(np.maximum(inputs @ first + added, 0) @ second + more, 0)
        return _to_float32(POINTS_PER_OUTPUT * (inputs @ straight + units @ end + last))

    def gradients(self, batch: DecisionBatch, order: Numbers, random: np.random.Generator) -> list[Array]:
        """Return the gradients of the loss, with dropout and with the columns in `order`, a permutation of
        currencies.
        """
        first, added, second, more, straight, end, last = self.parameters
        inputs = (batch.rows - self.mean) / self.spread
        front = np.maximum(inputs @ first[order] + added, 0) * _dropout_mask(len(inputs), HIDDEN_SIZES[0], random)
        back = np.maximum(front @ second + more, 0) * _dropout_mask(len(inputs), HIDDEN_SIZES[1], random)
        errors = inputs @ straight[order] + back @ end + last - batch.missing / POINTS_PER_OUTPUT
        slope = (errors + WITHIN_DECISION_WEIGHT * batch.deviations(errors)) / len(errors)
        back_slope = np.outer(slope, end) * (back > 0) / (1 - DROPOUT_RATE)
        front_slope = back_slope @ second.T * (front > 0) / (1 - DROPOUT_RATE)
        by_column = np.empty_like(first), np.empty_like(straight)
        by_column[0][order] = inputs.T @ front_slope
        by_column[1][order] = slope @ inputs
        return [
            by_column[0],
            front_slope.sum(0),
            front.T @ back_slope,
            back_slope.sum(0),
            by_column[1],
            slope @ back,
            slope.sum(keepdims=True),
        ]


def _to_float32(numbers: Any) -> Array:
    return np.asarray(numbers, np.float32)


def _dropout_mask(rows: int, units: int, random: np.random.Generator) -> Array:
    return _to_float32((random.random((rows, units), np.float32) >= DROPOUT_RATE) / np.float32(1 - DROPOUT_RATE))


class Adam:
    """The AdamW optimiser."""

    def __init__(self, parameters: Sequence[Array]) -> None:
        self.parameters = parameters
        self.means = [np.zeros_like(parameter) for parameter in parameters]
        self.squares = [np.zeros_like(parameter) for parameter in parameters]
        self.steps = 0

    def step(self, gradients: Sequence[Array], rate: float) -> None:
        self.steps += 1
        for parameter, gradient, mean, square in zip(self.parameters, gradients, self.means, self.squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            pace = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            parameter -= rate * (mean / (1 - 0.9**self.steps) / pace + WEIGHT_DECAY * parameter)


class Learner:
    """A net in training, which learns from one set of labelled positions after another."""

    def __init__(self, model: Model, first_rate: float) -> None:
        self.model = model
        self.first_rate = first_rate
        self.adam = Adam(model.parameters)

    @classmethod
    def start(cls, data: TrainingData, orders: Numbers, before: bytes | None, random: np.random.Generator) -> Learner:
        """Return a learner that continues from a net of the same size, or one with a new net."""
        width = data.rows.shape[1]
        model = Model(width, *_mean_and_spread(data.rows, orders), random)
        if before and read_model_card(before)["sizes"] == [width, *HIDDEN_SIZES]:
            model.load_net(before)
            return cls(model, LEARNING_RATE)
        return cls(model, FIRST_LEARNING_RATE)

    def learn(
        self, data: TrainingData, orders: Numbers, random: np.random.Generator, start: float = 0.0, end: float = 1.0
    ) -> dict[str, Any]:
        """Learn from labelled positions, and return the errors in held-out games.

        Args:
            data: The labelled positions.
            orders: The columns in every order of the currencies.
            random: The source of batches, orders and dropout.
            start: The share of the iteration that is done before these positions. The learning rate falls with it.
            end: The share of the iteration that is done after these positions.
        """
        starts = np.cumsum(data.sizes) - data.sizes
        held_out = data.games % HOLDOUT_INTERVAL_GAMES == 0
        decisions = np.flatnonzero(~held_out)
        batches = EPOCH_COUNT * -(-len(decisions) // BATCH_DECISIONS)
        done = 0
        for _ in range(EPOCH_COUNT):
            mixed = random.permutation(decisions)
            for first in range(0, len(mixed), BATCH_DECISIONS):
                batch = DecisionBatch(data, starts, mixed[first : first + BATCH_DECISIONS])
                gradients = self.model.gradients(batch, orders[random.integers(len(orders))], random)
                self.adam.step(gradients, self._rate(start + (end - start) * done / batches))
                done += 1
        batch = DecisionBatch(data, starts, np.flatnonzero(held_out))
        return {"rows": len(data.rows)} | _root_mean_square_errors(self.model, batch)

    def _rate(self, progress: float) -> float:
        fall = 0.5 * (1 + np.cos(np.pi * progress))
        return float(self.first_rate * (FINAL_RATE_SHARE + (1 - FINAL_RATE_SHARE) * fall))

    # Checkpoints

    def arrays(self) -> dict[str, Any]:
        """Return everything needed to continue."""
        model, adam = self.model, self.adam
        numbered = {"parameters": model.parameters, "means": adam.means, "squares": adam.squares}
        return {
            "mean": model.mean,
            "spread": model.spread,
            "progress": np.array([self.first_rate, adam.steps]),
            **{f"{name}-{number}": part for name, parts in numbered.items() for number, part in enumerate(parts)},
        }

    @classmethod
    def from_arrays(cls, arrays: Mapping[str, Any]) -> Learner:
        """Return the learner that `arrays` describes."""
        mean = arrays["mean"]
        model = Model(len(mean), mean, arrays["spread"], np.random.default_rng(0))
        count = len(model.parameters)
        model.parameters = [arrays[f"parameters-{number}"] for number in range(count)]
        first_rate, steps = arrays["progress"].tolist()
        learner = cls(model, first_rate)
        learner.adam.means = [arrays[f"means-{number}"] for number in range(count)]
        learner.adam.squares = [arrays[f"squares-{number}"] for number in range(count)]
        learner.adam.steps = int(steps)
        return learner


def _root_mean_square_errors(model: Model, batch: DecisionBatch) -> dict[str, float]:
    """Return root-mean-square errors in points."""
    errors = model.predict(batch.rows) - batch.missing
    error_sets = {
        "error": errors,
        "error within a decision": batch.deviations(errors),
        "the same without a net": batch.deviations(batch.missing),
    }
    return {
        name: round(float(np.sqrt(np.mean(errors_of_set * errors_of_set))), 3)
        for name, errors_of_set in error_sets.items()
    }


def _mean_and_spread(rows: Array, orders: Numbers) -> tuple[Array, Array]:
    """Return the mean and spread of every column, equal for all currencies."""
    mean, spread = rows.mean(0), rows.std(0)
    return mean[orders].mean(0), np.maximum(spread[orders].mean(0), np.float32(MIN_STD))


def currency_column_orders(features: Features, width: int) -> Numbers:
    """Return the columns in every order of the four currencies."""
    orders = []
    for order in permutations(range(4)):
        columns = np.arange(width)
        for first, each in features.currency_columns():
            for place, currency in enumerate(order):
                columns[first + place * each : first + (place + 1) * each] = first + currency * each + np.arange(each)
        orders.append(columns)
    return np.array(orders)
