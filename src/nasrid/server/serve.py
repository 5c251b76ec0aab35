"""Runs a server: opens the port and the database, serves until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn

from nasrid.extras import needed_by
from nasrid.language import reason_of, t
from nasrid.rules.quoting import quoted
from nasrid.server.bots.policies import Policies
from nasrid.server.garbage import collect_gently
from nasrid.server.limits import Limits
from nasrid.server.logs import set_up_logs
from nasrid.server.push.notifier import PushSettings
from nasrid.server.registry.bus import Bus, BusError, NoBus
from nasrid.server.registry.registry import Registry
from nasrid.server.store.driver import Driver, StoreError
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.store.store import Store
from nasrid.server.systemd import keep_watchdog_quiet, notify
from nasrid.server.web.app import make_app
from nasrid.server.web.client import is_built
from nasrid.server.web.connections import Connections, ServerConfig

LARGEST_FRAME = 64 * 1024  # beyond it a WebSocket is closed; up to it too long a message gets an answer
PING = 45  # seconds without a sign of the other side, until it is asked for one; proxies may cut off after 60
PONG = 20  # seconds for that
FAREWELL = 10  # seconds for open requests when the server stops
log = logging.getLogger(__name__)


class ServeError(Exception):
    """The server cannot start; the sentence says what to do."""


@dataclass(frozen=True)
class ServerSettings:
    host: str
    port: int
    any_port: bool  # if that one is taken
    data: Path
    database: str | None
    bus: str | None
    browser: bool
    play: bool  # the browser opens a table with bots at once
    url: str | None
    proxies: str
    push_near: bool  # push services may be in the network of the server
    limits: Limits
    policies: Policies
    log_level: str


def data_folder() -> Path:
    """Where programs keep a user's data."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "nasrid"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "nasrid"


def serve(settings: ServerSettings) -> None:
    """Until SIGINT or SIGTERM."""
    set_up_logs(settings.log_level)
    _allow_many_connections()
    listener = _listen(settings.host, settings.port, settings.any_port)
    driver = driver_of(settings.database or f"sqlite:{settings.data / 'nasrid.sqlite'}")
    push = PushSettings(settings.url or "", settings.push_near)
    registry = Registry(Store(driver), _bus(settings), settings.limits, push, settings.policies)
    with listener, asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(_serve(settings, registry, listener))


async def _serve(settings: ServerSettings, registry: Registry, listener: socket.socket) -> None:
    server = _Server(_config(settings, registry))
    try:
        await registry.open()
    except (StoreError, BusError) as error:
        raise ServeError(str(error)) from None
    try:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, server.stop)
        registry.background.spawn(collect_gently())
        registry.background.spawn(keep_watchdog_quiet())
        _welcome(settings, listener)
        notify("READY=1")
        await server.serve(sockets=[listener])
    finally:
        notify("STOPPING=1")
        await registry.close()
    log.info("stopped")


class _Server(uvicorn.Server):
    """Leaves signals to us: the registry is closed after the last connection."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        self.force_exit = self.should_exit  # the second time, without waiting for anybody
        self.should_exit = True


def _config(settings: ServerSettings, registry: Registry) -> uvicorn.Config:
    origins = frozenset({settings.url.rstrip("/")} if settings.url else ())
    return ServerConfig(
        make_app(registry, origins),
        _connections(settings),
        lifespan="off",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        ws_per_message_deflate=False,  # it costs more memory than all the rest of a connection
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=FAREWELL,
    )


def _connections(settings: ServerSettings) -> Connections:
    try:
        return Connections(settings.limits, settings.proxies)
    except ValueError as error:
        raise ServeError(t("serve-proxies", reason=str(error))) from None


def _allow_many_connections() -> None:
    """As many open files as the system grants without asking."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # there is none for every system
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def driver_of(database: str) -> Driver:
    kind = urlsplit(database).scheme
    if kind in ("postgresql", "postgres"):
        with needed_by("PostgreSQL", "cluster"):
            from nasrid.server.store.postgres import PostgresDriver
        return PostgresDriver(database)
    if kind == "sqlite":
        return SqliteDriver(Path(database.removeprefix("sqlite:").removeprefix("//")))
    raise ServeError(t("serve-no-database", typed=quoted(database)))


def _bus(settings: ServerSettings) -> Bus:
    if settings.bus is None:
        return NoBus()
    if urlsplit(settings.bus).scheme not in ("nats", "tls"):
        raise ServeError(t("serve-no-bus", typed=quoted(settings.bus)))
    with needed_by("NATS", "cluster"):
        from nasrid.server.registry.nats_bus import NatsBus
    return NatsBus(settings.bus)


def _listen(host: str, port: int, or_any: bool = False) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if or_any and error.errno == errno.EADDRINUSE:
            return _listen(host, 0)
        message = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-port"
        raise ServeError(t(message, host=host, port=str(port), reason=reason_of(error))) from None


def _welcome(settings: ServerSettings, listener: socket.socket) -> None:
    address = settings.url or _address(listener)
    where = "PostgreSQL" if settings.database else str(settings.data)
    print(t("cli-serve-here", address=address, where=where), flush=True)
    if not settings.url and (near := _address_in_network(listener)):
        print(t("cli-serve-near", address=near), flush=True)
    if not is_built():
        print(t("cli-serve-not-built"), flush=True)
    elif settings.browser:
        page = f"{address}/#play" if settings.play else address
        threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()


def _address_in_network(listener: socket.socket) -> str | None:
    """If it listens everywhere: the address of this computer as others see it. Nothing is sent to find out."""
    host, port = listener.getsockname()[:2]
    if host != "0.0.0.0":
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that nobody has
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{port}"


def _address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
