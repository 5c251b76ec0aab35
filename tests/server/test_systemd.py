"""Readiness and watchdog notifications to systemd."""

import socket
from pathlib import Path

import pytest

from tests.server.client import SECONDS, Server


def test_notifies_systemd_when_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(SECONDS)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        monkeypatch.setenv("WATCHDOG_USEC", "200000")
        with Server(tmp_path / "data"):
            heard = [line.recv(100) for _ in range(4)]
        line.settimeout(0.2)
        assert heard.count(b"READY=1") == 1
        assert heard.count(b"WATCHDOG=1") == 3
