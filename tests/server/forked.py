"""Servers that start in no time, so that they can be killed often: each is forked from a process that has read all
modules of `nasrid serve` already. Killing one is as real as killing any other."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from typing import Any

from tests.server.client import SECONDS, Server


class ForkedServer(Server):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        command = [sys.executable, "-m", __name__]
        self._nursery = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._child = 0

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        assert self._nursery.stdin
        assert self._nursery.stdout
        print(json.dumps([str(self.log), self.arguments]), file=self._nursery.stdin, flush=True)
        self._child = int(self._nursery.stdout.readline())
        return self._started(self._nursery.stdout.readline())

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        self._end(signal.SIGTERM)
        self._nursery.communicate(timeout=SECONDS)
        return self._nursery.returncode

    def _end(self, how: signal.Signals) -> None:
        """Returns when the process is gone; its parent has ended it, too."""
        os.kill(self._child, how)
        end = time.monotonic() + SECONDS
        with suppress(ProcessLookupError):
            while time.monotonic() < end:
                os.kill(self._child, 0)
                time.sleep(0.002)
        assert time.monotonic() < end, "the server does not end"


def nurse() -> None:
    """For each line of the input, a server: its process id is on the first line of the output, then what it prints."""
    import nasrid.server.serve  # noqa: F401 (what takes time is done once)

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that those who end leave nothing behind
    for line in sys.stdin:
        log, arguments = json.loads(line)
        if os.fork() == 0:
            serve(log, arguments)


def serve(log: str, arguments: list[str]) -> None:
    from nasrid.cli import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    sys.stdin = open(os.devnull)  # noqa: SIM115 (the other one is for the next server)
    print(os.getpid(), flush=True)
    try:
        sys.exit(main(arguments))
    finally:
        print(flush=True)  # nobody waits for the line of a server that did not start


if __name__ == "__main__":
    nurse()
