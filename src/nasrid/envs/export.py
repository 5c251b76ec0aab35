"""Conversion of other libraries' networks to policies. Their models are only read, so no such library is imported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from nasrid.envs.policy import ACTIVATIONS, Layer, Network, TrainedPolicy


def from_torch(modules: Iterable[Any], table: dict[str, Any], **seen: Any) -> TrainedPolicy:
    """Convert a torch.nn.Sequential of linear layers with Tanh or ReLU, from the observation to the logits.

    Args:
        modules: The Sequential.
        table: The options of the engine.
        **seen: `observation` and `leave_out` of the environment, and `metadata`, a dict for readers of the file.
    """
    layers: list[Layer] = []
    activations = set()
    for module in modules:
        name = type(module).__name__
        if name == "Linear":
            layers.append((_array(module.weight).T.copy(), _array(module.bias)))
        elif name.lower() in ACTIVATIONS:
            activations.add(name.lower())
        elif name not in ("Flatten", "Identity", "Dropout"):
            raise ValueError(f"a policy may contain Linear, Tanh and ReLU layers, not {name}")
    if not layers or len(activations) > 1:
        raise ValueError("a policy needs at least one Linear layer, with either Tanh or ReLU between layers")
    return TrainedPolicy(Network(layers, next(iter(activations), "tanh")), table, **seen)


def from_sb3(model: Any, table: dict[str, Any], **seen: Any) -> TrainedPolicy:
    """Convert the MlpPolicy of a model of stable-baselines3 or sb3-contrib, such as MaskablePPO.

    Args:
        model: The trained model.
        table: The options of the engine.
        **seen: `observation`, `leave_out` and `metadata`, as in `from_torch`.
    """
    policy = model.policy
    return from_torch([*policy.mlp_extractor.policy_net, policy.action_net], table, **seen)


def _array(tensor: Any) -> Any:
    return np.asarray(tensor.detach().cpu().numpy(), np.float32)
