"""Metrics for Prometheus. They never name a person or a table, and no caller can add labels."""

from bisect import bisect_left
from collections import defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Info, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
LATENCY_BUCKETS_SECONDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
RECENT_DURATIONS = 1000  # for the quantiles on the operator's page


class Tally(Collector):
    """A counter with one label.

    The library's counters use locks and would cost 1% of the server's CPU time. Only the event loop counts here.
    """

    def __init__(self, name: str, description: str, label: str) -> None:
        self.counts: defaultdict[str, int] = defaultdict(int)
        self._name = name
        self._description = description
        self._label = label

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(self._name, self._description, labels=[self._label])
        for value, count in sorted(self.counts.items()):
            family.add_metric([value], count)
        yield family


class Durations:
    """A histogram of durations, without locks."""

    def __init__(self) -> None:
        self._counts = [0] * (len(LATENCY_BUCKETS_SECONDS) + 1)
        self._recent: deque[float] = deque(maxlen=RECENT_DURATIONS)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(LATENCY_BUCKETS_SECONDS, seconds)] += 1
        self._recent.append(seconds)
        self.sum += seconds

    def quantile(self, share: float) -> float | None:
        """Return a quantile of the last 1,000 durations, or None if there are none."""
        ordered = sorted(self._recent)
        return ordered[int((len(ordered) - 1) * share)] if ordered else None

    def buckets(self) -> list[tuple[str, float]]:
        """Return the number of durations up to each bound."""
        bounds = [*map(str, LATENCY_BUCKETS_SECONDS), "+Inf"]
        return list(zip(bounds, accumulate(self._counts), strict=True))


class DurationMetric(Collector):
    """The histogram of one kind of duration."""

    def __init__(self, name: str, description: str) -> None:
        self.durations = Durations()
        self.observe = self.durations.observe
        self._name = name
        self._description = description

    def collect(self) -> Iterator[Metric]:
        yield HistogramMetricFamily(self._name, self._description, self.durations.buckets(), self.durations.sum)


class RequestDurations(Collector):
    """Histograms of request durations, one per route."""

    def __init__(self) -> None:
        self.all = Durations()
        self._by_route: defaultdict[str, Durations] = defaultdict(Durations)

    def observe(self, route: str, seconds: float) -> None:
        self.all.observe(seconds)
        self._by_route[route].observe(seconds)

    def collect(self) -> Iterator[Metric]:
        family = HistogramMetricFamily(
            "nasrid_http_request_seconds", "Time to answer an HTTP request by route", labels=["route"]
        )
        for route, durations in sorted(self._by_route.items()):
            family.add_metric([route], durations.buckets(), durations.sum)
        yield family


@dataclass(frozen=True)
class QueueLengths:
    bots: int = 0  # decisions that wait for a worker process
    journal: int = 0  # log entries that wait for a transaction
    database: int = 0  # transactions that have not ended
    reviews: int = 0  # games that wait for a review, of all processes


@dataclass(frozen=True)
class Readings:
    """The current figures of a process and of its database."""

    players: int = 0
    sockets: int = 0
    owned_tables: int = 0
    followed_tables: int = 0
    queues: QueueLengths = QueueLengths()
    heartbeat_age_seconds: float = 0.0
    is_bus_connected: bool = True
    processes: int = 1
    database_bytes: int = 0
    free_disk_bytes: int | None = None
    damaged_tables: int = 0
    damaged_tournaments: int = 0
    late_tournaments: int = 0


class ReadingsCollector(Collector):
    """Gauges. All of them come from one look at the process."""

    def __init__(self, read: Callable[[], Readings]) -> None:
        self._read = read

    def collect(self) -> Iterator[Metric]:
        now = self._read()
        yield GaugeMetricFamily("nasrid_players", "People who are signed in and connected", now.players)
        yield GaugeMetricFamily("nasrid_sockets", "Open WebSocket connections", now.sockets)
        tables = {"owned": now.owned_tables, "followed": now.followed_tables}
        yield _gauges("nasrid_tables", "Tables in memory", "role", tables)
        yield _gauges("nasrid_queue_length", "Requests that wait, by queue", "queue", vars(now.queues))
        yield GaugeMetricFamily(
            "nasrid_heartbeat_age_seconds", "Time since the last write to the database", now.heartbeat_age_seconds
        )
        yield GaugeMetricFamily(
            "nasrid_bus_connected", "1 if the bus is connected or not needed", int(now.is_bus_connected)
        )
        yield GaugeMetricFamily("nasrid_processes", "Living processes that share the database", now.processes)
        yield GaugeMetricFamily("nasrid_database_bytes", "Size of the database", now.database_bytes)
        # Without a sample if the database is on another machine.
        yield GaugeMetricFamily("nasrid_disk_free_bytes", "Free space for the database", now.free_disk_bytes)
        yield GaugeMetricFamily("nasrid_damaged_tables", "Tables whose log cannot be read", now.damaged_tables)
        yield GaugeMetricFamily(
            "nasrid_damaged_tournaments", "Tournaments that `nasrid check` could not read", now.damaged_tournaments
        )
        yield GaugeMetricFamily(
            "nasrid_late_tournaments", "Tournaments that should have advanced a minute ago", now.late_tournaments
        )


