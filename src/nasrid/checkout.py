"""The commit of the running code."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

CHECKOUT_DIR = Path(__file__).parents[2]  # a guess: installed packages have no checkout
COMMIT_VARIABLE = "NASRID_COMMIT"  # names the commit of a copy without git


def current_commit(checkout: Path = CHECKOUT_DIR) -> str | None:
    """Return the short commit hash. Without a checkout, return the value of NASRID_COMMIT or None.

    The hash ends with a plus sign if files below src differ from the commit.
    """
    if not (checkout / ".git").exists():
        return os.environ.get(COMMIT_VARIABLE) or None
    short = _git(checkout, "rev-parse", "--short", "HEAD")
    return f"{short}+" if _git(checkout, "status", "--porcelain", "--", "src") else short


def _git(checkout: Path, *words: str) -> str:
    command = ["git", "-C", str(checkout), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
