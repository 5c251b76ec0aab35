"""The work of `nasrid tournament`: play the rounds, and report them and the standings."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from nasrid.arena.command import EXECUTORS
from nasrid.arena.failed_game import raise_failure, save_failed_game
from nasrid.arena.match import Failure
from nasrid.arena.report import align_columns
from nasrid.arena.tournament import RoundGames, TableFixture
from nasrid.command_errors import EXIT_INTERRUPTED
from nasrid.extras import check_installed
from nasrid.i18n import format_number, join_list, t
from nasrid.rules.table.options import Options
from nasrid.terminal.files import check_new, open_for_writing, write_json
from nasrid.terminal.interrupts import defer_interrupts
from nasrid.terminal.names import game_title
from nasrid.tournaments import (
    Pairing,
    PlayerStanding,
    TableResult,
    TournamentPlan,
    TournamentRound,
    next_pairing,
    planned_rounds,
    standings,
    standings_csv,
    tournament_json,
)


@dataclass(frozen=True)
class TournamentSettings:
    command: str  # repeats the tournament when typed
    options: Options
    plan: TournamentPlan
    codes: Mapping[str, str]  # the bot code of every player
    seed: int
    executor: str  # a key of EXECUTORS
    processes: int | None  # None for one per core
    json: str | None
    csv: str | None


class BotTournament:
    def __init__(self, settings: TournamentSettings) -> None:
        self.settings = settings
        self.players = tuple(settings.codes)
        self.rounds: list[TournamentRound] = []
        self.failure: tuple[TableFixture, Failure] | None = None

    def run(self) -> int:
        """Play until the end, Ctrl-C or a failure. Report the finished tables and return the exit code."""
        settings = self.settings
        if settings.executor == "ray":
            check_installed("ray", "--executor ray", "ray")
        for name in (settings.json, settings.csv):
            if name:
                check_new(name)
        print(self._announcement())
        with defer_interrupts() as is_interrupted:
            while not (self.failure or is_interrupted()) and (pairing := self._next_pairing()):
                self._play(pairing, is_interrupted)
        self._report()
        if self.failure:
            fixture, failure = self.failure
            file = str(Path(tempfile.gettempdir()) / f"round-{fixture.deal:02}-table-{fixture.rotation}.json")
            raise_failure(*save_failed_game(file, failure))
        return EXIT_INTERRUPTED if is_interrupted() else 0

    def _next_pairing(self) -> Pairing | None:
        return next_pairing(self.settings.plan, self.players, self.rounds, self.settings.seed)

    def _play(self, pairing: Pairing, is_interrupted: Callable[[], bool]) -> None:
        settings, number = self.settings, len(self.rounds) + 1
        games = RoundGames(settings.options, settings.codes, pairing, number, settings.seed, settings.plan.is_duplicate)
        results: list[TableResult | None] = [None] * games.games
        with closing(EXECUTORS[settings.executor](games, settings.processes, is_interrupted)) as played:
            for fixture, result in played:
                if isinstance(result, Failure):
                    self.failure = TableFixture(*fixture), result
                    break
                table = fixture.rotation - 1
                results[table] = TableResult(pairing.tables[table], result.scores)
        self.rounds.append(TournamentRound(pairing, tuple(results)))
        print("\n".join(["", *round_lines(self.rounds[-1], number)]), flush=True)

    def _report(self) -> None:
        rows = standings(self.players, self.rounds, self.settings.plan.is_duplicate)
        print(f"\n{standings_table(rows)}\n\n{t('cli-tournament-points')}")
        if self.settings.plan.is_duplicate:
            print(t("cli-tournament-duplicate-points"))
        if any(None in played.results for played in self.rounds):
            print(t("cli-tournament-stopped"))
        if self.settings.json:
            result = tournament_json(self.settings.plan, self.rounds, rows)
            head = {"command": self.settings.command, "options": self.settings.options.to_json()}
            write_json(self.settings.json, {**head, "seed": self.settings.seed, **result})
        if self.settings.csv:
            with open_for_writing(self.settings.csv) as file:
                file.write(standings_csv(rows))
        for name in (self.settings.json, self.settings.csv):
            if name:
                print(t("cli-arena-saved", file=name))

    def _announcement(self) -> str:
        settings = self.settings
        words: dict[str, str | int] = {
            "game": game_title(settings.options),
            "players": len(self.players),
            "rounds": planned_rounds(settings.plan, len(self.players)),
            "seats": settings.plan.seats,
        }
        return f"{t('cli-tournament-title', **words)}\n{t('cli-arena-seed', seed=str(settings.seed))}"


def round_lines(played: TournamentRound, number: int) -> list[str]:
    """Return the heading of a round, a line per table with the players by seat and their scores, and the rests."""
    heading = t("cli-tournament-final-round") if played.pairing.is_final else t("cli-tournament-round", number=number)
    lines = [heading]
    for table, (players, result) in enumerate(zip(played.seatings, played.results, strict=True), 1):
        scores: Sequence[object] = result.scores if result else "–" * len(players)
        pairs = zip(players, scores, strict=True)
        lines.append(f"{table:4}  {' · '.join(f'{player} {score}' for player, score in pairs)}")
    if played.pairing.rests:
        lines.append(f"      {t('cli-tournament-rests', players=join_list(played.pairing.rests))}")
    return lines


def standings_table(rows: Sequence[PlayerStanding]) -> str:
    names = ("player", "rank", "games", "points", "opponents", "score")
    lines = [[t(f"cli-tournament-column-{name}") for name in names]]
    for row in rows:
        means = (float(value) for value in (row.points, row.opponents, row.score_ratio))
        lines.append([row.player, str(row.rank), str(row.games), *(format_number(mean, 3) for mean in means)])
    _add_column(lines, "duplicate", [row.duplicate_points for row in rows], 1)
    _add_column(lines, "final", [row.final_points for row in rows], 3)
    return align_columns(lines)


def _add_column(lines: list[list[str]], name: str, values: Sequence[Fraction | None], digits: int) -> None:
    """Insert a column before the points, unless it is empty."""
    if any(value is not None for value in values):
        texts = ["–" if value is None else format_number(float(value), digits) for value in values]
        for line, text in zip(lines, [t(f"cli-tournament-column-{name}"), *texts], strict=True):
            line.insert(3, text)
