"""Trained networks as policies and as bots: `policy:FILE` in the arena and at tables.

A file is a NumPy archive (.npz), written by `save_policy` and the exporters of nasrid.envs.export; docs/environments.md
describes it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path as File
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from nasrid.bots import Bot, BotError
from nasrid.bots.players.restraint import RedesignLimiter
from nasrid.envs.codec import Codec, Path, distance, fits
from nasrid.envs.decisions import Mask
from nasrid.envs.ledger import Ledger
from nasrid.envs.observation import CompactEncoder, Encoder
from nasrid.envs.observation.compact import CELLS
from nasrid.envs.observation.encoder import Floats
from nasrid.envs.space import CELL, SIZE
from nasrid.rules.table.actions import Action
from nasrid.rules.table.options import Options
from nasrid.rules.table.view import View

FORMAT = "nasrid-policy-1"
ACTIVATIONS: dict[str, Any] = {"tanh": np.tanh, "relu": lambda values: np.maximum(values, 0)}
ENCODERS: dict[str, type[Encoder | CompactEncoder]] = {"flat": Encoder, "compact": CompactEncoder}

Array = NDArray[np.float32]
Layer = tuple[Array, Array]  # weights (inputs x outputs) and biases


class Network:
    """Layers with an activation between them, from an observation to a logit for each index. What `by_cell` says is
    added to the logits of cells, times what the observation tells of the cell (the piece `cells` of a compact one)."""

    def __init__(self, layers: Sequence[Layer], activation: str = "tanh", by_cell: Array | None = None) -> None:
        self.layers = list(layers)
        self.activation = activation
        self.by_cell = by_cell

    def logits(self, observation: Floats, cells: Floats | None = None) -> Floats:
        act = ACTIVATIONS[self.activation]
        values: Floats = observation
        for weights, biases in self.layers[:-1]:
            values = act(values @ weights + biases)
        weights, biases = self.layers[-1]
        logits: Floats = values @ weights + biases
        if self.by_cell is not None and cells is not None:
            logits[..., CELL:SIZE] += self.by_cell * cells
        return logits[..., :SIZE]


class TrainedPolicy:
    """A network and what it has learnt to see and to play. Called with an observation and a mask, like any policy, it
    gives the index that it prefers."""

    def __init__(
        self,
        network: Network,
        table: dict[str, Any],
        *,
        observation: str = "flat",
        leave_out: Sequence[str] = (),
        about: dict[str, Any] | None = None,
    ) -> None:
        self.network = network
        self.options = Options.from_json(table)
        self.observation = observation
        self.leave_out = tuple(leave_out)
        self.about = about or {}
        self.encoder = ENCODERS[observation](self.options, leave_out)
        self._cells = _where(self.encoder, CELLS) if observation == "compact" else None
        inputs, outputs = network.layers[0][0].shape[0], network.layers[-1][0].shape[1]
        if inputs != self.encoder.size or outputs < SIZE:
            raise ValueError(
                f"a network for this table sees {self.encoder.size} numbers and gives {SIZE} logits; "
                f"this one sees {inputs} and gives {outputs}"
            )

    def encoder_for(self, options: Options) -> Encoder | CompactEncoder:
        """What shows it a table with these options; ValueError if it has not learnt to see such a table."""
        encoder = ENCODERS[self.observation](options, self.leave_out)
        alike = options.tile_sets == self.options.tile_sets and encoder.pieces == self.encoder.pieces
        if not alike or options.components != self.options.components:
            known, asked = (json.dumps(one.to_json()) for one in (self.options, options))
            raise ValueError(f"this policy has learnt to play {known}; it cannot play {asked}")
        return encoder

    def logits(self, observation: Floats) -> Floats:
        cells = observation[..., self._cells] if self._cells else None
        return self.network.logits(observation, cells)

    def __call__(self, observation: Floats, mask: Mask) -> int:
        return int(np.argmax(np.where(mask, self.logits(observation), -np.inf)))


def _where(encoder: Encoder | CompactEncoder, name: str) -> slice | None:
    start = 0
    for piece in encoder.pieces:
        if piece.name == name:
            return slice(start, start + piece.size)
        start += piece.size
    return None


# Files


def save_policy(policy: TrainedPolicy, file: str | File) -> None:
    network = policy.network
    notes = {
        "format": FORMAT,
        "environments": "v0",
        "table": policy.options.to_json(),
        "observation": policy.observation,
        "leave_out": policy.leave_out,
        "activation": network.activation,
        "about": policy.about,
    }
    arrays: dict[str, Any] = {}
    for number, (weights, biases) in enumerate(network.layers):
        arrays[f"weights_{number}"] = weights
        arrays[f"biases_{number}"] = biases
    if network.by_cell is not None:
        arrays["by_cell"] = network.by_cell
    np.savez_compressed(file, notes=np.array(json.dumps(notes)), **arrays)


def load_policy(file: str | File) -> TrainedPolicy:
    """ValueError says what is wrong with the file."""
    path = File(file)
    try:
        stamp = path.stat().st_mtime_ns
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}") from None
    return _load(path, stamp)


@lru_cache(maxsize=8)
def _load(path: File, _stamp: int) -> TrainedPolicy:
    try:
        with np.load(path, allow_pickle=False) as archive:
            found = {name: archive[name] for name in archive.files}
        notes = json.loads(str(found["notes"]))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise ValueError(f"{path} is no trained policy; save_policy writes one ({error})") from None
    if notes.get("format") != FORMAT:
        raise ValueError(f"{path} has the format {notes.get('format')!r}; this version reads {FORMAT!r}")
    depth = sum(name.startswith("weights_") for name in found)
    layers = [(found[f"weights_{number}"], found[f"biases_{number}"]) for number in range(depth)]
    return TrainedPolicy(
        Network(layers, notes["activation"], found.get("by_cell")),
        notes["table"],
        observation=notes["observation"],
        leave_out=notes["leave_out"],
        about=notes["about"],
    )


# At a table


class PolicyBot(Bot):
    """Chooses what its network prefers, index by index, from the same observations that it was trained on."""

    def __init__(self, seed: int, policy: TrainedPolicy) -> None:
        super().__init__(seed)
        self.memory: Ledger = Ledger()
        self._policy = policy
        self._table: tuple[Encoder | CompactEncoder, Codec] | None = None  # from the first choice on
        self._restraint = RedesignLimiter()

    @classmethod
    def from_file(cls, file: str) -> TrainedPolicy:
        """BotError if there is no policy in it."""
        try:
            return load_policy(file)
        except ValueError as error:
            raise BotError("bot-no-policy", file=file, reason=str(error)) from None

    def why_not(self, options: Options) -> str:
        try:
            self._policy.encoder_for(options)
        except ValueError as error:
            return str(error)
        return ""

    def choose(self, view: View, seconds: float) -> Action:
        if self._table is None:
            self._table = self._policy.encoder_for(view.options), Codec(view.options)
        encoder, codec = self._table
        legal = self._restraint.filter(view.legal_actions)
        offered = [action for action in legal if fits(action)] or [min(legal, key=distance)]
        actions = {codec.path(view.display, view.site, action): action for action in offered}
        return self._restraint.record(self._walk(view, encoder, actions))

    def _walk(self, view: View, encoder: Encoder | CompactEncoder, actions: dict[Path, Action]) -> Action:
        """Down the tree of paths, one index after the other."""
        prefix: Path = ()
        while prefix not in actions:
            depth = len(prefix)
            indices = {path[depth] for path in actions if path[:depth] == prefix}
            if len(indices) > 1:
                mask: Mask = np.zeros(SIZE, np.int8)
                mask[list(indices)] = 1
                prefix = (*prefix, self._policy(encoder.flat(view, self.memory, prefix), mask))
            else:
                prefix = (*prefix, *indices)
        return actions[prefix]
