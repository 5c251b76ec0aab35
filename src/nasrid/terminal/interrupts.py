"""Deferred handling of Ctrl-C."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event


@contextmanager
def defer_interrupts() -> Iterator[Callable[[], bool]]:
    """Defer Ctrl-C within the block, and yield a function that returns whether it was pressed."""
    pressed = Event()
    handler = signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, handler)
