"""The command line: reads what was typed and hands over."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from nasrid.extras import MissingExtra, needed_by

WRONG_USE = 2


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of the command."""
    try:
        with needed_by("the command line", "play", "server"):
            from nasrid.cli.commands import run
    except MissingExtra as missing:
        print(f"nasrid: {missing}.", file=sys.stderr)
        return WRONG_USE
    return run(sys.argv[1:] if argv is None else argv)
