"""Helpers for tuples, and a dict that computes its entries."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items without one copy of `item`, which must be among them."""
    left = list(items)
    left.remove(item)
    return tuple(left)


def distinct(items: tuple[T, ...]) -> tuple[T, ...]:
    """Return each object once, at its first place. Few items and rare duplicates make the quadratic search fast."""
    for index in range(1, len(items)):
        for earlier in range(index):
            if items[index] is items[earlier]:
                return distinct(items[:index] + items[index + 1 :])
    return items


class LazyDict(dict[K, V]):
    """A dict that computes an entry on first use. A lookup costs a third of a call to a cached function."""

    __slots__ = ("_compute",)

    def __init__(self, compute: Callable[[K], V]) -> None:
        self._compute = compute

    def __missing__(self, key: K) -> V:
        value = self[key] = self._compute(key)
        return value
