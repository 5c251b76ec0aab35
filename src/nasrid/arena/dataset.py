"""Datasets of games between equal bots (docs/datasets.md). Each game has its own deal, which gives its split."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from platform import python_version_tuple
from typing import Any, NamedTuple

from nasrid import __version__, is_compiled
from nasrid.arena.dataset_card import DATASET_FILE, Statistics, make_card, split_file
from nasrid.arena.driver import BotFailureError, PlayedGame, play_game
from nasrid.arena.match import Failure, Fixture
from nasrid.bots import parse_bot_code
from nasrid.command_errors import CommandError
from nasrid.dealing import SPLITS, deal, split_of_deal
from nasrid.i18n import describe_error, t
from nasrid.rules.errors import RecordError
from nasrid.rules.game import RULES_VERSION
from nasrid.rules.record import replay
from nasrid.rules.table.options import Options

DATASET_FORMAT = "nasrid-dataset-1"
DEALS_PER_SEED = 10**9  # game n of a dataset with seed s is dealt from s * 10**9 + n
MAX_SEED = 2**53 // DEALS_PER_SEED - 1  # every JSON parser reads the seeds of its deals exactly
GAMES_FILE = "games.jsonl.part"  # the finished games of an interrupted generation


class DatasetTable(NamedTuple):
    """A table of the dataset, and the bot that plays all its seats."""

    options: Options
    bot: str


@dataclass(frozen=True)
class DatasetJob:
    """The games of a dataset. The tables take turns, so that any number of games contains all of them."""

    tables: tuple[DatasetTable, ...]
    deals: int  # per table
    seed: int
    tiles: int = 0  # for short games: the maximum number of tiles in each bag after the setup; 0 for all
    finished: frozenset[int] = frozenset()  # the numbers of games that exist already

    @property
    def games(self) -> int:
        return len(self.tables) * self.deals - len(self.finished)

    def fixtures(self) -> Iterator[Fixture]:
        numbers = range(1, len(self.tables) * self.deals + 1)
        return (Fixture(number, 1) for number in numbers if number not in self.finished)

    def play(self, fixture: Fixture) -> PlayedGame | Failure:
        """Play one game. Its result depends only on the fixture, if the bots ignore the clock."""
        options, code = self.tables[(fixture.deal - 1) % len(self.tables)]
        seed = self.seed * DEALS_PER_SEED + fixture.deal
        entrants = [parse_bot_code(code)] * options.players
        bot_seeds = [_bot_seed(seed, seat) for seat in range(options.players)]
        try:
            played = play_game(options, seed, entrants, bot_seeds, self.tiles)
        except BotFailureError as error:
            return Failure(f"in deal {seed}, {code} {error.message}", error.traceback, error.record)
        source = {"deal": seed, "tiles": self.tiles} if self.tiles else {"deal": seed}
        return replace(played, record={**played.record, **source})

    def settings(self) -> dict[str, Any]:
        """Return everything that determines the games, apart from `software()`."""
        tables = [{"bot": bot, "options": options.to_json()} for options, bot in self.tables]
        return {"format": DATASET_FORMAT, "tables": tables, "deals": self.deals, "seed": self.seed, "tiles": self.tiles}


def _bot_seed(seed: int, seat: int) -> int:
    return int.from_bytes(sha256(f"{seed} bot {seat}".encode()).digest()[:6], "big")


def software() -> dict[str, Any]:
    """Return what must not change between the games of a dataset."""
    return {
        "nasrid": __version__,
        "rules_version": RULES_VERSION,
        "engine": "compiled" if is_compiled else "interpreted",
        "python": ".".join(python_version_tuple()[:2]),
    }


class DatasetFolder:
    """A folder in which a dataset grows. Finished games survive an interruption."""

    def __init__(self, folder: Path, job: DatasetJob) -> None:
        """Open or create the folder.

        Raises:
            CommandError: The folder contains something else, a complete dataset, or one of other settings or software.
        """
        self.folder = folder
        self._games_file = folder / GAMES_FILE
        self._job = job
        self._offsets: dict[int, int] = {}  # of the finished games by number
        try:
            folder.mkdir(exist_ok=True)
            if not self._games_file.exists():
                self._create_games_file()
            self._read_games_file()
        except (OSError, ValueError) as error:
            raise CommandError(t("file-unwritable", file=str(folder), reason=describe_error(error))) from None

    @property
    def job(self) -> DatasetJob:
        """Return the job of the games that are missing."""
        return replace(self._job, finished=frozenset(self._offsets))

    @property
    def played(self) -> int:
        return len(self._offsets)

    def _create_games_file(self) -> None:
        if (self.folder / DATASET_FILE).exists():
            raise CommandError(t("cli-dataset-complete", folder=str(self.folder)))
        if any(self.folder.iterdir()):
            raise CommandError(t("cli-dataset-not-empty", folder=str(self.folder)))
        self._games_file.write_bytes(_json_line(self._start()))

    def _start(self) -> dict[str, Any]:
        """Return the first line of the file of games."""
        return {**self._job.settings(), "software": software()}

    def _check_start(self, line: bytes) -> None:
        """Raise CommandError unless the games have the same settings and come from the same software."""
        start = self._start()
        if line == _json_line(start):
            return
        found = json.loads(line) if line.endswith(b"\n") else {}
        if found != start | {"software": found.get("software")}:
            raise CommandError(t("cli-dataset-other", folder=str(self.folder)))
        theirs, ours = (_describe_software(each["software"]) for each in (found, start))
        raise CommandError(t("cli-dataset-software", folder=str(self.folder), theirs=theirs, ours=ours))

    def _read_games_file(self) -> None:
        """Find the finished games, and cut off one that was not written completely."""
        with self._games_file.open("rb+") as lines:
            self._check_start(lines.readline())
            end = lines.tell()
            for line in lines:
                if not line.endswith(b"\n"):
                    break
                self._offsets[json.loads(line)["deal"] - self._job.seed * DEALS_PER_SEED] = end
                end += len(line)
            lines.truncate(end)

    def add(self, fixture: Fixture, record: dict[str, Any]) -> None:
        try:
            with self._games_file.open("ab") as lines:
                self._offsets[fixture.deal] = lines.tell()
                lines.write(_json_line(record))
        except OSError as error:
            raise CommandError(t("file-unwritable", file=str(self._games_file), reason=describe_error(error))) from None

    def complete(self, command: str) -> dict[str, Any]:
        """Write the splits, the card and the index of a dataset whose games are all finished. Return the index."""
        statistics = Statistics()
        for split in SPLITS:
            self._write_split(split, statistics)
        index = {**self._job.settings(), **statistics.index(self.folder, software()), "command": command}
        (self.folder / "README.md").write_text(make_card(index), encoding="utf-8")
        unfinished = self.folder / f"{DATASET_FILE}.part"
        unfinished.write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")
        os.replace(unfinished, self.folder / DATASET_FILE)
        self._games_file.unlink()
        return index

    def _write_split(self, split: str, statistics: Statistics) -> None:
        first = self._job.seed * DEALS_PER_SEED
        with (
            self._games_file.open("rb") as lines,
            (self.folder / split_file(split)).open("wb") as file,
            gzip.GzipFile("", "wb", fileobj=file, mtime=0) as compressed,  # without the time, for equal hashes
        ):
            for number, offset in sorted(self._offsets.items()):
                if split_of_deal(first + number) == split:
                    lines.seek(offset)
                    line = lines.readline()
                    compressed.write(line)
                    statistics.add(split, json.loads(line))


def _describe_software(facts: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())


def _json_line(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode() + b"\n"


def verify_dataset(folder: Path) -> int:
    """Check the hashes and the splits of a dataset and replay all its games. Return their number.

    Raises:
        CommandError: The folder contains no dataset, or a file is damaged.
    """
    try:
        index = json.loads((folder / DATASET_FILE).read_text(encoding="utf-8"))
        files = {split: index["files"][split_file(split)] for split in SPLITS}
    except (OSError, ValueError, KeyError, TypeError):
        raise CommandError(t("cli-dataset-none", folder=str(folder))) from None
    deals: set[int] = set()
    for split, facts in files.items():
        path = folder / split_file(split)
        try:
            _verify_split(path, split, facts, deals)
        except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
            raise CommandError(t("cli-dataset-damaged", file=str(path), reason=str(error))) from None
    return len(deals)


def _verify_split(path: Path, split: str, facts: dict[str, Any], deals: set[int]) -> None:
    with path.open("rb") as file:
        digest = sha256()
        while part := file.read(2**20):
            digest.update(part)
    if digest.hexdigest() != facts["sha256"]:
        raise ValueError(f"its SHA-256 is {digest.hexdigest()}, not {facts['sha256']}")
    before = len(deals)
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            seed = record["deal"]
            if seed in deals or split_of_deal(seed) != split:
                raise ValueError(f"deal {seed} does not belong here")
            deals.add(seed)
            _verify_game(record)
    if len(deals) - before != facts["games"]:
        raise ValueError(f"it has {len(deals) - before} games, not {facts['games']}")


def _verify_game(record: dict[str, Any]) -> None:
    game = replay(record)
    tiles = record.get("tiles", 0)
    dealt = deal(game.options, record["deal"], tiles).record()
    if any(dealt.get(start) != record.get(start) for start in ("seed", "position")):
        raise RecordError(f"deal {record['deal']} starts in another way")
    if [list(game.scores), list(game.winners)] != [record["scores"], record["winners"]]:
        raise RecordError(f"deal {record['deal']} ends with other scores")
