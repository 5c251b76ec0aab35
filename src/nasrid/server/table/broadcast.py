"""Entries of the log as they are told: to everybody the same text, with an addition for a seat that may know more."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from nasrid.rules.table.events import Event
from nasrid.rules.wire.encode import encode as encode_game
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry, name_of
from nasrid.server.protocol.frames import frame_of
from nasrid.server.protocol.messages import encode
from nasrid.server.table.state import TableState
from nasrid.server.table.view_diff import ViewDiff, private_events, public_events

_LEAVE_THE_TABLE_AS_IT_IS = (entries.Acted, entries.Undone, entries.Said, entries.Preferred)
_MOVES = (entries.Started, entries.Acted, entries.Undone)


class Broadcast:
    """A numbered event as it is sent."""

    __slots__ = ("_additions", "_frame", "_public", "_unheard", "asks", "changes_table", "said_by", "seq")

    def __init__(
        self,
        seq: int,
        public: bytes,
        additions: dict[int, bytes],
        changes_table: bool,
        asks: bool,
        said_by: str = "",
        unheard: bytes = b"",
    ) -> None:
        self.seq = seq
        self.said_by = said_by  # the player, if it is chat
        self._unheard = unheard  # as who has blocked them is told of it: without the words
        self._public = public
        self._frame = frame_of(public)
        self._additions = additions  # what goes before the last brace
        self.changes_table = changes_table  # who sits there, or how far the table is
        self.asks = asks  # somebody has to decide anew

    def text(self, seat: int | None, blocked: Collection[str] = ()) -> bytes:
        if self.said_by in blocked:
            return self._unheard
        addition = None if seat is None else self._additions.get(seat)
        return self._public if addition is None else b"%b,%b}" % (self._public[:-1], addition)

    def frame(self, seat: int | None, blocked: Collection[str] = ()) -> bytes:
        if self.said_by in blocked:
            return frame_of(self._unheard)
        return frame_of(self.text(seat)) if seat in self._additions else self._frame


class Broadcaster:
    """Folds the entries of one table and writes down how each is told."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._diff: ViewDiff | None = None

    def admit(self, entry: AnyEntry) -> Broadcast:
        """Take in the next entry. Raises IllegalAction and changes nothing."""
        table = self._table
        if self._diff is None and table.game:
            self._diff = ViewDiff(table.game)
        before = table.stage, table.undo_asked
        happened = table.fold(entry)
        changes_table = not isinstance(entry, _LEAVE_THE_TABLE_AS_IT_IS) or (table.stage, table.undo_asked) != before
        message: dict[str, Any] = {"type": "event", "seq": table.seq, "at": entry.at, "what": name_of(entry)}
        message |= {name: getattr(entry, name) for name in entry.public}
        if changes_table:
            message["table"] = table.info()
        private = self._add_game(message, entry, happened)
        if isinstance(entry, entries.Preferred):
            private[entry.seat] = {"passes": sorted(entry.passes)}
        additions = {seat: b'"private":%b' % encode(value) for seat, value in private.items()}
        asks = isinstance(entry, (*_MOVES, entries.CameBack))
        if isinstance(entry, entries.Said):
            unheard = encode(message | {"text": ""})
            return Broadcast(table.seq, encode(message), additions, changes_table, asks, entry.player, unheard)
        return Broadcast(table.seq, encode(message), additions, changes_table, asks)

    def _add_game(self, message: dict[str, Any], entry: AnyEntry, happened: list[Event]) -> dict[int, dict[str, Any]]:
        """Put into the message what has become of the game; what each seat alone may know of it."""
        game = self._table.game
        if game is None:
            return {}
        message["clocks"] = self._table.clocks()
        if not isinstance(entry, _MOVES):
            return {}
        message["events"] = public_events(happened)
        if self._diff is None:
            self._diff = ViewDiff(game)
            message |= {"view": encode_game(game.view(None)), "standings": encode_game(game.standings())}
            return self._opening(happened)
        message["changes"], private = self._diff.update(game)
        return private

    def _opening(self, happened: list[Event]) -> dict[int, dict[str, Any]]:
        assert self._diff
        return {
            seat: self._diff.private(seat) | {"events": private_events(happened, seat)}
            for seat in range(len(self._table.chairs))
        }
