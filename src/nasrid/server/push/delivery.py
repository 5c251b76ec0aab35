"""Calls push services: those of the world, and nobody in the network of this server, whatever address a stranger gives.
An answer is read no further than its status, and not waited for for long."""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from functools import cache
from ipaddress import IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM
from urllib.parse import SplitResult, urlsplit

HTTPS_PORT = 443
CALL_TIMEOUT_SECONDS = 10.0  # seconds for the whole call
MAX_STATUS_LINE_BYTES = 1024  # bytes of an answer that are read
ENDPOINT_RE = re.compile(r"https://[\x21-\x7e]+")
STATUS_LINE_RE = re.compile(rb"HTTP/1\.[01] (\d{3})\b.*\r\n")
GLOBAL_UNICAST_NET = ip_network("2000::/3")


class EndpointError(Exception):
    """Nobody may be called there, or nobody is there; the sentence says which."""


async def check_endpoint(endpoint: str, allow_private: bool = False) -> None:
    """NotCallable unless a push service may be at this address; `near`: in the network of this server, too."""
    await _resolve(_parse_endpoint(endpoint, allow_private), allow_private)


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, allow_private: bool = False) -> int:
    """The status that is answered. NotCallable, OSError or TimeoutError if there is none."""
    address = _parse_endpoint(endpoint, allow_private)
    async with asyncio.timeout(CALL_TIMEOUT_SECONDS):
        # Not by its name again: what it leads to may have changed since it was checked.
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
            raise EndpointError("it does not answer as a push service does") from None
        finally:
            writer.transport.abort()


def _parse_endpoint(endpoint: str, allow_private: bool) -> SplitResult:
    try:
        address = urlsplit(endpoint)
        port = address.port or HTTPS_PORT
    except ValueError:
        raise EndpointError("it is no address") from None
    if not ENDPOINT_RE.fullmatch(endpoint) or not address.hostname or "@" in address.netloc or address.fragment:
        raise EndpointError("the address of a push service is https://…")
    if port != HTTPS_PORT and not allow_private:
        raise EndpointError(f"push services are at port {HTTPS_PORT}")
    return address


async def _resolve(address: SplitResult, allow_private: bool) -> str:
    """The first of the IP addresses that a name leads to, if all of them are the world's."""
    assert address.hostname
    try:
        addresses = await asyncio.get_running_loop().getaddrinfo(
            address.hostname, address.port or HTTPS_PORT, type=SOCK_STREAM
        )
    except (OSError, UnicodeError):
        raise EndpointError("there is no push service of this name") from None
    hosts = [str(where[0]) for *_, where in addresses]
    if not hosts or not (allow_private or all(map(_is_public, hosts))):
        raise EndpointError("there is no push service in this network")
    return hosts[0]


def _is_public(host: str) -> bool:
    """Neither near, nor an address that has another one in it, which could be."""
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
        raise EndpointError("it does not answer as a push service does")
    return int(match[1])
