"""Ctrl-C where something has to be finished first."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event


@contextmanager
def defer_interrupts() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed; meanwhile it breaks nothing off, so that only what is whole counts."""
    pressed = Event()
    handler = signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, handler)