def _gauges(name: str, description: str, label: str, values: dict[str, int]) -> Metric:
    family = GaugeMetricFamily(name, description, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family


class Metrics:
    def __init__(self, read: Callable[[], Readings]) -> None:
        """`read` returns the current figures."""
        self.registry = registry = CollectorRegistry()
        self.commands = Tally("nasrid_commands", "Commands by outcome: done, or an error code", "outcome")
        self.command_seconds = DurationMetric("nasrid_command_seconds", "Time from a command to its reply")
        self.requests = Tally("nasrid_http_requests", "HTTP requests by status", "status")
        self.request_seconds = RequestDurations()
        self.refusals = Tally("nasrid_refusals", "Refused requests and WebSocket handshakes by error code", "code")
        self.database_seconds = DurationMetric("nasrid_database_seconds", "Time of a database transaction")
        self.loop_lag = DurationMetric("nasrid_loop_lag_seconds", "Delay of a timer: how long everyone waits")
        self.bot_wait = DurationMetric("nasrid_bot_wait_seconds", "Time from a request until a bot starts to think")
        self.pushes = Tally("nasrid_pushes", "Messages to push services by outcome", "outcome")
        self.puzzle_answers = Tally("nasrid_puzzle_answers", "Answers to puzzles by outcome", "outcome")
        self.reviews = Tally("nasrid_reviews", "Reviews of games by outcome", "outcome")
        for collector in (
            self.commands,
            self.command_seconds,
            self.requests,
            self.request_seconds,
            self.refusals,
            self.database_seconds,
            self.loop_lag,
            self.bot_wait,
            self.pushes,
            self.puzzle_answers,
            self.reviews,
            ReadingsCollector(read),
        ):
            registry.register(collector)
        self.database_errors = Counter("nasrid_database_errors", "Failed database transactions", registry=registry)
        self.bot_decisions = Counter("nasrid_bot_decisions", "Decisions of bots", registry=registry)
        self.bot_failures = Counter("nasrid_bot_failures", "Bots that crashed or took too long", registry=registry)
        self.takeovers = Counter("nasrid_takeovers", "Tables taken over from other processes", registry=registry)
        self.lost_tables = Counter("nasrid_lost_tables", "Tables that another process took over", registry=registry)
        self._build = Info("nasrid_build", "Version of the program", registry=registry)
        ProcessCollector(registry=registry)

    def describe_build(self, **versions: str) -> None:
        self._build.info(versions)

    def count_command(self, outcome: str) -> None:
        self.commands.counts[outcome] += 1

    def count_request(self, route: str, status: int, seconds: float) -> None:
        """Count a request. `route` is a path template, because paths contain table ids."""
        self.requests.counts[str(status)] += 1
        self.request_seconds.observe(route, seconds)

    def count_refusal(self, code: str) -> None:
        self.refusals.counts[code] += 1

    def count_push(self, outcome: str) -> None:
        self.pushes.counts[outcome] += 1

    def count_puzzle_answer(self, outcome: str) -> None:
        self.puzzle_answers.counts[outcome] += 1

    def count_review(self, outcome: str) -> None:
        self.reviews.counts[outcome] += 1

    def count_transaction(self, seconds: float, has_failed: bool) -> None:
        self.database_seconds.observe(seconds)
        if has_failed:
            self.database_errors.inc()

    def count_takeover(self) -> None:
        self.takeovers.inc()

    def count_lost_table(self) -> None:
        self.lost_tables.inc()

    def count_bot_decision(self) -> None:
        self.bot_decisions.inc()

    def count_bot_failure(self) -> None:
        self.bot_failures.inc()

    def render(self) -> bytes:
        return generate_latest(self.registry)


def total(counter: Counter) -> int:
    """Return the value of a counter without labels."""
    return int(next(iter(counter.collect())).samples[0].value)
