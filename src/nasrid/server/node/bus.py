"""The message bus between processes. Messages may be lost; the log in the database is authoritative."""

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

Handler = Callable[[bytes], Awaitable[bytes | None]]
Unsubscribe = Callable[[], Coroutine[Any, Any, None]]


class BusError(Exception):
    """The bus cannot be reached. The message says what to do."""


class NoResponderError(Exception):
    """The other process is gone or too slow."""


class AbsentProcessError(NoResponderError):
    """The other process is not connected to the bus, although the bus responds."""


class Bus(Protocol):
    IS_SINGLE_PROCESS: bool

    @property
    def is_connected(self) -> bool:
        """Return whether messages currently arrive. True if there is only one process."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def subscribe(self, subject: str, handler: Handler) -> Unsubscribe:
        """Call the handler for each message; its result is the response. Return a function that unsubscribes."""

    async def publish(self, subject: str, message: bytes) -> None: ...

    async def request(self, subject: str, message: bytes, seconds: float) -> bytes: ...


class NoBus:
    """The bus of a process that serves all tables alone."""

    IS_SINGLE_PROCESS = True
    is_connected = True

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    async def subscribe(self, subject: str, handler: Handler) -> Unsubscribe:
        return self.close

    async def publish(self, subject: str, message: bytes) -> None:
        pass

    async def request(self, subject: str, message: bytes, seconds: float) -> bytes:
        raise NoResponderError
