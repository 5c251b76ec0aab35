"""Background tasks."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.table.lease import Fenced

log = logging.getLogger(__name__)


class Background:
    """A set of running tasks. Their errors are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(log_errors(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def log_errors(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except Fenced:
        log.info("table lost")
    except RefusalError as refusal:
        log.warning("task refused", extra={"error": refusal.code})
    except Exception:
        log.exception("task failed")
