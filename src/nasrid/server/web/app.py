"""The ASGI application."""

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
from nasrid.server.authentication import Authentication
from nasrid.server.node.node import Node
from nasrid.server.passkeys import PasskeyAuthentication
from nasrid.server.protocol.errors import RefusalError, server_error
from nasrid.server.protocol.schema import socket_schema
from nasrid.server.web.api import ENDPOINTS, PUBLIC_ENDPOINTS
from nasrid.server.web.endpoint import COMMAND_ID, not_found
from nasrid.server.web.guard import Guard, RefusalResponse
from nasrid.server.web.openapi import make_document
from nasrid.server.web.passkey_address import PasskeyAddress
from nasrid.server.web.quotas import Quotas
from nasrid.server.web.sockets import Sockets
from nasrid.server.web.static_client import CLIENT_DIR, StaticClient

log = logging.getLogger(__name__)


def make_app(node: Node, url: str | None = None, client: Path = CLIENT_DIR) -> ASGIApp:
    authentication, quotas = Authentication(node.database), Quotas(node.limits)
    passkeys = PasskeyAuthentication(node.database, authentication)
    close_registration("the server")
    sockets = Sockets(node, authentication, quotas)

    async def on_signed_out(player: str) -> None:
        await sockets.close_signed_out(player)
        await node.peers.publish_signed_out(player)

    async def on_signed_out_elsewhere(player: str) -> None:
        authentication.forget_sessions(player)
        await sockets.close_signed_out(player)

    authentication.on_signed_out = on_signed_out
    node.peers.on_signed_out = on_signed_out_elsewhere
    node.housekeeping.close_ended_sockets = sockets.close_ended
    parts = (*vars(node).values(), *vars(node.database).values(), node.bots.policies)
    services = {type(service): service for service in (authentication, passkeys, PasskeyAddress(url), quotas, *parts)}
    app = Starlette(
        routes=[
            *(endpoint.route(authentication, services) for endpoint in ENDPOINTS),
            *(Route(path, MethodNotAllowed(path)) for path in {endpoint.path: None for endpoint in PUBLIC_ENDPOINTS}),
            _document("/openapi.json", lambda: make_document(PUBLIC_ENDPOINTS)),
            _document("/socket.schema.json", socket_schema),
            Route("/api/{path:path}", RefusalResponse(not_found())),
            Mount("/", StaticClient(client)),
        ],
        exception_handlers={
            RefusalError: _on_refusal,
            HTTPException: _on_http_error,
            ClientDisconnect: _on_disconnect,
            Exception: _on_error,
        },
    )
    return Guard(app, sockets, node, frozenset({url} if url else ()))


def _document(path: str, make: Callable[[], dict[str, Any]]) -> Route:
    """Return the route of a document that is made on the first request, because it takes longer than the start."""

    @cache
    def text() -> bytes:
        return json.dumps(make()).encode()

    async def describe(request: Request) -> Response:
        return Response(await to_thread(text), media_type="application/json")

    return Route(path, describe)


async def _on_refusal(request: Request, error: Any) -> Response:
    return RefusalResponse(error, request.scope.get(COMMAND_ID))


async def _on_disconnect(request: Request, error: Any) -> Response:
    """Log the status of a request whose sender has disconnected."""
    return RefusalResponse(RefusalError("bad_message", "the client disconnected before the end of the body"))


async def _on_http_error(request: Request, error: Any) -> Response:
    if error.status_code == 405:
        # For static files, older versions of Starlette do not set Allow.
        return _method_not_allowed(request.method, (error.headers or {}).get("Allow", "GET, HEAD"))
    return RefusalResponse(not_found())


class MethodNotAllowed:
    """The response to other methods on the path of an endpoint; without it, the request would be for a file."""

    def __init__(self, path: str) -> None:
        methods = {endpoint.method for endpoint in PUBLIC_ENDPOINTS if endpoint.path == path}
        self._allowed = ", ".join(sorted(methods | {"HEAD"} if "GET" in methods else methods))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await _method_not_allowed(scope["method"], self._allowed)(scope, receive, send)


def _method_not_allowed(method: str, allowed: str) -> Response:
    response = RefusalResponse(RefusalError("method_not_allowed", f"{method} is not allowed here; use {allowed}"))
    response.headers["allow"] = allowed
    return response


async def _on_error(request: Request, error: Exception) -> Response:
    log.error("request failed", exc_info=error, extra={"table": request.path_params.get("table", "")})
    return RefusalResponse(server_error(), request.scope.get(COMMAND_ID))
