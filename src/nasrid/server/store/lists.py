"""Lists of tables: the lobby and the tables of a player."""

from __future__ import annotations

from typing import Any

import msgspec

from nasrid.server.protocol.info import TableSummary
from nasrid.server.store.driver import Queries

MAX_LOBBY_TABLES = 100
LOBBY_TABLES_PER_HOST = 3  # in each stage
MAX_MY_TABLES = 200


class TableLists(Queries):
    async def lobby(self) -> list[TableSummary]:
        """Return the listed tables, waiting ones first. A cap per host keeps one person from filling the lobby."""
        rows = await self._rows(
            "SELECT summary, decider, updated FROM (SELECT summary, decider, updated, state, row_number() OVER "
            "(PARTITION BY host, state ORDER BY updated DESC) AS place FROM tables "
            "WHERE listed = 1 AND unlisted = 0 AND state IN ('waiting', 'playing')) AS listed_tables WHERE place <= $2 "
            "ORDER BY state DESC, updated DESC LIMIT $1",
            MAX_LOBBY_TABLES,
            LOBBY_TABLES_PER_HOST,
        )
        return [_table_summary(row) for row in rows]

    async def tables_of(self, player: str) -> list[TableSummary]:
        """Return the tables where a player sits or is the host, latest first."""
        rows = await self._rows(
            "SELECT summary, decider, updated, seat FROM tables JOIN table_players ON table_id = id "
            "WHERE player = $1 AND state NOT IN ('closed', 'damaged', 'removed') ORDER BY updated DESC LIMIT $2",
            player,
            MAX_MY_TABLES,
        )
        return [_table_summary(row) for row in rows]


def _table_summary(row: Any) -> TableSummary:
    return TableSummary(msgspec.Raw(row[0].encode()), *row[1:])
