"""NATS between processes."""

from __future__ import annotations

import asyncio
import logging

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError
from nats.errors import TimeoutError as NatsTimeout

from nasrid.server.bus import BusError, Handler, NobodyAnswers, Stop

log = logging.getLogger(__name__)


class NatsBus:
    def __init__(self, url: str) -> None:
        self._url = url
        self._client: Client | None = None

    async def open(self) -> None:
        try:
            self._client = await nats.connect(
                self._url,
                name="nasrid",
                connect_timeout=5,
                allow_reconnect=True,
                max_reconnect_attempts=-1,
                error_cb=self._note,
            )
        except (OSError, NatsError) as error:
            raise BusError(f"the bus cannot be reached ({error or type(error).__name__}); is NATS running?") from None

    async def _note(self, error: Exception) -> None:
        log.warning("trouble with the bus", extra={"error": str(error) or type(error).__name__})

    async def close(self) -> None:
        if self._client:
            await self._client.close()

    async def listen(self, subject: str, handler: Handler) -> Stop:
        assert self._client

        async def hear(message: Msg) -> None:
            # Not awaited here: an answer may take time, and the next message must not wait for it.
            asyncio.get_running_loop().create_task(_handle(handler, message))

        subscription = await self._client.subscribe(subject, cb=hear)

        async def stop() -> None:
            try:
                await subscription.unsubscribe()
            except NatsError:
                return  # it is closed already

        return stop

    async def say(self, subject: str, message: bytes) -> None:
        assert self._client
        try:
            await self._client.publish(subject, message)
        except NatsError as error:  # whoever misses it reads the log
            await self._note(error)

    async def ask(self, subject: str, message: bytes, seconds: float) -> bytes:
        assert self._client
        try:
            return (await self._client.request(subject, message, timeout=seconds)).data
        except (NoRespondersError, NatsTimeout, NatsError):
            raise NobodyAnswers from None


async def _handle(handler: Handler, message: Msg) -> None:
    try:
        answer = await handler(message.data)
        if message.reply and answer is not None:
            await message.respond(answer)
    except Exception:
        log.exception("a message from the bus could not be handled")
