"""Somebody at a terminal."""

from __future__ import annotations

import signal
from random import Random


def numbers(seed: int, count: int = 2000) -> str:
    """Somebody who types numbers without thinking."""
    random = Random(seed)
    return "".join(f"{random.randint(0, 9)}\n" for _ in range(count))


def hear_interrupts() -> None:
    """A command that was started in the background inherits deaf ears."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
