"""Compact logs of finished games: all entries of a log in one compressed row."""

import asyncio
import logging
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from nasrid.server.protocol import entries
from nasrid.server.store.driver import DamagedDatabaseError, Queries, Statement

PACKING_BATCH_SIZE = 20  # logs per call
PACK_AFTER_SECONDS = 24 * 3600.0  # since the last entry; until then people look at the game and repeat commands
# One statement reads both forms of a log, so it sees one of them even while the log is packed.
LOG_SQL = (
    "SELECT seq, NULL, body FROM packed_logs WHERE table_id = $1 AND seq > $2 "
    "UNION ALL SELECT seq, body, NULL FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY 1"
)
_COMPRESSION_LEVEL = 9
logger = logging.getLogger(__name__)


class PackingStore(Queries):
    async def pack_finished_games(self, now: float) -> None:
        """Pack the logs of some games that ended a while ago."""
        sql = (
            "SELECT id, epoch, seq FROM tables WHERE state = 'over' AND packed = 0 AND updated < $1 "
            "AND owner IS NULL ORDER BY updated LIMIT $2"
        )
        for table, epoch, seq in await self._rows(sql, now - PACK_AFTER_SECONDS, PACKING_BATCH_SIZE):
            try:
                rows = await self._rows(LOG_SQL, table, 0)
                packed = await asyncio.to_thread(_pack_finished, rows)
            except DamagedDatabaseError:
                logger.error("the log of a finished game is damaged; run `nasrid check`", extra={"table": table})
                await self._rows("UPDATE tables SET packed = 1 WHERE id = $1", table)  # it is not tried again
                continue
            await self._run(*_packing_statements(table, epoch, seq, packed))


def pack(bodies: Sequence[str]) -> bytes:
    """Compress the entries of a log. JSON contains no line feed."""
    return zlib.compress("\n".join(bodies).encode(), _COMPRESSION_LEVEL)


def read_bodies(rows: Sequence[Any], after: int = 0) -> list[tuple[int, str]]:
    """Return the numbers and bodies of entries from the rows of LOG_SQL."""
    bodies: list[tuple[int, str]] = []
    for seq, body, packed in rows:
        bodies += [(seq, body)] if packed is None else enumerate(_unpack(packed), 1)
    return [(seq, body) for seq, body in bodies if seq > after]


def _unpack(packed: bytes) -> list[str]:
    try:
        return zlib.decompress(packed).decode().split("\n")
    except (zlib.error, UnicodeDecodeError) as error:
        raise DamagedDatabaseError(f"a packed log cannot be read: {error}") from None


def _pack_finished(rows: Sequence[Any]) -> bytes:
    return pack([_without_command(body) for _, body in read_bodies(rows)])


def _without_command(body: str) -> str:
    """Return an entry without the random data that identify a command; nobody repeats it any more."""
    try:
        return entries.encode(replace(entries.decode(body), command="", digest="")).decode()
    except msgspec.MsgspecError:
        return body


def _packing_statements(table: str, epoch: int, seq: int, packed: bytes) -> list[Statement]:
    """Return the statements that pack a log. They change nothing if the epoch or the last entry has changed.

    The epoch grows, so that nobody rewrites entries that have just been packed.
    """
    key, new_key = (table, epoch, seq), (table, epoch + 1, seq)
    condition = "id = $1 AND epoch = $2 AND seq = $3 AND packed = 1"
    is_packed = f"SELECT id FROM tables WHERE {condition}"
    claim = (
        "UPDATE tables SET packed = 1, epoch = epoch + 1 WHERE id = $1 AND epoch = $2 AND seq = $3 AND owner IS NULL"
    )
    insert = (
        f"INSERT INTO packed_logs (table_id, seq, body) SELECT id, seq, $4 FROM tables WHERE {condition} "
        "ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body"
    )
    return [
        (claim, key),
        (insert, (*new_key, packed)),
        (f"DELETE FROM entries WHERE table_id IN ({is_packed}) AND seq <= $3", new_key),
        (f"DELETE FROM checkpoints WHERE table_id IN ({is_packed})", new_key),
    ]
