"""The server process: port, database, signals."""

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

from nasrid import is_compiled, loading
from nasrid.extras import requires_extra
from nasrid.i18n import describe_error, t
from nasrid.rules.quoting import quoted
from nasrid.server.bots.policies import Policies
from nasrid.server.gc_schedule import run_gc_schedule
from nasrid.server.limits import Limits
from nasrid.server.logs import configure_logging
from nasrid.server.node.bus import Bus, BusError, NoBus
from nasrid.server.node.node import Node
from nasrid.server.node.ownership import Ownership
from nasrid.server.push.notifier import PushSettings
from nasrid.server.store.database import Database
from nasrid.server.store.driver import DatabaseError, Driver, StoreError
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.systemd import feed_watchdog, notify
from nasrid.server.web.app import make_app
from nasrid.server.web.connections import ConnectionLimiter, ServerConfig
from nasrid.server.web.static_client import is_built

MAX_FRAME_BYTES = 64 * 1024  # a longer message closes the WebSocket; a shorter one that is too long gets an error
PING_INTERVAL_SECONDS = 45  # without received data; proxies may disconnect after 60
PONG_TIMEOUT_SECONDS = 20
SHUTDOWN_TIMEOUT_SECONDS = 10  # for open requests
log = logging.getLogger(__name__)


class ServeError(Exception):
    """The server cannot start. The message says what to do."""


@dataclass(frozen=True)
class ServerSettings:
    host: str
    port: int
    can_use_any_port: bool  # if `port` is in use
    data: Path
    database: str | None
    bus: str | None
    should_open_browser: bool
    should_open_table: bool  # with bots, in the browser
    url: str | None
    proxies: str
    drain_seconds: int  # from the signal to stop until the process stops; /ready is 503 meanwhile
    allow_private_push: bool  # allow push services in private networks
    limits: Limits
    policies: Policies
    log_level: str


