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

HTTPS = 443
PATIENCE = 10.0  # seconds for the whole call
LONGEST_LINE = 1024  # bytes of an answer that are read
ENDPOINT = re.compile(r"https://[\x21-\x7e]+")
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})\b.*\r\n")
WORLD = ip_network("2000::/3")


class NotCallable(Exception):  # noqa: N818 (what has happened)
    """Nobody may be called there, or nobody is there; the sentence says which."""


async def check(endpoint: str, near: bool = False) -> None:
    """NotCallable unless a push service may be at this address; `near`: in the network of this server, too."""
    await _found(_split(endpoint, near), near)


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, near: bool = False) -> int:
    """The status that is answered. NotCallable, OSError or TimeoutError if there is none."""
    address = _split(endpoint, near)
    async with asyncio.timeout(PATIENCE):
        # Not by its name again: what it leads to may have changed since it was checked.
        host = await _found(address, near)
        reader, writer = await asyncio.open_connection(
            host, address.port or HTTPS, limit=LONGEST_LINE, ssl=_trusted(), server_hostname=address.hostname
        )
        try:
            writer.write(_request(address, headers, body))
            return _status(await reader.readuntil(b"\r\n"))
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise NotCallable("it does not answer as a push service does") from None
        finally:
            writer.transport.abort()


def _split(endpoint: str, near: bool) -> SplitResult:
    try:
        address = urlsplit(endpoint)
        port = address.port or HTTPS
    except ValueError:
        raise NotCallable("it is no address") from None
    if not ENDPOINT.fullmatch(endpoint) or not address.hostname or "@" in address.netloc or address.fragment:
        raise NotCallable("the address of a push service is https://…")
    if port != HTTPS and not near:
        raise NotCallable(f"push services are at port {HTTPS}")
    return address


async def _found(address: SplitResult, near: bool) -> str:
    """The first of the IP addresses that a name leads to, if all of them are the world's."""
    assert address.hostname
    try:
        found = await asyncio.get_running_loop().getaddrinfo(address.hostname, address.port or HTTPS, type=SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotCallable("there is no push service of this name") from None
    hosts = [str(where[0]) for *_, where in found]
    if not hosts or not (near or all(map(_is_of_the_world, hosts))):
        raise NotCallable("there is no push service in this network")
    return hosts[0]


def _is_of_the_world(host: str) -> bool:
    """Neither near, nor an address that has another one in it, which could be."""
    address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address) and (address not in WORLD or address.sixtofour or address.teredo):
        return False
    return address.is_global and not address.is_multicast


@cache
def _trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(address: SplitResult, headers: Mapping[str, str], body: bytes) -> bytes:
    target = (address.path or "/") + (f"?{address.query}" if address.query else "")
    fields = {"Host": address.netloc, **headers, "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode("ascii") + body


def _status(line: bytes) -> int:
    found = STATUS.fullmatch(line)
    if not found:
        raise NotCallable("it does not answer as a push service does")
    return int(found[1])
