"""Tournaments: logs, and the columns derived from them.

Several processes may add to the same log. The number of the last entry is an optimistic lock: an addition to another
log than the one that was read changes nothing, and is tried again.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.info import GameResult
from nasrid.server.protocol.personal import (
    DELETED_TEXT,
    anonymised,
    is_about,
    new_pseudonym,
    own_part,
    people_named_in,
    without_name,
)
from nasrid.server.protocol.settings import DAY_SECONDS
from nasrid.server.protocol.tournaments import (
    AnyTournamentEntry,
    TitleReset,
    TournamentOpened,
    TournamentSummary,
    decode_entry,
)
from nasrid.server.store.driver import (
    DELETION_BATCH_SIZE,
    DamagedDatabaseError,
    DatabaseError,
    InThread,
    Queries,
    Statement,
    delete_in_batches,
    placeholders,
)
from nasrid.server.tournament.page import summary_of
from nasrid.server.tournament.state import TournamentState, fold, fold_log

MAX_LISTED = 100
MAX_CANDIDATES = 500  # latest listed tournaments; older ones are not listed
LISTED_PER_HOST = 3
LISTED_DAYS = 30  # since the last change
ENDED_STATES = "('over', 'closed', 'parked', 'removed', 'damaged')"  # nobody plays at a parked table any more
LOG_SQL = "SELECT seq, body FROM tournament_entries WHERE tournament_id = $1 AND seq > $2 ORDER BY seq"
IDS_PER_QUERY = 1000
IS_ENTRY = "tournament_id = $1 AND seq = $2 AND body = $3"
log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_results = msgspec.json.Decoder(GameResult)
_summaries = msgspec.json.Decoder(TournamentSummary)


class Head(NamedTuple):
    """The last entry of a log, and the version of its earlier entries."""

    seq: int
    version: int


class StoredTournament(NamedTuple):
    """The stored log of a tournament: the number of its last entry, its stage, and its entries by number."""

    seq: int
    stage: str
    entries: dict[int, str]


class RewrittenTournament(NamedTuple):
    """A log without the data of a player: the columns derived from it, and the changed entries by number."""

    summary: str
    host: str
    changed: dict[int, str]


class DueTournaments(NamedTuple):
    """Tournaments that need attention, because their time has come or because one of their tables has ended."""

    by_time: list[str]
    by_table: list[str]


class TournamentStore(Queries):
    async def create(self, state: TournamentState, entries: Sequence[AnyTournamentEntry]) -> None:
        columns = "id, seq, version, stage, listed, due, updated, summary, host"
        sql = f"INSERT INTO tournaments ({columns}) VALUES ($1, $2, 1, $3, $4, $5, $6, $7, $8)"
        await self._run((sql, (state.id, state.seq, *_listing(state))), *_entry_statements(state, 1, entries))

    async def append(
        self, state: TournamentState, version: int, entries: Sequence[AnyTournamentEntry], collected: Sequence[str] = ()
    ) -> bool:
        """Store the entries that the state has just folded. Return False if others were added or changed first.

        `collected` are the tables whose results the entries contain.
        """
        update = (
            "UPDATE tournaments SET seq = $3, stage = $4, listed = $5, due = $6, updated = $7, summary = $8, host = $9 "
            f"WHERE id = $1 AND version = $2 AND seq = $3 - {len(entries)} RETURNING seq"
        )
        statements = _entry_statements(state, version, entries)
        is_stored = f"EXISTS (SELECT 1 FROM tournament_entries WHERE {IS_ENTRY})"
        forget = f"UPDATE tables SET tournament = NULL WHERE id = $4 AND {is_stored}"
        last = (state.id, state.seq, _encode(entries[-1]).decode())
        written, *_ = await self._run(
            (update, (state.id, version, state.seq, *_listing(state))),
            *statements,
            *((forget, (*last, table)) for table in collected),
        )
        return bool(written)

    async def head(self, tournament: str) -> Head | None:
        """Return the head of a log, or None without such a tournament. Raise RefusalError if it is quarantined."""
        sql = "SELECT stage, seq, version FROM tournaments WHERE id = $1 AND stage <> 'removed'"
        for stage, seq, version in await self._rows(sql, tournament):
            if stage == "damaged":
                raise damaged_tournament()
            return Head(seq, version)
        return None

    async def heads(self, tournaments: Sequence[str]) -> dict[str, Head]:
        listed = placeholders(tournaments)
        rows = await self._rows(f"SELECT id, seq, version FROM tournaments WHERE id IN ({listed})", *tournaments)
        return {tournament: Head(seq, version) for tournament, seq, version in rows}

    async def log(self, tournament: str, after: int = 0) -> list[AnyTournamentEntry]:
        return await asyncio.to_thread(_decode_log, await self._rows(LOG_SQL, tournament, after))

    async def due(self, now: float, limit: int) -> DueTournaments:
        """Return the tournaments that need attention, at most `limit` of each kind."""
        due = await self._run(
            ("SELECT id FROM tournaments WHERE due <= $1 ORDER BY due LIMIT $2", (now, limit)),
            (
                "SELECT DISTINCT tournament FROM tables "
                f"WHERE tournament IS NOT NULL AND state IN {ENDED_STATES} LIMIT $1",
                (limit,),
            ),
        )
        by_time, by_table = ([tournament for (tournament,) in rows] for rows in due)
        return DueTournaments(by_time, by_table)

    async def ended_tables(self, tournament: str) -> dict[str, GameResult | None]:
        """Return the tables that have ended and whose results have not been recorded, with the results that count."""
        sql = (
            "SELECT id, CASE WHEN state <> 'removed' THEN result END FROM tables "
            f"WHERE tournament = $1 AND state IN {ENDED_STATES}"
        )
        rows = await self._rows(sql, tournament)
        return {table: None if result is None else _results.decode(result) for table, result in rows}

    async def missing_tables(self, tables: Sequence[str]) -> list[str]:
        """Return those of these tables that do not exist."""
        found = await self._rows(f"SELECT id FROM tables WHERE id IN ({placeholders(tables)})", *tables)
        return sorted(set(tables) - {table for (table,) in found})

    async def forget_tables(self, tables: Sequence[str]) -> None:
        """Await no results from these tables."""
        await self._rows(f"UPDATE tables SET tournament = NULL WHERE id IN ({placeholders(tables)})", *tables)

    async def let_rest(self, tournament: str) -> None:
        """Let a removed tournament be due only when another of its tables ends."""
        await self._rows("UPDATE tournaments SET due = NULL WHERE id = $1 AND stage = 'removed'", tournament)

    # Lists

    async def listed(self) -> list[TournamentSummary]:
        """Return the listed tournaments that have changed lately, at most a few of each person who opened them."""
        latest = (
            "SELECT summary, updated, row_number() OVER (PARTITION BY host ORDER BY updated DESC) AS place FROM "
            "(SELECT summary, updated, host FROM tournaments WHERE listed = 1 AND updated > $1 "
            f"ORDER BY updated DESC LIMIT {MAX_CANDIDATES}) AS candidates"
        )
        sql = f"SELECT summary FROM ({latest}) AS latest WHERE place <= $2 ORDER BY updated DESC LIMIT {MAX_LISTED}"
        since = time.time() - LISTED_DAYS * DAY_SECONDS
        return [_summaries.decode(summary) for (summary,) in await self._rows(sql, since, LISTED_PER_HOST)]

    async def tournaments_of(self, player: str) -> list[TournamentSummary]:
        """Return the latest tournaments that name a player."""
        latest = f"SELECT * FROM tournament_people WHERE player = $1 ORDER BY since DESC LIMIT {MAX_LISTED}"
        sql = (
            f"SELECT summary FROM ({latest}) AS latest JOIN tournaments ON id = tournament_id "
            "WHERE stage NOT IN ('removed', 'damaged') ORDER BY since DESC"
        )
        return [_summaries.decode(summary) for (summary,) in await self._rows(sql, player)]

    # Personal data

    async def mentioning(self, player: str) -> list[str]:
        sql = "SELECT tournament_id FROM tournament_people WHERE player = $1 ORDER BY since"
        return [tournament for (tournament,) in await self._rows(sql, player)]

    async def unfinished_of(self, player: str) -> list[str]:
        """Return the tournaments that name a player and go on."""
        sql = (
            "SELECT id FROM tournament_people JOIN tournaments ON id = tournament_id "
            "WHERE player = $1 AND stage NOT IN ('over', 'cancelled', 'removed', 'damaged') ORDER BY since"
        )
        return [tournament for (tournament,) in await self._rows(sql, player)]

    async def own_entries(self, tournament: str, player: str, in_thread: InThread) -> msgspec.Raw | None:
        """Return the data of a player in a log, as JSON, or None if the log is damaged."""
        try:
            rows = await self._rows(LOG_SQL, tournament, 0)
        except DamagedDatabaseError:
            return None
        return await in_thread(partial(_encode_own_part, rows, player))

    async def reset_name(self, player: str, kept: str) -> None:
        """Remove the names of a player, except one, from all logs."""
        for tournament in await self.mentioning(player):
            await self._rewrite(tournament, player, partial(without_name, player=player, kept=kept))

    async def anonymise(self, player: str) -> None:
        """Replace a player in all logs."""
        for tournament in await self.mentioning(player):
            change = partial(anonymised, player=player, pseudonym=new_pseudonym())
            if await self._rewrite(tournament, player, change):
                sql = "DELETE FROM tournament_people WHERE tournament_id = $1 AND player = $2"
                await self._rows(sql, tournament, player)

    async def reset_title(self, tournament: str) -> bool:
        """Remove the title from lists and from the log, which then says that a moderator did this.

        Return False if the log is damaged. The title may remain in it.
        """
        await self._rewrite(tournament, "", _without_title, is_title_reset=True)
        try:
            while head := await self.head(tournament):
                state = await asyncio.to_thread(fold_log, tournament, await self.log(tournament))
                if state.seq < head.seq:
                    return False
                if state.title_reset is not None:
                    return True
                entry = TitleReset(at=time.time())
                fold(state, entry)
                if await self.append(state, head.version, [entry]):
                    return True
        except DamagedDatabaseError:
            return False
        except DatabaseError:
            raise
        except Exception:  # whatever is wrong with the log
            return False
        return True

    async def _rewrite(
        self,
        tournament: str,
        player: str,
        change: Callable[[AnyTournamentEntry], AnyTournamentEntry],
        is_title_reset: bool = False,
    ) -> bool:
        """Change the entries of a log, if it exists. Return False if the database cannot read it.

        Repeat this if an entry has been added in the meantime. An unreadable entry with the player's id, if there is
        one, is erased.
        """
        fence = (
            "UPDATE tournaments SET version = version + 1, summary = $4, host = $5 "
            "WHERE id = $1 AND version = $2 AND seq = $3 RETURNING version"
        )
        update = (
            "UPDATE tournament_entries SET body = $4 WHERE tournament_id = $1 AND seq = $3 "
            "AND EXISTS (SELECT 1 FROM tournaments WHERE id = $1 AND version = $2)"
        )
        head = "SELECT seq, version, summary, host FROM tournaments WHERE id = $1"
        is_done = False
        try:
            while not is_done and (rows := await self._rows(head, tournament)):
                ((seq, version, summary, host),) = rows
                log_rows = await self._rows(LOG_SQL, tournament, 0)
                rewritten = await asyncio.to_thread(
                    _rewrite_log, log_rows, summary, host, player, change, is_title_reset
                )
                fenced, *_ = await self._run(
                    (fence, (tournament, version, seq, rewritten.summary, rewritten.host)),
                    *((update, (tournament, version + 1, number, body)) for number, body in rewritten.changed.items()),
                )
                is_done = bool(fenced)
        except DamagedDatabaseError:
            log.error("personal data remain in a damaged tournament", extra={"tournament": tournament})
            return False
        return True

    # Damage

    async def ids(self, after: str) -> list[str]:
        """Return the next ids of tournaments, in order."""
        sql = f"SELECT id FROM tournaments WHERE id > $1 AND stage <> 'removed' ORDER BY id LIMIT {IDS_PER_QUERY}"
        return [tournament for (tournament,) in await self._rows(sql, after)]

    async def stored(self, tournament: str) -> StoredTournament | None:
        """Return a tournament as it is stored, or None without such a tournament."""
        heads, log_rows = await self._driver.read_snapshot(
            [("SELECT seq, stage FROM tournaments WHERE id = $1", (tournament,)), (LOG_SQL, (tournament, 0))]
        )
        for seq, stage in heads:
            return StoredTournament(seq, stage, dict(map(tuple, log_rows)))
        return None

    async def quarantine(self, tournament: str) -> None:
        """Mark a tournament as damaged, so that no process loads it until a check succeeds."""
        change = "stage = 'damaged', listed = 0, due = NULL, version = version + 1"
        await self._rows(f"UPDATE tournaments SET {change} WHERE id = $1 AND stage <> 'removed'", tournament)

    async def release_from_quarantine(self, state: TournamentState) -> None:
        sql = (
            "UPDATE tournaments SET stage = $3, listed = $4, due = $5, updated = $6, summary = $7, host = $8 "
            "WHERE id = $1 AND seq = $2 AND stage = 'damaged'"
        )
        await self._rows(sql, state.id, state.seq, *_listing(state))

    # Expiry

    async def delete_expired(self, table_days: int) -> None:
        """Delete tournaments that never started, and removed ones."""
        before = time.time() - table_days * DAY_SECONDS
        await delete_in_batches(lambda: self._delete_batch(before))

    async def _delete_batch(self, before: float) -> int:
        sql = (
            "SELECT id FROM tournaments WHERE stage IN ('joining', 'cancelled', 'removed') AND updated < $1 "
            f"ORDER BY updated LIMIT {DELETION_BATCH_SIZE}"
        )
        tournaments = tuple(tournament for (tournament,) in await self._rows(sql, before))
        listed = f"IN ({placeholders(tournaments)})"
        await self._run(
            (f"DELETE FROM tournament_entries WHERE tournament_id {listed}", tournaments),
            (f"DELETE FROM tournament_people WHERE tournament_id {listed}", tournaments),
            (f"DELETE FROM tournaments WHERE id {listed}", tournaments),
        )
        return len(tournaments)


def _listing(state: TournamentState) -> tuple[Any, ...]:
    """Return the values of the columns derived from the log."""
    is_listed = state.settings.listed and not state.has_ended
    summary = _encode(summary_of(state)).decode()
    return state.stage, int(is_listed), state.due, state.changed_at, summary, state.opener


def title_of(summary: str | None) -> str:
    return _summaries.decode(summary).title if summary else ""


def _without_title(entry: AnyTournamentEntry) -> AnyTournamentEntry:
    return replace(entry, title=DELETED_TEXT) if isinstance(entry, TournamentOpened) else entry


def damaged_tournament() -> RefusalError:
    return RefusalError("tournament_damaged", "the log of this tournament is damaged; ask the operator of the server")


def _decode_log(rows: Sequence[Any]) -> list[AnyTournamentEntry]:
    return [decode_entry(body) for _, body in rows]


def _readable(rows: Sequence[Any]) -> dict[int, AnyTournamentEntry]:
    """Return the entries that can be read, by number."""
    readable = {}
    for seq, body in rows:
        with suppress(msgspec.MsgspecError):
            readable[seq] = decode_entry(body)
    return readable


def _encode_own_part(rows: Sequence[Any], player: str) -> msgspec.Raw:
    return msgspec.Raw(
        _encode([own_part(entry, player) for entry in _readable(rows).values() if is_about(entry, player)])
    )


def _rewrite_log(
    rows: Sequence[Any],
    summary: str,
    host: str,
    player: str,
    change: Callable[[AnyTournamentEntry], AnyTournamentEntry],
    is_title_reset: bool,
) -> RewrittenTournament:
    """Change the entries of a log. This takes long if the log is long. The log need not be sound."""
    readable = _readable(rows)
    now = {seq: change(entry) for seq, entry in readable.items()}
    changed = {seq: _encode(entry).decode() for seq, entry in now.items() if entry != readable[seq]}
    changed |= {seq: "" for seq, body in rows if seq not in readable and player and player in body}
    opened = next((entry for entry in now.values() if isinstance(entry, TournamentOpened)), None)
    info = _summaries.decode(summary)
    if opened:
        info, host = replace(info, title=opened.title), opened.organiser if host else ""
    elif host == player or is_title_reset:
        info, host = replace(info, title=DELETED_TEXT), "" if host == player else host
    return RewrittenTournament(_encode(info).decode(), host, changed)


def _entry_statements(state: TournamentState, version: int, entries: Sequence[AnyTournamentEntry]) -> list[Statement]:
    """Return the statements that add the last entries of a log. They do nothing if other entries were added first."""
    insert = (
        "INSERT INTO tournament_entries (tournament_id, seq, body) SELECT id, $4, $5 FROM tournaments "
        "WHERE id = $1 AND version = $2 AND seq = $3 ON CONFLICT DO NOTHING"
    )
    mention = (
        "INSERT INTO tournament_people (tournament_id, player, since) "
        f"SELECT tournament_id, $4, $5 FROM tournament_entries WHERE {IS_ENTRY} ON CONFLICT DO NOTHING"
    )
    statements: list[Statement] = []
    for number, entry in enumerate(entries, state.seq - len(entries) + 1):
        body = _encode(entry).decode()
        statements.append((insert, (state.id, version, state.seq, number, body)))
        people = sorted(people_named_in(entry))
        statements += [(mention, (state.id, number, body, player, entry.at)) for player in people]
    return statements
