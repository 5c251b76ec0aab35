"""The command line: reads what was typed and hands over."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from nasrid import __version__, compiled
from nasrid.extras import MissingExtra, needed_by

EXIT_USAGE = 2


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of the command."""
    typed = sys.argv[1:] if argv is None else list(argv)
    try:
        with needed_by("the command line", "play", "server"):
            from nasrid.cli.commands import run
    except MissingExtra as error:
        if typed == ["--version"]:  # which the engine alone can tell, in English
            print(f"nasrid {__version__} ({'compiled' if compiled else 'interpreted'})")
            return 0
        print(f"nasrid: {error}.", file=sys.stderr)
        return EXIT_USAGE
    return run(typed)
