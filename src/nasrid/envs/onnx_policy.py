"""Policies as ONNX models: networks of any structure, from any framework that exports them.

The notes of the policy are in the metadata of the model, under the key "nasrid".
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nasrid.extras import requires_extra

with requires_extra("a policy in an ONNX file", "onnx"):
    import onnxruntime

import numpy as np

from nasrid.envs.observation.encoder import Floats
from nasrid.envs.space import ACTION_COUNT

METADATA_KEY = "nasrid"
METADATA_PROPS_TAG = 14 << 3 | 2  # field 14 of a model, a message of a key and a value
KEY_TAG, VALUE_TAG = 1 << 3 | 2, 2 << 3 | 2
FLOATS = "tensor(float)"


class OnnxNetwork:
    """An ONNX model with one input, the observation, and the logits as its first output."""

    def __init__(self, model: bytes, name: str) -> None:
        """Load a model.

        Args:
            model: The content of an ONNX file.
            name: The name of the model in error messages.

        Raises:
            ValueError: It is not a model, or not one from an observation to logits.
        """
        self._model = model
        self._name = name
        self._session = _new_session(model, name)
        inputs, outputs = self._session.get_inputs(), self._session.get_outputs()
        if len(inputs) != 1:
            names = ", ".join(each.name for each in inputs)
            raise ValueError(f"{name} has the inputs {names}; a policy has one, the observation")
        [self._input], self._output = inputs, outputs[0]
        for role, tensor in (("input", self._input), ("output", self._output)):
            if tensor.type != FLOATS or len(tensor.shape) != 2 or not isinstance(tensor.shape[1], int):
                raise ValueError(
                    f"{name} has the {role} {tensor.name} of type {tensor.type} and shape {tensor.shape}; "
                    f"a policy has {FLOATS} and the shape [batch, size] with a fixed size"
                )
        self.input_size: int = self._input.shape[1]
        self.output_size: int = self._output.shape[1]

    def __reduce__(self) -> tuple[Any, ...]:
        return OnnxNetwork, (self._model, self._name)  # a session can be neither pickled nor copied

    def logits(self, observation: Floats, cells: Floats | None = None) -> Floats:
        rows = np.asarray(observation, np.float32).reshape(-1, self.input_size)
        step = len(rows) if not isinstance(self._input.shape[0], int) else self._input.shape[0]
        padded = np.concatenate([rows, np.zeros((-len(rows) % step, self.input_size), np.float32)])
        parts = [self._run(padded[start : start + step]) for start in range(0, len(rows), step)]
        logits: Floats = np.concatenate(parts)[: len(rows), :ACTION_COUNT]
        return logits.reshape(*observation.shape[:-1], ACTION_COUNT)

    def _run(self, rows: Floats) -> Floats:
        try:
            [logits] = self._session.run([self._output.name], {self._input.name: rows})
        except Exception as error:  # onnxruntime's errors have no common class
            raise ValueError(f"{self._name} cannot be computed: {error}") from None
        return np.asarray(logits, np.float32)

    def notes(self) -> dict[str, Any]:
        """Return the notes that `save_onnx_policy` has added to the model.

        Raises:
            ValueError: The model has none.
        """
        metadata = self._session.get_modelmeta().custom_metadata_map
        if METADATA_KEY not in metadata:
            raise ValueError(f"{self._name} does not say which game it plays; save_onnx_policy adds that to a model")
        notes: dict[str, Any] = json.loads(metadata[METADATA_KEY])
        return notes


def _new_session(model: bytes, name: str) -> Any:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1  # bots of many games share the cores
    options.log_severity_level = 4
    try:
        return onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    except Exception as error:  # onnxruntime's errors have no common class
        raise ValueError(f"{name} is not an ONNX model with its weights in the same file ({error})") from None


def with_notes(model: bytes, notes: dict[str, Any]) -> bytes:
    """Return a model with notes in its metadata. In its format, a field of a list may simply be appended."""
    entry = _field(KEY_TAG, METADATA_KEY.encode()) + _field(VALUE_TAG, json.dumps(notes).encode())
    return model + _field(METADATA_PROPS_TAG, entry)


def _field(tag: int, content: bytes) -> bytes:
    return bytes([tag]) + _varint(len(content)) + content


def _varint(number: int) -> bytes:
    """Return a number in groups of seven bits, the lowest first. The top bit says that more follow."""
    groups = bytearray()
    while number > 127:
        groups.append(number & 127 | 128)
        number >>= 7
    return bytes([*groups, number])


def read_onnx(path: Path) -> OnnxNetwork:
    return OnnxNetwork(path.read_bytes(), str(path))
