"""The command `nasrid` in real processes that start at once, because they are forked from one with all modules loaded.

Otherwise the tests would spend minutes on imports.
"""

from __future__ import annotations

import gc
import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

NASRID = str(Path(sys.executable).with_name("nasrid"))
MODULES = ("nasrid.server.serve", "nasrid.arena.command", "nasrid.terminal.play", "nasrid.cli.commands")
# Without the virtual environment on the path, so that messages name the command in the same way everywhere.
PATH = os.pathsep.join(each for each in os.environ["PATH"].split(os.pathsep) if Path(each) != Path(NASRID).parent)
ENVIRONMENT = {**os.environ, "PATH": PATH, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
MAX_MESSAGE_BYTES = 100_000
CLOCK_FILE_VARIABLE = "NASRID_TEST_CLOCK_FILE"  # a file with the seconds by which the system clock is wrong
POLL_SECONDS = 0.05  # how long one thread waits before others get the lock


def nasrid(
    *arguments: str | Path, typed: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command and return the finished process. `typed` is its standard input."""
    with TemporaryFile() as stdin, TemporaryFile() as stdout, TemporaryFile() as stderr:
        stdin.write(typed.encode())
        stdin.seek(0)
        files = {"stdin": stdin.fileno(), "stdout": stdout.fileno(), "stderr": stderr.fileno()}
        code = Process(map(str, arguments), env={**ENVIRONMENT, **environment}, cwd=cwd, **files).wait()
        out, err = ((file.seek(0), file.read().decode())[1] for file in (stdout, stderr))
    return subprocess.CompletedProcess(arguments, code, out, err)


class Process:
    """The part of subprocess.Popen that tests need. Without a `stdout` file, the output is readable from `stdout`."""

    def __init__(
        self,
        arguments: Iterable[str],
        *,
        stderr: int,
        stdin: int | None = None,
        stdout: int | None = None,
        env: Mapping[str, str] = os.environ,
        cwd: Path | None = None,
    ) -> None:
        request = {"arguments": [*arguments], "environment": {**env}, "folder": str(cwd or Path.cwd())}
        end, print_to = os.pipe() if stdout is None else (None, stdout)
        with open(os.devnull) as nothing:
            self.pid = _fork_server().start(request, (nothing.fileno() if stdin is None else stdin, print_to, stderr))
        self.stdout = None
        if end is not None:
            os.close(print_to)
            self.stdout = open(end, encoding="utf-8")  # noqa: SIM115 (open as long as the process lives)

    def poll(self) -> int | None:
        return _fork_server().exit_code(self.pid)

    def wait(self, timeout: float = 120) -> int:
        end = time.monotonic() + timeout
        while (code := _fork_server().exit_code(self.pid, POLL_SECONDS)) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(NASRID, timeout)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class ForkServer:
    """The process that forks commands on request and reports their exit codes."""

    def __init__(self) -> None:
        self._socket, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        subprocess.Popen([sys.executable, "-m", __name__, str(other.fileno())], pass_fds=[other.fileno()])
        other.close()
        self._codes: dict[int, int] = {}
        self._lock = threading.RLock()

    def start(self, request: dict[str, Any], files: tuple[int, int, int]) -> int:
        with self._lock:
            socket.send_fds(self._socket, [json.dumps(request).encode()], files)
            while "started" not in (reply := self._receive()):
                pass
            self._codes.pop(reply["started"], None)  # the system has used this number before
            return reply["started"]

    def exit_code(self, pid: int, seconds: float = 0) -> int | None:
        """Return the exit code of a process, or None while it runs."""
        with self._lock:
            while pid not in self._codes and select.select([self._socket], [], [], seconds)[0]:
                self._receive()
            return self._codes.get(pid)

    def _receive(self) -> dict[str, int]:
        reply: dict[str, int] = json.loads(self._socket.recv(MAX_MESSAGE_BYTES))
        if "ended" in reply:
            self._codes[reply["ended"]] = reply["code"]
        return reply


_fork_server = cache(ForkServer)


def serve_forks(listener: socket.socket) -> None:
    """Serve requests until the socket is closed."""
    for module in MODULES:
        with suppress(ModuleNotFoundError):  # tests of a single extra lack the others
            import_module(module)
    _load_messages()
    gc.freeze()
    heard, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    while True:
        ready, _, _ = select.select([listener.fileno(), heard], [], [])
        if heard in ready:
            os.read(heard, MAX_MESSAGE_BYTES)
            _report_ended(listener)
        if listener.fileno() in ready:
            request, files, _, _ = socket.recv_fds(listener, MAX_MESSAGE_BYTES, 3)
            if not request:
                return
            if (pid := os.fork()) == 0:
                signal.set_wakeup_fd(-1)
                listener.close()
                run(files=files, **json.loads(request))
            for file in files:
                os.close(file)
            listener.send(json.dumps({"started": pid}).encode())


def _load_messages() -> None:
    """Load all messages, so that the commands do not have to."""
    from nasrid.i18n import ENGLISH, LOCALES_DIR, set_language, t

    set_language(ENGLISH)
    for file in (LOCALES_DIR / ENGLISH).glob("*.ftl"):
        for name in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
            t(name)


def _report_ended(listener: socket.socket) -> None:
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            reply = {"ended": ended[0], "code": os.waitstatus_to_exitcode(ended[1])}
            listener.send(json.dumps(reply).encode())


def run(arguments: list[str], environment: dict[str, str], folder: str, files: list[int]) -> None:
    """Run the command in a forked process."""
    from nasrid.cli import main
    from nasrid.i18n import language_of_system, set_language

    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number, file in enumerate(files):
        os.dup2(file, number)
    os.closerange(3, max(files) + 1)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    set_language(language_of_system(environment))
    encoding = environment.get("PYTHONIOENCODING", "utf-8")
    sys.stdin = open(0, encoding=encoding)  # noqa: SIM115 (open as long as the process lives)
    sys.stdout = open(1, "w", encoding=encoding)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)  # noqa: SIM115
    sys.argv = [NASRID, *arguments]
    if CLOCK_FILE_VARIABLE in environment:
        _shift_clock(Path(environment[CLOCK_FILE_VARIABLE]))
    sys.exit(main(arguments))


def _shift_clock(file: Path) -> None:
    """Let the server read a system clock that can be set."""
    from nasrid.server.clock import SteadyClock

    SteadyClock.__init__.__defaults__ = (lambda: time.time() + float(file.read_text() or 0), time.monotonic)


if __name__ == "__main__":
    serve_forks(socket.socket(fileno=int(sys.argv[1])))
