"""The people who follow tournaments: each receives the page again after a change."""

import asyncio
from collections import defaultdict
from dataclasses import dataclass

from nasrid.server.node.tournament_cache import TournamentCache
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.frames import encode_frame
from nasrid.server.store.driver import MAX_SQL_PARAMETERS
from nasrid.server.store.tournaments import Head
from nasrid.server.table.background import Background
from nasrid.server.table.live import Viewer

BROADCAST_DELAY_SECONDS = 0.5  # many results arrive together at the end of a round
BROADCAST_BYTES_PER_SECOND = 20_000_000  # of one tournament to all its followers
WS_POLICY_VIOLATION = 1008  # a WebSocket close code


@dataclass(eq=False)
class TournamentFollowers:
    cache: TournamentCache
    background: Background

    def __post_init__(self) -> None:
        self._followers: defaultdict[str, set[Viewer]] = defaultdict(set)
        self._sent: dict[str, Head] = {}
        self._delays: dict[str, float] = {}  # until the next broadcast, after a large one
        self._broadcasting: set[str] = set()
        self.cache.on_change = self.cache.peers.on_tournament = self.on_change

    async def follow(self, tournament: str, viewer: Viewer) -> None:
        """Send the page to this viewer now and after every change."""
        async with self.cache.lock(tournament):
            loaded = await self.cache.load(tournament)
            self._sent.setdefault(tournament, loaded.head)
            viewer.send_frame(encode_frame(await self.cache.page_of(loaded, viewer.player)))
        self._followers[tournament].add(viewer)

    def leave(self, tournament: str, viewer: Viewer) -> None:
        self._followers[tournament].discard(viewer)
        if not self._followers[tournament]:
            del self._followers[tournament]
            self._sent.pop(tournament, None)
            self._delays.pop(tournament, None)

    def count(self, tournament: str) -> int:
        return len(self._followers.get(tournament, ()))

    async def on_change(self, tournament: str) -> None:
        if tournament in self._followers and tournament not in self._broadcasting:
            self._broadcasting.add(tournament)
            self.background.spawn(self._broadcast(tournament))

    async def _broadcast(self, tournament: str) -> None:
        try:
            await asyncio.sleep(self._delays.get(tournament, BROADCAST_DELAY_SECONDS))
        finally:
            self._broadcasting.discard(tournament)
        async with self.cache.lock(tournament):
            try:
                loaded = await self.cache.load(tournament)
            except RefusalError as refusal:
                if refusal.code == "no_such_tournament":
                    for viewer in list(self._followers.get(tournament, ())):
                        viewer.close(WS_POLICY_VIOLATION, refusal.message)
                elif refusal.code != "tournament_damaged":  # which is logged
                    raise
                return
            if self._sent.get(tournament) == loaded.head:
                return
            self._sent[tournament] = loaded.head
            viewers = list(self._followers.get(tournament, ()))
            frames = {
                player: encode_frame(await self.cache.page_of(loaded, player))
                for player in {viewer.player for viewer in viewers}
            }
            for viewer in viewers:
                viewer.send_frame(frames[viewer.player])
        sent_bytes = sum(len(frames[viewer.player]) for viewer in viewers)
        self._delays[tournament] = BROADCAST_DELAY_SECONDS + sent_bytes / BROADCAST_BYTES_PER_SECOND

    async def check_followed(self) -> None:
        """Look for changes by other processes, because bus messages may be lost."""
        followed = list(self._followers)
        for start in range(0, len(followed), MAX_SQL_PARAMETERS):
            batch = followed[start : start + MAX_SQL_PARAMETERS]
            heads = await self.cache.store.heads(batch)
            for tournament in batch:
                if heads.get(tournament) != self._sent.get(tournament):
                    await self.on_change(tournament)
