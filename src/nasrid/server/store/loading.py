"""Loading of tables from their last checkpoint, so that the length of the log does not matter."""

from __future__ import annotations

import asyncio
import logging

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.info import GameResult
from nasrid.server.store.tables import TableStore
from nasrid.server.table.checkpoint import CHECKPOINT_INTERVAL_ENTRIES
from nasrid.server.table.data import TableData
from nasrid.server.table.live import LiveTable

log = logging.getLogger(__name__)


async def load(store: TableStore, live: LiveTable, seq: int, result: GameResult | None) -> None:
    """Load a table up to this entry at least. If the checkpoint is unusable, fold the whole log."""
    checkpoint = await store.checkpoint(live.id)
    try:
        await _load_log(store, live, checkpoint, seq, result)
    except RefusalError:
        raise
    except Exception:
        if checkpoint is None:
            raise
        log.warning("unusable checkpoint", extra={"table": live.id[:8]}, exc_info=True)
        live.reset()
        checkpoint = None
        await _load_log(store, live, checkpoint, seq, result)
    if (
        live.state.seq - (checkpoint.seq if checkpoint else 0) >= CHECKPOINT_INTERVAL_ENTRIES
        and not live.state.is_frozen
    ):
        await store.save_checkpoint(live.state, live.lease)


async def _load_log(
    store: TableStore, live: LiveTable, checkpoint: TableData | None, seq: int, result: GameResult | None
) -> None:
    log_ = await store.log(live.id, checkpoint.seq if checkpoint else 0)
    await asyncio.to_thread(live.load, log_, result, checkpoint)
    if live.state.seq < seq:
        raise ValueError(f"the log has {live.state.seq} of {seq} entries")
