"""Requests to push services.

Only public addresses are allowed, because clients choose the endpoint (SSRF protection). Of a response, only the status
is read.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

HTTPS_PORT = 443
CALL_TIMEOUT_SECONDS = 10.0
MAX_STATUS_LINE_BYTES = 1024
UNUSABLE_HOST = "no public host has this name"  # in every case, so that nobody finds out the names of private ones
ENDPOINT_RE = re.compile(r"https://[\x21-\x7e]+")
STATUS_LINE_RE = re.compile(rb"HTTP/1\.[01] (\d{3})\b.*\r\n")
# Clients choose the names, and a slow name server blocks a thread. Passwords are hashed in other threads.
_LOOKUP_THREADS = ThreadPoolExecutor(4, thread_name_prefix="dns")
GLOBAL_UNICAST_NET = ip_network("2000::/3")


class EndpointError(Exception):
    """The endpoint is not allowed or not a push service. The message says why."""


async def check_endpoint(endpoint: str, allow_private: bool = False) -> None:
    """Raise EndpointError unless a push service may be at this address. `allow_private` allows private networks."""
    await _resolve(_parse_endpoint(endpoint, allow_private), allow_private)


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, allow_private: bool = False) -> int:
    """Send a message and return the status. Raise EndpointError, OSError or TimeoutError if there is no response."""
    address = _parse_endpoint(endpoint, allow_private)
    async with asyncio.timeout(CALL_TIMEOUT_SECONDS):
        # Connect to the checked IP address, because the name may resolve differently the next time.
        host = await _resolve(address, allow_private)
        reader, writer = await asyncio.open_connection(
            host,
            address.port or HTTPS_PORT,
            limit=MAX_STATUS_LINE_BYTES,
            ssl=_ssl_context(),
            server_hostname=address.hostname,
        )
        try:
            writer.write(_encode_request(address, headers, body))
            return _parse_status(await reader.readuntil(b"\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise EndpointError("the response is not that of a push service") from None
        finally:
            writer.transport.abort()


def _parse_endpoint(endpoint: str, allow_private: bool) -> SplitResult:
    try:
        address = urlsplit(endpoint)
        port = address.port or HTTPS_PORT
    except ValueError:
        raise EndpointError("it is not a URL") from None
    if not ENDPOINT_RE.fullmatch(endpoint) or not address.hostname or "@" in address.netloc or address.fragment:
        raise EndpointError("the URL of a push service starts with https://")
    if port != HTTPS_PORT and not allow_private:
        raise EndpointError(f"push services use port {HTTPS_PORT}")
    return address


async def _resolve(address: SplitResult, allow_private: bool) -> str:
    """Return the first IP address of a host. Raise EndpointError unless all its addresses are public."""
    assert address.hostname
    try:
        look_up = partial(socket.getaddrinfo, address.hostname, address.port or HTTPS_PORT, type=socket.SOCK_STREAM)
        addresses = await asyncio.get_running_loop().run_in_executor(_LOOKUP_THREADS, look_up)
    except (OSError, UnicodeError):
        raise EndpointError(UNUSABLE_HOST) from None
    hosts = [str(where[0]) for *_, where in addresses]
    if not hosts or not (allow_private or all(map(_is_public, hosts))):
        raise EndpointError(UNUSABLE_HOST)
    return hosts[0]


def _is_public(host: str) -> bool:
    """Return whether an address is public and does not embed another address, which could be private."""
    address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address) and (address not in GLOBAL_UNICAST_NET or address.sixtofour or address.teredo):
        return False
    return address.is_global and not address.is_multicast


@cache
def _ssl_context() -> ssl.SSLContext:
    return ssl.create_default_context()


def _encode_request(address: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    target = (address.path or "/") + (f"?{address.query}" if address.query else "")
    fields = {"Host": address.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def _parse_status(line: bytes) -> int:
    match = STATUS_LINE_RE.fullmatch(line)
    if not match:
        raise EndpointError("the response is not that of a push service")
    return int(match[1])
