"""Messages between processes that serve the same tables: new entries, presence, commands to the owner."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec import Struct

from nasrid.server.node.bus import AbsentProcessError, Bus, NoResponderError, Unsubscribe
from nasrid.server.protocol.commands import AnyCommand, Order, PlayerRef
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import AnyReply, Error, Presence, Reply, encode, error_message
from nasrid.server.table.lease import Fenced
from nasrid.server.table.live import LiveTable

SIGNED_OUT_SUBJECT = "nasrid.signed-out"
TOURNAMENT_SUBJECT = "nasrid.tournament"
PRESENCE_TTL_SECONDS = 8.0
FORWARD_TIMEOUT_SECONDS = 5.0
PING_SECONDS = 0.5  # the bus reports an absent process at once, so a longer wait is for a living one
PING = b""
log = logging.getLogger(__name__)


class NewEntry(Struct, frozen=True, tag="entry"):
    seq: int
    entry: AnyEntry


class Connected(Struct, frozen=True, tag="connected"):
    """The players connected to a process, published on every change and periodically."""

    node: str
    presence: Presence


class Released(Struct, frozen=True, tag="released"):
    """The owner has released the table, so a follower can own it at once."""


class Forwarded(Struct, frozen=True):
    """A command that another process has received."""

    table: str
    player: PlayerRef
    command: AnyCommand | Order


TableMessage = NewEntry | Connected | Released
_message_decoder: msgspec.json.Decoder[TableMessage] = msgspec.json.Decoder(TableMessage)
_forwarded_decoder = msgspec.json.Decoder(Forwarded)
_reply_decoder: msgspec.json.Decoder[Reply | Error] = msgspec.json.Decoder(AnyReply | Error)


class PeerListener(NamedTuple):
    """Handlers of the messages from other processes."""

    on_entry: Callable[[LiveTable, int, AnyEntry], Awaitable[None]]
    on_release: Callable[[LiveTable], Awaitable[None]]
    on_presence: Callable[[LiveTable], None]
    on_command: Callable[[str, PlayerRef, AnyCommand | Order], Awaitable[Reply]]


class Peers:
    def __init__(self, bus: Bus, node: str) -> None:
        self.bus = bus
        self.listener: PeerListener | None = None
        self.on_signed_out: Callable[[str], Awaitable[None]] = _ignore  # another process has ended sessions
        self.on_tournament: Callable[[str], Awaitable[None]] = _ignore  # another process has changed it
        self._node = node
        self._unsubscribers: dict[LiveTable, Unsubscribe] = {}

    async def open(self) -> None:
        await self.bus.open()
        await self.bus.subscribe(_node_subject(self._node), self._answer)
        await self.bus.subscribe(SIGNED_OUT_SUBJECT, self._on_signed_out_message)
        await self.bus.subscribe(TOURNAMENT_SUBJECT, self._on_tournament_message)

    async def close(self) -> None:
        await self.bus.close()

    async def subscribe(self, live: LiveTable) -> None:
        """Receive the messages about this table."""
        self._unsubscribers[live] = await self.bus.subscribe(
            _table_subject(live.id), partial(self._on_table_message, live)
        )

    async def unsubscribe(self, live: LiveTable) -> None:
        if stop := self._unsubscribers.pop(live, None):
            await stop()

    async def _on_table_message(self, live: LiveTable, data: bytes) -> None:
        assert self.listener
        message = _message_decoder.decode(data)
        if isinstance(message, NewEntry):
            await self.listener.on_entry(live, message.seq, message.entry)
        elif isinstance(message, Released):
            await self.listener.on_release(live)
        else:
            live.remote_presence[message.node] = (message.presence, time.monotonic() + PRESENCE_TTL_SECONDS)
            self.listener.on_presence(live)

    async def _on_signed_out_message(self, message: bytes) -> None:
        await self.on_signed_out(message.decode())

    async def publish_signed_out(self, player: str) -> None:
        if not self.bus.IS_SINGLE_PROCESS:
            await self.bus.publish(SIGNED_OUT_SUBJECT, player.encode())

    async def _on_tournament_message(self, message: bytes) -> None:
        await self.on_tournament(message.decode())

    async def publish_tournament(self, tournament: str) -> None:
        if not self.bus.IS_SINGLE_PROCESS:
            await self.bus.publish(TOURNAMENT_SUBJECT, tournament.encode())

    async def publish_entry(self, table_id: str, seq: int, entry: AnyEntry) -> None:
        await self._publish(table_id, NewEntry(seq, entry))

    async def publish_release(self, table_id: str) -> None:
        await self._publish(table_id, Released())

    async def publish_presence(self, live: LiveTable) -> None:
        await self._publish(live.id, Connected(self._node, live.local_presence))

    async def _publish(self, table_id: str, message: TableMessage) -> None:
        if not self.bus.IS_SINGLE_PROCESS:
            await self.bus.publish(_table_subject(table_id), encode(message))

    async def forward(self, owner: str, table_id: str, player: PlayerRef, command: AnyCommand | Order) -> Reply:
        """Return the owner's reply to a command. Raise NoResponderError if the owner may be dead."""
        request = encode(Forwarded(table_id, player, command))
        reply = _reply_decoder.decode(await self._request(owner, request))
        if isinstance(reply, Error):
            if reply.code == "unavailable":
                raise NoResponderError
            raise RefusalError(reply.code, reply.message, reply.rule)
        return reply

    async def _request(self, node: str, message: bytes) -> bytes:
        """Return the response of a process. Raise AbsentProcessError soon if it dies before it responds."""
        response = asyncio.ensure_future(self.bus.request(_node_subject(node), message, FORWARD_TIMEOUT_SECONDS))
        try:
            while not (await asyncio.wait((response,), timeout=PING_SECONDS))[0]:
                if await self.is_absent(node):
                    raise AbsentProcessError
            return response.result()
        finally:
            response.cancel()

    async def is_absent(self, node: str) -> bool:
        """Return True if this process is not connected to the bus, although the bus responds."""
        try:
            await self.bus.request(_node_subject(node), PING, PING_SECONDS)
        except AbsentProcessError:
            return True
        except NoResponderError:
            return False
        return False

    async def _answer(self, message: bytes) -> bytes:
        assert self.listener
        if message == PING:
            return PING
        forwarded = _forwarded_decoder.decode(message)
        try:
            return encode(await self.listener.on_command(forwarded.table, forwarded.player, forwarded.command))
        except RefusalError as refusal:
            return encode(error_message(refusal))
        except Fenced:
            return encode(Error("unavailable", "another process owns this table"))
        except Exception:
            log.exception("forwarded command failed", extra={"table": forwarded.table})
            return encode(Error("unavailable", "the owner of the table failed"))


async def _ignore(text: str) -> None:
    pass


def _table_subject(table_id: str) -> str:
    return f"nasrid.table.{table_id}"


def _node_subject(node: str) -> str:
    return f"nasrid.node.{node}"
