"""Viewers of tables: connections, names, blocked players."""

from dataclasses import dataclass

from nasrid.server.node.peers import Peers
from nasrid.server.node.table_cache import TableCache, in_batches
from nasrid.server.store.players import PlayerStore
from nasrid.server.store.relations import RelationStore
from nasrid.server.table.background import Background
from nasrid.server.table.live import LiveTable, Viewer


@dataclass(eq=False)
class PresenceTracker:
    cache: TableCache
    peers: Peers
    players: PlayerStore
    relations: RelationStore
    background: Background

    async def join(self, table_id: str, viewer: Viewer, after: int | None) -> LiveTable:
        """Connect a viewer who has seen the events up to `after`."""
        if viewer.player:
            viewer.blocked = await self.relations.blocked_players(viewer.player)
        live = await self.cache.get(table_id)
        while not await self._admit(live, viewer, after):
            live = await self.cache.get(table_id)
        self._on_changed(live)
        return live

    async def _admit(self, live: LiveTable, viewer: Viewer, after: int | None) -> bool:
        """Return False if the table was unloaded or discarded in the meantime."""
        async with live.lock:
            is_current = self.cache.is_current(live)
            if is_current:
                live.join(viewer, after)
        return is_current

    def leave(self, live: LiveTable, viewer: Viewer) -> None:
        live.leave(viewer)
        self._on_changed(live)

    async def refresh_blocked(self, player: str) -> None:
        """Update the blocked players of a viewer who has changed them."""
        blocked = await self.relations.blocked_players(player)
        for live in self.cache.tables.values():
            for viewer in live.viewers:
                if viewer.player == player:
                    viewer.blocked = blocked

    async def refresh_names(self) -> None:
        """Update the names of spectators. The names of seated players are in the log."""
        spectators: list[tuple[LiveTable, Viewer, str]] = []
        async for live in in_batches(self.cache.tables.values()):
            if live.sent_presence.watching:
                viewers = (viewer for viewer in live.viewers if viewer.seat is None)
                spectators += [(live, viewer, viewer.player) for viewer in viewers if viewer.player]
        names = await self.players.names(sorted({player for _, _, player in spectators}))
        renamed: set[LiveTable] = set()
        for live, viewer, player in spectators:
            name = names.get(player, viewer.name)
            if name != viewer.name:
                viewer.name = name
                renamed.add(live)
        for live in renamed:
            self._on_changed(live)

    def refresh(self, live: LiveTable) -> None:
        """Send the presence if other processes have changed it, or have stopped reporting."""
        if live.presence != live.sent_presence:
            self._send(live)

    def _on_changed(self, live: LiveTable) -> None:
        self._send(live)
        self.background.spawn(self.peers.publish_presence(live))

    def _send(self, live: LiveTable) -> None:
        live.send_presence()
        if owner := self.cache.owners.get(live):
            self.background.spawn(owner.sync_presence())

    def is_connected(self, table_id: str, seat: int) -> bool:
        live = self.cache.tables.get(table_id)
        return live is not None and seat in live.presence.seats
