"""The command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from nasrid import __version__, is_compiled
from nasrid.command_errors import EXIT_USAGE
from nasrid.extras import MissingExtraError, requires_extra


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    typed = sys.argv[1:] if argv is None else list(argv)
    try:
        with requires_extra("the command line", "play", "server"):
            from nasrid.cli.commands import run
    except MissingExtraError as error:
        if typed == ["--version"]:  # works without the extras
            print(f"nasrid {__version__} ({'compiled' if is_compiled else 'interpreted'})")
            return 0
        print(f"nasrid: {error}.", file=sys.stderr)
        return EXIT_USAGE
    return run(typed)
