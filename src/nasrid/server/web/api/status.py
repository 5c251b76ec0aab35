"""The endpoint of the operator's page."""

import time

from nasrid import __version__, is_compiled
from nasrid.rules.game import RULES_VERSION
from nasrid.server.metrics import Durations, Metrics, total
from nasrid.server.node.monitor import Monitor
from nasrid.server.node.ownership import Ownership
from nasrid.server.protocol import forms
from nasrid.server.web.endpoint import EndpointGroup, RequestContext

STARTED_AT = time.time()
endpoints = EndpointGroup("status", "The operator's page")


@endpoints.declare("GET", "/api/admin/status", access="admin", errors=("not_found", "second_factor_required"))
async def server_status(
    context: RequestContext, monitor: Monitor, metrics: Metrics, ownership: Ownership
) -> forms.ServerStatus:
    """Return the state of the process that answers; not found unless the user is an administrator"""
    now = monitor.readings()
    return forms.ServerStatus(
        version=__version__,
        rules_version=RULES_VERSION,
        is_compiled=is_compiled,
        started=STARTED_AT,
        processes=now.processes,
        players=now.players,
        sockets=now.sockets,
        owned_tables=now.owned_tables,
        followed_tables=now.followed_tables,
        queues=forms.Queues(**vars(now.queues)),
        latencies=forms.Latencies(
            commands=_latency(metrics.command_seconds.durations),
            requests=_latency(metrics.request_seconds.all),
            database=_latency(metrics.database_seconds.durations),
            loop=_latency(metrics.loop_lag.durations),
        ),
        commands=dict(metrics.commands.counts),
        refusals=dict(metrics.refusals.counts),
        is_writable=ownership.can_write,
        is_bus_connected=now.is_bus_connected,
        database_bytes=now.database_bytes,
        free_disk_bytes=now.free_disk_bytes,
        damaged_tables=now.damaged_tables,
        database_errors=total(metrics.database_errors),
        bot_failures=total(metrics.bot_failures),
        takeovers=total(metrics.takeovers),
    )


def _latency(durations: Durations) -> forms.Latency:
    return forms.Latency(*(_milliseconds(durations.quantile(share)) for share in (0.5, 0.99)))


def _milliseconds(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds * 1000, 1)
