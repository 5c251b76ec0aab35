"""Checks of every request: bans, rate limits, origin, size; and security headers of every response."""

import logging
import time
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nasrid.server.addresses import normalise_address
from nasrid.server.node.node import Node
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import encode, error_message
from nasrid.server.rate_limit import TokenBuckets

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
SECURITY_HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # table links are secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
log = logging.getLogger(__name__)


class RefusalResponse(Response):
    """The response to a refused request. It leaves the error code in the scope, where the guard counts it."""

    def __init__(self, refusal: RefusalError, command_id: str | None = None) -> None:
        headers = SECURITY_HEADERS | ({"retry-after": "10"} if refusal.status == 429 else {})
        super().__init__(encode(error_message(refusal, command_id)), refusal.status, headers, "application/json")
        self._code = refusal.code

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["refusal"] = self._code
        await super().__call__(scope, receive, send)


def address_of(scope: Scope) -> str:
    """Return the client address for limits: of IPv6 only the network, because clients choose the rest."""
    client = scope.get("client")
    return normalise_address(client[0] if client else "")


class Guard:
    """The outermost layer of the application.

    WebSockets bypass Starlette, because thousands stay open and every layer around them uses memory. Requests from
    browsers are allowed from `origins`, and from pages loaded by an IP address or a name of this machine. Any other
    host name may belong to another site that resolves to this server (DNS rebinding).
    """

    def __init__(self, pages: ASGIApp, sockets: ASGIApp, node: Node, origins: frozenset[str]) -> None:
        self.pages = pages
        self.sockets = sockets
        self.node = node
        self.limits = node.limits
        self.origins = origins
        self._names = frozenset({"localhost", gethostname().lower(), f"{gethostname().lower()}.local"})
        self._requests = TokenBuckets(self.limits.burst_requests, self.limits.burst_seconds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            app = self._handle_request if scope["type"] == "http" else self._socket_app(scope)
            await app(scope, receive, send)
        finally:
            if code := scope.get("refusal"):
                self.node.metrics.count_refusal(code)

    def _socket_app(self, scope: Scope) -> ASGIApp:
        """Return the application for a WebSocket. It is not called here, because each layer costs time per message."""
        try:
            self._check_request(scope)
        except RefusalError as refusal:
            return RefusalResponse(refusal)
        return self.sockets

    async def _handle_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status, has_started = 500, False

        async def send_guarded(message: Message) -> None:
            nonlocal status, has_started
            if message["type"] == "http.response.start":
                status, has_started = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
                if self.node.ownership.is_stopping:
                    headers["connection"] = "close"  # so that no proxy sends its next request when this process stops
            await send(message)

        try:
            self._check_request(scope)
            await self.pages(scope, _limited(receive, self.limits.body_bytes), send_guarded)
        except RefusalError as refusal:
            await RefusalResponse(refusal)(scope, receive, send_guarded)
        except Exception:
            if not has_started:
                raise
            # Starlette has logged the error and sent a response. Raised further, it would cut the connection.
        finally:
            seconds = time.perf_counter() - began
            route = getattr(scope.get("route"), "path", "") or "other"  # not the path, which contains the table id
            self.node.metrics.count_request(route, status, seconds)
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "ms": round(seconds * 1000, 1),
                },
            )

    def _check_request(self, scope: Scope) -> None:
        if address_of(scope) in self.node.housekeeping.banned_addresses:
            raise RefusalError("banned", "your network address is banned from this server")
        if not self._requests.try_take(address_of(scope)):
            raise RefusalError("rate_limited", "too many requests from your address; wait a few seconds")
        headers = Headers(scope=scope)
        is_socket = scope["type"] == "websocket"
        if is_socket or scope["method"] not in SAFE_METHODS:
            self._check_origin(headers)
        if not is_socket and scope["method"] not in SAFE_METHODS:
            self._check_body(headers)

    def _check_origin(self, headers: Headers) -> None:
        """Raise RefusalError for requests from other sites. Requests without an origin do not come from a browser."""
        origin = headers.get("origin")
        is_own = origin is None or origin in self.origins or self._is_own_origin(origin, headers.get("host", ""))
        if not is_own or headers.get("sec-fetch-site") == "cross-site":
            raise RefusalError(
                "cross_origin", "this request comes from another site, or --url does not match this address"
            )

    def _is_own_origin(self, origin: str, host: str) -> bool:
        try:
            address = urlsplit(origin)
            return address.netloc == host and (address.hostname in self._names or _is_ip(address.hostname))
        except ValueError:  # not a URL
            return False

    def _check_body(self, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.limits.body_bytes:
            raise RefusalError("too_large", f"a request may have at most {self.limits.body_bytes} bytes")
        content_type = headers.get("content-type", "").partition(";")[0].strip().lower()
        if (length != "0" or "transfer-encoding" in headers) and content_type != "application/json":
            raise RefusalError("unsupported_media_type", "the content type of a request must be application/json")


def _is_ip(name: str | None) -> bool:
    try:
        return bool(ip_address(name or ""))
    except ValueError:
        return False


def _limited(receive: Receive, limit: int) -> Receive:
    """Limit the size of a body without a content length."""
    left = limit

    async def receive_limited() -> Message:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise RefusalError("too_large", "the request is too large")
        return message

    return receive_limited
