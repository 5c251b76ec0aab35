"""The tournaments in memory. No process owns a tournament: each reads the log before it adds to it, and the database
refuses an addition to an old log."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from nasrid.server.node.peers import Peers
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import encode
from nasrid.server.protocol.tournaments import TournamentYou
from nasrid.server.store.driver import DamagedDatabaseError
from nasrid.server.store.tournaments import Head, TournamentStore, damaged_tournament
from nasrid.server.tournament.handlers import Log
from nasrid.server.tournament.page import page_for, you_for
from nasrid.server.tournament.state import TournamentState, fold, fold_log
from nasrid.tournaments import PlayerStanding

MAX_LOADED = 200
T = TypeVar("T")
log = logging.getLogger(__name__)


async def _ignore(tournament: str) -> None:
    pass


@dataclass(eq=False)
class LoadedTournament:
    state: TournamentState
    head: Head
    standings: tuple[PlayerStanding, ...] = ()
    page: bytes = b""  # everything but the personal part; empty until somebody needs it


@dataclass(eq=False)
class TournamentCache:
    store: TournamentStore
    peers: Peers
    now: Callable[[], float]
    on_change: Callable[[str], Awaitable[None]] = _ignore

    def __post_init__(self) -> None:
        self._loaded: dict[str, LoadedTournament] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._turn = asyncio.Semaphore(1)  # first come, first served

    def lock(self, tournament: str) -> AbstractAsyncContextManager[None]:
        """Return the lock that is held from loading a tournament until its log has been extended."""
        lock = self._locks.get(tournament)
        if lock is None:
            lock = self._locks[tournament] = asyncio.Lock()
        return lock

    async def compute(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do long work in a thread. One tournament has its turn at a time, so that all of them leave most threads to
        the rest of the server."""
        async with self._turn:
            return await asyncio.to_thread(work, *arguments)

    async def load(self, tournament: str) -> LoadedTournament:
        """Return the tournament as the log has it now. The caller holds the lock."""
        head = await self.store.head(tournament)
        if head is None:
            raise RefusalError("no_such_tournament", "there is no such tournament; check the link")
        try:
            loaded = await self._read(tournament, head)
        except Exception as error:
            if isinstance(error, RefusalError) and not isinstance(error, DamagedDatabaseError):
                raise
            # No quarantine, because this process may be an older version that cannot read the log.
            log.exception("damaged tournament; run `nasrid check`", extra={"tournament": tournament})
            raise damaged_tournament() from None
        self._loaded[tournament] = loaded  # the latest is the last
        if len(self._loaded) > MAX_LOADED:
            del self._loaded[next(iter(self._loaded))]
        return loaded

    async def _read(self, tournament: str, head: Head) -> LoadedTournament:
        """Return a tournament up to the end of its log."""
        loaded = self._loaded.pop(tournament, None)
        if loaded is None or loaded.head.version != head.version or loaded.state.seq > head.seq:
            state = await self.compute(fold_log, tournament, await self.store.log(tournament))
            loaded = LoadedTournament(state, head)
        elif loaded.state.seq < head.seq:
            for entry in await self.store.log(tournament, loaded.state.seq):
                fold(loaded.state, entry)
            loaded.page = b""
        loaded.head = Head(loaded.state.seq, head.version)
        return loaded

    async def append(self, loaded: LoadedTournament, added: Log, collected: Sequence[str] = ()) -> bool:
        """Add entries to the log. Return False if others were added first. The caller holds the lock."""
        state = loaded.state
        self._loaded.pop(state.id, None)  # until the entries are stored
        for entry in added:
            fold(state, entry)
        if not await self.store.append(state, loaded.head.version, added, collected):
            return False
        self._loaded[state.id] = LoadedTournament(state, Head(state.seq, loaded.head.version))
        await self.on_change(state.id)
        await self.peers.publish_tournament(state.id)
        return True

    async def read(self, tournament: str) -> TournamentState:
        async with self.lock(tournament):
            return (await self.load(tournament)).state

    async def standings(self, tournament: str) -> tuple[TournamentState, tuple[PlayerStanding, ...]]:
        """Return a tournament and its standings, which are computed once after each change."""
        async with self.lock(tournament):
            loaded = await self.load(tournament)
            await self._complete(loaded)
            return loaded.state, loaded.standings

    async def page(self, tournament: str, player: str) -> bytes:
        """Return the page as a person sees it, as JSON."""
        async with self.lock(tournament):
            return await self.page_of(await self.load(tournament), player)

    async def page_of(self, loaded: LoadedTournament, player: str) -> bytes:
        await self._complete(loaded)
        return loaded.page + encode(you_for(loaded.state, player, self.now())) + b"}"

    async def _complete(self, loaded: LoadedTournament) -> None:
        """Compute the standings and the page, unless they are up to date."""
        if not loaded.page:
            loaded.standings, loaded.page = await self.compute(_common_part, loaded.state)


def _common_part(state: TournamentState) -> tuple[tuple[PlayerStanding, ...], bytes]:
    rows = state.standings()
    return rows, encode(page_for(state, rows, TournamentYou()))[: -len(b"{}}")]
