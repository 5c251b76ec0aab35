"""Terminal output of a match: the progress bar, the final table and its notes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from nasrid.arena.driver import LATE_FACTOR
from nasrid.arena.match import Match
from nasrid.arena.standing import MatchStandings, ResultRow
from nasrid.i18n import format_number, format_percentage, t
from nasrid.terminal.names import game_title

PROGRESS_COLUMN = Column(ratio=1, no_wrap=True, overflow="ellipsis")


class ProgressLine:
    """The progress bar: finished games, standings and remaining time. It appears only in a terminal."""

    def __init__(self, console: Console, standings: MatchStandings) -> None:
        self.standings = standings
        self.progress = Progress(
            BarColumn(bar_width=20),
            MofNCompleteColumn(),
            TextColumn("{task.description}", markup=False, table_column=PROGRESS_COLUMN),
            TimeRemainingColumn(elapsed_when_finished=True),
            console=console,
            transient=True,
            expand=True,
            disable=not console.is_terminal,
            speed_estimate_period=600,  # thinking bots play long games
        )
        self.task = self.progress.add_task(t("cli-arena-first"), total=standings.match.games)

    def update(self) -> None:
        self.progress.update(self.task, completed=self.standings.played, description=progress_text(self.standings))


def progress_text(standings: MatchStandings) -> str:
    """Return the win rates, best first: greedy 62% · random 38%."""
    rates = sorted(zip(standings.win_rates(), standings.match.names, strict=True), key=lambda entrant: -entrant[0])
    return " · ".join(f"{name} {format_percentage(rate, 0)}" for rate, name in rates)


def final_table(rows: Sequence[ResultRow]) -> Grid:
    """Return the final table, best entrant first."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="title")
    grid.add_column(t("cli-arena-column-bot"), overflow="fold")
    games, wins, score, time = (t(f"cli-arena-column-{name}") for name in ("games", "wins", "score", "time"))
    for heading in (games, wins, format_percentage(0.95, 0), "1.", "2.", score, time, "Elo"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for row in sorted(rows, key=lambda row: -row.win_rate):
        grid.add_row(
            Text(row.name),
            str(row.games),
            format_percentage(row.win_rate),
            f"{format_number(row.low * 100, 1)}–{format_percentage(row.high)}",
            *("–" if score is None else format_number(score, 1) for score in row.scores_per_scoring[:2]),
            format_number(row.mean_score, 1),  # the mean score after the third scoring
            format_duration(row.seconds_per_move),
            "–" if row.elo is None else f"{row.elo:.0f}",
        )
    return grid


def announcement_text(match: Match, requested_games: int) -> str:
    game, players = game_title(match.options), match.options.players
    lines = [t("cli-arena-match", game=game, players=players, games=match.games, deals=match.deals)]
    if requested_games != match.games:
        lines.append(t("cli-arena-rounded", asked=requested_games))
    return "\n".join([*lines, t("cli-arena-seed", seed=str(match.seed))])


def note_lines(standings: MatchStandings, rows: Sequence[ResultRow]) -> list[str]:
    """Return the lines that explain the table."""
    match = standings.match
    lines = [t("cli-arena-fair", share=format_percentage(1 / match.options.players)), t("cli-arena-scores")]
    for row in rows:
        if row.late_moves:
            slowest = format_duration(row.slowest_move)
            lines.append(t("cli-arena-late", bot=row.name, moves=row.late_moves, times=LATE_FACTOR, slowest=slowest))
    if standings.played < match.games:
        lines.append(t("cli-arena-stopped", played=standings.played, games=match.games))
    return lines


def format_duration(seconds: float) -> str:
    """Return a duration with its unit: 5 µs, 12 ms, 1.2 s."""
    if seconds >= 1:
        return f"{format_number(seconds, 1)} s"
    return f"{format_number(seconds * 1e3)} ms" if seconds >= 1e-3 else f"{format_number(seconds * 1e6)} µs"


def results_json(command: str, standings: MatchStandings, rows: Sequence[ResultRow]) -> str:
    match = standings.match
    result = {
        "command": command,
        "options": match.options.to_json(),
        "seed": match.seed,
        "games": match.games,
        "played": standings.played,
        "bots": [asdict(row) for row in rows],
    }
    return json.dumps(result, indent=1)
