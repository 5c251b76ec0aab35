"""Trained networks as policies and as bots: `policy:FILE` in the arena and at tables.

A file is a NumPy archive (.npz), written by `save_policy` and the exporters of nasrid.envs.export, or an ONNX model
(.onnx), written by `save_onnx_policy`. Both formats are in docs/environments.md.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path as File
from typing import Any, Protocol
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from nasrid.bots import Bot, BotError
from nasrid.envs.codec import Codec, Path, distance, is_in_window
from nasrid.envs.decisions import Mask
from nasrid.envs.ledger import Ledger
from nasrid.envs.observation import BaseEncoder, new_encoder
from nasrid.envs.observation.compact import CELLS_PIECE
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.space import ACTION_COUNT, CELL_START
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

POLICY_FORMAT = "nasrid-policy-1"
ONNX_EXTENSION = ".onnx"
ACTIVATIONS: dict[str, Any] = {"tanh": np.tanh, "relu": lambda values: np.maximum(values, 0)}

Array = NDArray[np.float32]
Layer = tuple[Array, Array]  # weights (inputs x outputs) and biases


class PolicyNetwork(Protocol):
    """A network from an observation to one logit per index."""

    @property
    def input_size(self) -> int: ...

    @property
    def output_size(self) -> int: ...

    def logits(self, observation: Floats, cells: Floats | None = None) -> Floats: ...


class Network:
    """Layers with an activation between them, from an observation to one logit per index.

    `by_cell` is multiplied by the piece `cells` of a compact observation and added to the logits of the cells.
    """

    def __init__(self, layers: Sequence[Layer], activation: str = "tanh", by_cell: Array | None = None) -> None:
        self.layers = list(layers)
        self.activation = activation
        self.by_cell = by_cell

    @property
    def input_size(self) -> int:
        """The size of the observation."""
        return int(self.layers[0][0].shape[0])

    @property
    def output_size(self) -> int:
        """The number of logits."""
        return int(self.layers[-1][0].shape[1])

    def logits(self, observation: Floats, cells: Floats | None = None) -> Floats:
        activation = ACTIVATIONS[self.activation]
        values: Floats = observation
        for weights, biases in self.layers[:-1]:
            values = activation(values @ weights + biases)
        weights, biases = self.layers[-1]
        logits: Floats = values @ weights + biases
        if self.by_cell is not None and cells is not None:
            logits[..., CELL_START:ACTION_COUNT] += self.by_cell * cells
        return logits[..., :ACTION_COUNT]


class TrainedPolicy:
    """A network with the table and the observation of its training.

    Called with an observation and a mask, it returns an index.
    """

    def __init__(
        self,
        network: PolicyNetwork,
        table: dict[str, Any],
        *,
        observation: str = "flat",
        leave_out: Sequence[str] = (),
        metadata: dict[str, Any] | None = None,
    ) -> None:
        """Combine a network with the setup of its training.

        Args:
            network: The network.
            table: The options of the engine.
            observation: "flat" or "compact".
            leave_out: Pieces left out of the observation.
            metadata: A dict for readers of the file.
        """
        self.network = network
        self.options = Options.from_json(table)
        self.observation = observation
        self.leave_out = tuple(leave_out)
        self.metadata = metadata or {}
        self.encoder = new_encoder(observation, self.options, leave_out)
        self._cells = _piece_slice(self.encoder, CELLS_PIECE) if observation == "compact" else None
        inputs, outputs = network.input_size, network.output_size
        if inputs != self.encoder.size or outputs < ACTION_COUNT:
            raise ValueError(
                f"a network for this table has {self.encoder.size} inputs and {ACTION_COUNT} outputs; "
                f"this one has {inputs} and {outputs}"
            )

    def encoder_for(self, options: Options) -> BaseEncoder:
        """Return the encoder for a table. Raise ValueError if the policy was trained for other tables."""
        encoder = new_encoder(self.observation, options, self.leave_out)
        is_compatible = options.tile_sets == self.options.tile_sets and encoder.pieces == self.encoder.pieces
        if not is_compatible or options.components != self.options.components:
            learned, requested = (json.dumps(table.to_json()) for table in (self.options, options))
            raise ValueError(f"this policy was trained for {learned}; it cannot play {requested}")
        return encoder

    def logits(self, observation: Floats) -> Floats:
        cells = observation[..., self._cells] if self._cells else None
        return self.network.logits(observation, cells)

    def __call__(self, observation: Floats, mask: Mask) -> int:
        return int(np.argmax(np.where(mask, self.logits(observation), -np.inf)))


def _piece_slice(encoder: BaseEncoder, name: str) -> slice | None:
    start = 0
    for piece in encoder.pieces:
        if piece.name == name:
            return slice(start, start + piece.size)
        start += piece.size
    return None


# Files


def save_policy(policy: TrainedPolicy, file: str | File) -> None:
    """Write a policy to a file.

    Args:
        policy: The policy.
        file: The file, a NumPy archive.
    """
    network = policy.network
    if not isinstance(network, Network):
        raise ValueError("a NumPy archive contains the layers of a Network; an ONNX model is saved by save_onnx_policy")
    notes = {**_notes(policy), "activation": network.activation}
    arrays: dict[str, Any] = {}
    for number, (weights, biases) in enumerate(network.layers):
        arrays[f"weights_{number}"] = weights
        arrays[f"biases_{number}"] = biases
    if network.by_cell is not None:
        arrays["by_cell"] = network.by_cell
    np.savez_compressed(file, notes=np.array(json.dumps(notes)), **arrays)


def save_onnx_policy(model: bytes | str | File, table: dict[str, Any], file: str | File, **seen: Any) -> TrainedPolicy:
    """Write an ONNX model as a policy, with the setup of its training in its metadata. Return the policy.

    Args:
        model: The content or the file of an ONNX model. Its input is an observation, its first output are the logits.
        table: The options of the engine.
        file: The file to write. Its name must end in .onnx.
        **seen: `observation`, `leave_out` and `metadata`, as in `TrainedPolicy`.

    Raises:
        ValueError: The model does not fit the table.
    """
    from nasrid.envs.onnx_policy import OnnxNetwork, with_notes

    if File(file).suffix.lower() != ONNX_EXTENSION:
        raise ValueError(f"the name of an ONNX policy must end in {ONNX_EXTENSION}, unlike {file}")
    content = model if isinstance(model, bytes) else File(model).read_bytes()
    policy = TrainedPolicy(OnnxNetwork(content, str(file)), table, **seen)
    File(file).write_bytes(with_notes(content, _notes(policy)))
    return policy


def _notes(policy: TrainedPolicy) -> dict[str, Any]:
    return {
        "format": POLICY_FORMAT,
        "environments": "v0",
        "table": policy.options.to_json(),
        "observation": policy.observation,
        "leave_out": policy.leave_out,
        "about": policy.metadata,
    }


def load_policy(file: str | File) -> TrainedPolicy:
    """Return the policy of a file.

    Args:
        file: A file of `save_policy` or `save_onnx_policy`.

    Raises:
        ValueError: The file does not contain a policy.
        MissingExtraError: It is an ONNX model, and onnxruntime is not installed.
    """
    path = File(file)
    try:
        stamp = path.stat().st_mtime_ns
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}") from None
    return _load(path, stamp)


@lru_cache(maxsize=8)
def _load(path: File, _stamp: int) -> TrainedPolicy:
    return _load_onnx(path) if path.suffix.lower() == ONNX_EXTENSION else _load_archive(path)


def _load_onnx(path: File) -> TrainedPolicy:
    from nasrid.envs.onnx_policy import read_onnx

    network = read_onnx(path)
    return _policy_with_notes(network, network.notes(), path)


def _load_archive(path: File) -> TrainedPolicy:
    try:
        with np.load(path, allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
        notes = json.loads(str(arrays["notes"]))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise ValueError(f"{path} is no trained policy; save_policy writes one ({error})") from None
    depth = sum(name.startswith("weights_") for name in arrays)
    layers = [(arrays[f"weights_{number}"], arrays[f"biases_{number}"]) for number in range(depth)]
    return _policy_with_notes(Network(layers, notes.get("activation", ""), arrays.get("by_cell")), notes, path)


def _policy_with_notes(network: PolicyNetwork, notes: dict[str, Any], path: File) -> TrainedPolicy:
    if notes.get("format") != POLICY_FORMAT:
        raise ValueError(f"{path} has the format {notes.get('format')!r}; this version reads {POLICY_FORMAT!r}")
    return TrainedPolicy(
        network,
        notes["table"],
        observation=notes["observation"],
        leave_out=notes["leave_out"],
        metadata=notes["about"],
    )


# Bots


class PolicyBot(Bot):
    """A bot that takes the legal index with the highest logit."""

    def __init__(self, seed: int, policy: TrainedPolicy) -> None:
        super().__init__(seed)
        self.memory: Ledger = Ledger()
        self._policy = policy
        self._table: tuple[BaseEncoder, Codec] | None = None  # set by the first choice

    @classmethod
    def from_file(cls, file: str) -> TrainedPolicy:
        """Return a bot factory for a file. Raise BotError if it contains no policy."""
        try:
            return load_policy(os.path.expanduser(file))
        except ValueError as error:
            raise BotError("bot-no-policy", file=file, reason=str(error)) from None

    def incompatibility(self, options: Options) -> str:
        try:
            self._policy.encoder_for(options)
        except ValueError as error:
            return str(error)
        return ""

    def choose(self, view: View, seconds: float) -> Action:
        if self._table is None:
            self._table = self._policy.encoder_for(view.options), Codec(view.options)
        encoder, codec = self._table
        legal = self.redesign_limiter.filter(view)
        offered = [action for action in legal if is_in_window(action)] or [min(legal, key=distance)]
        actions = {codec.path(view.display, view.site, action): action for action in offered}
        return self._choose_path(view, encoder, actions)

    def _choose_path(self, view: View, encoder: BaseEncoder, actions: dict[Path, Action]) -> Action:
        """Return the action that a walk down the tree of paths reaches, one index at a time."""
        prefix: Path = ()
        while prefix not in actions:
            depth = len(prefix)
            indices = {path[depth] for path in actions if path[:depth] == prefix}
            if len(indices) > 1:
                mask: Mask = np.zeros(ACTION_COUNT, np.int8)
                mask[list(indices)] = 1
                prefix = (*prefix, self._policy(encoder.flat(view, self.memory, prefix), mask))
            else:
                prefix = (*prefix, *indices)
        return actions[prefix]
