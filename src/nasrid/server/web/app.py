"""The ASGI application."""

from __future__ import annotations

import json
import logging
from asyncio import to_thread
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from nasrid.rules.table.rules import close_registration
from nasrid.server.people import People
from nasrid.server.protocol.errors import Refusal, fault
from nasrid.server.protocol.schema import socket_schema
from nasrid.server.registry.registry import Registry
from nasrid.server.web.api import ENDPOINTS
from nasrid.server.web.client import BUILT, Client
from nasrid.server.web.endpoints import Quotas
from nasrid.server.web.guard import Guard, refused
from nasrid.server.web.openapi import document
from nasrid.server.web.sockets import Sockets

NO_SUCH_PAGE = Refusal("no_such_page", "there is no such page; /openapi.json lists what there is")
log = logging.getLogger(__name__)


def make_app(registry: Registry, origins: frozenset[str] = frozenset(), client: Path = BUILT) -> ASGIApp:
    people, quotas = People(registry.store), Quotas(registry.limits)
    close_registration("the server")

    sockets = Sockets(registry, people, quotas)

    async def signed_out(player: str) -> None:
        await sockets.look_again(player)
        await registry.peers.signed_out(player)

    async def signed_out_elsewhere(player: str) -> None:
        people.forget()
        await sockets.look_again(player)

    people.when_signed_out = signed_out
    registry.peers.when_signed_out = signed_out_elsewhere
    app = Starlette(
        routes=[
            *(endpoint.route(registry, people, quotas) for endpoint in ENDPOINTS),
            *(Route(path, WrongMethod(path)) for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)),
            _document("/openapi.json", lambda: document(ENDPOINTS)),
            _document("/socket.schema.json", socket_schema),
            Route("/api/{path:path}", NoSuchPage()),
            Mount("/", Client(client)),
        ],
        exception_handlers={
            Refusal: _refuse,
            HTTPException: _refuse_http,
            ClientDisconnect: _end,
            Exception: _fail,
        },
    )
    return Guard(app, sockets, registry.limits, registry.metrics, origins, registry.keeps_out)


def _document(path: str, make: Callable[[], dict[str, Any]]) -> Route:
    """What describes the server is made when somebody first asks for it: that takes longer than the rest of a start."""

    @cache
    def text() -> bytes:
        return json.dumps(make()).encode()

    async def describe(request: Request) -> Response:
        return Response(await to_thread(text), media_type="application/json")

    return Route(path, describe)


async def _refuse(request: Request, error: Any) -> Response:
    return refused(error)


async def _end(request: Request, error: Any) -> Response:
    """Whoever asked has gone in the middle of it; nobody reads the answer."""
    return refused(Refusal("bad_message", "the request ended before its body did"))


async def _refuse_http(request: Request, error: Any) -> Response:
    if error.status_code == 405:
        # Files: older versions of Starlette do not say what is allowed.
        return _wrong_method(request.method, (error.headers or {}).get("Allow", "GET, HEAD"))
    return refused(NO_SUCH_PAGE)


class WrongMethod:
    """Answers where no endpoint of a path does: otherwise the request would be taken for one for a file."""

    def __init__(self, path: str) -> None:
        methods = {endpoint.method for endpoint in ENDPOINTS if endpoint.path == path}
        self._allowed = ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await _wrong_method(scope["method"], self._allowed)(scope, receive, send)


class NoSuchPage:
    """For whatever method."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await refused(NO_SUCH_PAGE)(scope, receive, send)


def _wrong_method(method: str, allowed: str) -> Response:
    response = refused(Refusal("wrong_method", f"{method} is not possible here; {allowed} is"))
    response.headers["allow"] = allowed
    return response


async def _fail(request: Request, error: Exception) -> Response:
    log.error("a request failed", exc_info=error)
    return refused(fault())
