"""A table in this process: its state, its latest broadcasts and its viewers."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection, Iterator

from msgspec import Struct

from nasrid.server.protocol.entries import AnyEntry
from nasrid.server.protocol.frames import encode_frame
from nasrid.server.protocol.info import GameResult, You
from nasrid.server.protocol.messages import Presence, Resumed, encode
from nasrid.server.table.automatic import passes_automatically
from nasrid.server.table.broadcast import Broadcast, Broadcaster
from nasrid.server.table.data import TableData
from nasrid.server.table.folding import fold_steps, restore, restore_result
from nasrid.server.table.lease import Lease
from nasrid.server.table.snapshots import decision_for, snapshot_for, viewer_info
from nasrid.server.table.state import TableState

WS_SERVICE_RESTART = 1012  # close code of a WebSocket
MAX_NAMED_SPECTATORS = 20  # spectators who are listed by name
RESUME_BUFFER_EVENTS = 16  # events that a viewer can miss without needing a snapshot


class Viewer:
    """One connection. `send_frame` and `close` return without waiting for the client."""

    def __init__(
        self, player: str, send_frame: Callable[[bytes], None], close: Callable[[int, str], None], name: str = ""
    ) -> None:
        self.player = player
        self.name = name
        self.you = You(None)
        self.blocked: Collection[str] = ()  # players whose chat messages are redacted
        self.send_frame = send_frame
        self.close = close
        self._unanswered_commands = 0
        self._held_decision = b""  # the frame of a decision that follows a reply

    @property
    def seat(self) -> int | None:
        return self.you.seat

    def send(self, message: Struct) -> None:
        self.send_frame(encode_frame(encode(message)))

    # A client that sends a command and waits for its reply must not miss the decision that the command causes.

    def begin_command(self) -> None:
        """Hold back decisions until the command has been answered."""
        self._unanswered_commands += 1

    def end_command(self, reply: Struct) -> None:
        """Answer a command. Then send the decision that was held back."""
        self._unanswered_commands -= 1
        self.send(reply)
        if not self._unanswered_commands:
            self.send_decision(self._held_decision)

    def send_decision(self, frame: bytes) -> None:
        """Send a decision, now or after the reply to a command. It replaces the one held back. An empty frame only
        discards that one."""
        self._held_decision = frame if self._unanswered_commands else b""
        if frame and not self._unanswered_commands:
            self.send_frame(frame)


class LiveTable:
    """A table in memory with its viewers."""

    def __init__(self, table_id: str, lease: Lease, now: Callable[[], float] = time.time) -> None:
        self.state = TableState(table_id)
        self.lease = lease
        self._now = now
        self.lock = asyncio.Lock()  # held from a change until the log has stored it
        self.viewers: set[Viewer] = set()
        self.remote_presence: dict[str, tuple[Presence, float]] = {}  # by process, with its expiry
        self.left_at: dict[int, float] = {}  # end of each seat's last connection
        self.sent_presence = Presence([], 0)
        self.used_at = time.monotonic()
        self._recent: deque[Broadcast] = deque(maxlen=RESUME_BUFFER_EVENTS)
        self._broadcaster = Broadcaster(self.state)

    def reset(self) -> None:
        """Discard all entries."""
        self.state = TableState(self.id)
        self._recent.clear()
        self._broadcaster = Broadcaster(self.state)

    @property
    def id(self) -> str:
        return self.state.id

    # Entries

    def load(self, log: list[AnyEntry], result: GameResult | None = None, checkpoint: TableData | None = None) -> None:
        """Fold the log, starting from the checkpoint if there is one, and set the stored result."""
        for _ in self.load_steps(log, result, checkpoint):
            pass

    def load_steps(
        self, log: list[AnyEntry], result: GameResult | None = None, checkpoint: TableData | None = None
    ) -> Iterator[None]:
        """Load like `load`. Each step folds one entry."""
        if checkpoint:
            restore(self.state, checkpoint)
        yield from fold_steps(self.state, log[:-RESUME_BUFFER_EVENTS])
        for entry in log[-RESUME_BUFFER_EVENTS:]:
            self.fold(entry)
            yield
        restore_result(self.state, result)

    def fold(self, entry: AnyEntry) -> Broadcast:
        """Fold the next entry. Raise IllegalActionError and change nothing if its action is illegal."""
        broadcast = self._broadcaster.fold(entry)
        self._recent.append(broadcast)
        return broadcast

    # Viewers

    def announce(self, broadcast: Broadcast) -> None:
        """Send a broadcast to all viewers."""
        # Before the start, a new invitation changes nothing else.
        may_change_you = broadcast.changes_table or self.state.stage == "waiting"
        for viewer in self.viewers:
            if may_change_you and viewer.you != (you := viewer_info(self.state, viewer.player)):
                viewer.you = you
                self._send_snapshot(viewer)
            else:
                viewer.send_frame(broadcast.frame(viewer.seat, viewer.blocked))
        if broadcast.changes_table and self.presence != self.sent_presence:  # a spectator may have sat down
            self.send_presence()
        if broadcast.has_new_decision:
            self._send_decision()

    def _send_decision(self) -> None:
        """Send the decision to its seat, unless an automatic pass follows. Earlier decisions are no longer valid."""
        decider = None if passes_automatically(self.state) else self.state.decider
        frame = b""
        for viewer in self.viewers:
            is_decider = viewer.seat is not None and viewer.seat == decider
            if is_decider and not frame:
                frame = encode_frame(encode(decision_for(self.state)))
            viewer.send_decision(frame if is_decider else b"")

    def join(self, viewer: Viewer, after: int | None) -> None:
        """Add a viewer. Send a snapshot, or the events after `after` if they are still buffered."""
        viewer.you = viewer_info(self.state, viewer.player)
        missed = self._missed_broadcasts(after)
        if missed is None:
            self._send_snapshot(viewer)
        else:
            viewer.send(Resumed(self.state.seq, viewer.you))
            for broadcast in missed:
                viewer.send_frame(broadcast.frame(viewer.seat, viewer.blocked))
        self.viewers.add(viewer)
        if viewer.seat is not None and viewer.seat == self.state.decider:
            viewer.send(decision_for(self.state))

    def _send_snapshot(self, viewer: Viewer) -> None:
        viewer.send(snapshot_for(self.state, viewer.player))

    def _missed_broadcasts(self, after: int | None) -> list[Broadcast] | None:
        """Return the broadcasts after this event, or None if they are not buffered."""
        if after is None or after > self.state.seq:
            return None
        missed = [broadcast for broadcast in self._recent if broadcast.seq > after]
        return missed if len(missed) == self.state.seq - after else None

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)

    @property
    def local_presence(self) -> Presence:
        """The viewers connected to this process."""
        seats = {viewer.seat for viewer in self.viewers if viewer.seat is not None}
        watching = [viewer for viewer in self.viewers if viewer.seat is None]
        known = {viewer.player: viewer.name for viewer in watching if viewer.player}
        unknown = sum(not viewer.player for viewer in watching)
        return Presence(sorted(seats), len(known) + unknown, sorted(known.values())[:MAX_NAMED_SPECTATORS])

    @property
    def presence(self) -> Presence:
        """The viewers connected to any process."""
        local, now = self.local_presence, time.monotonic()
        others = [presence for presence, until in self.remote_presence.values() if until > now]
        seats = {seat for presence in (local, *others) for seat in presence.seats}
        names = [name for presence in (local, *others) for name in presence.names]
        return Presence(
            sorted(seats),
            local.watching + sum(other.watching for other in others),
            sorted(names)[:MAX_NAMED_SPECTATORS],
        )

    def send_presence(self) -> None:
        presence = self.presence
        self.left_at |= dict.fromkeys(set(self.sent_presence.seats) - set(presence.seats), self._now())
        self.sent_presence = presence
        frame = encode_frame(encode(presence))
        for viewer in self.viewers:
            viewer.send_frame(frame)

    def close(self, reason: str) -> None:
        """Close all connections. Clients may reconnect at once."""
        for viewer in list(self.viewers):
            viewer.close(WS_SERVICE_RESTART, reason)


def history_events(
    table_id: str, log: list[AnyEntry], seat: int | None, blocked: Collection[str] = ()
) -> Iterator[bytes]:
    """Yield the events of a log as this seat may see them. Chat of blocked players is redacted."""
    broadcaster = Broadcaster(TableState(table_id))
    for entry in log:
        yield broadcaster.fold(entry).text(seat, blocked)
