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
from nasrid.server.protocol.errors import Refusal
from nasrid.server.protocol.messages import Advice, Done, Error, Presence, Preview, Reply, Tried, encode, error_of
from nasrid.server.registry.bus import Bus, NobodyAnswers, Stop
from nasrid.server.table.live import LiveTable
from nasrid.server.table.ownership import Fenced
from nasrid.server.table.player import Player

SIGNED_OUT = "nasrid.signed-out"
PRESENCE = 8.0  # seconds that word of who is connected elsewhere holds
ANSWER = 5.0  # seconds to wait for the owner's answer
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
    player: Player
    command: AnyCommand


_heard: msgspec.json.Decoder[NewEntry | Connected | Released] = msgspec.json.Decoder(NewEntry | Connected | Released)
_forwarded = msgspec.json.Decoder(Forwarded)
_replies: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Done | Advice | Preview | Tried | Error)


class Listener(Protocol):
    """Who acts on what other processes say."""

    async def follow(self, live: LiveTable, seq: int, entry: AnyEntry | None = None) -> None:
        """The owner's log has come to this number."""

    async def take_over(self, live: LiveTable) -> None:
        """The owner has let go of the table."""

    def check_presence(self, live: LiveTable) -> None:
        """There is news of who is connected elsewhere."""

    async def command_here(self, table_id: str, player: Player, command: AnyCommand) -> Reply:
        """Another process takes this one for the owner."""


class Peers:
    def __init__(self, bus: Bus, node: str) -> None:
        self.bus = bus
        self.when_signed_out: Callable[[str], Awaitable[None]] = _nobody_minds  # sessions have ended elsewhere
        self._node = node
        self._listener: Listener | None = None
        self._stops: dict[LiveTable, Stop] = {}

    async def open(self, listener: Listener) -> None:
        self._listener = listener
        await self.bus.open()
        await self.bus.listen(_desk(self._node), partial(self._answer, listener))
        await self.bus.listen(SIGNED_OUT, self._hear_of_player)

    async def close(self) -> None:
        await self.bus.close()

    async def attend(self, live: LiveTable) -> None:
        """Hear what is said of this table."""
        assert self._listener
        self._stops[live] = await self.bus.listen(_about(live.id), partial(self._hear, self._listener, live))

    async def ignore(self, live: LiveTable) -> None:
        """Do not hear of it any more."""
        if stop := self._stops.pop(live, None):
            await stop()

    async def _hear(self, listener: Listener, live: LiveTable, message: bytes) -> None:
        said = _heard.decode(message)
        if isinstance(said, NewEntry):
            await listener.follow(live, said.seq, said.entry)
        elif isinstance(said, Released):
            await listener.take_over(live)
        else:
            live.elsewhere[said.node] = (said.presence, time.monotonic() + PRESENCE)
            listener.check_presence(live)

    async def _hear_of_player(self, message: bytes) -> None:
        await self.when_signed_out(message.decode())

    async def signed_out(self, player: str) -> None:
        if not self.bus.ALONE:
            await self.bus.say(SIGNED_OUT, player.encode())

    async def entry_added(self, table_id: str, seq: int, entry: AnyEntry) -> None:
        await self._say(table_id, NewEntry(seq, entry))

    async def released(self, table_id: str) -> None:
        await self._say(table_id, Released())

    async def presence(self, live: LiveTable) -> None:
        await self._say(live.id, Connected(self._node, live.here))

    async def _say(self, table_id: str, news: NewEntry | Released | Connected) -> None:
        if not self.bus.ALONE:
            await self.bus.say(_about(table_id), encode(news))

    async def forward(self, owner: str, table_id: str, player: Player, command: AnyCommand) -> Reply:
        """The owner's answer to a command; NobodyAnswers if the owner may be dead."""
        request = encode(Forwarded(table_id, player, command))
        reply = _replies.decode(await self.bus.ask(_desk(owner), request, ANSWER))
        if isinstance(reply, Error):
            if reply.code == "unavailable":
                raise NobodyAnswers
            raise Refusal(reply.code, reply.message, reply.rule)
        return reply

    async def _answer(self, listener: Listener, message: bytes) -> bytes:
        asked = _forwarded.decode(message)
        try:
            return encode(await listener.command_here(asked.table, asked.player, asked.command))
        except Refusal as refusal:
            return encode(error_of(refusal))
        except Fenced:
            return encode(Error("unavailable", "another process owns this table"))
        except Exception:
            log.exception("a forwarded command failed")
            return encode(Error("unavailable", "the table's owner had a fault"))


async def _nobody_minds(player: str) -> None:
    pass


def _about(table_id: str) -> str:
    return f"nasrid.table.{table_id}"


def _desk(node: str) -> str:
    return f"nasrid.node.{node}"