def data_folder() -> Path:
    """Return the system's folder for user data."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "nasrid"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "nasrid"


def serve(settings: ServerSettings) -> None:
    """Serve until SIGINT or SIGTERM."""
    configure_logging(settings.log_level)
    _raise_open_file_limit()
    listener = _listen(settings.host, settings.port, settings.can_use_any_port)
    driver = driver_for(settings.database or f"sqlite:{settings.data / 'nasrid.sqlite'}")
    push = PushSettings(settings.url or "", settings.allow_private_push)
    node = Node(Database(driver), _make_bus(settings), settings.limits, push, settings.policies)
    with listener, asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(_serve(settings, node, listener))


async def _serve(settings: ServerSettings, node: Node, listener: socket.socket) -> None:
    server = _Server(_make_config(settings, node), node.ownership, settings.drain_seconds)
    try:
        await node.open()
    except (StoreError, BusError) as error:
        raise ServeError(str(error)) from None
    except DatabaseError as error:
        raise ServeError(error.explain()) from None
    try:
        loop = asyncio.get_running_loop()
        for signal_number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(signal_number, server.stop)
        node.background.spawn(run_gc_schedule())
        node.background.spawn(feed_watchdog())
        _print_welcome(settings, node.database.driver.inner, listener)
        notify("READY=1")
        await server.serve(sockets=[listener])
    finally:
        notify("STOPPING=1")
        await node.close()
    log.info("stopped")


class _Server(uvicorn.Server):
    """A uvicorn server that leaves signals to us, because the node is closed after the last connection."""

    def __init__(self, config: uvicorn.Config, ownership: Ownership, drain_seconds: int) -> None:
        super().__init__(config)
        self._ownership = ownership
        self._drain_seconds = drain_seconds
        self._exit: asyncio.TimerHandle | None = None

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    def stop(self) -> None:
        """Stop when proxies have had time to notice. A second signal waits for nothing."""
        self._ownership.is_stopping = True
        if self._exit:
            self._exit.cancel()
            self.should_exit = self.force_exit = True
        else:
            self._exit = asyncio.get_running_loop().call_later(self._drain_seconds, self._close)

    def _close(self) -> None:
        self.should_exit = True


def _make_config(settings: ServerSettings, node: Node) -> uvicorn.Config:
    return ServerConfig(
        make_app(node, settings.url),
        _make_connection_limiter(settings),
        lifespan="off",
        ws_max_size=MAX_FRAME_BYTES,
        ws_ping_interval=PING_INTERVAL_SECONDS,
        ws_ping_timeout=PONG_TIMEOUT_SECONDS,
        ws_per_message_deflate=False,  # it would use more memory than the rest of a connection
        access_log=False,
        log_config=None,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_SECONDS,
    )


def _make_connection_limiter(settings: ServerSettings) -> ConnectionLimiter:
    try:
        return ConnectionLimiter(settings.limits, settings.proxies)
    except ValueError as error:
        raise ServeError(t("serve-proxies", reason=str(error))) from None


def _raise_open_file_limit() -> None:
    """Raise the limit of open files to the maximum without privileges."""
    _, limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop
    except ImportError:  # not available on every system
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def driver_for(database: str) -> Driver:
    scheme = urlsplit(database).scheme
    if scheme in ("postgresql", "postgres"):
        with requires_extra("PostgreSQL", "cluster"):
            from nasrid.server.store.postgres import PostgresDriver
        return PostgresDriver(database)
    if scheme == "sqlite":
        return SqliteDriver(Path(database.removeprefix("sqlite:").removeprefix("//")))
    raise ServeError(t("serve-no-database", typed=quoted(without_password(database))))


def without_password(url: str) -> str:
    """Return the address of a service for a message. It may have been typed with errors."""
    start, at, end = url.rpartition("@")
    scheme, slashes, _ = start.partition("://")
    return f"{scheme}{slashes}…@{end}" if at else url


def _make_bus(settings: ServerSettings) -> Bus:
    if settings.bus is None:
        return NoBus()
    if urlsplit(settings.bus).scheme not in ("nats", "tls"):
        raise ServeError(t("serve-no-bus", typed=quoted(without_password(settings.bus))))
    with requires_extra("NATS", "cluster"):
        from nasrid.server.node.nats_bus import NatsBus
    return NatsBus(settings.bus, os.environ.get("NATS_USER"), os.environ.get("NATS_PASSWORD"))


def _listen(host: str, port: int, can_use_any_port: bool = False) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if can_use_any_port and error.errno == errno.EADDRINUSE:
            return _listen(host, 0)
        message = "serve-port-taken" if error.errno == errno.EADDRINUSE else "serve-port"
        raise ServeError(t(message, host=host, port=str(port), reason=describe_error(error))) from None


def _print_welcome(settings: ServerSettings, driver: Driver, listener: socket.socket) -> None:
    address = settings.url or _local_url(listener)
    print(t("cli-serve-here", address=address, where=_database_label(settings, driver)), flush=True)
    if not settings.url and (network_url := _network_url(listener)):
        print(t("cli-serve-near", address=network_url), flush=True)
    if not is_compiled and not loading.IS_PURE_REQUESTED:
        print(t("cli-serve-interpreted"), flush=True)
    if not is_built():
        print(t("cli-serve-not-built"), flush=True)
    elif settings.should_open_browser:
        page = f"{address}/#play" if settings.should_open_table else address
        threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()


def _database_label(settings: ServerSettings, driver: Driver) -> str:
    """Return the path of the data, or the product without the address, which may contain a password."""
    if settings.database is None:
        return str(settings.data)
    return str(driver.file) if isinstance(driver, SqliteDriver) else "PostgreSQL"


def _network_url(listener: socket.socket) -> str | None:
    """Return the URL in the local network if the server listens on all interfaces. Nothing is sent."""
    host, port = listener.getsockname()[:2]
    if host != "0.0.0.0":
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation
        except OSError:
            return None
        return f"http://{probe.getsockname()[0]}:{port}"


def _local_url(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
