"""Tells systemd that the server is ready, and again and again that it is alive."""

from __future__ import annotations

import asyncio
import os
import socket


def notify(state: str) -> None:
    """Nothing happens where nobody listens."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect("\0" + address[1:] if address.startswith("@") else address)
        line.sendall(state.encode())


async def feed_watchdog() -> None:
    """Twice as often as it wants to hear. If the loop hangs, it hears nothing, and the service is started again."""
    seconds = int(os.environ.get("WATCHDOG_USEC", "0")) / 2_000_000
    while seconds:
        notify("WATCHDOG=1")
        await asyncio.sleep(seconds)
