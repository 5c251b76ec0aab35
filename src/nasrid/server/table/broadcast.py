"""Entries of the log as they are told: to everybody the same text, with an addition for a seat that may know more."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from nasrid.rules.table.events import Event
from nasrid.rules.wire.encode import encode as encode_game
from nasrid.server.protocol import entries
from nasrid.server.protocol.entries import AnyEntry, entry_name
from nasrid.server.protocol.frames import encode_frame
from nasrid.server.protocol.messages import encode
from nasrid.server.table.state import TableState
from nasrid.server.table.view_diff import ViewDiff, private_events, public_events

_MOVE_ENTRIES = (entries.Started, entries.Acted, entries.Undone)


class Broadcast:
    """A numbered event as it is sent."""

    __slots__ = (
        "_additions",
        "_frame",
        "_public",
        "_redacted",
        "changes_table",
        "chat_author",
        "has_new_decision",
        "seq",
    )

    def __init__(
        self,
        seq: int,
        public: bytes,
        additions: dict[int, bytes],
        changes_table: bool,
        has_new_decision: bool,
        chat_author: str = "",
        redacted: bytes = b"",
    ) -> None:
        self.seq = seq
        self.chat_author = chat_author  # the player, if it is chat
        self._redacted = redacted  # as who has blocked them is told of it: without the words
        self._public = public
        self._frame = encode_frame(public)
        self._additions = additions  # what goes before the last brace
        self.changes_table = changes_table  # who sits there, or how far the table is
        self.has_new_decision = has_new_decision  # somebody has to decide anew

    def text(self, seat: int | None, blocked: Collection[str] = ()) -> bytes:
        if self.chat_author in blocked:
            return self._redacted
        addition = None if seat is None else self._additions.get(seat)
        return self._public if addition is None else b"%b,%b}" % (self._public[:-1], addition)

    def frame(self, seat: int | None, blocked: Collection[str] = ()) -> bytes:
        if self.chat_author in blocked:
            return encode_frame(self._redacted)
        return encode_frame(self.text(seat)) if seat in self._additions else self._frame


class Broadcaster:
    """Folds the entries of one table and writes down how each is told."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._diff: ViewDiff | None = None

    def fold(self, entry: AnyEntry) -> Broadcast:
        """Take in the next entry. Raises IllegalAction and changes nothing."""
        table = self._table
        if self._diff is None and table.game:
            self._diff = ViewDiff(table.game)
        before = table.stage, table.undo_request
        events = table.fold(entry)
        changes_table = entry.changes_table or (table.stage, table.undo_request) != before
        message: dict[str, Any] = {"type": "event", "seq": table.seq, "at": entry.at, "entry": entry_name(entry)}
        message |= {name: getattr(entry, name) for name in entry.public}
        if changes_table:
            message["table"] = table.info()
        private = self._add_game(message, entry, events)
        if isinstance(entry, entries.AutoPassChanged):
            private[entry.seat] = {"auto_pass": sorted(entry.steps)}
        additions = {seat: b'"private":%b' % encode(value) for seat, value in private.items()}
        has_new_decision = isinstance(entry, (*_MOVE_ENTRIES, entries.PlayerReturned))
        if isinstance(entry, entries.ChatSent):
            redacted = encode(message | {"text": ""})
            return Broadcast(
                table.seq, encode(message), additions, changes_table, has_new_decision, entry.player, redacted
            )
        return Broadcast(table.seq, encode(message), additions, changes_table, has_new_decision)

    def _add_game(self, message: dict[str, Any], entry: AnyEntry, events: list[Event]) -> dict[int, dict[str, Any]]:
        """Put into the message what has become of the game; what each seat alone may know of it."""
        game = self._table.game
        if game is None:
            return {}
        message["clocks"] = self._table.clocks()
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
