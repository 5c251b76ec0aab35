"""Other browser engines: WebKit over WebDriver, and Firefox over WebDriver BiDi."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.client import NO_CERTIFICATES

BROWSER_TIMEOUT_SECONDS = 60
# Without compositing and the optimising WebAssembly compiler, a game takes half the CPU time.
WEBKIT_ENVIRONMENT = {"WEBKIT_DISABLE_COMPOSITING_MODE": "1", "JSC_useOMGJIT": "0"}
# A lower frame rate and no optimising WebAssembly compiler save CPU time.
FIREFOX_PREFERENCES = {"layout.frame_rate": 10, "javascript.options.wasm_optimizingjit": False}
MINIBROWSER_GLOB = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"


class Engine(Protocol):
    def goto(self, url: str) -> None: ...

    def run(self, script: str) -> Any:
        """Return the value of an expression in the page. Promises are awaited."""


class WebKit:
    def __init__(self, session: str) -> None:
        self._session = session

    def goto(self, url: str) -> None:
        self._post("/url", {"url": url})

    def run(self, script: str) -> Any:
        body = f"const [done] = [...arguments].slice(-1); Promise.resolve({script}).then(done, e => done(String(e)));"
        return self._post("/execute/async", {"script": body, "args": []})

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = httpx.post(
            self._session + path, json=body, timeout=BROWSER_TIMEOUT_SECONDS, verify=NO_CERTIFICATES
        ).json()["value"]
        assert not (isinstance(answer, dict) and "error" in answer), answer
        return answer


class Firefox:
    def __init__(self, connection: ClientConnection) -> None:
        self._socket, self._last_id = connection, 0
        self._do("session.new", capabilities={})
        self._page = self._do("browsingContext.getTree")["contexts"][0]["context"]

    def goto(self, url: str) -> None:
        self._do("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def run(self, script: str) -> Any:
        expression = f"Promise.resolve({script}).then(value => JSON.stringify(value ?? null))"
        target = {"context": self._page}
        answer = self._do("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])

    def _do(self, method: str, **params: Any) -> Any:
        self._last_id += 1
        self._socket.send(json.dumps({"id": self._last_id, "method": method, "params": params}))
        while (answer := json.loads(self._socket.recv(BROWSER_TIMEOUT_SECONDS))).get("id") != self._last_id:
            pass
        assert answer["type"] == "success", answer
        return answer["result"]


@contextmanager
def launch_webkit() -> Iterator[Engine]:
    browser = next(Path("/").glob(MINIBROWSER_GLOB.lstrip("/")), None)
    assert browser, "WebKit was not found: install webkit2gtk-driver and xvfb"
    port = _free_port()
    with (
        _start_display() as screen,
        _start_process("WebKitWebDriver", f"--port={port}", DISPLAY=screen, **WEBKIT_ENVIRONMENT),
    ):
        url = f"http://127.0.0.1:{port}"
        _wait_until_ready(url)
        options = {"binary": str(browser), "args": ["--automation"]}
        capabilities = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        started = httpx.post(
            f"{url}/session", json=capabilities, timeout=BROWSER_TIMEOUT_SECONDS, verify=NO_CERTIFICATES
        )
        session = f"{url}/session/{started.json()['value']['sessionId']}"
        try:
            yield WebKit(session)
        finally:
            httpx.delete(session, timeout=BROWSER_TIMEOUT_SECONDS, verify=NO_CERTIFICATES)


@contextmanager
def launch_firefox(profile: Path) -> Iterator[Engine]:
    preferences = (
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in FIREFOX_PREFERENCES.items()
    )
    (profile / "user.js").write_text("".join(preferences))
    arguments = ("--headless", "--remote-debugging-port", "0", "--profile", str(profile), "--no-remote")
    with _start_process("firefox-esr", *arguments, HOME=str(profile)) as browser:
        url = _read_address(browser, r"WebDriver BiDi listening on (ws://\S+)", "{}/session")
        with connect(url, max_size=None) as connection:
            yield Firefox(connection)


def _free_port() -> int:
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        port: int = server.getsockname()[1]
    return port


def _wait_until_ready(url: str) -> None:
    end = time.monotonic() + BROWSER_TIMEOUT_SECONDS
    while time.monotonic() < end:
        try:
            httpx.get(f"{url}/status", timeout=BROWSER_TIMEOUT_SECONDS, verify=NO_CERTIFICATES)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError(f"no response from {url}")


def _read_address(process: subprocess.Popen[str], pattern: str, form: str) -> str:
    """Return the address that a process prints when it is ready."""
    assert process.stdout
    for line in process.stdout:
        if found := re.search(pattern, line.strip()):
            return form.format(found[1])
    raise AssertionError(f"{process.args!r} did not start")


@contextmanager
def _start_display() -> Iterator[str]:
    """Run a virtual display."""
    with _start_process("Xvfb", "-displayfd", "1", "-screen", "0", "1440x900x24", "-nolisten", "tcp") as server:
        yield _read_address(server, r"^(\d+)$", ":{}")


@contextmanager
def _start_process(name: str, *arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    assert shutil.which(name), f"{name} was not found: install it (make test does on Debian as root)"
    process = subprocess.Popen(
        [name, *arguments],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until(engine: Engine, script: str, seconds: float) -> Any:
    """Wait until an expression is true, and return its value."""
    end = time.monotonic() + seconds
    while not (value := engine.run(script)):
        assert time.monotonic() < end, f"timed out: {script}\n{engine.run('document.body.innerText')}"
        time.sleep(0.1)
    return value
