"""Small helpers: a bag as a tuple, a table that fills itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items less one copy of `item`, which must be among them."""
    left = list(items)
    left.remove(item)
    return tuple(left)


def distinct(items: tuple[T, ...]) -> tuple[T, ...]:
    """Each object once, where it comes first. There are few, and seldom the same one twice."""
    for index in range(1, len(items)):
        for earlier in range(index):
            if items[index] is items[earlier]:
                return distinct(items[:index] + items[index + 1 :])
    return items


class LazyDict(dict[K, V]):
    """Computes an entry when it is first asked for. For functions of few different arguments in the busiest places: a
    look-up costs a third of a cached call."""

    __slots__ = ("_compute",)

    def __init__(self, compute: Callable[[K], V]) -> None:
        self._compute = compute

    def __missing__(self, key: K) -> V:
        value = self[key] = self._compute(key)
        return value
