"""Terminal output of a match: the progress bar, the final table and its notes."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Sequence
from dataclasses import asdict
from datetime import timedelta
from typing import Self, TextIO

from nasrid.arena.driver import LATE_FACTOR
from nasrid.arena.match import Match
from nasrid.arena.standing import MatchStandings, ResultRow
from nasrid.i18n import format_number, format_percentage, t
from nasrid.terminal.names import game_title

BAR_COLUMNS = 20


class ProgressLine:
    """One line with finished games, standings and remaining time. It appears only in a terminal."""

    def __init__(self, stream: TextIO, standings: MatchStandings) -> None:
        self.standings = standings
        self._stream = stream
        self._started = time.monotonic()

    def __enter__(self) -> Self:
        self._write(self._line(t("cli-arena-first")))
        return self

    def __exit__(self, *exception: object) -> None:
        self._write("")

    def update(self) -> None:
        elapsed = time.monotonic() - self._started
        remaining = elapsed / self.standings.played * (self.standings.match.games - self.standings.played)
        self._write(self._line(f"{timedelta(seconds=round(remaining))}  {progress_text(self.standings)}"))

    def _line(self, text: str) -> str:
        played, games = self.standings.played, self.standings.match.games
        return f"{'━' * (BAR_COLUMNS * played // games):{BAR_COLUMNS}}  {played}/{games}  {text}"

    def _write(self, line: str) -> None:
        overwrite_line(self._stream, line)


def overwrite_line(stream: TextIO, line: str) -> None:
    """Replace the last line of a terminal. The cursor returns to its start, so that any other text overwrites it."""
    if stream.isatty():
        columns = shutil.get_terminal_size().columns - 1  # a full line would scroll in some terminals
        stream.write(f"\r{line[:columns]:{columns}}\r")
        stream.flush()


def progress_text(standings: MatchStandings) -> str:
    """Return the win rates, best first: greedy 62% · random 38%."""
    rates = sorted(zip(standings.win_rates(), standings.match.names, strict=True), key=lambda entrant: -entrant[0])
    return " · ".join(f"{name} {format_percentage(rate, 0)}" for rate, name in rates)


def final_table(rows: Sequence[ResultRow]) -> str:
    """Return the final table, best entrant first."""
    bot, games, wins, score, seconds = (
        t(f"cli-arena-column-{name}") for name in ("bot", "games", "wins", "score", "time")
    )
    lines = [[bot, games, wins, format_percentage(0.95, 0), "1.", "2.", score, seconds, "Elo"]]
    for row in sorted(rows, key=lambda row: -row.win_rate):
        lines.append(
            [
                row.name,
                str(row.games),
                format_percentage(row.win_rate),
                f"{format_number(row.low * 100, 1)}–{format_percentage(row.high)}",
                *("–" if score is None else format_number(score, 1) for score in row.scores_per_scoring[:2]),
                format_number(row.mean_score, 1),  # the mean score after the third scoring
                format_duration(row.seconds_per_move),
                "–" if row.elo is None else f"{row.elo:.0f}",
            ]
        )
    return align_columns(lines)


def align_columns(lines: Sequence[Sequence[str]]) -> str:
    """Return a table. Its first column is aligned to the left, all others to the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join([first.ljust(widths[0]), *(text.rjust(width) for text, width in zip(rest, widths[1:], strict=True))])
        for first, *rest in lines
    )


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
