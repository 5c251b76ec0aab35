"""Metrics for Prometheus. They never name a person or a table."""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
LATENCY_BUCKETS_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class CommandOutcomes(Collector):
    """Counters of commands by outcome.

    The library's counters use locks and would cost 1% of the server's CPU time. Only the event loop counts here.
    """

    def __init__(self) -> None:
        self.counts: defaultdict[str, int] = defaultdict(int)

    def collect(self) -> Iterator[Metric]:
        description = "Commands by outcome: done, or an error code"
        family = CounterMetricFamily("nasrid_commands", description, labels=["outcome"])
        for outcome, count in sorted(self.counts.items()):
            family.add_metric([outcome], count)
        yield family


class CommandSeconds(Collector):
    """A histogram of command durations, without locks."""

    def __init__(self) -> None:
        self._counts = [0] * (len(LATENCY_BUCKETS_SECONDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(LATENCY_BUCKETS_SECONDS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(str, LATENCY_BUCKETS_SECONDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily("nasrid_command_seconds", "Time from a command to its reply", buckets, self._sum)


class Metrics:
    def __init__(self, counts: Callable[[], dict[str, int]]) -> None:
        """`counts` returns the current numbers of sockets, tables and waiting bots."""
        self.registry = registry = CollectorRegistry()
        self._outcomes = CommandOutcomes()
        self.command_seconds = CommandSeconds()
        registry.register(self._outcomes)
        registry.register(self.command_seconds)
        self.bot_decisions = Counter("nasrid_bot_decisions", "Decisions of bots", registry=registry)
        self.bot_failures = Counter("nasrid_bot_failures", "Bots that crashed or took too long", registry=registry)
        self.bot_wait = Histogram(
            "nasrid_bot_wait_seconds",
            "Time from a request until a bot starts to think",
            buckets=LATENCY_BUCKETS_SECONDS,
            registry=registry,
        )
        waiting = Gauge("nasrid_bots_waiting", "Bots waiting for a worker process", registry=registry)
        waiting.set_function(lambda: counts()["bots_waiting"])
        self.pushes = Counter("nasrid_pushes", "Messages to push services by outcome", ["outcome"], registry=registry)
        self.requests = Counter("nasrid_http_requests", "HTTP requests by status", ["status"], registry=registry)
        sockets = Gauge("nasrid_sockets", "Open WebSocket connections", registry=registry)
        sockets.set_function(lambda: counts()["sockets"])
        tables = Gauge("nasrid_tables", "Tables in memory", ["role"], registry=registry)
        for role in ("owned", "followed"):
            tables.labels(role).set_function(partial(_count, counts, role))

    def count_command(self, outcome: str) -> None:
        self._outcomes.counts[outcome] += 1

    def count_bot_decision(self) -> None:
        self.bot_decisions.inc()

    def count_bot_failure(self) -> None:
        self.bot_failures.inc()

    def render(self) -> bytes:
        return generate_latest(self.registry)


def _count(counts: Callable[[], dict[str, int]], name: str) -> float:
    return counts()[name]
