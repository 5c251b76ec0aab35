"""Connections with bounded cost, so that the server needs no proxy for protection.

A connection is aborted if the client sends incomplete requests, does not read, floods or is dead. A graceful close
would wait for it.
"""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from nasrid.server.limits import Limits
from nasrid.server.rate_limit import TokenBuckets

CLOSE_TIMEOUT_SECONDS = 5.0
SHUTDOWN_CLOSE_SECONDS = 1.0
CONTROL_FRAMES_PER_10S = 30
MAX_FRAGMENTS = 64  # per message
TOO_MANY_HEADERS_RESPONSE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
RECEIVING_STATES = (h11.IDLE, h11.SEND_BODY)  # the request is incomplete


class ConnectionLimiter:
    """The number of connections per address. Proxies are exempt, because the limits apply to their clients."""

    def __init__(self, limits: Limits, proxies: str) -> None:
        self.limits = limits
        self._trusts_all = proxies == "*"
        self._proxies = (
            [] if self._trusts_all else [ip_network(network.strip(), False) for network in proxies.split(",")]
        )
        self._by_address: Counter[str] = Counter()

    def try_admit(self, address: str) -> bool:
        self._by_address[address] += 1
        return self._by_address[address] <= self.limits.connections_per_address or self._is_proxy(address)

    def leave(self, address: str) -> None:
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def _is_proxy(self, address: str) -> bool:
        return self._trusts_all or any(ip_address(address) in network for network in self._proxies)


class ServerConfig(uvicorn.Config):
    """The configuration of uvicorn, with the limiter for its connections."""

    def __init__(self, app: Any, limiter: ConnectionLimiter, **settings: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketConnection, **settings)
        self.limiter = limiter


@dataclass
class Timer:
    """A timer that can be stopped."""

    loop: asyncio.AbstractEventLoop
    seconds: float
    on_timeout: Callable[[], None]
    handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start the timer unless it is running."""
        if self.handle is None:
            self.handle = self.loop.call_later(self.seconds, self.on_timeout)

    def stop(self) -> None:
        if self.handle:
            self.handle.cancel()
            self.handle = None


class HttpConnection(H11Protocol):
    config: ServerConfig

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        limits = self.config.limiter.limits
        self._request_timer = Timer(self.loop, limits.request_seconds, self._abort)
        self._send_timer = Timer(self.loop, limits.send_timeout_seconds, self._abort)

    def _abort(self) -> None:
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _set_tcp_user_timeout(transport, self.config.limiter.limits.send_timeout_seconds)
        self._update_request_timer()
        if not self.config.limiter.try_admit(_address(self)):
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_request_timer()

    def _update_request_timer(self) -> None:
        """Limit the time to receive a whole request. Partial data does not extend it."""
        if self.conn.their_state in RECEIVING_STATES and self.transport.get_protocol() is self:
            self._request_timer.start()
        else:
            self._request_timer.stop()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._send_timer.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._send_timer.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_timer.stop()
        self._send_timer.stop()
        self.config.limiter.leave(_address(self))
        super().connection_lost(exc)

    def shutdown(self) -> None:
        if self.conn.their_state in RECEIVING_STATES:
            self.transport.abort()
        else:
            super().shutdown()
            _abort_later(self.transport, self.loop)


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket. `send_frame` and `close` never wait. The application finds it in its scope as `socket`."""

    config: ServerConfig

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._send_buffer_bytes = self.config.limiter.limits.send_buffer_bytes
        self._control_frames = TokenBuckets(CONTROL_FRAMES_PER_10S, 10)
        self._frames: list[bytes] = []
        self._received_at = self.loop.time()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["socket"] = self  # type: ignore[typeddict-unknown-key]

    def send_frame(self, frame: bytes) -> None:
        """Send an encoded frame. Frames of the same loop iteration are sent together."""
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(frame)

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if not (self.close_sent or self.disconnected):
            self.transport.write(b"".join(frames) if len(frames) > 1 else frames[0])
            self._check_send_buffer()

    def close(self, code: int, reason: str) -> None:
        """Close the connection without waiting for the client."""
        if self.close_sent or self.disconnected:
            return
        if self._frames:
            self._flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(CLOSE_TIMEOUT_SECONDS, self.transport.abort)

    def _check_send_buffer(self) -> None:
        if self.transport.get_write_buffer_size() > self._send_buffer_bytes:
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._check_control_frames()
        self._check_send_buffer()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._check_control_frames()

    def _check_control_frames(self) -> None:
        if not self._control_frames.try_take():
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > MAX_FRAGMENTS:
            self.transport.abort()

    def send_keepalive_ping(self) -> None:
        """Skip the ping if data has arrived since the last one, so active clients cause no extra traffic."""
        assert self.ping_interval
        seconds_left = self._received_at + self.ping_interval - self.loop.time()
        if seconds_left > 0:
            self.ping_timer = self.loop.call_later(seconds_left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._received_at = self.loop.time()
        super().data_received(data)
        if self.conn.handshake_exc and not self.handshake_initiated:
            self.handshake_initiated = True
            self.transport.write(TOO_MANY_HEADERS_RESPONSE)
            self.transport.close()
            _abort_later(self.transport, self.loop)

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        _abort_later(self.transport, self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.limiter.leave(_address(self))
        super().connection_lost(exc)

    def shutdown(self) -> None:
        super().shutdown()
        _abort_later(self.transport, self.loop)


def _address(connection: HttpConnection | SocketConnection) -> str:
    return connection.client[0] if connection.client else ""


def _abort_later(transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
    """Abort the connection after a short time for the client to read."""
    loop.call_later(SHUTDOWN_CLOSE_SECONDS, transport.abort)


def _set_tcp_user_timeout(transport: asyncio.Transport, seconds: int) -> None:
    """Limit how long the system keeps unacknowledged data, even after the connection is closed."""
    connection = transport.get_extra_info("socket")
    if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, seconds * 1000)
