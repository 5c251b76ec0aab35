"""Losses and their slopes, computed slowly and simply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np


def slope(loss: Callable[[], float], weights: Any, place: Any, small: float = 1e-6) -> float:
    """Return the derivative of the loss by the weight at this place, from two evaluations."""
    middle = weights[place]
    weights[place] = middle + small
    above = loss()
    weights[place] = middle - small
    below = loss()
    weights[place] = middle
    return (above - below) / (2 * small)


def ppo_loss(program: Any, batch: Any, log_p: Any, values: Any) -> float:
    """Return the loss by the definition of PPO, with the constants of an example program."""
    total = 0.0
    for row, action in enumerate(batch.actions):
        ratio = np.exp(log_p[row, action] - batch.log_chances[row])
        clipped = min(max(ratio, 1 - program.CLIP), 1 + program.CLIP)
        total -= min(ratio * batch.advantages[row], clipped * batch.advantages[row])
        total += program.VALUE / 2 * (values[row] - batch.returns[row]) ** 2
        if hasattr(program, "ENTROPY"):
            legal = batch.masks[row] == 1
            total += program.ENTROPY * (np.exp(log_p[row, legal]) * log_p[row, legal]).sum()
    return total / len(batch.actions)
