"""A database with a long history, made by SQL alone, and drivers that measure each statement in it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nasrid.rules.game import RULES_VERSION
from nasrid.server.store.driver import Row, Statement
from nasrid.server.store.postgres import CONNECTION_SETTINGS, PostgresDriver
from nasrid.server.store.sqlite import SqliteDriver
from tests.server.stores import Place

ROWS = 100_000
PLANS_FOR_VALUES = 5  # of PostgreSQL, which then may use a plan for any values, as in a server that runs for long
REGULAR = "regular"  # a player of 20,000 tables
PUZZLES = 500
# They grow with processes, operators and the puzzles of the package, not with games or people.
BOUNDED_TABLES = {"nodes", "push_secret", "bans", "puzzle_ratings"}
PAST, RECENT = 1_000_000_000, 4_000_000_000
RECENT_DAY = RECENT // 86_400
_STATE = (
    "CASE WHEN i % 5 = 1 THEN 'playing' WHEN i % 20 = 2 THEN 'waiting' WHEN i % 500 = 3 THEN 'closed' ELSE 'over' END"
)
_RESULT = '{"scores":[90,80],"winners":[0]}'
_SUMMARY = (
    """'{"id":"t' || i || '","stage":"over","options":{"game":"alhambra"},"listed":true,"chat":true,"clock":null,"""
    """"host":"Name","host_seat":null,"seats":[],"commitment":"","rematch":null,"""
    f""""result":{_RESULT}}}'"""
)
_TOURNAMENT = (
    '{"id":"m","title":"Friday","stage":"over","settings":{"options":{"players":2}},"players":2,"rounds":1,"opened":1}'
)
_TOURNAMENT_OPENED = (
    '{"entry":"opened","at":1,"title":"Friday","settings":{"options":{"players":2}},"organiser":"x",'
    '"organiser_name":"Name","invitation":"secret"}'
)
_SEED_DRAWN = '{"entry":"seed_drawn","at":1,"seed":"7","repeat_id":"r","repeat_invitation":"secret"}'
_FIGURES = "player, table_id, ended, seat, game, players, score, lead, won, purchases, exact, border"
_ANSWERS = "player, puzzle, at, solved, rating_change, latest, mastered"
_ANSWER_VALUES = f"{PAST} + i, 1, 9, {PAST} + i, 1"
_PUZZLE_RATING = "rating, deviation, volatility, attempted, solved"
_FIGURE_VALUES = "0, 'alhambra', 2, 90, 10, 1, 20, 5, 9"
# What to insert for each number i from 1 to the given one. Many lobby tables are abandoned, and few rows have expired.
_FILLS = (
    (
        ROWS,
        "players (id, name, login, created, page, visited) SELECT 'p' || i, 'Name', "
        f"CASE WHEN i % 2 = 0 THEN 'login' || i END, {PAST}, 'page' || i, "
        f"CASE WHEN i % 500 = 1 THEN {PAST} ELSE {RECENT} END",
    ),
    (1, f"players (id, name, login, created, visited) SELECT '{REGULAR}', 'Name', 'regular', {PAST}, {RECENT}"),
    (
        ROWS,
        "sessions (token_hash, player, created, seen, device) "
        f"SELECT 's' || i, 'p' || i, {PAST}, CASE WHEN i % 500 = 2 THEN {PAST} ELSE {RECENT} END, ''",
    ),
    (ROWS, f"device_links (token_hash, player, expires) SELECT 'l' || i, 'p' || i, {RECENT}"),
    (ROWS, f"known_devices (token_hash, player, seen) SELECT 'd' || i, 'p' || i, {RECENT}"),
    (ROWS, f"security_events (player, at, kind, device) SELECT 'p' || i, {PAST}, 'signed_in', ''"),
    (ROWS, "second_factors (player, secret, is_confirmed, last_step) SELECT 'p' || i, 'secret', 1, 0"),
    (
        ROWS,
        "passkeys (id, player, name, public_key, sign_count, is_second_factor, created) "
        f"SELECT 'k' || i, 'p' || i, 'Phone', '', 0, 0, {PAST}",
    ),
    (
        ROWS,
        "passkey_challenges (challenge_hash, player, expires) SELECT 'h' || i, "
        f"CASE WHEN i % 2 = 0 THEN 'p' || i END, CASE WHEN i % 500 = 2 THEN {PAST} ELSE {RECENT} END",
    ),
    (ROWS, "recovery_codes (code_hash, player) SELECT 'c' || i, 'p' || i"),
    (
        ROWS,
        "tables (id, epoch, seq, state, listed, updated, summary, result, host, rated, counted, packed, tournament) "
        f"SELECT 't' || i, 1, 1, {_STATE}, 1, {PAST} + i, {_SUMMARY}, "
        f"CASE WHEN {_STATE} = 'over' THEN '{_RESULT}' END, 'p' || (i % 1000), 1, 1, 1, "
        f"CASE WHEN i % 500 = 3 THEN 'm' || (i % 5000) END",
    ),
    (
        ROWS,
        f"table_players (table_id, player, seat, stage, since) SELECT 't' || i, 'p' || i, 0, {_STATE}, {PAST} + i",
    ),
    (
        ROWS // 5,
        f"table_players (table_id, player, seat, stage, since) SELECT 't' || (i * 5), '{REGULAR}', 1, "
        f"CASE WHEN i % 3 = 0 THEN 'playing' ELSE 'over' END, {PAST} + i",
    ),
    (ROWS, "mentions (table_id, player) SELECT 't' || i, 'p' || i"),
    (ROWS // 5, f"mentions (table_id, player) SELECT 't' || (i * 5), '{REGULAR}'"),
    (
        ROWS,
        "tournaments (id, seq, version, stage, listed, due, updated, summary) SELECT 'm' || i, 2, 1, "
        "CASE WHEN i % 500 = 4 THEN 'joining' WHEN i % 500 = 5 THEN 'playing' ELSE 'over' END, "
        "CASE WHEN i % 500 IN (4, 5) THEN 1 ELSE 0 END, "
        f"CASE WHEN i % 500 = 5 THEN {RECENT} END, {PAST} + CASE WHEN i % 500 = 4 THEN {RECENT} ELSE 0 END + i, "
        f"'{_TOURNAMENT}'",
    ),
    (ROWS, f"tournament_entries (tournament_id, seq, body) SELECT 'm' || i, 1, '{_TOURNAMENT_OPENED}'"),
    (ROWS, f"tournament_entries (tournament_id, seq, body) SELECT 'm' || i, 2, '{_SEED_DRAWN}'"),
    (ROWS, f"tournament_people (tournament_id, player, since) SELECT 'm' || i, 'p' || i, {PAST} + i"),
    (
        ROWS // 5,
        f"tournament_people (tournament_id, player, since) SELECT 'm' || (i * 5), '{REGULAR}', {PAST} + i",
    ),
    (
        ROWS,
        """entries (table_id, seq, body) SELECT 't' || i, 1, '{"entry":"chat_sent","at":1,"seat":0,"text":"words"}'""",
    ),
    (ROWS, "packed_logs (table_id, seq, body) SELECT 't' || i, 0, ''"),
    (ROWS, "checkpoints (table_id, seq, body) SELECT 't' || i, 1, ''"),
    (
        ROWS,
        "reports (id, at, reporter, table_id, about, reason, resolved) "
        f"SELECT 'r' || i, {PAST} + i, 'p' || i, 't' || i, 'p' || i, '', CASE WHEN i % 1000 = 0 THEN 0 ELSE 1 END",
    ),
    (
        ROWS,
        "reviews (table_id, requester, requested, effort, state, owner, attempts, done, actions, events, error) "
        f"SELECT 't' || i, 'p' || (i % 1000), {PAST} + i, 'standard', "
        "CASE WHEN i % 1000 = 3 THEN 'waiting' WHEN i % 10000 = 5 THEN 'running' ELSE 'done' END, "
        "CASE WHEN i % 10000 = 5 THEN 'dead' END, 1, 1, 1, '[2]', ''",
    ),
    (ROWS, f"moderation (at, action, target, reason, actor) SELECT {PAST} + i, 'unlist', 't' || i, '', 'p' || i"),
    (ROWS, "ratings (player, game, players, mu, sigma, played) SELECT 'p' || i, 'alhambra', 2, 25, 8, 1"),
    (
        ROWS,
        "rated_pairs (day, player, other, games) "
        f"SELECT CASE WHEN i % 500 = 2 THEN 1 ELSE {RECENT_DAY} END, 'p' || i, 'q' || i, 1",
    ),
    (30, "ratings (player, game, players, mu, sigma, played) SELECT 'bot:' || i, 'alhambra', 2, 25, 8, 1"),
    (ROWS, "statistics (player, game, players, played, won, best, total) SELECT 'p' || i, 'alhambra', 2, 1, 1, 1, 1"),
    (
        ROWS,
        "daily_attempts (day, rules, player, table_id, ended, lead, score, won) "
        f"SELECT CASE WHEN i % 500 = 2 THEN 1 ELSE {RECENT_DAY} END, {RULES_VERSION}, 'p' || i, 't' || i, "
        f"{RECENT} + i, i % 90 - 60, 100, 0",
    ),
    (150, f"daily_leads (day, rules, lead, players) SELECT {RECENT_DAY}, {RULES_VERSION}, i - 60, 1000"),
    (ROWS, f"daily_leads (day, rules, lead, players) SELECT {RECENT_DAY} - 1 - i % 300, {RULES_VERSION}, i / 300, 1"),
    (ROWS, f"puzzle_attempts ({_ANSWERS}) SELECT 'p' || i, 'z' || (i % {PUZZLES}), {_ANSWER_VALUES}"),
    (PUZZLES, f"puzzle_attempts ({_ANSWERS}) SELECT '{REGULAR}', 'z' || i, {_ANSWER_VALUES}"),
    (ROWS, f"puzzle_players (player, {_PUZZLE_RATING}) SELECT 'p' || i, 1500, 100, 0.06, 1, 1"),
    (PUZZLES, f"puzzle_ratings (puzzle, {_PUZZLE_RATING}) SELECT 'z' || i, 1500, 60, 0.06, 100, 50"),
    (ROWS, f"game_figures ({_FIGURES}) SELECT 'p' || i, 't' || i, {PAST} + i, {_FIGURE_VALUES}"),
    (ROWS // 5, f"game_figures ({_FIGURES}) SELECT '{REGULAR}', 't' || (i * 5), {PAST} + i, {_FIGURE_VALUES}"),
    (
        ROWS,
        "progress (player, game, players, played, won, rivals, purchases, exact, best_score, best_lead, best_border) "
        "SELECT 'p' || i, 'alhambra', 2, 1, 1, 25, 20, 5, 90, 10, 9",
    ),
    (ROWS, "buildings_built (player, building, tiles) SELECT 'p' || i, 'garden', 4"),
    (ROWS, "winning_streaks (player, current, longest) SELECT 'p' || i, 1, 2"),
    (ROWS, "relations (player, other, kind) SELECT 'p' || i, 'p' || (i + 1), 'blocked'"),
    (ROWS, f"invitations (player, table_id, inviter, secret, at) SELECT 'p' || i, 't' || i, 'p' || i, '', {PAST}"),
    (
        ROWS,
        "push_devices (session, endpoint, p256dh, auth, zone, quiet_from, quiet_until) "
        "SELECT 's' || i, 'e' || i, '', '', 'UTC', 0, 0",
    ),
    (ROWS, f"push_notices (session, table_id, turn, due, attempts) SELECT 's' || i, 't' || i, 1, {RECENT} + i, 0"),
)


def fill(place: Place) -> None:
    """Give a new database a long history. PostgreSQL would analyse its tables by itself after a while."""
    statements = [
        f"WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < {count}) "
        f"INSERT INTO {target} FROM numbers"
        for count, target in _FILLS
    ]
    asyncio.run(_create(place))
    if place.kind == "SQLite":
        with closing(sqlite3.connect(place.address, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            for statement in ("BEGIN", *statements, "COMMIT"):
                connection.execute(statement)
    else:
        asyncio.run(_fill_postgres(place, [*statements, "ANALYZE"]))


async def _create(place: Place) -> None:
    async with place.open():
        pass


async def _fill_postgres(place: Place, statements: list[str]) -> None:
    import asyncpg

    connection = await asyncpg.connect(place.address)
    for statement in ("SET session_replication_role = replica", *statements):  # without the check of foreign keys
        await connection.execute(statement)
    await connection.close()


@dataclass(frozen=True)
class Measurement:
    sql: str
    scans: tuple[str, ...]  # the parts of the plan that read a whole growing table
    steps: int  # the work that the database did, in its own unit


class Recorder:
    """A record of statements and of the lines that ran them."""

    is_shared = False

    def __init__(self) -> None:
        self.measurements: list[Measurement] = []
        self.lines: set[tuple[str, int]] = set()

    def note_callers(self) -> None:
        frame = sys._getframe(1)
        while frame.f_back:
            frame = frame.f_back
            self.lines.add((Path(frame.f_code.co_filename).name, frame.f_lineno))

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        raise NotImplementedError

    async def read_snapshot(self, queries: Sequence[Statement]) -> list[list[Row]]:
        return await self.run(queries)

    async def free_disk_bytes(self) -> int | None:
        return None

    async def damaged_relations(self) -> dict[str, str]:
        return {}


class MeasuredSqlite(Recorder):
    """A SQLite file. Steps are instructions of its virtual machine."""

    NOW_SQL = SqliteDriver.NOW_SQL
    SIZE_SQL = SqliteDriver.SIZE_SQL
    IS_MULTI_PROCESS = SqliteDriver.IS_MULTI_PROCESS
    MAX_STEPS = ROWS

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._ticks = 0

    async def open(self) -> None:
        self._connection = sqlite3.connect(self._address, isolation_level=None)
        self._connection.execute("PRAGMA foreign_keys = ON")

    async def close(self) -> None:
        self._connection.close()

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        self.note_callers()
        self._connection.execute("BEGIN")
        results = [self._measure(sql.replace("$", "?"), values) for sql, values in statements]
        self._connection.execute("COMMIT")
        return results

    def _measure(self, sql: str, values: Sequence[Any]) -> list[Row]:
        plan = [line[3] for line in self._connection.execute(f"EXPLAIN QUERY PLAN {sql}", values)]
        scans = [line for line in plan if line.startswith("SCAN") and " USING " not in line and self._is_growing(line)]
        self._ticks = 0
        self._connection.set_progress_handler(self._count, 100)
        rows = list(self._connection.execute(sql, values))
        self._connection.set_progress_handler(None, 0)
        self.measurements.append(Measurement(sql, tuple(scans), 100 * self._ticks))
        return rows

    def _is_growing(self, scan: str) -> bool:
        name = scan.split()[1]
        found = self._connection.execute("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", (name,))
        return found.fetchone() is not None and name not in BOUNDED_TABLES

    def _count(self) -> int:
        self._ticks += 1
        return 0


class MeasuredPostgres(Recorder):
    """A PostgreSQL database. Steps are rows that a part of a plan has read or passed on."""

    NOW_SQL = PostgresDriver.NOW_SQL
    SIZE_SQL = PostgresDriver.SIZE_SQL
    IS_MULTI_PROCESS = PostgresDriver.IS_MULTI_PROCESS
    MAX_STEPS = ROWS // 5

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    async def open(self) -> None:
        import asyncpg

        self._connection = await asyncpg.connect(self._address, server_settings=CONNECTION_SETTINGS)
        partial = "SELECT indexrelid::regclass::text FROM pg_index WHERE indpred IS NOT NULL"
        self._partial_indexes = {name for (name,) in await self._connection.fetch(partial)}

    async def close(self) -> None:
        await self._connection.close()

    async def run(self, statements: Sequence[Statement]) -> list[list[Row]]:
        self.note_callers()
        async with self._connection.transaction():
            return [await self._measure(sql, values) for sql, values in statements]

    async def _measure(self, sql: str, values: Sequence[Any]) -> list[Row]:
        trial = self._connection.transaction()
        await trial.start()
        await self._connection.execute(f"PREPARE measured AS {sql}")
        arguments = f"({', '.join(map(_literal, values))})" if values else ""
        for _ in range(PLANS_FOR_VALUES):
            await self._connection.execute(f"EXPLAIN EXECUTE measured{arguments}")
        (row,) = await self._connection.fetch(f"EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE measured{arguments}")
        await self._connection.execute("DEALLOCATE measured")
        await trial.rollback()
        parts = list(_parts(json.loads(row[0])[0]["Plan"], is_limited=False))
        scans = [
            f"{part['Node Type']} on {part['Relation Name']}"
            for part, is_limited in parts
            if _is_scan(part, is_limited) and part.get("Index Name") not in self._partial_indexes
        ]
        steps = sum(
            part["Actual Loops"] * (part["Actual Rows"] + part.get("Rows Removed by Filter", 0)) for part, _ in parts
        )
        self.measurements.append(Measurement(sql, tuple(scans), steps))
        rows: list[Row] = await self._connection.fetch(sql, *values)
        return rows


def _literal(value: object) -> str:
    if value is None:
        return "NULL"
    text = f"\\x{value.hex()}" if isinstance(value, bytes) else str(value)
    return "'{}'".format(text.replace("'", "''"))


def _parts(plan: dict[str, Any], is_limited: bool) -> Iterator[tuple[dict[str, Any], bool]]:
    """Yield the parts of a plan, each with whether a limit ends its reading early."""
    yield plan, is_limited
    is_limited = plan["Node Type"] == "Limit" or (is_limited and plan["Node Type"] not in ("Sort", "Hash"))
    for part in plan.get("Plans", ()):
        yield from _parts(part, is_limited)


def _is_scan(part: dict[str, Any], is_limited: bool) -> bool:
    """Return whether this part of a plan reads a whole growing table."""
    if part.get("Relation Name") in (None, *BOUNDED_TABLES):
        return False
    is_index_scan = part["Node Type"] in ("Index Scan", "Index Only Scan")
    return part["Node Type"] == "Seq Scan" or (is_index_scan and "Index Cond" not in part and not is_limited)
