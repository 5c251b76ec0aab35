"""Tuples as small bags: a value without one copy of an item."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The items less one copy of `item`, which must be among them."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
