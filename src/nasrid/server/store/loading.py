"""A table is loaded from its last balance on, so that it does not matter how long its log is."""

from __future__ import annotations

import asyncio
import logging

from nasrid.server.protocol.errors import Refusal
from nasrid.server.protocol.info import Result
from nasrid.server.store.store import Store
from nasrid.server.table.balance import INTERVAL, Balance
from nasrid.server.table.live import LiveTable

log = logging.getLogger(__name__)


async def load(store: Store, live: LiveTable, seq: int, result: Result | None) -> None:
    """Bring a new table to the entry of this number at least. Where the balance leads nowhere, the whole log does."""
    balance = await store.balance(live.id)
    try:
        await _add_up(store, live, balance, seq, result)
    except Refusal:
        raise
    except Exception:
        if balance is None:
            raise
        log.warning("a balance is of no use", extra={"table": live.id[:8]}, exc_info=True)
        live.begin_anew()
        balance = None
        await _add_up(store, live, balance, seq, result)
    if live.state.seq - (balance.seq if balance else 0) >= INTERVAL and not live.state.is_frozen:
        await store.keep_balance(live.state, live.lease)


async def _add_up(store: Store, live: LiveTable, balance: Balance | None, seq: int, result: Result | None) -> None:
    log_ = await store.log(live.id, balance.seq if balance else 0)
    await asyncio.to_thread(live.load, log_, result, balance)
    if live.state.seq < seq:
        raise ValueError(f"the log has {live.state.seq} entries of {seq}")
