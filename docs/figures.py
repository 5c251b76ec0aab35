"""The tables of docs/capacity.md and docs/tournaments.md, from the figures that the benchmarks have written."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

BENCHMARKS_DIR = Path(__file__).parents[1] / "benchmarks"
TableRow = tuple[str, ...]

GAMES_PER_DAY = 1_000_000
SECONDS_PER_DAY = 86_400
SECONDS_PER_ACTION = 8  # of a table at a human pace
PEOPLE_PER_TABLE = 4
PEAK_FACTOR = 3  # of the average load
SOCKETS_PER_PROCESS = 20_000  # the limit `sockets_total`


def read_figures(name: str) -> Any:
    return json.loads((BENCHMARKS_DIR / f"{name}.json").read_text(encoding="utf-8"))


def format_table(head: TableRow, rows: Iterable[TableRow]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


# Measured


def origin_rows() -> str:
    growth = read_figures("growth")
    runs = {
        "growth.py": growth["SQLite"],
        "growth.py --postgres": growth["PostgreSQL"],
        "cluster.py": read_figures("cluster"),
        "capacity.py": read_figures("capacity"),
    }
    rows = [(f"`benchmarks/{name}`", run["date"], run["commit"], run["engine"]) for name, run in runs.items()]
    return format_table(("script", "date", "commit", "engine"), rows)


def people_rows() -> str:
    figures, growth = read_figures("capacity"), read_figures("growth")
    people, pace = figures["people"], figures["human_pace"]
    packed = ", ".join(f"{_packed_kb(growth[name]):.1f} KB in {name}" for name in growth)
    rows = [
        ("people per core without bots", f"{_people_per_core(pace):,}, from {pace['people']:,} people"),
        ("share of a core that these people use", f"{pace['core_share']:.0%}"),
        ("their latency, p50 / p95 / p99", f"{pace['p50_ms']:g} / {pace['p95_ms']:g} / {pace['p99_ms']:g} ms"),
        ("memory per table with four people", f"{pace['memory_kb_per_table'] / 1000:.2f} MB"),
        ("CPU time per 1,000 actions at full speed", f"{people['cpu_seconds_per_1000_actions']} s"),
        ("actions per game of four people", f"{people['actions_per_game']} (random play)"),
        ("disk space per game on its first day, SQLite", f"{people['disk_kb_per_game']:.0f} KB"),
        ("disk space per packed game", packed),
    ]
    return format_table(("figure", "value"), rows)


def bot_rows() -> str:
    figures = read_figures("capacity")
    cpu_per_action = figures["people"]["cpu_seconds_per_1000_actions"] / 1000
    rows = [
        (
            f"`{bot['level']}`",
            f"{bot['bot_cpu_ms_per_decision']:g} ms",
            f"{bot['server_cpu_ms_per_decision']:g} ms",
            f"{bot['memory_mb_per_process']} MB",
            f"{_people_with_bots(bot, cpu_per_action):,}",
        )
        for bot in figures["bots"]
    ]
    head = ("level", "CPU time per decision", "of the server", "memory per worker", "people per core, three bots each")
    return format_table(head, rows)


def cluster_rows() -> str:
    rows = [
        (
            str(load["processes"]),
            load["arrangement"],
            f"{load['actions_per_second']:.0f}",
            f"{load['p50_ms']:.0f} / {load['p99_ms']:.0f} ms",
            f"{load['server_cpu_seconds_per_1000']:g} s",
            f"{load['postgres_cpu_seconds_per_1000']:g} s",
            f"{load['nats_cpu_seconds_per_1000']:g} s",
        )
        for load in read_figures("cluster")["loads"]
    ]
    head = ("processes", "people", "actions per second", "p50 / p99", "servers", "PostgreSQL", "NATS")
    return format_table(head, rows)


def interruption_rows() -> str:
    figures = read_figures("cluster")
    failover, restart = figures["failover"], figures["rolling_restart"]
    rows = [
        (
            f"a process is killed ({failover['kills']} kills, {failover['tables']} tables)",
            *map(_median_and_longest, (failover["action_seconds"], failover["standstill_seconds"])),
            f"under 5 s, nothing lost ({figures['lost_actions']} of {figures['acknowledged_actions']:,} actions)",
        ),
        (
            f"a process is restarted ({restart['restarts']} times, {restart['tables']} tables)",
            *map(_median_and_longest, (restart["action_seconds"], restart["standstill_seconds"])),
            f"no refused action (there were {restart['refused_actions']})",
        ),
    ]
    return format_table(("event", "wait for an action", "time without any action", "goal"), rows)


def _median_and_longest(seconds: dict[str, float]) -> str:
    return f"median {seconds['median']:g} s, at most {seconds['longest']:g} s"


def growth_size_rows() -> str:
    rows: list[tuple[str, Callable[[Any], str]]] = [
        ("database", lambda size: f"{size['bytes'] / 1e9:.2f} GB"),
        ("start-up, CPU time", lambda size: f"{size['start_ms'][1] / 1000:.2f} s"),
        ("memory after the start", lambda size: f"{size['memory_mb'][0]} MB"),
        ("memory after all requests", lambda size: f"{size['memory_mb'][1]} MB"),
        ("backup", lambda size: f"{size['backup_seconds']:g} s"),
    ]
    return _growth_table(rows)


def growth_rows(file: str = "growth") -> str:
    size = read_figures(file)["SQLite"]["sizes"][0]
    pages = [(name, partial(_cpu_ms, "pages_ms", name)) for name in size["pages_ms"]]
    tasks = [(f"{name} (task)", partial(_cpu_ms, "tasks_ms", name)) for name in size["tasks_ms"]]
    return _growth_table([*pages, *tasks], file)


def _cpu_ms(kind: str, name: str, size: Any) -> str:
    return f"{size[kind][name][1]:.1f}"


def _growth_table(rows: Sequence[tuple[str, Callable[[Any], str]]], file: str = "growth") -> str:
    growth = read_figures(file)
    sizes = [(name, size) for name in growth for size in growth[name]["sizes"]]
    head = ("", *(f"{name}, {size['games']:,}" for name, size in sizes))
    return format_table(head, [(title, *(show(size) for _, size in sizes)) for title, show in rows])


def tournament_rows() -> str:
    figures = read_figures("tournament")
    rows = [
        (
            str(run["kills"]),
            f"{run['seconds']:.0f} s",
            f"{run['actions']:,}",
            f"{run['longest_start_seconds']:g} s",
            f"{run['longest_outage_seconds']:g} s" if run["kills"] else "-",
        )
        for run in figures["runs"]
    ]
    head = ("kills", "all rounds", "acknowledged actions", "slowest start of a round", "longest outage")
    same = "the same" if figures["identical"] else "different"
    title = f"{figures['players']} players, {figures['rounds']} rounds at tables of {figures['seats']}"
    words = f"\n{title}. Both runs had {same} pairings, results and standings. {_measured(figures['version'])}\n\n"
    return words + format_table(head, rows)


def pairing_rows() -> str:
    figures = read_figures("pairing")
    rows = [
        (str(table["seats"]), f"{table['cpu_seconds']:g} s", str(table["repeated_meetings"]))
        for table in figures["tables"]
    ]
    words = f"\n{figures['players']} players, {figures['rounds']} rounds. {_measured(figures['version'])}\n\n"
    return words + format_table(("seats per table", "CPU time of the slowest round", "repeated meetings"), rows)


def _measured(version: dict[str, Any]) -> str:
    load = f", load {version['load']:.0f}" if "load" in version else ""
    return f"Measured on {version['date']}, {version['cores']} cores{load}, Python {version['python']}."


# Calculated


def day_rows() -> str:
    """Return what a million games per day need, calculated from the other figures."""
    figures, growth = read_figures("capacity"), read_figures("growth")
    actions = GAMES_PER_DAY * figures["people"]["actions_per_game"] / SECONDS_PER_DAY
    loads = [load for load in read_figures("cluster")["loads"] if load["arrangement"] == "spread"]
    spread = max(loads, key=lambda load: load["processes"])  # each person of a table at another process
    online = actions * SECONDS_PER_ACTION * PEOPLE_PER_TABLE
    first_day, packed = figures["people"]["disk_kb_per_game"], _packed_kb(growth["PostgreSQL"])
    scholar = next(bot for bot in figures["bots"] if bot["level"] == "scholar")
    return format_table(
        ("resource", "on average", f"at a peak of {PEAK_FACTOR} times the average"),
        [
            ("actions per second", *_with_peak(actions)),
            ("server cores", *_with_peak(actions * spread["server_cpu_seconds_per_1000"] / 1000)),
            ("PostgreSQL cores", *_with_peak(actions * spread["postgres_cpu_seconds_per_1000"] / 1000)),
            ("people online", *_with_peak(online)),
            ("processes for their WebSockets", *_with_peak(online / SOCKETS_PER_PROCESS)),
            (
                "disk space per day",
                f"{packed * GAMES_PER_DAY / 1e6:.1f} GB, and once {first_day * GAMES_PER_DAY / 1e6:.0f} GB",
                "",
            ),
            (
                "bot cores, if every seat but one is a scholar",
                *_with_peak(actions * 0.75 * scholar["bot_cpu_ms_per_decision"] / 1000),
            ),
        ],
    )


def _with_peak(number: float) -> tuple[str, str]:
    return f"{number:,.0f}" if number >= 10 else f"{number:.1f}", f"{PEAK_FACTOR * number:,.0f}"


def _people_per_core(pace: dict[str, Any]) -> int:
    return 100 * round(float(pace["people"]) / float(pace["core_share"]) / 100)


def _people_with_bots(bot: dict[str, Any], cpu_per_action: float) -> int:
    """Return people per core, if each has a table with three bots that acts at a human pace."""
    per_decision = float(bot["bot_cpu_ms_per_decision"] + bot["server_cpu_ms_per_decision"]) / 1000
    return round(SECONDS_PER_ACTION / (cpu_per_action + 0.75 * per_decision))


def _packed_kb(growth: dict[str, Any]) -> float:
    """Return the disk space of one more packed game, without that of the accounts."""
    first, last = growth["sizes"][0], growth["sizes"][-1]
    return float((last["bytes"] - first["bytes"]) / (last["games"] - first["games"]) / 1000)


FIGURE_TABLES: dict[str, Callable[[], str]] = {
    "figure-origins": origin_rows,
    "people": people_rows,
    "bot-costs": bot_rows,
    "cluster": cluster_rows,
    "interruptions": interruption_rows,
    "growth-sizes": growth_size_rows,
    "growth": growth_rows,
    "growth-pages": partial(growth_rows, "growth_pages"),
    "growth-traces": partial(growth_rows, "growth_traces"),
    "million-games": day_rows,
    "tournament": tournament_rows,
    "pairing": pairing_rows,
}
