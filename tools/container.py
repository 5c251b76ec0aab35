"""Build and run the container of deploy/Containerfile, with podman or docker. Without them, run its steps in a folder.

    python tools/container.py

The server must become ready, pass the container's health check, and exit with 0 when it is stopped.
"""

from __future__ import annotations

import json
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
CONTAINERFILE = ROOT / "deploy" / "Containerfile"
CONTAINER_NAME = "nasrid-try"
IGNORE_PATTERNS = shutil.ignore_patterns("node_modules", "static", "*.so", "compiled.json")  # as in .dockerignore
READY_TIMEOUT_SECONDS = 60


def read_instructions() -> Iterator[tuple[str, str]]:
    """Yield each instruction with its argument, such as RUN and the command. The last stage comes last."""
    text = CONTAINERFILE.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield word, rest.strip()


def run(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def await_ready(port: int, is_running: Callable[[], bool]) -> None:
    deadline = time.monotonic() + READY_TIMEOUT_SECONDS
    while time.monotonic() < deadline and is_running():
        try:
            with urlopen(f"http://127.0.0.1:{port}/ready"):
                return
        except (URLError, ConnectionError):
            time.sleep(0.5)
    raise SystemExit("the server in the container did not become ready")


def find_free_port() -> int:
    with socket.socket() as chosen:
        chosen.bind(("127.0.0.1", 0))
        return int(chosen.getsockname()[1])


def run_in_container(engine: str) -> int:
    """Build and run the container, and return the server's exit code."""
    port = find_free_port()
    run(engine, "build", "-t", CONTAINER_NAME, "-f", str(CONTAINERFILE), ".")
    run(engine, "run", "-d", "--name", CONTAINER_NAME, "-p", f"127.0.0.1:{port}:8000", CONTAINER_NAME)
    try:
        await_ready(port, lambda: run(engine, "inspect", "-f", "{{.State.Running}}", CONTAINER_NAME) == "true")
        run(engine, "exec", CONTAINER_NAME, *health_check("/opt/nasrid", 8000))
        run(engine, "stop", CONTAINER_NAME)
        return int(run(engine, "inspect", "-f", "{{.State.ExitCode}}", CONTAINER_NAME))
    finally:
        run(engine, "rm", "-f", CONTAINER_NAME)


def run_in_folder(folder: Path) -> int:
    """Run the steps of the first stage and the server in a folder, and return the server's exit code."""
    home, checkout, data, port = folder / "nasrid", folder / "checkout", folder / "data", find_free_port()
    for word, rest in first_stage():
        if word == "COPY":
            copy_files(checkout, *rest.split())
        elif word == "RUN" and not rest.startswith("apt-get"):  # this machine has its packages
            command = rest.replace("python -m venv", f"{shlex.quote(sys.executable)} -m venv")
            subprocess.run(command.replace("/opt/nasrid", str(home)), cwd=checkout, shell=True, check=True)
        elif word == "WORKDIR":
            checkout.mkdir()
    places = {"/opt/nasrid/bin/nasrid": f"{home}/bin/nasrid", "/data": str(data), "0.0.0.0": "127.0.0.1"}
    entry = [places.get(word, word) for word in json.loads(dict(read_instructions())["ENTRYPOINT"])]
    server = subprocess.Popen([*entry, "--port", str(port)], cwd=folder)
    try:
        await_ready(port, lambda: server.poll() is None)
        subprocess.run(health_check(str(home), port), check=True)
        server.send_signal(getattr(signal, dict(read_instructions())["STOPSIGNAL"]))
        return server.wait(timeout=READY_TIMEOUT_SECONDS)
    finally:
        server.kill()  # no effect after a normal exit


def first_stage() -> Iterator[tuple[str, str]]:
    has_begun = False
    for word, rest in read_instructions():
        if word == "FROM" and has_begun:
            return
        has_begun = True
        yield word, rest


def copy_files(checkout: Path, *names: str) -> None:
    *sources, target = names
    for name in sources:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, checkout / target, ignore=IGNORE_PATTERNS)
        else:
            place = checkout / target
            place.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, place)


def health_check(home: str, port: int) -> list[str]:
    _, _, command = dict(read_instructions())["HEALTHCHECK"].partition("CMD ")
    return [word.replace("/opt/nasrid", home).replace("8000", str(port)) for word in json.loads(command)]


def find_engine() -> str | None:
    """Return podman or docker, or None if neither responds. A client without its service is of no use."""
    for engine in filter(None, map(shutil.which, ("podman", "docker"))):
        if subprocess.run([engine, "info"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0:
            return engine
    return None


def main() -> int:
    if engine := find_engine():
        code = run_in_container(engine)
    else:
        print("Neither podman nor docker responds, so the steps of the container run in a folder.", flush=True)
        with tempfile.TemporaryDirectory() as folder:
            code = run_in_folder(Path(folder))
    print(
        "The container was built, became ready and healthy, and exited normally."
        if code == 0
        else f"The server exited with {code}."
    )
    return code


if __name__ == "__main__":
    sys.exit(main())
