"""The bus over NATS."""

import asyncio
import logging

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError
from nats.errors import NoRespondersError

from nasrid.i18n import describe_error, t
from nasrid.server.node.bus import AbsentProcessError, BusError, Handler, NoResponderError, Unsubscribe
from nasrid.server.protocol.errors import RefusalError

CONNECT_TIMEOUT_SECONDS = 10.0
FLUSH_TIMEOUT_SECONDS = 2
log = logging.getLogger(__name__)


def _is_login_error(error: Exception | None) -> bool:
    return "authorization" in str(error).lower()


class NatsBus:
    IS_SINGLE_PROCESS = False

    def __init__(self, url: str, user: str | None = None, password: str | None = None) -> None:
        self._url = url
        self._login = {"user": user, "password": password} if user else {}
        self._last_error: Exception | None = None
        self._client: Client | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_connected(self) -> bool:
        return self._client is not None and self._client.is_connected

    async def open(self) -> None:
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_SECONDS):  # nats.connect() retries forever
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
                    **self._login,
                )
        except (OSError, ValueError, NatsError) as error:
            raise self._opening_error(self._last_error or error) from None

    def _opening_error(self, error: Exception) -> BusError:
        if _is_login_error(error):
            return BusError(t("serve-bus-login"))
        return BusError(t("serve-bus-unreachable", reason=describe_error(error) or t("serve-no-answer")))

    async def _log_error(self, error: Exception) -> None:
        if not _is_login_error(self._last_error):  # after it, NATS resets the connection
            self._last_error = error
        log.warning("bus error", extra={"error": str(error) or type(error).__name__})

    async def close(self) -> None:
        if self._client:
            await self._flush()
            await self._client.close()

    async def subscribe(self, subject: str, handler: Handler) -> Unsubscribe:
        assert self._client

        async def on_message(message: Msg) -> None:
            # In a task, so that a slow response does not delay the next message.
            task = asyncio.get_running_loop().create_task(_handle(handler, message))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        subscription = await self._client.subscribe(subject, cb=on_message)
        await self._flush()

        async def unsubscribe() -> None:
            try:
                await subscription.unsubscribe()
            except NatsError:
                return  # already closed

        return unsubscribe

    async def _flush(self) -> None:
        """Wait until the bus has processed all requests. If it is away, they are sent after it has reconnected."""
        assert self._client
        if self._client.is_connected:
            try:
                await self._client.flush(FLUSH_TIMEOUT_SECONDS)
            except NatsError as error:
                await self._log_error(error)

    async def publish(self, subject: str, message: bytes) -> None:
        """Publish a message. It is lost while the bus is away; receivers then read the log."""
        assert self._client
        if self._client.is_connected:
            try:
                await self._client.publish(subject, message)
            except NatsError as error:
                await self._log_error(error)

    async def request(self, subject: str, message: bytes, seconds: float) -> bytes:
        assert self._client
        if not self._client.is_connected:  # after a reconnection, the response would come too late
            raise NoResponderError
        try:
            return (await self._client.request(subject, message, timeout=seconds)).data
        except NoRespondersError:
            raise AbsentProcessError from None
        except NatsError:
            raise NoResponderError from None


async def _handle(handler: Handler, message: Msg) -> None:
    try:
        response = await handler(message.data)
        if message.reply and response is not None:
            await message.respond(response)
    except RefusalError as refusal:  # the database does not respond; the log is read again later
        log.warning("bus message refused", extra={"error": refusal.code})
    except Exception:
        log.exception("bus message failed")
