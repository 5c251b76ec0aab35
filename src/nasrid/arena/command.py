"""The work of `nasrid arena`: a match and the report of its result."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from nasrid.arena.cluster import play_on_ray
from nasrid.arena.driver import PlayedGame
from nasrid.arena.failed_game import raise_failure, record_path, save_failed_game
from nasrid.arena.match import Failure, Fixture, GameJob, GameResults, Match
from nasrid.arena.plot import PLOT_FORMATS, draw_plot
from nasrid.arena.pool import play_on_cores
from nasrid.arena.report import ProgressLine, announcement_text, final_table, note_lines, results_json
from nasrid.arena.standing import MatchStandings, ResultRow
from nasrid.command_errors import EXIT_INTERRUPTED, CommandError
from nasrid.extras import check_installed
from nasrid.i18n import join_list, t
from nasrid.terminal.files import check_new, open_for_writing, write_json
from nasrid.terminal.interrupts import defer_interrupts
from nasrid.terminal.names import game_title

Executor = Callable[[GameJob[PlayedGame], int | None, Callable[[], bool]], GameResults[PlayedGame]]
EXECUTORS: dict[str, Executor] = {"cores": play_on_cores, "ray": play_on_ray}


@dataclass(frozen=True)
class ArenaSettings:
    command: str  # repeats the match when typed
    match: Match
    games: int  # the requested number; a match consists of whole deals
    executor: str  # a key of EXECUTORS
    processes: int | None  # None for one per core
    json: str | None
    records: str | None
    plot: str | None


def _check_settings(settings: ArenaSettings) -> None:
    """Raise CommandError for problems that would otherwise only appear after the match."""
    if settings.executor == "ray":
        check_installed("ray", "--executor ray", "ray")
    if settings.plot:
        check_installed("matplotlib", "--plot", "plot")
        if _extension(settings.plot) not in PLOT_FORMATS:
            extensions = join_list((f".{extension}" for extension in PLOT_FORMATS), "or")
            raise CommandError(t("cli-arena-no-plot", file=settings.plot, endings=extensions))
    for name in (settings.json, settings.plot):
        if name:
            check_new(name)
    if settings.records:
        _check_records(settings.records, settings.match)


def _check_records(folder: str, match: Match) -> None:
    if not Path(folder).is_dir():
        check_new(folder)
        return
    for fixture in match.fixtures():
        check_new(record_path(folder, fixture))


def _extension(name: str) -> str:
    return Path(name).suffix[1:].lower()


class Arena:
    def __init__(self, settings: ArenaSettings) -> None:
        self.settings = settings
        self.match = settings.match
        self.standings = MatchStandings(settings.match)
        self.failure: Failure | None = None
        self.failed_game: str | None = None  # the file of its record

    def run(self) -> int:
        """Play the match until its end, Ctrl-C or a failure. Report the finished games and return the exit code."""
        _check_settings(self.settings)
        print(announcement_text(self.match, self.settings.games))
        if self.settings.records:
            Path(self.settings.records).mkdir(exist_ok=True)
        with defer_interrupts() as is_interrupted:
            try:
                self._play(is_interrupted)
            except CommandError as error:  # a record could not be written
                self.failure = Failure(str(error))
        self._report()
        if self.failure:
            raise_failure(self.failure, self.failed_game)
        return EXIT_INTERRUPTED if is_interrupted() else 0

    def _play(self, is_interrupted: Callable[[], bool]) -> None:
        play = EXECUTORS[self.settings.executor]
        with (
            ProgressLine(sys.stdout, self.standings) as progress_line,
            closing(play(self.match, self.settings.processes, is_interrupted)) as results,
        ):
            for fixture, result in results:
                if isinstance(result, Failure):
                    file = record_path(self.settings.records, fixture)
                    self.failure, self.failed_game = save_failed_game(file, result)
                    return
                self._add_result(fixture, result)
                progress_line.update()

    def _add_result(self, fixture: Fixture, played: PlayedGame) -> None:
        if self.settings.records:
            write_json(record_path(self.settings.records, fixture), played.record)
        self.standings.add(fixture, played)

    def _report(self) -> None:
        if not self.standings.played:
            print(t("cli-arena-none"))
            return
        rows = self.standings.rows()
        print(f"\n{final_table(rows)}\n")
        for line in note_lines(self.standings, rows):
            print(line)
        self._save(rows)

    def _save(self, rows: list[ResultRow]) -> None:
        if self.settings.json:
            with open_for_writing(self.settings.json) as file:
                file.write(f"{results_json(self.settings.command, self.standings, rows)}\n")
        if self.settings.plot:
            game, players = game_title(self.match.options), self.match.options.players
            title = t("cli-arena-title", game=game, players=players, games=self.standings.played)
            picture = draw_plot(rows, players, title, _extension(self.settings.plot))
            with open_for_writing(self.settings.plot, "xb") as file:
                file.write(picture)
        for name in (self.settings.records, self.settings.json, self.settings.plot):
            if name:
                print(t("cli-arena-saved", file=name))
