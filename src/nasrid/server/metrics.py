"""Figures for Prometheus. They count; they never name a person or a table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from nasrid.rules.containers import Computed

CONTENT_TYPE = CONTENT_TYPE_LATEST
QUICK = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)  # seconds


class Metrics:
    def __init__(self, counts: Callable[[], dict[str, int]]) -> None:
        """`counts` tells the present sockets and tables."""
        self.registry = registry = CollectorRegistry()
        self.commands = Counter(
            "nasrid_commands",
            "Commands by their outcome: done, or the code of the error",
            ["outcome"],
            registry=registry,
        )
        self._commands_by_outcome = Computed(self.commands.labels)
        self.command_seconds = Histogram(
            "nasrid_command_seconds", "From a command to its answer", buckets=QUICK, registry=registry
        )
        self.bot_decisions = Counter("nasrid_bot_decisions", "Decisions of bots", registry=registry)
        self.bot_failures = Counter("nasrid_bot_failures", "Bots that crashed or took too long", registry=registry)
        self.bot_wait = Histogram(
            "nasrid_bot_wait_seconds",
            "From a question until a bot begins to think",
            buckets=QUICK,
            registry=registry,
        )
        waiting = Gauge("nasrid_bots_waiting", "Bots that wait until they may think", registry=registry)
        waiting.set_function(lambda: counts()["bots_waiting"])
        self.pushes = Counter(
            "nasrid_pushes", "Messages to push services by what became of them", ["outcome"], registry=registry
        )
        self.requests = Counter("nasrid_http_requests", "HTTP requests by status", ["status"], registry=registry)
        sockets = Gauge("nasrid_sockets", "Open WebSocket connections", registry=registry)
        sockets.set_function(lambda: counts()["sockets"])
        tables = Gauge("nasrid_tables", "Tables in memory", ["role"], registry=registry)
        for role in ("owned", "followed"):
            tables.labels(role).set_function(partial(_count, counts, role))

    def command_answered(self, outcome: str) -> None:
        self._commands_by_outcome[outcome].inc()

    def bot_decided(self) -> None:
        self.bot_decisions.inc()

    def bot_failed(self) -> None:
        self.bot_failures.inc()

    def text(self) -> bytes:
        return generate_latest(self.registry)


def _count(counts: Callable[[], dict[str, int]], name: str) -> float:
    return counts()[name]
