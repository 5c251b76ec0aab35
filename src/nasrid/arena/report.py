"""A match in the terminal: the bar while it is played, the table afterwards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from nasrid.arena.driver import GRACE
from nasrid.arena.match import Match
from nasrid.arena.standing import Row, Standing
from nasrid.terminal.words import count, game_title

STANDING = Column(ratio=1, no_wrap=True, overflow="ellipsis")


class Bar:
    """Games done, the standing, the time left; only a terminal gets it."""

    def __init__(self, console: Console, standing: Standing) -> None:
        self.standing = standing
        self.progress = Progress(
            BarColumn(bar_width=20),
            MofNCompleteColumn(),
            TextColumn("{task.description}", markup=False, table_column=STANDING),
            TimeRemainingColumn(elapsed_when_finished=True),
            console=console,
            transient=True,
            expand=True,
            disable=not console.is_terminal,
            speed_estimate_period=600,  # seconds; games of thinking bots are long
        )
        self.task = self.progress.add_task("the first games are played", total=standing.match.games)

    def move(self) -> None:
        self.progress.update(self.task, completed=self.standing.played, description=standing_words(self.standing))


def standing_words(standing: Standing) -> str:
    """greedy 62% · random 38%: the best first."""
    rates = sorted(zip(standing.win_rates(), standing.match.names, strict=True), key=lambda entrant: -entrant[0])
    return " · ".join(f"{name} {rate:.0%}" for rate, name in rates)


def final_table(rows: Sequence[Row]) -> Grid:
    """The best first."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="title")
    grid.add_column("Bot", overflow="fold")
    for heading in ("Games", "Wins", "95%", "1st", "2nd", "Score", "Time", "Elo"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for row in sorted(rows, key=lambda row: -row.win_rate):
        grid.add_row(
            Text(row.name),
            str(row.games),
            f"{row.win_rate:.1%}",
            f"{row.low * 100:.1f}–{row.high:.1%}",
            *("–" if score is None else f"{score:.1f}" for score in row.scores_per_scoring[:2]),
            f"{row.mean_score:.1f}",  # it is that after the third scoring
            duration(row.seconds_per_move),
            "–" if row.elo is None else f"{row.elo:.0f}",
        )
    return grid


def announcement(match: Match, asked: int) -> str:
    players = match.options.players
    rounded = f" ({asked} would leave a deal incomplete)" if asked != match.games else ""
    return (
        f"{game_title(match.options)}, {players} players: {match.games} games{rounded}, "
        f"{count(match.deals, 'deal')} in {players} rotations of the seats.\n"
        f"Seed {match.seed}: with --seed {match.seed} the same deals come again."
    )


def notes(standing: Standing, rows: Sequence[Row]) -> list[str]:
    """What the table alone does not explain."""
    match = standing.match
    lines = [
        f"Fair share of the wins: {1 / match.options.players:.1%}. A victory shared by two counts half for each.",
        "Scores are means: after the 1st, the 2nd and all scorings. Time is for a move.",
    ]
    for row in rows:
        if row.late_moves:
            late = f"{count(row.late_moves, 'move')} took longer than {GRACE} times the budget"
            lines.append(f"{row.name}: {late}, the slowest {duration(row.slowest_move)}.")
    if standing.played < match.games:
        lines.append(f"Only {standing.played} of {match.games} games were played: rotations may be incomplete.")
    return lines


def duration(seconds: float) -> str:
    """5 µs, 12 ms, 1.2 s."""
    if seconds >= 1:
        return f"{seconds:.1f} s"
    return f"{seconds * 1e3:.0f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.0f} µs"


def as_json(command: str, standing: Standing, rows: Sequence[Row]) -> str:
    match = standing.match
    result = {
        "command": command,
        "options": match.options.to_json(),
        "seed": match.seed,
        "games": match.games,
        "played": standing.played,
        "bots": [asdict(row) for row in rows],
    }
    return json.dumps(result, indent=1)
