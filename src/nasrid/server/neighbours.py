"""What processes that serve the same tables say to each other: new entries, who is connected, commands to the owner."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from nasrid.server.bus import Bus, NobodyAnswers
from nasrid.server.commands import AnyCommand
from nasrid.server.entries import AnyEntry
from nasrid.server.errors import Refusal
from nasrid.server.messages import Advice, Done, Error, Presence, Preview, Reply, encode, error_of
from nasrid.server.obeying import Player
from nasrid.server.room import Room
from nasrid.server.store.store import Fenced

if TYPE_CHECKING:
    from nasrid.server.house import House

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
_replies: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Done | Advice | Preview | Error)


class Neighbours:
    def __init__(self, house: House, bus: Bus) -> None:
        self.house = house
        self.bus = bus
        self.when_signed_out: Callable[[str], Awaitable[None]] = _nobody_minds  # sessions have ended elsewhere

    async def open(self) -> None:
        await self.bus.open()
        await self.bus.listen(_desk(self.house.node), self._answer)
        await self.bus.listen(SIGNED_OUT, self._hear_of_player)

    async def close(self) -> None:
        await self.bus.close()

    async def attend(self, room: Room) -> None:
        """Hear what is said of this table."""
        room.stop_listening = await self.bus.listen(_about(room.table.id), partial(self._hear, room))

    async def _hear(self, room: Room, message: bytes) -> None:
        said = _heard.decode(message)
        if isinstance(said, NewEntry):
            await self.house.follow(room, said.seq, said.entry)
        elif isinstance(said, Released):
            await self.house.take_over(room)
        else:
            room.elsewhere[said.node] = (said.presence, time.time() + PRESENCE)
            self.house.check_presence(room)

    async def _hear_of_player(self, message: bytes) -> None:
        await self.when_signed_out(message.decode())

    async def tell_signed_out(self, player: str) -> None:
        if not self.bus.ALONE:
            await self.bus.say(SIGNED_OUT, player.encode())

    async def tell_entry(self, table_id: str, seq: int, entry: AnyEntry) -> None:
        await self._say(table_id, NewEntry(seq, entry))

    async def tell_released(self, table_id: str) -> None:
        await self._say(table_id, Released())

    async def tell_presence(self, room: Room) -> None:
        await self._say(room.table.id, Connected(self.house.node, room.here))

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

    async def _answer(self, message: bytes) -> bytes:
        asked = _forwarded.decode(message)
        try:
            return encode(await self.house.command_here(asked.table, asked.player, asked.command))
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
