"""The work of `nasrid dataset`: play the games that are missing, and complete the dataset."""

from __future__ import annotations

import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from nasrid.arena.command import EXECUTORS
from nasrid.arena.dataset import DatasetFolder, DatasetJob
from nasrid.arena.match import Failure
from nasrid.arena.report import overwrite_line
from nasrid.command_errors import EXIT_INTERRUPTED, EXIT_MATCH_STOPPED, CommandError
from nasrid.extras import check_installed
from nasrid.i18n import t
from nasrid.terminal.interrupts import defer_interrupts


@dataclass(frozen=True)
class DatasetSettings:
    command: str  # repeats the generation when typed
    folder: str
    job: DatasetJob
    executor: str  # a key of EXECUTORS
    processes: int | None  # None for one per core


def generate_dataset(settings: DatasetSettings) -> int:
    """Generate a dataset, or continue after an interruption. Return the exit code."""
    if settings.executor == "ray":
        check_installed("ray", "--executor ray", "ray")
    folder = DatasetFolder(Path(settings.folder), settings.job)
    games = settings.job.games
    print(t("cli-dataset-start", games=games, played=folder.played, folder=settings.folder), flush=True)
    if folder.job.games:
        _play(settings, folder)
    if folder.played < games:
        print(t("cli-dataset-stopped", games=games, played=folder.played))
        return EXIT_INTERRUPTED
    index = folder.complete(settings.command)
    for name, facts in index["files"].items():
        print(f"{Path(settings.folder) / name}  {facts['games']}  {facts['sha256']}")
    return 0


def _play(settings: DatasetSettings, folder: DatasetFolder) -> None:
    with (
        defer_interrupts() as is_interrupted,
        closing(EXECUTORS[settings.executor](folder.job, settings.processes, is_interrupted)) as results,
    ):
        for fixture, played in results:
            if isinstance(played, Failure):
                print(played.traceback, end="", file=sys.stderr)
                raise CommandError(played.message, EXIT_MATCH_STOPPED)
            folder.add(fixture, played.record)
            overwrite_line(sys.stdout, f"{folder.played}/{settings.job.games}")
        overwrite_line(sys.stdout, "")
