"""Costs of a server whose database grows: the time of every page and task, start-up, backup, memory and disk space.

    python benchmarks/growth.py FOLDER [--games 10000 100000 1000000] [--accounts 100000] [--json FILE]
    python benchmarks/growth.py FOLDER --database postgresql://USER@HOST/NAME

The database is filled with copies of a hundred games between bots, under new ids and in the compact form of finished
games, and then measured at each size. A second run continues where the first was stopped. The log of a copy is the log
of its original, so its players are those of the original; the lists name the accounts. Every fiftieth game belongs to
one regular player, whose pages are measured. Times are the median and the maximum of several requests.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import re
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
import msgspec

from nasrid import Options
from nasrid.arena.driver import play_game
from nasrid.bots.catalogue import parse_bot_code
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.settings import SeatPlan, TableSettings
from nasrid.server.store.database import Database
from nasrid.server.store.driver import Driver, Statement
from nasrid.server.store.maintenance import back_up
from nasrid.server.store.packing import pack
from nasrid.server.store.sqlite import SqliteDriver
from nasrid.server.table.folding import fold_log
from nasrid.server.table.opening import entries_from_record
from nasrid.server.table.public_info import table_info

ORIGINALS = 100
GAMES_PER_TRANSACTION = 500
GAMES_OF_REGULAR = 50  # every so many games, one is theirs
REPEATS = 10
MOVE_SECONDS = 8.0
FIRST_START = 1_700_000_000.0
REGULAR = "regular"
TOKEN = "token of the regular player"
NASRID_COMMAND = str(Path(sys.executable).with_name("nasrid"))
SERVER_LIMITS = ("requests_per_10s", "tables_per_hour", "lobby_tables_per_hour", "messages_per_10s")


@dataclass(frozen=True)
class Original:
    """A finished game to copy."""

    summary: dict[str, Any]
    result: str
    packed: bytes
    seq: int
    rules_version: int | None
    players: int


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
    return Original(info, result, packed, table.seq, table.rules_version, options.players)


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
    while number < accounts:
        end = min(number + GAMES_PER_TRANSACTION, accounts)
        await driver.run([statement for player in range(number, end) for statement in _account_statements(player)])
        number = end


def _account_statements(number: int) -> list[Statement]:
    player = _player(number)
    token = sha256((TOKEN if number == 0 else player).encode()).hexdigest()
    now = time.time()
    return [
        (
            "INSERT INTO players (id, name, login, password, created, visited) VALUES ($1, $2, $3, $4, $5, $5)",
            (player, f"Player {number}", f"login{number}", "hash", now),
        ),
        (
            "INSERT INTO sessions (token_hash, player, created, seen, device) VALUES ($1, $2, $3, $3, 'Browser')",
            (token, player, now),
        ),
        *(
            (f"INSERT INTO {name} VALUES ($1, 'alhambra', 2, {values})", (player,))
            for name, values in (("ratings", "25.5, 8.5, 1"), ("statistics", "1, 1, 90, 90"))
        ),
    ]


def _player(number: int) -> str:
    return REGULAR if number == 0 else _digest(f"player {number}", 16)


async def fill_games(driver: Driver, originals: list[Original], games: int, accounts: int) -> None:
    number = await count(driver, "packed_logs")
    while number < games:
        end = min(number + GAMES_PER_TRANSACTION, games)
        await driver.run(
            [statement for game in range(number, end) for statement in _game_statements(game, originals, accounts)]
        )
        number = end


def _game_statements(number: int, originals: list[Original], accounts: int) -> Iterator[Statement]:
    original, random = originals[number % len(originals)], Random(number)
    table, ended = game_id(number), FIRST_START + 60.0 * number
    people = random.sample(range(1, accounts), original.players)
    if number % GAMES_OF_REGULAR == 0:
        people[0] = 0
    summary = msgspec.json.encode(original.summary | {"id": table}).decode()
    yield (
        "INSERT INTO tables (id, epoch, seq, state, listed, updated, summary, rules_version, result, host, "
        "rated, counted, packed) VALUES ($1, 2, $2, 'over', 1, $3, $4, $5, $6, $7, 1, 1, 1)",
        (table, original.seq, ended, summary, original.rules_version, original.result, _player(people[0])),
    )
    yield ("INSERT INTO packed_logs VALUES ($1, $2, $3)", (table, original.seq, original.packed))
    for seat, player in enumerate(map(_player, people)):
        yield (
            "INSERT INTO table_players (table_id, player, seat, stage, since) VALUES ($1, $2, $3, 'over', $4)",
            (table, player, seat, ended),
        )
        yield ("INSERT INTO mentions (table_id, player) VALUES ($1, $2)", (table, player))


def game_id(number: int) -> str:
    return _digest(f"game {number}")


async def count(driver: Driver, name: str) -> int:
    ((number,),) = (await driver.run([(f"SELECT count(*) FROM {name}", ())]))[0]
    return int(number)


# Measuring


class Server:
    """A server on the filled database."""

    def __init__(self, arguments: list[str]) -> None:
        limits = [part for name in SERVER_LIMITS for part in ("--limit", f"{name}=1000000")]
        command = [NASRID_COMMAND, "serve", "--no-browser", "--port", "0", *arguments, *limits]
        start = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        match = re.search(r"http://\S+", self.process.stdout.readline())
        assert match, "the server did not start"
        self.url, self.start_seconds = match[0].rstrip("/"), time.perf_counter() - start

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1000  # type: ignore[index]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


def measure_pages(url: str, games: int) -> dict[str, list[float]]:
    """Return the seconds of each request that a player waits for."""
    olds = (game_id(number) for number in Random(games).sample(range(games), 3 * REPEATS))
    with httpx.Client(base_url=url, cookies={"nasrid_session": TOKEN}, timeout=600) as client:
        opened = client.post("/api/tables", json={"settings": {"options": {"players": 2}}, "seat": 0}).json()["id"]
        pages: dict[str, Callable[[], httpx.Response]] = {
            "lobby": lambda: client.get("/api/tables"),
            "my tables": lambda: client.get("/api/me/tables"),
            "profile": lambda: client.get("/api/me/profile"),
            "people": lambda: client.get("/api/me/people"),
            "old game": lambda: client.get(f"/api/tables/{next(olds)}"),
            "replay of an old game": lambda: client.get(f"/api/tables/{next(olds)}/events"),
            "record of an old game": lambda: client.get(f"/api/tables/{next(olds)}/record"),
            "new table": lambda: client.post("/api/tables", json={"settings": {"options": {"players": 2}}}),
            "command": lambda: client.post(
                f"/api/tables/{opened}/commands",
                json={"type": "send_chat", "id": os.urandom(6).hex(), "text": "words"},
            ),
        }
        return {name: [_timed(page) for _ in range(REPEATS)] for name, page in pages.items()}


def _timed(page: Callable[[], httpx.Response]) -> float:
    time.sleep(1.1)  # replays are limited to ten in ten seconds
    start = time.perf_counter()
    response = page()
    seconds = time.perf_counter() - start
    assert response.is_success, response.text
    return seconds


async def measure_tasks(database: Database) -> dict[str, list[float]]:
    """Return the seconds of each task that a server runs by itself."""
    now = time.time()
    tasks: dict[str, Callable[[], Awaitable[object]]] = {
        "heartbeat": lambda: database.leases.heartbeat("me", 8.0),
        "due tables": lambda: database.leases.due_tables(now, "me"),
        "ratings": database.profiles.update_ratings,
        "statistics": database.profiles.update_statistics,
        "packing": lambda: database.packing.pack_finished_games(now),
        "old sessions": lambda: database.sessions.end_old(200),
        "expired guests": lambda: database.accounts.expired_guests(100),
        "expired tables": lambda: database.accounts.delete_expired(30),
        "figures": database.figures.read,
    }
    results: dict[str, list[float]] = {name: [] for name in tasks}
    for name, task in tasks.items():
        for _ in range(REPEATS):
            start = time.perf_counter()
            await task()
            results[name].append(time.perf_counter() - start)
    return results


async def measure(arguments: argparse.Namespace, games: int, originals: list[Original]) -> dict[str, Any]:
    driver = make_driver(arguments)
    database = Database(driver)
    await database.open()
    await fill_accounts(driver, arguments.accounts)
    start = time.perf_counter()
    await fill_games(driver, originals, games, arguments.accounts)
    fill_seconds = time.perf_counter() - start
    tasks = await measure_tasks(database)
    ((size,),) = (await driver.run([(driver.SIZE_SQL, ())]))[0]
    await database.close()
    server = Server(["--database", arguments.database] if arguments.database else ["--data", arguments.folder])
    memory_before = server.memory_mb()
    try:
        pages = await asyncio.to_thread(measure_pages, server.url, games)
        memory = server.memory_mb()
    finally:
        server.stop()
    return {
        "games": games,
        "bytes": int(size),
        "fill_seconds": fill_seconds,
        "start_seconds": server.start_seconds,
        "backup_seconds": None if arguments.database else _time_backup(Path(arguments.folder)),
        "memory_mb": [memory_before, memory],
        "pages": pages,
        "tasks": tasks,
    }


def _time_backup(folder: Path) -> float:
    copy = folder / "backup.sqlite"
    start = time.perf_counter()
    back_up(folder / "nasrid.sqlite", copy)
    seconds = time.perf_counter() - start
    copy.unlink()
    return seconds


def make_driver(arguments: argparse.Namespace) -> Driver:
    if not arguments.database:
        return SqliteDriver(Path(arguments.folder) / "nasrid.sqlite")
    from nasrid.server.store.postgres import PostgresDriver  # another extra

    return PostgresDriver(arguments.database)


def show(result: dict[str, Any]) -> None:
    games, size = result["games"], result["bytes"]
    print(f"\n{games:,} games: {size / 1e9:.2f} GB, {size / games / 1000:.2f} KB per game and its accounts")
    print(
        f"  start {result['start_seconds']:.2f} s, memory {' to '.join(f'{mb:.0f}' for mb in result['memory_mb'])} MB"
    )
    if result["backup_seconds"] is not None:
        print(f"  backup {result['backup_seconds']:.1f} s")
    for title in ("pages", "tasks"):
        print(f"  {title}, median / maximum in ms")
        for name, seconds in result[title].items():
            print(f"    {name:22} {1000 * median(seconds):8.1f} {1000 * max(seconds):8.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="folder of the database, which is kept")
    parser.add_argument("--games", type=int, nargs="+", default=[10_000, 100_000, 1_000_000])
    parser.add_argument("--accounts", type=int, default=100_000)
    parser.add_argument("--database", help="address of an empty PostgreSQL database, instead of SQLite")
    parser.add_argument("--json", type=Path, help="also write all times to this file")
    arguments = parser.parse_args()
    Path(arguments.folder).mkdir(parents=True, exist_ok=True)
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}")
    originals = [make_original(seed) for seed in range(ORIGINALS)]
    results = []
    for games in sorted(arguments.games):
        results.append(asyncio.run(measure(arguments, games, originals)))
        show(results[-1])
        if arguments.json:
            arguments.json.write_text(json.dumps(results, indent=1) + "\n")


if __name__ == "__main__":
    main()
