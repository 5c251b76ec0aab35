"""Background tasks."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from nasrid.server.protocol.errors import RefusalError
from nasrid.server.table.lease import Fenced

CANCELLATION_INTERVAL_SECONDS = 0.5
log = logging.getLogger(__name__)


class Background:
    """A set of running tasks. Their errors are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(log_errors(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # a task that is cancelled at once never began its work

    async def close(self) -> None:
        """Cancel the tasks until all have ended. A library may lose a cancellation, for example in asyncio.wait_for."""
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.wait(self._tasks, timeout=CANCELLATION_INTERVAL_SECONDS)


async def log_errors(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except Fenced:
        log.info("table lost")
    except RefusalError as refusal:
        log.warning("task refused", extra={"error": refusal.code})
    except Exception:
        log.exception("task failed")
