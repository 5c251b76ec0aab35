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

    def __init__(self, weights: list[float], biases: list[float]) -> None:
        """Create a layer. `weights` lists the weights from the first input to all units, then from the second, …"""
        self.biases = floats(biases)
        self._units = len(biases)
        self._weights = floats(weights)
        starts = range(0, 0 if IS_COMPILED else len(weights), len(biases))
        self._weights_by_input = [weights[first : first + len(biases)] for first in starts]
        self._no_inputs = floats([0.0] * (len(weights) // len(biases)))

    def sums(self, inputs: Floats) -> Floats:
        """Return the weighted sums of the units."""
        return self.add(self.biases[:], inputs, self._no_inputs)

    def add(self, sums: Floats, inputs: Floats, previous: Floats) -> Floats:
        """Return the sums of the units after the inputs have changed. The given sums may be overwritten."""
        if not IS_COMPILED:
            for number, old, weights in zip(inputs, previous, self._weights_by_input, strict=True):
                change = number - old
                if change:
                    sums = [one + change * weight for one, weight in zip(sums, weights, strict=True)]  # type: ignore[assignment]
            return sums
        units: i64 = self._units
        weights = self._weights
        count: i64 = len(inputs)
        at: i64 = 0
        first: i64 = 0
        while at < count:
            change = inputs[at] - previous[at]
            if change != 0.0:
                unit: i64 = 0
                while unit < units:
                    sums[unit] += change * weights[first + unit]
                    unit += 1
            first += units
            at += 1
        return sums


def _rectify(sums: Floats) -> Floats:
    if not IS_COMPILED:
        return [number if number > 0.0 else 0.0 for number in sums]  # type: ignore[return-value]
    values = sums[:]
    unit: i64 = 0
    units: i64 = len(values)
    while unit < units:
        if values[unit] < 0.0:
            values[unit] = 0.0
        unit += 1
    return values


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

    def __init__(self, card: dict[str, Any], layers: list[Layer], ends: tuple[list[float], list[float], float]) -> None:
        self.card = card
        self.layers = layers
        self.inputs = len(ends[0])
        self.direct_weights = floats(ends[0])
        self.unit_weights = floats(ends[1])
        self.bias = ends[2]

    def evaluate(self, row: list[float]) -> float:
        """Return the correction of the hand-written evaluation, in points."""
        return NetEvaluation(self).evaluate(row)


@final
class NetEvaluation:
    """The evaluation of similar positions with a net, one after the other.

    Positions of one decision differ in few features, so the first layer adds only what has changed.
    """

    def __init__(self, net: Net) -> None:
        self._net = net
        self._inputs = floats([0.0] * net.inputs)
        self._sums = net.layers[0].biases[:]

    def evaluate(self, row: list[float]) -> float:
        """Return the correction of the hand-written evaluation, in points."""
        net = self._net
        if len(row) != net.inputs:
            raise NetError(f"this net looks at {net.inputs} numbers, and there are {len(row)}")
        inputs = floats(row)
        self._sums = net.layers[0].add(self._sums, inputs, self._inputs)
        self._inputs = inputs
        values = _rectify(self._sums)
        for layer in net.layers[1:]:
            values = _rectify(layer.sums(values))
        return _sum(net.direct_weights, inputs) + _sum(net.unit_weights, values) + net.bias


def read_net(data: bytes) -> Net:
    card = read_model_card(data)
    *layers, straight, end, last = read_layer_numbers(data)
    made = [Layer(layers[place], layers[place + 1]) for place in range(0, len(layers), 2)]
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
