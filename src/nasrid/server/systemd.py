"""Notifications to systemd: readiness and watchdog."""

import asyncio
import os
import socket


def notify(state: str) -> None:
    """Send a state to systemd. Do nothing if it does not listen."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect("\0" + address[1:] if address.startswith("@") else address)
        line.sendall(state.encode())


async def feed_watchdog() -> None:
    """Feed the watchdog at twice the required rate. If the event loop hangs, systemd restarts the service."""
    seconds = int(os.environ.get("WATCHDOG_USEC", "0")) / 2_000_000
    while seconds:
        notify("WATCHDOG=1")
        await asyncio.sleep(seconds)
