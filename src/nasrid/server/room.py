"""A table in this process: its state, its latest events as they were told, and who looks on."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any

from nasrid.rules.events import Event
from nasrid.server import entries
from nasrid.server.bus import Stop
from nasrid.server.entries import AnyEntry
from nasrid.server.messages import Presence, Resumed, You, encode, snapshot_for, turn_of, you_are
from nasrid.server.sights import Sight, told, told_alone
from nasrid.server.store.store import Lease
from nasrid.server.table import Table

if TYPE_CHECKING:
    from nasrid.server.steward import Steward

TRY_AGAIN, TOO_SLOW = 1012, 1013  # why a connection is closed, as WebSocket codes
RECENT = 16  # events kept for those who come back after a short while
_LEAVE_THE_TABLE_AS_IT_IS = (entries.Acted, entries.Undone, entries.Said, entries.Preferred)
_MOVES = (entries.Started, entries.Acted, entries.Undone)


class Told:
    """A numbered event as it is sent: the same to everybody, with an addition for a seat that may know more."""

    __slots__ = ("_additions", "_public", "asks", "rearranged", "seq")

    def __init__(self, seq: int, public: str, additions: dict[int, str], rearranged: bool, asks: bool) -> None:
        self.seq = seq
        self._public = public
        self._additions = additions  # what goes before the last brace
        self.rearranged = rearranged  # who sits there, or the state of the table, has changed
        self.asks = asks  # somebody has to decide anew

    def text(self, seat: int | None) -> str:
        addition = None if seat is None else self._additions.get(seat)
        return self._public if addition is None else f"{self._public[:-1]},{addition}}}"


class Viewer:
    """One connection. What is told waits in an outbox, so that a slow one keeps nobody waiting."""

    def __init__(
        self, player: str, send: Callable[[str], Awaitable[None]], close: Callable[[int, str], None], limit: int
    ):
        self.player = player
        self.you = You(None)
        self._send = send
        self._close = close
        self._limit = limit
        self._outbox: deque[str] = deque()
        self._sending: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int | None:
        return self.you.seat

    def tell(self, text: str) -> None:
        if len(self._outbox) >= self._limit:
            self.close(TOO_SLOW, "you do not read fast enough; connect again")
            return
        self._outbox.append(text)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._empty_outbox())

    async def _empty_outbox(self) -> None:
        try:
            while self._outbox:
                await self._send(self._outbox.popleft())
        except Exception:  # the connection is gone; its reader notices
            self._outbox.clear()
        finally:
            self._sending = None

    def close(self, code: int, why: str) -> None:
        self._outbox.clear()
        self._close(code, why)


class Room:
    def __init__(self, table_id: str, lease: Lease) -> None:
        self.table = Table(table_id)
        self.lease = lease
        self.steward: Steward | None = None  # if this process owns the table
        self.stop_listening: Stop = _nothing
        self.lock = asyncio.Lock()  # held from a change until it is safe in the log
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[Presence, float]] = {}  # by process, until when it holds
        self.left_at: dict[int, float] = {}  # when the last connection of a seat was gone
        self.told_presence = Presence([], 0)
        self.used_at = time.monotonic()
        self._recent: deque[Told] = deque(maxlen=RECENT)
        self._sight: Sight | None = None

    # Entries

    def load(self, log: list[AnyEntry]) -> None:
        """Take in the log so far."""
        for entry in log[:-RECENT]:
            self.table.fold(entry)
        if self.table.game:
            self._sight = Sight(self.table.game)
        for entry in log[-RECENT:]:
            self.admit(entry)

    def admit(self, entry: AnyEntry) -> Told:
        """Take in the next entry, and write down how it is told. Raises IllegalAction and changes nothing."""
        state = self.table.state
        happened = self.table.fold(entry)
        event = self._told(entry, happened, state)
        self._recent.append(event)
        return event

    def _told(self, entry: AnyEntry, happened: list[Event], state: str) -> Told:
        table = self.table
        rearranged = not isinstance(entry, _LEAVE_THE_TABLE_AS_IT_IS) or table.state != state
        what = type(entry).__struct_config__.tag
        message: dict[str, Any] = {"type": "event", "seq": table.seq, "at": entry.at, "what": what}
        message |= {name: getattr(entry, name) for name in entry.told}
        if rearranged:
            message["table"] = table.info()
        private = self._add_game(message, entry, happened)
        if isinstance(entry, entries.Preferred):
            private[entry.seat] = {"pass_vizier": entry.pass_vizier, "pass_bonus": entry.pass_bonus}
        additions = {seat: f'"private":{encode(value).decode()}' for seat, value in private.items()}
        asks = isinstance(entry, (*_MOVES, entries.CameBack))
        return Told(table.seq, encode(message).decode(), additions, rearranged, asks)

    def _add_game(self, message: dict[str, Any], entry: AnyEntry, happened: list[Event]) -> dict[int, dict[str, Any]]:
        """Put into the message what has become of the game; what each seat alone may know of it."""
        game = self.table.game
        if game is None:
            return {}
        message["clocks"] = self.table.clocks()
        if not isinstance(entry, _MOVES):
            return {}
        message["events"] = told(happened)
        if isinstance(entry, entries.Started):
            self._sight = Sight(game)
            message["view"] = snapshot_for(self.table, "").view
            return self._opening(happened)
        assert self._sight
        message["changes"], private = self._sight.changes(game)
        return private

    def _opening(self, happened: list[Event]) -> dict[int, dict[str, Any]]:
        assert self._sight
        return {
            seat: self._sight.private(seat) | {"events": told_alone(happened, seat)}
            for seat in range(len(self.table.chairs))
        }

    # Viewers

    def announce(self, event: Told) -> None:
        """Tell everybody here."""
        text = event.text(None)
        for viewer in self.viewers:
            if event.rearranged and viewer.you != (you := you_are(self.table, viewer.player)):
                viewer.you = you
                self._show(viewer)
            else:
                viewer.tell(text if viewer.seat is None else event.text(viewer.seat))
        if event.rearranged and self.presence != self.told_presence:  # who watched may have sat down
            self.tell_presence()
        if event.asks:
            self._ask_decider()

    def _ask_decider(self) -> None:
        asked = [viewer for viewer in self.viewers if viewer.seat is not None and viewer.seat == self.table.decider]
        if asked:
            text = encode(turn_of(self.table)).decode()
            for viewer in asked:
                viewer.tell(text)

    def join(self, viewer: Viewer, after: int | None) -> None:
        """Show how things stand, or what has happened after the event that the viewer saw last."""
        viewer.you = you_are(self.table, viewer.player)
        missed = self._missed(after)
        if missed is None:
            self._show(viewer)
        else:
            viewer.tell(encode(Resumed(self.table.seq, viewer.you)).decode())
            for event in missed:
                viewer.tell(event.text(viewer.seat))
        self.viewers.add(viewer)
        if viewer.seat is not None and viewer.seat == self.table.decider:
            viewer.tell(encode(turn_of(self.table)).decode())

    def _show(self, viewer: Viewer) -> None:
        viewer.tell(encode(snapshot_for(self.table, viewer.player)).decode())

    def _missed(self, after: int | None) -> list[Told] | None:
        """None if that is too long ago, or not of this table's past."""
        if after is None or after > self.table.seq:
            return None
        missed = [event for event in self._recent if event.seq > after]
        return missed if len(missed) == self.table.seq - after else None

    def part(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)

    @property
    def here(self) -> Presence:
        """Who is connected to this process."""
        seats = {viewer.seat for viewer in self.viewers if viewer.seat is not None}
        return Presence(sorted(seats), sum(viewer.seat is None for viewer in self.viewers))

    @property
    def presence(self) -> Presence:
        """Who is connected to any process."""
        here, now = self.here, time.time()
        others = [presence for presence, until in self.elsewhere.values() if until > now]
        seats = {seat for presence in (here, *others) for seat in presence.seats}
        return Presence(sorted(seats), here.watching + sum(other.watching for other in others))

    def tell_presence(self) -> None:
        presence = self.presence
        self.left_at |= dict.fromkeys(set(self.told_presence.seats) - set(presence.seats), time.time())
        self.told_presence = presence
        text = encode(presence).decode()
        for viewer in self.viewers:
            viewer.tell(text)

    def close(self, why: str) -> None:
        """Send everybody away; they may come back at once."""
        for viewer in list(self.viewers):
            viewer.close(TRY_AGAIN, why)


def history_of(table_id: str, log: list[AnyEntry], seat: int | None, after: int) -> Iterator[str]:
    """The events after a number as a seat may know them, from the log of a table."""
    room = Room(table_id, Lease("", 0))
    for entry in log:
        event = room.admit(entry)
        if event.seq > after:
            yield event.text(seat)


async def _nothing() -> None:
    pass
