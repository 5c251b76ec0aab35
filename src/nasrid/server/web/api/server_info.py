"""Endpoints about the server: features, health, metrics."""

import asyncio
from ipaddress import ip_address

from starlette.responses import Response

from nasrid import __version__
from nasrid.bots import LEVELS
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.table.specs import GAMES, MODULES
from nasrid.server.bots.policies import Policies
from nasrid.server.limits import Limits
from nasrid.server.metrics import CONTENT_TYPE, Metrics
from nasrid.server.node.ownership import Ownership
from nasrid.server.protocol import forms
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.info import CLIENT_PROTOCOL_VERSION
from nasrid.server.store.database import Database
from nasrid.server.web.endpoint import EndpointGroup, RequestContext, not_found

PROXY_HEADERS = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
endpoints = EndpointGroup("server", "Features, health and metrics of the server")


@endpoints.declare("GET", "/api/about", access="anyone")
async def about(context: RequestContext, policies: Policies, limits: Limits) -> forms.About:
    """Return the versions, games, modules, bot levels and limits of this server"""
    return forms.About(
        __version__,
        CLIENT_PROTOCOL_VERSION,
        RULES_VERSION,
        list(GAMES),
        list(MODULES),
        [forms.LevelInfo(level.name, level.description) for level in LEVELS.values()],
        policies.names,
        limits,
    )


@endpoints.declare("GET", "/health", access="anyone")
async def health(context: RequestContext) -> forms.Health:
    """Report that the process is alive"""
    return forms.Health("ok")


@endpoints.declare("GET", "/ready", access="anyone", errors=("unavailable",))
async def ready(context: RequestContext, database: Database, ownership: Ownership) -> forms.Health:
    """Report that the process can serve: its database is writable, and it is not stopping"""
    try:
        async with asyncio.timeout(2):
            await database.ping()
    except Exception:
        raise RefusalError("unavailable", "the database does not respond") from None
    if not ownership.can_write:
        raise RefusalError("unavailable", "the database is not writable; is the disk full?")
    if ownership.is_stopping:
        raise RefusalError("unavailable", "the server is shutting down")
    return forms.Health("ok")


@endpoints.declare("GET", "/metrics", access="anyone", errors=("not_found",))
async def metrics(context: RequestContext, metrics: Metrics) -> Response:
    """Return metrics for Prometheus, to callers on this machine or its private network"""
    if not _is_private_caller(context):
        raise not_found()
    return Response(metrics.render(), media_type=CONTENT_TYPE)


def _is_private_caller(context: RequestContext) -> bool:
    try:
        is_private = ip_address(context.address).is_private
    except ValueError:
        is_private = False
    return is_private and not any(name in context.request.headers for name in PROXY_HEADERS)
