"""What processes that serve the same tables say to each other: new entries, who is connected, commands to the owner."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Protocol

import msgspec
from msgspec import Struct

from nasrid.server.protocol.commands import AnyCommand
from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.errors import RefusalError
from nasrid.server.protocol.messages import (
    Done,
    Error,
    HintResult,
    Presence,
    PreviewResult,
    Reply,
    TilePreview,
    encode,
    error_message,
)
from nasrid.server.registry.bus import Bus, NoResponderError, Unsubscribe
from nasrid.server.table.live import LiveTable
from nasrid.server.table.ownership import Fenced
from nasrid.server.table.player import PlayerRef

SIGNED_OUT_SUBJECT = "nasrid.signed-out"
PRESENCE_TTL_SECONDS = 8.0  # seconds that word of who is connected elsewhere holds
FORWARD_TIMEOUT_SECONDS = 5.0  # seconds to wait for the owner's answer
log = logging.getLogger(__name__)


class NewEntry(Struct, frozen=True, tag="entry"):
    seq: int
    entry: AnyEntry


class Connected(Struct, frozen=True, tag="connected"):
    """Who is connected to a process, said when it changes and now and then."""

    node: str
    presence: Presence


class Released(Struct, frozen=True, tag="released"):
    """The owner has let go of the table: whoever follows it may own it at once."""


class Forwarded(Struct, frozen=True):
    """A command that came in at another process."""

    table: str
    player: PlayerRef
    command: AnyCommand


_message_decoder: msgspec.json.Decoder[NewEntry | Connected | Released] = msgspec.json.Decoder(
    NewEntry | Connected | Released
)
_forwarded_decoder = msgspec.json.Decoder(Forwarded)
_reply_decoder: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(
    Done | HintResult | PreviewResult | TilePreview | Error
)


class Listener(Protocol):
    """Who acts on what other processes say."""

    async def follow(self, live: LiveTable, seq: int, entry: AnyEntry | None = None) -> None:
        """The owner's log has come to this number."""

    async def take_over(self, live: LiveTable) -> None:
        """The owner has let go of the table."""

    def check_presence(self, live: LiveTable) -> None:
        """There is news of who is connected elsewhere."""

    async def run_forwarded_command(self, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply:
        """Another process takes this one for the owner."""


class Peers:
    def __init__(self, bus: Bus, node: str) -> None:
        self.bus = bus
        self.on_signed_out: Callable[[str], Awaitable[None]] = _ignore  # sessions have ended elsewhere
        self._node = node
        self._listener: Listener | None = None
        self._unsubscribers: dict[LiveTable, Unsubscribe] = {}

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        await self.bus.open()
        await self.bus.subscribe(_node_subject(self._node), partial(self._answer, listener))
        await self.bus.subscribe(SIGNED_OUT_SUBJECT, self._on_signed_out_message)

    async def close(self) -> None:
        await self.bus.close()

    async def subscribe(self, live: LiveTable) -> None:
        """Hear what is said of this table."""
        assert self._listener
        self._unsubscribers[live] = await self.bus.subscribe(
            _table_subject(live.id), partial(self._on_table_message, self._listener, live)
        )

    async def unsubscribe(self, live: LiveTable) -> None:
        """Do not hear of it any more."""
        if stop := self._unsubscribers.pop(live, None):
            await stop()

    async def _on_table_message(self, listener: Listener, live: LiveTable, message: bytes) -> None:
        news = _message_decoder.decode(message)
        if isinstance(news, NewEntry):
            await listener.follow(live, news.seq, news.entry)
        elif isinstance(news, Released):
            await listener.take_over(live)
        else:
            live.remote_presence[news.node] = (news.presence, time.monotonic() + PRESENCE_TTL_SECONDS)
            listener.check_presence(live)

    async def _on_signed_out_message(self, message: bytes) -> None:
        await self.on_signed_out(message.decode())

    async def publish_signed_out(self, player: str) -> None:
        if not self.bus.IS_SINGLE_PROCESS:
            await self.bus.publish(SIGNED_OUT_SUBJECT, player.encode())

    async def publish_entry(self, table_id: str, seq: int, entry: AnyEntry) -> None:
        await self._publish(table_id, NewEntry(seq, entry))

    async def publish_release(self, table_id: str) -> None:
        await self._publish(table_id, Released())

    async def publish_presence(self, live: LiveTable) -> None:
        await self._publish(live.id, Connected(self._node, live.local_presence))

    async def _publish(self, table_id: str, news: NewEntry | Released | Connected) -> None:
        if not self.bus.IS_SINGLE_PROCESS:
            await self.bus.publish(_table_subject(table_id), encode(news))

    async def forward(self, owner: str, table_id: str, player: PlayerRef, command: AnyCommand) -> Reply:
        """The owner's answer to a command; NobodyAnswers if the owner may be dead."""
        request = encode(Forwarded(table_id, player, command))
        reply = _reply_decoder.decode(await self.bus.request(_node_subject(owner), request, FORWARD_TIMEOUT_SECONDS))
        if isinstance(reply, Error):
            if reply.code == "unavailable":
                raise NoResponderError
            raise RefusalError(reply.code, reply.message, reply.rule)
        return reply

    async def _answer(self, listener: Listener, message: bytes) -> bytes:
        forwarded = _forwarded_decoder.decode(message)
        try:
            return encode(await listener.run_forwarded_command(forwarded.table, forwarded.player, forwarded.command))
        except RefusalError as refusal:
            return encode(error_message(refusal))
        except Fenced:
            return encode(Error("unavailable", "another process owns this table"))
        except Exception:
            log.exception("a forwarded command failed")
            return encode(Error("unavailable", "the table's owner had a fault"))


async def _ignore(player: str) -> None:
    pass


def _table_subject(table_id: str) -> str:
    return f"nasrid.table.{table_id}"


def _node_subject(node: str) -> str:
    return f"nasrid.node.{node}"
