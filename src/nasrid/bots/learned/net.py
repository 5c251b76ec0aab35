"""A small net that corrects the hand-written evaluation of a position, in pure Python.

A file has a line of JSON with the model card, followed by all numbers as 16-bit floats, layer by layer: the weights
from each input to all units, then the biases. The last layer has one weight per input and per unit.
"""

from __future__ import annotations

import json
from itertools import pairwise
from operator import mul
from struct import pack, unpack
from typing import TYPE_CHECKING, Any, Final, final

from nasrid.rules.mypyc_support import Floats

IS_COMPILED: Final = not __file__.endswith(".py")
if IS_COMPILED:
    from librt.vecs import vec
if TYPE_CHECKING:
    from mypy_extensions import i64


def floats(numbers: list[float]) -> Floats:
    if IS_COMPILED:
        return vec[float](numbers)
    return numbers  # type: ignore[return-value]


class NetError(ValueError):
    """A file is not a valid net."""


@final
class Layer:
    """A fully connected layer."""

    __slots__ = ("_added", "_columns", "_from", "_units")

    def __init__(self, rows: list[list[float]], added: list[float]) -> None:
        """Create a layer from the weights of each input and the biases."""
        self._units = len(added)
        self._added = floats(added)
        self._from = floats([weight for row in rows for weight in row])
        self._columns = [] if IS_COMPILED else [list(column) for column in zip(*rows, strict=True)]

    def forward(self, inputs: Floats) -> Floats:
        """Return the rectified outputs of the units."""
        if not IS_COMPILED:
            sums = [sum(map(mul, column, inputs)) for column in self._columns]
            return [max(0.0, one + more) for one, more in zip(sums, self._added, strict=True)]  # type: ignore[return-value]
        units: i64 = self._units
        total = self._added[:]
        at: i64 = 0
        first: i64 = 0
        count = len(inputs)
        weights = self._from
        while at < count:
            number = inputs[at]
            if number != 0.0:
                unit: i64 = 0
                while unit < units:
                    total[unit] += number * weights[first + unit]
                    unit += 1
            first += units
            at += 1
        unit = 0
        while unit < units:
            if total[unit] < 0.0:
                total[unit] = 0.0
            unit += 1
        return total


def _sum(weights: Floats, inputs: Floats) -> float:
    if not IS_COMPILED:
        return float(sum(map(mul, weights, inputs)))
    total = 0.0
    at: i64 = 0
    count = len(inputs)
    while at < count:
        total += weights[at] * inputs[at]
        at += 1
    return total


@final
class Net:
    """A net with two hidden layers and a linear skip connection."""

    __slots__ = ("_added", "_from_inputs", "_from_units", "_layers", "card", "inputs")

    def __init__(self, card: dict[str, Any], layers: list[Layer], ends: tuple[list[float], list[float], float]) -> None:
        self.card = card
        self._layers = layers
        self.inputs = len(ends[0])
        self._from_inputs = floats(ends[0])
        self._from_units = floats(ends[1])
        self._added = ends[2]

    def evaluate(self, row: list[float]) -> float:
        """Return the correction of the hand-written evaluation, in points."""
        if len(row) != self.inputs:
            raise NetError(f"this net looks at {self.inputs} numbers, and there are {len(row)}")
        inputs = floats(row)
        values = inputs
        for layer in self._layers:
            values = layer.forward(values)
        return _sum(self._from_inputs, inputs) + _sum(self._from_units, values) + self._added


def read_net(data: bytes) -> Net:
    card = read_model_card(data)
    *layers, straight, end, last = read_layer_numbers(data)
    made: list[Layer] = []
    for place in range(0, len(layers), 2):
        weights, added = layers[place], layers[place + 1]
        units = len(added)
        made.append(Layer([weights[row : row + units] for row in range(0, len(weights), units)], added))
    return Net(card, made, (straight, end, last[0]))


def read_model_card(data: bytes) -> dict[str, Any]:
    """Return the model card of a net."""
    try:
        card: dict[str, Any] = json.loads(data.partition(b"\n")[0])
        if not all(type(size) is int for size in card["sizes"]):
            raise ValueError
    except (ValueError, TypeError, KeyError):
        raise NetError("this is no net: its first line is not the card of one") from None
    return card


def read_layer_numbers(data: bytes) -> list[list[float]]:
    """Return weights and biases by layer. The last layer has the weights of the inputs, of the units, and the bias."""
    sizes: list[int] = read_model_card(data)["sizes"]
    counts: list[int] = []
    for before, after in pairwise(sizes):
        counts += [before * after, after]
    counts += [sizes[0], sizes[-1], 1]
    body = data.partition(b"\n")[2]
    if len(body) != 2 * sum(counts):
        raise NetError(f"this net should have {sum(counts)} numbers and has {len(body) // 2}")
    numbers: list[float] = list(unpack(f"<{sum(counts)}e", body))
    parts: list[list[float]] = []
    start = 0
    for count in counts:
        parts.append(numbers[start : start + count])
        start += count
    return parts


def write_net(card: dict[str, Any], numbers: list[float]) -> bytes:
    return json.dumps(card).encode() + b"\n" + pack(f"<{len(numbers)}e", *numbers)


def with_model_card(net: bytes, card: dict[str, Any]) -> bytes:
    """Return the data of a net with another model card."""
    return json.dumps(card).encode() + b"\n" + net.partition(b"\n")[2]
