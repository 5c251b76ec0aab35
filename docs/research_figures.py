"""The tables of docs/benchmark.md and docs/performance.md, from the figures that the benchmarks have written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from docs.figures import format_table, read_figures


def problem_rows() -> str:
    figures = read_figures("problem")
    head = (
        "table",
        "games",
        "actions per game",
        "legal actions",
        "hidden cards + tiles",
        "points",
        "deviation of the lead",
        "luck (95% interval)",
    )
    return format_table(head, [_problem_row(name, row) for name, row in figures.items()])


def _problem_row(name: str, row: dict[str, Any]) -> tuple[str, ...]:
    game, _, players = name.partition("-")
    interval = " ({:.0%} to {:.0%})".format(*row["luck_interval"]) if "luck_interval" in row else ""
    return (
        f"{game if game == 'combined' else game.title()}, {players} players",
        f"{row['deals']} deals x {row['repeats']}",
        f"{row['decisions_per_game']:.0f}",
        f"{row['choices']:.1f} (at most {row['most_choices']})",
        f"{row['hidden_cards']:.0f} + {row['hidden_tiles']:.0f}",
        f"{row['points']:.0f}",
        f"{row['lead_deviation']:.1f}",
        f"{row['luck']:.0%}{interval}",
    )


def peer_rows() -> str:
    head = ("game", "games", "decisions per game", "draws per game", "legal choices", "decisions per second")
    rows = [
        (
            title,
            _game_count(row),
            f"{row['decisions_per_game']:.0f}",
            f"{row['draws_per_game']:.0f}" if "draws_per_game" in row else "-",
            f"{row['choices']:.1f}",
            f"{row['decisions_per_second']:,.0f}",
        )
        for title, row in read_figures("peers")["games"].items()
    ]
    return format_table(head, rows)


def _game_count(row: dict[str, Any]) -> str:
    if "games" not in row:
        return "unknown"
    return f"{row['games']:,}" + (f" ({row['stopped_by_cap']} stopped)" if row.get("stopped_by_cap") else "")


def peer_versions() -> str:
    figures = read_figures("peers")
    versions = [f"{name} {version}" for name, version in figures["versions"].items()]
    seconds = f"for at least {figures['seconds']:.0f} seconds per game"
    return f"\nMeasured on {_origin(figures)}, {seconds}, at {figures['commit']}, with {', '.join(versions)}.\n\n"


def start_rows() -> str:
    rows = [
        (f"`make {run['target']}`", f"{run['seconds']:.0f} s", f"{run['cpu_seconds']:.0f} s", _origin(run))
        for run in read_figures("start")
    ]
    return format_table(("command", "elapsed", "CPU time", "measured on"), rows)


def batch_rows() -> str:
    figures = read_figures("workers")
    tables = [_rate_rows(kind, figures[key]) for kind, key in (("tables", "one_process"), ("workers", "with_workers"))]
    return f"\nMeasured on {_origin(figures)}.\n\n" + "\n".join(tables)


def _rate_rows(kind: str, rates: dict[str, float]) -> str:
    first = next(iter(rates.values()))
    rows = [(size, f"{rate:,.0f}", f"{rate / first:.2f}") for size, rate in rates.items()]
    return format_table((kind, "steps per second", "ratio"), rows)


def jax_strength_rows() -> str:
    head = ("training", "steps", "minutes", "won against `greedy`", "fair share")
    return format_table(head, [_jax_strength_row(run) for run in read_figures("jax_training")["runs"]])


def _jax_strength_row(run: dict[str, Any]) -> tuple[str, ...]:
    last, (match,) = run["curve"][-1], [row for row in run["evaluation"] if row["opponent"] == "greedy"]
    return (
        run["name"],
        f"{last['steps'] / 1e6:.0f} million",
        f"{last['seconds'] / 60:.1f}",
        f"{match['won']:.1%} ({match['low']:.1%} to {match['high']:.1%})",
        f"{1 / run['players']:.0%}",
    )


def jax_curve_rows() -> str:
    runs = read_figures("jax_training")["runs"]
    curves = [{row["updates"] * run["steps_per_update"]: row for row in run["curve"]} for run in runs]
    steps = sorted(set(curves[0]) & set(curves[1]))
    rows = [(f"{number / 1e6:.0f} million", *(_jax_point(curve.get(number)) for curve in curves)) for number in steps]
    return format_table(("steps", *(run["name"] for run in runs)), rows)


def _jax_point(row: dict[str, Any] | None) -> str:
    return f"{row['wins_against_past']:.1%}, {row['seconds'] / 60:.1f} min" if row else "-"


def _origin(figures: dict[str, Any]) -> str:
    load = f", load {figures['load']:.0f}" if "load" in figures else ""
    return f"{figures['date']}, {figures['machine']}, {figures['cores']} cores{load}, Python {figures['python']}"


RESEARCH_TABLES: dict[str, Callable[[], str]] = {
    "problem": problem_rows,
    "peers": peer_rows,
    "peer-versions": peer_versions,
    "start": start_rows,
    "batches": batch_rows,
    "jax-strength": jax_strength_rows,
    "jax-curves": jax_curve_rows,
}
