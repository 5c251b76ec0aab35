"""NATS between processes."""

from __future__ import annotations

import asyncio
import logging

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from nasrid.i18n import t
from nasrid.server.node.bus import BusError, Handler, NoResponderError, Unsubscribe

CONNECT_TIMEOUT_SECONDS = 10.0  # seconds until a server that cannot be reached at the start is given up
FLUSH_TIMEOUT_SECONDS = 2  # seconds
log = logging.getLogger(__name__)


class NatsBus:
    IS_SINGLE_PROCESS = False

    def __init__(self, url: str) -> None:
        self._url = url
        self._client: Client | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_SECONDS):  # the client itself would try for ever
                self._client = await nats.connect(
                    self._url,
                    name="nasrid",
                    no_echo=True,
                    connect_timeout=5,
                    allow_reconnect=True,
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=1,
                    ping_interval=10,
                    error_cb=self._log_error,
                )
        except (OSError, ValueError, NatsError) as error:
            raise BusError(t("serve-bus-unreachable", reason=str(error) or t("serve-no-answer"))) from None

    async def _log_error(self, error: Exception) -> None:
        log.warning("trouble with the bus", extra={"error": str(error) or type(error).__name__})

    async def close(self) -> None:
        if self._client:
            await self._flush()
            await self._client.close()

    async def subscribe(self, subject: str, handler: Handler) -> Unsubscribe:
        assert self._client

        async def on_message(message: Msg) -> None:
            # Not awaited here: an answer may take time, and the next message must not wait for it.
            task = asyncio.get_running_loop().create_task(_handle(handler, message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        subscription = await self._client.subscribe(subject, cb=on_message)
        await self._flush()

        async def unsubscribe() -> None:
            try:
                await subscription.unsubscribe()
            except NatsError:
                return  # it is closed already

        return unsubscribe

    async def _flush(self) -> None:
        """What was asked of the bus has come there; when it is away, it hears it as soon as it is back."""
        assert self._client
        if self._client.is_connected:
            try:
                await self._client.flush(FLUSH_TIMEOUT_SECONDS)
            except NatsError as error:
                await self._log_error(error)

    async def publish(self, subject: str, message: bytes) -> None:
        """Lost while the bus is away: whoever misses it reads the log."""
        assert self._client
        if self._client.is_connected:
            try:
                await self._client.publish(subject, message)
            except NatsError as error:
                await self._log_error(error)

    async def request(self, subject: str, message: bytes, seconds: float) -> bytes:
        assert self._client
        if not self._client.is_connected:  # a request that waited for the bus would be answered to nobody
            raise NoResponderError
        try:
            return (await self._client.request(subject, message, timeout=seconds)).data
        except NatsError:
            raise NoResponderError from None


async def _handle(handler: Handler, message: Msg) -> None:
    try:
        answer = await handler(message.data)
        if message.reply and answer is not None:
            await message.respond(answer)
    except Exception:
        log.exception("a message from the bus could not be handled")
