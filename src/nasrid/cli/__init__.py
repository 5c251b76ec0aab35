"""The command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    from nasrid.cli.commands import run

    return run(sys.argv[1:] if argv is None else argv)
