"""How processes that serve the same tables talk. What they say may get lost: the log in the database is the truth."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Protocol

Handler = Callable[[bytes], Awaitable[bytes | None]]
Unsubscribe = Callable[[], Coroutine[Any, Any, None]]


class BusError(Exception):
    """The bus cannot be reached; the sentence says what to do."""


class NoResponderError(Exception):
    """The process that was asked is not there, or too slow."""


class Bus(Protocol):
    IS_SINGLE_PROCESS: bool  # nobody else can hear

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def subscribe(self, subject: str, handler: Handler) -> Unsubscribe:
        """Call the handler for everything said there; what it returns is the answer. Gives what ends it."""

    async def publish(self, subject: str, message: bytes) -> None: ...

    async def request(self, subject: str, message: bytes, seconds: float) -> bytes: ...


class NoBus:
    """A process that serves all tables alone has nobody to talk to."""

    IS_SINGLE_PROCESS = True

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
