"""The command `nasrid` in processes that start in no time: each is forked from one that has read all modules already,
and is as real as any other. Otherwise tests would spend minutes on reading modules."""

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
# As if no virtual environment were activated, so that what messages call the command is the same for everybody.
PATH = os.pathsep.join(each for each in os.environ["PATH"].split(os.pathsep) if Path(each) != Path(NASRID).parent)
ENVIRONMENT = {**os.environ, "PATH": PATH, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
LARGEST = 100_000  # bytes of what is asked or told
MOMENT = 0.05  # seconds for which one thread listens, so that another one may


def nasrid(
    *arguments: str | Path, typed: str = "", cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The finished command; `typed` is what comes from a file."""
    with TemporaryFile() as stdin, TemporaryFile() as stdout, TemporaryFile() as stderr:
        stdin.write(typed.encode())
        stdin.seek(0)
        files = {"stdin": stdin.fileno(), "stdout": stdout.fileno(), "stderr": stderr.fileno()}
        code = Process(map(str, arguments), env={**ENVIRONMENT, **environment}, cwd=cwd, **files).wait()
        out, err = ((file.seek(0), file.read().decode())[1] for file in (stdout, stderr))
    return subprocess.CompletedProcess(arguments, code, out, err)


class Process:
    """What tests need of subprocess.Popen. Without a file for it, what the command prints can be read from `stdout`."""

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
        asked = {"arguments": [*arguments], "environment": {**env}, "folder": str(cwd or Path.cwd())}
        end, print_to = os.pipe() if stdout is None else (None, stdout)
        with open(os.devnull) as nothing:
            self.pid = _nursery().start(asked, (nothing.fileno() if stdin is None else stdin, print_to, stderr))
        self.stdout = None
        if end is not None:
            os.close(print_to)
            self.stdout = open(end, encoding="utf-8")  # noqa: SIM115 (as long as the process lives)

    def poll(self) -> int | None:
        return _nursery().code_of(self.pid)

    def wait(self, timeout: float = 120) -> int:
        end = time.monotonic() + timeout
        while (code := _nursery().code_of(self.pid, MOMENT)) is None:
            if time.monotonic() > end:
                raise subprocess.TimeoutExpired(NASRID, timeout)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class Nursery:
    """The process that forks, and is told by others what to run; it tells who has ended."""

    def __init__(self) -> None:
        self._socket, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        subprocess.Popen([sys.executable, "-m", __name__, str(other.fileno())], pass_fds=[other.fileno()])
        other.close()
        self._codes: dict[int, int] = {}
        self._lock = threading.RLock()

    def start(self, asked: dict[str, Any], files: tuple[int, int, int]) -> int:
        with self._lock:
            socket.send_fds(self._socket, [json.dumps(asked).encode()], files)
            while "started" not in (told := self._hear()):
                pass
            return told["started"]

    def code_of(self, pid: int, seconds: float = 0) -> int | None:
        """None while it runs."""
        with self._lock:
            while pid not in self._codes and select.select([self._socket], [], [], seconds)[0]:
                self._hear()
            return self._codes.get(pid)

    def _hear(self) -> dict[str, int]:
        told: dict[str, int] = json.loads(self._socket.recv(LARGEST))
        if "ended" in told:
            self._codes[told["ended"]] = told["code"]
        return told


_nursery = cache(Nursery)


def nurse(listener: socket.socket) -> None:
    """Until nobody asks any more."""
    for module in MODULES:
        with suppress(ModuleNotFoundError):  # where an extra is tried by itself, others are missing
            import_module(module)
    _read_english()
    gc.freeze()
    heard, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.set_wakeup_fd(wake)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    while True:
        ready, _, _ = select.select([listener.fileno(), heard], [], [])
        if heard in ready:
            os.read(heard, LARGEST)
            _tell_who_has_ended(listener)
        if listener.fileno() in ready:
            asked, files, _, _ = socket.recv_fds(listener, LARGEST, 3)
            if not asked:
                return
            if (pid := os.fork()) == 0:
                signal.set_wakeup_fd(-1)
                listener.close()
                run(files=files, **json.loads(asked))
            for file in files:
                os.close(file)
            listener.send(json.dumps({"started": pid}).encode())


def _read_english() -> None:
    """All that commands say, which each of them would read anew."""
    from nasrid.i18n import ENGLISH, LOCALES_DIR, set_language, t

    set_language(ENGLISH)
    for file in (LOCALES_DIR / ENGLISH).glob("*.ftl"):
        for name in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
            t(name)


def _tell_who_has_ended(listener: socket.socket) -> None:
    with suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG))[0]:
            told = {"ended": ended[0], "code": os.waitstatus_to_exitcode(ended[1])}
            listener.send(json.dumps(told).encode())


def run(arguments: list[str], environment: dict[str, str], folder: str, files: list[int]) -> None:
    """As the command would."""
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
    sys.stdin = open(0, encoding=encoding)  # noqa: SIM115 (all three: as long as the process lives)
    sys.stdout = open(1, "w", encoding=encoding)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)  # noqa: SIM115
    sys.argv = [NASRID, *arguments]
    sys.exit(main(arguments))


if __name__ == "__main__":
    nurse(socket.socket(fileno=int(sys.argv[1])))
