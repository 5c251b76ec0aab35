"""Runs the real command, as a person or a pipe would."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

NASRID = str(Path(sys.executable).parent / "nasrid")
ENVIRONMENT = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}


def nasrid(
    *arguments: str, typed: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The finished command; `typed` is what comes through the pipe."""
    return subprocess.run(
        [NASRID, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**ENVIRONMENT, **environment},
        cwd=cwd,
        check=False,
    )


def numbers(seed: int, count: int = 2000) -> str:
    """Somebody who types numbers without thinking."""
    random = Random(seed)
    return "".join(f"{random.randint(0, 9)}\n" for _ in range(count))


def hear_interrupts() -> None:
    """A command that was started in the background inherits deaf ears."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
