"""Creation of tables in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nasrid.server.bots.policies import Policies
from nasrid.server.node.table_cache import TableCache
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.settings import TableSettings
from nasrid.server.table.lease import Lease
from nasrid.server.table.live import LiveTable
from nasrid.server.table.opening import new_table_id, opening_entries, resuming_entries
from nasrid.server.table.player import PlayerRef
from nasrid.server.table.state import TableState


class TableOpener:
    def __init__(self, node: str, cache: TableCache, policies: Policies, now: Callable[[], float]) -> None:
        self._node = node
        self._cache = cache
        self._policies = policies
        self._now = now

    async def open_table(self, player: PlayerRef, settings: TableSettings, seat: int | None) -> TableState:
        """Open a table with this host, who takes `seat` unless it is None."""
        checked, _ = settings.with_lesson().checked()
        self._policies.check_seats(checked.seats, checked.options)
        live = self._new_table()
        sitters = {} if seat is None else {seat: player}
        await self._cache.create(live, opening_entries(live, player, settings, sitters, self._now()))
        return live.state

    async def resume_game(
        self, player: PlayerRef, options: dict[str, Any], past: list[AnyEntry], seat: int, names: list[str]
    ) -> TableState:
        """Open a table that continues a game: this player against bots."""
        live = self._new_table()
        await self._cache.create(live, resuming_entries(live, player, options, past, seat, names, self._now()))
        return live.state

    def _new_table(self) -> LiveTable:
        return LiveTable(new_table_id(), Lease(self._node, 1), self._now)
