"""A worker process for reviews and judgements. It reads one request per line and writes one reply per line.

    python -m nasrid.server.reviews.main NICENESS [MODULE ...]

Its priority is lower than that of the server by NICENESS. Each MODULE is imported first, because it registers a module
of the rules.
"""

import os
import sys
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path

MAX_REQUEST_CPU_SECONDS = 120  # then the operating system ends the process


def lower_priority(niceness: int) -> None:
    """Give this process less time than others, or with a niceness of 19 only what no other process uses."""
    with suppress(AttributeError, OSError):
        lowered = os.nice(niceness)
        # Linux may share the time fairly between sessions first, whatever the priorities of their processes are.
        Path("/proc/self/autogroup").write_text(f"{lowered}\n")


def limit_cpu_time(seconds: int) -> None:
    """Let the operating system end this process if it uses more CPU time from now on."""
    with suppress(ImportError, ValueError, OSError):
        from resource import RLIMIT_CPU, getrlimit, setrlimit

        setrlimit(RLIMIT_CPU, (int(time.process_time()) + seconds, getrlimit(RLIMIT_CPU)[1]))


def main() -> None:
    lower_priority(int(sys.argv[1]))
    from nasrid.server.reviews.worker import make_handler  # takes long, so the priority is lowered first

    for module in sys.argv[2:]:
        import_module(module)
    answer = make_handler()
    with suppress(BrokenPipeError):  # the server has stopped
        for line in sys.stdin.buffer:
            limit_cpu_time(MAX_REQUEST_CPU_SECONDS)
            sys.stdout.buffer.write(answer(line) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
