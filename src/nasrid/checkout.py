"""Of which commit this code is."""

from __future__ import annotations

import subprocess
from pathlib import Path

CHECKOUT_DIR = Path(__file__).parents[2]  # if it is one


def current_commit(checkout: Path = CHECKOUT_DIR) -> str | None:
    """The short name, with a plus if something below src is not as it was committed; None for a package that was
    installed."""
    if not (checkout / ".git").exists():
        return None
    short = _git(checkout, "rev-parse", "--short", "HEAD")
    return f"{short}+" if _git(checkout, "status", "--porcelain", "--", "src") else short


def _git(checkout: Path, *words: str) -> str:
    command = ["git", "-C", str(checkout), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
