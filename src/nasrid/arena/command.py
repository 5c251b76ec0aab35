"""nasrid arena: plays a match and reports it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from nasrid.arena.cluster import play_on_ray
from nasrid.arena.driver import Played
from nasrid.arena.match import Failure, Fixture, Games, Match
from nasrid.arena.plot import FORMATS, draw
from nasrid.arena.pool import play_on_cores
from nasrid.arena.report import Bar, announcement, as_json, final_table, notes
from nasrid.arena.standing import Row, Standing
from nasrid.extras import check_installed
from nasrid.language import listed, t
from nasrid.terminal.colours import make_console
from nasrid.terminal.files import check_new, open_for_writing
from nasrid.terminal.interrupts import defer_interrupts
from nasrid.terminal.trouble import EXIT_INTERRUPTED, EXIT_MATCH_STOPPED, CommandError
from nasrid.terminal.words import game_title

Engine = Callable[[Match, int | None, Callable[[], bool]], Games[Played]]
ENGINES: dict[str, Engine] = {"cores": play_on_cores, "ray": play_on_ray}


@dataclass(frozen=True)
class ArenaSettings:
    command: str  # as it can be typed again
    match: Match
    games: int  # as many were asked for; a match has whole deals
    engine: str  # of ENGINES
    processes: int | None  # otherwise one for each core
    json: str | None
    records: str | None
    plot: str | None


def run_arena(settings: ArenaSettings) -> int:
    """Play the match to its end, to Ctrl-C or to a failure, and report what was played; the exit code."""
    _check(settings)
    return Arena(settings).run()


def _check(settings: ArenaSettings) -> None:
    """What would be a pity to find out after the match."""
    if settings.engine == "ray":
        check_installed("ray", "--engine ray", "ray")
    if settings.plot:
        check_installed("matplotlib", "--plot", "plot")
        if _ending(settings.plot) not in FORMATS:
            endings = listed((f".{each}" for each in FORMATS), "or")
            raise CommandError(t("cli-arena-no-plot", file=settings.plot, endings=endings))
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
        check_new(record_name(folder, fixture))


def record_name(folder: str, fixture: Fixture) -> str:
    return str(Path(folder) / f"deal-{fixture.deal:04}-rotation-{fixture.rotation}.json")


def _ending(name: str) -> str:
    return Path(name).suffix[1:].lower()


class Arena:
    def __init__(self, settings: ArenaSettings) -> None:
        self.settings = settings
        self.match = settings.match
        self.standing = Standing(settings.match)
        self.console = make_console()
        self.failure: str | None = None

    def run(self) -> int:
        self._say(announcement(self.match, self.settings.games))
        if self.settings.records:
            Path(self.settings.records).mkdir(exist_ok=True)
        with defer_interrupts() as interrupted:
            try:
                self._play(interrupted)
            except CommandError as trouble:  # a record could not be written
                self.failure = str(trouble)
        self._report()
        if self.failure:
            raise CommandError(self.failure, EXIT_MATCH_STOPPED)
        return EXIT_INTERRUPTED if interrupted() else 0

    def _play(self, interrupted: Callable[[], bool]) -> None:
        bar = Bar(self.console, self.standing)
        play = ENGINES[self.settings.engine]
        with bar.progress, closing(play(self.match, self.settings.processes, interrupted)) as results:
            for fixture, result in results:
                if isinstance(result, Failure):
                    self.failure = result.sentence
                    return
                self._keep(fixture, result)
                bar.move()

    def _keep(self, fixture: Fixture, played: Played) -> None:
        if self.settings.records:
            with open_for_writing(record_name(self.settings.records, fixture)) as file:
                file.write(f"{json.dumps(played.record, indent=1)}\n")
        self.standing.add(fixture, played)

    def _report(self) -> None:
        if not self.standing.played:
            self._say(t("cli-arena-none"))
            return
        rows = self.standing.rows()
        self.console.print()
        self.console.print(final_table(rows))
        self.console.print()
        for line in notes(self.standing, rows):
            self._say(line)
        self._save(rows)

    def _save(self, rows: list[Row]) -> None:
        if self.settings.json:
            with open_for_writing(self.settings.json) as file:
                file.write(f"{as_json(self.settings.command, self.standing, rows)}\n")
        if self.settings.plot:
            game, players = game_title(self.match.options), self.match.options.players
            title = t("cli-arena-title", game=game, players=players, games=self.standing.played)
            picture = draw(rows, players, title, _ending(self.settings.plot))
            with open_for_writing(self.settings.plot, "xb") as file:
                file.write(picture)
        for name in (self.settings.records, self.settings.json, self.settings.plot):
            if name:
                self._say(t("cli-arena-saved", file=name))

    def _say(self, sentence: str) -> None:
        self.console.print(sentence, highlight=False, soft_wrap=True)
