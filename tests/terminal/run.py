"""Helpers that run the command like a person at a terminal."""

from __future__ import annotations

import signal
from random import Random


def numbers(seed: int, count: int = 2000) -> str:
    """Return lines of random numbers."""
    random = Random(seed)
    return "".join(f"{random.randint(0, 9)}\n" for _ in range(count))


def hear_interrupts() -> None:
    """Restore Ctrl-C, which commands started in the background ignore."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
