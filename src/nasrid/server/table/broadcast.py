"""Log entries as clients receive them: one text for all, with an addition for each seat that may know more."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from nasrid.rules.table.events import Event
from nasrid.rules.wire.encode import encode as encode_game
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry, entry_name
from nasrid.server.protocol.frames import encode_frame
from nasrid.server.protocol.info import TableInfo
from nasrid.server.protocol.messages import encode
from nasrid.server.table.clocks import clocks
from nasrid.server.table.folding import fold
from nasrid.server.table.public_info import called_end, table_info
from nasrid.server.table.state import TableState
from nasrid.server.table.view_diff import ViewDiff, private_events, public_events

_MOVE_ENTRIES = (entries.Started, entries.Acted, entries.Undone)


@dataclass(slots=True, eq=False)
class Broadcast:
    """A numbered event as it is sent."""

    seq: int
    public: bytes
    public_frame: bytes
    additions: dict[int, bytes]  # by seat; inserted before the closing brace
    changes_table: bool  # True if the event contains a new table info
    has_new_decision: bool  # True if a seat has to decide again
    chat_author: str  # empty unless the event is a chat message
    redacted: bytes  # the event without the text, for viewers who have blocked the author

    def text(self, seat: int | None, blocked: Collection[str] = ()) -> bytes:
        if self.chat_author in blocked:
            return self.redacted
        addition = None if seat is None else self.additions.get(seat)
        return self.public if addition is None else b"%b,%b}" % (self.public[:-1], addition)

    def frame(self, seat: int | None, blocked: Collection[str] = ()) -> bytes:
        if self.chat_author in blocked:
            return encode_frame(self.redacted)
        return encode_frame(self.text(seat)) if seat in self.additions else self.public_frame


def _can_change_info(entry: AnyEntry, table: TableState, before: TableInfo) -> bool:
    """Return True if an entry can have changed the table info.

    Actions are frequent. They change only the undo request and, at the end of the game, the stage and the result.
    """
    is_action = isinstance(entry, entries.Acted)
    return not is_action or table.stage != before.stage or table.undo_request != before.undo_request


class Broadcaster:
    """Folds the entries of one table into broadcasts."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._diff: ViewDiff | None = None
        self._info: TableInfo | None = None  # as the last broadcast left it

    def fold(self, entry: AnyEntry) -> Broadcast:
        """Apply the next entry to the table. Raise IllegalActionError and change nothing if its action is illegal."""
        table = self._table
        if self._diff is None and table.game:
            self._diff = ViewDiff(table.game)
        before = self._info or table_info(table)
        events = fold(table, entry)
        self._info = table_info(table) if _can_change_info(entry, table, before) else before
        changes_table = self._info != before
        message: dict[str, Any] = {"type": "event", "seq": table.seq, "at": entry.at, "entry": entry_name(entry)}
        message |= {name: getattr(entry, name) for name in entry.public}
        if changes_table:
            message["table"] = self._info
        private = self._add_game(message, entry, events)
        if isinstance(entry, entries.AutoPassChanged):
            private[entry.seat] = {"auto_pass": entry.steps}
        additions = {seat: b'"private":%b' % encode(value) for seat, value in private.items()}
        has_new_decision = isinstance(entry, (*_MOVE_ENTRIES, entries.PlayerReturned))
        author, redacted, public = "", b"", encode(message)
        if isinstance(entry, entries.ChatSent):
            author, redacted = entry.player, encode(message | {"text": ""})
        frame = encode_frame(public)
        return Broadcast(table.seq, public, frame, additions, changes_table, has_new_decision, author, redacted)

    def _add_game(self, message: dict[str, Any], entry: AnyEntry, events: list[Event]) -> dict[int, dict[str, Any]]:
        """Add the public changes of the game to the message. Return the private changes by seat."""
        game = self._table.game
        if game is None:
            return {}
        message["clocks"] = clocks(self._table)
        if isinstance(entry, entries.TimeCalled) and (end := called_end(self._table)):
            message["changes"] = {"view": end}
        if not isinstance(entry, _MOVE_ENTRIES):
            return {}
        message["events"] = public_events(events)
        if self._diff is None:
            self._diff = ViewDiff(game)
            message |= {"view": encode_game(game.view(None)), "standings": encode_game(game.standings())}
            return self._opening(events)
        message["changes"], private = self._diff.update(game)
        return private

    def _opening(self, events: list[Event]) -> dict[int, dict[str, Any]]:
        assert self._diff
        return {
            seat: self._diff.private(seat) | {"events": private_events(events, seat)}
            for seat in range(len(self._table.seats))
        }
